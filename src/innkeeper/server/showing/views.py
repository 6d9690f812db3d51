"""Views in words: all that a seat or a spectator may know at one moment."""

from innkeeper.game import Game
from innkeeper.server.messages import ViewShown
from innkeeper.server.showing.asking import show_hand, show_question
from innkeeper.server.showing.games import show_game
from innkeeper.server.showing.shared import Shared
from innkeeper.server.showing.teams import show_mates
from innkeeper.table.log import Fact
from innkeeper.view import View
from innkeeper.words import ENGLISH


def show_view(
    game: Game, view: View, language: str = ENGLISH, decision: int = 0, shared: Shared | None = None, held: str = ""
) -> ViewShown:
    """A view as it travels, with the facts that it holds; `shared` was made for others who see this moment."""
    shared = shared or Shared(game)
    view.read_as(shared.view)
    return ViewShown(
        you=view.seat,
        turn=view.turn,
        active=view.active,
        phase=view.phase,
        inn=view.inn,
        pot=view.pot,
        drink_deck=view.drink_deck,
        drink_discard=shared.drink_discard,
        counters=[view.counts[deck.counters] for deck in view.event_decks],
        over=view.over,
        winners=view.winners,
        players=shared.players(language),
        going_on=shared.going_on(view, language),
        threats=shared.threats,
        hand=show_hand(game, view, language, held),
        question=show_question(view, shared.threats, language, decision),
        undo="",
        told=0,
        facts=[shared.told(fact, language, view.seat) for fact in view.facts],
        piles=shared.piles,
        sides=shared.sides,
        mates=show_mates(game, view, language),
        event_decks=shared.event_decks(language),
        event=shared.event(language),
        evening=shared.evening(language),
        game=show_game(view, language) if view.games is not None else None,
    )


def without_echo(facts: list[Fact]) -> list[Fact]:
    """Who has been told what they drew need not hear that they drew."""
    found: list[Fact] = []
    for fact in facts:
        if not (fact.what == "has-drawn" and found and found[-1].what == "draws" and found[-1].seat == fact.seat):
            found.append(fact)
    return found
