//! Distinguishes FIDE's report files from records by their first lines.

/// Returns true if a text begins as a report file does: its first lines, other than blank lines, comments and rulers,
/// begin with the number of a record.
pub(crate) fn begins_report(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty() && !line.starts_with("###"));
    let is_record = |line: &str| {
        let bytes = line.as_bytes();
        let code = bytes.get(..3).unwrap_or_default();
        let is_end = matches!(bytes.get(3), None | Some(b' ' | b'\t'));
        let is_tag = matches!(
            code,
            [b'0'..=b'3' | b'8', b'0'..=b'9', b'1' | b'2' | b'3' | b'9'] | [b'2' | b'3', b'0'..=b'9', b'0']
        );
        // A sheet may number its moves like this; in a player's record the number in the list comes first.
        let first_word = line.split_ascii_whitespace().nth(1);
        let is_player = || first_word.is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        is_end && (is_tag && (code != b"001" || is_player()) || matches!(code, [b'X', b'X', b'A'..=b'Z']))
    };
    let mut seen = lines.filter(|line| !line.starts_with("123456") && !line.starts_with(' ')).take(3).peekable();
    seen.peek().is_some() && seen.all(is_record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn report_files_are_known_by_their_first_lines() {
        let yes = [
            "012 Cup\r\n022 Town\r\n",
            "\u{feff}012 Cup\r",
            "### comment\n\n012\n042 2024/01/01\n",
            "001    1      Tal, M\n",
            "XXR 9\n012 x\n",
        ];
        let no = [
            "",
            "[Event \"x\"]\n",
            "1. e4 e5",
            "100 e4\n",
            "012\n[Event \"x\"]\n",
            "012abc\n",
            "1 e4 e5\n2 Nf3 Nc6\n",
            "001 e4 e5\n002 Nf3 Nc6\n003 Bb5 a6\n",
        ];
        for text in yes {
            assert!(begins_report(text.as_bytes()), "{text}");
        }
        for text in no {
            assert!(!begins_report(text.as_bytes()), "{text}");
        }
    }
}
