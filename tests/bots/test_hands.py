"""What the others most likely do not hold, from who has passed in a Round, and worlds that heed it."""

from collections import Counter

import pytest

from innkeeper.bots import bot, own_dice
from innkeeper.bots.hands import Course, likely_held, locks
from innkeeper.bots.worlds import Worlds
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.conditions import current_round
from innkeeper.rules.redealing import Held, redeal
from innkeeper.rules.setup import Setup
from innkeeper.table.card import Card
from innkeeper.table.chance import Dice, QuickDice
from innkeeper.table.log import Fact
from innkeeper.table.question import PLAY, Question
from innkeeper.vocabulary.terms import CHEATING, GAMBLING
from tests.bots.test_bots import begin, table_of

NEAREST, AHEAD = [0.0] * 4, [1.0] * 4
PASS, CONTROL = "gambling.play.card-or-pass", "gambling.play.card-takes-control"
DRAW = "turn.discard-draw.draw-up-to-seven"
ROUND_BEGINS = Fact("starts-round", "gambling.start.by-action-card", 0)


def told(*facts: Fact) -> Game:
    """A table at which this has happened."""
    game = begin("zot", "fiona", "eve", "gog")
    for fact in facts:
        game.table.log.write(fact)
    return game


def held_by(seat: int, game: Game, aims: list[float]) -> Held:
    found = [held for held in likely_held(game.table, aims) if held.seat == seat]
    return found[0] if found else Held(seat)


def takes_control(card: Card) -> bool:
    return any(play.kind & (GAMBLING | CHEATING) for play in card.face.plays)


def test_of_who_has_shown_nothing_nothing_is_known() -> None:
    assert likely_held(told().table, NEAREST) == []
    assert likely_held(told(ROUND_BEGINS).table, NEAREST) == []


def test_who_passes_most_likely_holds_nothing_to_take_control_with() -> None:
    game = told(ROUND_BEGINS, Fact("passes", PASS, 1))
    of_before, of_today = held_by(1, game, NEAREST), held_by(1, game, AHEAD)
    assert of_before.gambling == of_before.cheating == 0.03
    assert of_today.gambling == 1.0  # two more have still to pass: a card is kept for later
    assert held_by(2, game, NEAREST).gambling == 1.0


def test_the_last_who_could_stop_a_win_tells_most_where_cards_are_kept() -> None:
    passing = [Fact("passes", PASS, seat) for seat in (1, 2, 3)]
    assert held_by(3, told(ROUND_BEGINS, *passing), AHEAD).gambling == 0.29
    left = Fact("leaves", "gambling.ante.leave-instead", 1)
    assert held_by(3, told(ROUND_BEGINS, left, *passing[1:]), AHEAD).gambling == 0.29  # who has left is not waited for


def test_where_only_a_cheating_card_may_follow_a_pass_tells_of_these_alone() -> None:
    winning = next(card for card in begin("zot", "fiona").table.cards if locks(card.face))
    game = told(ROUND_BEGINS, Fact("takes-control", CONTROL, 0, winning), Fact("passes", PASS, 1))
    held = held_by(1, game, NEAREST)
    assert (held.gambling, held.cheating) == (1.0, 0.01)


def test_after_a_new_card_in_control_all_are_asked_anew() -> None:
    plain = next(card for card in begin("zot", "fiona").table.cards if takes_control(card) and not locks(card.face))
    passing = [Fact("passes", PASS, seat) for seat in (1, 2)]
    game = told(ROUND_BEGINS, *passing, Fact("takes-control", CONTROL, 3, plain), Fact("passes", PASS, 0))
    assert held_by(0, game, NEAREST).gambling == 0.03


def test_as_new_cards_are_drawn_it_is_forgotten() -> None:
    shown = [ROUND_BEGINS, Fact("passes", PASS, 1)]
    some = held_by(1, told(*shown, Fact("has-drawn", DRAW, 1, amount=2)), NEAREST)
    assert some.gambling == some.cheating == pytest.approx(2 / 7 + 5 / 7 * 0.03)
    assert likely_held(told(*shown, Fact("has-drawn", DRAW, 1, amount=7)).table, NEAREST) == []


def test_a_pass_in_another_game_tells_nothing() -> None:
    passes = Fact("passes", "embedding.betting.one-card-or-pass", 1)
    assert likely_held(told(ROUND_BEGINS, passes).table, NEAREST) == []


def test_worlds_deal_such_cards_as_seldom_and_nothing_is_lost() -> None:
    game, chance = begin("zot", "fiona", "eve", "gog"), QuickDice(1)
    fiona = game.table.seats[1]
    cards = Counter(card.number for card in fiona.hand + fiona.deck)
    seen: Counter[bool] = Counter()
    for heeded in (False, True):
        for _ in range(300):
            seat = game.redeal(0, chance, [Held(1, 0.1, 0.1)] if heeded else []).table.seats[1]
            assert len(seat.hand) == 7 and Counter(card.number for card in seat.hand + seat.deck) == cards
            seen[heeded] += sum(map(takes_control, seat.hand))
    assert seen[False] > 300 and 0.05 < seen[True] / seen[False] < 0.15


def test_a_hand_that_is_seen_stays_as_it_is() -> None:
    game = begin("zot", "fiona")
    seen = [card.number for card in game.table.seats[0].hand]
    redeal(game.table, 0, Dice(1), [Held(0, 0.0, 0.0)])
    assert [card.number for card in game.table.seats[0].hand] == seen


def test_what_is_known_of_hands_travels_with_worlds() -> None:
    worlds = Worlds(told(ROUND_BEGINS, Fact("passes", PASS, 1)), 0, Dice(1))
    again = Worlds.from_data(worlds.to_data(), open_box())
    known = [[(held.seat, held.gambling, held.cheating) for held in each.held] for each in (worlds, again)]
    assert known[0] == known[1] != []


def test_how_the_cards_really_lie_has_no_part_in_what_is_dealt() -> None:
    game = told(ROUND_BEGINS, Fact("passes", PASS, 1), Fact("passes", PASS, 2))
    deals = []
    for truth in (game, game.redeal(0, Dice(100).seeded())):
        world = Worlds(truth, 0, Dice(1)).deal(Dice(2))
        deals.append([[card.number for card in pile.cards] for pile in world.table.piles])
    assert deals[0] == deals[1]


def test_a_teammate_shows_the_hand_whoever_has_passed() -> None:
    setup = Setup(["zot", "fiona", "eve", "gog"], mode="two-headed-dragon", sides=[[0, 1], [2, 3]])
    game = Game.new(setup, 1, open_box())
    seen = [card.number for card in game.table.seats[1].hand]
    world = game.redeal(0, Dice(1), [Held(1, 0.0, 0.0)])
    assert [card.number for card in world.table.seats[1].hand] == seen


@pytest.mark.parametrize(
    "setup",
    [
        Setup(["zot", "fiona", "eve", "gog"]),
        Setup(["zot", "fiona"], otto=True),
        Setup(
            ["zot", "fiona", "eve", "gog", "gerki", "dimli"], mode="two-headed-dragon", sides=[[0, 1], [2, 3], [4, 5]]
        ),
    ],
)
def test_it_is_known_how_many_have_still_to_pass(setup: Setup) -> None:
    """Only who cut the own turn short is counted with the others."""
    gos = wrong = 0
    for seed in range(12):
        game, player, dice = Game.new(setup, seed, open_box()), bot("random"), own_dice(seed, len(setup.characters))
        course, read = Course(game.table), 0
        while (question := game.next()) is not None:
            for fact in game.table.log.facts(read):
                course.follow(fact, [0.0] * len(dice))
            read = game.told
            going_on = current_round(game.table)
            if question.what == "go" and going_on is not None and not game.table.away:
                gos += 1
                waiting = [
                    seat for seat in going_on.gamblers if seat != going_on.control and seat not in going_on.passed
                ]
                wrong += course.still_to_pass() != len(waiting)
            game.choose(
                question.seat,
                0 if question.is_forced() else player.choose(game.view(question.seat), dice[question.seat]),
            )
    assert gos > 20 and wrong == 0


def is_a_go(question: Question) -> bool:
    return question.what == "go" and question.options[0].what != PLAY


def test_regulars_hold_such_cards_as_seldom_as_is_supposed() -> None:
    """Of cards of who has passed that could take control: how many are in hand, by chance, and as is supposed."""
    there = by_chance = supposed = 0.0
    for number in range(25):
        setup, seed = table_of(number, 4)
        game, regular, dice = Game.new(setup, seed, open_box()), bot("regular:1"), own_dice(seed, 4)
        course, read = Course(game.table), 0
        while (question := game.next()) is not None:
            for fact in game.table.log.facts(read):
                course.follow(fact, NEAREST)
            read = game.told
            for owner in game.table.players if is_a_go(question) else []:
                part = course.held[owner.number].gambling
                if part < 0.2 and not owner.out:
                    usual = sum(map(takes_control, owner.hand + owner.deck)) / len(owner.hand + owner.deck)
                    by_chance += len(owner.hand) * usual
                    supposed += len(owner.hand) * usual * part
                    there += sum(map(takes_control, owner.hand))
            view = game.view(question.seat)
            game.choose(question.seat, 0 if question.is_forced() else regular.choose(view, dice[question.seat]))
    assert by_chance > 100 and abs(there - supposed) < 0.15 * by_chance
