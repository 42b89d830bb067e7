"""Entry: what the built program starts."""

import sys

from garbage_desktop.__main__ import main

sys.exit(main())
