"""What the tests of the module share."""

import pathlib

import pytest

PROJECT = pathlib.Path(__file__).resolve().parents[2]

GAMES = """[Event "Club"]
[Site "Riga"]
[Date "1957.03.02"]
[Round "1"]
[White "Tal"]
[Black "Keres"]
[Result "1-0"]
[WhiteElo "2700"]

1. e4 {[%clk 0:05:00][%eval 0.31] best by test} e5 {[%clk 0:04:58.5][%eval #-3]} 2. Nf3 $1 Nc6 (2... d6 3. d4) 3. Bb5 a6 1-0

[Event "Club"]
[Site "Riga"]
[Date "1957.03.03"]
[Round "2"]
[White "Petrosian"]
[Black "Tal"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1

[Event "Club"]
[Site "Riga"]
[Date "1957.03.04"]
[Round "3"]
[White "Keres"]
[Black "Petrosian"]
[Result "1/2-1/2"]

1. e4 e5 2. Ke3 1/2-1/2
"""


@pytest.fixture
def games(tmp_path):
    """A file of three games, the last of which has an illegal move."""
    path = tmp_path / "games.pgn"
    path.write_text(GAMES, encoding="utf-8")
    return path


@pytest.fixture
def corpus():
    """The records that ship."""
    return PROJECT / "corpus"
