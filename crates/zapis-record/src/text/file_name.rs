//! Safe file names created from arbitrary text, valid on every system.

use zapis_chess::confusable::is_hidden;

/// The maximum length of a name in bytes, without extension and number.
const MAX_LEN: usize = 120;

/// Names that some systems treat as devices, whatever the extension.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// Converts a text into a safe file name: no folders, no control characters, not hidden, not a device, not mistakable
/// for an option. Empty if nothing is left.
///
/// ```
/// use zapis_record::text::file_name;
/// assert_eq!(file_name("../Open: A/B\u{202e}"), "Open_ A_B");
/// assert_eq!(file_name("Чемпионат мира, 1972"), "Чемпионат мира, 1972");
/// assert_eq!(file_name("aux.1"), "aux_.1");
/// ```
#[must_use]
pub fn file_name(text: &str) -> String {
    let mut name = String::new();
    for c in text.chars() {
        let kept = match c {
            c if c.is_whitespace() => ' ',
            c if is_hidden(c) => continue,
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' | '%' | '$' | '`' | '~' | '!' | '&' | ';' => '_',
            c => c,
        };
        let is_repeated = matches!(kept, ' ' | '_') && name.ends_with(kept);
        if !is_repeated && name.len() + kept.len_utf8() <= MAX_LEN {
            name.push(kept);
        }
    }
    let ends = |c: char| matches!(c, ' ' | '.' | '_');
    let name = name.trim_end_matches(ends).trim_start_matches(|c| ends(c) || c == '-');
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    let folded = stem.trim_end().to_ascii_lowercase();
    let without_number = folded.strip_suffix(|c: char| c.is_ascii_digit()).unwrap_or(&folded);
    let is_device = match without_number {
        "com" | "lpt" => without_number.len() < folded.len(),
        _ => DEVICES.contains(&folded.as_str()),
    };
    if is_device { format!("{stem}_{rest}") } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hostile_gets_into_a_name() {
        for (text, expected) in [
            ("", ""),
            ("?", ""),
            ("..", ""),
            ("../../etc/passwd", "etc_passwd"),
            ("C:\\Windows", "C_Windows"),
            ("-rf *", "rf"),
            ("--output", "output"),
            (".hidden", "hidden"),
            ("a\0b\u{1b}[2Jc\nd", "ab[2Jc d"),
            ("name. ", "name"),
            ("NUL", "NUL_"),
            ("com1.pgn", "com1_.pgn"),
            ("Com", "Com"),
            ("com10", "com10"),
            ("$(rm x)", "(rm x)"),
            ("Tal, M.  (URS)", "Tal, M. (URS)"),
        ] {
            assert_eq!(file_name(text), expected, "{text:?}");
        }
        assert!(file_name(&"Ж".repeat(500)).len() <= MAX_LEN);
    }
}
