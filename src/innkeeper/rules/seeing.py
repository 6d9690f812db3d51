"""Who may see what. Views, worlds dealt anew, foresight and tests ask here, and nothing else decides it."""

from innkeeper.table.pile import EVERYBODY_SEES, IN_PLAY, OTHERS_SEE, OWNER_SEES, TEAM_SEES, Label
from innkeeper.table.table import Table


def may_see(table: Table, seat: int, label: Label) -> bool:
    """Whether a seat (-1: a spectator) sees the cards of a pile; how many there are is everybody's to know."""
    # setup.hand.secret, setup.drink-me-pile.nobody-looks
    if label.seen_by == OTHERS_SEE:
        return seat >= 0 and seat != label.owner
    if label.seen_by not in (OWNER_SEES, TEAM_SEES):
        return label.seen_by == EVERYBODY_SEES
    # teams.general.teammates-see-hands-and-confer
    mine = seat >= 0 and table.places[seat].side == table.places[label.owner].side
    return mine or (label.seen_by == OWNER_SEES and is_open(table, label.owner))


def is_open(table: Table, owner: int) -> bool:
    """Whether somebody plays with an open hand (card-notes.sanity-check.hand-public)."""
    for card in table.piles[table.places[owner].piles + IN_PLAY].cards:
        if card.face.standing is not None and card.face.standing.open_hand:
            return True
    return False


def note_who_sees(table: Table) -> None:
    """Note which piles each seat sees, and after the seats which a spectator does, once all labels are there."""
    table.seen = []
    for seat in [*range(len(table.places)), -1]:
        table.seen.append([at for at, pile in enumerate(table.piles) if may_see(table, seat, pile.label)])
