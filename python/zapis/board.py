"""Positions drawn as boards."""

import os
from typing import List, Optional, Sequence, Union

from . import _zapis

Marks = Union[str, Sequence[str]]


class Diagram:
    """A drawn position; a notebook shows it."""

    svg: str
    """The drawing, as SVG."""
    doubts: List[str]
    """Why the position cannot arise, in words; mostly empty."""

    def __init__(self, svg: str, doubts: List[str]) -> None:
        self.svg, self.doubts = svg, doubts

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the drawing to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Diagram {len(self.svg)} bytes of SVG>"


def diagram(
    fen: str,
    *,
    last_move: Optional[str] = None,
    squares: Marks = (),
    arrows: Marks = (),
    flip: bool = False,
    coordinates: str = "latin",
    size: int = 360,
    theme: str = "light",
    lang: str = "en",
) -> Diagram:
    """Draws a position, a FEN or a position of Tavreli.

    fen: the position
    last_move: the move before it, in coordinates: g8f6
    squares: squares to mark, each with the letter of its color or without: ["Ra4", "d5"]
    arrows: arrows to draw: ["Gc2c4", "h1h7"]
    flip: Black at the bottom
    coordinates: the names of files and ranks: latin, russian, none
    size: the width in pixels
    theme: the colors: light, dark, print
    lang: the language of the title and the description: en, ru
    """
    squares, arrows = (marks if isinstance(marks, str) else ",".join(marks) for marks in (squares, arrows))
    svg, doubts = _zapis.draw(
        fen, last_move, squares, arrows, flip=flip, coordinates=coordinates, size=size, theme=theme, lang=lang
    )
    return Diagram(svg, doubts)
