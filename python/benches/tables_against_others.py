#!/usr/bin/env python3
"""Holds tables, as other programs read them, against `zapis export` and against python-chess.

    python3 benches/tables_against_others.py FILE... [--zapis PROGRAM] [--sample N]

The program writes the files as Parquet, as a SQLite database and as lines of JSON; DuckDB, Polars and pandas read the first,
the sqlite3 of Python the second, and all but that read the table that the module gives without a file. Counts, results, moves,
clocks and evaluations have to be the same everywhere, and those of the first N games (20,000 unless told) what python-chess reads.
Whichever of the readers is not installed is told and passed over. Ends with 1 where anything differs.
"""

import argparse
import collections
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time

import zapis

FIELDS = ["path", "record", "white", "black", "result_tag", "plies", "moves", "clocks_ms", "evals_cp"]


def plain(value):
    """Makes lists of what a reader has for lists, and None of its ways to say that there is nothing."""
    if value is None or (isinstance(value, float) and value != value):
        return None
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def rows_of(frames):
    return [tuple(plain(row[name]) for name in FIELDS) for row in frames]


def by_duckdb(parquet, table):
    import duckdb

    connection = duckdb.connect()
    connection.execute("SET preserve_insertion_order = true")
    ask = "SELECT " + ", ".join(FIELDS) + " FROM "
    read = connection.execute(f"{ask} read_parquet('{parquet}')").fetchall()
    yield "DuckDB, Parquet", [tuple(plain(value) for value in row) for row in read]
    arrow = table()
    yield "DuckDB, table()", [tuple(plain(value) for value in row) for row in connection.execute(f"{ask} arrow").fetchall()]
    counts = connection.execute(f"SELECT result_tag, count(*), sum(plies) FROM read_parquet('{parquet}') GROUP BY 1").fetchall()
    expected = collections.defaultdict(lambda: [0, 0])
    for row in read:
        expected[row[4]][0] += 1
        expected[row[4]][1] += row[5]
    assert {name: [n, plies] for name, n, plies in counts} == expected, "counts of DuckDB"


def by_polars(parquet, table):
    import polars

    yield "Polars, Parquet", rows_of(polars.read_parquet(parquet).select(FIELDS).to_dicts())
    yield "Polars, table()", rows_of(polars.DataFrame(table()).select(FIELDS).to_dicts())


def by_pandas(parquet, table):
    import pandas
    import pyarrow

    yield "pandas, Parquet", rows_of(pandas.read_parquet(parquet)[FIELDS].astype(object).to_dict("records"))
    frame = pyarrow.table(table()).to_pandas(integer_object_nulls=True)[FIELDS].astype(object)
    yield "pandas, table()", rows_of(frame.to_dict("records"))


def by_sqlite(database):
    asked = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    ask = (
        "SELECT path, record, white.name, black.name, result_tag, plies, moves, clocks_ms, evals_cp FROM games "
        "LEFT JOIN players AS white ON white.id = white_id LEFT JOIN players AS black ON black.id = black_id ORDER BY games.id"
    )

    def listed(text, number):
        if text is None:
            return None
        if text.startswith("["):
            return json.loads(text)
        return [number(word) for word in text.split()]

    rows = asked.execute(ask)
    return [(*row[:6], listed(row[6], str), listed(row[7], int), listed(row[8], int)) for row in rows]


def by_python_chess(paths, most):
    import chess.pgn

    for path in paths:
        with open(path, encoding="utf-8", errors="replace") as file:
            while most > 0 and (game := chess.pgn.read_game(file)) is not None:
                most -= 1
                board, sans, clocks, evals = game.board(), [], [], []
                for node in game.mainline():
                    sans.append(board.san(node.move))
                    board.push(node.move)
                    clocks.append(None if node.clock() is None else round(node.clock() * 1000))
                    score = node.eval()
                    evals.append(None if score is None or score.is_mate() else score.white().score())
                yield game.headers, sans, clocks, evals, not game.errors


def differences(name, rows, expected):
    if len(rows) != len(expected):
        return [f"{name}: {len(rows):,} rows, {len(expected):,} expected"]
    found = [
        f"{name}: row {number}, {field}: {str(is_)[:60]!r}, expected {str(wanted)[:60]!r}"
        for number, (row, wanted_row) in enumerate(zip(rows, expected), 1)
        for field, is_, wanted in zip(FIELDS, row, wanted_row)
        if is_ != wanted
    ]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--zapis", default="zapis", help="the program")
    parser.add_argument("--sample", type=int, default=20_000)
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="zapis-tables-"))

    def export(form, name, *more):
        to = folder / name
        began = time.perf_counter()
        done = subprocess.run([options.zapis, "export", "-q", "--format", form, *more, "-o", to, *options.files])
        assert done.returncode in (0, 1), f"export --format {form} ended with {done.returncode}"
        print(f"{form:8} {to.stat().st_size:13,} bytes, {time.perf_counter() - began:6.2f} s")
        return to

    fields = ["--fields", ",".join(FIELDS)]
    with open(export("ndjson", "games.ndjson", *fields), encoding="utf-8") as file:
        expected = rows_of({name: json.loads(line).get(name) for name in FIELDS} for line in file)
    parquet, database = export("parquet", "games.parquet"), export("sqlite", "games.db")

    wrong = []

    def compare(name, rows, began):
        found = differences(name, rows, expected)
        print(f"{name:16} {len(rows):9,} rows, {len(found):,} values differ, {time.perf_counter() - began:6.2f} s")
        wrong.extend(found)

    for reader in (by_duckdb, by_polars, by_pandas):
        began = time.perf_counter()
        try:
            for name, rows in reader(str(parquet), lambda: zapis.table(*options.files, fields=FIELDS)):
                compare(name, rows, began)
                began = time.perf_counter()
        except ImportError as error:
            print(f"{reader.__name__}: passed over: {error}")
    began = time.perf_counter()
    compare("sqlite3", by_sqlite(database), began)

    began, n, n_other = time.perf_counter(), 0, 0
    for row, (headers, sans, clocks, evals, is_sound) in zip(expected, by_python_chess(options.files, options.sample)):
        n += 1
        theirs = {"result_tag": headers.get("Result"), "white": headers.get("White"), "black": headers.get("Black")}
        ours = dict(zip(FIELDS, row))
        if is_sound:
            theirs |= {"plies": len(sans), "moves": sans}
            for name, values in (("clocks_ms", clocks), ("evals_cp", evals)):
                theirs[name] = values if any(value is not None for value in values) else None
        else:
            n_other += 1
        for name, value in theirs.items():
            # What is not UTF-8 python-chess was made to pass over.
            is_lost = isinstance(value, str) and "\ufffd" in value
            if ours[name] != value and not is_lost and not (ours[name] is None and value == "?"):
                wrong.append(f"python-chess: game {n}, {name}: {str(ours[name])[:70]!r}, theirs {str(value)[:70]!r}")
    print(f"python-chess     {n:9,} games, {n_other} with errors of which only tags count, {time.perf_counter() - began:6.2f} s")
    for line in wrong[:20]:
        print(line)
    print(f"{len(wrong):,} values differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
