"""All that the table of moments heeds is heeded: with it a card may be played less often, and never more."""

from pathlib import Path

import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice
from innkeeper.table.pile import CHARACTER_DECK, HAND
from innkeeper.table.question import PLAY, Question
from innkeeper.vocabulary.moment_table import AFFECTS, FROM, NO_ANTE_OR_ENDING, NOT_REDUCED, WRITTEN, Row
from tests.packs.small import EVENTS
from tests.properties.helpers import some_answer

DRAW = "do: [{draw: 1, who: me}]"
OUCH = "when: {would: {lose: fortitude}, of: me}, do: [{reduce: {by: 1}}]"
HIT = "pick: anyone, do: [{lose: {fortitude: 1}}]"
ALMS = "pick: anyone, do: [{lose: {fortitude: 1}}, {gain: {gold: 1}, from: inn, who: others}]"
MIRA = 0  # her seat: she holds a card for each play, and seldom plays one but those that say so
GAMES = 48

Open = dict[str, set[tuple[int, ...]]]  # of each play in hand: on what, and with which picks


def when(row: Row, of: str, by: str, more: str = "") -> str:
    """A moment as an author writes it."""
    parts = [
        row.written.replace("[action]", "[action, sometimes, anytime]"),
        f"of: {of}" if of else "",
        f"by: {by}" if by else "",
        more,
    ]
    return "when: {" + ", ".join(part for part in parts if part) + "}"


def pairs_of(row: Row) -> list[tuple[str, str]]:
    """For all that a row heeds a play that does not say it, and one that does."""
    of, by = row.of[0], row.by[0]
    wide = f"{when(row, of, by)}, {DRAW}"
    links = [when(row, value, by) for value in row.of[1:] if AFFECTS not in row.heeds and value != "gizmo"]
    links += [when(row, of, value) for value in row.by[1:]]
    if AFFECTS in row.heeds:
        links += [when(row, "me", by, "affects: [gold]"), when(row, "", by, "affects: drink")]
    links += [when(row, of, by, "from: [action]")] if FROM in row.heeds else []
    found = [(wide, f"{link}, {DRAW}") for link in links]
    found += [(wide, f"{wide}, {word}") for word in (NOT_REDUCED, NO_ANTE_OR_ENDING) if word in row.heeds]
    if row.has_source(row.of[-1], row.by[-1]):
        picks = f"{when(row, row.of[-1] if row.behind == 'of' else of, row.by[-1])}, pick: anyone, do: [{{draw: 1}}]"
        found.append((picks, f"{picks}, cannot: {{pick: source}}"))
    return found


def pack(folder: Path) -> Box:
    """A character with a card for every play, its text being its title."""
    plays = sorted({play for row in WRITTEN for pair in pairs_of(row) for play in pair})
    cards = [f'  - {{title: "{play}", copies: 1, sometimes: {{{play}}}}}' for play in plays]
    cards.append(f'  - {{title: "Ouch!", copies: 9, sometimes: {{{OUCH}}}, action: {{{HIT}}}}}')
    cards.append(f'  - {{title: "Oops!", copies: 9, anytime: {{{ALMS}}}}}')
    path = folder / "mira.yaml"
    path.write_text(f"character: mira\nname: Mira\nsize: {len(plays) + 18}\ncards:\n" + "\n".join(cards), "utf-8")
    river = folder / "river.yaml"
    river.write_text(EVENTS, "utf-8")
    return open_box(path, river)


def open_to(question: Question, game: Game) -> Open:
    """What Mira may do now with each play that she holds."""
    found: Open = {card.face.title: set() for card in game.table.seats[MIRA].hand}
    for option in question.options:
        if option.what == PLAY and option.card.face.title in found:
            found[option.card.face.title].add((option.on, *option.targets))
    return found


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> list[Open]:
    """All that Mira was asked in some random games."""
    box, found = pack(tmp_path_factory.mktemp("pack")), []
    for seed in range(GAMES):
        game = Game.new(Setup(["mira", "keet", "deirdre", "zot"], event_decks=["river"]), seed, box)
        seat = game.table.seats[MIRA]
        game.table.lay(seat.pile(HAND), seat.hand + seat.deck)
        game.table.lay(seat.pile(CHARACTER_DECK), [])
        game.table.questions = []
        game.play_on()  # what was asked already was about another hand
        chance = Dice(seed).seeded()
        while (question := game.next()) is not None:
            shy = False
            if question.seat == MIRA and question.options:
                found.append(open_to(question, game))
                shy = not found[-1].get("Ouch!") and chance.below(8) > 0
            game.choose(question.seat, 0 if shy else some_answer(question, chance))
    return found


PAIRS = sorted({pair for row in WRITTEN for pair in pairs_of(row)})


@pytest.mark.parametrize(("wide", "narrow"), PAIRS)
def test_what_a_moment_heeds_makes_a_difference(asked: list[Open], wide: str, narrow: str) -> None:
    both = [(at[wide], at[narrow]) for at in asked if wide in at and narrow in at]
    assert any(narrower for _, narrower in both), "never to be played"
    assert any(wider - narrower for wider, narrower in both), "no difference"
    if "of: me" in wide and "of: another" in narrow:
        assert not any(narrower & wider for wider, narrower in both)
    else:
        assert all(narrower <= wider for wider, narrower in both)
