"""The grammar's own tests: a snippet of PGN and the tree it must give; games, tags and moves are compared."""

import re

from .table import count, shown

PEER = "tree-sitter-pgn"


def compare(table, zapis, root):
    for path in sorted((root / "tree-sitter-pgn/test/corpus").glob("*.txt")):
        file = path.relative_to(root)
        parts = re.split(r"^={20,}\n(.*?)\n={20,}\n", path.read_text(), flags=re.M | re.S)
        for title, body in zip(parts[1::2], parts[2::2]):
            source, _, tree = body.partition("\n" + "-" * 80)
            if not tree:
                continue
            source = source.strip("\n") + "\n"
            reading = zapis.read_text(source)
            aspect = f"case “{title.strip().splitlines()[0]}”"
            games = len(re.findall(r"\(game\b", tree))
            table.add(file, PEER, f"{aspect} games", count(games, "game"), count(len(reading.records), "game"))
            pairs = len(re.findall(r"\(tagpair\b", tree))
            mine = sum(len(r.tags) for r in reading.records)
            table.add(file, PEER, f"{aspect} tags", count(pairs, "tag"), count(mine, "tag"))
            moves = main_moves(tree)
            mine = sum(len(r.plies) for r in reading.records)
            faults = [name for r in reading.records for name in r.errors]
            broken = "(ERROR" in tree or "(MISSING" in tree
            # The grammar knows no rules: where a move is illegal, zapis may read fewer.
            blocked = "illegal-move" in faults or "ambiguous-move" in faults or "move-after-end" in faults
            table.agree(file, PEER, f"{aspect} moves", f"{moves} moves" + (", a fault" if broken else ""),
                        f"{mine} plies, {shown(sorted(set(faults))) or 'no error'}",
                        (bool(faults) if broken else moves == mine or (blocked and mine <= moves)))


def main_moves(tree):
    """Counts the moves of a tree that stand in no variation."""
    depth, inside, moves = 0, [], 0
    for token in re.findall(r"\(\w*|\)", tree):
        if token == ")":
            depth -= 1
            while inside and inside[-1] > depth:
                inside.pop()
        else:
            depth += 1
            if token.startswith("(variation") and not token.startswith("(variation_delimiter"):
                inside.append(depth)
            elif token in ("(san_move", "(lan_move") and not inside:
                moves += 1
    return moves
