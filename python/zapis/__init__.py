"""Reads, checks, converts and restores records of games: PGN and scoresheets in every national notation and encoding.

    >>> import zapis
    >>> for game in zapis.read("games.pgn.zst"):
    ...     print(game.headers["White"], game.sans, game.result)

| to | call |
|---|---|
| read games: tags, moves, positions, clocks, evaluations | `read` |
| read a table with a game in each row: CSV, JSON, JSON lines | `games("games.csv")`, another name of `read` |
| find what is wrong, where, by which article | `validate` |
| choose records by tags, moves, positions | `select` |
| write records in another notation, letters, encoding | `convert` |
| get a table for pyarrow, polars, pandas, DuckDB | `table` |
| restore damaged scoresheets | `repair` |
| find the game behind several sheets of it | `compare` |
| find the draws that could be claimed | `claims` |
| rank the players of events | `standings` |

All take any number of sources: paths of files and folders (`str` or `os.PathLike`), `bytes`, or objects with `read()`. Files may
be compressed (gzip, zstd, bzip2, xz, zip). All take the options of `ReadingOptions` by name. They use all cores, and the
interpreter is free meanwhile. An invalid request raises `UsageError`; an input that cannot be read raises `ReadError`, after
everything else has been returned.
"""

from . import errors
from ._zapis import (
    Change,
    Claim,
    Claims,
    Compared,
    ComparedPly,
    Comparisons,
    Converted,
    Event,
    Finding,
    Findings,
    Game,
    Games,
    Question,
    Repaired,
    Repairs,
    Selected,
    Standing,
    Standings,
    Summary,
    Table,
    Unread,
    __version__,
    claims,
    columns,
    compare,
    convert,
    read,
    repair,
    select,
    standings,
    table,
    validate,
)
from .errors import ReadError, UsageError, ZapisError
from .options import ConvertOptions, ReadingOptions, SearchOptions, StandingsOptions, TableOptions

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
    "claims",
    "columns",
    "compare",
    "convert",
    "errors",
    "games",
    "read",
    "repair",
    "select",
    "standings",
    "table",
    "validate",
]
