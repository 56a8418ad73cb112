// Tests of the report pages in a browser; run by scripts/test-pages.

const { execFileSync } = require("node:child_process");
const { mkdtempSync, readFileSync, writeFileSync, statSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const assert = require("node:assert");
const { chromium } = require("playwright-core");

const [program, executablePath] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "zapis-pages-"));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const none = (found, where) => assert.equal(found.length, 0, `${where}: ${JSON.stringify(found)}`);

/** Runs a command that writes a page; findings are no failure. */
function made(name, ...args) {
  const path = join(folder, `${name}.html`);
  let page;
  try {
    page = execFileSync(program, [...args, "-q", "--format", "html"], { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    assert.equal(error.status, 1, `${args.join(" ")}: status ${error.status}`);
    page = error.stdout;
  }
  writeFileSync(path, page);
  return path;
}

/** What stands on the squares of a FEN. */
function piecesOf(fen) {
  const found = {};
  fen.split(" ")[0].split("/").forEach((row, at) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else found["abcdefgh"[file++] + (8 - at)] = sign;
    }
  });
  return found;
}

const boardOf = (page) => page.evaluate(() => Object.fromEntries([...document.querySelector(".detail svg.board").querySelectorAll("[data-piece]")]
  .map((one) => [one.dataset.square, one.dataset.piece])));

async function opened(browser, path, { width = 1200, colorScheme = "light" } = {}) {
  const context = await browser.newContext({ offline: true, viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("request", (request) => request.url().startsWith("file:") || request.url().startsWith("blob:") || faults.push(`request: ${request.url()}`));
  page.on("dialog", (dialog) => { faults.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  await page.goto(`file://${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true" || document.querySelector("p.error"));
  return { page, faults, close: () => context.close() };
}

/** Evaluates axe past the page's own policy, which lets no other script run. */
async function barriers(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe });
  const expression = "axe.run().then((found) => JSON.stringify(found.violations.map((one) => [one.id, one.nodes[0].html.slice(0, 200)])))";
  const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  return JSON.parse(result.value);
}

/** A record with a text in every field that is shown. */
const hostile = (text) => {
  const value = text.replace(/["\\]/g, "\\$&");
  return `[Event "${value}"]\n[Site "${value}"]\n[Date "${value}"]\n[Round "${value}"]\n[White "${value}"]\n[Black "${value}"]\n[Result "1-0"]\n\n`
    + `1. e4 {${text.replace(/[{}]/g, "")}} e5 2. Ke3 ${text.replace(/[{}()\s[\]]/g, "")} Nc6 1-0\n\n`;
};
const INJECTIONS = ["<script>alert(1)</script>", "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>",
  "<!--", "-->", "]]>", "&lt;b&gt;", "\u202Eabc", "javascript:alert(1)", "${alert(1)}", "</style><b>", "<b>bold", "' onfocus=alert(1) autofocus '"];

async function main() {
  const sheet = join(folder, "sheet.txt"), other = join(folder, "other.txt"), evil = join(folder, "evil.pgn"), many = join(folder, "many.pgn");
  writeFileSync(sheet, "White: <b>Ann</b>\nBlack: Bob\n1. e4 e5\n2. Nf8 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n");
  writeFileSync(other, "White: Ann\nBlack: Bob\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 d6\n5. O-O Be7\n");
  writeFileSync(evil, INJECTIONS.map(hostile).join(""));
  const one = "[Event \"Open\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba5 Nf6 1-0\n\n";
  writeFileSync(many, one.repeat(10000));
  // Two versions of an archive: the first game goes, a result and a move of others change, one is new.
  const was = join(folder, "was.pgn"), is = join(folder, "is.pgn");
  const match = (round, moves, result = "1-0") => `[Event "Match"]\n[Site "?"]\n[Date "2024.05.0${round}"]\n[Round "${round}"]\n[White "Ames, Anna"]\n[Black "Birch, Bob"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;
  const line = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O";
  writeFileSync(was, match(1, "1. d4 d5 2. c4 e6 3. Nc3 Nf6") + match(2, line) + match(3, line.replace("6. Re1", "6. d3")) + match(4, "1. c4 e5 2. Nc3 Nf6"));
  writeFileSync(is, match(2, line, "0-1") + match(3, line.replace("6. Re1", "6. d3").replace("8. c3", "8. Nc3")) + match(4, "1. c4 e5 2. Nc3 Nf6") + match(5, "1. f4 e5 2. fxe5 d6"));
  const pages = [];
  for (const lang of ["en", "ru"]) {
    pages.push(made(`validate-${lang}`, "validate", "--lang", lang, "corpus/cases"), made(`audit-${lang}`, "audit", "--lang", lang, "corpus/archive"),
      made(`export-${lang}`, "export", "--lang", lang, "corpus/games"), made(`claims-${lang}`, "claims", "--lang", lang, "corpus/cases"),
      made(`standings-${lang}`, "standings", "--lang", lang, "corpus/events"), made(`repair-${lang}`, "repair", "--lang", lang, sheet),
      made(`compare-${lang}`, "compare", "--lang", lang, sheet, other), made(`diff-${lang}`, "diff", "--lang", lang, was, is));
  }
  for (const command of ["validate", "audit", "export"]) pages.push(made(`evil-${command}`, command, evil));
  pages.push(made("evil-diff", "diff", evil, is));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const path of pages) {
    for (const look of [{}, { width: 360, colorScheme: "dark" }, { width: 2000 }]) {
      const { page, faults, close } = await opened(browser, path, look);
      none(faults, path);
      none(await barriers(page), `${path} ${JSON.stringify(look)}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${path} at ${look.width ?? 1200}: ${wide} pixels too wide`);
      assert.equal(await page.evaluate(() => document.querySelectorAll("main img, main script, main b > b, main iframe").length), 0, path);
      for (const key of ["j", "k", "ArrowRight", "ArrowRight", "End", "Home", "j"]) await page.keyboard.press(key);
      none(faults, path);
      await close();
    }
  }
  // A board is what the FEN says, before the move and after its cure; a game ends where its last position is.
  {
    const { page, close } = await opened(browser, made("finding", "validate", many));
    const [finding] = await page.evaluate(() => unpack().then((all) => all.slice(0, 1)));
    assert.deepEqual(await boardOf(page), piecesOf(finding.fen));
    const n = await page.evaluate(() => document.querySelectorAll("*").length);
    assert.ok(n < 2000, `${n} nodes`);
    await close();
    const size = statSync(join(folder, "finding.html")).size;
    assert.ok(size < 3_000_000, `${size} bytes for 10,000 findings`);
  }
  {
    const { page, close } = await opened(browser, made("games", "export", "corpus/games/world-championship-and-tournament-games.pgn"));
    const games = await page.evaluate(() => unpack());
    for (const game of games) {
      for (const [key, fen] of [["Home", game.setup], ["End", game.plies.at(-1)?.fen ?? game.setup]]) {
        await page.keyboard.press(key);
        assert.deepEqual(await boardOf(page), piecesOf(fen), key);
      }
      const plain = await page.evaluate((one) => {
        let position = readFen(one.setup);
        return one.plies.map((ply) => { position = playSan(position, ply.san); return position && position.board.join(" "); });
      }, game);
      const told = await page.evaluate((fens) => fens.map((fen) => readFen(fen).board.join(" ")), game.plies.map((ply) => ply.fen));
      assert.deepEqual(plain, told);
      await page.keyboard.press("j");
    }
    await close();
  }
  // The cells of a crosstable open their games; a name shows the player, with what his numbers were made of.
  {
    const cup = join(folder, "cup.pgn");
    const game = (round, white, black, result, moves) => `[Event "Cup"]\n[Site "?"]\n[Date "2024.05.0${round}"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;
    writeFileSync(cup, game(1, "Ames, Anna", "Birch, Bob", "1-0", "1. e4 e5 2. Nf3 Nc6") + game(2, "Birch, Bob", "Clark, Carl", "1/2-1/2", "1. d4 d5 2. c4") + game(3, "Clark, Carl", "Ames, Anna", "0-1", "1. c4 e5"));
    const { page, faults, close } = await opened(browser, made("cup", "standings", cup));
    const table = page.locator("table").first();
    await table.locator("tbody tr").first().locator("td").nth(2).locator("button").click();
    const [players, plies] = await page.evaluate(() => [document.querySelector("section.detail h2").textContent, document.querySelectorAll(".game .moves button").length]);
    assert.ok(players.startsWith("Ames, Anna – Birch, Bob") && plies === 4, `${players}: ${plies} plies`);
    await table.locator("tbody tr").first().locator("td").nth(1).locator("button").click();
    const [name, steps] = await page.evaluate(() => [document.querySelector("section.detail h2").textContent, document.querySelectorAll("section.detail details li").length]);
    assert.ok(name === "Ames, Anna" && steps > 2, `${name}: ${steps} steps`);
    none(faults, "standings");
    none(await barriers(page), "standings with a player");
    await close();
  }
  // Several pages: the index needs no script, and leads to the findings of a file.
  {
    const report = join(folder, "report");
    try {
      execFileSync(program, ["validate", "-q", "--format", "html", "-o", `${report}/`, many, evil], { stdio: "ignore" });
    } catch (error) {
      assert.equal(error.status, 1);
    }
    const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 900 } });
    const page = await context.newPage();
    await page.goto(`file://${report}/index.html`);
    none(await barriers(page), "index");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), "the index is too wide");
    await page.locator("tr", { hasText: "evil.pgn" }).locator("a").last().click();
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
    const places = await page.evaluate(() => [...document.querySelectorAll(".list .place")].map((one) => one.textContent));
    assert.ok(places.length > 0 && places.every((place) => place.includes("evil.pgn")), places[0]);
    none(await barriers(page), "a page of several");
    await page.locator("header a").click();
    assert.ok(page.url().endsWith("/index.html"));
    await context.close();
  }
  // Copies stand side by side, with what differs and the board where they part.
  {
    const [copy, other] = [join(folder, "copy.pgn"), join(folder, "other.pgn")];
    const moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 ";
    const record = (white, move, result) => `[Event "Cup"]\n[Date "2024.05.01"]\n[Round "1"]\n[White "${white}"]\n[Black "Birch, Bob"]\n[Result "${result}"]\n\n${moves}${move} ${result}\n\n`;
    writeFileSync(copy, record("Ames, Anna", "Re8", "1-0"));
    writeFileSync(other, record("Ames, A.", "c5", "0-1"));
    const { page, faults, close } = await opened(browser, made("copies", "audit", copy, other));
    const marks = await page.evaluate(() => [...document.querySelectorAll(".detail table mark")].map((one) => one.textContent));
    assert.deepEqual(marks, ["Ames, A.", "Ames, Anna", "0-1", "1-0", "c5", "Re8"]);
    assert.equal((await boardOf(page)).c2, "B", "the board where the games part");
    none(faults, "copies");
    none(await barriers(page), "copies");
    await close();
  }
  // Towers stand as the position says; cards leave the hands as they are played.
  {
    const { page, close } = await opened(browser, made("towers", "export", "corpus/games/tavreli.tpgn"));
    const [game] = await page.evaluate(() => unpack());
    await page.keyboard.press("End");
    const towers = await page.evaluate(() => [...document.querySelectorAll(".detail svg.board [data-tower]")].map((one) => one.dataset.tower));
    const wanted = [...game.plies.at(-1).fen.matchAll(/\(([^)]*)\)/g)].map(([, tower]) => tower);
    assert.deepEqual(towers.sort(), wanted.sort());
    await close();
  }
  {
    const path = made("deals", "export", "corpus/bridge");
    const { page, faults, close } = await opened(browser, path);
    const deals = await page.evaluate(() => unpack());
    const at = deals.findIndex((deal) => deal.play?.length > 1 && deal.hands);
    for (let n = 0; n < at; n++) await page.keyboard.press("j");
    await page.keyboard.press("End");
    const gone = await page.evaluate(() => document.querySelectorAll(".hands .gone").length);
    const played = deals[at].play.flatMap((trick) => trick.cards).filter(Boolean).length;
    assert.equal(gone, played, `${gone} cards of ${played} are gone`);
    none(faults, path);
    none(await barriers(page), path);
    await close();
  }
  // A changed game is shown before the first move that differs, and with the move of each version; both are played through.
  {
    const { page, close } = await opened(browser, join(folder, "diff-en.html"));
    assert.equal(await page.locator("#counts").textContent(), "new: 1 · gone: 1 · changed: 2 · same: 1");
    const shown = async (kind, n) => {
      await page.locator(".list button", { hasText: new RegExp(`^${kind}`) }).nth(n).click();
      return page.evaluate(() => [[...document.querySelectorAll(".detail figcaption")].map((one) => one.textContent), document.querySelectorAll(".detail .game").length,
        [...document.querySelectorAll(".detail tbody td")].map((one) => one.textContent)]);
    };
    assert.deepEqual(await shown("gone", 0), [[], 1, []]);
    assert.deepEqual(await shown("new", 0), [[], 1, []]);
    assert.deepEqual(await shown("changed", 0), [[], 2, ["Result", "1-0", "0-1", "Result", "1-0", "0-1"]]);
    const [captions, n, cells] = await shown("changed", 1);
    assert.deepEqual([captions, n, cells], [["Before the move", "Old version: 8. c3", "New version: 8. Nc3"], 2, ["Moves", "8.c3", "8.Nc3"]]);
    assert.deepEqual(await boardOf(page), piecesOf("r1bqk2r/2p1bppp/p1np1n2/1p2p3/4P3/1B1P1N2/PPP2PPP/RNBQ1RK1 w kq - 0 8"));
    await close();
  }
  // Rows of a comparison are gone through and answered by keys.
  {
    const { page, close } = await opened(browser, join(folder, "compare-en.html"));
    const rows = await page.locator("tbody tr").count();
    assert.ok(rows > 1, `${rows} rows`);
    const answered = () => page.locator(".tools b").first().textContent();
    await page.keyboard.press("1");
    await page.keyboard.press("n");
    assert.equal(await page.locator("tbody button[aria-current=true]").textContent(), await page.locator("tbody tr").nth(1).locator("button").textContent());
    await page.keyboard.press("0");
    assert.equal(await answered(), "2");
    await page.keyboard.press("u");
    await page.keyboard.press("p");
    assert.ok(["1", "2"].includes(await answered()));
    await close();
  }
  // Answers are saved as repair takes them.
  {
    const { page, close } = await opened(browser, join(folder, "repair-en.html"));
    await page.keyboard.press("1");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(".tools button").first().click()]);
    const answers = join(folder, "answers.toml");
    await saved.saveAs(answers);
    let lines;
    try {
      lines = execFileSync(program, ["repair", "--format", "json", "--answers", answers, sheet], { stdio: ["ignore", "pipe", "inherit"] });
    } catch (error) {
      assert.equal(error.status, 1);
      lines = error.stdout;
    }
    assert.equal(JSON.parse(lines.toString().split("\n")[0]).changes[0].kind, "answered");
    await close();
  }
  await browser.close();
  console.log(`${pages.length} pages at three widths, light and dark: no fault`);
}

main().catch((error) => { console.error(error); process.exit(1); });
