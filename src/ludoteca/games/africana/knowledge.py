"""Africana: what a seat knows, and how to deal the rest again.

Nobody knows the order of adventures that were never on top of a book, the order of expeditions with the same
letter, or which C cards were removed unseen (AF5, AF-R13).  Everybody knows who has a joker and which guides.
The travel cards of other hands and of the deck are unknown (AF-R22).

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.company import travel_cards_in
from ludoteca.games.africana.figures import LETTER
from ludoteca.games.africana.state import EXPEDITIONS, Book, Colour, Domain, Letter, State


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Deal again everything that a seat does not know (NONE: a spectator)."""
    for book in state.books:
        shuffle_unseen(state, book, luck)
    for letter in Letter:
        shuffle_pile(state, letter, luck)
    redeal_hands(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """Return NONE: a search does not branch by luck, as there are too many hands to meet one twice."""
    return NONE


def shuffle_unseen(state: State, book: Book, luck: AnyLuck) -> None:
    """Shuffle the adventures that nobody has seen."""
    for page in range(book.unseen):
        state.undealt_adventures[book.cards[page]] = 1
    for page in range(book.unseen):
        book.cards[page] = pick(Domain.ADVENTURE, state.undealt_adventures, luck)
        state.undealt_adventures[book.cards[page]] = 0


def shuffle_pile(state: State, letter: Letter, luck: AnyLuck) -> None:
    """Shuffle the expeditions of a letter among their places; the backs show everybody which those are."""
    for index in range(state.pile_size):
        if LETTER[state.pile[index]] == letter:
            state.undealt_expeditions[state.pile[index]] = 1
    if letter == Letter.C:
        add_removed(state)
    for index in range(state.pile_size):
        if LETTER[state.pile[index]] == letter:
            state.pile[index] = pick(Domain.EXPEDITION, state.undealt_expeditions, luck)
            state.undealt_expeditions[state.pile[index]] = 0
    for expedition in range(EXPEDITIONS):
        state.undealt_expeditions[expedition] = 0


def add_removed(state: State) -> None:
    """Add the removed C cards: all that are neither completed nor in a slot may be in the pile."""
    for expedition in range(EXPEDITIONS):
        if LETTER[expedition] == Letter.C and state.completed_by[expedition] == NONE:
            state.undealt_expeditions[expedition] = 1
    for slot in state.slots:
        if slot.expedition != NONE:
            state.undealt_expeditions[slot.expedition] = 0


def redeal_hands(state: State, seat: int, luck: AnyLuck) -> None:
    """Put all hidden travel cards into the deck, then give each hand as many as it had."""
    for other in range(state.seats):
        if other != seat:
            for colour in Colour:
                state.deck[colour] += state.players[other].hand[colour]
    for other in range(state.seats):
        if other != seat:
            redeal_hand(state, other, luck)


def redeal_hand(state: State, seat: int, luck: AnyLuck) -> None:
    player = state.players[seat]
    cards = travel_cards_in(player)
    for colour in Colour:
        player.hand[colour] = 0
    for _ in range(cards):
        drawn = pick(Domain.COLOUR, state.deck, luck)
        state.deck[drawn] -= 1
        player.hand[drawn] += 1
