"""Small hostile files and what is wanted of them."""

import pathlib
import re
import tempfile

from .table import shown

GOOD = '[Event "t"]\n[Site "?"]\n[Date "2024.01.01"]\n[Round "1"]\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n' \
       "1. d4 d5 2. c4 e6 3. Nc3 Nf6 *\n"
HEAD = GOOD[:GOOD.index("1. d4")]


def made():
    """The tricky files too large to store."""
    knights = "Nf3 Nf6 Ng1 Ng8".split()
    return {
        "20_rav_200k.pgn": HEAD + "1. e4 " + "(1. d4 d5 " * 200_000 + ") " * 200_000 + "1... e5 *\n\n" + GOOD,
        "47_200kply.pgn": HEAD + " ".join(f"{n // 2 + 1}. {knights[n % 4]}" if n % 2 == 0 else knights[n % 4]
                                          for n in range(200_000)) + " *\n\n" + GOOD,
        "48_huge_tag.pgn": HEAD.replace('"?"', '"' + "x" * 10_000_000 + '"') + "1. e4 e5 *\n\n" + GOOD,
        "49_huge_comment.pgn": HEAD + "1. e4 {" + "x " * 10_000_000 + "} 1... e5 *\n\n" + GOOD,
        "50_long_line.pgn": HEAD + "1. e4 e5 " + " " * 10_000_000 + "2. Nf3 *\n\n" + GOOD,
    }


def compare(table, zapis, folder, wanted):
    with tempfile.TemporaryDirectory() as temporary:
        for name, text in made().items():
            (pathlib.Path(temporary) / name).write_text(text)
        for name, want in wanted:
            file = f"tricky/{name}"
            path = folder / name
            if not path.exists():
                path = pathlib.Path(temporary) / name
            reading = zapis.read(path)
            got = ",".join(f"{len(r.plies)}{'!' if r.errors else ''}" for r in reading.records) or "-"
            warned = bool(reading.names("warning", "note"))
            events = {e["kind"] for r in reading.records for e in r.raw.get("events", [])}
            if "threefold-repetition" in events:
                got += " R3"
            if "seventy-five-moves" in events:
                got += " R75"
            if warned:
                got += " warn"
            findings = shown(reading.names("error", "warning")) or "nothing above a note"
            table.agree(file, "wanted", "plies and findings", want, f"{got} ({findings})",
                        matches(want, reading, events, warned))


def matches(want, reading, events, warned):
    want = re.split(r" or ", want)[0]
    cells = re.match(r"[\d!,\-]*", re.sub(r" (RAV )?warn|RAV|R3|R75|no R3", "", want).strip().replace(" ", ""))[0]
    cells = [] if cells == "-" else cells.split(",")
    if len(cells) != len(reading.records):
        return False
    for cell, record in zip(cells, reading.records):
        if bool(record.errors) != ("!" in cell):
            return False
        number = cell.strip("!")
        if number and int(number) != len(record.plies):
            return False
    if "no R3" in want:
        if "threefold-repetition" in events:
            return False
    elif "R3" in want and "threefold-repetition" not in events:
        return False
    if "R75" in want and "seventy-five-moves" not in events:
        return False
    return "warn" not in want or warned
