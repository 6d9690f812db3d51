"""What holds or happens by itself: the texts on charts, on cards in front of somebody, on Prizes."""

from collections.abc import Callable
from typing import Final

from innkeeper.vocabulary import names, plays, terms
from innkeeper.vocabulary.components import NO_COMPONENT, SIDE_DECK, TOKEN
from innkeeper.vocabulary.names import by_term
from innkeeper.words.wording_clauses import Teller
from innkeeper.words.wording_parts import capital

DEEDS: Final = by_term(names.DEEDS)
BY_THEMSELVES: Final = {
    terms.BELOW: "text-below",
    terms.ABOVE: "text-above",
    terms.TURN_START: "text-turn-start",
    terms.HAS_DRUNK: "text-drinking",
    terms.HAS_IGNORED_A_DRINK: "text-ignoring-a-drink",
    terms.HAS_PAID: "text-paying",
    terms.AT_ONCE: "text-at-once",
    terms.IS_IGNORED: "text-spilt",
    terms.TRAP: "text-trap",
}  # the ends of a counter, and what happens once
OCCASIONS: Final = {
    terms.TURN_START: "trigger-turn-start",
    terms.TURN_END: "trigger-turn-end",
    terms.ACTION_END: "trigger-action-end",
    terms.HAS_LOST: "trigger-lost",
    terms.WAS_HURT: "trigger-hurt",
    terms.HAS_GAINED_ALCOHOL: "trigger-alcohol",
    terms.HAS_DRUNK: "trigger-drinking",
    terms.LOST_A_ROUND: "trigger-round",
    terms.PLAYS_A_CARD: "trigger-plays",
    terms.HAS_MOVED: "trigger-moved",
}  # what happens whenever there is an occasion
AMENDED: Final = {
    terms.LOSS_TAKEN: "loss-taken",
    terms.LOSS_CAUSED: "loss-caused",
    terms.ALCOHOL_DRUNK: "alcohol-drunk",
    terms.HAND_SIZE: "hand",
    terms.ACTIONS: "actions",
    terms.ALCOHOL_GAINED: "alcohol-gained",
    terms.GOLD_GAINED: "gold-gained",
    terms.ANTE: "ante",
    terms.CARD_NUMBERS: "numbers",
    terms.DRUNKENNESS: "drunkenness",
    terms.PAYMENT: "payment",
}


def besides(face: plays.Face, teller: Callable[[], Teller]) -> list[str]:
    """What a card says besides its uses of what it is where it lies: what it has left, what holds, what happens."""
    found: list[str] = []
    if face.minion is not NO_COMPONENT:
        found.append(teller().say("guard-gizmo" if face.breaks else "guard-minion", number=face.minion.most))
    if face.standing is not None:
        found.append(standing_text(face.standing, teller()))
        if face.until_action_end:
            found.append(teller().say("text-until-action-end"))
    return found + [trigger_text(alone, teller()) for alone in face.texts]


def standing_text(standing: plays.Standing, teller: Teller) -> str:
    """What holds by itself."""
    found = [
        teller.say(f"static-{AMENDED[what]}", amount=abs(by), way="more" if by > 0 else "less")
        for what, by in standing.amends
    ]
    if standing.per is not NO_COMPONENT:
        key = "static-per-card" if standing.per.kind == SIDE_DECK else "static-per"
        found.append(teller.say(key, component=teller.called(standing.per), number=standing.beyond))
    if standing.inn_antes:
        found.append(teller.say("static-opening-ante"))
    if standing.cannot:
        deeds = [teller.say(f"deed-{deed}") for mask, deed in DEEDS.items() if standing.cannot & mask]
        found.append(teller.say("static-cannot", deeds=teller.listed(deeds, "list-or")))
    if standing.open_hand:
        found.append(teller.say("static-open"))
    if standing.away:
        found.append(teller.say("static-away"))
    return " ".join(found)


def text_by_itself(alone: plays.Text, teller: Teller) -> str:
    """What happens at an end of a counter, once, or as a card is revealed."""
    when = teller.say(BY_THEMSELVES[alone.moment])
    return teller.sentence(teller.say("after-moment", moment=capital(when), text=teller.all_of(alone.effects, [])))


def trigger_text(alone: plays.Text, teller: Teller, held: bool = False) -> str:
    """What happens whenever there is an occasion, to whom it lies before, or to whoever holds it."""
    if alone.moment in (terms.BELOW, terms.ABOVE, terms.AT_ONCE, terms.IS_IGNORED, terms.TRAP):
        return text_by_itself(alone, teller)
    key = OCCASIONS[alone.moment] + ("-team" if alone.of_team else "")
    counters = teller.listed([teller.called(it) for it in alone.moved], "list-or")
    when = teller.say(key, whose="holder" if held else "you", amount=alone.least, component=counters)
    for condition in alone.needs:
        when = teller.say("moment-if", moment=when, condition=teller.condition(condition))
    return teller.sentence(teller.say("after-moment", moment=capital(when), text=teller.all_of(alone.effects, [])))


def chart_texts(face: plays.Face, language: str) -> list[str]:
    """What holds and happens by itself as long as a component is on the table, at last step by step."""
    teller, held = Teller(language), face.component.kind == TOKEN
    told: list[str] = []
    if face.standing is not None:
        text = standing_text(face.standing, teller)
        told.append(teller.say("static-held", text=text) if held else text)
    told += [trigger_text(alone, Teller(language), held) for alone in face.texts if alone.step < 0]
    for place, standing in enumerate(face.standing_at):
        at = [standing_text(standing, teller)] if standing is not None else []
        at += [trigger_text(alone, Teller(language)) for alone in face.texts if alone.step == place]
        if at:
            step = capital(face.component.at(place, language))
            told.append(teller.say("chart-at-step", step=step, text=" ".join(at)))
    return told
