"""What an author writes under `if`: `{still_in: me}`, `{in: round}`, `{piety: 8}`, `{source: {mark: 1}}`."""

from typing import Final

from innkeeper.vocabulary import conditions
from innkeeper.vocabulary.conditions import NO_END, Condition
from innkeeper.vocabulary.context import COUNTED, TOKEN, Lowering, Named

# A word with what it asks for; any other key is a component: a number, or `{from: 3, to: 5}`.
Conditions = dict[str, str | int | dict[str, int]]

FIXED: Final = {
    "still_in": {"me": conditions.STILL_IN},
    "during": {"action phase": conditions.ACTION_PHASE, "my turn": conditions.MY_TURN},
    "in": {"round": conditions.IN_ROUND},
    "card": {"ignored": conditions.CARD_IGNORED},
    "paid": {"nothing": conditions.UNPAID},
    "champion": {"chosen": conditions.CHOOSES_CHAMPION},
    "discarded": {
        "more than players": conditions.MORE_THAN_PLAYERS,
        "not more than players": conditions.NOT_MORE_THAN_PLAYERS,
    },
}
CHOICES: Final = {"all": conditions.ALL_CHOSE, "most": conditions.MOST_CHOSE}  # how many chose what each could choose
OF_EVENTS: Final = ("discarded", *CHOICES)
FOR_EFFECTS: Final = ("still_in", "during", "card", "paid", *OF_EVENTS)
FOR_PLAYS: Final = ("in", "not", "players", "champion")
FOR_TRIGGERS: Final = ("during", "in", "players")
SOURCE: Final = "source"


def check_conditions(written: Conditions, allowed: tuple[str, ...]) -> None:
    """Refuse what is not asked for here, and what is asked for wrongly."""
    if not written:
        raise ValueError(f"says nothing: write {', '.join(f'`{name}`' for name in allowed)} or a component")
    for name, value in written.items():
        if name in (*FOR_EFFECTS, *FOR_PLAYS) and name not in allowed:
            raise ValueError(f"`{name}` is not asked here: write {', '.join(f'`{word}`' for word in allowed)}")
        if name in FIXED and value not in FIXED[name]:
            raise ValueError("write " + " or ".join(f"`{name}: {known}`" for known in FIXED[name]))
        if name in CHOICES and not isinstance(value, str):
            raise ValueError(f"`{name}` names one of the things to choose from")
        if name == "not" and value != "reduced":
            raise ValueError("write `not: reduced`")
        if name == "players" and not (isinstance(value, int) and 2 <= value <= 10):
            raise ValueError("`players` is a number from 2 to 10")
        if name == SOURCE and not (isinstance(value, dict) and len(value) == 1 and 1 <= min(value.values()) <= NO_END):
            raise ValueError("`source` names one component and how many: `{source: {mark: 1}}`")
        if name not in (*FOR_EFFECTS, *FOR_PLAYS, SOURCE) and not is_span(value):
            raise ValueError(f"`{name}` says where it stands: `{{{name}: 8}}` or `{{{name}: {{from: 3, to: 5}}}}`")


def is_span(value: str | int | dict[str, int]) -> bool:
    """A number, from which to which, or the name of a step."""
    if isinstance(value, str):
        return not value.isdecimal()
    if isinstance(value, dict):
        span = value.get("from", 0), value.get("to", NO_END)
        return value.keys() <= {"from", "to"} and len(value) > 0 and 0 <= span[0] <= span[1] <= NO_END
    return isinstance(value, int) and 0 <= value <= NO_END


def named_in(written: Conditions, way: tuple[str, ...], allowed: tuple[str, ...]) -> list[Named]:
    """The components that conditions speak of."""
    found: list[Named] = []
    for name, value in written.items():
        if name == SOURCE and isinstance(value, dict):
            found += [Named((*way, SOURCE, key), key, TOKEN) for key in value]
        elif name not in (*FOR_EFFECTS, *FOR_PLAYS):
            found.append(Named((*way, name), name, COUNTED, (*allowed, SOURCE)))
    return found


def lower_conditions(written: Conditions, context: Lowering) -> list[Condition]:
    """Each condition as the engine asks it; `not: reduced` is asked of a loss and stands apart."""
    return [lower_condition(name, value, context) for name, value in written.items() if name != "not"]


def lower_condition(name: str, value: str | int | dict[str, int], context: Lowering) -> Condition:
    """One condition."""
    if name in FIXED:
        assert isinstance(value, str)
        return Condition(FIXED[name][value])
    if name in CHOICES:
        assert isinstance(value, str)
        return Condition(CHOICES[name], context.options.index(value))
    if name == "players":
        assert isinstance(value, int)
        return Condition(conditions.PLAYERS, value, value)
    if name == SOURCE:
        assert isinstance(value, dict)
        ((key, number),) = value.items()
        return Condition(conditions.SOURCES, number, NO_END, context.components[key])
    component = context.components[name]
    if isinstance(value, dict):
        least, most = value.get("from", 0), value.get("to", NO_END)
    else:
        least = most = component.step(value)
    return Condition(conditions.COMPONENT, least, most, component)
