//! Positions drawn as boards.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use zapis::{Coordinates, Diagram, DiagramStyle, DiagramTheme, Language};

use crate::errors::usage;
use crate::options::one_of;

/// Draws a position as SVG, and lists in words why it cannot arise.
#[pyfunction]
#[pyo3(signature = (fen, last_move, squares, arrows, *, flip, coordinates, size, theme, lang))]
#[expect(clippy::too_many_arguments, reason = "the names are those used in Python")]
pub(crate) fn draw(
    py: Python<'_>,
    fen: &str,
    last_move: Option<&str>,
    squares: &str,
    arrows: &str,
    flip: bool,
    coordinates: &str,
    size: u32,
    theme: &str,
    lang: &str,
) -> PyResult<(String, Vec<String>)> {
    let mut style = DiagramStyle::default();
    style.is_flipped = flip;
    style.size = size;
    style.coordinates = match coordinates {
        "latin" => Coordinates::Latin,
        "russian" => Coordinates::Russian,
        "none" => Coordinates::None,
        other => return Err(one_of("coordinates", other, &["latin", "russian", "none"])),
    };
    style.theme = match theme {
        "light" => DiagramTheme::Light,
        "dark" => DiagramTheme::Dark,
        "print" => DiagramTheme::Print,
        other => return Err(one_of("theme", other, &["light", "dark", "print"])),
    };
    style.language = match lang {
        "en" => Language::English,
        "ru" => Language::Russian,
        other => return Err(one_of("lang", other, &["en", "ru"])),
    };
    let (mut diagram, doubts) = Diagram::of_fen(fen).map_err(|reason| usage(py, &reason))?;
    if let Some(uci) = last_move {
        diagram = diagram.with_last_move(uci);
    }
    let invalid =
        |name, word: &str, example| PyValueError::new_err(format!("{name}: {word:?} is none, as in {example}"));
    let drawn = diagram.with_squares(squares).map_err(|word| invalid("squares", &word, "Ra4,d5"))?;
    let drawn = drawn.with_arrows(arrows).map_err(|word| invalid("arrows", &word, "Gc2c4,h1h7"))?;
    Ok((drawn.svg(&style), doubts.iter().map(|doubt| doubt.in_language(style.language)).collect()))
}
