"""What can be looked up at the inn: what it has, its cards, its rules, and how it is."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from innkeeper import __version__
from innkeeper.bots import names as bot_names
from innkeeper.packs import built_in_packs
from innkeeper.rulebook import Rule, UnknownRule, in_words, rule, rules, search
from innkeeper.server import messages
from innkeeper.server.doors.asking import refusals
from innkeeper.server.keeping.inn import Inn
from innkeeper.server.languages import known, spoken
from innkeeper.server.refusals import Refusal
from innkeeper.server.showing.looker import show_cards
from innkeeper.server.tables.options import PACES
from innkeeper.words import ENGLISH

HERE: Final = ("127.0.0.1", "::1")
MOST_RULES: Final = 30  # found by words
Language = Annotated[str, QueryParameter(max_length=16, description="Such as `en` or `ru`.")]
Words = Annotated[str, QueryParameter(max_length=200, description="What to look for.")]


@get("/inn")
async def show_inn(inn: NamedDependency[Inn]) -> messages.InnShown:
    """What the inn has."""
    packs = {pack.key: pack for pack in built_in_packs()}
    box = inn.box
    return messages.InnShown(
        characters=[messages.CharacterShown(key, it.name, packs[key].set) for key, it in box.characters.items()],
        drinks=[messages.DrinkDeckShown(key, packs[key].name, len(it)) for key, it in box.drink_decks.items()],
        bots=bot_names(),
        paces=list(PACES),
        languages=list(known()),
        chapters=list(dict.fromkeys(it.chapter for it in rules().values())),
    )


@get("/rules", responses=refusals(400, 404))
async def find_rules(words: Words = "", chapter: Words = "", language: Language = ENGLISH) -> list[messages.RuleShown]:
    """The rules that fit some words best, or all of a chapter; with both, those of the chapter that fit."""
    if chapter and chapter not in {it.chapter for it in rules().values()}:
        raise Refusal("no-such-chapter", f"There is no chapter {chapter!r}; GET /inn lists them.")
    found = search(words, len(rules()), spoken(language)) if words.strip() else [*rules().values()] if chapter else []
    fitting = [it for it in found if chapter in ("", it.chapter)]
    return [_shown(it, language) for it in (fitting[:MOST_RULES] if words.strip() else fitting)]


@get("/rules/{rule_id:str}", responses=refusals(400, 404))
async def show_rule(rule_id: FromPath[str], language: Language = ENGLISH) -> messages.RuleShown:
    """A rule by its id."""
    try:
        return _shown(rule(rule_id), language)
    except UnknownRule as error:
        raise Refusal("no-such-rule", str(error)) from error


def _shown(found: Rule, language: str) -> messages.RuleShown:
    return messages.RuleShown(found.id, in_words(found, spoken(language)), found.chapter, found.source)


@get("/cards", responses=refusals(400))
async def cards(language: Language = ENGLISH) -> list[messages.CardShown]:
    """Every card there is."""
    return await asyncio.to_thread(show_cards, spoken(language))


@get("/health", responses=refusals(503))
async def health(inn: NamedDependency[Inn]) -> messages.Health:
    """The inn is open, and can write down what happens; else the reason why it cannot."""
    await inn.store.check_health()
    return messages.Health("open", __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=refusals(403))
async def metrics(request: Request[Any, Any, Any], inn: NamedDependency[Inn]) -> str:
    """Numbers, as Prometheus reads them; on this machine only, since who counts choices can tell who was asked."""
    address = request.client.host if request.client is not None else ""
    if address not in HERE:
        raise Refusal("not-here", "Metrics are told on the machine of the inn only.")
    return inn.tally.text(inn.states())


@get("/protocol")
async def protocol() -> dict[str, Any]:
    """The JSON Schemas of the messages on WebSockets."""
    return messages.protocol()


LOOKING_UP: Final = [show_inn, find_rules, show_rule, cards, health, metrics, protocol]
