#!/usr/bin/env python3
"""Compares how zapis reads the fixtures of other programs with the results of those programs.

    scripts/peers.py CORPUS_DIR --zapis target/release/zapis --replay > corpus/PEERS.md

CORPUS_DIR holds `peers/` (fixtures of other programs, with `expectations.jsonl`, what their test suites assert, and
`observed.jsonl`, what python-chess and pgn-extract make of every file) and `tricky/` (small hostile files). The
verdicts on the disagreements are read from `corpus/peers-verdicts.tsv`, what is wanted of the tricky files from
`corpus/tricky-wanted.tsv`. A disagreement without a verdict, or a verdict without its disagreement, makes the exit
status 1; `--list` shows the disagreements that lack one.

With `--replay`, python-chess (if it is installed) plays every record too, and the positions are compared ply by ply.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import sys

from suites import chess_library, kokopu, pgn_extract, python_chess, tree_sitter, tricky
from suites.reading import Zapis
from suites.table import Table, key

HERE = pathlib.Path(__file__).resolve().parent.parent

VERDICTS = {"zapis": "zapis right", "policy": "both defensible", "peer": "peer right"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("corpus", type=pathlib.Path, metavar="CORPUS_DIR")
    parser.add_argument("--zapis", type=pathlib.Path, default=HERE / "target/release/zapis")
    parser.add_argument("--verdicts", type=pathlib.Path, default=HERE / "corpus/peers-verdicts.tsv")
    parser.add_argument("--replay", action="store_true", help="play every record with python-chess too")
    parser.add_argument("--list", action="store_true", help="list the disagreements without a verdict, tab separated")
    options = parser.parse_args()
    table = compare(options.corpus, Zapis(options.zapis), options.replay)
    verdicts = read_tsv(options.verdicts)
    named = {key(check): check for check in table.disagreements()}
    missing = [name for name in named if name not in verdicts]
    if options.list:
        for name in missing:
            print(name, named[name].says, named[name].ours, sep="\t")
        return int(bool(missing))
    sys.stdout.write("\n".join(markdown(table, named, verdicts, options.corpus / "peers")) + "\n")
    for name in missing:
        print(f"no verdict: {name}", file=sys.stderr)
    stale = [name for name in verdicts if name not in named]
    for name in stale:
        print(f"no longer a disagreement: {name}", file=sys.stderr)
    return int(bool(missing or stale))


def read_tsv(path):
    """A table of tab-separated values with a heading: the first column is the key."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.exists() else []
    return {line.split("\t")[0]: line.split("\t")[1:] for line in lines if line}


def compare(corpus, zapis, replay):
    root = corpus / "peers"
    table = Table()
    observed = [json.loads(line) for line in (root / "observed.jsonl").open(encoding="utf-8")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda row: zapis.read(root / row["file"]), observed))
    for row in observed:
        file, reading = row["file"], zapis.read(root / row["file"])
        # Not a comparison with a peer, so it counts only if it fails.
        if reading.broken:
            table.add(file, "zapis", "timelines that are no JSON", 0, reading.broken)
        if not reading.status <= {0, 1}:
            table.add(file, "zapis", "exit status 0 or 1", True, False)
        python_chess.compare(table, file, row["python_chess"], reading)
        pgn_extract.compare(table, file, row["pgn_extract_19_04"], reading)
        if replay:
            python_chess.replay(table, root, file, row, reading)
    cases = collections.defaultdict(list)
    for line in (root / "expectations.jsonl").open(encoding="utf-8"):
        case = json.loads(line)
        cases[case["suite"].split("/")[-1]].append(case)
    chess_library.compare(table, zapis, root, cases["chess-library"])
    kokopu.compare(table, zapis, root, cases["kokopu"])
    pgn_extract.compare_golden(table, zapis, root, cases["pgn-extract"])
    tree_sitter.compare(table, zapis, root)
    wanted = read_tsv(HERE / "corpus/tricky-wanted.tsv")
    tricky.compare(table, zapis, corpus / "tricky", [(name, row[0]) for name, row in wanted.items()])
    return table


def suite(file):
    return file.split("/")[0]


def folder(file):
    """The folder of a file, four levels deep at most."""
    return "/".join(file.split("/")[:-1][:4])


def markdown(table, named, verdicts, root):
    judged = {name: verdicts.get(name, ["open", "no verdict yet"]) for name in named}
    tally = collections.Counter(row[0] for row in judged.values())
    checks = table.checks()
    files = {check.file for check in checks}
    yield "# How zapis reads the fixtures of other programs"
    yield ""
    yield ("Written by `scripts/peers.py` from `corpus/peers-verdicts.tsv`; the fixtures themselves are not part of "
           "the project.")
    yield ""
    yield ("Each comparison sets one fact a program states of one of its fixtures (how many games, plies, which last "
           "position, which move list, an error on which line) beside what zapis reads there. The programs: kokopu, "
           "chess-library and tree-sitter-pgn by the assertions of their tests, pgn-extract by the outputs its tests "
           "expect and by running 19.04, python-chess by running 1.11.2; *wanted* is what the PGN standard and the "
           "laws ask of a small hostile file.")
    yield ""
    yield (f"{len(files)} files, {len(checks)} comparisons: {len(checks) - len(named)} agree, {len(named)} do not. Of "
           f"these, zapis is right in {tally['zapis']}, both ways are defensible in {tally['policy']}, and the peer is "
           f"right in {tally['peer']}, which are faults of zapis"
           + (f"; {tally['open']} have no verdict yet" if tally["open"] else "") + ".")
    if table.replayed:
        yield ""
        yield (f"Move by move: {table.replayed} plies of {len(table.replayed_files)} of these files were played by "
               "python-chess and by zapis; notation, UCI, FEN, check and how often the position has stood were "
               "compared after each, mate and stalemate at the end. The other files have no move that both play, "
               "or are cut into games differently.")
    yield ""
    yield ("Not every comparison is equally strict. Without the replay, python-chess gives the plies of the first 40 "
           "games of a file and the last position of the first five. Of kokopu's errors the line is compared, not the "
           "character. An output of pgn-extract that is a selection zapis has no question for, marked *every game in "
           "the input*, must only hold games, beginnings or ends of games of its input. tree-sitter-pgn knows no "
           "rules: where zapis stops at an illegal move it may read fewer moves than the tree has.")
    yield ""
    yield "The PGN standard is cited by its sections, the FIDE Laws of Chess 2023 by their articles."
    for name in dict.fromkeys(map(suite, sorted(files))):
        yield from section(name, checks, {k: c for k, c in named.items() if suite(c.file) == name}, judged)
    yield from not_compared(root, files, table)


def section(name, checks, named, judged):
    yield ""
    yield f"## {name}"
    yield ""
    yield "| folder | files | comparisons | agree | zapis right | both defensible | peer right |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    mine = [check for check in checks if suite(check.file) == name]
    for place in sorted({folder(check.file) for check in mine}):
        here = [check for check in mine if folder(check.file) == place]
        tally = collections.Counter(judged[k][0] for k, c in named.items() if folder(c.file) == place)
        yield (f"| {place} | {len({c.file for c in here})} | {len(here)} | {len(here) - sum(tally.values())} | "
               f"{tally['zapis']} | {tally['policy']} | {tally['peer']} |")
    if named:
        yield ""
        yield "| file | of | what | the peer | zapis | verdict | reason |"
        yield "|---|---|---|---|---|---|---|"
    for k, check in sorted(named.items(), key=lambda item: item[1].file):
        verdict, reason = judged[k][:2]
        cells = [check.file.removeprefix(name + "/"), check.peer, check.aspect, check.says, check.ours,
                 VERDICTS.get(verdict, verdict), reason]
        yield "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"


def not_compared(root, files, table):
    """Returns the files under `peers/` without a comparison, by kind."""
    kinds = collections.Counter()
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        if path.is_file() and name not in files and "/" in name:
            kinds[(suite(name), path.suffix or path.name)] += 1
    yield ""
    yield "## Not compared"
    yield ""
    yield "| suite | kind | files | why |"
    yield "|---|---|--:|---|"
    for (name, kind), number in sorted(kinds.items()):
        yield f"| {name} | {kind} | {number} | {why(name, kind)} |"
    for variant, number in sorted(table.variants.items()):
        yield f"| kokopu | positions of {variant} | {number} | zapis does not know the rules of this variant |"


def why(name, kind):
    if "LICENSE" in kind or "COPYING" in kind:
        return "a license"
    texts = {"kokopu": "dumps, read with their `database.pgn`, and kokopu's own output formats",
             "pgn-extract": "criteria, lists of files, logs; texts of games are read with the outputs they give"}
    return {
        ".err": "the expected errors of its PGN, read with their `database.pgn`, and of its own JSON",
        ".epd": "positions for move generators and engines; zapis reads records of games",
        ".csv": "labels of the suite, and node counts, which `tests/perft` has from elsewhere",
        ".txt": texts.get(name, "licenses"),
    }.get(kind, "not a record of a game")


if __name__ == "__main__":
    sys.exit(main())
