"""Looking at the table from a seat: all that it may see is written down, by whitelist, never by deletion."""

from innkeeper.rules.contest import DrinkingContest
from innkeeper.rules.drink import Drink
from innkeeper.rules.drinks import RevealDrink
from innkeeper.rules.losing import LastChance
from innkeeper.rules.pending import CardPlayed, DrinksRevealed, EventRevealed, HitsTaken, PaymentDue, Round
from innkeeper.rules.responses import Decision
from innkeeper.rules.serving import Serving
from innkeeper.rules.triggers import Triggered
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.log import EVERYBODY
from innkeeper.table.pile import CHARACTER_DECK, DRINK_ME_PILE, HAND, Pile
from innkeeper.table.table import Table
from innkeeper.view import CARD, CONTEST, DRINK, EVENT, HITS, KINDS, LAST_CHANCE, PAYMENT, ROUND, TEXT, View
from innkeeper.vocabulary.plays import Face


def look(table: Table, faces: list[Face], seat: int, since: int) -> View:
    """Look at the table from a seat; -1: as a spectator."""
    piles, seen = table.piles, table.seen[seat]
    code = _head(table, seat)
    _write_seats(table, piles, code)
    view = View(table, faces, code, seen, [piles[at].code() for at in seen])
    if seat >= 0:
        view.hand = table.seats[seat].hand.copy()
        for question in table.questions:
            if question.seat == seat and question.answer is None:
                view.question = question
    code[8] = _write_stack(table, code)
    if since < len(table.log):
        view.facts = [fact for fact in table.log.facts(since) if fact.known_to == EVERYBODY or fact.known_to == seat]
    return view


def _head(table: Table, seat: int) -> list[int]:
    """Who looks, and how things stand."""
    over = 1 if table.over else 0
    return [seat, table.turn, table.active, table.phase, table.inn, table.pot, len(table.drink_deck), over, 0]


def _write_seats(table: Table, piles: list[Pile], code: list[int]) -> None:
    """What everybody sees: the seats' numbers, the sizes of the table's piles, what is counted."""
    for other in table.seats:
        body, own = other.body, other.pile(0)
        code.append(body.fortitude)
        code.append(body.alcohol)
        code.append(other.purse.gold)  # setup.gold.stash-is-public
        code.append(1 if other.out else 0)
        code.append(len(piles[own + HAND].cards))
        code.append(len(piles[own + CHARACTER_DECK].cards))
        code.append(len(piles[own + DRINK_ME_PILE].cards))
    first = table.drinks(0)
    code.append(len(piles) - first)
    for at in range(first, len(piles)):
        code.append(len(piles[at].cards))
    _write_numbers(table.numbers, code)
    _write_numbers(table.winners, code)


def _write_cards(cards: list[Card], code: list[int]) -> None:
    code.append(len(cards))
    for card in cards:
        code.append(card.face.number)


def _write_numbers(numbers: list[int], code: list[int]) -> None:
    code.append(len(numbers))
    if numbers:
        code += numbers


def _begin(what: int, seat: int, mode: int, code: list[int]) -> None:
    code.append(what)
    code.append(seat)
    code.append(mode)


def _write_stack(table: Table, code: list[int]) -> int:
    """What is going on, and how many things. Whom a window asks is nobody's to see; who decides in a phase is."""
    count = 0
    for frame in table.stack:
        if isinstance(frame, CardPlayed):
            _write_played(frame, code)
        elif isinstance(frame, DrinksRevealed):
            _write_drinks(table, frame.drinks, code)
            count += len(frame.drinks) - 1
        elif isinstance(frame, Decision):
            code += [KINDS[frame.what], frame.decider, 0, 0, 0, 0]
        elif isinstance(frame, Round):
            _begin(ROUND, frame.control, 0, code)
            code.append(0)
            _write_numbers(frame.gamblers, code)
            code += [3 + len(frame.passed), int(frame.locked), frame.winner, int(frame.ended), *frame.passed]
        elif isinstance(frame, PaymentDue):
            _write_payment(frame, code)
        elif isinstance(frame, EventRevealed):
            _begin(EVENT, frame.player, 0, code)
            code += [1, frame.card.face.number, 0, 1, frame.ignored]
        elif isinstance(frame, HitsTaken):
            _write_hits(frame, code)
        elif isinstance(frame, DrinkingContest):
            _begin(CONTEST, -1, 0, code)
            code.append(0)
            _write_numbers(frame.contestants, code)
            code.append(0)
            _write_drinks(table, frame.drinks, code)
            count += len(frame.drinks)
        elif isinstance(frame, Serving):
            _write_drinks(table, frame.drinks, code)
            count += len(frame.drinks) - 1
        elif isinstance(frame, RevealDrink):
            _write_drinks(table, [frame.drink], code)
        elif isinstance(frame, Triggered):
            _begin(TEXT, frame.player, frame.text, code)
            code += [1, frame.card.face.number, 0, 0]
        elif isinstance(frame, LastChance):
            _begin(LAST_CHANCE, frame.had_it[-1] if frame.had_it else -1, 0, code)
            code += [0, 0, 0]
        else:
            continue
        count += 1
    return count


def _write_played(frame: CardPlayed, code: list[int]) -> None:
    """A card: its targets; on what, who Ignores it, and upon whom its losses fall."""
    _begin(CARD, frame.player, frame.mode, code)
    if frame.joined is NO_CARD:
        code.append(1)
        code.append(frame.card.face.number)
    else:
        code += [2, frame.card.face.number, frame.joined.face.number]
    _write_numbers(frame.everybody_named(), code)
    code.append(2 + len(frame.losses))
    code.append(frame.on)
    code.append(frame.ignored)
    for loss in frame.losses:
        code.append(loss.victim)


def _write_drinks(table: Table, drinks: list[Drink], code: list[int]) -> None:
    """Each Drink: its cards, its revealer, and what it would do to its drinker now."""
    for drink in drinks:
        _begin(DRINK, drink.drinker, 0, code)
        _write_cards(drink.cards, code)
        numbers = drink.numbers(table.seats[drink.drinker].race)
        code += [1, drink.revealer, 4, numbers.alcohol, numbers.fortitude, int(drink.ignored), int(drink.converted)]


def _write_hits(frame: HitsTaken, code: list[int]) -> None:
    """By which card; who was hit, and by whom."""
    _begin(HITS, -1, 0, code)
    code += [1, frame.card.face.number]
    _write_numbers([hit.victim for hit in frame.hits], code)
    _write_numbers([hit.source for hit in frame.hits], code)


def _write_payment(frame: PaymentDue, code: list[int]) -> None:
    """To whom (a player, -1 the Inn, -2 the pot); who owes, and how much of it is still open."""
    _begin(PAYMENT, frame.dues[0].to if frame.dues else -1, 0, code)
    code.append(0)
    code.append(len(frame.dues))
    for due in frame.dues:
        code.append(due.payer)
    code.append(len(frame.dues))
    for due in frame.dues:
        code.append(due.amount if due.open() else 0)
