#!/usr/bin/env python3
"""The ten questions of examples/ten_questions.py, asked with python-chess: for comparing answers, code and time.

    python3 benches/ten_questions_in_python_chess.py FILE.pgn... [--sample N]

With --sample only the first N games are read, and the time that all would take is reckoned from them. Ends with 1 where an answer
of the sample differs from that of zapis, which is asked the same of the same games.
"""

import argparse
import collections
import io
import pathlib
import re
import sys
import time

import chess
import chess.pgn

import zapis

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("paths", nargs="+", type=pathlib.Path)
parser.add_argument("--sample", type=int, default=2000)
arguments = parser.parse_args()


def openings_by_position():
    """Names positions by the table of openings that stands in the project; python-chess has none."""
    named, parts, moves = {}, [], []
    table = pathlib.Path(__file__).resolve().parents[2] / "crates" / "zapis-chess" / "openings.tsv"
    for line in table.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        n_parts, other_parts, _, n_moves, other_moves = line.split("\t")
        parts = parts[: int(n_parts)] + re.split("[:,] ", other_parts)
        moves = moves[: int(n_moves)] + other_moves.split()
        board = chess.Board()
        for move in moves:
            board.push_san(move)
        named[board.epd()] = parts[0]
    return named


def by_python_chess(texts, named):
    results, lengths, openings, first_moves = (collections.Counter() for _ in range(4))
    years, scores, castling, arrivals = (collections.Counter() for _ in range(4))
    mates, games_of, thinking, n_games, n_wrong = 0, collections.Counter(), collections.defaultdict(list), 0, 0
    for text in texts:
        game = chess.pgn.read_game(text)
        if game is None:
            continue
        n_games += 1
        n_wrong += bool(game.errors)
        board, headers, sans, clocks, opening = game.board(), game.headers, [], [], None
        for node in game.mainline():
            san = board.san(node.move)
            if board.is_castling(node.move):
                castling[("White" if board.turn else "Black", san.rstrip("+#"))] += 1
            arrivals[chess.square_name(node.move.to_square)] += 1
            board.push(node.move)
            sans.append(san)
            clocks.append(node.clock())
            opening = named.get(board.epd(), opening)
        results[headers.get("Result", "none")] += 1
        lengths[len(sans) // 20 * 10] += 1
        if opening:
            openings[opening] += 1
        if sans:
            first_moves[sans[0]] += 1
            mates += sans[-1].endswith("#")
        if headers.get("Date", "?")[:4].isdigit():
            years[int(headers["Date"][:4]) // 10 * 10] += 1
        for side, won in (("White", "1-0"), ("Black", "0-1")):
            name = headers.get(side, "?")
            games_of[name] += 1
            scores[name] += 1.0 if headers.get("Result") == won else 0.5 if headers.get("Result") == "1/2-1/2" else 0.0
        for ply, (before, after) in enumerate(zip(clocks, clocks[2:])):
            if before is not None and after is not None:
                thinking[ply // 2 + 2].append(max(0.0, before - after))
    return answers(locals())


def by_zapis(source):
    results, lengths, openings, first_moves = (collections.Counter() for _ in range(4))
    years, scores, castling, arrivals = (collections.Counter() for _ in range(4))
    mates, games_of, thinking, n_games = 0, collections.Counter(), collections.defaultdict(list), 0
    for game in zapis.read(source, openings=True):
        n_games += 1
        headers, sans = game.headers, game.sans
        results[game.result or "none"] += 1
        lengths[len(sans) // 20 * 10] += 1
        if game.opening:
            openings[re.split("[:,] ", game.opening[1])[0]] += 1
        if sans:
            first_moves[sans[0]] += 1
            mates += sans[-1].endswith("#")
        if headers.get("Date", "?")[:4].isdigit():
            years[int(headers["Date"][:4]) // 10 * 10] += 1
        for ply, san in enumerate(sans):
            if san[0] == "O":
                castling[("White" if ply % 2 == 0 else "Black", san.rstrip("+#"))] += 1
        arrivals.update(uci[2:4] for uci in game.ucis)
        for side, won in (("White", "1-0"), ("Black", "0-1")):
            name = headers.get(side, "?")
            games_of[name] += 1
            scores[name] += 1.0 if game.result == won else 0.5 if game.result == "1/2-1/2" else 0.0
        for ply, (before, after) in enumerate(zip(game.clocks, game.clocks[2:])):
            if before is not None and after is not None:
                thinking[ply // 2 + 2].append(max(0.0, before - after))
    n_wrong = len({finding.record for finding in zapis.validate(source) if finding.name == "illegal-move"})
    return answers(locals())


def answers(counted):
    names = ["results", "lengths", "openings", "first_moves", "years", "scores", "castling", "arrivals", "thinking"]
    told = {name: dict(counted[name]) for name in names}
    told["thinking"] = {number: (len(times), round(sum(times), 3)) for number, times in told["thinking"].items()}
    return told | {"mates": counted["mates"], "games_of": dict(counted["games_of"]), "wrong": counted["n_wrong"]}


def main():
    named = openings_by_position()
    sample, n_all = [], 0
    began = time.perf_counter()
    for game in zapis.read(*arguments.paths):
        n_all += 1
        if len(sample) < arguments.sample:
            sample.append(game.pgn())
    print(f"{n_all:,} games, {len(sample):,} of them asked of both")
    text = "\n".join(sample)
    began = time.perf_counter()
    theirs = by_python_chess((io.StringIO(game) for game in sample), named)
    per_game = (time.perf_counter() - began) / len(sample)
    ours = by_zapis(text.encode())
    began = time.perf_counter()
    for path in arguments.paths:
        by_zapis(path)
    whole = time.perf_counter() - began
    wrong = 0
    for name, answer in theirs.items():
        is_same = ours[name] == answer
        wrong += not is_same
        print(f"{name:12} {'the same' if is_same else 'DIFFERS'}")
        if not is_same and isinstance(answer, dict):
            different = [key for key in answer | ours[name] if answer.get(key) != ours[name].get(key)]
            for key in different[:5]:
                print(f"    {key}: python-chess {answer.get(key)}, zapis {ours[name].get(key)}")
        elif not is_same:
            print(f"    python-chess {answer}, zapis {ours[name]}")
    print(f"python-chess {per_game * 1000:.2f} ms a game, {per_game * n_all:,.0f} s for all; zapis {whole:.1f} s for all: {per_game * n_all / whole:.0f} times")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
