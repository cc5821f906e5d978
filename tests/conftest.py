"""Shared by all tests."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# Timings are benchmarks, never assertions: no deadline makes a slow machine fail.
settings.register_profile(
    "coven", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("coven")

ROOT = Path(__file__).resolve().parent.parent
SOAK = os.environ.get("COVEN_SOAK") == "1"
