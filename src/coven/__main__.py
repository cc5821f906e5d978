"""`python -m coven` is the command `coven`."""

import sys

from .cli.main import main

sys.exit(main())
