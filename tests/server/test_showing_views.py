"""What a seat is shown: what goes on, what would come, what passing means, and what caused what."""

import msgspec
import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.server.messages import ViewShown
from innkeeper.server.showing.shared import DEEPEST, Shared
from innkeeper.server.showing.views import show_view
from innkeeper.table.chance import Dice
from innkeeper.words import going, telling
from tests.properties.helpers import decisions, some_game
from tests.rules.stories import seat_of, up_to

DUEL = """
    table:
      seats:
        - {character: fiona, hand: ["So then I got the ogre in a headlock like this!", "I don't think so!"]}
        - {character: zot, fortitude: 11, alcohol: 8, hand: ["Now you see me... Now you don't!", "I don't think so!"]}
        - {character: gerki, hand: ["Tip the Wench."]}
    script:
      - {seat: Fiona, play: "So then I got the ogre in a headlock like this!", targets: [Zot]}
      - {seat: Zot, play: "Now you see me... Now you don't!"}
      - {seat: Fiona, play: "I don't think so!"}
"""


def shown_to(game: Game, name: str, language: str = "en") -> ViewShown:
    return show_view(game, game.view(seat_of(game, name), 0), language)


def test_an_answer_to_an_answer_as_its_victim_sees_it() -> None:
    game = up_to(DUEL)
    view = shown_to(game, "Zot")
    assert [it.says for it in view.going_on] == ["Fiona hits you", "You ignore it", "Fiona says no"]
    assert [(it.answers, it.verb, it.verb_says) for it in view.going_on] == [
        (-1, "", ""),
        (0, "ignores", "ignores"),
        (1, "negates", "negates"),
    ]
    (threat,) = view.threats
    assert (threat.seat, threat.fortitude, threat.alcohol, threat.by) == (view.you, 8, 8, 0)
    asked = view.question
    assert asked is not None
    assert asked.prompt == "Fiona says no. Will you answer?"
    assert asked.then == "If you pass, Fortitude 11 → 8 meets Alcohol 8: you are out unless somebody answers."
    (card,) = view.hand
    assert (card.why_not, card.foot) == (None, "Stops Fiona's answer")
    decline, play = asked.options
    assert (decline.what, decline.hand, decline.on) == ("decline", -1, -1)
    assert (play.what, play.hand, play.use, play.on) == ("play", 0, 0, 2)


def test_the_same_moment_as_others_see_it() -> None:
    game = up_to(DUEL)
    asked = shown_to(game, "Gerki").question
    assert asked is not None
    assert asked.then == "If nobody answers, Zot is out: Fortitude 11 → 8 meets Alcohol 8."
    assert shown_to(game, "Fiona").threats == shown_to(game, "Zot").threats
    assert [it.says for it in shown_to(game, "Fiona").going_on] == ["You hit Zot", "Zot ignores it", "You say no"]


def test_the_log_tells_what_caused_what() -> None:
    game = up_to(DUEL)
    while game.questions[0].what == "respond":
        game.choose(game.questions[0].seat, 0)
    told = [(fact.depth, fact.text) for fact in shown_to(game, "Zot").facts]
    assert told[1:6] == [
        (0, "Fiona plays “So then I got the ogre in a headlock like this!” on you."),
        (1, "You play “Now you see me... Now you don't!”"),
        (2, "Fiona plays “I don't think so!”"),
        (2, "Your “Now you see me... Now you don't!” is Negated."),
        (1, "You lose 3 Fortitude, down to 8."),
    ]


def test_a_drink_with_all_that_is_done_about_it() -> None:
    game = up_to("""
        table:
          phase: order-a-drink
          seats:
            - {character: gog, fortitude: 15, alcohol: 7, drink_me: ["Wine"]}
            - {character: deirdre, hand: ["Water into Wine"]}
        script:
          - {seat: Gog, order: [Deirdre]}
    """)
    view = shown_to(game, "Deirdre")
    assert [it.says for it in view.going_on] == ["Gog drinks"]
    assert [(threat.seat, threat.alcohol, threat.by) for threat in view.threats] == [(0, 9, 0)]
    assert view.question is not None
    assert view.question.then == "If nobody answers: Gog, Alcohol 7 → 9."
    assert view.hand[0].foot == "+2 Alcohol for Gog"
    assert view.question.options[1].on == 0


def test_russian_is_spoken_to_those_who_ask_for_it() -> None:
    game = up_to(DUEL)
    english, russian = shown_to(game, "Zot"), shown_to(game, "Zot", "ru")
    assert russian.question is not None and english.question is not None
    for one, other in (
        (english.question.prompt, russian.question.prompt),
        (english.question.then, russian.question.then),
        (english.hand[0].foot, russian.hand[0].foot),
        (english.going_on[0].says, russian.going_on[0].says),
        (english.facts[0].text, russian.facts[0].text),
    ):
        assert one != other and any("а" <= letter <= "я" for letter in other.lower())


@pytest.mark.parametrize("seed", range(8))
def test_what_is_shown_does_not_depend_on_what_is_hidden(seed: int) -> None:
    players = 2 + seed % 4
    game, chance = some_game(seed, players), Dice(seed ^ 5).seeded()
    for number, _ in enumerate(decisions(game, seed)):
        if number % 7:
            continue
        for seat in (*range(players), None):
            twin = game.copy()
            deal_hidden_cards(twin.table, -1 if seat is None else seat, chance)
            one, other = show_view(game, game.view(seat, 0)), show_view(twin, twin.view(seat, 0))
            assert msgspec.json.encode(one) == msgspec.json.encode(other)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_made_once_for_all_is_what_each_would_be_told_alone(seed: int) -> None:
    game, read = some_game(seed, 4), 0
    language = "ru" if seed % 2 else "en"
    for _ in decisions(game, seed):
        shared = Shared(game)
        show_view(game, game.view(None, read), language, 0, shared)
        for seat in range(4):
            view = game.view(seat, read)
            shown = show_view(game, view, language, 0, shared)
            assert [it.text for it in shown.facts] == [
                telling.fact(fact, shared.names(language), language, seat) for fact in view.facts
            ]
            assert [it.says for it in shown.going_on] == [
                going.says(view, place, language) for place in range(len(view.stack))
            ]
        read = game.told


@pytest.mark.parametrize("seed", range(8))
def test_a_fact_is_at_most_one_deeper_than_the_one_before(seed: int) -> None:
    """So each finds what it was caused by above itself."""
    game = some_game(seed, 4)
    for _ in decisions(game, seed):
        pass
    before, deepest = 0, 0
    for fact in show_view(game, game.view(None, 0)).facts:
        assert 0 <= fact.depth <= min(DEEPEST, before + 1), fact.text
        before, deepest = fact.depth, max(deepest, fact.depth)
    assert deepest >= 2


def test_the_depth_of_facts_survives_saving() -> None:
    game = up_to(DUEL)
    twin = Game.from_data(game.to_data(), game.box)
    assert [fact.depth for fact in twin.log] == [fact.depth for fact in game.log]
    assert max(fact.depth for fact in game.log) == 2


def test_what_lies_before_each_player_is_drawn_from_its_component() -> None:
    game = up_to("""
    table:
      seats:
        - {character: remy, hand: ["Take this as a warning! Next time it'll be the brig"]}
        - {character: serena, state: {piety: 3}}
        - {character: zot}
    script:
      - {seat: Remy, play: "Take this as a warning! Next time it'll be the brig", targets: [Serena]}
    """)
    remy, serena, zot = (
        [(it.kind, it.label, it.owner, it.count, it.least, it.most) for it in player.components]
        for player in Shared(game).players("en")
    )
    assert remy == [("stock", "Mark", 0, 1, 0, 2)]
    assert serena == [("token", "Mark", 0, 1, 0, 1), ("counter", "Piety", 1, 3, 1, 8)]
    assert zot == []
    (piety,) = (it for it in Shared(game).players("en")[1].components if it.kind == "counter")
    assert (piety.emblem, piety.tint, piety.in_force) == ("piety", "light", -1)
    assert open_box().faces[piety.chart].title == "Piety"
    assert [it.label for it in Shared(game).players("ru")[1].components] == ["Метка", "Благочестие"]
