"""What is written down of a game at a table: entries, and what each is."""

from typing import Final

from innkeeper.bots import Answer

CHOICE: Final = "choice"  # carried out at once
ANSWER: Final = "answer"  # waits in a window until that closes
CLOSE: Final = "close"  # a window closes; the answer is the moment that it makes (0 in books of old)
UNDO: Final = "undo"  # a seat's last choice is taken back; the answer is the moment at which
HOLD: Final = "hold"  # a seat wants to be stopped at every window from now on (1), or no more (0)
RELEASE: Final = "release"  # a seat that was stopped has looked
LOOK: Final = "look"  # a seat that is out sees everybody's hand from now on

Entry = tuple[str, int, Answer]  # what, seat, answer
