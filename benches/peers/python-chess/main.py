"""Does with python-chess what zapis does, one mode a kind of work; see ../README.md for the modes."""

import sys

import chess
import chess.pgn


def main():
    mode, path = sys.argv[1:]
    records = plies = refused = threefold = ended = 0
    with open(path, encoding="utf-8", errors="replace") as file:
        if mode == "tokens":
            while chess.pgn.skip_game(file):
                records += 1
        while mode != "tokens" and (game := chess.pgn.read_game(file)):
            records += 1
            refused += len(game.errors)
            board, words = game.board(), []
            for move in game.mainline_moves():
                plies += 1
                if mode in ("san", "from-uci"):
                    words.append(board.san(move))
                elif mode == "uci":
                    words.append(move.uci())
                board.push(move)
                if mode == "full":
                    threefold += board.is_repetition(3)
                    ended += board.is_checkmate() or board.is_stalemate()
            if words:
                print(" ".join(words))
    print(f"{records} records, {plies} plies, {refused} refused, {threefold} threefold, {ended} ended", file=sys.stderr)


if __name__ == "__main__":
    main()
