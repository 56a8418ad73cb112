#!/usr/bin/env python3
"""Compares the claims zapis finds with those python-chess finds, ply by ply.

    scripts/claims-by-python-chess.py FILE.pgn --zapis target/release/zapis [--sample N] [--games N]

zapis lists the claims of the whole file under the Laws of 2023. python-chess plays the games where a position may come
back (the same placement twice, seen by a filter that knows nothing of the Laws' other conditions, or fifty moves nearly
done), from that ply on, and a random sample of the others as a whole. Before every move, and after the last one, it is
asked:

- can_claim_threefold_repetition: the position stands for the third time, or some legal move makes one stand so;
- can_claim_fifty_moves;
- is_fivefold_repetition, is_seventyfive_moves.

Prints what was compared and every difference; the exit status is 1 if there is one.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys

import chess

HERE = pathlib.Path(__file__).resolve().parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--zapis", type=pathlib.Path, default=HERE / "target/release/zapis")
    parser.add_argument("--sample", type=int, default=2000, help="how many games without a repetition to play too")
    parser.add_argument("--games", type=int, default=None, help="only the first so many games")
    options = parser.parse_args()
    random.seed(960)
    ours = claims(options.zapis, options.file)
    # A worker's answer is small; the games are handed over in portions.
    total, chosen = collections.Counter(), []
    exported = subprocess.Popen([options.zapis, "export", "-q", "--format", "ndjson", options.file],
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8")
    others = []
    for line in exported.stdout:
        record = json.loads(line)
        total["games"] += 1
        if "setup" not in record:
            continue
        moves = [ply["uci"] for ply in record["plies"]]
        game = (record["source"]["record"], record["setup"], moves)
        since = first_doubt(record)
        if since is not None:
            total["may repeat"] += 1
            chosen.append((*game, since))
        elif len(others) < options.sample:
            others.append((*game, 0))
        elif (at := random.randrange(total["games"])) < options.sample:
            others[at] = (*game, 0)
        if total["games"] == options.games:
            exported.terminate()
            break
    games = chosen + others
    differences = []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, theirs in pool.map(ask, games, chunksize=64):
            total["played"] += 1
            for kind, plies in theirs.items():
                mine = ours[number][kind]
                total[kind] += len(plies)
                if plies != mine:
                    differences.append((number, kind, sorted(plies - mine), sorted(mine - plies)))
    unplayed = {number for number in ours if any(ours[number].values())} - {game[0] for game in games}
    for number, kind, missed, more in differences:
        print(f"record {number}: {kind}: only python-chess after plies {missed}; only zapis after {more}")
    if options.games is None and unplayed:
        print(f"claims in games without a repeated placement: {sorted(unplayed)[:10]}")
    print(f"{total['games']} games; {total['may repeat']} in which something may repeat and {len(others)} others "
          f"played: {total['threefold']} plies with a threefold claim, {total['fifty']} with a fifty-move claim, "
          f"{total['fivefold']} with a fivefold repetition, {total['seventy-five']} past seventy-five moves; "
          f"{len(differences)} differences")
    sys.exit(bool(differences))


def first_doubt(record):
    """Returns the ply after which a placement occurs for the second time, or fifty moves are nearly reached."""
    seen = {record["setup"].split()[0]}
    for ply in record["plies"]:
        placement = ply["fen"].split()[0]
        if placement in seen or ply["halfmove_clock"] > 97:
            return ply["ply"]
        seen.add(placement)
    return None


def claims(zapis, file):
    """Returns the claims by ply, by the number of the record."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    listed = subprocess.Popen([zapis, "claims", "-q", "--format", "json", "--laws", "fide2023", file],
                              stdout=subprocess.PIPE, text=True, encoding="utf-8")
    names = {"threefold-repetition": "threefold", "fifty-moves": "fifty", "fivefold-repetition": "fivefold",
             "seventy-five-moves": "seventy-five"}
    for line in listed.stdout:
        claim = json.loads(line)
        if claim["type"] == "claim":
            after = claim["ply"] - (claim["basis"] == "intended")
            found[claim["record"]][names[claim["kind"]]].add(after)
    return found


def ask(game):
    """Returns the claims of python-chess after every ply of a game."""
    number, setup, moves, since = game
    board = chess.Board(setup, chess960=False)
    found = {"threefold": set(), "fifty": set(), "fivefold": set(), "seventy-five": set()}
    stood = collections.Counter()
    for ply in range(len(moves) + 1):
        stood[board._transposition_key()] += 1
        if ply >= since and board.can_claim_threefold_repetition():
            found["threefold"].add(ply)
        if ply >= since and board.can_claim_fifty_moves():
            found["fifty"].add(ply)
        # zapis reports the fifth time and the seventy-fifth move once, python-chess as long as they hold.
        if board.is_fivefold_repetition() and stood[board._transposition_key()] == 5:
            found["fivefold"].add(ply)
        if board.is_seventyfive_moves() and board.halfmove_clock == 150:
            found["seventy-five"].add(ply)
        if ply < len(moves):
            board.push(chess.Move.from_uci(moves[ply]))
    return number, found


if __name__ == "__main__":
    main()
