"""A game just where an Event lets everybody choose."""

from innkeeper.game import Game
from innkeeper.judge.laying import lay
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.titles import Titles
from innkeeper.packs import open_box


def at_event(title: str, seats: list[dict[str, object]] | None = None, **more: object) -> Game:
    """A game at the end of Zot's turn, where this Event has just been turned up and everybody chooses."""
    sitting = seats or [{"character": key} for key in ("zot", "deirdre", "gerki")]
    at_sea = any(face.title == title for face in open_box().event_decks["sea"])
    kind = "sea" if at_sea else "dungeon"
    variants = {f"{kind}_events": [title], "counters": {kind: 1}, **more}
    table = {"seats": sitting, "phase": "drink", "variants": variants}
    scenario = scenario_of({"id": "at-an-event", "table": table, "expect": {}})
    game = Game(lay(scenario, open_box(), Titles(open_box())), open_box())
    while (question := game.next()) is not None and question.what not in ("choose", "bid", "bid-secretly"):
        game.choose(question.seat, 0)
    return game
