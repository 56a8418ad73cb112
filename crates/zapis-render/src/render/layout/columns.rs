//! Text in columns, padded with blanks.

use crate::text::display_width;

/// Pads a text to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let mut text = text.to_owned();
    text.push_str(&" ".repeat(width.saturating_sub(display_width(&text))));
    text
}
