"""How strong a character is: the same games for every version, honest intervals, and an end in any case."""

import msgspec
import pytest

from innkeeper.packs import open_box
from innkeeper.packs.foreign import box_with
from innkeeper.workshop.strength import (
    CardTally,
    Share,
    Tally,
    curve,
    difference,
    gains,
    measure,
    share_of,
    strength,
)
from tests.packs.small import CHARACTER

STRONG = CHARACTER.replace("fortitude: 2", "fortitude: 9")
HEALERS = """\
character: mira
name: Mira
size: 40
cards:
  - title: "Once more, and once more!"
    copies: 40
    sometimes:
      when: {during: action phase, of: me}
      do: [{draw: 1}, {gain: {fortitude: 20}}]
"""


def played(pack: str, games: int, tally: Tally | None = None) -> Tally:
    return measure(box_with(open_box(), [pack]), "mira", tally or Tally(), 1e9, games)


def test_games_follow_from_their_numbers_however_they_are_sliced() -> None:
    whole = played(CHARACTER, 6)
    sliced = played(CHARACTER, 2)
    sent = msgspec.json.decode(msgspec.json.encode(sliced), type=Tally)  # as it goes to a browser and back
    assert played(CHARACTER, 6, sent) == whole


def test_a_slice_plays_one_game_at_least_and_ends_in_time() -> None:
    ticks = iter([0.0, 5.0])
    tally = measure(box_with(open_box(), [CHARACTER]), "mira", Tally(), 1.0, clock=lambda: next(ticks))
    assert tally.games == 1


def test_who_hits_harder_wins_more_often() -> None:
    weak, strong = strength(played(CHARACTER, 24)), strength(played(STRONG, 24))
    assert strong.share > weak.share
    assert strong.low <= strong.share <= strong.high


def test_what_is_left_and_the_cards_are_counted() -> None:
    tally = played(CHARACTER, 4)
    assert curve(tally.mine, tally.mine_seen)[0] == curve(tally.others, tally.others_seen)[0] == 20
    assert {*tally.cards} == {"Hands off!", "Not me!"}
    assert tally.cards["Hands off!"].dealt == 4 and tally.cards["Hands off!"].played > 0


def test_a_game_without_an_end_is_counted_as_one_that_was_not_won() -> None:
    tally = played(HEALERS, 1)
    assert tally.games == 1 and tally.endless + tally.won <= 1


def test_intervals() -> None:
    share = share_of(25, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.175, 0.343)
    assert share_of(0, 0) == Share(0.0, 0.0, 1.0)
    same = difference(share, share)
    assert same.share == 0 and same.low < 0 < same.high


def test_the_cards_that_matter_most_come_first() -> None:
    cards = {"no matter": CardTally(50, 12.5, 3), "matters": CardTally(50, 20.0, 3), "always": CardTally(100, 25.0, 3)}
    found = gains(Tally(games=100, won=25.0, cards=cards))
    assert [it.title for it in found] == ["matters", "no matter"]
    assert found[0].gain.share == pytest.approx(0.3)
