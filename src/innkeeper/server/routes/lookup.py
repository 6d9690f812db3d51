"""What can be looked up at the inn: what it has, its cards, its rules, and how it is."""

import asyncio
import threading
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import PathParameter, QueryParameter

from innkeeper import __version__
from innkeeper.bots import names as bot_names
from innkeeper.packs.translations import deck_name
from innkeeper.rulebook import Rule, UnknownRule, in_words, rules, search
from innkeeper.rules.otto.joining import OTTO, factions_of
from innkeeper.server import messages
from innkeeper.server.languages import known, spoken
from innkeeper.server.refusals import Refusal
from innkeeper.server.routes.compressed import Written, answer
from innkeeper.server.routes.http import Language, json_response, refusals
from innkeeper.server.routes.rate_limits import HEALTH, LOOK_UP, RateLimits
from innkeeper.server.services.inn import Inn
from innkeeper.server.showing.cast import show_cast
from innkeeper.server.showing.looker import show_cards
from innkeeper.server.showing.modes import show_modes
from innkeeper.server.tables.options import PACES
from innkeeper.table.box import Box
from innkeeper.table.gambling import GAMES
from innkeeper.words import ENGLISH, games, say
from innkeeper.words.wording import text

MOST_RULES: Final = 30  # found by words
NEAR: Final = 5  # rules that come close to one that is not there
AT_HAND: Final = 1000  # searches that were asked for last
CARDS: Final[dict[tuple[Box, str], Written]] = {}  # all of them, by language
WRITING: Final = threading.Lock()
Words = Annotated[str, QueryParameter(max_length=200, description="What to look for.")]
RuleId = Annotated[str, PathParameter(max_length=200)]


@get("/inn", opt=LOOK_UP, responses=refusals(400, 429))
async def show_inn(
    request: Request[Any, Any, Any], inn: NamedDependency[Inn], language: Language = ENGLISH
) -> Response[messages.InnShown]:
    """What the inn has."""
    return answer(request, _inn(inn.box, spoken(language)))


@cache
def _inn(box: Box, language: str) -> Written:
    packs = {pack.key: pack for pack in box.packs}
    shown = messages.InnShown(
        characters=show_cast(box, language),
        drinks=[
            messages.DrinkDeckShown(key, deck_name(key, packs[key].name, language), len(it))
            for key, it in box.drink_decks.items()
        ],
        prizes=[messages.PrizeShown(key, it.called(language), text(it, language)) for key, it in box.prizes.items()],
        event_decks=[
            messages.EventDeckPrinted(
                key, deck_name(key, packs[key].name, language), box.event_chapters[key], len(faces)
            )
            for key, faces in box.event_decks.items()
        ],
        gambling_games=[
            messages.GamePrinted(key, games.name(key, language), games.about(key, language)) for key in GAMES
        ],
        factions=[
            messages.FactionShown(key, say(f"faction-{key}", language))
            for key in (factions_of(box) if OTTO in box.automata else [])
        ],
        modes=show_modes(box, language),
        bots=bot_names(),
        paces=list(PACES),
        languages=list(known()),
        chapters=list(chapters()),
    )
    return Written.of(msgspec.json.encode(shown))


@cache
def chapters() -> dict[str, None]:
    """The chapters of the rulebook, in order."""
    return dict.fromkeys(it.chapter for it in rules().values())


@get("/rules", opt=LOOK_UP, responses=refusals(400, 404, 429))
async def find_rules(
    request: Request[Any, Any, Any], words: Words = "", chapter: Words = "", language: Language = ENGLISH
) -> Response[list[messages.RuleShown]]:
    """The rules that fit some words best, or all of a chapter; with both, those of the chapter that fit."""
    if chapter and chapter not in chapters():
        raise Refusal("no-such-chapter", f"There is no chapter {chapter!r}; GET /inn lists them.")
    return answer(request, _found(" ".join(words.lower().split()), chapter, spoken(language)))


@lru_cache(AT_HAND)
def _found(words: str, chapter: str, language: str) -> Written:
    found = search(words, len(rules()), language) if words else [*rules().values()] if chapter else []
    fitting = [it for it in found if chapter in ("", it.chapter)]
    shown = [_shown(it, language) for it in (fitting[:MOST_RULES] if words else fitting)]
    return Written.of(msgspec.json.encode(shown))


@get("/rules/{rule_id:str}", opt=LOOK_UP, responses=refusals(400, 404, 429))
async def show_rule(rule_id: RuleId, language: Language = ENGLISH) -> messages.RuleShown:
    """A rule by its id."""
    found = rules().get(rule_id)
    if found is None:
        raise Refusal("no-such-rule", _unknown(rule_id))
    return _shown(found, spoken(language))


@lru_cache(AT_HAND)
def _unknown(rule_id: str) -> str:
    return str(UnknownRule(rule_id, [it.id for it in search(rule_id, NEAR)]))


def _shown(found: Rule, language: str) -> messages.RuleShown:
    return messages.RuleShown(found.id, in_words(found, language), found.chapter, found.source)


@get("/cards", opt=LOOK_UP, responses=refusals(400, 429))
async def cards(
    request: Request[Any, Any, Any], inn: NamedDependency[Inn], language: Language = ENGLISH
) -> Response[list[messages.CardShown]]:
    """Every card there is."""
    return answer(request, await asyncio.to_thread(_cards, inn.box, spoken(language)))


def _cards(box: Box, language: str) -> Written:
    """All cards, written by the first who asks; it takes a second, so the others wait for that."""
    with WRITING:
        if (box, language) not in CARDS:
            CARDS[box, language] = Written.of(msgspec.json.encode(show_cards(box, language)))
    return CARDS[box, language]


@get("/health", opt=HEALTH, responses=refusals(429, 503))
async def health(inn: NamedDependency[Inn]) -> messages.Health:
    """The inn is open, and can write down what happens; else the reason why it cannot."""
    await inn.store.check_health()
    return messages.Health("open", __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=refusals(403))
async def metrics(
    request: Request[Any, Any, Any], inn: NamedDependency[Inn], rate_limits: NamedDependency[RateLimits]
) -> str:
    """Numbers, as Prometheus reads them; on this machine only, since who counts choices can tell who was asked."""
    if not rate_limits.is_here(request):
        raise Refusal("not-here", "Metrics are told on the machine of the inn only, and through no proxy.")
    return inn.metrics.text(inn.states())


@get("/protocol", opt=LOOK_UP, responses=refusals(429))
async def protocol() -> Response[dict[str, Any]]:
    """The JSON Schemas of the messages on WebSockets."""
    return json_response(_protocol())


@cache
def _protocol() -> bytes:
    return msgspec.json.encode(messages.protocol())


class Schema(JsonRenderPlugin):
    """The OpenAPI schema, written once."""

    written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.written = self.written or super().render(request, openapi_schema)
        return self.written


LOOKUP: Final = [show_inn, find_rules, show_rule, cards, health, metrics, protocol]
