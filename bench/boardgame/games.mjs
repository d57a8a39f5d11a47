// Two small games for boardgame.io, and a counter of the moves that are played in them.

export const counter = { moves: 0 };

// --- Noughts and crosses ---------------------------------------------------------------------------

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

function hasLine(cells) {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

export const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      counter.moves += 1;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: (G) =>
      G.cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : [])),
  },
};

// --- A card game -------------------------------------------------------------------------------------

const CARDS = 20;
const HAND = 5;

// Cards 0 to 19, five in each hand.  The first seat leads a card, the other answers, each draws a new one,
// and the higher card takes the trick; the seat with more tricks wins.  A game is 20 moves.
export const tricks = {
  name: 'tricks',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    return { hands: [deck.splice(0, HAND), deck.splice(0, HAND)], deck, led: null, won: [0, 0] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, place) => {
      counter.moves += 1;
      const seat = Number(playerID);
      const [card] = G.hands[seat].splice(place, 1);
      if (G.deck.length > 0) G.hands[seat].push(G.deck.pop());
      if (G.led === null) {
        G.led = card;
      } else {
        G.won[card > G.led ? seat : 1 - seat] += 1;
        G.led = null;
      }
    },
  },
  endIf: ({ G }) => {
    if (G.hands[0].length + G.hands[1].length > 0) return undefined;
    if (G.won[0] === G.won[1]) return { draw: true };
    return { winner: G.won[0] > G.won[1] ? '0' : '1' };
  },
  ai: {
    enumerate: (G, ctx) =>
      G.hands[Number(ctx.currentPlayer)].map((_, place) => ({ move: 'lay', args: [place] })),
  },
};
