"""The exceptions of zapis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._zapis import Unread

__all__ = ["ReadError", "UsageError", "ZapisError"]


class ZapisError(Exception):
    """The base class of the exceptions of zapis."""


class UsageError(ZapisError, ValueError):
    """The request is invalid: an unknown name, a condition that cannot be parsed."""


class ReadError(ZapisError, OSError):
    """An input could not be read, or not to its end; everything else was read.

    `unread` lists the inputs, with the reasons; `partial` is the result of the rest, if the function returns it at once and not
    by an iterator.
    """

    unread: list[Unread]
    partial: Any

    def __init__(self, message: str, unread: list[Unread] | None = None, partial: Any = None) -> None:
        super().__init__(message)
        self.unread = [] if unread is None else unread
        self.partial = partial
