"""What zapis raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._zapis import Unread

__all__ = ["ReadError", "UsageError", "ZapisError"]


class ZapisError(Exception):
    """Anything that zapis raises of its own."""


class UsageError(ZapisError, ValueError):
    """What was asked for cannot be done: an unknown name, a condition that cannot be read."""


class ReadError(ZapisError, OSError):
    """Something could not be read, or not to its end; everything else was.

    `unread` lists what, and why; `partial` is what was made of the rest, where a function gives it at once and no iterator has
    given it already.
    """

    unread: list[Unread]
    partial: Any

    def __init__(self, message: str, unread: list[Unread] | None = None, partial: Any = None) -> None:
        super().__init__(message)
        self.unread = [] if unread is None else unread
        self.partial = partial
