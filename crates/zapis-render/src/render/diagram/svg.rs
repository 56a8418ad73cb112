//! A diagram as a self-contained SVG document, in which programs find every piece and every mark.

use std::fmt::Write;

use html_escape::encode_text;

use crate::chess::{Color, Square};
use crate::l10n::{Language, message};

use super::drawn::{Diagram, Mark, MarkColor, square_name};
use super::figure::Figure;

/// The width of a square in the drawing, for which the pieces are made.
const SQUARE: u32 = 45;
/// The height of a line of the list of towers.
const TOWER_LINE: u32 = 24;
/// The margin for the names of files and ranks.
const MARGIN: u32 = 18;

/// The colors of a diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiagramTheme {
    /// For light pages.
    #[default]
    Light,
    /// For dark pages.
    Dark,
    /// Grayscale, for paper.
    Print,
}

/// The names of files and ranks at the edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coordinates {
    /// `a` to `h`.
    #[default]
    Latin,
    /// `а` to `з`.
    Russian,
    /// No names.
    None,
}

/// The style of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DiagramStyle {
    /// Whether Black is at the bottom.
    pub is_flipped: bool,
    /// The names of files and ranks.
    pub coordinates: Coordinates,
    /// Width and height in pixels.
    pub size: u32,
    /// The colors.
    pub theme: DiagramTheme,
    /// The language of its words.
    pub language: Language,
}

impl Default for DiagramStyle {
    fn default() -> Self {
        let (coordinates, theme) = (Coordinates::default(), DiagramTheme::default());
        Self { is_flipped: false, coordinates, size: 360, theme, language: Language::English }
    }
}

/// The colors of light squares, dark squares, and text at the edge.
pub(in crate::render) const fn colors(theme: DiagramTheme) -> [&'static str; 3] {
    match theme {
        DiagramTheme::Light => ["#f0d9b5", "#b58863", "#444"],
        DiagramTheme::Dark => ["#aab6c2", "#6b7f92", "#ccc"],
        DiagramTheme::Print => ["#fff", "#c8c8c8", "#000"],
    }
}

const fn color(color: MarkColor) -> &'static str {
    match color {
        MarkColor::Green => "#15781b",
        MarkColor::Red => "#a02020",
        MarkColor::Yellow => "#d98a00",
        MarkColor::Blue => "#003088",
    }
}

impl DiagramStyle {
    /// Draws each piece once, for a page that shows many boards: `#piece-K`, `#piece-k`; the volhv as `V`, the helgi as
    /// `H`.
    #[must_use]
    pub fn piece_symbols() -> String {
        let mut out = String::new();
        for (letter, figure) in Figure::of_chess().chain(Figure::of_tavreli_alone()) {
            put_symbol(letter, &figure.drawing(), &mut out);
        }
        out
    }
}

fn put_symbol(letter: char, drawn: &str, out: &mut String) {
    let _ = write!(out, "<symbol id=\"piece-{letter}\" viewBox=\"0 0 45 45\">{drawn}</symbol>");
}

/// The positions of squares in the drawing.
#[derive(Clone, Copy)]
struct Layout {
    is_flipped: bool,
    margin: u32,
}

impl Layout {
    /// Returns the upper left corner of a square, given its number from a1.
    fn corner(self, square: usize) -> (u32, u32) {
        let (file, rank) = (narrow(square % 8), narrow(square / 8));
        let (column, row) = if self.is_flipped { (7 - file, rank) } else { (file, 7 - rank) };
        (self.margin + column * SQUARE, row * SQUARE)
    }

    fn center(self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square.index());
        let half = f64::from(SQUARE) / 2.0;
        (f64::from(x) + half, f64::from(y) + half)
    }
}

fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

impl Diagram {
    /// Draws it: every piece is an element with `data-square="e4"` and `data-piece="N"` (letters of FEN), every mark
    /// one with `data-mark="last-move"`, `check`, `square` or `arrow`, and `data-square`, or for an arrow `data-from`
    /// and `data-to`; `title` and `desc` describe the position in words.
    #[must_use]
    pub fn svg(&self, style: &DiagramStyle) -> String {
        let margin = if style.coordinates == Coordinates::None { 0 } else { MARGIN };
        let layout = Layout { is_flipped: style.is_flipped, margin };
        let whole = 8 * SQUARE + margin;
        let towers = self.lines_of_towers(style.coordinates == Coordinates::Russian);
        let height = whole + TOWER_LINE * narrow(towers.len());
        let mut out = String::new();
        let title = self.title.clone().unwrap_or_else(|| message!("diagram-title")).in_language(style.language);
        let described = self.described().in_language(style.language);
        let [light, dark, edge] = colors(style.theme);
        let size = style.size;
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{}\" viewBox=\"0 0 {whole} {height}\" \
             role=\"img\">\n<title>{}</title>\n<desc>{}</desc>",
            size * height / whole,
            encode_text(&visible(&title)),
            encode_text(&visible(&described)),
        );
        let board = 8 * SQUARE;
        let _ = writeln!(out, "<rect x=\"{margin}\" width=\"{board}\" height=\"{board}\" fill=\"{light}\"/>");
        let _ = write!(out, "<path fill=\"{dark}\" d=\"");
        for square in (0..64).filter(|square| (square % 8 + square / 8) % 2 == 0) {
            let (x, y) = layout.corner(square);
            let _ = write!(out, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
        }
        out.push_str("\"/>\n");
        if style.theme == DiagramTheme::Print {
            let _ = writeln!(
                out,
                "<rect x=\"{margin}\" width=\"{board}\" height=\"{board}\" fill=\"none\" stroke=\"#000\"/>"
            );
        }
        put_coordinates(style.coordinates, layout, edge, &mut out);
        let is_below = |mark: &&Mark| matches!(mark, Mark::LastMove(_) | Mark::Check(_));
        self.marks.iter().filter(is_below).for_each(|mark| put_mark(*mark, layout, &mut out));
        for (at, tower) in self.board.iter().enumerate() {
            put_tower(tower, at, layout.corner(at), &mut out);
        }
        self.marks.iter().filter(|mark| !is_below(mark)).for_each(|mark| put_mark(*mark, layout, &mut out));
        for (line, text) in (0..).zip(&towers) {
            let y = whole + TOWER_LINE * line + TOWER_LINE / 2 + 5;
            let _ = writeln!(
                out,
                "<text x=\"{margin}\" y=\"{y}\" font-family=\"monospace\" font-size=\"17\" fill=\"{edge}\">{text}</text>"
            );
        }
        out.push_str("</svg>\n");
        out
    }
}

/// The slabs of a tower share the lower third of its square.
const ROOM: f64 = 14.5;

/// Draws a tower: its top above slabs in the colors of the pieces below, from the bottom up.
fn put_tower(tower: &[Figure], square: usize, (x, y): (u32, u32), out: &mut String) {
    let Some((top, below)) = tower.split_last() else { return };
    let (letters, drawing) = (top.letters(), top.drawing());
    let _ = write!(
        out,
        "<g data-square=\"{}\" data-piece=\"{letters}\" transform=\"translate({x},{y})\"",
        square_name(square)
    );
    if below.is_empty() {
        let _ = writeln!(out, ">{drawing}</g>");
        return;
    }
    let whole: String = tower.iter().map(|figure| figure.letters()).collect();
    let _ = write!(out, " data-tower=\"{whole}\"><g transform=\"translate(7,0) scale(.69)\">{drawing}</g>");
    let count = f64::from(narrow(below.len()));
    let thick = (ROOM / count).min(7.25);
    for (nth, figure) in (1_u32..).zip(below) {
        let (body, edge) = if figure.color() == Color::White { ("#fff", "#000") } else { ("#000", "#fff") };
        let top = 44.5 - thick * f64::from(nth);
        let _ = write!(
            out,
            "<rect x=\"7\" y=\"{top:.2}\" width=\"31\" height=\"{thick:.2}\" fill=\"{body}\" stroke=\"#777\" stroke-width=\".8\"/>"
        );
        if below.len() <= 2 {
            let _ = write!(
                out,
                "<text x=\"22.5\" y=\"{:.2}\" font-family=\"sans-serif\" font-size=\"6.5\" text-anchor=\"middle\" \
                 fill=\"{edge}\">{}</text>",
                top + thick - 1.2,
                figure.letters()
            );
        }
    }
    out.push_str("</g>\n");
}

fn put_coordinates(coordinates: Coordinates, layout: Layout, color: &str, out: &mut String) {
    const RUSSIAN: [char; 8] = ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з'];
    const LATIN: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    let files = match coordinates {
        Coordinates::None => return,
        Coordinates::Latin => LATIN,
        Coordinates::Russian => RUSSIAN,
    };
    let _ = writeln!(out, "<g fill=\"{color}\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">");
    for (at, file) in files.iter().enumerate() {
        let (x, y) = (layout.corner(at).0 + SQUARE / 2, 8 * SQUARE + 14);
        let _ = write!(out, "<text x=\"{x}\" y=\"{y}\">{file}</text>");
    }
    for rank in 0..8 {
        let y = layout.corner(rank * 8).1 + SQUARE / 2 + 5;
        let _ = write!(out, "<text x=\"9\" y=\"{y}\">{}</text>", rank + 1);
    }
    out.push_str("\n</g>\n");
}

/// A control character that XML does not allow becomes a blank.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn put_mark(mark: Mark, layout: Layout, out: &mut String) {
    let rect = |square: Square| layout.corner(square.index());
    let _ = match mark {
        Mark::LastMove(square) => {
            let (x, y) = rect(square);
            writeln!(
                out,
                "<rect data-mark=\"last-move\" data-square=\"{square}\" x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" \
                 height=\"{SQUARE}\" fill=\"#ff0\" fill-opacity=\".4\"/>"
            )
        }
        Mark::Check(square) => {
            let (x, y) = rect(square);
            writeln!(
                out,
                "<rect data-mark=\"check\" data-square=\"{square}\" x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" \
                 height=\"{SQUARE}\" fill=\"#e00\" fill-opacity=\".5\"/>"
            )
        }
        Mark::Square(square, of) => {
            let (x, y) = layout.center(square);
            writeln!(
                out,
                "<circle data-mark=\"square\" data-square=\"{square}\" cx=\"{x}\" cy=\"{y}\" r=\"20\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"3.5\" stroke-opacity=\".8\"/>",
                color(of)
            )
        }
        Mark::Arrow(from, to, of) => put_arrow((from, to), color(of), layout, out),
    };
}

/// Draws an arrow from the center of one square to that of another.
fn put_arrow((from, to): (Square, Square), color: &str, layout: Layout, out: &mut String) -> std::fmt::Result {
    const HEAD: f64 = 16.0;
    const HALF_HEAD: f64 = 9.0;
    let ((x, y), (end_x, end_y)) = (layout.center(from), layout.center(to));
    let length = (end_x - x).hypot(end_y - y).max(1.0);
    let (step_x, step_y) = ((end_x - x) / length, (end_y - y) / length);
    let (neck_x, neck_y) = (end_x - step_x * HEAD, end_y - step_y * HEAD);
    let (across_x, across_y) = (-step_y * HALF_HEAD, step_x * HALF_HEAD);
    writeln!(
        out,
        "<g data-mark=\"arrow\" data-from=\"{from}\" data-to=\"{to}\" opacity=\".75\"><path fill=\"none\" stroke=\"{color}\" \
         stroke-width=\"7\" stroke-linecap=\"round\" d=\"M{x:.1} {y:.1}L{neck_x:.1} {neck_y:.1}\"/><path fill=\"{color}\" \
         d=\"M{end_x:.1} {end_y:.1}L{:.1} {:.1} {:.1} {:.1}z\"/></g>",
        neck_x + across_x,
        neck_y + across_y,
        neck_x - across_x,
        neck_y - across_y,
    )
}
