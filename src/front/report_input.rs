//! FIDE's report files among the inputs, recognized by what they hold.

use std::io::{self, BufRead, Read};
use std::path::Path;

use crate::text::{Input, decode};
use crate::tournament::trf::{self, Report};

use super::options::Options;

/// A report file, read.
pub(crate) struct ReportFile {
    /// Its name as it is, not yet safe to show.
    pub(crate) path: String,
    pub(crate) report: Report,
}

/// So much of an input is looked at to tell whether it is a report file.
const GLANCE: usize = 4096;
/// A report file is no longer than this; the greatest events have some 100 KB.
const LONGEST: u64 = 64 << 20;

/// Tells whether a text begins as a report file does: its first lines that are neither blank nor comments nor rulers
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
        // A sheet may number its moves so; of a player the number in the list comes first.
        let first_word = line.split_ascii_whitespace().nth(1);
        let is_player = || first_word.is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        is_end && (is_tag && (code != b"001" || is_player()) || matches!(code, [b'X', b'X', b'A'..=b'Z']))
    };
    let mut seen = lines.filter(|line| !line.starts_with("123456") && !line.starts_with(' ')).take(3).peekable();
    seen.peek().is_some() && seen.all(is_record)
}

/// Reads an input as a report file, if it is one; anything else is left for those who read records.
///
/// Standard input is only glanced at, so that nothing of it is lost.
pub(crate) fn report_of(input: &Input, options: &Options) -> Option<ReportFile> {
    match input {
        Input::Standard => {
            let mut stdin = io::stdin().lock();
            let is_report = stdin.fill_buf().is_ok_and(begins_report);
            drop(stdin);
            is_report.then(|| read(input, options).ok()).flatten()
        }
        // A stream can be read only once.
        Input::Memory(_) => None,
        Input::File(path) => {
            // A pipe can be read only once.
            if !path.is_file() {
                return None;
            }
            let mut glance = Vec::new();
            let opened = input.open().ok()?;
            opened.reader.take(GLANCE as u64).read_to_end(&mut glance).ok()?;
            begins_report(&glance).then(|| read(input, options).ok()).flatten()
        }
    }
}

fn read(input: &Input, options: &Options) -> io::Result<ReportFile> {
    let mut bytes = Vec::new();
    input.open()?.reader.take(LONGEST).read_to_end(&mut bytes)?;
    let decoded = decode(&bytes, options.encoding, None);
    let path = input.display_name();
    Ok(ReportFile { path, report: trf::read(&decoded.text) })
}

/// Reads a file that must be a report file.
pub(crate) fn report_file(path: &Path, options: &Options) -> io::Result<ReportFile> {
    read(&Input::File(path.to_owned()), options)
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
