"""What one way to play a card says: when it may be played, what it does, what holds besides."""

from collections import Counter
from typing import Final

from innkeeper.packs.translations import title_in
from innkeeper.vocabulary import names, plays, terms
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.moment_table import BY_TERM, FROM
from innkeeper.vocabulary.names import by_term
from innkeeper.words import ENGLISH, say
from innkeeper.words.wording_clauses import Teller
from innkeeper.words.wording_effects import Clause
from innkeeper.words.wording_parts import STATS, capital

KINDS: Final = by_term(names.KINDS)
DEEDS: Final = by_term(names.DEEDS)


def kind_and_text(play: plays.Play, language: str) -> str:
    """One way to play a card of several kinds."""
    kind = say(f"kind-{KINDS[play.kind]}", language)
    return say("as-kind", language, kind=kind, text=play_text(play, language))


def play_text(play: plays.Play, language: str = ENGLISH) -> str:
    """What one way to play a card says."""
    teller = Teller(language, play.pick)
    told, when = deeds(play, teller), moment(play, teller)
    if when:
        told = teller.say("after-moment", moment=when, text=told)
    return " ".join([*([teller.sentence(told)] if told else []), *guards(play, teller)])


def when_text(play: plays.Play, language: str = ENGLISH) -> str:
    """When one way to play a card is open; empty if it needs nothing besides its kind."""
    return capital(moment(play, Teller(language, play.pick)))


def deed_text(play: plays.Play, language: str = ENGLISH) -> str:
    """What one way to play a card does."""
    teller = Teller(language, play.pick)
    told = deeds(play, teller)
    return " ".join([*([teller.sentence(told)] if told else []), *guards(play, teller)])


def deeds(play: plays.Play, teller: Teller) -> str:
    """All that a play does; a Gambling or Cheating Card takes control first."""
    takes_control = play.kind in (terms.GAMBLING, terms.CHEATING) and not play.borrows
    return teller.all_of(play.effects, [Clause(terms.ME, teller.say("take-control"))] if takes_control else [])


def moment(play: plays.Play, teller: Teller) -> str:
    """When a card may be played, and what must hold besides."""
    parts = [happening(play, teller)] if (play.moment, play.during) in BY_TERM else []
    parts += [told for condition in play.needs if (told := teller.condition(condition))]
    if play.not_reduced:
        parts.append(teller.say("if-not-reduced"))
    told = parts[0] if parts else ""
    for part in parts[1:]:
        told = teller.say("moment-if", moment=told, condition=part)
    return told


def happening(play: plays.Play, teller: Teller) -> str:
    """What must happen for a Sometimes Card to be played: its moment, with all that is said of it besides."""
    row = BY_TERM[play.moment, play.during]
    key = row.said
    if play.of_curses:
        key += "-curse"
    elif play.for_everybody:
        key += "-for-everybody"
    elif play.picks_me:
        key += "-picks-me"
    elif play.that_is:
        key += f"-is-{KINDS[play.that_is]}"
    elif play.that_ignores_drink:
        key += "-ignores-drink"
    elif play.affects & terms.DRINK:
        key += "-changes-drink"
    elif len(row.of) > 1:
        key += of_whom(play)
    if len(row.by) > 1 and play.by_another:
        key += "-by-another"
    if FROM in row.heeds and play.answers:
        key += "-from"
    stats = [teller.say(f"stat-{stat}") for mask, stat in STATS.items() if play.affects & mask & ~terms.DRINK]
    return teller.say(key, cards=cards_of_kinds(play, teller), stats=teller.listed(stats, "list-or"))


def of_whom(play: plays.Play) -> str:
    """How a message goes on where whom something befalls can be said, or left open."""
    if play.of_me:
        return "-of-me"
    if play.of_anyone:
        return ""
    if play.of_gizmo:
        return "-of-gizmo"
    if play.during >= 0:
        return "-of-another"
    return "-of-drinks" if play.of_drinks else ""


def cards_of_kinds(play: plays.Play, teller: Teller) -> str:
    """Of which kinds the card answered may be."""
    return of_kinds(play.answers, teller)


def of_kinds(wanted: int, teller: Teller) -> str:
    """A card of one of these kinds."""
    kinds = [kind for mask, kind in KINDS.items() if wanted & mask]
    said = [teller.say(f"kind-{kind}" + (".more" if place else ".one")) for place, kind in enumerate(kinds)]
    every = "yes" if len(kinds) == len(KINDS) else "no"
    return teller.say("card-of-kinds", kinds=teller.listed(said, "list-or"), every=every)


def guards(play: plays.Play, teller: Teller) -> list[str]:
    """What holds besides, a sentence each."""
    found: list[str] = []
    if play.cannot:
        deeds = [teller.say(f"deed-{deed}") for mask, deed in DEEDS.items() if play.cannot & mask]
        found.append(teller.say("guard-cannot", deeds=teller.listed(deeds, "list-or")))
    for guard in play.guards:
        deeds = [teller.say(f"deed-{deed}") for mask, deed in DEEDS.items() if guard.deeds & mask]
        told = teller.say("guard-cannot", deeds=teller.listed(deeds, "list-or"))
        found.append(teller.say("guard-while", condition=capital(teller.condition(guard.condition)), text=told))
    if play.only_affected_by:
        found.append(teller.say("guard-only", title=title_in(teller.language, play.only_affected_by)))
    if play.not_on_antes_and_endings:
        found.append(teller.say("guard-not-on-antes-and-endings"))
    if play.followed_by_cheating:
        found.append(teller.say("guard-followed-by-cheating"))
    if play.follows_anything:
        found.append(teller.say("guard-follows-anything"))
    if play.joins is not NO_COMPONENT:
        found.append(teller.say("guard-joins", component=teller.called(play.joins)))
    if play.cost:
        found.append(teller.say("guard-cost", text=teller.all_of(play.cost, [])))
    found += extras(play, teller)
    if play.ignoring_reduces:
        found.append(teller.say("guard-ignoring", number=play.ignoring_reduces))
    if play.instead:
        told = teller.say("guard-instead", text=teller.all_of(play.instead, []))
        found.append(teller.sentence(told) if told else "")
    if play.goes_front and not play.stays_for_good:
        found.append(teller.say("guard-goes-picked" if play.goes_picked else "guard-goes-front"))
    if play.stays_for_good and not play.effects:
        found.append(teller.say("guard-stays"))
    return found


def extras(play: plays.Play, teller: Teller) -> list[str]:
    """What may be added to a play, or done in its place; the same is told once, and how often it may be."""
    told: Counter[tuple[str, str, str]] = Counter()
    for extra in play.extras:
        key = "guard-extra-instead" if extra.instead else "guard-extra"
        cost = Teller(teller.language).all_of(extra.cost, [])
        told[key, cost, teller.all_of(extra.effects, [])] += 1
    return [teller.say(key, cost=cost, text=text, times=times) for (key, cost, text), times in told.items()]
