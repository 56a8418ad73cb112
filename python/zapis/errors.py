"""The exceptions of zapis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._zapis import Unread

__all__ = ["ReadError", "UsageError", "ZapisError"]


class ZapisError(Exception):
    """The base class of the exceptions of zapis, with the place of what is wrong: None where there is none.

    What is wrong with a record is not an exception but a finding, which has its own place.
    """

    path: str | None = None
    """The file."""
    line: int | None = None
    """The line, from 1."""
    column: int | None = None
    """The column in characters, from 1; in a condition, the character."""


class UsageError(ZapisError, ValueError):
    """The request is invalid: an unknown name, a condition that cannot be parsed."""

    def __init__(
        self, message: str, path: str | None = None, line: int | None = None, column: int | None = None
    ) -> None:
        super().__init__(message)
        self.path, self.line, self.column = path, line, column


class ReadError(ZapisError, OSError):
    """An input could not be read, or not to its end; everything else was read.

    `unread` lists the inputs, with the reasons; `path` is the first of them; `partial` is the result of the rest, if the
    function returns it at once and not by an iterator.
    """

    unread: list[Unread]
    partial: Any

    def __init__(self, message: str, unread: list[Unread] | None = None, partial: Any = None) -> None:
        super().__init__(message)
        self.unread = [] if unread is None else unread
        self.path = self.unread[0].path if self.unread else None
        self.partial = partial
