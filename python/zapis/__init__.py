"""Reads, checks, converts and restores records of games: PGN and scoresheets in every national notation and encoding.

    >>> import zapis
    >>> for game in zapis.read("games.pgn.zst"):
    ...     print(game.headers["White"], game.sans, game.result)

| to | call |
|---|---|
| read games: tags, moves, positions, clocks, evaluations | `games`, or `read` |
| read a table with a game in each row: CSV, JSON, JSON lines | `games("games.csv")` |
| find what is wrong, where, by which article | `check`, or `validate` |
| choose records by tags, moves, positions | `select` |
| write records in another notation, letters, encoding | `convert` |
| get a data frame of pyarrow, polars, pandas, DuckDB | `table(…).to_polars()` |
| draw a position | `diagram`, `Game.diagram`, `Finding.diagram` |
| restore damaged scoresheets | `repair` |
| find the game behind several sheets of it | `compare` |
| find the draws that could be claimed | `claims` |
| rank the players of events | `standings` |

All take any number of sources: paths of files and folders (`str` or `os.PathLike`), `bytes`, or objects with `read()`. Files may
be compressed (gzip, zstd, bzip2, xz, zip). All take the options of `ReadingOptions` by name; `help(zapis.check)` shows what they
mean. All but `table` take `progress=True`. They use all cores, and the interpreter is free meanwhile. Notebooks show games,
findings, standings and restored sheets as boards and tables. An invalid request raises `UsageError`; an input that cannot be read
raises `ReadError`, after everything else has been returned.
"""

from . import errors
from ._zapis import (
    Change,
    Claim,
    Compared,
    ComparedPly,
    Converted,
    Event,
    Finding,
    Game,
    Question,
    Repaired,
    Selected,
    Standing,
    Standings,
    Summary,
    Unread,
    __version__,
    columns,
)
from .board import Diagram, diagram
from .errors import ReadError, UsageError, ZapisError
from .functions import Table, claims, compare, convert, read, repair, select, standings, table, validate
from .options import ConvertOptions, ReadingOptions, SearchOptions, StandingsOptions, TableOptions
from .results import Claims, Comparisons, Findings, Games, Repairs

check = validate
games = read

__all__ = [
    "Change",
    "Claim",
    "Claims",
    "Compared",
    "ComparedPly",
    "Comparisons",
    "ConvertOptions",
    "Converted",
    "Diagram",
    "Event",
    "Finding",
    "Findings",
    "Game",
    "Games",
    "Question",
    "ReadError",
    "ReadingOptions",
    "Repaired",
    "Repairs",
    "SearchOptions",
    "Selected",
    "Standing",
    "Standings",
    "StandingsOptions",
    "Summary",
    "Table",
    "TableOptions",
    "Unread",
    "UsageError",
    "ZapisError",
    "__version__",
    "check",
    "claims",
    "columns",
    "compare",
    "convert",
    "diagram",
    "errors",
    "games",
    "read",
    "repair",
    "select",
    "standings",
    "table",
    "validate",
]
