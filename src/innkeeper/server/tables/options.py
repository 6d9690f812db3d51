"""What is agreed on when a table is opened."""

import math
import secrets
from typing import Final

from msgspec import structs

from innkeeper.agreed import Agreed
from innkeeper.lessons import LEARNER, lessons
from innkeeper.server.messages.tables import TableOptions
from innkeeper.server.tables.names import tidy
from innkeeper.server.tables.seats import USUAL_BOT

SWIFT: Final = "swift"
NATURAL: Final = "natural"
SLOW: Final = "slow"
EVEN: Final = "even"
PACES: Final = (SWIFT, NATURAL, SLOW, EVEN)
CHOSEN: Final = "chosen"
DRAFT: Final = "draft"
WAYS: Final = (CHOSEN, DRAFT)  # to one's character
EVEN_WINDOW: Final = 6.0  # seconds that every window lasts at even pace, unless answer_time says otherwise
LONGEST_TITLE: Final = 40
BOUNDS: Final = {  # the least and the most seconds; 0 stands for no end, or no delay
    "timeout": (0.001, 86_400.0),
    "answer_time": (1.0, 600.0),
    "turn_time": (5.0, 3600.0),
    "delay": (1.0, 600.0),
}
NEVER_ZERO: Final = ("timeout",)
MANNERS: Final = ("Merry", "Crooked", "Sleepy", "Golden", "Leaky", "Roaring", "Dented", "Mossy", "Lucky", "Last")
THINGS: Final = ("Barrel", "Tankard", "Lantern", "Goblet", "Bench", "Hearth", "Dice", "Rafters", "Pony", "Spoon")


class Options(TableOptions, frozen=True, kw_only=True):
    """The options of a table, and what follows from them."""

    @property
    def window_time(self) -> float:
        """How long somebody may take to respond, and every window lasts at even pace; 0: as long as they like."""
        return self.answer_time or (EVEN_WINDOW if self.pace == EVEN else 0.0)

    def problems(self) -> list[str]:
        """What is wrong with them, a sentence each."""
        found: list[str] = []
        if self.pace not in PACES:
            found.append(f"pace must be one of {', '.join(PACES)}, not {self.pace!r}.")
        if self.characters not in WAYS:
            found.append(f"characters must be one of {', '.join(WAYS)}, not {self.characters!r}.")
        if self.lesson and self.lesson not in lessons():
            found.append(f"lesson must be one of {', '.join(lessons())}, or empty, not {self.lesson!r}.")
        for name, (least, most) in BOUNDS.items():
            seconds: float = getattr(self, name)
            free = 0 if name in NEVER_ZERO else 1
            if not (math.isfinite(seconds) and (least <= seconds <= most or (free and seconds == 0))):
                bounds = f"{least:g} to {most:g} seconds" + (", or 0 for none" if free else "")
                found.append(f"{name} must be {bounds}, not {seconds:g}.")
        return found


def as_taught(options: Options) -> tuple[list[str], list[str], Options]:
    """The characters, the bots (the learner has none) and the options of a lesson."""
    lesson = lessons()[options.lesson]
    bots = ["" if seat == LEARNER else USUAL_BOT for seat in range(len(lesson.characters))]
    agreed = structs.replace(options, characters=CHOSEN, **structs.asdict(Agreed(drinks=lesson.drinks)))
    return lesson.characters, bots, agreed


def proper_title(title: str) -> str:
    """What a table is called; the inn names it if nobody does."""
    if not title.strip():
        return f"The {secrets.choice(MANNERS)} {secrets.choice(THINGS)}"
    return tidy(title, "title", LONGEST_TITLE)
