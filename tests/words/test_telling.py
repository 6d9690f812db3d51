"""Every fact has words, in plain sentences, as its listener would say it."""

import re
from pathlib import Path

import pytest

import innkeeper
from innkeeper.packs import open_box
from innkeeper.rules.choosing import things_on
from innkeeper.table.card import Card
from innkeeper.table.log import Fact
from innkeeper.vocabulary.effects import Branch, ChooseOne, StartRound
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import ACTION, AS_ACTION, ME, PICKED
from innkeeper.words import Unspoken, bundle, telling
from innkeeper.words.wording_clauses import option_told
from tests.rules.stories import tell
from tests.words.games import finished, sound
from tests.words.test_every_effect import EXAMPLES

PACKAGE = Path(innkeeper.__file__).parent
GAMES = 60
ENDS = (".", ".”", "!”", "?”", "!")


def told_by_the_engine() -> set[str]:
    """Every kind of fact that the engine's own text names."""
    source = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "rules").rglob("*.py"))
    return set(re.findall(r'table\.tell\(\s*"([a-z-]+)"', source)) | {"accepts", "declines"}


def test_every_kind_of_fact_has_a_message() -> None:
    missing = {what for what in told_by_the_engine() if not bundle("en").has_message(f"fact-{what}")}
    assert len(told_by_the_engine()) > 40
    assert not missing


@pytest.mark.parametrize("number", range(GAMES))
def test_games_are_told_without_gaps(number: int) -> None:
    game = finished(number)
    names = [seat.name for seat in game.table.seats]
    for fact in game.log:
        for me in (telling.SPECTATOR, 0):
            text = telling.fact(fact, names, me=me)
            assert sound(text) and text.endswith(ENDS), text


@pytest.mark.parametrize("number", range(10))
def test_who_listens_is_you_and_never_a_name(number: int) -> None:
    game = finished(number)
    names = [f"Guest{seat.number}" for seat in game.table.seats]
    for fact in game.log:
        for me, name in enumerate(names):
            text = telling.fact(fact, names, me=me)
            assert not re.search(rf"\b{name}\b", text), text
            others = telling.fact(fact, names)
            assert (text == others) == (name not in others), (text, others)


def test_an_unknown_fact_is_no_empty_sentence() -> None:
    with pytest.raises(Unspoken):
        telling.fact(Fact("dances", "turn.end"), ["Zot"])


def test_numbers_and_places_are_told() -> None:
    names = ["Zot", "Gog"]
    assert telling.fact(Fact("fortitude", "", 1, amount=-2), names) == "Gog loses 2 Fortitude."
    assert telling.fact(Fact("alcohol", "", 0, amount=3), names) == "Zot gains 3 Alcohol Content."
    assert telling.fact(Fact("alcohol", "", 0, whom=8, amount=2), names) == "Zot gains 2 Alcohol Content, up to 8."
    assert telling.fact(Fact("fortitude", "", 1, whom=0, amount=-2), names) == "Gog loses 2 Fortitude, down to 0."
    assert telling.fact(Fact("alcohol", "", 0), names) == "Zot's Alcohol Content stays where it is."
    assert telling.fact(Fact("pays", "", 0, whom=-1, amount=1), names) == "Zot pays 1 Gold to the Inn."
    assert telling.fact(Fact("pays", "", 0, whom=-2, amount=1), names) == "Zot antes 1 Gold."
    assert telling.fact(Fact("pays", "", 0, whom=1, amount=2), names) == "Zot pays Gog 2 Gold."
    assert telling.fact(Fact("has-drawn", "", 0, amount=1), names) == "Zot draws a card."
    assert telling.fact(Fact("gold-divided", "", 0, whom=7, amount=15), names).startswith("Zot's 15 Gold is divided: 7")


def test_the_same_fact_is_told_to_each_in_their_own_way() -> None:
    paid = Fact("pays", "", 0, whom=1, amount=2)
    names = ["Zot", "Gog", "Eve"]
    assert [telling.fact(paid, names, me=me) for me in range(3)] == [
        "You pay Gog 2 Gold.",
        "Zot pays you 2 Gold.",
        "Zot pays Gog 2 Gold.",
    ]


def test_who_stands_for_a_team_is_told_so_whoever_named_them() -> None:
    names = ["Zot", "Gog", "Eve"]
    itself, mate = Fact("champion", "", 0, whom=0), Fact("champion", "", 0, whom=1)
    assert [telling.fact(itself, names, me=me) for me in (0, 1)] == [
        "You stand for your team.",
        "Zot stands for the team.",
    ]
    assert [telling.fact(mate, names, me=me) for me in (0, 1)] == [
        "Gog stands for the team.",
        "You stand for your team.",
    ]


def test_a_number_is_no_seat() -> None:
    """Where a marker stands is told in the same place as the other player."""
    risen = Fact("fortitude", "", 0, whom=1, amount=1)
    assert telling.fact(risen, ["Zot", "Gog"], me=1) == "Zot gains 1 Fortitude, up to 1."


def test_names_in_a_row() -> None:
    assert telling.listed([]) == ""
    assert telling.listed(["Zot"]) == "Zot"
    assert telling.listed(["Zot", "Gog", "Eve"]) == "Zot, Gog and Eve"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["100 %", "%(who)s", "%s", chr(0xE000) + chr(0xE001), "{ $who }"])
def test_a_name_is_filled_in_as_it_is(name: str, language: str) -> None:
    fact = Fact("plays", "", seat=0, whom=1)
    plain = telling.fact(fact, ["Ada", "Bob"], language)
    assert telling.fact(fact, [name, "Bob"], language) == plain.replace("Ada", name)


@pytest.mark.parametrize(
    ("language", "hers", "theirs"),
    [
        (
            "en",
            "You pay with an Artifact that lies face down.",
            "Keet pays with an Artifact that lies face down.",
        ),
        ("ru", "Вы платите закрытым артефактом.", "Keet платит закрытым артефактом."),
    ],
)
def test_an_artifact_that_is_paid_face_down_is_not_named(language: str, hers: str, theirs: str) -> None:
    table = tell("""
        table:
          seats:
            - {character: zot, hand: ["Tip the Wench."]}
            - {character: keet, gold: 2, state: {artifact_stash: ["Box of Stale Curses", "A Plain Gold Brick"]}}
            - {character: fiona}
        script:
          - {seat: Zot, play: "Tip the Wench.", targets: [Keet]}
        expect:
          Keet: {gold: 1, state: {artifacts: 1}}
    """)
    (fact,) = [fact for fact in table.log.facts() if fact.what == "hidden-artifact-goes"]
    assert fact.card.face.title == ""
    names = ["Zot", "Keet", "Fiona"]
    assert [telling.fact(fact, names, language, me) for me in (1, 0)] == [hers, theirs]


@pytest.mark.parametrize(
    ("language", "hers", "theirs"),
    [
        ("en", "You choose “Form becomes Bear”.", "Erin chooses: “Form becomes Bear”."),
        ("ru", "Вы выбираете: „Облик: медведь“.", "Erin выбирает: „Облик: медведь“."),
    ],
)
def test_what_was_chosen_is_told(language: str, hers: str, theirs: str) -> None:
    table = tell("""
        table:
          seats:
            - {character: erin, hand: ["Wildshape"]}
            - {character: zot}
        script:
          - {seat: Erin, play: "Wildshape"}
          - {seat: Erin, choose: bear}
        expect: {}
    """)
    (fact,) = [fact for fact in table.log.facts() if fact.what == "chooses"]
    assert telling.fact(fact, ["Erin", "Zot"], language, me=0) == hers
    assert telling.fact(fact, ["Erin", "Zot"], language) == theirs


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whatever_can_be_chosen_on_a_card_can_be_told(language: str) -> None:
    cards = [Card(0, face, 0, 0) for face in open_box().faces if things_on(face)]
    assert len(cards) > 10
    for card in cards:
        facts = [
            Fact("chance-chooses" if choice.by_chance else "chooses", "", 0, card, amount=place)
            for place, (choice, _) in enumerate(things_on(card.face))
        ]
        told = [telling.fact(fact, ["Zot"], language, me=0) for fact in facts]
        assert len(told) == len(set(told)) and all(sound(text) for text in told), told


TO_SOMEBODY = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*|\w+[еи]те(сь)?)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_somebody_chose_is_told_of_them_to_the_others(language: str) -> None:
    for face in open_box().faces:
        for place, (choice, _) in enumerate(things_on(face)):
            what = "chance-chooses" if choice.by_chance else "chooses"
            text = telling.fact(Fact(what, "", 0, Card(0, face, 0, 0), amount=place), ["Zot", "Gog"], language, me=1)
            assert sound(text) and face.title not in text, text
            assert not TO_SOMEBODY[language].search(text), text


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("chooser", [ME, PICKED])
def test_whatever_effect_somebody_chose_is_not_told_as_if_to_the_listener(language: str, chooser: int) -> None:
    told = []
    for _, effects_of_it in EXAMPLES:
        branch = Branch("this", [], effects_of_it)
        choice = ChooseOne([branch])
        choice.who = chooser
        told.append(option_told(choice, branch, language))
        assert not TO_SOMEBODY[language].search(told[-1]), told[-1]
    assert len([text for text in told if text]) > 15 and "" in told


@pytest.mark.parametrize(
    ("language", "hers", "theirs"),
    [
        ("en", "You choose “start a Round of Gambling”.", "Zot chooses what “By the fire” does."),
        ("ru", "Вы выбираете: „начинаете раунд Азарта“.", "Zot выбирает, что сделает «By the fire»."),
    ],
)
def test_what_a_card_says_to_its_player_alone_is_not_quoted_to_others(language: str, hers: str, theirs: str) -> None:
    face = Face("By the fire", "")
    face.add_play(Play(ACTION, AS_ACTION, [ChooseOne([Branch("play", [], [StartRound()])])]))
    fact = Fact("chooses", "", 0, Card(0, face, 0, 0))
    assert [telling.fact(fact, ["Zot", "Gog"], language, me) for me in (0, 1)] == [hers, theirs]
