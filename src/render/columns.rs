//! Text in columns, filled up with blanks.

use crate::text::display_width;

/// Fills a text up to a width.
pub(super) fn padded(text: &str, width: usize) -> String {
    let mut text = text.to_owned();
    text.push_str(&" ".repeat(width.saturating_sub(display_width(&text))));
    text
}
