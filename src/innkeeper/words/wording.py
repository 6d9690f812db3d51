"""The text of a card, put together from what it does, so that what it says and what it does cannot differ."""

from functools import partial
from typing import Final

from innkeeper.vocabulary import plays, terms
from innkeeper.vocabulary.component_words import AS_MANY_AS_THERE_ARE, PLACES
from innkeeper.vocabulary.components import COUNTER, EVERYBODY, HOLDER, NO_COMPONENT, TOKEN, Component
from innkeeper.vocabulary.names import by_term
from innkeeper.words import ENGLISH, games, say
from innkeeper.words.patterns import is_known
from innkeeper.words.wording_clauses import Teller
from innkeeper.words.wording_parts import capital
from innkeeper.words.wording_plays import KINDS, kind_and_text, of_kinds, play_text
from innkeeper.words.wording_texts import besides, chart_texts, text_by_itself

DECK_PLACES: Final = by_term(PLACES)


def text(face: plays.Face, language: str = ENGLISH) -> str:
    """All that a card says."""
    if face.event is not None:
        return event_text(face, language)
    if face.component is not NO_COMPONENT:
        return chart_text(face, language)
    if face.rank >= 0:
        return games.text(face, language)
    if face.prize:
        return " ".join([text_by_itself(face.texts[0], Teller(language)), say("text-prize", language)])
    told = [combo_text(face, language)] if face.trait else played_text(face, language)
    told += besides(face, partial(Teller, language))
    if face.symbol:
        told.append(say("text-symbol", language, symbol=capital(say(f"symbol-{face.symbol}", language))))
    if face.fails:
        told.append(say("text-fails", language))
    if face.price:
        told.append(say("text-price", language, number=face.price))
    if face.acts_at_once() and not face.stays():
        told.append(say("text-at-once-then", language))
    elif face.side_deck.slots:
        told.append(slot_text(face, language))
    return " ".join(filter(None, told)) or say("text-nothing", language)


def played_text(face: plays.Face, language: str) -> list[str]:
    """What it is to drink a card, to play it, and to have it join another."""
    told = [drink_text(face.drink, language)] if face.drink is not None else []
    told.append(uses_text(face, language))
    if face.adds is not None and (face.adds.effects or face.adds.given or face.adds.numbers):
        told.append(added_text(face.adds, language))
    return told


def uses_text(face: plays.Face, language: str) -> str:
    """What a card says of the ways to play it; most cards say nothing else."""
    several = len({play.kind for play in face.plays}) > 1
    texts = [kind_and_text(play, language) if several else play_text(play, language) for play in face.plays]
    between = "\n" if face.faction else f"\n{say('between-plays', language)}\n"  # boxes are for different occasions
    return between.join(texts)


def added_text(adds: plays.Play, language: str) -> str:
    """What a card adds to the one it joins, and to what it is played along by choice."""
    told = play_text(adds, language) if adds.effects else ""
    teller = Teller(language, adds.pick)
    if adds.numbers:
        told = teller.sentence(teller.say("raise-numbers", amount=adds.numbers))
    if adds.given:
        given = teller.say("adds-given", whom=teller.whom(terms.PICKED, ".instrumental"))
        return " ".join([told, given]) if told else given
    if not adds.joins_kinds:
        return told
    return teller.say("adds-to", cards=of_kinds(adds.joins_kinds, teller), text=told)


def trait_name(trait: str, language: str) -> str:
    """What a kind of card in a Combo is called."""
    key = f"trait-{trait}"
    return say(key, language) if is_known(key) else trait


def combo_text(face: plays.Face, language: str) -> str:
    """Of which kind a card of a Combo is, and what it does if the right kind follows."""
    assert face.adds is not None
    told = added_text(face.adds, language)
    own, after = trait_name(face.trait, language), trait_name(face.followed_by, language)
    return say("text-combo", language, trait=own, followed=after, text=told)


def slot_name(slot: str, language: str) -> str:
    """What a slot is called; what takes up none is special."""
    key = f"slot-{slot or 'special'}"
    return say(key, language) if is_known(key) else slot


def slot_text(face: plays.Face, language: str) -> str:
    """Where a card is equipped, and what it counts for."""
    slot = slot_name(face.slot, language)
    return say("text-slot", language, slot=slot, takes=face.takes, level=face.level)


def chart_text(face: plays.Face, language: str) -> str:
    """What a component is, and what happens by itself."""
    component, teller = face.component, Teller(language)
    if component.kind == COUNTER and component.sum_of is not None:
        told = [teller.say("chart-sum")]
    elif component.steps:
        steps = [component.at(step, language) for step in range(len(component.steps))]
        start = component.at(component.number, language)
        told = [teller.say("chart-steps", steps=teller.listed(steps, "list-comma"), start=start)]
    elif component.kind == COUNTER:
        told = [teller.say("chart-counter", least=component.least, most=component.most, start=component.number)]
    else:
        told = token_lines(component, teller) if component.kind == TOKEN else deck_lines(component, teller)
    used = [kind_and_text(play, language) for play in face.plays]
    return " ".join([*told, *chart_texts(face, language), *used])


def token_lines(component: Component, teller: Teller) -> list[str]:
    """Tokens: who holds how many."""
    stock = "chart-stock-each" if component.for_each_other else "chart-stock"
    bounded = component.most < AS_MANY_AS_THERE_ARE
    held = teller.say("chart-token", most=component.most) if bounded else teller.say("chart-token-any")
    told = [held, teller.say(stock, number=component.number)]
    if component.never_automata:
        told.append(teller.say("chart-never-automata"))
    return [*told, teller.say("chart-never-mine")] if component.never_mine else told


def deck_lines(component: Component, teller: Teller) -> list[str]:
    """A side deck: when its cards are turned up, and where they go."""
    told = [teller.say("chart-deck"), deck_place(component, teller)]
    if component.makes_combos:
        told.append(teller.say("chart-combo"))
    if component.shared:
        told.append(teller.say("chart-shared"))
    if component.price_in is not None:
        told.append(teller.say("chart-price", number=component.price, component=teller.called(component.price_in)))
    if component.boss:
        told.append(teller.say("chart-boss"))
    if component.starts_with:
        told.append(teller.say("chart-starts", amount=component.starts_with))
    if component.turned_up_at:
        told.append(teller.say("chart-turned-up-" + ("start" if component.turned_up_at == terms.TURN_START else "end")))
    if component.limit:
        told.append(teller.say("chart-limit", number=component.limit))
    if component.seen_by != EVERYBODY:
        told.append(teller.say("chart-seen-by-holder" if component.seen_by == HOLDER else "chart-seen-by-nobody"))
    if component.for_team:
        told.append(teller.say("chart-team"))
    return told


def deck_place(component: Component, teller: Teller) -> str:
    """Where the cards of a side deck go."""
    if not component.slots:
        return teller.say(f"chart-to-{DECK_PLACES[component.place]}")
    slots = [
        teller.say("slot-number", slot=slot_name(slot, teller.language), number=number)
        for slot, number in component.slots.items()
    ]
    return teller.say("chart-to-slots", slots=teller.listed(slots, "list-comma"))


def kind_names(face: plays.Face, language: str = ENGLISH) -> list[str]:
    """What kinds of card this is."""
    if face.drink is not None:
        return [say("kind-drink", language)]
    if face.component is not NO_COMPONENT:
        return [say("kind-component", language)]
    if face.prize:
        return [say("kind-prize", language)]
    if face.event is not None:
        return [say("kind-event" if face.encounter_level else "kind-drink-event", language)]
    if face.rank >= 0:
        return [say("kind-gambling-deck", language)]
    kinds = dict.fromkeys(KINDS[play.kind] for play in face.plays)
    if not kinds and is_trap(face):
        return [say("kind-trap", language)]
    if not kinds or face.trait:
        return [face.side_deck.called(language)]
    return [say(f"kind-{kind}", language) for kind in kinds]


def is_trap(face: plays.Face) -> bool:
    """Whether somebody may be caught who finds it in a hand."""
    return any(text.moment == terms.TRAP for text in face.texts)


def event_text(face: plays.Face, language: str) -> str:
    """What an Event says."""
    teller = Teller(language)
    sentences = [teller.sentence(teller.all_of(face.event or [], []))]
    if face.as_action:
        sentences.append(teller.say("as-action"))
    if face.encounter_level:
        sentences.append(teller.say("encounter-level", number=face.encounter_level))
    return " ".join(sentences)


def drink_text(drink: plays.DrinkFace, language: str) -> str:
    """What a Drink says."""
    teller = Teller(language)
    numbers = teller.numbers(drink.numbers)
    sentences = [teller.sentence(numbers) if numbers else teller.say("does-nothing")]
    sentences += race_lines(drink, teller)
    marks = {
        "chaser": drink.chaser,
        "splits-itself": drink.splits_itself,
        "no-split": drink.cannot_be_split,
        "kept": drink.kept,
        "reserve": drink.reserve,
    }
    return " ".join(sentences + [teller.say(mark) for mark, holds in marks.items() if holds])


def race_lines(drink: plays.DrinkFace, teller: Teller) -> list[str]:
    """What a Drink does to drinkers of some races instead; races it treats alike share a sentence."""
    races: dict[str, list[str]] = {}
    for race, numbers in drink.races.items():
        races.setdefault(teller.numbers(numbers), []).append(teller.say(f"race-{race}"))
    lines: list[str] = []
    for told, alike in races.items():
        key = "race-line" if told else "race-line-nothing"
        lines.append(teller.say(key, races=teller.listed(alike, "list-or"), text=told))
    return lines
