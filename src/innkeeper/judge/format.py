"""The scenario format: the scenario as a whole and the steps of its script."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from innkeeper.judge.expectations import Expectation
from innkeeper.judge.tables import Keys, Seats, Table

DEEDS: Final = ("play", "pass", "discard", "order", "choose", "ante", "champion", "drink", "potion", "sell")
REMARKS: Final = ("illegal", "check", "reshuffle", "roll", "flip", "declare")
NEED_NO_SEAT: Final = ("check", "reshuffle", "roll", "flip", "declare")


class Step(Keys, rename={"pass_": "pass"}):
    """A step of the script: something a seat does, or something that is to hold."""

    seat: str | None = None
    play: str | None = None
    targets: Seats | None = None
    on: str | None = None
    mode: Annotated[int, Meta(ge=1)] | None = None
    pass_: bool | None = None
    discard: list[str] | None = None
    order: Seats | None = None
    choose: str | int | list[str | int] | None = None
    ante: bool | Literal["inn", "fortitude"] | None = None
    champion: str | None = None
    drink: bool | None = None
    potion: Literal["fortitude", "alcohol", "gold"] | None = None
    sell: str | None = None
    illegal: "Step | None" = None
    check: Expectation | None = None
    settled: bool = False
    reshuffle: list[str] | None = None
    roll: list[int] | None = None
    flip: Literal["heads", "tails"] | None = None
    declare: "list[Step] | None" = None

    def value(self, key: str) -> Any:
        """What stands under a key of the format."""
        return getattr(self, "pass_" if key == "pass" else key)

    def keys(self, among: tuple[str, ...] = DEEDS + REMARKS) -> list[str]:
        """Which of these keys the step has."""
        return [key for key in among if self.value(key) is not None]

    def __post_init__(self) -> None:
        kinds = self.keys()
        if len(kinds) != 1:
            found = ", ".join(f"`{kind}`" for kind in kinds) or "none of them"
            raise ValueError(f"a step has one of {', '.join(DEEDS + REMARKS)}; here is {found}")
        for key, needed in (("targets", ("play", "sell")), ("on", ("play",)), ("mode", ("play",))):
            if self.value(key) is not None and kinds[0] not in needed:
                raise ValueError(f"`{key}` stands only beside `{'` or `'.join(needed)}`")
        if self.settled and kinds[0] not in ("check", "illegal"):
            raise ValueError("`settled` stands only beside `check` or `illegal`")
        if self.declare is not None and self.seat is not None:
            raise ValueError("`declare` has no `seat` of its own")
        if False in (self.pass_, self.drink) or self.ante is True:
            raise ValueError("`pass` and `drink` are true, `ante` is false, inn or fortitude")
        for inner in [*([self.illegal] if self.illegal else []), *(self.declare or [])]:
            if not inner.keys(DEEDS):
                raise ValueError(f"`{kinds[0]}` takes one of {', '.join(DEEDS)}")


class Scenario(Keys):
    """A table, a script, what must come of it."""

    id: Annotated[str, Meta(min_length=1)]
    table: Table
    expect: Expectation
    rules: list[str] = field(default_factory=list)
    source: str | None = None
    script: list[Step] = field(default_factory=list)
    until: Literal["end-of-phase", "end-of-turn", "end-of-round", "end-of-game", "script"] = "end-of-phase"
    never: list[Step] = field(default_factory=list)
