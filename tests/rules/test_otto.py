"""Otto: what his chapter says that no scenario with the cards of the box can show."""

import pytest

from innkeeper.agreed import read_variants
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.drink_deck import order_drinks
from innkeeper.rules.games.doublerogue import HitDefendOrFold
from innkeeper.rules.laying import lay_table
from innkeeper.rules.otto.boxes import FollowBox
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.table.chance import Dice
from innkeeper.table.question import PLAY
from innkeeper.vocabulary.effects import OrderDrinks
from tests.rules.stories import box, lying, tell, up_to


@pytest.mark.rule("otto.other.pub-crawl-and-dungeon-training")
def test_there_is_nothing_to_crawl_to_and_no_dungeon_to_move_through() -> None:
    """The rules of these two variants are in no rulebook, so no table can be set for them."""
    for variant in ("pub-crawl", "dungeon-training"):
        with pytest.raises(ValueError, match=f"no '{variant}'"):
            read_variants(variant, open_box())


@pytest.mark.rule("otto.other.kept-drinks-discarded")
def test_a_drink_that_stays_with_its_drinker_does_not_stay_with_otto() -> None:
    table = tell("""
        table:
          drinks: cellar
          seats:
            - {character: otto, deck: [{stand_in: "Cog 1"}, {stand_in: "Cog 2"}, {stand_in: "Cog 3"}]}
            - {character: zot}
            - {character: gerki}
          drink_deck: ["Bottle of Long Evenings"]
          variants: {otto: [warrior, rogue]}
        script: []
        until: end-of-turn
        expect:
          Otto: {in_play: [], tracks: {Zot: {alcohol: 2}, Gerki: {alcohol: 2}}}
    """)
    assert "Bottle of Long Evenings" in lying(table, "drink_discard")


@pytest.mark.rule("otto.choices.forced-discard-does-nothing", "otto.general.no-hand")
def test_a_drink_makes_him_neither_discard_nor_draw() -> None:
    game = up_to("""
        table:
          seats:
            - {character: otto, deck: [{stand_in: "Cog 1", action: "Gog loves everyone!"}, {stand_in: "Cog 2"}]}
            - {character: zot, hand: ["Down Pooky!"]}
            - {character: gerki}
          variants: {otto: [warrior, rogue]}
        script: []
    """)
    assert not game.table.seats[2].hand


@pytest.mark.rule("otto.responses.trigger")
def test_he_answers_when_his_place_in_the_order_comes_up() -> None:
    """Who holds an Anytime Card is heard first; what they do is done before he turns up a card."""
    game = up_to("""
        table:
          seats:
            - {character: otto, deck: [{stand_in: "Cog 1"}, {stand_in: "Cog 2"}]}
            - {character: zot, hand: ["I told you not to distract me!"]}
            - {character: gerki, hand: ["Tip the Wench."]}
          variants: {otto: [warrior, rogue]}
          active: Zot
        script:
          - {seat: Zot, play: "I told you not to distract me!", targets: [Otto]}
    """)
    asked = game.next()
    assert asked is not None and asked.seat == 1 and any(option.what == PLAY for option in asked.options)
    assert len(game.table.seats[2].deck) == 2
    game.choose(1, 0)
    assert [fact.what for fact in game.log if fact.seat == 2] == ["turns-up-box", "box-silent"]


@pytest.mark.rule("otto.setup.two-of-four-factions", "otto.setup.third-player-in-two-player-game")
@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(["zot", "gerki", "fiona"], otto=True), "Otto plays along with two players, not with 3"),
        (Setup(["zot", "gerki"], otto=True, factions=["rogue"]), "two different factions of warrior, rogue"),
        (Setup(["zot", "gerki"], otto=True, factions=["rogue", "rogue"]), "two different factions"),
        (Setup(["zot", "gerki"], factions=["rogue", "cleric"]), "factions are of Otto's deck"),
    ],
)
def test_tables_at_which_he_may_not_sit(setup: Setup, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        lay_table(setup, box(), 1)


@pytest.mark.rule("otto.setup.two-of-four-factions")
def test_without_a_choice_chance_takes_two_factions_and_everybody_knows_which() -> None:
    setup = Setup(["zot", "gerki"], otto=True)
    found = {tuple(lay_table(setup, box(), seed).places[2].nature.factions) for seed in range(40)}
    assert len(found) == 6 and all(len(set(pair)) == 2 for pair in found)


@pytest.mark.rule("otto.other.no-extra-actions-or-orders")
def test_a_card_that_tells_him_to_order_drinks_does_nothing() -> None:
    game = Game.new(Setup(["zot", "gerki"], otto=True), 1, box())
    card = game.table.seats[2].deck[0]
    orders = next(face for face in box().faces if face.title == "Wench, bring some drinks for my friends!").plays[0]
    order = next(effect for effect in orders.effects if isinstance(effect, OrderDrinks))
    before = len(game.table.stack)
    order_drinks(game.table, FollowBox(card, 2, 0), order)
    assert len(game.table.stack) == before
    order_drinks(game.table, FollowBox(card, 0, 0), order)
    assert len(game.table.stack) == before + 1, "anybody else orders"


def test_in_a_world_dealt_anew_he_has_answered_what_all_are_asked_at_once() -> None:
    """Gerki has drafted already; of Otto's choice nobody waits, in no possible truth."""
    game = up_to("""
        table:
          seats:
            - {character: otto}
            - {character: zot}
            - {character: gerki, hand: ["Gambling? I'm in!"]}
          variants: {otto: [warrior, rogue], gambling_game: heroes-plunder}
          active: Gerki
        script:
          - {seat: Gerki, play: "Gambling? I'm in!"}
          - {seat: Gerki, choose: heroes-plunder}
    """)
    gerki, zot, otto = 1, 0, 2
    game.choose(gerki, 0)
    assert [question.seat for question in game.questions] == [zot]
    for seat in (gerki, zot):
        world = game.redeal(seat, Dice(3).seeded())
        assert otto not in [question.seat for question in world.questions]


@pytest.mark.rule("otto.choices.first-option-otherwise", "embedding.responses.sometimes-and-anytime-allowed")
def test_in_doublerogue_he_hits_when_everybody_has_had_time_for_cards() -> None:
    """Hitting is what the rules of that game name first; who plays a card before it does so before it."""
    game = up_to("""
        table:
          seats:
            - {character: otto}
            - {character: zot, hand: ["Gambling? I'm in!"]}
            - {character: gerki, hand: ["Grab a coin while no one's lookin'!"]}
          variants: {otto: [warrior, rogue], gambling_game: doublerogue}
          active: Zot
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
          - {seat: Zot, choose: doublerogue}
    """)
    otto = 2
    go = game.table.stack[-1]
    while not (isinstance(go, HitDefendOrFold) and go.first == otto):
        game.choose(game.questions[0].seat, 0)
        go = game.table.stack[-1]
    (gerki,) = game.questions
    assert gerki.seat == 1 and gerki.options[-1].what == PLAY
    before = len(game.log)
    game.choose(gerki.seat, 0)
    first = game.log[before]
    assert (first.what, first.seat) == ("game-hits", otto)
