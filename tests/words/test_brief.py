"""What a card in the hand says: in few words, and never without when it may be played."""

import pytest

from innkeeper.packs import open_box
from innkeeper.vocabulary.moment_table import BY_TERM
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.words.brief import Brief, brief_text
from innkeeper.words.wording_plays import deed_text, when_text

LONGEST = 120  # signs that a card in the hand has room for


def face(title: str) -> Face:
    return next(face for face in open_box().faces if face.title == title)


def plays() -> list[Play]:
    return [play for face in open_box().faces for play in face.plays]


@pytest.mark.parametrize(
    ("title", "english", "russian"),
    [
        (
            "This is just the thing to get the rust off my armor!",
            "Ignore a Drink of yours.",
            "Игнорируете свою Выпивку.",
        ),
        ("I don't think so!", "Negate a Sometimes Card.", "Отменяете карту «иногда»."),
        (
            "Luckily for me, I was wearing my armor!",
            "Ignore a card that affects your Fortitude.",
            "Игнорируете карту, влияющую у вас на Стойкость.",
        ),
        (
            "Go away! I'm polishing my arsenal.",
            "Skip an ante, leaving the Round.",
            "Пропускаете ставку и раунд.",
        ),
        (
            "Oh, that's what was rattling around in my armor!",
            "The Inn pays Gold you would lose.",
            "Трактир возмещает Золото, что вы теряете.",
        ),
        (
            "Come, my friend, sit and drink with me!",
            "Split a Drink of yours with another player.",
            "Делите свою Выпивку с другим игроком.",
        ),
        (
            "Not the face! Someone else's face!",
            "Another player’s hit on you falls on another player instead; you pay that player 1 Gold.",
            "Другой игрок берёт на себя чужой удар по вам; вы платите этому игроку 1 Золотой.",
        ),
        (
            "You wanna play, huh?",
            "After another player hit you: that player loses 2 Fortitude.",
            "После чужого удара по вам: этот игрок теряет 2 Стойкости.",
        ),
        (
            "Enough of this Kerfuffle!",
            "After another player hit anyone: that player loses 2 Fortitude.",
            "После чужого удара по кому-либо: этот игрок теряет 2 Стойкости.",
        ),
    ],
)
def test_a_card_says_when(title: str, english: str, russian: str) -> None:
    play = face(title).plays[0]
    assert brief_text(play) == english
    assert brief_text(play, "ru") == russian


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_use_leaves_out_when_it_may_be_played(language: str) -> None:
    """What it answers is named, or its moment stands before what it does."""
    for play in plays():
        if (play.moment, play.during) not in BY_TERM:
            continue
        told = brief_text(play, language)
        thing = Brief(language, play).thing
        assert (thing and thing.lower() in told.lower()) or ": " in told, f"{told} says nothing about when"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_brief(language: str) -> None:
    for play in plays():
        told = brief_text(play, language)
        whole = f"{when_text(play, language)} {deed_text(play, language)}"
        assert len(told) <= max(LONGEST, len(whole)), told
        assert " ." not in told, told  # what there is no room for leaves no empty sentence
        assert "  " not in told and told.strip() == told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_sentence_is_empty(language: str) -> None:
    assert [told for told in (brief_text(play, language) for play in plays()) if " ." in told] == []
