"""Event Decks, and the Event that is turned up: what players choose from, who has chosen, what each chose."""

from innkeeper.packs.translations import deck_name, option_in
from innkeeper.server.messages import ChosenShown, EventDeckShown, EventShown
from innkeeper.table.box import Box
from innkeeper.table.pile import IGNORING_ACTIONS
from innkeeper.table.waiting import Waiting
from innkeeper.view import View
from innkeeper.vocabulary.effects import Bid, EachChooses, Effect


def show_event_decks(view: View, box: Box, language: str) -> list[EventDeckShown]:
    """The Event Decks in play, the sea before the dungeon."""
    names = {pack.key: pack.name for pack in box.packs} if view.event_decks else {}
    return [
        EventDeckShown(
            key=deck.name,
            name=deck_name(deck.name, names.get(deck.name, deck.name), language),
            kind=deck.chapter.removesuffix("-events"),
            cards=view.sizes[deck.cards - view.drinks],
            counters=view.counts[deck.counters],
            discard=[face.number for face in view.faces_in(deck.discard)],
        )
        for deck in view.event_decks
    ]


def show_event(view: View, language: str) -> EventShown | None:
    """The Event that lies open, as everybody sees it: what is chosen in secret is not shown before all have chosen."""
    event = next((waiting for waiting in reversed(view.stack) if waiting.what == "event"), None)
    if event is None:
        return None
    effect = next((effect for effect in event.effects() if isinstance(effect, EachChooses | Bid)), None)
    options = (
        [option_in(language, branch.name) for branch in effect.branches] if isinstance(effect, EachChooses) else []
    )
    asked = next((waiting for waiting in reversed(view.stack) if waiting.what == "each"), Waiting("each"))
    return EventShown(
        card=event.faces[0].number,
        deck=event.faces[0].pack if event.faces[0].encounter_level else "",
        seat=event.seat,
        ignoring=[seat.number for seat in view.seats if (event.ignoring >> seat.number) & 1],
        what=_what(effect),
        secret=isinstance(effect, EachChooses | Bid) and effect.secretly,
        options=options,
        waiting=asked.whom,
        chosen=[ChosenShown(seat, value, options[value] if options else str(value)) for seat, value in event.chosen],
        discarded=event.discarded,
    )


def _what(effect: Effect | None) -> str:
    return "" if effect is None else "bid" if isinstance(effect, Bid) else "choose"


def ignores_actions(view: View, seat: int) -> bool:
    """Whether a player Ignores all Action Cards for now."""
    for label, number in zip(view.labels, view.counts, strict=True):
        if label.name == IGNORING_ACTIONS and label.owner == seat:
            return number == 1
    return False
