"""From the words of a pack to the classes the engine plays."""

from collections.abc import Iterable
from typing import Final

from innkeeper.vocabulary import automaton_words, cards, moment_table, moments, plays, terms, uses
from innkeeper.vocabulary.components import NO_COMPONENT, Component
from innkeeper.vocabulary.condition_words import lower_conditions
from innkeeper.vocabulary.conditions import Guard
from innkeeper.vocabulary.context import Lowering
from innkeeper.vocabulary.grammar import CURSE
from innkeeper.vocabulary.names import DEEDS, KINDS, STATS, WHO
from innkeeper.vocabulary.verbs import lower_effects

NO_COMPONENTS: Final[dict[str, Component]] = {}
MOMENTS: Final = {
    terms.ACTION: moment_table.AS_ACTION.term,
    terms.ANYTIME: moment_table.AT_ANY_TIME.term,
    terms.GAMBLING: moment_table.ON_YOUR_GO.term,
    terms.CHEATING: moment_table.ON_YOUR_GO.term,
}


def lower_face(card: cards.Card, pack: str, components: dict[str, Component] = NO_COMPONENTS) -> plays.Face:
    """What is printed on a card, in a pack with these components."""
    face = plays.Face(card.title, pack)
    face.origin = card.origin
    face.flavour = card.flavour
    if isinstance(card, cards.CharacterCard):
        face.boss = card.boss
        face.symbol = card.symbol or ""
        counter = card.minion or card.gizmo
        face.minion = components[counter] if counter else NO_COMPONENT
        face.breaks = card.gizmo is not None
    if isinstance(card, cards.CharacterCard | cards.SideCard):
        face.family = card.same_as or card.title
        for kind, play in cards.written_plays(card):
            face.add_play(lower_play(play, KINDS[kind], components))
    if isinstance(card, cards.DrinkCard | cards.SideCard) and card.drink:
        face.drink = lower_drink(card.drink)
        face.drink.reserve |= isinstance(card, cards.SideCard)
        if card.drink.ignored:
            spilt = lower_effects(card.drink.ignored, Lowering(terms.ME, components))
            face.texts.append(plays.Text(terms.IS_IGNORED, spilt))
    if isinstance(card, cards.CharacterCard | cards.SideCard) and card.static:
        face.standing = lower_static(card.static, components)
    if isinstance(card, cards.CharacterCard | cards.SideCard):
        face.texts += [trigger.lower(Lowering(terms.ME, components)) for trigger in card.triggers or []]
    if isinstance(card, cards.CharacterCard) and card.trap:
        face.texts.append(plays.Text(terms.TRAP, lower_effects(card.trap.do, Lowering(terms.SOURCE, components))))
    if isinstance(card, cards.SideCard):
        face.adds = lower_play(card.adds, 0, components) if card.adds else None
        face.trait, face.followed_by = card.trait or "", card.followed_by or ""
        if card.adds and card.trait:
            combo = lower_play(card.adds, terms.ACTION, components)
            combo.moment = terms.AS_COMBO
            face.add_play(combo)
        face.price = card.price or 0
        face.fails = card.fails
        face.slot, face.takes = card.slot_taken()
        face.level = card.level
        if card.at_once:
            done = lower_effects(card.at_once.do, Lowering(terms.ME, components))
            face.texts = [plays.Text(terms.AT_ONCE, done), *face.texts]
        face.until_action_end = card.until is not None
    if isinstance(card, cards.DrinkCard | cards.EventCard | cards.SideCard) and card.event:
        face.event = lower_effects(card.event.effects(), Lowering(terms.ME, components))
    if isinstance(card, cards.PrizeCard):
        face.prize = True
        moment = cards.PRIZE_MOMENTS[card.when]
        face.texts = [plays.Text(moment, lower_effects(card.do, Lowering(terms.ME, components)))]
    if isinstance(card, automaton_words.AutomatonCard):
        lower_boxes(face, card, components)
    if isinstance(card, cards.EventCard):
        face.as_action = card.event.as_ is not None
        face.encounter_level = card.encounter_level
    return face


def lower_boxes(face: plays.Face, card: automaton_words.AutomatonCard, components: dict[str, Component]) -> None:
    """The boxes of an automaton's card, from top to bottom."""
    face.faction = card.faction
    action = lower_play(card.action, terms.ACTION, components)
    if action.pick is not None and card.action.at is not None:
        action.pick.aims_at = card.action.at.lower()
    face.add_play(action)
    face.add_play(lower_play(card.sometimes, terms.SOMETIMES, components))
    for kind, box in ((terms.GAMBLING, card.gambling), (terms.CHEATING, card.cheating)):
        if box is not None:
            face.add_play(lower_play(box, kind, components))


def lower_static(static: cards.Static, components: dict[str, Component]) -> plays.Standing:
    """What holds by itself."""
    standing = plays.Standing()
    standing.per = components[static.per] if static.per else NO_COMPONENT
    standing.beyond = static.beyond or 0
    standing.inn_antes = static.opening_ante is not None
    standing.amends = [(cards.AMENDED[name], by) for name, by in static.amounts().items()]
    standing.cannot = mask(DEEDS, static.cannot.be) if static.cannot else 0
    standing.away = static.leave is not None
    standing.open_hand = static.open is not None
    return standing


AnyUse = uses.Play | uses.Response | uses.Go | cards.Adds


def lower_play(word: AnyUse, kind: int, components: dict[str, Component]) -> plays.Play:
    """One way to play a card."""
    context = Lowering(terms.PICKED if word.pick or uses.picks_later(word.do) else terms.ME, components)
    play = plays.Play(kind, MOMENTS.get(kind, 0), lower_effects(word.do, context))
    if isinstance(word, uses.Response):
        set_moment(play, word.when)
    play.pick = lower_pick(word, context)
    play.needs = lower_conditions(word.condition or {}, context)
    play.not_reduced = word.is_unreduced()
    if word.cannot:
        set_guards(play, word.cannot, context)
        play.not_on_antes_and_endings = word.cannot.answer is not None
    if not isinstance(word, cards.Adds) and word.only:
        play.only_affected_by = word.only.affected_by or ""
    play.ignoring_reduces = word.ignoring.reduces if word.ignoring else 0
    play.instead = lower_effects(word.instead or [], Lowering(terms.ME, components))
    play.cost = lower_effects(word.cost or [], Lowering(terms.ME, components))
    for extra in word.extra or []:
        cost = lower_effects(extra.cost, Lowering(terms.ME, components))
        play.extras.append(plays.Extra(cost, lower_effects(extra.effects(), context), extra.instead is not None))
    if word.joins:
        play.joins = components[word.joins]
    if isinstance(word, cards.Adds):
        play.joins_kinds = mask(KINDS, word.to or [])
        play.given = word.goes is not None
        play.numbers = word.numbers or 0
    play.goes_front = isinstance(word, uses.Stays) and word.goes is not None
    play.stays_for_good = isinstance(word, uses.Stays) and word.until == "it falls"
    play.goes_picked = isinstance(word, uses.Stays) and word.goes == "picked"
    if isinstance(word, uses.Go):
        play.followed_by_cheating = word.only is not None and word.only.followed_by is not None
        play.follows_anything = word.follows is not None
    return play


def mask(names: dict[str, int], chosen: Iterable[str]) -> int:
    """Several names in one number."""
    found = 0
    for name in chosen:
        found |= names[name]
    return found


def set_guards(play: plays.Play, cannot: uses.Cannot, context: Lowering) -> None:
    """What cannot be done to it, always or while something holds."""
    deeds = mask(DEEDS, cannot.be or [])
    if cannot.condition is None:
        play.cannot = deeds
    else:
        play.guards = [Guard(deeds, condition) for condition in lower_conditions(cannot.condition, context)]


def lower_pick(word: uses.AnyPlay, context: Lowering) -> plays.Pick | None:
    """Whom a play picks."""
    if word.pick is None:
        return None
    not_source = word.cannot is not None and word.cannot.pick is not None
    if isinstance(word.pick, str):
        return plays.Pick(WHO[word.pick], not_source=not_source)
    least = word.pick.exactly or 1
    most = word.pick.exactly or word.pick.up_to or 1
    having = context.components[word.pick.having] if word.pick.having else NO_COMPONENT
    return plays.Pick(WHO[word.pick.who], least, most, word.pick.of is not None, not_source, having, word.pick.ordered)


def set_moment(play: plays.Play, when: moments.When) -> None:
    """The moment of a Sometimes Card, with what must hold then."""
    row, links = when.row(), when.links()
    play.moment, play.during = row.term, row.phase
    play.of_me, play.of_drinks = links["of"] == "me", links["of"] == "drinks"
    play.of_anyone = links["of"] == "anyone"
    play.of_gizmo = links["of"] == "gizmo"
    play.of_curses = isinstance(when, moments.Answers) and when.answers == CURSE
    play.by_another = links["by"] == "another"
    play.has_source = when.has_source()
    if isinstance(when, moments.Answers) and moment_table.AFFECTS in row.heeds:
        play.answers = mask(KINDS, when.kinds())
        play.affects = mask(STATS, when.stats())
        play.picks_me = when.that is not None and when.that.pick is not None
        play.that_ignores_drink = when.that is not None and when.that.ignore is not None
        play.that_is = KINDS[when.that.besides] if when.that is not None and when.that.besides else 0
    if isinstance(when, moments.Answers):
        play.for_everybody = when.that is not None and when.that.concern is not None
    elif isinstance(when, moments.Would):
        play.answers = mask(KINDS, when.kinds or [])


def lower_drink(body: cards.DrinkBody) -> plays.DrinkFace:
    """The Drink on a Drink Card."""
    drink = plays.DrinkFace(lower_line(body))
    drink.races = {race: lower_line(line) for race, line in body.races.items()}
    drink.chaser = body.chaser
    drink.splits_itself = body.splits_itself
    drink.cannot_be_split = body.cannot is not None
    drink.kept = body.kept
    drink.reserve = body.reserve
    return drink


def lower_line(line: cards.DrinkLine) -> plays.Numbers:
    """The numbers of a Drink."""
    numbers = plays.Numbers(line.alcohol, line.fortitude, line.gold, line.draw, line.discard)
    numbers.mend, numbers.reveal = line.mend, line.reveal
    return numbers
