"""The event loop on which the inn is served: uvloop's, which takes less of a processor, where there is one."""

import sys

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

__all__ = ["new_event_loop"]
