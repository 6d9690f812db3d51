"""Setting up: what is shuffled, what is secret, what is public, and what comes with a character."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.components import in_stock
from innkeeper.rules.laying import deal, lay_table
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.rules.turn import Turn
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.pile import CHARACTER_DECK, DRINK_DECK, DRINK_ME_PILE, HAND
from innkeeper.table.table import Table
from tests.rules.stories import box, counted, lying, progress


def laid(*characters: str, seed: int = 1, sea: bool = False) -> Table:
    """The table before anything is dealt."""
    return lay_table(Setup(list(characters), "cellar", event_decks=["harbour"] if sea else None), box(), seed)


def titles(pile: list[Card]) -> list[str]:
    return [card.face.title for card in pile]


@pytest.mark.rule("setup.character-deck.no-boss-cards")
def test_the_boss_cards_stay_in_the_box() -> None:
    assert sum(face.boss for face in box().characters["bertram"].deck) == 4
    seat = laid("bertram", "zot").seats[0]
    assert len(seat.deck) == 34
    assert not any(card.face.boss for card in seat.deck)


@pytest.mark.rule("setup.character-deck.shuffled", "setup.drink-deck.shared-and-shuffled")
def test_every_deck_is_shuffled_and_holds_what_it_should() -> None:
    one, same, other = laid("zot", "gog", seed=1), laid("zot", "gog", seed=1), laid("zot", "gog", seed=2)
    in_the_box = [face.title for face in box().characters["zot"].deck]
    assert titles(one.seats[0].deck) == titles(same.seats[0].deck)
    assert titles(one.seats[0].deck) != titles(other.seats[0].deck)
    assert sorted(titles(one.seats[0].deck)) == sorted(titles(other.seats[0].deck)) == sorted(in_the_box)
    assert titles(one.seats[0].deck) not in (in_the_box, in_the_box[::-1])
    assert titles(one.drink_deck) != titles(other.drink_deck)
    assert sorted(titles(one.drink_deck)) == sorted(face.title for face in box().drink_decks["cellar"])


def test_several_drink_decks_are_mixed() -> None:
    table = lay_table(Setup(["zot", "gog"], "rdi3+rdi5"), box(), 1)
    both = [face.title for key in ("rdi3", "rdi5") for face in box().drink_decks[key]]
    assert len(table.drink_deck) == 60
    assert sorted(titles(table.drink_deck)) == sorted(both)
    assert {card.face.pack for card in table.drink_deck[:30]} == {"rdi3", "rdi5"}


@pytest.mark.parametrize("drinks", ["rdi99", "rdi1+rdi99", "rdi1+rdi1", "rdi1+", ""])
def test_a_drink_deck_that_is_not_there_or_there_twice_is_refused(drinks: str) -> None:
    with pytest.raises(SetupError, match="no drink deck"):
        lay_table(Setup(["zot", "gog"], drinks), box(), 1)


@pytest.mark.rule("setup.character-deck.shuffled")
def test_two_of_the_same_character_shuffle_each_for_themselves() -> None:
    table = laid("zot", "zot")
    assert titles(table.seats[0].deck) != titles(table.seats[1].deck)
    assert {card.owner for card in table.seats[1].deck} == {1}


@pytest.mark.rule("setup.character.remy-marks")
@pytest.mark.parametrize("others", [1, 2, 5, 9])
def test_a_seal_for_each_other_player(others: int) -> None:
    table = laid("remo", *["zot"] * others)
    (seals,) = [kept for kept in table.kept if kept.component.key == "seals"]
    assert in_stock(table.numbers, seals, len(table.places)) == others
    assert counted(table, "seals") == [0] * (1 + others)


@pytest.mark.rule("setup.character.extra-components")
def test_whistles_and_keys_lie_beside_their_character_and_nobody_elses() -> None:
    orders = set()
    for seed in range(6):
        table = laid("remo", "zot", seed=seed)
        assert {kept.owner for kept in table.kept} == {0}
        assert [
            in_stock(table.numbers, kept, len(table.places)) for kept in table.kept if kept.component.key == "whistles"
        ] == [3]
        assert sorted(lying(table, "keys_deck")) == [
            "Attic key",
            "Cellar key",
            "Chest key",
            "Kitchen key",
            "Stable key",
        ]
        orders.add(tuple(lying(table, "keys_deck")))
    assert len(orders) > 1


@pytest.mark.rule("setup.sea-event-deck.optional")
def test_a_game_has_no_sea_events_unless_the_players_want_them() -> None:
    assert laid("zot", "gog").event_decks == []
    assert Game.new(Setup(["zot", "gog"]), 1, box()).view(0).counts == []


@pytest.mark.rule("setup.sea-event-deck.optional")
def test_the_sea_event_deck_is_shuffled_and_has_two_counters() -> None:
    orders = set()
    for seed in range(8):
        table = laid("zot", "gog", seed=seed, sea=True)
        assert (progress(table), lying(table, "harbour_discard")) == (2, [])
        assert sorted(lying(table, "harbour")) == sorted(face.title for face in box().event_decks["harbour"])
        orders.add(tuple(lying(table, "harbour")))
    assert len(orders) > 1


def swap(table: Table, pile: int, card: Card, other_pile: int, other: Card) -> None:
    """Two cards change places."""
    table.lay(pile, [other if each is card else each for each in table.piles[pile].cards])
    table.lay(other_pile, [card if each is other else each for each in table.piles[other_pile].cards])


def views(table: Table) -> list[bytes]:
    """What each seat sees, and a spectator last."""
    game = Game(table, box())
    return [game.view(seat).encode() for seat in (*range(len(table.seats)), None)]


@pytest.mark.rule("setup.gold.stash-is-public")
def test_everybody_sees_everybodys_gold() -> None:
    table = laid("zot", "gog", "eve")
    before = views(table)
    table.seats[1].purse.gold += 1
    assert all(now != then for now, then in zip(views(table), before, strict=True))
    game = Game(table, box())
    assert [[seat.gold for seat in game.view(looker).seats] for looker in (0, 1, 2, None)] == [[10, 11, 10]] * 4


@pytest.mark.rule("setup.drink-me-pile.nobody-looks", "setup.drink-me-pile.one-card")
def test_nobody_knows_the_own_drink_nor_anothers() -> None:
    table = laid("zot", "gog", "eve")
    deal(table)
    before = views(table)
    assert [len(seat.drink_me) for seat in table.seats] == [1, 1, 1]
    mine, deck = table.seats[0].pile(DRINK_ME_PILE), table.drinks(DRINK_DECK)
    other = next(card for card in table.drink_deck if card.face is not table.seats[0].drink_me[0].face)
    swap(table, mine, table.seats[0].drink_me[0], deck, other)
    assert views(table) == before
    table.put(table.take_top(deck), mine)
    assert views(table) != before


@pytest.mark.rule("setup.hand.secret", "setup.hand.seven-cards")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = laid("zot", "gog", "eve")
    deal(table)
    before = views(table)
    seat = table.seats[0]
    other = next(card for card in seat.deck if card.face not in [held.face for held in seat.hand])
    swap(table, seat.pile(HAND), seat.hand[0], seat.pile(CHARACTER_DECK), other)
    after = views(table)
    assert after[0] != before[0]
    assert after[1:] == before[1:]
    assert [seen.hand for seen in Game(table, box()).view(1).seats] == [7, 7, 7]


@pytest.mark.rule("setup.hand.secret")
def test_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    game = Game.new(Setup(["zot", "gog"]), 3, box())
    game.choose(0, [0, 1])  # discards two
    draws = [fact for fact in game.log if fact.what == "draws"]
    assert len(draws) == 2 and {fact.known_to for fact in draws} == {1 << 0}
    assert all(fact.what != "draws" for fact in game.view(1, since=0).facts)
    assert sum(fact.what == "draws" for fact in game.view(0, since=0).facts) == 2


@pytest.mark.rule("setup.gold.two-players-eight", "setup.gold.ten", "setup.gold.seven-or-more-players-twelve")
@pytest.mark.parametrize(("players", "gold"), [(2, 8), (3, 10), (6, 10), (7, 12), (10, 12)])
def test_the_gold_of_so_many_players(players: int, gold: int) -> None:
    assert [seat.purse.gold for seat in laid(*["zot"] * players).seats] == [gold] * players


@pytest.mark.parametrize("players", [0, 1, 11])
def test_nobody_plays_alone_and_no_more_than_ten_play(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 10 players"):
        laid(*["zot"] * players)


@pytest.mark.rule("setup.first-player.chosen")
def test_anybody_may_go_first() -> None:
    for first in range(3):
        assert Game.new(Setup(["zot", "gog", "eve"], first=first), 1, box()).table.active == first
    with pytest.raises(SetupError, match="first player"):
        Game.new(Setup(["zot", "gog"], first=2), 1, box())


@pytest.mark.rule("setup.drink-me-pile.one-card", "drinks.running-out.everyone-pays-one")
def test_where_there_are_fewer_drinks_than_players_nobody_is_billed_while_the_table_is_set() -> None:
    whole, small = box(), Box()
    small.faces, small.characters = whole.faces, whole.characters
    small.drink_decks["thimble"] = whole.drink_decks["cellar"][:2]
    table = Game.new(Setup(["zot", "gerki", "fiona"], "thimble"), 1, small).table
    assert [len(seat.drink_me) for seat in table.seats] == [1, 1, 0]
    assert [seat.purse.gold for seat in table.seats] == [10, 10, 10]
    assert isinstance(table.stack[0], Turn)  # the turn has begun, and nothing else is going on
