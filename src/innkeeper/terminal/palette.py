"""A tavern by candle light: the colours of the table. Signs and words say the same, so that no colour is needed."""

from typing import Final

from textual.theme import Theme

PARCHMENT: Final = "#f2e3c6"
FADED: Final = "#b09c7f"
CANDLE: Final = "#f0b74a"
AMBER: Final = "#e39a2e"
COPPER: Final = "#b5713a"
BLOOD: Final = "#ff8a75"
HERB: Final = "#a9c77f"
OAK: Final = "#17100c"
PLANK: Final = "#241811"
BEAM: Final = "#3a281c"

TAVERN: Final = Theme(
    name="tavern",
    dark=True,
    primary=COPPER,
    secondary=AMBER,
    accent=CANDLE,
    foreground=PARCHMENT,
    background=OAK,
    surface=PLANK,
    panel=BEAM,
    success=HERB,
    warning=AMBER,
    error=BLOOD,
    variables={
        "border": COPPER,
        "border-blurred": "#5c4330",
        "block-cursor-background": "#4a2f1a",
        "block-cursor-foreground": "#fff6e0",
        "block-cursor-blurred-background": BEAM,
        "block-cursor-blurred-foreground": PARCHMENT,
        "scrollbar": "#5c4330",
        "scrollbar-background": PLANK,
        "scrollbar-corner-color": PLANK,
    },
)
