"""Mistakes in packs are told in every language; the words of packs stay as they are."""

import ast
from pathlib import Path

import pytest

import innkeeper
from innkeeper.packs import open_box
from innkeeper.packs.foreign import read_draft
from innkeeper.packs.pages import Page
from innkeeper.vocabulary.tagging import VERBS
from innkeeper.words import languages, say
from innkeeper.words.mistakes import told_in
from tests.packs.small import CHARACTER

PACKAGE = Path(innkeeper.__file__).parent
RAISED = {"ValueError": 0, "Mistake": 1, "NotYaml": 0}  # and which argument is the sentence
RUSSIAN: dict[str, str] = Page((PACKAGE / "words" / "ru" / "mistakes.yaml").read_text("utf-8")).data()


def sentence_of(node: ast.expr) -> str | None:
    """A sentence as it is written in the source, with `{}` for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return "".join(parts)
    if isinstance(node, ast.BinOp):
        left = sentence_of(node.left)
        return None if left is None else left + "{}"
    return None


def written() -> list[str]:
    """All sentences that tell an author of a mistake."""
    found: list[str] = []
    for path in [*(PACKAGE / "vocabulary").glob("*.py"), *(PACKAGE / "packs").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                sentence = sentence_of(node.args[RAISED[node.func.id]]) if node.args else None
                found += [] if sentence is None else [sentence]
    return sorted(set(found))


@pytest.mark.parametrize("sentence", written())
def test_every_mistake_is_told_in_russian(sentence: str) -> None:
    assert sentence in RUSSIAN, f"say it in words/ru/mistakes.yaml: {sentence}"
    assert sentence.count("{}") == RUSSIAN[sentence].count("{}")


@pytest.mark.parametrize(
    ("written", "mistaken", "told"),
    [
        ("pick: another", "pick: anther", "неизвестное слово `anther`; вы имели в виду `another`?"),
        ("race: elf", "race: zzz", "неизвестное слово `zzz`; здесь бывает: drence, dwarf"),
        ("copies: 2", "copies: two", "здесь должно быть число, а не слово или текст"),
        ("copies: 2", "copies: 0", "должно быть не меньше 1"),
        ("size: 3", "size: 9", "здесь 9, а карт в колоде: 3"),
        ("of: me}", "of: drinks}", "к `answers: [action]` пишите можно `of: me` и можно `by: another`"),
    ],
)
def test_some_mistakes_in_russian(written: str, mistaken: str, told: str) -> None:
    found, *_ = read_draft(CHARACTER.replace(written, mistaken), open_box()).mistakes
    assert told_in(found.message, "ru").startswith(told)
    assert told_in(found.message, "en") == found.message


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_word_in_the_workshop(verb: str) -> None:
    assert all(say(f"workshop-word-do-{verb}", language) for language in languages())
