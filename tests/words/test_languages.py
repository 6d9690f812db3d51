"""Every language says all that English says, from the same variables, and nothing breaks when it is spoken."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from innkeeper.packs import open_box
from innkeeper.rules.modes import MODES, OBJECTIONS, OF_OTTO
from innkeeper.rules.reasons import REASONS
from innkeeper.server.showing.cards import show_cards
from innkeeper.server.showing.views import show_view
from innkeeper.words import ENGLISH, HERE, asking, bundle, languages, say, telling
from innkeeper.words.deeds import ALL_DEEDS
from innkeeper.words.wording import text
from tests.words.games import finished, questions, sound
from tests.words.test_telling import told_by_the_engine

OTHERS = [language for language in languages() if language != ENGLISH]
OPTIONAL = {"one"}  # attributes that other languages may do without: their plain value serves as well
# What a message may use besides what English needs: all of these are told to each message whose name begins so.
ALSO_TOLD = {
    "going-": {"me", "aim", "who", "whom", "number"},
    "aim-": {"name", "number"},
    "fact-": {"me"},
    "page-pot": {"gold"},
}


class Uses(Visitor):
    """The variables and the messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((HERE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                found[entry.id.name] = entry
    return found


def uses(language: str, name: str) -> Uses:
    """All that a message uses, also by way of others."""
    found = Uses()
    found.visit(messages(language)[name])
    for other in sorted(found.messages):
        if other in messages(language):
            beneath = uses(language, other)
            found.variables |= beneath.variables
            found.messages |= beneath.messages
    return found


def test_there_are_several_languages() -> None:
    assert ENGLISH in languages()
    assert "ru" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    """More it has only as helpers of its own: each is used by another message."""
    mine, english = set(messages(language)), set(messages(ENGLISH))
    helpers = {helper for name in mine for helper in uses(language, name).messages}
    assert english - mine == set()
    assert mine - english - helpers == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    for name in messages(ENGLISH):
        needed, used = uses(ENGLISH, name).variables, uses(language, name).variables
        also = next((more for begins, more in ALSO_TOLD.items() if name.startswith(begins)), set())
        assert used <= needed | also, (name, used - needed - also)
        assert needed - also <= used, (name, needed - used)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_attributes_in_every_language(language: str) -> None:
    for name, message in messages(ENGLISH).items():
        needed = {attribute.id.name for attribute in message.attributes} - OPTIONAL
        assert needed <= {attribute.id.name for attribute in messages(language)[name].attributes}, name


def test_everything_the_engine_can_say_has_a_message() -> None:
    keys = {f"fact-{what}" for what in told_by_the_engine()} | {f"why-{key}" for key in REASONS}
    keys |= {f"objection-{key}" for key in (*OBJECTIONS, *OF_OTTO)} | {f"mode-{key}" for key in MODES}
    keys |= {f"{kind}-{deed}" for kind in ("going", "foot") for deed in ALL_DEEDS}
    assert keys <= set(messages(ENGLISH))


@pytest.mark.parametrize("language", languages())
def test_every_card_is_spoken(language: str) -> None:
    for face in open_box().faces:
        assert sound(text(face, language).replace("\n", " ")), face.title
    for card in show_cards(open_box(), language):
        assert all(sound(use.text) and (not use.when or sound(use.when)) for use in card.uses), card.title


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(12))
def test_games_are_spoken(number: int, language: str) -> None:
    """All that is shown to a player and to a spectator: what goes on, questions, options, feet, facts."""
    for game, question in questions(number):
        for seat in (question.seat, None):
            shown = show_view(game, game.view(seat), language)
            told = [going.says for going in shown.going_on] + [card.foot for card in shown.hand]
            told += [card.why_not for card in shown.hand if card.why_not is not None]
            if shown.question is not None:
                asked = shown.question
                told += [asked.prompt, asked.then, *(option.text for option in asked.options)]
            assert all(sound(said) for said in told), told
        view = game.view(question.seat)
        assert sound(asking.prompt(question, view, language))
    game = finished(number)
    names = [seat.name for seat in game.table.seats]
    for fact in game.log:
        for me in (telling.SPECTATOR, *range(len(names))):
            assert sound(telling.fact(fact, names, language, me)), fact.what


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_spoken(language: str) -> None:
    for key in REASONS:
        assert sound(say(f"why-{key}", language)) and sound(say(f"why-{key}.short", language))


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_holds_no_broken_message(path: Path) -> None:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert all(bundle(path.parent.name).has_message(e.id.name) for e in entries if isinstance(e, ast.Message))
