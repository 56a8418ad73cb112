"""The options that functions take by name, for annotations and for dictionaries of one's own.

    >>> from zapis import ReadingOptions, validate
    >>> russian: ReadingOptions = {"letters": "ru", "encoding": "windows-1251"}
    >>> found = list(validate("partii.pgn", **russian))
"""

from __future__ import annotations

from typing import Mapping, Sequence, TypedDict


class ReadingOptions(TypedDict, total=False):
    """How records are read; what is not said is found out."""

    system: str
    """`auto`, `chess`, `chess960`, `tavreli`."""
    fen: str
    """The position that records start from which name none."""
    letters: str
    """Whose piece letters: `en`, `ru`, …"""
    encoding: str
    """How files are stored that are not UTF-8: `windows-1251`."""
    laws: str
    """The edition of the laws that is cited: `fide2023`; `by-date` goes by each game."""
    input: str
    """`auto`, `pgn`, `scoresheet`, `table`."""
    columns: Mapping[str, str]
    """What is in which column of a table: `{"moves": "AN", "white": "player1"}`."""
    drop_columns: bool
    """Whether columns of a table are left out that are no tags of PGN."""
    strict: bool
    """Whether play ends at an illegal move, even where the players went on."""
    notes: bool
    """Whether findings of severity note are wanted, too."""
    severity: str
    """The least severity of findings: `error`, `warning`, `note`."""
    select: str | Sequence[str]
    """Only these findings: names, codes, families."""
    ignore: str | Sequence[str]
    """All findings but these."""
    openings: bool
    """Whether openings are found by the moves."""
    lang: str
    """The language of messages: `en`, `ru`."""
    jobs: int
    """How many threads work; as many as there are cores."""


class SearchOptions(ReadingOptions, total=False):
    """How damaged scoresheets are searched."""

    beam: int
    """How many positions are followed at each place."""
    max_cost: float
    """What costs more to read otherwise than it is written stays open."""
    max_steps: int
    """How long the search goes on."""


class ConvertOptions(ReadingOptions, total=False):
    """How records are read, and what is left out of what is written."""

    drop: str | Sequence[str]
    """What is left out: `comments`, `variations`, `nags`, `clocks`."""


class StandingsOptions(ReadingOptions, total=False):
    """How records are read, and how tables are made."""

    merge_names: bool
    """Whether names that are nearly alike are those of one player."""


class TableOptions(ReadingOptions, total=False):
    """How records are read, and which rows and columns of a table are wanted."""

    fields: str | Sequence[str]
    """The columns, in their order; `usual` and `all` stand for many."""
