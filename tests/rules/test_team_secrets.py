"""What a team knows together and nobody else does: Drinks it orders, hands its members look into, cards they buy."""

import pytest

from innkeeper.rules.foreign_hands import ForeignHand
from innkeeper.table.chance import Dice
from tests.rules.stories import up_to


@pytest.mark.rule("team-characters.tara.team-sees-ordered-drinks")
def test_taras_team_sees_all_drinks_that_it_orders_in_the_phase() -> None:
    game = up_to("""
        table:
          seats: [{character: zot, potions: 0}, {character: tara, hand: ["Signs point to you getting drunker...soon!"]},
                  {character: gerki, potions: 0}, {character: fiona}]
          drink_deck: ["Wine", "Light Ale", "Dark Ale", "Elven Wine", "Water"]
          phase: order-a-drink
          variants: {mode: two-headed-dragon}
          teams: [[Zot, Tara], [Gerki, Fiona]]
        script:
          - {seat: Tara, play: "Signs point to you getting drunker...soon!"}
    """)
    peeks = [fact for fact in game.log if fact.what == "peeks"]
    assert [fact.card.face.title for fact in peeks] == ["Wine", "Light Ale", "Dark Ale", "Elven Wine"]
    assert [seat for seat in range(4) if peeks[0].is_known_to(seat)] == [0, 1]


@pytest.mark.rule("teams.general.teammates-see-hands-and-confer")
def test_in_a_new_deal_a_hand_looked_into_stays_as_both_teams_know_it() -> None:
    game = up_to("""
        table:
          seats: [{character: daareka, hand: ["Your doubts taste wonderful."], potions: 0}, {character: gerki},
                  {character: zot, hand: ["I raise!", "Winning Hand!"], potions: 0}, {character: fiona},
                  {character: gog, potions: 0}, {character: eve}]
          variants: {mode: two-headed-dragon}
          teams: [[Daareka, Gerki], [Zot, Fiona], [Gog, Eve]]
        script:
          - {seat: Daareka, play: "Your doubts taste wonderful.", targets: [Zot]}
    """)
    kept: list[str] = []
    for seat in game.table.seats:
        hands = set()
        for seed in range(9):
            frame = game.redeal(seat.number, Dice(seed)).table.stack[-1]
            assert isinstance(frame, ForeignHand)
            hands.add(tuple(card.number for card in frame.cards))
        kept += [seat.name] if len(hands) == 1 else []
    assert kept == ["Daareka", "Gerki", "Zot", "Fiona"]
