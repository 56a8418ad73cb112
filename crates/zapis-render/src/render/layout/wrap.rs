//! Wraps lines at blanks to fit a terminal.

use crate::text::display_width;

/// The default width of lines.
pub const USUAL_WIDTH: usize = 80;

/// Wraps a line at blanks if it is too wide; continuation lines begin with `hang`.
///
/// A word that is wider than a whole line is not split. Colors take no room.
#[must_use]
pub fn wrapped(line: &str, width: usize, hang: &str) -> String {
    let mut out = String::with_capacity(line.len() + line.len() / 8);
    // Leading blanks belong to the line.
    let begin = line.len() - line.trim_start_matches(' ').len();
    out.push_str(&line[..begin]);
    let mut used = begin;
    let mut is_first = true;
    for word in line[begin..].split(' ') {
        let own = colorless_width(word);
        if !is_first && used + 1 + own > width {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
            out.push_str(hang);
            used = display_width(hang);
        } else if !is_first {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += own;
        is_first = false;
    }
    out
}

/// Counts the columns of a word without color sequences.
fn colorless_width(word: &str) -> usize {
    let mut parts = word.split('\u{1b}');
    let first = parts.next().map_or(0, display_width);
    first + parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text)).map(display_width).sum::<usize>()
}

/// Removes color sequences from a line.
fn colorless(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| plain.push_str(part.split_once('m').map_or(part, |(_, text)| text)));
    plain
}

/// Wraps a drawn line of a finding: its title, its place, or the text below the source line, which continues after its
/// label. Source lines, which the renderer has cut already, are unchanged.
pub(crate) fn wrapped_drawn(line: &str, is_title: bool, width: usize) -> Option<String> {
    if line.len() <= width {
        return None;
    }
    let plain = colorless(line);
    let text = plain.trim_start();
    let indent = plain.len() - text.len();
    let hang = if is_title {
        2
    } else if text.starts_with("--> ") {
        indent + 4
    } else if let Some(label) = text.strip_prefix("= ").and_then(|rest| rest.split_once(": ")).map(|(label, _)| label) {
        // A label that is half as wide as the line leaves no room after it.
        let behind = indent + 2 + display_width(label) + 2;
        if behind * 2 > width { indent + 2 } else { behind }
    } else {
        return None;
    };
    Some(wrapped(line, width, &" ".repeat(hang)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_blanks_and_no_word_is_lost() {
        let line = "  = help: perhaps `Qxb6`, `Ne5` or `Ng5` was meant";
        let drawn = wrapped_drawn(line, false, 30).unwrap();
        assert_eq!(drawn, "  = help: perhaps `Qxb6`,\n          `Ne5` or `Ng5` was\n          meant");
        for width in 1..60 {
            let broken = wrapped(line, width, "");
            assert_eq!(broken.split_whitespace().collect::<Vec<_>>(), line.split_whitespace().collect::<Vec<_>>());
        }
    }

    #[test]
    fn colors_take_no_room_and_wide_characters_two() {
        let colored = "\u{1b}[1m\u{1b}[91merror\u{1b}[0m: four four";
        assert_eq!(wrapped(colored, 16, "  "), colored);
        assert_eq!(wrapped(colored, 15, "  "), "\u{1b}[1m\u{1b}[91merror\u{1b}[0m: four\n  four");
        assert_eq!(wrapped("王王 王王", 8, ""), "王王\n王王");
    }

    #[test]
    fn a_source_line_stays_as_it_is() {
        assert_eq!(wrapped_drawn("22 | Nxb6 axb6 15. Bxd5 Nxd5 1/2-1/2", false, 20), None);
        assert_eq!(wrapped_drawn("   | ^^^^ ^^^^ ^^^^^^^^^^^^^^^^^^^^^^^^", false, 20), None);
    }
}
