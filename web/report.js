// The report page: unpacks what the program wrote as JSON lines, and shows it. Text of records only ever becomes text.

const AT_ONCE = 200;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const { words, rules } = JSON.parse(document.getElementById("words").textContent);

/** Makes an element; attributes that are functions listen. */
function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child || child === 0));
  return element;
}

async function unpack() {
  const packed = atob(document.getElementById("data").textContent.trim());
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = await new Response(stream).text();
  return text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

/** Sets words between grave accents as code. */
const coded = (text) => String(text).split("`").map((part, at) => (at % 2 ? el("code", {}, part) : part));
const row = (cells, tag = "td") => el("tr", {}, cells.map((cell) =>
  el(tag, { class: typeof cell === "number" ? "n" : undefined }, cell === null || cell === undefined ? "" : typeof cell === "object" ? cell : String(cell))));
const table = (head, rows) => el("div", { class: "scroll", tabindex: "0" }, el("table", {}, el("thead", {}, row(head, "th")), el("tbody", {}, rows)));
const percent = (share) => (share === undefined || share === null ? "" : `${(share * 100).toFixed(1)} %`);
const sideOf = (side) => words[side] ?? side;
/** The numbers of a summary that stand at the head of the page. */
const COUNTED = ["records", "plies", "errors", "warnings", "notes"];
const DIFFERENCES = ["new", "gone", "changed", "same"];
const placeOf = (item) => [item.path, item.line && `${item.line}:${item.column ?? 1}`].filter(Boolean).join(":")
  + (item.record ? ` (${words.record} ${item.record})` : "");

function figure(position, caption) {
  return el("figure", {}, drawBoard(position, caption), el("figcaption", {}, caption));
}

/** A list that can be searched and gone through by keys, with what is chosen beside it. */
function browser({ items, label, detail, filters = [], key }) {
  let shown = items, limit = AT_ONCE, current = -1;
  const list = el("ol", { class: "list", "aria-label": words.list });
  const side = el("section", { class: "detail", "aria-live": "polite", tabindex: "-1" });
  const count = el("span", { role: "status" });
  const search = el("input", { type: "search", placeholder: words.search, "aria-label": words.search, input: () => filter() });
  const asked = new URLSearchParams(location.hash.slice(1));
  const selects = filters.map(({ name, of, key }) => {
    const counts = new Map();
    for (const item of items) for (const value of [of(item)].flat()) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size < 2) return null;
    const options = [...counts].sort((one, other) => other[1] - one[1]);
    const select = el("select", { "aria-label": name, change: () => filter() }, el("option", { value: "" }, `${name}: ${words.all}`),
      options.map(([value, n]) => el("option", { value, selected: value === asked.get(key) }, `${value} (${n})`)));
    return { select, of };
  }).filter(Boolean);
  const texts = items.map((item) => (typeof item === "string" ? item : JSON.stringify(item)).toLowerCase());
  const more = el("button", { click: () => { limit += AT_ONCE; draw(); } });

  function filter() {
    const wanted = search.value.trim().toLowerCase();
    shown = items.filter((item, at) => texts[at].includes(wanted)
      && selects.every(({ select, of }) => !select.value || [of(item)].flat().includes(select.value)));
    limit = AT_ONCE;
    draw();
    choose(shown.length ? 0 : -1);
  }

  function draw() {
    list.replaceChildren(...shown.slice(0, limit).map((item, at) =>
      el("li", {}, el("button", { "aria-current": String(at === current), click: () => choose(at) }, label(item)))));
    count.textContent = `${shown.length} / ${items.length}`;
    more.textContent = `${words.more} (${shown.length - limit})`;
    more.hidden = shown.length <= limit;
  }

  function choose(at) {
    if (at >= limit) { limit = at + AT_ONCE; draw(); }
    list.children[current]?.firstChild.setAttribute("aria-current", "false");
    current = at;
    const button = list.children[at]?.firstChild;
    button?.setAttribute("aria-current", "true");
    button?.scrollIntoView({ block: "nearest" });
    side.replaceChildren(...(shown[at] ? [detail(shown[at])].flat(9).filter(Boolean) : []));
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === "j" && current + 1 < shown.length) choose(current + 1);
    else if (event.key === "k" && current > 0) choose(current - 1);
    else key?.(event, side);
  });
  filter();
  return [el("div", { class: "tools" }, search, selects.map(({ select }) => select), count),
    el("div", { class: "panes" }, el("div", {}, list, more), side)];
}

// Findings.

/** The games of records in which something was found, by their places. */
const gamesOf = new Map();
const keyOf = (item) => `${item.path}\n${item.record}`;

const playersOf = (item) => {
  const game = gamesOf.get(keyOf(item));
  return game?.moves && [tagOf(game, "White"), tagOf(game, "Black")];
};

/** The plies of a game with the position after each, and the position it begins in. */
function playedOf(game) {
  const start = readFen(game.setup ?? START), sans = game.moves.split(" ").filter(Boolean), told = game.positions;
  let position = start, isBlack = start?.turn === "b", number = 1;
  const plies = sans.map((san, at) => {
    position = told ? readFen(told[at]) : position && playSan(position, san);
    const ply = { san, position, number, side: isBlack ? "black" : "white" };
    number += isBlack ? 1 : 0;
    isBlack = !isBlack;
    return ply;
  });
  return { plies, start };
}

function gameOf(item) {
  const game = gamesOf.get(keyOf(item));
  if (!game) return null;
  if (game.deal) return el("details", { open: true }, el("summary", {}, `${words.deal} ${game.deal.board ?? ""}`), dealView(game.deal));
  const { plies, start } = playedOf(game), view = gameView({ plies, start });
  if (item.ply > 1) view.jump(Math.min(item.ply - 2, plies.length - 1));
  return el("details", { open: !item.fen }, el("summary", {}, words.game), view);
}

function findingDetail(item) {
  const position = item.fen && readFen(item.fen);
  const boards = el("div", { class: "boards" });
  const cures = (item.candidates ?? []).filter((one) => !one.ply);
  const show = (cure) => {
    const after = cure && (cure.fen ? readFen(cure.fen) : position && playSan(position, cure.san));
    boards.replaceChildren(...[position && figure(position, words.before),
      after && figure(after, `${words.with} ${cure.san} (${cure.rest_playable} / ${cure.rest})`)].filter(Boolean));
  };
  show(cures[0]);
  const laws = item.laws && [item.laws.edition, item.laws.article, ...(item.laws.why ?? [])].join(" · ");
  const part = (name, text) => text && [el("dt", {}, name), el("dd", {}, text)];
  const compared = (item.related ?? []).map((other) => gamesOf.get(keyOf(other))).filter((game) => game?.moves);
  return el("article", {}, el("h2", {}, el("span", { class: item.severity }, words[item.severity]), " ", item.name, ` ${item.code}`),
    el("p", {}, coded(item.message)), el("p", { class: "place" }, placeOf(item), (item.players ?? playersOf(item)) && ` · ${(item.players ?? playersOf(item)).join(" – ")}`, item.event && ` · ${item.event}`),
    item.source && el("code", { class: "source", tabindex: "0" }, item.source[0], el("mark", {}, item.source[1] || "\u2009"), item.source[2]),
    boards, cures.length > 1 && el("p", {}, cures.map((cure) => el("button", { click: () => show(cure) }, cure.san))),
    el("dl", {}, part(words.meaning, rules[item.name] && coded(rules[item.name])), part(words.help, item.help && coded(item.help)), part(words.laws, laws), part(words.ruling, item.ruling?.text),
      (item.related ?? []).map((other) => part(words.other, [placeOf(other), other.players && ` · ${other.players.join(" – ")}`])),
      part(words.differs, item.differs?.join(", "))),
    compared.length > 0 && partingOf(gamesOf.get(keyOf(item)), compared), gameOf(item),
    compared.map((game) => el("section", {}, el("h3", {}, placeOf(game)), gameOf({ path: game.path, record: game.record }))));
}

/** What copies of a game say, side by side: the tags, with the cells that differ marked, and the board where the moves part. */
function partingOf(own, others) {
  if (!own?.moves) return null;
  const all = [own, ...others], sans = all.map((game) => game.moves.split(" ").filter(Boolean));
  const rows = ["Event", "Date", "Round", "White", "Black", "Result"].map((name) => {
    const values = all.map((game) => tagOf(game, name)), isSame = values.every((value) => value === values[0]);
    return row([name, ...values.map((value) => (isSame ? value : el("mark", {}, value)))]);
  });
  const most = Math.max(...sans.map((line) => line.length));
  let at = 0, position = readFen(own.setup ?? START);
  while (position && at < most && sans.every((line) => line[at] === sans[0][at])) position = playSan(position, sans[0][at++]);
  const number = `${Math.floor(at / 2) + 1}${at % 2 ? "..." : "."}`;
  rows.push(row([words.plies, ...sans.map((line) => line.length)]));
  if (at < most) rows.push(row([number, ...sans.map((line) => el("mark", {}, line[at] ?? "–"))]));
  return [table([words.differs, ...all.map(placeOf)], rows), at < most && position && figure(position, `${words.before} ${number}`)];
}

const findings = (items) => browser({
  items,
  label: (item) => [el("span", { class: item.severity }, words[item.severity]), " ", coded(item.message), el("div", { class: "place" }, placeOf(item))],
  detail: findingDetail,
  key: gameKeys,
  filters: [{ name: words.severity, of: (item) => words[item.severity] }, { name: words.kind, key: "kind", of: (item) => item.name },
    { name: words.file, key: "file", of: (item) => item.path }, { name: words.event, key: "event", of: (item) => item.event ?? (gamesOf.has(keyOf(item)) && tagOf(gamesOf.get(keyOf(item)), "Event")) }],
});

// Sheets: what was read, and what a person says of it.

const answers = new Map();
const nAnswers = el("b", {}, "0");
const answersToml = () => [...answers.values()].map((one) => `[[answer]]\nsheet = "${one.sheet}"\nrow = ${one.row}\nside = "${one.side}"\n`
  + `written = ${JSON.stringify(one.written)}\nread = ${JSON.stringify(one.read)}\n`).join("\n");

function answerButtons(of, choices) {
  const id = [of.sheet, of.row, of.side].join();
  const state = el("span", { role: "status" });
  const say = (read) => {
    if (read === null) answers.delete(id);
    else answers.set(id, { ...of, read });
    state.textContent = answers.has(id) ? ` ${words.answered}: ${answers.get(id).read}` : "";
    group.dataset.answered = String(answers.has(id));
    nAnswers.textContent = String(answers.size);
  };
  const button = (key, text, click) => el("button", { "data-key": key, "aria-keyshortcuts": key, click }, text);
  const group = el("p", { class: "answers" }, choices.map((san, at) => button(at < 9 ? String(at + 1) : undefined, san, () => say(san))),
    button("0", words.open, () => say("?")),
    button("m", words.another, () => { const san = prompt(words.another); if (san?.trim()) say(san.trim()); }),
    button("u", words.undo, () => say(null)), state);
  say(answers.get(id)?.read ?? null);
  return group;
}

/** Answers by keys: the question that has the focus, or else the first that is open; `n` and `p` go through the rows of a comparison. */
function answerKeys(event, side) {
  const groups = [...side.querySelectorAll(".answers")], rows = [...side.querySelectorAll("tbody td:first-child button")];
  const group = groups.find((one) => one.contains(document.activeElement)) ?? groups.find((one) => one.dataset.answered === "false") ?? groups[0];
  const button = [...(group?.querySelectorAll("button") ?? [])].find((one) => one.dataset.key === event.key);
  const row = { n: 1, p: -1 }[event.key], at = rows.findIndex((one) => one.getAttribute("aria-current") === "true");
  if (button) button.click();
  else if (row) rows[at + row]?.click();
  else gameKeys(event, side);
}

function answerTools() {
  const save = () => {
    const link = el("a", { href: URL.createObjectURL(new Blob([answersToml()], { type: "text/plain" })), download: "answers.toml" });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return el("div", {}, el("div", { class: "tools" }, el("button", { click: save }, words.save), el("span", {}, `${words.answered}: `, nAnswers)),
    el("p", { class: "place" }, words.keys));
}

/** Plays the moves of a sheet; what is left open goes on from what is assumed. */
function positionsOf(sans, assumed, setup) {
  const positions = [readFen(setup ?? START)];
  sans.forEach((san, at) => {
    const before = positions[at], word = san ?? assumed.get(at + 1);
    positions.push(before && word ? playSan(before, word) : null);
  });
  return positions;
}

function repairDetail(item) {
  const assumed = new Map(item.changes.map((change) => [change.ply, change.assumed]));
  const positions = positionsOf(item.san, assumed);
  const changes = item.changes.map((change) => {
    const position = change.fen ? readFen(change.fen) : positions[change.ply - 1], read = change.read ?? change.assumed;
    const after = position && read && (position.towers ? null : playSan(position, read));
    const choices = [...new Set([read, ...(change.alternatives ?? []).map((one) => one.read)].filter(Boolean))];
    return el("article", {}, el("h3", {}, `${words.row} ${change.row}, ${sideOf(change.side)}: `, change.written ?? words.nothing, " → ", change.read ?? "?"),
      el("p", {}, [change.certainty, percent(change.confidence), ...(change.illegal_because ?? [])].filter(Boolean).join(" · ")),
      el("div", { class: "boards" }, position && figure(position, words.before), after && figure(after, `${words.with} ${read}`)),
      answerButtons({ sheet: item.fingerprint, row: change.row, side: change.side, written: change.written ?? "" }, choices));
  });
  return el("article", {}, el("h2", {}, placeOf(item)), el("p", {}, `${percent(item.confidence)} · ${item.result}`), changes,
    gameView({ plies: item.san.map((san, at) => ({ san: san ?? "?", position: positions[at + 1], number: Math.floor(at / 2) + 1, side: at % 2 ? "black" : "white" })), start: positions[0] }));
}

function compareDetail(item) {
  const assumed = new Map(item.rows.map((one) => [one.ply, one.assumed]));
  const positions = positionsOf(item.san, assumed);
  const names = item.sheets.map((path, at) => `${String.fromCharCode(65 + at)}: ${path}`);
  const chosen = el("div", {});
  const letter = (sheet) => String.fromCharCode(65 + sheet);
  const show = (one) => {
    buttons.forEach((button, other) => button.setAttribute("aria-current", String(other === one)));
    const before = readFen(one.fen), after = positions[one.ply];
    const read = one.kept ?? one.assumed;
    const choices = [...new Set([read, ...(one.alternatives ?? []).map((other) => other.read)].filter(Boolean))];
    chosen.replaceChildren(el("div", { class: "boards" }, before && figure(before, words.before), after && read && figure(after, `${words.with} ${read}`)),
      ...one.rows.map((number, sheet) => (number === null ? "" : el("section", {}, el("h3", {}, `${letter(sheet)}: ${one.written[sheet] ?? words.nothing}`),
        answerButtons({ sheet: item.fingerprints[sheet], row: number, side: one.side, written: one.written[sheet] ?? "" }, choices)))));
  };
  const buttons = new Map(item.rows.map((one) => [one, el("button", { click: () => show(one) }, `${one.number}${one.side === "white" ? "." : "..."}`)]));
  if (item.rows.length) show(item.rows[0]);
  const rows = item.rows.map((one) => el("tr", {}, el("td", {}, buttons.get(one)), [...one.written.map((word) => word ?? "–"), one.kept ?? "?", one.why, percent(one.confidence)].map((cell) => el("td", {}, coded(cell)))));
  return el("article", {}, el("h2", {}, item.agreed ? words.agreed : words.differs), names.map((name) => el("p", { class: "place" }, name)),
    el("p", {}, percent(item.confidence), " · ", item.result),
    (item.headings ?? []).map((one) => el("p", {}, `${one.field}: `, one.written.map((word) => word ?? "–").join(" | "), ` · ${one.why}`)),
    (item.blocks ?? []).map((one) => el("p", {}, one.why)),
    item.rows.length > 0 && table([words.move, ...item.sheets.map((_, at) => letter(at)), words.kept, words.why, words.confidence], rows),
    chosen, gameView({ plies: item.san.map((san, at) => ({ san: san ?? "?", position: positions[at + 1], number: Math.floor(at / 2) + 1, side: at % 2 ? "black" : "white" })), start: positions[0] }));
}

// Games that can be played through.

function clocksOf(plies) {
  const most = Math.max(...plies.map((ply) => ply.clock_ms ?? 0));
  if (!most) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 300 60");
  svg.setAttribute("class", "clocks");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", words.clocks);
  for (const side of ["white", "black"]) {
    const points = plies.map((ply, at) => [ply, at]).filter(([ply]) => ply.side === side && ply.clock_ms !== undefined);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", side);
    path.setAttribute("d", points.map(([ply, at], n) => `${n ? "L" : "M"}${(300 * at) / plies.length} ${58 - (56 * ply.clock_ms) / most}`).join(""));
    svg.append(path);
  }
  return svg;
}

function gameView({ plies, start, startComments = [] }) {
  const all = [];
  const board = el("div", {});
  let at = -1, isFlipped = false;
  const show = (index) => {
    if (index < -1 || index >= all.length) return;
    all[at]?.button.setAttribute("aria-current", "false");
    at = index;
    const one = all[at];
    one?.button.setAttribute("aria-current", "true");
    one?.button.scrollIntoView({ block: "nearest" });
    const position = one ? one.position : start;
    board.replaceChildren(position ? drawBoard(position, one ? one.label : words.start, isFlipped) : el("p", {}, words.noboard));
  };
  const line = (moves, depth) => moves.map((ply, index) => {
    const label = (ply.side === "white" || index === 0 ? `${ply.number}${ply.side === "white" ? "." : "..."} ` : "") + (ply.san ?? ply.written ?? "…");
    const button = el("button", { click: () => show(all.findIndex((one) => one.button === button)) }, label);
    const read = ply.position !== undefined ? ply.position : ply.fen && readFen(ply.fen);
    if (read && ply.uci) read.last = [squareOf(ply.uci.slice(0, 2)), squareOf(ply.uci.slice(2, 4))];
    const entry = { button, position: read, label, depth };
    all.push(entry);
    return [button, (ply.nags ?? []).map((nag) => ` $${nag}`), (ply.comments ?? []).map((text) => el("em", {}, ` ${text} `)),
      (ply.variations ?? []).map((moved) => el("span", { class: "line" }, "( ", line(moved, depth + 1), " )"))];
  });
  const moves = el("div", { class: "moves" }, startComments.map((text) => el("em", {}, `${text} `)), line(plies, 0));
  const main = () => all.map((one, index) => [one, index]).filter(([one]) => one.depth === 0).map(([, index]) => index);
  const step = (by) => {
    const line = [-1, ...main()], here = all[at]?.depth ? at : line.indexOf(at);
    if (all[at]?.depth) show(Math.max(-1, at + by));
    else show(line[Math.min(line.length - 1, Math.max(0, here + by))]);
  };
  const view = el("section", { class: "game" }, board,
    el("p", {}, el("button", { click: () => show(-1), "aria-label": words.start }, "|◀"), el("button", { click: () => step(-1), "aria-label": words.back }, "◀"),
      el("button", { click: () => step(1), "aria-label": words.forward }, "▶"), el("button", { click: () => show(main().at(-1) ?? -1), "aria-label": words.end }, "▶|"),
      el("button", { click: () => { isFlipped = !isFlipped; show(at); } }, words.flip)),
    clocksOf(plies), moves);
  view.step = step;
  view.jump = show;
  view.show = (end) => show(end ? main().at(-1) ?? -1 : -1);
  show(-1);
  return view;
}

function gameKeys(event, side) {
  const game = side.querySelector(".game");
  if (!game) return;
  if (event.key === "ArrowRight") game.step(1);
  else if (event.key === "ArrowLeft") game.step(-1);
  else if (event.key === "Home") game.show(false);
  else if (event.key === "End") game.show(true);
  else return;
  event.preventDefault();
}

const tagOf = (game, name) => (game.tags ?? game.deal?.tags ?? []).find(([tag]) => tag === name)?.[1] ?? "?";

const headOf = (game) => [el("h2", {}, `${tagOf(game, "White")} – ${tagOf(game, "Black")} ${game.result?.movetext ?? game.result?.tag ?? ""}`),
  el("p", { class: "place" }, [tagOf(game, "Event"), tagOf(game, "Site"), tagOf(game, "Date"), tagOf(game, "Round")].filter((value) => value !== "?").join(" · "))];

function gameDetail(game) {
  if (game.hands) return dealDetail(game);
  return el("article", {}, headOf(game), gameView({ plies: game.plies ?? [], start: game.setup && readFen(game.setup) }), (game.findings ?? []).map(findingDetail));
}

// Deals of bridge.

const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const isRussian = document.documentElement.lang === "ru";
const rankOf = (sign) => (sign === "T" ? "10" : isRussian ? ({ A: "Т", K: "К", Q: "Д", J: "В" })[sign] ?? sign : sign);
const suitOf = (suit) => el("span", { class: "HD".includes(suit) ? "red" : undefined }, SUITS[suit] ?? suit);
/** A call with the sign of its suit: `3♥`, `NT` and the other calls as they are. */
const strainOf = (call) => (/^\d[SHDC]$/.test(call) ? [call[0], suitOf(call[1])] : [call]);
const cardOf = (card) => [suitOf(card[0]), rankOf(card[1])];
const SEATS = ["N", "E", "S", "W"];

/** The hands, the auction and the play of a deal, card by card. */
function dealView(deal) {
  const isVulnerable = (seat) => deal.vulnerable === "All" || (deal.vulnerable ?? "").includes(seat);
  const cards = (deal.play ?? []).flatMap((trick) => trick.cards.map((card, at) => ({ card, trick, seat: SEATS[(SEATS.indexOf(trick.lead) + at) % 4] }))).filter((one) => one.card);
  const board = el("div", {}), moves = el("div", { class: "moves" });
  let at = 0;
  const hand = (seat) => {
    const suits = (deal.hands?.[seat] ?? "").split("."), points = [...(deal.hands?.[seat] ?? "")].reduce((sum, sign) => sum + ({ A: 4, K: 3, Q: 2, J: 1 }[sign] ?? 0), 0);
    const gone = new Set(cards.slice(0, at).map((one) => one.card));
    return el("section", { class: cards[at]?.seat === seat ? "hand turn" : "hand" },
      el("p", { class: isVulnerable(seat) ? "seat vulnerable" : "seat" }, words[`seat_${seat}`], deal.dealer === seat && ` (${words.dealer})`, deal.hands?.[seat] && ` · ${points}`),
      suits.map((held, nth) => el("p", {}, suitOf("SHDC"[nth]), " ", [...held].map((sign) => el("span", { class: gone.has("SHDC"[nth] + sign) ? "gone" : undefined }, `${rankOf(sign)} `)))));
  };
  const show = (index) => {
    at = Math.max(0, Math.min(cards.length, index));
    const trick = cards[at - 1]?.trick;
    const middle = el("section", { class: "hand" }, el("p", {}, `${words.deal} ${deal.board ?? ""}`), el("p", {}, at ? cards.slice(0, at).filter((one) => one.trick === trick).map((one) => [`${one.seat} `, cardOf(one.card), " "]) : ""));
    const cell = () => el("div", {});
    board.replaceChildren(el("div", { class: "hands" }, cell(), hand("N"), cell(), hand("W"), middle, hand("E"), cell(), hand("S"), cell()));
    [...moves.querySelectorAll("button")].forEach((button, nth) => button.setAttribute("aria-current", String(nth === at - 1)));
  };
  moves.append(...(deal.play ?? []).map((trick) => el("span", { class: "line" }, `${trick.trick}. `, cards.map((one, nth) => one.trick === trick && [el("button", { click: () => show(nth + 1) }, cardOf(one.card)), " "]), trick.winner && `→ ${trick.winner}`)));
  const first = SEATS.indexOf(deal.dealer ?? "N"), calls = [...Array(((first - 3 + 4) % 4)).fill(null), ...(deal.auction ?? [])];
  const rows = Array.from({ length: Math.ceil(calls.length / 4) }, (_, nth) => row(calls.slice(4 * nth, 4 * nth + 4).map((call) => call && el("span", {}, strainOf(call.meaning ?? call.written), (call.annotations ?? []).join(" "), call.note && el("em", {}, ` ${call.note}`)))));
  const contract = deal.contract && `${deal.contract.level}${SUITS[deal.contract.denomination] ?? deal.contract.denomination}${deal.contract.risk} ${deal.contract.declarer}`;
  const score = Object.entries(deal.score ?? {}).map(([side, points]) => `${side} ${points}`).join(", ");
  const view = el("section", { class: "game" }, board,
    cards.length > 0 && el("p", {}, el("button", { click: () => show(0), "aria-label": words.start }, "|◀"), el("button", { click: () => show(at - 1), "aria-label": words.back }, "◀"),
      el("button", { click: () => show(at + 1), "aria-label": words.forward }, "▶"), el("button", { click: () => show(cards.length), "aria-label": words.end }, "▶|")),
    rows.length > 0 && table(["W", "N", "E", "S"].map((seat) => words[`seat_${seat}`]), rows),
    el("p", {}, [contract, deal.tricks !== undefined && deal.tricks !== null && `${words.tricks}: ${deal.tricks}`, score].filter(Boolean).join(" · ")), moves);
  view.step = (by) => show(at + by);
  view.show = (end) => show(end ? cards.length : 0);
  show(0);
  return view;
}

function dealDetail(deal) {
  return el("article", {}, el("h2", {}, `${words.deal} ${deal.board ?? ""}`),
    el("p", { class: "place" }, ["Event", "Site", "Date", "North", "East", "South", "West"].map((name) => tagOf(deal, name)).filter((value) => value !== "?").join(" · ")),
    dealView(deal), (deal.findings ?? []).map(findingDetail));
}

// Events.

const eventGames = new Map();
const eventKey = (event, round, white, black) => [event, round, white, black].join("\n");

function eventView(event, standings, found) {
  const name = (one) => one.player ?? one.team ?? one.pair ?? "";
  const names = standings.map(name);
  const breaks = [...new Set(standings.flatMap((one) => Object.keys(one.tiebreaks ?? {})))];
  const rounds = Math.max(0, ...standings.flatMap((one) => (one.rounds ?? []).map((round) => round.round)));
  const side = el("section", { class: "detail", "aria-live": "polite" });
  const gamesOfRound = (one, round) => {
    const players = round.color === "black" ? [round.opponent, name(one)] : [name(one), round.opponent];
    return eventGames.get(eventKey(event.event, round.round ?? 0, ...players)) ?? eventGames.get(eventKey(event.event, round.round ?? 0, ...players.reverse()));
  };
  const open = (game) => {
    side.replaceChildren(...headOf(game), gameOf(game));
    side.querySelector("details").open = true;
    side.scrollIntoView({ block: "nearest" });
  };
  const linked = (text, game) => (game?.moves ? el("button", { click: () => open(game) }, text) : text);
  const cells = (one) => Array.from({ length: rounds }, (_, at) => el("span", {}, (one.rounds ?? []).filter((round) => round.round === at + 1).map((round) =>
    linked(`${round.result}${round.opponent ? ` ${names.indexOf(round.opponent) + 1}${(words[round.color] ?? "")[0]?.toLowerCase() ?? ""}` : ""} `, gamesOfRound(one, round)))));
  const player = (one) => {
    const facts = [one.title, one.rating, one.federation, one.fide_id].filter(Boolean).join(" · ");
    side.replaceChildren(el("h2", {}, name(one)), facts && el("p", { class: "place" }, facts),
      table([words.round, words.color, words.opponent, words.result], (one.rounds ?? []).map((round) => row([round.round, sideOf(round.color ?? ""),
        round.opponent ? el("button", { click: () => player(standings[names.indexOf(round.opponent)]) }, round.opponent) : "–", el("span", {}, linked(round.result, gamesOfRound(one, round)))]))),
      ...explainedOf(one));
    side.scrollIntoView({ block: "nearest" });
  };
  return el("section", {}, el("h2", {}, event.event), el("p", { class: "place" }, [event.start, event.end, event.kind, event.rules].filter(Boolean).join(" · ")),
    (event.notes ?? []).map((note) => el("p", {}, note)),
    table(["#", words.name, ...Array.from({ length: rounds }, (_, at) => String(at + 1)), words.points, ...breaks],
      standings.map((one) => row([one.rank, el("button", { click: () => player(one) }, name(one)), ...cells(one), one.points ?? one.score, ...breaks.map((code) => one.tiebreaks?.[code] ?? "")]))),
    side, found.map(findingDetail));
}

/** How the numbers of a player came about: what is indented unfolds under the line before it. */
function explainedOf(one) {
  const parts = [];
  for (const line of one.explained ?? []) {
    if (line.startsWith(" ")) parts.at(-1)?.steps.push(line.trim());
    else parts.push({ line, steps: [] });
  }
  return parts.slice(1).map(({ line, steps }) => el("details", {}, el("summary", {}, line), el("ul", {}, steps.map((step) => el("li", {}, step)))));
}

// Two versions of an archive.

function differenceDetail(item) {
  const versions = [["old", item.old], ["new", item.new]].filter(([, place]) => place);
  const changes = [...Object.entries(item.tags ?? {}), ...(item.result ? [[words.what_result, item.result]] : []), ...(item.moves ? [[words.what_moves, item.moves]] : [])]
    .map(([name, values]) => row([name, ...values.map((value) => value || "–")]));
  const beside = (item.what ?? []).filter((what) => words[`what_${what}`] && !(what in item));
  const ply = item.first_ply, boards = [];
  if (item.moves && ply) {
    versions.forEach(([version, place], at) => {
      const game = gamesOf.get(keyOf(place)), { plies, start } = game ? playedOf(game) : {};
      const before = ply > 1 ? plies?.[ply - 2]?.position : start, after = plies?.[ply - 1];
      if (at === 0 && before) boards.push(figure(before, words.before));
      if (after?.position) boards.push(figure(after.position, `${words[version]}: ${moveOf(ply)} ${after.san}`));
    });
  }
  return el("article", {}, el("h2", {}, `${words[`diff_${item.kind}`]}: ${item.players.join(" – ")}`),
    versions.map(([version, place]) => el("p", { class: "place" }, `${words[version]}: ${placeOf(place)}`)),
    changes.length > 0 && table([words.change, words.old, words.new], changes),
    beside.length > 0 && el("p", {}, `${words.differs}: ${beside.map((what) => words[`what_${what}`]).join(", ")}`, ply && ` · ${moveOf(ply)}`),
    el("div", { class: "boards" }, boards),
    versions.map(([version, place]) => { const game = gameOf({ ...place, ply, fen: versions.length > 1 }); return game && el("section", {}, el("h3", {}, words[version]), game); }));
}

const differences = (items) => browser({
  items,
  label: (item) => [`${words[`diff_${item.kind}`]} · ${item.players.join(" – ")}`, el("div", { class: "place" }, placeOf(item.new ?? item.old))],
  detail: differenceDetail,
  key: gameKeys,
  filters: [{ name: words.change, of: (item) => words[`diff_${item.kind}`] }, { name: words.differs, of: (item) => item.what?.map((what) => words[`what_${what}`] ?? what.replace(/^tag /, "")) },
    { name: words.file, of: (item) => [item.old?.path, item.new?.path].filter(Boolean) },
    { name: words.event, of: (item) => { const game = gamesOf.get(keyOf(item.new ?? item.old)); return game && tagOf(game, "Event"); } }],
});

/** A ply with the number of its move, as players say it. */
const moveOf = (ply) => `${Math.ceil(ply / 2)}${ply % 2 ? "." : "..."}`;

const claims = (items) => browser({
  items,
  label: (item) => [[item.ply && moveOf(item.ply), sideOf(item.side ?? ""), item.kind, item.basis, item.move].filter(Boolean).join(" · "), el("div", { class: "place" }, placeOf(item))],
  detail: (item) => el("dl", {}, Object.entries(item).filter(([key]) => key !== "type").map(([key, value]) =>
    [el("dt", {}, words[key] ?? key.replaceAll("_", " ")), el("dd", {}, typeof value === "object" ? JSON.stringify(value) : sideOf(String(value)))])),
  filters: [{ name: words.kind, of: (item) => item.kind ?? item.type }, { name: words.file, of: (item) => item.path }],
});

async function main() {
  const page = document.getElementById("page");
  const items = await unpack();
  const of = (...types) => items.filter((item) => types.includes(item.type));
  const summary = of("summary")[0] ?? {};
  const counts = [...COUNTED, ...DIFFERENCES].filter((key) => typeof summary[key] === "number").map((key) => `${words[`diff_${key}`] ?? words[key]}: ${summary[key]}`);
  document.getElementById("counts").textContent = counts.join(" · ");
  for (const one of summary.passed_over ?? []) page.append(el("p", { class: "warning" }, `${one.path}: ${one.why}`));
  const games = items.filter((item) => String(item.schema ?? "").startsWith("zapis.timeline") || String(item.schema ?? "").startsWith("zapis.deal"));
  for (const game of of("game")) {
    gamesOf.set(keyOf(game), game);
    if (game.event !== undefined) eventGames.set(eventKey(game.event, game.round, game.white, game.black), game);
  }
  if (of("repair", "compare", "fragment").length) {
    const sheets = of("repair", "compare");
    page.append(answerTools(), ...browser({
      items: sheets,
      label: (item) => [item.type === "repair" ? placeOf(item) : item.sheets.join(" + "), el("div", { class: "place" }, item.type === "repair" ? `${words.changed}: ${item.changed}` : `${words.rows}: ${item.rows.length}`, ` · ${percent(item.confidence)}`)],
      detail: (item) => (item.type === "repair" ? repairDetail(item) : compareDetail(item)),
      key: answerKeys,
    }));
  } else if (games.length) {
    page.append(...browser({
      items: games,
      label: (game) => [game.hands ? `${words.deal} ${game.board ?? ""}` : `${tagOf(game, "White")} – ${tagOf(game, "Black")} ${game.result?.movetext ?? ""}`, el("div", { class: "place" }, [tagOf(game, "Event"), tagOf(game, "Date")].filter((value) => value !== "?").join(" · "))],
      detail: gameDetail, key: gameKeys,
      filters: [{ name: words.event, of: (game) => tagOf(game, "Event") }, { name: words.player, of: (game) => [tagOf(game, "White"), tagOf(game, "Black")] }],
    }));
  } else if (of("event").length) {
    for (const event of of("event")) {
      const its = (type) => of(type).filter((item) => item.event === event.event);
      page.append(eventView(event, its("standing"), its("finding")));
    }
  } else if (of("difference").length) {
    page.append(...differences(of("difference")));
  } else if (of("finding").length) {
    page.append(...findings(of("finding")));
  } else {
    const rest = items.filter((item) => item.type !== "summary");
    if (rest.length) page.append(...claims(rest));
    else page.append(el("p", {}, typeof summary.same === "number" ? words.nothing_differs : words.nothing_found));
  }
  document.documentElement.dataset.ready = "true";
}

main().catch((error) => { document.getElementById("page").append(el("p", { class: "error" }, String(error))); });
