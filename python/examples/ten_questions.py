# %% [markdown]
# # Ten questions about a database of games
#
# Run it cell by cell in an editor that knows `# %%`, or as a program:
#
#     python3 examples/ten_questions.py games.pgn.zst
#
# Each question is asked of the records anew, by one call. Plots are made where matplotlib is installed and `--plots` names a folder.

# %%
import argparse
import pathlib
import re
import statistics
import time
from collections import Counter, defaultdict

import zapis

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "games"

# %% [markdown]
# Conditions are those of `zapis select`; `zapis list conditions` shows all of them. Positions are FENs with `*` for any squares,
# `?` for any square and `[^P]` for anything but a white pawn.

# %%
NAJDORF = 'line ~ "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"'
ISOLATED_PAWN = 'position = "*/??[^P]?[^P]*/??[^P]?[^P]*/??[^P]?[^P]*/??[^P]P[^P]*/??[^P]?[^P]*/??[^P]?[^P]*/*"'
EVENT = "site ~ Reykjavik and year = 1972"

# %% [markdown]
# ## The questions


# %%
def openings(games):
    """Which openings are played, by the moves?"""
    return Counter(re.split("[:,] ", game.opening[1])[0] for game in zapis.read(*games, openings=True) if game.opening)


def najdorf(games):
    """How many games reach the Najdorf, in whatever order of moves?"""
    return len(zapis.select(*games, where=NAJDORF))


def isolated_pawn(games):
    """In how many games does White have an isolated pawn on d4?"""
    return len(zapis.select(*games, where=ISOLATED_PAWN))


def rook_and_pawn(games):
    """How many games come to rook and pawn against rook, for four plies or more?"""
    return len(zapis.select(*games, where="material ~ KRPkr for 4"))


def short_mates(games):
    """How do games go that end by mate in twenty moves, in Russian notation?"""
    found = zapis.select(*games, where="ends = checkmate and plies <= 40").bytes
    return zapis.convert(found, to="san", out_letters="ru", drop=["comments", "clocks", "nags"]).text


def claims(games):
    """In how many games could a draw have been claimed with no move to come?"""
    found = {(claim.kind, claim.path, claim.record) for claim in zapis.claims(*games) if claim.basis == "appeared"}
    return Counter(kind for kind, *_ in found)


def illegal(games):
    """Where are moves illegal, and by which article?"""
    return [(finding.record, finding.ply, finding.law) for finding in zapis.validate(*games, select="illegal-move")]


def standings(games, event=EVENT):
    """Who won an event, and what are the tie-breaks of Sonneborn and Berger?"""
    events = zapis.standings(zapis.select(*games, where=event).bytes, tiebreaks="SB").events
    return [(row.name, row.points, row.tiebreaks[0][1]) for event in events[:1] for row in event.rows]


def thinking(games):
    """At which moves do players think longest, in seconds on their clocks?"""
    times = defaultdict(list)
    for clocks in (game.clocks for game in zapis.read(*games)):
        for ply, (before, after) in enumerate(zip(clocks, clocks[2:])):
            times[ply // 2 + 2] += [max(0.0, before - after)] if None not in (before, after) else []
    return {number: statistics.fmean(seconds) for number, seconds in times.items() if seconds}


def castling(games):
    """Who castles where?"""
    sans = ((ply % 2, san.rstrip("+#")) for game in zapis.read(*games) for ply, san in enumerate(game.sans))
    return Counter((("White", "Black")[side], san) for side, san in sans if san[0] == "O")


QUESTIONS = [
    openings, najdorf, isolated_pawn, rook_and_pawn, short_mates, claims, illegal, standings, thinking, castling,
]  # fmt: skip

# %% [markdown]
# ## The answers


# %%
def told(answer):
    """An answer as a few lines."""
    if isinstance(answer, dict):
        most = sorted(answer.items(), key=lambda entry: -entry[1])[:8]
        return [f"{value:9,{'.1f' if isinstance(value, float) else 'd'}}  {' '.join(key) if isinstance(key, tuple) else key}" for key, value in most]
    if isinstance(answer, str):
        return [line for line in answer.splitlines() if line and not line.startswith("[")][:8]
    return [str(line) for line in answer[:8]] if isinstance(answer, list) else [f"{answer:,}"]


def plot(name, answer, folder):
    """Draws what was counted, the most first, as `name.png` in a folder."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    most = sorted(answer.items(), key=lambda entry: -entry[1])[:12]
    axes.barh([str(key) for key, _ in most][::-1], [value for _, value in most][::-1])
    axes.set_title(name)
    folder.mkdir(parents=True, exist_ok=True)
    figure.savefig(folder / f"{name}.png")
    plt.close(figure)


# %%
if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Ten questions about a database of games.")
    parser.add_argument("paths", nargs="*", type=pathlib.Path, default=[CORPUS], help="files and folders; the shipped games")
    parser.add_argument("--plots", type=pathlib.Path, help="the folder for plots; without it none are made")
    arguments = parser.parse_args()
    for number, question in enumerate(QUESTIONS, 1):
        began = time.perf_counter()
        answer = question(arguments.paths)
        print(f"\n{number}. {question.__doc__} ({time.perf_counter() - began:.1f} s)")
        for line in told(answer) or ["nothing"]:
            print("   ", line)
        if arguments.plots and isinstance(answer, dict) and answer:
            plot(question.__name__, answer, arguments.plots)
