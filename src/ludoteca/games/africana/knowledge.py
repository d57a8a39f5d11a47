"""AFRICANA: what a seat knows, and how the rest may lie.

Nobody knows the order of adventures that never lay on top of a book, the order of expeditions
of one letter, or which C cards were taken out unseen (AF-R13, AF5).  Of the others' hands
everybody knows joker and guides; their travel cards and the pile are one unknown (AF-R22).

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.structs import NONE
from ludoteca.games.africana.figures import LETTER
from ludoteca.games.africana.state import COLOURS, EXPEDITIONS, LETTERS, Book, C, Domain, State
from ludoteca.games.africana.travel import travel_cards_in


def redeal(state: State, seat: int, luck: Luck) -> None:
    """Deal all that the seat (NONE: a spectator) does not know anew, as it may just as well lie."""
    for book in state.books:
        shuffle_unseen(state, book, luck)
    for letter in range(LETTERS):
        shuffle_pile(state, letter, luck)
    deal_hands(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """What luck brings into view is not told apart: hands are too many for a tree to meet one again."""
    return NONE


def shuffle_unseen(state: State, book: Book, luck: Luck) -> None:
    for page in range(book.unseen):
        state.drawn_adventures[book.cards[page]] = 1
    for page in range(book.unseen):
        book.cards[page] = pick(Domain.ADVENTURE, state.drawn_adventures, luck)
        state.drawn_adventures[book.cards[page]] = 0


def shuffle_pile(state: State, letter: int, luck: Luck) -> None:
    """The letter on a back is seen by all, so every card keeps a place of its letter."""
    for place in range(state.pile_left):
        if LETTER[state.pile[place]] == letter:
            state.drawn_expeditions[state.pile[place]] = 1
    if letter == C:
        gather_removed(state)
    for place in range(state.pile_left):
        if LETTER[state.pile[place]] == letter:
            state.pile[place] = pick(Domain.EXPEDITION, state.drawn_expeditions, luck)
            state.drawn_expeditions[state.pile[place]] = 0
    for expedition in range(EXPEDITIONS):
        state.drawn_expeditions[expedition] = 0


def gather_removed(state: State) -> None:
    """C cards that are neither completed nor laid out may be in the pile or out of the game."""
    for expedition in range(EXPEDITIONS):
        if LETTER[expedition] == C and state.expeditions[expedition] == NONE:
            state.drawn_expeditions[expedition] = 1
    for slot in state.slots:
        if slot.expedition != NONE:
            state.drawn_expeditions[slot.expedition] = 0


def deal_hands(state: State, seat: int, luck: Luck) -> None:
    """All hidden travel cards go into the pile first, then everybody gets as many as before."""
    for other in range(state.seats):
        if other != seat:
            for colour in range(COLOURS):
                state.deck[colour] += state.players[other].hand[colour]
    for other in range(state.seats):
        if other != seat:
            deal_hand(state, other, luck)


def deal_hand(state: State, seat: int, luck: Luck) -> None:
    player = state.players[seat]
    cards = travel_cards_in(player)
    for colour in range(COLOURS):
        player.hand[colour] = 0
    for _ in range(cards):
        colour = pick(Domain.COLOUR, state.deck, luck)
        state.deck[colour] -= 1
        player.hand[colour] += 1
