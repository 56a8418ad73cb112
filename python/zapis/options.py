"""The options that functions take by name, for annotations and for dictionaries of one's own.

    >>> from zapis import ReadingOptions, check
    >>> russian: ReadingOptions = {"letters": "ru", "encoding": "windows-1251"}
    >>> found = list(check("partii.pgn", **russian))

Their meanings and defaults are written here once: `described` puts them into the signature and the help of each function.
"""

import inspect
from typing import Annotated, Any, Callable, NamedTuple, Optional, Sequence, TypedDict, TypeVar, Union, get_origin, get_type_hints

Names = Union[str, Sequence[str]]
Function = TypeVar("Function", bound=Callable[..., Any])


class Option(NamedTuple):
    """What an option means, and its value if it is not given."""

    meaning: str
    default: Any = None


class ReadingOptions(TypedDict, total=False):
    """How records are read; what is not given is detected."""

    system: Annotated[str, Option("the game: auto, chess, chess960, tavreli", "auto")]
    fen: Annotated[Optional[str], Option("the start position of records that name none")]
    letters: Annotated[str, Option("the language of the piece letters: auto, en, ru, …", "auto")]
    encoding: Annotated[str, Option("the encoding of the files: auto, utf-8, windows-1251, …", "auto")]
    laws: Annotated[str, Option("the edition of the laws that is cited: fide2023; by-date: the one in force on the day", "by-date")]
    input: Annotated[str, Option("the kind of the files: auto, pgn, scoresheet", "auto")]
    strict: Annotated[bool, Option("stop at an illegal move, even where the players went on", False)]
    notes: Annotated[bool, Option("include findings of severity note", False)]
    severity: Annotated[Optional[str], Option("the least severity of findings: error, warning, note")]
    select: Annotated[Optional[Names], Option("only these findings: names, codes, families")]
    ignore: Annotated[Optional[Names], Option("all findings but these")]
    openings: Annotated[bool, Option("find openings by the moves", False)]
    lang: Annotated[str, Option("the language of messages: en, ru", "en")]
    jobs: Annotated[Optional[int], Option("the number of threads; by default one a core")]


class SearchOptions(ReadingOptions, total=False):
    """How damaged scoresheets are searched."""

    beam: Annotated[Optional[int], Option("the number of positions followed at each place")]
    max_cost: Annotated[Optional[float], Option("what costs more to read otherwise than written stays open")]
    max_steps: Annotated[Optional[int], Option("the number of steps of the search")]


class ConvertOptions(ReadingOptions, total=False):
    """How records are read, and what is left out of what is written."""

    drop: Annotated[Optional[Names], Option("what is left out: comments, variations, nags, clocks")]


class StandingsOptions(ReadingOptions, total=False):
    """How records are read, and how tables are made."""

    merge_names: Annotated[bool, Option("count names that are nearly alike as one player", False)]


class TableOptions(ReadingOptions, total=False):
    """How records are read, and which columns of a table are wanted."""

    fields: Annotated[Optional[Names], Option("the columns, in their order; usual and all stand for many")]


def described(options: Any) -> Callable[[Function], Function]:
    """Replaces `**options` in the signature of a function by the options themselves, and adds all meanings to its help."""

    def describe(function: Function) -> Function:
        signature = inspect.signature(function)
        own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        taken = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=hint.__metadata__[0].default, annotation=hint)
            for name, hint in get_type_hints(options, include_extras=True).items()
        ]
        lines = [inspect.cleandoc(function.__doc__ or ""), ""]
        plain = []
        for each in own + taken:
            if get_origin(each.annotation) is Annotated:
                lines.append(f"    {each.name}: {each.annotation.__metadata__[0].meaning}")
                each = each.replace(annotation=each.annotation.__origin__)
            plain.append(each)
        function.__doc__ = "\n".join(lines)
        function.__signature__ = signature.replace(parameters=plain)  # type: ignore[attr-defined]
        return function

    return describe
