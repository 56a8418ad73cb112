"""What functions return one after another, and the tables that notebooks show of it."""

from collections import deque
from html import escape
from typing import Any, Callable, ClassVar, Deque, Generic, Iterable, Iterator, List, Optional, Sequence, Tuple, TypeVar

from . import _zapis
from .board import Diagram, diagram

Item = TypeVar("Item")
Columns = Sequence[Tuple[str, Callable[[Any], Any]]]

#: The rows that a notebook shows.
ROWS = 20


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, (list, tuple)):
        return escape(", ".join(map(str, value)))
    return "" if value is None else escape(str(value))


def _table(caption: str, columns: Columns, items: Iterable[Any]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name, _ in columns)
    rows = ("<tr>" + "".join(f"<td>{_cell(value(item))}</td>" for _, value in columns) + "</tr>" for item in items)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _attributes(*names: str) -> Columns:
    return [(name.replace("_", " "), lambda item, name=name: getattr(item, name)) for name in names]


def _place(item: Any) -> str:
    return ":".join(str(part) for part in (item.path, item.line, item.column) if part is not None)


def _tag(name: str) -> Callable[[Any], Any]:
    return lambda game: game.headers.get(name)


class Results(Generic[Item]):
    """Results in the order of the files. A thread reads ahead; what cannot be read raises a `ReadError` after the last."""

    _columns: ClassVar[Columns] = ()
    _fields: ClassVar[Sequence[str]] = ()

    def __init__(self, run: Any, bar: Any = None) -> None:
        self._run = run
        self._bar = bar
        self._ahead: Deque[Item] = deque()
        self._raised: Optional[BaseException] = None

    def __iter__(self) -> Iterator[Item]:
        # Nothing is in the way of the plain iterator, which is faster.
        return self if self._ahead or self._raised or self._bar is not None else self._run

    def __next__(self) -> Item:
        if self._ahead:
            return self._ahead.popleft()
        if self._raised is not None:
            raised, self._raised = self._raised, None
            raise raised
        try:
            return next(self._run)
        except BaseException:
            if self._bar is not None:
                self._bar.close()
            raise

    @property
    def unread(self) -> List[_zapis.Unread]:
        """What could not be read; empty before the end."""
        return self._run.unread

    def _next_rows(self) -> List[Item]:
        """Reads the rows that are shown, and one more; they stay to be taken."""
        while len(self._ahead) <= ROWS and self._raised is None:
            try:
                self._ahead.append(next(self._run))
            except StopIteration:
                break
            except Exception as error:  # noqa: BLE001 - it is raised where the results end
                self._raised = error
        return list(self._ahead)

    def _repr_html_(self) -> str:
        rows = self._next_rows()
        name, more = type(self).__name__, len(rows) > ROWS
        said = f"{name}: the next {ROWS} of more" if more else f"{name}: {len(rows)}"
        if self._raised is not None:
            said += f"; {self._raised}"
        return _table(said, self._columns, rows[:ROWS])

    def _taken(self) -> "dict[str, list[Any]]":
        items = list(self)
        return {name: [getattr(item, name) for item in items] for name in self._fields}


class _Framed(Results[Item]):
    """Results that are rows of a data frame."""

    def to_pandas(self) -> Any:
        """Takes all that is left as a data frame of pandas."""
        import pandas

        return pandas.DataFrame(self._taken())

    def to_polars(self) -> Any:
        """Takes all that is left as a data frame of polars."""
        import polars

        return polars.DataFrame(self._taken(), strict=False)

    def to_arrow(self) -> Any:
        """Takes all that is left as a table of pyarrow."""
        import pyarrow

        return pyarrow.table(self._taken())


class Findings(_Framed[_zapis.Finding]):
    """What is wrong with some records, in the order of the files."""

    _columns = [("place", _place), *_attributes("record", "severity", "name", "written", "message", "help")]
    _fields = (
        "name", "code", "severity", "path", "record", "line", "column", "offset", "length", "ply", "side", "written",
        "message", "help", "fen", "count",
    )  # fmt: skip

    @property
    def summary(self) -> Optional[_zapis.Summary]:
        """How much was read and found; None before the end."""
        return self._run.summary


class Games(Results[_zapis.Game]):
    """The games of some files, in their order. `table` makes data frames of them."""

    _columns = [
        ("record", lambda game: game.record),
        *((name, _tag(name)) for name in ("White", "Black", "Result", "Date", "Event")),
        ("plies", len),
        ("findings", lambda game: [finding.name for finding in game.findings]),
    ]

    @property
    def summary(self) -> Optional[_zapis.Summary]:
        """How much was read and found; None before the end."""
        return self._run.summary


class Claims(_Framed[_zapis.Claim]):
    """The draws that could be claimed in some games, in the order of the files."""

    _columns = _attributes("path", "record", "ply", "side", "kind", "basis", "intended", "occurrences", "law")
    _fields = ("path", "record", "ply", "side", "kind", "basis", "intended", "count")

    @property
    def summary(self) -> Optional[_zapis.Summary]:
        """How much was read; None before the end."""
        return self._run.summary


class Repairs(Results[_zapis.Repaired]):
    """Restored records, in the order of the files."""

    _columns = [
        *_attributes("path", "record", "is_complete", "confidence"),
        ("changes", lambda repaired: [f"{change.written or '-'} → {change.san}" for change in repaired.changes]),
        ("questions", lambda repaired: [question.message for question in repaired.questions]),
    ]

    @property
    def summary(self) -> Optional[_zapis.Summary]:
        """How much was read and found; None before the end."""
        return self._run.summary


class Comparisons(Results[_zapis.Compared]):
    """The games behind sheets, in the order of the files."""

    _columns = [
        *_attributes("paths", "agreement", "confidence", "result"),
        ("differences", lambda compared: [f"{ply.ply}: {ply.san}" for ply in compared.differences]),
    ]

    @property
    def summary(self) -> "Optional[_zapis.CompareCounts]":
        """The number of games by outcome; None before the end."""
        return self._run.summary

    @property
    def refused(self) -> List[str]:
        """What was not compared, and why; empty before the end."""
        return self._run.refused


def _game_diagram(game: _zapis.Game, ply: int = -1, **style: Any) -> Diagram:
    """Draws the position after a ply, with the move: 0 is the start, -1 the last; takes the style of `diagram`."""
    fens = game.fens()
    index = range(len(fens))[ply]
    return diagram(fens[index], last_move=game.ucis[index - 1] if index else None, **style)


def _finding_diagram(finding: _zapis.Finding, **style: Any) -> Optional[Diagram]:
    """Draws the position of the finding; None if it has none. Takes the style of `diagram`."""
    return None if finding.fen is None else diagram(finding.fen, **style)


def _game_html(game: _zapis.Game) -> str:
    headers = game.headers
    names = (headers.get(name) for name in ("White", "Black", "Event", "Date"))
    white, black, event, date = (escape(name or "?") for name in names)
    moves = (f"{ply // 2 + 1}. {san}" if ply % 2 == 0 else san for ply, san in enumerate(game.sans))
    said = escape(" ".join(moves)) if game.fens()[0].split(" ")[1:2] == ["w"] else escape(" ".join(game.sans))
    return f"<p><b>{white} – {black}</b> {escape(game.result or '*')}<br>{event}, {date}</p>{_game_diagram(game).svg}<p>{said}</p>"


def _finding_html(finding: _zapis.Finding) -> str:
    drawn = _finding_diagram(finding)
    said = f"<p><b>{escape(finding.severity)}[{escape(finding.name)}]</b> {escape(_place(finding))}<br>{escape(finding.message)}"
    return said + (f"<br><i>{escape(finding.help)}</i>" if finding.help else "") + "</p>" + (drawn.svg if drawn else "")


def _event_html(event: _zapis.Event) -> str:
    codes = [code for code, _ in event.rows[0].tiebreaks] if event.rows else []
    ties = [(code, lambda row, at=at: row.tiebreaks[at][1]) for at, code in enumerate(codes)]
    columns = [*_attributes("rank", "name", "rating", "points", "games"), *ties]
    notes = "".join(f"<p>{escape(note)}</p>" for note in event.notes)
    return _table(", ".join(filter(None, (event.name, event.site))), columns, event.rows) + notes


def _standings_html(standings: _zapis.Standings) -> str:
    return "".join(map(_event_html, standings.events))


def _repaired_html(repaired: _zapis.Repaired) -> str:
    columns = _attributes("ply", "side", "written", "san", "confidence", "how_sure", "rivals")
    return _table(f"{repaired.path}: {len(repaired.changes)} changes", columns, repaired.changes)


def _compared_html(compared: _zapis.Compared) -> str:
    sheets = [(path, lambda ply, at=at: ply.written[at]) for at, path in enumerate(compared.paths)]
    columns = [*_attributes("ply", "side"), *sheets, *_attributes("san", "reason", "confidence")]
    return _table(f"{compared.agreement}: {len(compared.differences)} differences", columns, compared.differences)


_SHOWN: List[Tuple[Any, str, Any]] = [
    (_zapis.Game, "diagram", _game_diagram),
    (_zapis.Finding, "diagram", _finding_diagram),
    (_zapis.Game, "_repr_html_", _game_html),
    (_zapis.Finding, "_repr_html_", _finding_html),
    (_zapis.Event, "_repr_html_", _event_html),
    (_zapis.Standings, "_repr_html_", _standings_html),
    (_zapis.Repaired, "_repr_html_", _repaired_html),
    (_zapis.Compared, "_repr_html_", _compared_html),
]
for _of, _name, _method in _SHOWN:
    setattr(_of, _name, _method)
