"""The functions of the module."""

from typing import TYPE_CHECKING, Annotated, Any, Callable, Optional, Protocol, Union
from os import PathLike

from . import _zapis
from .options import ConvertOptions, Option, ReadingOptions, SearchOptions, StandingsOptions, TableOptions, described
from .progress import counted
from .results import Claims, Comparisons, Findings, Games, Repairs

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Readable(Protocol):
    """An object that bytes or text can be read from."""

    def read(self, size: int, /) -> Union[bytes, str]: ...


Source = Union[str, "PathLike[str]", bytes, bytearray, memoryview, Readable]
Progress = Annotated[bool, Option("show how much was read: by tqdm if it is installed")]


def _at_once(function: Callable[..., Any], sources: Any, progress: bool, **options: Any) -> Any:
    """Calls a function that returns everything at once."""
    sources, bar = counted(sources, progress)
    try:
        return function(*sources, **options)
    finally:
        if bar is not None:
            bar.close()


def _in_turn(results: Any, function: Callable[..., Any], sources: Any, progress: bool, options: Any) -> Any:
    """Calls a function that returns one result after another."""
    sources, bar = counted(sources, progress)
    return results(function(*sources, **options), bar)


@described(ReadingOptions)
def read(*sources: Source, progress: Progress = False, **options: "Unpack[ReadingOptions]") -> Games:
    """Reads games, one after another: tags, moves, positions, clocks, evaluations, comments, findings.

    Sources are paths of files and folders, bytes, or objects with `read`; files may be compressed, or tables with a game in
    each row. Threads read ahead. What cannot be read raises a `ReadError` after the last game.
    """
    return _in_turn(Games, _zapis.read, sources, progress, options)


@described(ReadingOptions)
def validate(*sources: Source, progress: Progress = False, **options: "Unpack[ReadingOptions]") -> Findings:
    """Checks records: what is wrong, where, by which article, what to do.

    Returns the findings of `zapis validate`, in its order. What cannot be read raises a `ReadError` after the last of them.
    """
    return _in_turn(Findings, _zapis.validate, sources, progress, options)


@described(ConvertOptions)
def convert(
    *sources: Source,
    to: Annotated[str, Option("pgn, san, lan, uci, iccf, smith, descriptive, figurine, spoken, braille, markdown, latex, html")] = "pgn",
    out_letters: Annotated[Optional[str], Option("the language of the piece letters written")] = None,
    out_encoding: Annotated[Optional[str], Option("the encoding written")] = None,
    style: Annotated[Optional[str], Option("pgn, or print for signs as books print them")] = None,
    progress: Progress = False,
    **options: "Unpack[ConvertOptions]",
) -> _zapis.Converted:
    """Rewrites records: in another notation, other letters, another encoding."""
    asked = {"to": to, "out_letters": out_letters, "out_encoding": out_encoding, "style": style}
    return _at_once(_zapis.convert, sources, progress, **asked, **options)


@described(ReadingOptions)
def select(
    *sources: Source,
    where: Annotated[str, Option('the condition: "white ~ Carlsen and elo >= 2700"; zapis list conditions has all fields')],
    first: Annotated[Optional[int], Option("only this many records, the first")] = None,
    sample: Annotated[Optional[int], Option("only this many records, at random")] = None,
    seed: Annotated[int, Option("what the random choice depends on")] = 0,
    invert: Annotated[bool, Option("the records that do not meet the condition")] = False,
    progress: Progress = False,
    **options: "Unpack[ReadingOptions]",
) -> _zapis.Selected:
    """Selects records by a condition, as they are stored."""
    asked = {"where": where, "first": first, "sample": sample, "seed": seed, "invert": invert}
    return _at_once(_zapis.select, sources, progress, **asked, **options)


@described(ReadingOptions)
def claims(*sources: Source, progress: Progress = False, **options: "Unpack[ReadingOptions]") -> Claims:
    """Finds the draws that could be claimed: which, when, by whom, under which article."""
    return _in_turn(Claims, _zapis.claims, sources, progress, options)


@described(SearchOptions)
def repair(*sources: Source, progress: Progress = False, **options: "Unpack[SearchOptions]") -> Repairs:
    """Finds for each record the most probable legal game behind what is written."""
    return _in_turn(Repairs, _zapis.repair, sources, progress, options)


@described(SearchOptions)
def compare(*sources: Source, progress: Progress = False, **options: "Unpack[SearchOptions]") -> Comparisons:
    """Finds the game behind several sheets of it."""
    return _in_turn(Comparisons, _zapis.compare, sources, progress, options)


@described(StandingsOptions)
def standings(
    *sources: Source,
    event: Annotated[Optional[str], Option("only events with this in their name")] = None,
    tiebreaks: Annotated[Optional[str], Option("the tie-breaks, in their order: DE,SB,WIN")] = None,
    rules: Annotated[Optional[str], Option("the edition of the tie-break regulations")] = None,
    progress: Progress = False,
    **options: "Unpack[StandingsOptions]",
) -> _zapis.Standings:
    """Finds the events of records and report files, and ranks their players or teams."""
    asked = {"event": event, "tiebreaks": tiebreaks, "rules": rules}
    return _at_once(_zapis.standings, sources, progress, **asked, **options)


class Table:
    """Records as a table that is not read yet, for anything that takes Arrow streams.

    It is read again each time it is used, one batch of rows at a time; an object with `read` can be read only once.
    """

    def __init__(self, native: _zapis.Table) -> None:
        self._native = native

    def __arrow_c_stream__(self, requested_schema: Optional[object] = None) -> object:
        return self._native.__arrow_c_stream__(requested_schema)

    def to_arrow(self) -> Any:
        """Reads it as a table of pyarrow."""
        import pyarrow

        return pyarrow.table(self)

    def to_polars(self) -> Any:
        """Reads it as a data frame of polars."""
        import polars

        return polars.DataFrame(self)

    def to_pandas(self) -> Any:
        """Reads it as a data frame of pandas; needs pyarrow, too."""
        return self.to_arrow().to_pandas()

    def __repr__(self) -> str:
        return repr(self._native)


@described(TableOptions)
def table(
    *sources: Source,
    rows: Annotated[str, Option("games: one row a game; plies: one a ply")] = "games",
    **options: "Unpack[TableOptions]",
) -> Table:
    """Reads records as a table; `columns` lists what it may have."""
    return Table(_zapis.table(*sources, rows=rows, **options))
