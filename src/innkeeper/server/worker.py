"""A process of the pool: it does one job after another, and ends when the process that began it is gone.

What travels in both directions are frames: four bytes for the length, then a pickle. First come the packs of the
server's box, then jobs: a function and what it is given besides the box. What comes back is a word and what belongs to
it: READY once, LOGGED, and for each job DONE or FAILED.
"""

import logging
import logging.handlers
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from typing import Any, BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
NICENESS: Final = 10  # whoever serves people comes first
READY: Final = "ready"
DONE: Final = "done"
FAILED: Final = "failed"
LOGGED: Final = "logged"
# How it is begun; what follows on the command line is where to look for modules.
COMMAND: Final = ("-c", "import sys; sys.path[:] = sys.argv[1:]; from innkeeper.server.worker import main; main()")


def framed(content: object) -> bytes:
    """A frame."""
    written = pickle.dumps(content)
    return LENGTH.pack(len(written)) + written


class Sender(logging.handlers.QueueHandler):
    """Sends frames, also for what is logged here: the server writes it down."""

    def __init__(self, out: BinaryIO) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self.out = out

    def enqueue(self, record: logging.LogRecord) -> None:
        self.send(LOGGED, record)

    def send(self, word: str, about: object) -> None:
        self.out.write(framed((word, about)))
        self.out.flush()


def listen(source: BinaryIO, jobs: "queue.SimpleQueue[bytes]") -> None:
    """Take jobs from the server. When it is gone, so is this process, whatever it is doing."""
    while len(length := source.read(LENGTH.size)) == LENGTH.size:
        jobs.put(source.read(*LENGTH.unpack(length)))
    os._exit(0)


def main() -> None:
    """Do what comes in by standard input. What a bot prints goes where the log goes."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    sender = Sender(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    logging.root.addHandler(sender)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()

    from innkeeper.bots import jobs as _known  # noqa: F401  all that is needed is read before the first job comes
    from innkeeper.packs import box_of

    box = box_of(pickle.loads(jobs.get()))
    sender.send(READY, None)
    while True:
        sender.send(*do(jobs.get(), box))


def do(job: bytes, box: Any) -> tuple[str, Any]:
    """Do a job."""
    try:
        function, given = pickle.loads(job)
        return DONE, function(box, *given)
    except Exception:
        logging.getLogger("innkeeper.server").exception("a job failed")
        return FAILED, None
