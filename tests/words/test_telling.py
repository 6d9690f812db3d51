"""Every fact, prompt and option has words, in plain sentences."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import innkeeper
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.log import Fact
from innkeeper.table.question import Question
from innkeeper.words import HERE, Unspoken, bundle, languages, telling

PACKAGE = Path(innkeeper.__file__).parent
GAMES = 60


def begin(number: int) -> tuple[Game, random.Random]:
    dice = random.Random(number)
    box = open_box()
    characters = [dice.choice(sorted(box.characters)) for _ in range(2 + number % 9)]
    return Game.new(Setup(characters, dice.choice(sorted(box.drink_decks))), dice.getrandbits(128), box), dice


def choose_any(game: Game, question: Question, dice: random.Random) -> None:
    if question.picks and (not question.options or dice.random() < 0.5):
        places = dice.sample(range(len(question.picks)), dice.randint(question.least, question.most))
        game.choose(question.seat, places)
    else:
        game.choose(question.seat, dice.randrange(len(question.options)))


def sound(text: str) -> bool:
    """Nothing is missing: no variable, no empty title or name, no doubled space."""
    return not re.search(r"[{}$]|“”|\?\?|  |^[ ,']| [,.]", text)


def told_by_the_engine() -> set[str]:
    """Every kind of fact that the engine's own text names."""
    source = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "rules").glob("*.py"))
    return set(re.findall(r'table\.tell\(\s*"([a-z-]+)"', source)) | {"accepts", "declines"}


def test_every_kind_of_fact_has_a_message() -> None:
    missing = {what for what in told_by_the_engine() if not bundle("en").has_message(f"fact-{what}")}
    assert len(told_by_the_engine()) > 40
    assert not missing


@pytest.mark.parametrize("number", range(GAMES))
def test_games_are_told_without_gaps(number: int) -> None:
    game, dice = begin(number)
    while (question := game.next()) is not None:
        view = game.view(question.seat)
        prompt = telling.prompt(question, view)
        me = view.seats[question.seat].name
        assert sound(prompt) and prompt.startswith(f"{me}, "), prompt
        assert not re.search(rf"\b{me}\b(?! \d)", re.sub(r"“.*?”", "", prompt[len(me) :])), prompt
        options = [telling.option(option, question, view) for option in question.options]
        assert all(sound(text) for text in options), options
        assert len(set(options)) == len(options), options
        choose_any(game, question, dice)
    names = [seat.name for seat in game.table.seats]
    for fact in game.log:
        text = telling.fact(fact, names)
        assert sound(text) and text.endswith((".", ".”", "!”", "?”")), text


def test_an_unknown_fact_is_no_empty_sentence() -> None:
    with pytest.raises(Unspoken):
        telling.fact(Fact("dances", "turn.end"), ["Zot"])


def test_numbers_and_places_are_told() -> None:
    names = ["Zot", "Gog"]
    assert telling.fact(Fact("fortitude", "", 1, amount=-2), names) == "Gog loses 2 Fortitude."
    assert telling.fact(Fact("alcohol", "", 0, amount=3), names) == "Zot's Alcohol Content goes up by 3."
    assert telling.fact(Fact("alcohol", "", 0, whom=8, amount=2), names) == "Zot's Alcohol Content goes up by 2, to 8."
    assert telling.fact(Fact("fortitude", "", 1, whom=0, amount=-2), names) == "Gog loses 2 Fortitude, down to 0."
    assert telling.fact(Fact("alcohol", "", 0), names) == "Zot's Alcohol Content stays where it is."
    assert telling.fact(Fact("pays", "", 0, whom=-1, amount=1), names) == "Zot pays 1 Gold to the Inn."
    assert telling.fact(Fact("pays", "", 0, whom=-2, amount=1), names) == "Zot antes 1 Gold."
    assert telling.fact(Fact("pays", "", 0, whom=1, amount=2), names) == "Zot pays 2 Gold to Gog."
    assert telling.fact(Fact("has-drawn", "", 0, amount=1), names) == "Zot draws a card."
    assert telling.fact(Fact("gold-divided", "", 0, whom=7, amount=15), names).startswith("Zot's 15 Gold is divided: 7")


def test_names_in_a_row() -> None:
    assert telling.listed([]) == ""
    assert telling.listed(["Zot"]) == "Zot"
    assert telling.listed(["Zot", "Gog", "Eve"]) == "Zot, Gog and Eve"


def test_the_files_hold_no_broken_messages() -> None:
    for language in languages():
        for path in (HERE / language).glob("*.ftl"):
            entries = FluentParser().parse(path.read_text("utf-8")).body
            junk = [entry for entry in entries if isinstance(entry, ast.Junk)]
            assert not junk, f"{path}: {junk[0].content}"
