"""The bot that searches: see `tree.py` for how."""

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ..engine.game import Game
