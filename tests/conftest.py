"""Shared by all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What differs is told for asserts of these helpers too, as it is for those of the tests.
pytest.register_assert_rewrite(
    *(f"tests.{helper}" for helper in ("commands", "matches", "positions", "records", "tellings"))
)

# Timings are benchmarks, never assertions: no deadline makes a slow machine fail.
settings.register_profile(
    "coven", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("coven")

ROOT = Path(__file__).resolve().parent.parent
SOAK = os.environ.get("COVEN_SOAK") == "1"
