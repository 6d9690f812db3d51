"""A small pack that is right, to be broken in tests."""

from pathlib import Path

CHARACTER = """\
character: mira
name: Mira
epithet: the Ferrywoman
race: elf
size: 3
cards:
  - title: "Hands off!"
    copies: 2
    action:
      pick: another
      do: [{lose: {fortitude: 2}}]

  - title: "Not me!"
    copies: 1
    sometimes:
      when: {answers: [action, sometimes], affects: [fortitude], of: me}
      do: [{ignore: card}]
"""
DRINKS = """\
drinks: cellar
name: The Cellar
size: 2
cards:
  - title: "Cider"
    copies: 1
    drink: {alcohol: 1, races: {orc: {alcohol: 2}, elf: {fortitude: 1}}}

  - title: "A Bet!"
    copies: 1
    event:
      choose:
        - do: [{drink: 2, from: deck, who: me}]
"""
EVENTS = """\
events: river
name: The River
size: 1
cards:
  - title: "Rapids!"
    copies: 1
    encounter_level: 2
    event: {do: [{lose: {fortitude: 1}, who: everyone}]}
"""


def written(folder: Path, text: str) -> Path:
    """A file that holds this text."""
    path = folder / "pack.yaml"
    path.write_text(text, "utf-8")
    return path
