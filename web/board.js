// Positions, moves and boards: read from FEN, played from SAN, drawn as SVG.

const FILES = "abcdefgh";
const SVG = "http://www.w3.org/2000/svg";
const squareName = (at) => FILES[at % 8] + (Math.floor(at / 8) + 1);
const squareOf = (name) => FILES.indexOf(name[0]) + 8 * (Number(name[1]) - 1);

/** Reads a position of Tavreli: `towers` has the pieces of each square from the bottom up. */
function readTowers(fen) {
  const [placement, turn] = fen.split(" "), board = Array(64).fill(""), towers = Array(64).fill(null);
  placement.split("/").forEach((rank, row) => {
    let at = 8 * (7 - row);
    for (const [, empty, tower, single] of rank.matchAll(/(\d)|\(([^)]*)\)|([P+][A-Z]|[p+][a-z]|[A-Za-z])/g)) {
      if (empty) { at += Number(empty); continue; }
      towers[at] = (tower ?? single).match(/[P+][A-Z]|[p+][a-z]|[A-Za-z]/g) ?? [];
      board[at++] = towers[at - 1].at(-1) ?? "";
    }
  });
  return { board, towers, turn, castling: "-", passant: "-" };
}

/** Reads a FEN: `board` has the letter of each square's piece from a1 to h8, or "". What is none gives null. */
function readFen(fen) {
  if (fen.split(" ").length === 7) return readTowers(fen);
  const [placement, turn = "w", castling = "-", passant = "-"] = fen.split(" ");
  const board = Array(64).fill("");
  const ranks = placement.split("/");
  if (ranks.length !== 8) return null;
  for (let row = 0; row < 8; row++) {
    let file = 0;
    for (const sign of ranks[row].replace(/~/g, "")) {
      if (/[1-8]/.test(sign)) file += Number(sign);
      else if (/[kqrbnp]/i.test(sign) && file < 8) board[8 * (7 - row) + file++] = sign;
      else return null;
    }
    if (file !== 8) return null;
  }
  return { board, turn, castling, passant };
}

const isWhite = (piece) => piece !== "" && piece === piece.toUpperCase();
const steps = { n: [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]] };
steps.b = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
steps.r = [[1, 0], [-1, 0], [0, 1], [0, -1]];
steps.q = steps.k = [...steps.b, ...steps.r];

/** Returns true if the piece on `from` reaches `to`, whatever that leaves of its king. */
function reaches({ board, passant }, from, to) {
  const piece = board[from], kind = piece.toLowerCase();
  const [x, y] = [(to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8)];
  if (board[to] !== "" && isWhite(board[to]) === isWhite(piece)) return false;
  if (kind === "p") {
    const up = isWhite(piece) ? 1 : -1;
    if (x === 0) {
      const isDouble = y === 2 * up && Math.floor(from / 8) === (up === 1 ? 1 : 6) && board[from + 8 * up] === "";
      return board[to] === "" && (y === up || isDouble);
    }
    return Math.abs(x) === 1 && y === up && (board[to] !== "" || squareName(to) === passant);
  }
  return steps[kind].some(([dx, dy]) => {
    for (let n = 1; n < 8; n++) {
      if (n * dx === x && n * dy === y) return true;
      if (kind === "n" || kind === "k") return false;
      const at = from + n * (dx + 8 * dy), file = (from % 8) + n * dx;
      if (file < 0 || file > 7 || at < 0 || at > 63 || board[at] !== "") return false;
    }
    return false;
  });
}

function isAttacked(position, square, byWhite) {
  return position.board.some((piece, from) => {
    if (piece === "" || isWhite(piece) !== byWhite) return false;
    if (piece.toLowerCase() !== "p") return reaches(position, from, square);
    const up = Math.floor(square / 8) - Math.floor(from / 8);
    return Math.abs((from % 8) - (square % 8)) === 1 && up === (byWhite ? 1 : -1);
  });
}

const kingOf = (position, white) => position.board.indexOf(white ? "K" : "k");

/** Plays from one square to another, a castling rook and a pawn taken in passing among it. */
function moved(position, from, to, promoted) {
  const board = position.board.slice(), piece = board[from], white = isWhite(piece);
  if (piece.toLowerCase() === "p" && from % 8 !== to % 8 && board[to] === "") board[to + (white ? -8 : 8)] = "";
  board[from] = "";
  board[to] = promoted ? (white ? promoted.toUpperCase() : promoted.toLowerCase()) : piece;
  const isDouble = piece.toLowerCase() === "p" && Math.abs(from - to) === 16;
  const passant = isDouble ? squareName((from + to) / 2) : "-";
  return { board, turn: white ? "b" : "w", castling: position.castling, passant, last: [from, to] };
}

/** Castles with the outermost rook of a side, as in Chess960. */
function castled(position, white, isLong) {
  const king = kingOf(position, white), rank = white ? 0 : 56, rook = white ? "R" : "r";
  const files = isLong ? [0, 1, 2, 3, 4, 5, 6, 7] : [7, 6, 5, 4, 3, 2, 1, 0];
  const from = rank + files.find((file) => position.board[rank + file] === rook);
  const board = position.board.slice(), to = rank + (isLong ? 2 : 6);
  board[king] = board[from] = "";
  board[to] = white ? "K" : "k";
  board[rank + (isLong ? 3 : 5)] = rook;
  return { board, turn: white ? "b" : "w", castling: position.castling, passant: "-", last: [king, to] };
}

/** Plays a move in SAN; null where it is none here. */
function playSan(position, san) {
  const white = position.turn === "w", word = san.replace(/[+#!?]+$/, "");
  if (/^O-O/.test(word)) return castled(position, white, word === "O-O-O");
  if (word === "--") return { ...position, turn: white ? "b" : "w", passant: "-", last: [] };
  const read = /^([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=?([QRBN]))?$/.exec(word);
  if (!read) return null;
  const [, kind, file, rank, target, promoted] = read;
  const piece = white ? kind || "P" : (kind || "P").toLowerCase(), to = squareOf(target);
  for (let from = 0; from < 64; from++) {
    const fits = position.board[from] === piece && (!file || FILES[from % 8] === file)
      && (!rank || Math.floor(from / 8) + 1 === Number(rank)) && reaches(position, from, to);
    if (!fits) continue;
    const next = moved(position, from, to, promoted);
    if (!isAttacked(next, kingOf(next, white), !white)) return next;
  }
  return null;
}

/** The drawing of a piece of Tavreli, and the letter that stands on it. */
function figureOf(code) {
  const letter = code.at(-1), white = letter === letter.toUpperCase();
  if (/^p./i.test(code)) return [white ? "P" : "p", letter.toUpperCase()];
  return [letter.toUpperCase() === "K" ? (white ? "V" : "v") : letter, ""];
}

/** Draws a position; `last` are squares of the last move, `label` says it in words. */
function drawBoard(position, label, isFlipped) {
  const svg = document.createElementNS(SVG, "svg");
  const put = (name, attributes, text) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    svg.append(element);
    return element;
  };
  svg.setAttribute("viewBox", "0 0 378 378");
  svg.setAttribute("class", "board");
  svg.setAttribute("role", "img");
  put("title", {}, label);
  for (let at = 0; at < 64; at++) {
    const [file, rank] = [at % 8, Math.floor(at / 8)];
    const [x, y] = [18 + 45 * (isFlipped ? 7 - file : file), 45 * (isFlipped ? rank : 7 - rank)];
    put("rect", { x, y, width: 45, height: 45, class: (file + rank) % 2 ? "light" : "dark" });
    if ((position.last || []).includes(at)) {
      put("rect", { x, y, width: 45, height: 45, class: "last", "data-mark": "last-move", "data-square": squareName(at) });
    }
    const piece = position.board[at], tower = position.towers?.[at];
    if (tower) putTower(put, tower, x, y, squareName(at));
    else if (piece !== "") {
      const drawn = put("use", { href: `#piece-${piece}`, x, y, width: 45, height: 45, "data-piece": piece });
      drawn.setAttribute("data-square", squareName(at));
    }
    if (y === 315) put("text", { x: x + 22, y: 374, class: "edge" }, FILES[file]);
    if (x === 18) put("text", { x: 8, y: y + 28, class: "edge" }, String(rank + 1));
  }
  putList(svg, put, position.towers ?? []);
  return svg;
}

/** Draws the top of a tower above slabs in the colors of what it stands on. */
function putTower(put, tower, x, y, square) {
  const [figure, letter] = figureOf(tower.at(-1)), below = tower.slice(0, -1), isWhite = /[A-Z]/.test(tower.at(-1));
  const size = below.length ? 31 : 45, left = x + (45 - size) / 2;
  const top = put("use", { href: `#piece-${figure}`, x: left, y, width: size, height: size, "data-piece": tower.at(-1), "data-square": square });
  if (below.length) top.setAttribute("data-tower", tower.join(""));
  if (letter) put("text", { x: x + 22.5, y: y + size * 0.83, class: "on", "font-size": size / 4, fill: isWhite ? "#000" : "#fff" }, letter);
  const thick = Math.min(7.25, 14.5 / below.length);
  below.forEach((code, nth) => put("rect", { x: x + 7, y: y + 44.5 - thick * (nth + 1), width: 31, height: thick, fill: /[A-Z]/.test(code) ? "#fff" : "#000", stroke: "#777" }));
}

/** Lists the towers below the board. */
function putList(svg, put, towers) {
  const lines = [];
  towers.forEach((tower, at) => {
    if ((tower?.length ?? 0) < 2) return;
    const text = `${squareName(at)} (${tower.join("")})`;
    if (lines.length && lines.at(-1).length + text.length < 32) lines.push(`${lines.pop()}  ${text}`);
    else lines.push(text);
  });
  lines.forEach((line, at) => put("text", { x: 18, y: 394 + 22 * at, class: "towers" }, line));
  svg.setAttribute("viewBox", `0 0 378 ${378 + (lines.length ? 8 + 22 * lines.length : 0)}`);
}
