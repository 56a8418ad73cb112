//! Text with its middle left out if there is no room for all of it.

use crate::text::display_width;

/// Leaves out the middle of a text that is too wide, because both ends of a file name identify it.
pub(crate) fn in_middle(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    let room = width.saturating_sub(1);
    let end = take_width(text.chars().rev(), room / 2).chars().rev().collect::<String>();
    let start = take_width(text.chars(), room - display_width(&end));
    format!("{start}…{end}")
}

fn take_width(chars: impl Iterator<Item = char>, width: usize) -> String {
    let mut taken = String::new();
    for char in chars {
        if display_width(&taken) + display_width(char.encode_utf8(&mut [0; 4])) > width {
            break;
        }
        taken.push(char);
    }
    taken
}
