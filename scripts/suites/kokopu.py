"""What the tests of kokopu expect: which games are in error and on which line, and every move of the others."""

import re

from . import kokopu_positions
from .table import count, shown


def dump(text):
    """Reads a dump of kokopu's: the moves of the main line, their halfmove clocks, the last board."""
    moves, clocks, board, turn = [], [], [], None
    for line in text.splitlines():
        if found := re.match(r"\[\d+[wb]\] +\(\d+[wb]\) (\S+) \(#hm=(\d+)\)", line):
            moves.append(found[1])
            clocks.append(int(found[2]))
        elif line.startswith("|"):
            board.append([cell.strip() for cell in line.strip("|").split("|")])
        elif found := re.match(r"([wb]) (\S+) (\S+)( \(.*\))?$", line):
            turn = found.groups()[:3]
    rows = []
    for row in board[-8:]:
        out, empty = "", 0
        for cell in row:
            if cell:
                out += (str(empty) if empty else "") + cell
                empty = 0
            else:
                empty += 1
        rows.append(out + (str(empty) if empty else ""))
    return moves, clocks, "/".join(rows), turn


def nodes(text):
    """Every move of a dump, variations too: its place, the move, its annotations, its comment."""
    out = {}
    for line in text.splitlines():
        if found := re.match(r"\[(\S+)\][ |]+\(\d+[wb]\) (\S+) \(#hm=\d+\)(.*)", line):
            rest = found[3]
            comment = re.search(r"\{(.*)\}(<LONG)?$", re.sub(r"\[\w+ = \{.*?\}\]", "", rest))
            out[found[1]] = (found[2], sorted(map(int, re.findall(r"\$(\d+)", rest.split("{")[0]))),
                             comment[1].strip() if comment else "")
    return out


def tree(plies, prefix=""):
    """The same of a timeline."""
    out = {}
    for ply in plies:
        place = f"{prefix}{ply['number']}{ply['side'][0]}"
        comment = " ".join(re.sub(r"\[%\w+ [^\]]*\]", "", " ".join(ply["comments"])).split())
        out[place] = (ply["san"], sorted(ply["nags"]), comment)
        for number, line in enumerate(ply["variations"]):
            out.update(tree(line, f"{place}-v{number}-"))
    return out


def compare_game(table, file, aspect, text, record):
    moves, clocks, placement, turn = dump(text)
    ours = record.sans
    agreed = moves == ours
    table.agree(file, "kokopu", f"{aspect} moves", f"{len(moves)} plies", f"{len(ours)} plies", agreed)
    if agreed:
        mine = [p["halfmove_clock"] for p in record.plies]
        table.agree(file, "kokopu", f"{aspect} clocks", shown(clocks), shown(mine), clocks == mine)
        theirs, mine = nodes(text), tree(record.plies)
        for number, name in enumerate(["variations", "annotations", "comments"]):
            a = {k: v[number] for k, v in theirs.items() if v[number]}
            b = {k: v[number] for k, v in mine.items() if v[number]}
            off = sorted(k for k in a.keys() | b.keys() if a.get(k) != b.get(k))
            table.agree(file, "kokopu", f"{aspect} {name}", f"{len(a)} of them",
                        f"{len(b)}, not the same at {shown(off, 4)}", not off)
    fen = (record.final() or "no position").split()
    theirs = [placement, *(turn or ())]
    table.agree(file, "kokopu", f"{aspect} position", " ".join(theirs[:2]), " ".join(fen[:2]), theirs[:2] == fen[:2])
    table.agree(file, "kokopu", f"{aspect} errors", "no error", shown(record.errors), not record.errors)


def compare(table, zapis, root, cases):
    for case in cases:
        file, expect = case["file"], case["expect"]
        reading = zapis.read(root / file)
        records = reading.records
        table.add(file, "kokopu", "games", count(expect["games"], "game"), count(len(records), "game"))
        for game in expect["per_game"]:
            number = game["game"] + 1
            if game["verdict"] == "error":
                line, message = game["error"]["line"], game["error"]["message"]
                there = sorted({f"{f['severity']} {f['name']}" for f in reading.findings() if f["line"] == line})
                table.agree(file, "kokopu", f"game {number} error", f"line {line}: {message}",
                            f"line {line}: {shown(there) or 'no finding'}",
                            any(f["severity"] == "error" and f["line"] == line for f in reading.findings()))
            elif game.get("dump") and (root / game["dump"]).exists() and records:
                # Where the games are cut otherwise, the last one is still the last one.
                last = number == expect["games"]
                record = records[-1] if last else records[min(number, len(records)) - 1]
                compare_game(table, file, f"game {number}", (root / game["dump"]).read_text(), record)
    for path in sorted((root / "kokopu/test/resources/games").glob("*/dump.txt")):
        file = path.parent / "database.pgn"
        if file.exists():
            records = zapis.read(file).records
            name = file.relative_to(root)
            table.add(name, "kokopu", "games", "1 game", count(len(records), "game"))
            if records:
                compare_game(table, name, "game 1", path.read_text(), records[0])
    kokopu_positions.compare(table, zapis, root)
