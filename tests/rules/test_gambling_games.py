"""What hands are worth in each gambling game, and that the deck is what it should be."""

from collections import Counter

import pytest

from innkeeper.packs import open_box
from innkeeper.rules.games.dragon_hunt import points
from innkeeper.rules.games.heroes_plunder import score
from innkeeper.rules.games.rogues_and_warriors import worth_of_two
from innkeeper.rules.games.threes import counted
from innkeeper.rules.setup import Setup, SetupError, check
from innkeeper.table.card import Card
from innkeeper.table.chance import A_DIE, Dice
from innkeeper.table.gambling import GAMES, as_dice, as_digits, packed, unpacked
from tests.rules.stories import up_to


def cards(*titles: str) -> list[Card]:
    faces = {face.title: face for face in [*open_box().gambling_deck, *open_box().dragons]}
    return [Card(number, faces[title], -1, -1) for number, title in enumerate(titles)]


def test_the_deck_has_ninety_cards_of_six_suits_and_five_ranks() -> None:
    deck = open_box().gambling_deck
    assert len(deck) == 90
    assert Counter(face.rank for face in deck) == {1: 6, 2: 12, 3: 18, 4: 24, 5: 30}
    assert Counter(face.suit for face in deck) == dict.fromkeys(range(6), 15)
    assert sorted(face.title for face in open_box().dragons) == ["Blue Dragon", "Green Dragon", "Red Dragon"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["Hawk Rogue", "Owl Rogue"], ["Hawk Warrior", "Wolf Lady"]),  # a pair beats two ranks
        (["Hawk Warrior", "Owl Warrior"], ["Hawk Lady", "Owl Lady"]),
        (["Hawk Warrior", "Owl Rogue"], ["Hawk Lady", "Wolf Bard"]),  # the better rank
        (["Hawk Lady", "Owl Bard"], ["Hawk Lady", "Owl Merchant"]),  # the other one
        (["Hawk Lady", "Wolf Bard"], ["Hawk Lady", "Owl Bard"]),  # one colour
    ],
)
def test_two_cards_are_ranked(better: list[str], worse: list[str]) -> None:
    assert worth_of_two(cards(*better)) > worth_of_two(cards(*worse))
    assert worth_of_two(cards(*reversed(better))) == worth_of_two(cards(*better)), "in whatever order they are held"


def test_a_three_counts_nothing() -> None:
    assert [counted(die) for die in (1, 2, 3, 4, 5, 6)] == [1, 2, 0, 4, 5, 6]
    assert as_digits([3, 1, 6]) == 316 and as_dice(316) == [3, 1, 6] and as_dice(0) == []


def test_complete_sets_score_and_what_is_left_over_costs() -> None:
    rogues, bards, ladies = ["Hawk Rogue"] * 5, ["Owl Bard"] * 3, ["Wolf Lady"] * 2
    plunder = [*rogues, *bards, *ladies, "Hare Merchant", "Wren Merchant", "Hawk Warrior", "Owl Warrior"]
    assert score(cards(*plunder)) == 11  # 5 + 3 + 2 + 2, and the Merchants cost one
    assert score(cards(*rogues, *rogues)) == 10, "ten Rogues are two sets"
    assert score(cards("Hawk Rogue", "Owl Bard", "Wolf Lady", "Hare Merchant")) == -4


def test_the_colour_of_the_dragon_scores_and_so_do_many_ranks() -> None:
    red = 0
    hand = ["Hawk Warrior", "Wolf Lady", "Owl Bard", "Wren Merchant", "Hare Rogue"]
    assert points(cards(*hand), red) == 2 * 2 + 5
    warriors = ["Hawk Warrior", "Owl Warrior", "Horse Warrior", "Wren Warrior", "Hare Warrior"]
    assert points(cards(*warriors), red) == 2 + 1, "one rank is poor, even of Warriors"


def test_a_worth_is_packed_in_the_order_in_which_it_counts() -> None:
    assert unpacked(packed([1, 4, 0, 99])) == [1, 4, 0, 99]
    assert packed([1, 0, 0, 0]) > packed([0, 99, 99, 99])


def test_a_die_shows_one_to_six_and_what_is_prescribed() -> None:
    chance = Dice(5).seeded()
    shown = Counter(chance.roll() for _ in range(600))
    assert sorted(shown) == [1, 2, 3, 4, 5, 6] and min(shown.values()) > 60
    chance.arranged = [["Hawk Warrior"], [A_DIE, "4"], [A_DIE, "2"]]
    assert [chance.roll(), chance.roll()] == [4, 2] and chance.arranged == [["Hawk Warrior"]]


@pytest.mark.parametrize(
    ("games", "why"),
    [
        (["poker"], "no gambling game 'poker'; there are: " + ", ".join(GAMES)),
        (["dragon-hordes"], "Dragon Hordes has no winner"),
        (["threes", "threes"], "each gambling game is named once"),
    ],
)
def test_games_that_cannot_be_chosen_are_refused(games: list[str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        check(Setup(["zot", "gerki"], gambling_games=games), open_box())


def test_who_is_forced_out_throws_the_cards_away_unseen() -> None:
    game = up_to("""
        table:
          seats:
            - {character: zot, hand: ["Gambling? I'm in!"]}
            - {character: gerki, hand: ["What's that up your sleeve?"]}
            - {character: deirdre}
          variants: {gambling_game: rogues-and-warriors}
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
          - {seat: Zot, choose: rogues-and-warriors}
          - {seat: Gerki, play: "What's that up your sleeve?", targets: [Zot]}
    """)
    while game.table.round_at >= 0:
        question = game.next()
        assert question is not None
        game.choose(question.seat, 0)
    games = game.table.games
    assert games is not None
    assert not any(game.table.piles[games.of(0, which)].cards for which in range(5))
    assert {fact.seat for fact in game.log if fact.what == "game-turns-up"} == {1, 2}


@pytest.mark.parametrize(("key", "what"), [("heroes-plunder", "draft"), ("dragon-hunt", "exchange")])
def test_what_all_choose_at_once_is_seen_by_nobody_before_the_last_has_chosen(key: str, what: str) -> None:
    """Two evenings that differ in what Zot has chosen look the same to all others, in every possible truth, too."""
    game = up_to(f"""
        table:
          seats:
            - {{character: zot, hand: ["Gambling? I'm in!"]}}
            - {{character: gerki}}
            - {{character: deirdre}}
          variants: {{gambling_game: {key}}}
        script:
          - {{seat: Zot, play: "Gambling? I'm in!"}}
          - {{seat: Zot, choose: {key}}}
    """)
    assert [question.what for question in game.questions] == [what] * 3
    twins = [game.copy(), game.copy()]
    for place, twin in enumerate(twins):
        twin.choose(0, place)
    for other in (1, 2, None):
        first, second = (twin.view(other, since=0).encode() for twin in twins)
        assert first == second
    for other in (1, 2):
        worlds = [twin.redeal(other, Dice(7).seeded()) for twin in twins]
        asked = [[(question.seat, len(question.options)) for question in world.questions] for world in worlds]
        assert asked[0] == asked[1] and asked[0][0][0] == 0, "what Zot chose is forgotten, and asked anew"
