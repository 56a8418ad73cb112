"""The compiled part of the module; `functions.py` wraps its functions, with their options and their help."""

from typing import Any, Iterator

from typing_extensions import Unpack

from .board import Diagram
from .options import ReadingOptions

__version__: str

class Summary:
    """How much was read and found."""

    records: int
    plies: int
    errors: int
    warnings: int
    notes: int
    records_with_errors: int
    unreadable_files: int

class Unread:
    """An input that could not be read, or not to its end, with the reason."""

    path: str
    reason: str
    message: str

class Finding:
    """A finding: what, where, what to do, and by which article."""

    @property
    def name(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def severity(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def help(self) -> str | None: ...
    @property
    def path(self) -> str: ...
    @property
    def record(self) -> int | None: ...
    @property
    def line(self) -> int | None: ...
    @property
    def column(self) -> int | None: ...
    @property
    def offset(self) -> int | None: ...
    @property
    def length(self) -> int | None: ...
    @property
    def ply(self) -> int | None: ...
    @property
    def side(self) -> str | None: ...
    @property
    def written(self) -> str | None: ...
    @property
    def fen(self) -> str | None: ...
    @property
    def law(self) -> tuple[str, str] | None: ...
    @property
    def count(self) -> int: ...
    def diagram(self, **style: Any) -> Diagram | None: ...
    def to_dict(self) -> dict[str, Any]: ...

class Findings:
    """What is wrong with some records, in the order of the files."""

    def __iter__(self) -> Iterator[Finding]: ...
    def __next__(self) -> Finding: ...
    @property
    def summary(self) -> Summary | None: ...
    @property
    def unread(self) -> list[Unread]: ...

class Game:
    """A record of a game, read and played."""

    @property
    def headers(self) -> dict[str, str]: ...
    @property
    def tags(self) -> list[tuple[str, str]]: ...
    @property
    def sans(self) -> list[str]: ...
    @property
    def ucis(self) -> list[str]: ...
    def fens(self) -> list[str]: ...
    @property
    def clocks(self) -> list[float | None]: ...
    @property
    def evals(self) -> list[int | None]: ...
    @property
    def mates(self) -> list[int | None]: ...
    @property
    def comments(self) -> list[list[str]]: ...
    @property
    def findings(self) -> list[Finding]: ...
    @property
    def result(self) -> str | None: ...
    @property
    def system(self) -> str: ...
    @property
    def is_complete(self) -> bool: ...
    @property
    def opening(self) -> tuple[str, str, int] | None: ...
    @property
    def path(self) -> str: ...
    @property
    def record(self) -> int | None: ...
    @property
    def line(self) -> int | None: ...
    @property
    def offset(self) -> int | None: ...
    @property
    def text(self) -> str: ...
    def pgn(self, *, to: str = "pgn", letters: str | None = None) -> str: ...
    def diagram(self, ply: int = -1, **style: Any) -> Diagram: ...
    def to_chess(self) -> Any: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    @classmethod
    def from_text(cls, text: str, **options: Unpack[ReadingOptions]) -> Game | None: ...

class Games:
    """The games of some files, in their order."""

    def __iter__(self) -> Iterator[Game]: ...
    def __next__(self) -> Game: ...
    @property
    def summary(self) -> Summary | None: ...
    @property
    def unread(self) -> list[Unread]: ...

class Converted:
    """Rewritten records."""

    @property
    def bytes(self) -> bytes: ...
    @property
    def text(self) -> str: ...
    @property
    def findings(self) -> list[Finding]: ...
    @property
    def summary(self) -> Summary: ...

class Selected:
    """Records that were selected, as they are stored."""

    @property
    def bytes(self) -> bytes: ...
    @property
    def records(self) -> int: ...
    def __len__(self) -> int: ...

class Claim:
    """A draw that a player could have claimed, or that was reached without a claim."""

    path: str
    record: int | None
    ply: int | None
    side: str | None
    kind: str
    basis: str
    intended: str | None
    occurrences: list[int]
    count: int
    law: tuple[str, str] | None
    players: tuple[str, str] | None

class Claims:
    """The draws that could be claimed in some games, in the order of the files."""

    def __iter__(self) -> Iterator[Claim]: ...
    def __next__(self) -> Claim: ...
    @property
    def summary(self) -> Summary | None: ...
    @property
    def unread(self) -> list[Unread]: ...

class Question:
    """A question to the players, which no sheet answers."""

    plies: tuple[int, int]
    moves: list[str]
    message: str

class Change:
    """A ply that was read differently from what is written."""

    ply: int
    side: str
    written: str | None
    san: str
    confidence: float
    how_sure: str
    rivals: list[str]
    is_open: bool

class Repaired:
    """A restored record."""

    path: str
    record: int | None
    line: int | None
    is_sound: bool
    is_complete: bool
    confidence: float
    changes: list[Change]
    left_out: list[str]
    last_sure: tuple[int, str] | None
    questions: list[Question]
    is_stopped: bool
    pgn: str

class Repairs:
    """Restored records, in the order of the files."""

    def __iter__(self) -> Iterator[Repaired]: ...
    def __next__(self) -> Repaired: ...
    @property
    def summary(self) -> Summary | None: ...
    @property
    def unread(self) -> list[Unread]: ...

class ComparedPly:
    """A ply of the game behind several sheets."""

    ply: int
    side: str
    san: str
    is_open: bool
    reason: str
    confidence: float
    how_sure: str
    rivals: list[tuple[str, float]]
    written: list[str | None]

class Compared:
    """The sheets of one game, compared."""

    paths: list[str]
    records: list[int]
    players: tuple[str, str] | None
    agreement: str
    reason: str | None
    confidence: float
    plies: list[ComparedPly]
    differences: list[ComparedPly]
    result: str
    questions: list[Question]
    notes: list[str]
    pgn: str

class CompareCounts:
    """The number of games compared, by outcome."""

    games: int
    agreed: int
    reconciled: int
    left_open: int
    not_comparable: int

class Comparisons:
    """The games behind sheets, in the order of the files."""

    def __iter__(self) -> Iterator[Compared]: ...
    def __next__(self) -> Compared: ...
    @property
    def summary(self) -> CompareCounts | None: ...
    @property
    def unread(self) -> list[Unread]: ...
    @property
    def refused(self) -> list[str]: ...

class Standing:
    """A line of standings."""

    rank: int
    name: str
    points: float
    games: int
    tiebreaks: list[tuple[str, float | None]]
    rating: int | None
    federation: str | None
    explained: list[str]

class Event:
    """An event with its standings."""

    rows: list[Standing]
    findings: list[Finding]
    notes: list[str]
    @property
    def name(self) -> str: ...
    @property
    def site(self) -> str: ...
    @property
    def is_of_teams(self) -> bool: ...
    @property
    def is_complete(self) -> bool: ...
    def to_text(self) -> str: ...
    def to_trf(self, version: str = "trf26") -> str: ...

class Standings:
    """The events of some files with their standings."""

    @property
    def events(self) -> list[Event]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Event: ...

class Table:
    """Records as a table that is not read yet, for anything that takes Arrow streams."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

def read(*sources: object, **options: Any) -> Games: ...
def validate(*sources: object, **options: Any) -> Findings: ...
def convert(*sources: object, **options: Any) -> Converted: ...
def select(*sources: object, **options: Any) -> Selected: ...
def claims(*sources: object, **options: Any) -> Claims: ...
def repair(*sources: object, **options: Any) -> Repairs: ...
def compare(*sources: object, **options: Any) -> Comparisons: ...
def standings(*sources: object, **options: Any) -> Standings: ...
def table(*sources: object, **options: Any) -> Table: ...
def draw(
    fen: str,
    last_move: str | None,
    squares: str,
    arrows: str,
    *,
    flip: bool,
    coordinates: str,
    size: int,
    theme: str,
    lang: str,
) -> tuple[str, list[str]]: ...
def columns(rows: str = "games") -> list[tuple[str, str, bool, str]]:
    """Lists the columns that tables may have: name, type in Arrow, whether it is included by default, description."""
