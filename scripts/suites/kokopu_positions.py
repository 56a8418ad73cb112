"""kokopu's tables of positions: which are legal, which moves they have, how these are written, where they lead."""

import collections
import re

from .reading import Record
from .table import shown

MOVES = [("NOTATIONS", "/"), ("UCI_MOVES", "/"), ("SUCCESSORS", "|")]


def rows(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    names = lines[0].split("\t")
    return [dict(zip(names, line.split("\t"))) for line in lines[1:]]


def pgn(fen, variant, moves=""):
    tag = '[Variant "Chess960"]\n' if variant == "chess960" else ""
    number = "1... " if fen.split()[1:2] == ["b"] else "1. "
    return f'[Event "x"]\n{tag}[SetUp "1"]\n[FEN "{fen}"]\n\n{number if moves else ""}{moves} *\n\n'


def rights(fen):
    """A position without its counters, with the castling rights as the files of the rooks (Shredder-FEN)."""
    placement, turn, castling, square = fen.split()[:4]
    ranks = [re.sub(r"\d", lambda n: " " * int(n[0]), rank) for rank in placement.split("/")]
    files = set()
    for letter in castling.strip("-"):
        rank, rook = (ranks[7], "R") if letter.isupper() else (ranks[0], "r")
        found = {"K": rank.rfind(rook), "Q": rank.find(rook)}.get(letter.upper(), "ABCDEFGH".find(letter.upper()))
        files.add((rook, found))
    return placement, turn, files, square


def compare(table, zapis, root):
    """kokopu's table of positions: which are legal, which moves they have, how these are written, where they lead."""
    file = "kokopu/test/resources/positions.csv"
    chosen_rows = [r for r in rows(root / file) if r["VARIANT"] in ("regular", "chess960")]
    for row in rows(root / file):
        if row not in chosen_rows:
            table.variants[row["VARIANT"]] += 1
    fens = [(r, r["FEN"]) for r in chosen_rows]
    reading = zapis.read_text("".join(pgn(fen, r["VARIANT"]) for r, fen in fens))
    if len(reading.records) != len(fens):
        table.add(file, "kokopu", "positions", len(fens), len(reading.records))
        return
    for (row, _), record in zip(fens, reading.records):
        legal = row["LEGAL"] == "true"
        label = f"“{row['LABEL']}”"
        table.add(file, "kokopu", f"{label} legal", "legal" if legal else "not legal",
                  "not legal" if "illegal-setup" in record.errors else "legal")
        if legal:
            want = next((name for name in ("CHECKMATE", "STALEMATE", "DEAD") if row[name] == "true"), None)
            want = {"DEAD": "dead-position", None: None}.get(want, (want or "").lower())
            table.add(file, "kokopu", f"{label} outcome", str(want), str(record.board))
    cases = [(r, san, uci, after) for r in chosen_rows if r["LEGAL"] == "true" and r["NOTATIONS"]
             for san, uci, after in zip(*(r[name].split(sign) for name, sign in MOVES))]
    reading = zapis.read_text("".join(pgn(r["FEN"], r["VARIANT"], san) for r, san, _, _ in cases))
    wrong = collections.defaultdict(list)
    for (row, san, uci, after), record in zip(cases, reading.records):
        mine = f"{record.plies[0]['san']} {' '.join(record.final().split()[:4])}" if record.plies else "no move"
        theirs = f"{san} {' '.join(after.split()[:4])}"
        if not record.plies or record.plies[0]["uci"] != uci and row["VARIANT"] == "regular" \
                or (san, *rights(after)) != (record.plies[0]["san"], *rights(record.final())):
            wrong[row["LABEL"]].append((theirs, mine))
    table.add(file, "kokopu", "records of one move", len(cases), len(reading.records))
    for row in chosen_rows:
        if row["LEGAL"] == "true":
            off = wrong[row["LABEL"]]
            table.agree(file, "kokopu", f"“{row['LABEL']}” moves", shown((f"`{a}`" for a, _ in off), 2),
                        shown((f"`{b}`" for _, b in off), 2), not off)
    for name, column in (("scharnagl.csv", "FEN"), ("fens.csv", "FEN_IN")):
        file = f"kokopu/test/resources/{name}"
        all_rows = rows(root / file)
        reading = zapis.read_text("".join(pgn(r[column], r.get("VARIANT", "chess960")) for r in all_rows))
        for number, row in enumerate(all_rows):
            record = reading.records[number] if number < len(reading.records) else Record({})
            setup = (record.raw.get("setup") or "no position").split()
            out = (row.get("FEN_OUT_DEFAULT") or row["FEN"]).split()
            label = f"“{row.get('LABEL', row.get('CODE'))}”"
            table.add(file, "kokopu", f"{label} placement", out[0], setup[0])
            if row.get("STRICT", "true") == "true":
                table.add(file, "kokopu", f"{label} errors", "no error", shown(record.errors) or "no error")
