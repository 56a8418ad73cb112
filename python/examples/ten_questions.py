# %% [markdown]
# # Ten questions about a database of games
#
# Run it cell by cell in an editor that knows `# %%`, or as a program:
#
#     python3 examples/ten_questions.py games.pgn.zst
#
# Plots are made where matplotlib is installed, and stand beside this file or in the folder of `--plots`.

# %%
import argparse
import collections
import pathlib
import time

import zapis

try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    plt = None

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "games"

parser = argparse.ArgumentParser(description="Ten questions about a database of games.")
parser.add_argument("paths", nargs="*", type=pathlib.Path, default=[CORPUS], help="files and folders; the shipped games")
parser.add_argument("--plots", type=pathlib.Path, default=None, help="the folder for plots; without it none are made")
arguments = parser.parse_args()
began = time.perf_counter()


def show(question, lines):
    print(f"\n{question}")
    for line in lines:
        print("   ", line)


def plot(name, draw):
    if plt is None or arguments.plots is None:
        return
    arguments.plots.mkdir(parents=True, exist_ok=True)
    figure, axes = plt.subplots(figsize=(8, 4.5))
    draw(axes)
    figure.tight_layout()
    figure.savefig(arguments.plots / f"{name}.png")
    plt.close(figure)


# %% [markdown]
# One pass answers most of them: each game is looked at once, and nothing is kept but counts.

# %%
results, lengths, openings, first_moves = (collections.Counter() for _ in range(4))
years, scores, castling, arrivals = (collections.Counter() for _ in range(4))
mates, games_of, thinking, n_games = 0, collections.Counter(), collections.defaultdict(list), 0
for game in zapis.read(*arguments.paths, openings=True):
    n_games += 1
    headers, sans = game.headers, game.sans
    results[game.result or "none"] += 1
    lengths[len(sans) // 20 * 10] += 1
    if game.opening:
        openings[game.opening[1].split(":")[0]] += 1
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

# %% [markdown]
# ## The answers

# %%
show("1. How do games end?", [f"{name:8} {n:9,}  {n / n_games:6.1%}" for name, n in results.most_common(5)])
plot("results", lambda axes: axes.bar(list(results), list(results.values())))

# %%
show("2. How long are they?", [f"{n_moves:3}–{n_moves + 9} moves {n:9,}" for n_moves, n in sorted(lengths.items())])
plot("lengths", lambda axes: axes.bar(list(lengths), list(lengths.values()), width=9))

# %%
show("3. Which openings are played, by the moves?", [f"{n:9,}  {name}" for name, n in openings.most_common(8)])

# %%
show("4. How do games begin?", [f"{san:5} {n / n_games:6.1%}" for san, n in first_moves.most_common(5)])

# %%
show("5. When were they played?", [f"{decade}s {n:9,}" for decade, n in sorted(years.items())])
plot("decades", lambda axes: axes.plot(*zip(*sorted(years.items()))) if years else None)

# %%
best = sorted((name for name, n in games_of.items() if n >= 5 and name != "?"), key=lambda name: -scores[name] / games_of[name])
show(
    "6. Who scores best, of those with five games or more?",
    [f"{scores[name] / games_of[name]:6.1%} of {games_of[name]:5}  {name}" for name in best[:8]],
)

# %%
show("7. Who castles where?", [f"{side} {san:6} {n / n_games:6.1%}" for (side, san), n in sorted(castling.items())])

# %%
show("8. Which squares are moved to most?", [f"{square} {n:9,}" for square, n in arrivals.most_common(6)])


def board_of(axes):
    rows = [[arrivals[f"{file}{rank}"] for file in "abcdefgh"] for rank in range(8, 0, -1)]
    axes.imshow(rows, cmap="viridis")


plot("squares", board_of)

# %%
slow = sorted(thinking, key=lambda number: -sum(thinking[number]) / len(thinking[number]))
told = [f"move {number:3}: {sum(thinking[number]) / len(thinking[number]):6.1f} s" for number in slow[:5]]
show("9. At which moves do players think longest?", told or ["no clocks are written"])

# %% [markdown]
# The tenth is asked of the checker: what is wrong with these records?

# %%
findings = zapis.validate(*arguments.paths)
kinds = collections.Counter(finding.name for finding in findings)
show(
    f"10. What is wrong with them? ({findings.summary.errors:,} errors, {mates:,} games end with mate)",
    [f"{n:9,}  {name}" for name, n in kinds.most_common(8)] or ["nothing"],
)
print(f"\n{n_games:,} games, {time.perf_counter() - began:.1f} s")
