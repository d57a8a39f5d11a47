// What is wrong with the layout of a table, as lists of what was found, by kind of fault.
() => {
  const main = document.querySelector(".table-main");
  const board = document.querySelector(".board");
  const room = main.getBoundingClientRect();
  const faults = {};
  const report = (kind, element, more = "") => {
    const name =
      element.dataset?.word ?? element.textContent?.trim().slice(0, 24) ?? "";
    const where = `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").trim().split(/\s+/).join(".")}`;
    (faults[kind] ??= []).push(`${where} ${name} ${more}`.trim());
  };
  const isSeen = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) && !element.closest(".hidden-text");
  const isInRoom = (box) =>
    box.width > 2 && box.top < room.bottom && box.bottom > room.top;

  // Nothing scrolls inside a board; the board itself fits its room, except on an upright phone.
  const isPhone = innerWidth < 600;
  for (const element of board.querySelectorAll("*")) {
    const { overflowY, overflowX } = getComputedStyle(element);
    const scrolls = (overflow, content, size) =>
      /auto|scroll/.test(overflow) && content > size + 1;
    if (
      scrolls(overflowY, element.scrollHeight, element.clientHeight) ||
      scrolls(overflowX, element.scrollWidth, element.clientWidth)
    )
      report("scrolls", element);
  }
  if (!isPhone && main.scrollHeight > main.clientHeight + 1)
    report("scrolls", main, `${main.scrollHeight} / ${main.clientHeight}`);
  // A page scrolls where an upright window is too low for a board.
  const isLow = isPhone && innerHeight < 680;
  if (
    document.documentElement.scrollWidth > innerWidth ||
    (document.documentElement.scrollHeight > innerHeight && !isLow)
  )
    report("page scrolls", document.documentElement);

  // The prompt and whose turn it is are in sight.
  for (const name of [".prompt", ".player[data-turn]"]) {
    const box = document.querySelector(name)?.getBoundingClientRect();
    if (
      !box ||
      box.top < 0 ||
      box.bottom > innerHeight ||
      box.left < 0 ||
      box.right > innerWidth
    )
      report("prompt", document.querySelector(name) ?? board);
  }

  // On a phone everything essential is in one view.
  const essential = isPhone
    ? [...board.querySelectorAll("[data-essential]")]
    : [];
  if (isPhone && essential.length < 2)
    report("essential", board, "what is essential is not marked");
  for (const element of essential) {
    const box = element.getBoundingClientRect();
    if (
      box.bottom > room.bottom + 1 ||
      box.top < room.top - 1 ||
      box.right > room.right + 1
    )
      report(
        "essential",
        element,
        `${Math.round(box.top - room.top)}–${Math.round(box.bottom - room.top)}`,
      );
  }

  // Text is 12 pixels or more, also where a drawing is scaled.
  const ownText = (element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.data.trim(),
    );
  const texts = [...document.querySelectorAll(".table-page *")].filter(
    (one) => ownText(one) && isSeen(one),
  );
  for (const element of texts) {
    const scale =
      element instanceof SVGElement ? (element.getScreenCTM?.()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.9) report("text", element, `${size.toFixed(1)}px`);
  }

  // What can be pressed is 44 pixels or more.
  const pressed =
    ".table-page :is(button, a, select, [data-live], .board [role=button])";
  for (const element of document.querySelectorAll(pressed)) {
    const { width, height } = element.getBoundingClientRect();
    if (!isSeen(element) || !width || element.closest(".log")) continue;
    const isLive =
      element.hasAttribute("data-move") || !element.closest(".board");
    const wanted = isLive ? 43.5 : 23.5;
    if (width < wanted || height < wanted)
      report(
        isLive ? "target" : "small",
        element,
        `${width.toFixed(0)}×${height.toFixed(0)}`,
      );
  }

  // A tap in the middle or at the sides of a button of the top bar meets that button.
  for (const element of document.querySelectorAll(".top-bar :is(button, a)")) {
    const { left, right, top, height } = element.getBoundingClientRect();
    if (!isSeen(element) || right === left) continue;
    for (const x of [left + 6, (left + right) / 2, right - 6]) {
      const met = document.elementFromPoint(x, top + height / 2);
      if (!element.contains(met))
        report(
          "top bar",
          element,
          `under ${met?.closest("a, button")?.className}`,
        );
    }
  }

  // Of each card in a hand, so much is in sight that a finger can take that card.
  for (const card of board.querySelectorAll(".held")) {
    const { left, width, top, height } = card.getBoundingClientRect();
    if (!isSeen(card) || !width || top + height / 2 > room.bottom) continue;
    let shown = 0;
    for (let x = left + 0.5; x < left + width; x++) {
      const met = document.elementFromPoint(x, top + height / 2);
      if (card.contains(met) || !board.contains(met)) shown++; // buttons lie over a page that scrolls
    }
    if (shown < 23)
      report("hidden card", card, `${shown} of ${width.toFixed(0)}`);
  }

  // The marks of cards in a hand are whole.
  const RING = 2;
  for (const card of board.querySelectorAll(".held [data-live]")) {
    const box = card.getBoundingClientRect();
    const isWhole =
      box.left >= room.left + RING &&
      box.right <= room.right - RING &&
      box.top >= room.top + RING;
    if (isSeen(card) && box.width && !isWhole) report("mark", card);
  }

  // Labels are neither cut off nor covered by anything painted.
  const alphaOf = (colour) =>
    colour === "transparent"
      ? 0
      : Number(/^rgba\(.*, ([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
  const paints = (element) => {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.4) return false;
    if (!(element instanceof SVGElement))
      return (
        style.backgroundImage !== "none" || alphaOf(style.backgroundColor) > 0.3
      );
    const isShape = /^(path|rect|circle|ellipse|polygon|image)$/.test(
      element.tagName,
    );
    return isShape && style.fill !== "none" && alphaOf(style.fill) > 0.3;
  };
  const everything = document.createElement("style");
  everything.textContent = ".board * { pointer-events: auto !important; }";
  document.head.append(everything);
  for (const element of texts.filter((one) => board.contains(one))) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const box = range.getBoundingClientRect();
    if (!isInRoom(box)) continue;
    const style = getComputedStyle(element);
    const isNamed = element.hasAttribute("title"); // a long name of a player, in full under the pointer
    if (
      style.overflow === "hidden" &&
      !isNamed &&
      element.scrollWidth > element.clientWidth + 1
    )
      report("cut", element);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y > room.bottom || y < room.top || x < 0 || x > innerWidth) continue;
    const above = [];
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one)) break;
      above.push(one);
    }
    // What a player opens over the board is marked with data-overlay.
    const cover = above.find(
      (one) =>
        board.contains(one) && paints(one) && !one.closest("[data-overlay]"),
    );
    const isHeld =
      element.closest("[data-held]") && cover?.closest("[data-held]"); // cards of a hand may overlap
    if (cover && !isHeld)
      report(
        "covered",
        element,
        `by ${cover.tagName}.${cover.getAttribute("class")}`,
      );
  }
  everything.remove();
  return faults;
};
