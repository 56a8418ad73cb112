#!/usr/bin/env python3
"""The ten questions of examples/ten_questions.py, asked with python-chess: for comparing answers, code and time.

    python3 benches/ten_questions_in_python_chess.py FILE.pgn... [--sample N] [--site SITE --year YEAR]

Only every so many games are asked of python-chess, N in all, and those of the event at SITE in YEAR; the time that all would take is
reckoned from them. python-chess reads each game once for all questions; zapis reads the files anew for each. Ends with 1 where an
answer about these games differs from that of zapis.
"""

import argparse
import importlib.util
import inspect
import io
import pathlib
import re
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict

import chess
import chess.pgn
import zstandard

import zapis

PROJECT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = PROJECT / "python" / "examples" / "ten_questions.py"
spec = importlib.util.spec_from_file_location("ten_questions", EXAMPLE)
ours = importlib.util.module_from_spec(spec)
spec.loader.exec_module(ours)


def read(paths):
    """The games of files, which may be compressed or not be stored as UTF-8."""
    for path in paths:
        stored = path.read_bytes()
        if stored.startswith(b"\x28\xb5\x2f\xfd"):
            stored = zstandard.ZstdDecompressor().decompressobj().decompress(stored)
        try:
            text = stored.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = stored.decode("windows-1252", errors="replace")
        pgn = io.StringIO(text)
        while (game := chess.pgn.read_game(pgn)) is not None:
            yield game


def boards(game):
    """The boards of the main line."""
    board = game.board()
    yield board
    for move in game.mainline_moves():
        board.push(move)
        yield board


def openings(games):
    # python-chess knows no openings: the table that stands in the project is read.
    named, parts, moves = {}, [], []
    for line in (PROJECT / "crates/zapis-chess/openings.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        n_parts, other_parts, _, n_moves, other_moves = line.split("\t")
        parts = parts[: int(n_parts)] + re.split("[:,] ", other_parts)
        moves = moves[: int(n_moves)] + other_moves.split()
        board = chess.Board()
        for move in moves:
            board.push_san(move)
        named[board.epd()] = parts[0]
    counted = Counter()
    for game in games:
        found = None
        for board in boards(game):
            found = named.get(board.epd(), found)
        if found:
            counted[found] += 1
    return counted


def najdorf(games):
    wanted = chess.Board()
    for san in "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6".split():
        wanted.push_san(san)
    najdorf, found = wanted.epd(), 0
    for game in games:
        for board in boards(game):
            if board.epd() == najdorf:
                found += 1
                break
    return found


def isolated_pawn(games):
    beside = chess.BB_FILE_C | chess.BB_FILE_E
    found = 0
    for game in games:
        for board in boards(game):
            pawns = board.pieces_mask(chess.PAWN, chess.WHITE)
            if pawns & chess.BB_D4 and not pawns & beside:
                found += 1
                break
    return found


def rook_and_pawn(games):
    def pieces(board, color):
        return "".join(sorted(piece.symbol().upper() for piece in board.piece_map().values() if piece.color == color))

    found = 0
    for game in games:
        in_a_row = 0
        for board in boards(game):
            if chess.popcount(board.occupied) == 5 and {pieces(board, True), pieces(board, False)} == {"KPR", "KR"}:
                in_a_row += 1
            else:
                in_a_row = 0
            if in_a_row == 4:
                found += 1
                break
    return found


def short_mates(games):
    letters = str.maketrans({"K": "Кр", "Q": "Ф", "R": "Л", "B": "С", "N": "К"})
    printed = []
    for game in games:
        board, sans = game.board(), []
        for move in game.mainline_moves():
            sans.append(board.san(move))
            board.push(move)
        if len(sans) <= 40 and board.is_checkmate():
            printed.append([san if san.startswith("O") else san.translate(letters) for san in sans])
    return printed


def claims(games):
    counted = Counter()
    for game in games:
        for board in boards(game):
            if board.is_repetition(3):
                counted["threefold-repetition"] += 1
                break
        for board in boards(game):
            if board.halfmove_clock >= 100 and not board.is_checkmate():
                counted["fifty-moves"] += 1
                break
    return counted


def illegal(games):
    found = []
    for number, game in enumerate(games, 1):
        if any("illegal san" in str(error) for error in game.errors):
            found.append((number, game.end().ply() + 1))
    return found


def standings(games, site, year):
    points, met = defaultdict(float), []
    for game in games:
        if site.lower() in game.headers["Site"].lower() and game.headers["Date"].startswith(year):
            scored = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}.get(game.headers["Result"])
            if scored:
                white, black = game.headers["White"], game.headers["Black"]
                points[white] += scored[0]
                points[black] += scored[1]
                met += [(white, black, scored[0]), (black, white, scored[1])]
    sonneborn_berger = defaultdict(float)
    for name, opponent, score in met:
        sonneborn_berger[name] += score * points[opponent]
    rows = [(name, points[name], sonneborn_berger[name]) for name in points]
    return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))


def thinking(games):
    times = defaultdict(list)
    for game in games:
        clocks = [node.clock() for node in game.mainline()]
        for ply, (before, after) in enumerate(zip(clocks, clocks[2:])):
            if before is not None and after is not None:
                times[ply // 2 + 2].append(max(0.0, before - after))
    return {number: statistics.fmean(seconds) for number, seconds in times.items()}


def castling(games):
    counted = Counter()
    for game in games:
        board = game.board()
        for move in game.mainline_moves():
            if board.is_castling(move):
                wing = "O-O" if board.is_kingside_castling(move) else "O-O-O"
                counted["White" if board.turn else "Black", wing] += 1
            board.push(move)
    return counted


def n_lines(functions):
    """How many lines of code these are, without their heads, documentation and comments."""
    lines = (line.strip() for function in functions for line in inspect.getsource(function).splitlines())
    return sum(1 for line in lines if line and not line.startswith(("#", '"""', "def ")))


def comparable(name, answer):
    """What must be equal, however it is told: moves without the tags and numbers around them, floats as far as they are told."""
    if name == "short_mates" and isinstance(answer, str):
        moves = re.sub(r"(?m)^\[.*\]$|\d+\.+|\{[^}]*\}|\$\d+", "", answer)
        return [game.split() for game in re.split(r"1-0|0-1|1/2-1/2|\*", moves) if game.strip()]
    if name == "illegal":
        return [place[:2] for place in answer]
    if name == "standings":
        return sorted((player, float(points), round(float(tie_break), 2)) for player, points, tie_break in answer)
    return {key: round(seconds, 3) for key, seconds in answer.items()} if name == "thinking" else answer


def main(folder):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--sample", type=int, default=2000)
    parser.add_argument("--site", default="Karlsbad")
    parser.add_argument("--year", default="1929")
    arguments = parser.parse_args()
    event = f'site ~ "{arguments.site}" and year = {arguments.year}'

    n_all = sum(1 for _ in zapis.read(*arguments.paths))
    every = max(1, n_all // arguments.sample)
    texts = [
        game.pgn()
        for number, game in enumerate(zapis.read(*arguments.paths))
        if number % every == 0 or (arguments.site in game.headers.get("Site", "") and game.headers.get("Date", "").startswith(arguments.year))
    ]
    print(f"{n_all:,} games, {len(texts):,} of them asked of both")

    sample = pathlib.Path(folder) / "sample.pgn"
    sample.write_text("\n".join(texts), encoding="utf-8")
    began = time.perf_counter()
    games = list(read([sample]))
    theirs_in_all = time.perf_counter() - began
    print(f"{'':14} python-chess {theirs_in_all / len(texts) * n_all:9,.1f} s, to read all of them")
    ours_in_all, n_wrong = 0.0, 0
    for question in ours.QUESTIONS:
        name = question.__name__
        more = {"standings": (arguments.site, arguments.year)}.get(name, ())
        began = time.perf_counter()
        theirs = globals()[name](games, *more)
        # What is done once for all games is a second at most, and is counted as if it grew with them: so are openings.
        asked = time.perf_counter() - began
        theirs_in_all += asked
        same = question([sample], *[event] if more else [])
        began = time.perf_counter()
        question(arguments.paths, *[event] if more else [])
        took = time.perf_counter() - began
        ours_in_all += took
        is_same = comparable(name, theirs) == comparable(name, same)
        n_wrong += not is_same
        answer = "the same" if is_same else f"DIFFERS: {comparable(name, theirs)} and {comparable(name, same)}"[:2000]
        print(f"{name:14} python-chess {asked / len(texts) * n_all:9,.1f} s, zapis {took:6.2f} s: {answer}")
    theirs_in_all *= n_all / len(texts)
    print(f"python-chess {theirs_in_all:,.0f} s, zapis {ours_in_all:.1f} s: {theirs_in_all / ours_in_all:.0f} times")
    n_theirs, n_ours = n_lines([read, boards, *(globals()[question.__name__] for question in ours.QUESTIONS)]), n_lines(ours.QUESTIONS)
    n_ours += len(["NAJDORF", "ISOLATED_PAWN", "EVENT"])
    print(f"python-chess {n_theirs} lines, zapis {n_ours}: {n_ours / n_theirs:.2f}")
    sys.exit(1 if n_wrong else 0)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        main(scratch)
