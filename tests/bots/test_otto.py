"""Bots beside Otto: they know what his falling is worth, and that he is nobody's rival."""

from innkeeper.bots import Regular, bot, play
from innkeeper.bots.eyes import Eyes
from innkeeper.bots.outlook import chance_of
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup
from innkeeper.table.chance import Dice
from tests.rules.stories import up_to

TWO = Setup(["zot", "gerki"], otto=True)


def game_with_tracks(towards_zot: int, towards_gerki: int) -> Game:
    """Otto has so much left towards each."""
    game = Game.new(TWO, 1, open_box())
    for player, left in enumerate((towards_zot, towards_gerki)):
        game.table.track(2, player).fortitude = left
    return game


def test_the_nearer_he_is_to_passing_out_the_more_a_blow_is_worth_and_only_on_the_own_track() -> None:
    near, far = (Eyes(game_with_tracks(left, 6).view(0)) for left in (1, 6))
    for eyes in (near, far):
        eyes.behind = 0
    assert near.change(2, fortitude=-1) > far.change(2, fortitude=-1) > 0
    near.behind = 1
    assert near.change(2, fortitude=-1) < 0, "a rival's blow brings the rival nearer to a reward"


def test_his_own_drink_moves_both_tracks_and_is_worth_nothing_where_they_stand_alike() -> None:
    eyes = Eyes(game_with_tracks(4, 4).view(0))
    assert eyes.change(2, alcohol=1) == 0
    assert [seat.number for seat in eyes.rivals] == [1]


def test_he_has_no_share_in_the_outlook() -> None:
    game = game_with_tracks(6, 6)
    assert chance_of(game.table, 0) + chance_of(game.table, 1) == 1


def test_a_regular_takes_a_reward_and_orders_for_the_other_player() -> None:
    game = up_to("""
        table:
          seats:
            - character: otto
              deck: [{stand_in: "Cog 1"}, {stand_in: "Cog 2"}]
              tracks: {Zot: {fortitude: 3, alcohol: 2}}
            - {character: zot, hand: ["I told you not to distract me!"]}
            - {character: gerki}
          variants: {otto: [warrior, rogue]}
          active: Zot
        script:
          - {seat: Zot, play: "I told you not to distract me!", targets: [Otto]}
    """)
    question = game.next()
    assert question is not None and question.what == "reward"
    assert Regular().choose(game.view(0), Dice(1)) != 0


def test_bots_play_whole_games_beside_him() -> None:
    for seed in range(3):
        assert play([Regular(), bot("veteran:20")], TWO, seed, open_box()).winners in ([0], [1], [0, 1])
