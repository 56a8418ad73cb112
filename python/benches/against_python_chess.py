#!/usr/bin/env python3
"""Compares the time per game with python-chess.

    python3 benches/against_python_chess.py FILE.pgn [--sample N]

Each question is answered by both: SAN and UCI lists of all games, whether records are legal, tags alone, positions. python-chess
plays the first N games (1,000 unless told) and its time is reckoned per game; zapis reads the whole file. Processor seconds count
all threads, wall seconds are what one waits.
"""

import argparse
import time

import chess
import chess.pgn

import zapis


def timed(work):
    wall, processor = time.perf_counter(), time.process_time()
    n = work()
    return n, time.perf_counter() - wall, time.process_time() - processor


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file")
    parser.add_argument("--sample", type=int, default=1000)
    options = parser.parse_args()

    def theirs(take):
        def work():
            n = 0
            with open(options.file, encoding="utf-8", errors="replace") as file:
                while n < options.sample and (game := chess.pgn.read_game(file)) is not None:
                    take(game)
                    n += 1
            return n

        return work

    def lists(game):
        board, sans, ucis = game.board(), [], []
        for move in game.mainline_moves():
            sans.append(board.san(move))
            ucis.append(move.uci())
            board.push(move)
        return sans, ucis

    def fens(game):
        board = game.board()
        found = [board.fen()]
        for move in game.mainline_moves():
            board.push(move)
            found.append(board.fen())
        return found

    def ours(take):
        def work():
            n = 0
            for game in zapis.read(options.file):
                take(game)
                n += 1
            return n

        return work

    def validate():
        findings = zapis.validate(options.file)
        for _ in findings:
            pass
        return findings.summary.records

    questions = [
        ("SAN and UCI lists", theirs(lists), ours(lambda game: (game.sans, game.ucis))),
        ("legal?", theirs(lambda game: game.errors), validate),
        ("tags", theirs(lambda game: dict(game.headers)), ours(lambda game: game.headers)),
        ("positions", theirs(fens), ours(lambda game: game.fens())),
    ]
    print(f"{'':18} {'python-chess':>14} {'zapis':>10} {'processor':>10} {'times':>8}   ms a game")
    for name, slow, quick in questions:
        n, wall, _ = timed(slow)
        slow_ms = 1000 * wall / n
        n, wall, processor = timed(quick)
        quick_ms = 1000 * wall / n
        print(f"{name:18} {slow_ms:14.4f} {quick_ms:10.4f} {1000 * processor / n:10.4f} {slow_ms / quick_ms:8.0f}   of {n:,}")


if __name__ == "__main__":
    main()
