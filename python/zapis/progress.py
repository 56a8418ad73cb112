"""Progress through the bytes of sources: by `tqdm` if it is installed, else a line on standard error."""

import os
import sys
from typing import Any, Optional, Sequence

#: Formats of archives, which are not read from their beginning to their end.
_ARCHIVES = (".zip",)


class _Line:
    """The percentage done, on standard error."""

    def __init__(self, total: Optional[int], **_: Any) -> None:
        self.total, self.done, self.shown = total, 0, ""

    def update(self, bytes_read: int) -> None:
        self.done += bytes_read
        now = f"{100 * self.done // self.total} %" if self.total else f"{self.done >> 20} MB"
        if now != self.shown:
            self.shown = now
            sys.stderr.write(f"\r{now}")
            sys.stderr.flush()

    def close(self) -> None:
        if self.shown:
            sys.stderr.write("\n")


class _Counted:
    """An object with `read` that reports how much of it was read."""

    def __init__(self, name: str, file: Any, bar: Any) -> None:
        self.name, self._file, self._bar = name, file, bar

    def read(self, size: int) -> Any:
        read = self._file.read(size)
        self._bar.update(len(read))
        return read


class _File:
    """A file that is open only while it is read: there may be many."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._file: Any = None

    def read(self, size: int) -> bytes:
        if self._file is None:
            self._file = open(self._path, "rb")
        read: bytes = b"" if self._file.closed else self._file.read(size)
        if not read:
            self._file.close()
        return read


def counted(sources: Sequence[Any], progress: bool) -> "tuple[Sequence[Any], Any]":
    """Returns sources that report what is read of them, and the bar that shows it; no bar if none is wanted."""
    if not progress:
        return sources, None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        tqdm = _Line
    sizes = [_size(source) for source in sources]
    total = None if None in sizes else sum(size for size in sizes if size is not None)
    bar = tqdm(total=total, unit="B", unit_scale=True, unit_divisor=1024)
    return [_of(source, bar) for source in sources], bar


def _size(source: Any) -> Optional[int]:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return len(source)
    return os.path.getsize(source) if _is_plain(source) else None


def _of(source: Any, bar: Any) -> Any:
    if isinstance(source, (bytes, bytearray, memoryview)):
        bar.update(len(source))
        return source
    if _is_plain(source):
        return _Counted(os.fspath(source), _File(os.fspath(source)), bar)
    return _Counted(str(getattr(source, "name", "<stream>")), source, bar) if hasattr(source, "read") else source


def _is_plain(source: Any) -> bool:
    """Returns true for the path of a file that is read from its beginning to its end."""
    if not isinstance(source, (str, os.PathLike)) or not os.path.isfile(source):
        return False
    return not os.fspath(source).lower().endswith(_ARCHIVES)
