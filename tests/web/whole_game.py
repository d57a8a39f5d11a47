"""What runs in the page to play a whole match by clicks, in any browser."""

LONGEST = 600  # clicks
MENU = ".move-menu[role=menu]"
PIECES = ".board [data-move]:not([disabled])"

# Runs in the page before a click: chooses an entry of the open menu or a piece on the board, another one each
# time, and moves it into the window.  Remembers the piece and the moves it offers, and whether the click
# misses it or only closes a menu that has just opened.  Returns a point of the piece, its middle if that can
# be hit, and whether a click there hits it; or nothing if there is nothing to click.
CHOOSE = """([choices, click]) => {
  const pieces = [...document.querySelectorAll(choices)].filter((one) => one.getClientRects().length);
  const piece = pieces[click % pieces.length];
  window.clicked = piece;
  window.offered = piece?.getAttribute('data-moves');
  window.isMissed = false;
  if (!piece) return null;
  window.listening?.abort();
  window.listening = new AbortController();
  const options = { capture: true, signal: window.listening.signal };
  const closesMenu = ({ newState, target }) =>
    newState === 'closed' && target.matches('MENU') && !target.contains(piece);
  addEventListener('click', (event) => (window.isMissed ||= !piece.contains(event.target)), options);
  addEventListener('beforetoggle', (event) => (window.isMissed ||= closesMenu(event)), options);
  piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = piece.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const points = parts.flatMap((down) => parts.map((along) => [along, down]))
    .map(([along, down]) => ({ x: box.left + along * box.width, y: box.top + down * box.height }));
  const found = points.find(({ x, y }) => piece.contains(document.elementFromPoint(x, y)));
  return { ...(found ?? points[0]), isHit: found !== undefined, said: piece.outerHTML.slice(0, 200) };
}""".replace("MENU", MENU)

# Runs in the page after a click: waits until the player can click something new, or until the match is over.
# The board may change just before a click.  If the clicked piece is gone, offers other moves or was missed,
# and no request is under way, the next click follows.
WAIT = """([menu, before]) => new Promise((resolve, reject) => {
  const started = performance.now();
  const exists = (selector) => document.querySelector(selector) !== null;
  const look = () => ({
    number: document.querySelector('.table-page')?.dataset.number,
    isAsked: exists(menu),
    isOver: exists('dialog .score-pad'),
    isHelpOpen: exists('dialog[open]:not(:has(.score-pad))'),
  });
  const isReady = (now) => {
    if (!now.isOver && !exists('.prompt[data-mine]')) return false;
    if (!before) return true;
    const isClosing = before.isAsked && now.isAsked; // the menu that was used
    if (before.number !== now.number) return !isClosing;
    if (now.isAsked && !before.isAsked) return true;
    if (now.isHelpOpen && !before.isHelpOpen) return true; // a click that took as long as a press
    const piece = window.clicked;
    const isSame = piece && piece.isConnected && piece.getAttribute('data-moves') === window.offered;
    if (!piece || (isSame && !window.isMissed) || exists('.prompt .loading-dots')) return false;
    return performance.now() - started > 1000;
  };
  const check = () => {
    const now = look();
    const isLate = performance.now() - started > 20_000;
    if (!isReady(now) && !isLate) return;
    changes.disconnect();
    clearInterval(timer);
    if (isReady(now)) resolve(now);
    else {
      const prompt = document.querySelector('.prompt')?.className;
      const said = document.querySelector('dialog[open]')?.textContent.slice(0, 80);
      const piece = window.clicked?.outerHTML.slice(0, 200);
      reject(new Error(`nothing came of a click: ${JSON.stringify({ ...now, prompt, said, piece })}`));
    }
  };
  const changes = new MutationObserver(check);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setInterval(check, 250);
  check();
})"""
