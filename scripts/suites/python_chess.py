"""What python-chess makes of every file: games, plies, last positions, errors."""

import collections
import io
import logging

from .table import count, shown

# Findings that answer a question the peers ask too: can the moves be read and played?
PLAY = {
    "illegal-move", "ambiguous-move", "unreadable-move", "illegal-setup", "move-after-end", "unterminated-comment",
    "unterminated-variation", "stray-token",
}


def compare(table, file, seen, reading):
    peer = "python-chess"
    records = reading.records
    theirs, ours = seen["plies"], [len(r.plies) for r in records]
    if seen["games"] != len(records):
        moved = [n for n in theirs if n]
        same = ", the same moves" if moved == [n for n in ours if n][:len(moved)] else ""
        table.add(file, peer, "games", count(seen["games"], "game"), count(len(records), "game") + same)
    else:
        table.add(file, peer, "games", seen["games"], len(records))
        wrong = [n for n, (a, b) in enumerate(zip(theirs, ours), 1) if a != b]
        for which, numbers in (("", [n for n in wrong if known(records[n - 1])]),
                               (", other variants", [n for n in wrong if not known(records[n - 1])])):
            table.agree(file, peer, f"plies{which}", in_games((n, theirs[n - 1]) for n in numbers),
                        in_games((n, ours[n - 1]) for n in numbers), not numbers)
        # A game on which python-chess raised an exception has no last position in the list.
        raised = {n for n, message in seen["errors"] if message.startswith("EXC ")}
        numbers = [n for n in range(1, len(records) + 1) if n not in raised]
        finals = dict(zip(numbers, seen["final_fens"])) if seen["n_errors"] <= len(seen["errors"]) else {}
        bad = [n for n, fen in finals.items() if fen != records[n - 1].final() and n not in wrong]
        table.agree(file, peer, "final position", shown((f"game {n}: `{finals[n]}`" for n in bad), 3),
                    shown((f"game {n}: `{records[n - 1].final()}`" for n in bad), 3), not bad)
    blamed = sorted({n for n, _ in seen["errors"]})
    cut = len(seen["errors"]) < seen["n_errors"]
    found = {n: sorted(PLAY & set(r.errors)) for n, r in enumerate(records, 1) if PLAY & set(r.errors)}
    agreed = bool(blamed) == bool(found) if cut or seen["games"] != len(records) else blamed == sorted(found)
    table.agree(file, peer, "errors",
                f"errors in {'games' if len(blamed) > 1 else 'game'} {shown(blamed)}" + (" and more" if cut else "")
                if blamed else "no error",
                shown((f"game {n}: {' '.join(names)}" for n, names in found.items()), 8) if found else "no error",
                agreed)


def known(record):
    """Whether zapis knows the rules the record is played by."""
    return not any(f["name"] == "unknown-variant" for f in record.findings)


def in_games(pairs):
    return shown([f"game {n}: {plies}" for n, plies in pairs], 6)


def replay(table, root, file, seen, reading):
    """Plays every record with python-chess itself and compares move and position after each ply."""
    import chess.pgn
    data = (root / file).read_bytes()
    text = data.decode("utf-8-sig") if seen["decoded_as"] == "utf8" else data.decode("latin-1")
    stream = io.StringIO(text.replace("\r\n", "\n").replace("\r", "\n"))
    games = []
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    try:
        while (game := chess.pgn.read_game(stream)) is not None:
            games.append(game)
    except Exception:
        return
    records = reading.records
    if len(games) != len(records):
        games = [g for g in games if g.next()]
        records = [r for r in records if r.plies]
        if len(games) != len(records):
            return
    plies = 0
    for number, (game, record) in enumerate(zip(games, records), 1):
        try:
            board = game.board()
        except ValueError:
            continue
        if board.uci_variant != "chess":
            continue
        stood = collections.Counter([board._transposition_key()])
        for node, ours in zip(game.mainline(), record.plies):
            try:
                san = board.san(node.move) if node.move else "--"
            except (AssertionError, ValueError):
                break
            uci = board.uci(node.move)
            board.push(node.move)
            plies += 1
            stood[board._transposition_key()] += 1
            theirs = f"{san} {uci} {board.fen()} {board.is_check()} {stood[board._transposition_key()]}"
            mine = f"{ours['san']} {ours['uci']} {ours['fen']} {ours['check']} {ours['occurrence']}"
            if theirs != mine:
                table.add(file, "python-chess", "each ply", f"game {number}, ply {ours['ply']}: `{theirs}`",
                          f"game {number}, ply {ours['ply']}: `{mine}`")
                return
        over = "checkmate" if board.is_checkmate() else "stalemate" if board.is_stalemate() else None
        if record.board in ("checkmate", "stalemate", None) and over != record.board:
            table.add(file, "python-chess", f"end of game {number}", str(over), str(record.board))
    table.replayed += plies
    if plies:
        table.replayed_files.append(file)
        table.add(file, "python-chess", "each ply", plies, plies)
