//! Findings for GitHub Actions: workflow commands in a log that become annotations.

use std::fmt::Write;

use crate::findings::{Finding, Severity};
use crate::text::Visible;

use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Writes a finding as a workflow command, on a line of its own.
pub fn write_finding_github(finding: &Finding, buffer: &mut DeferredBuffer) {
    let command = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let mut line = format!("::{command} title={},file={}", finding.rule.name, property(&finding.location.path));
    if let Some((row, column)) = finding.location.line_and_column {
        let _ = write!(line, ",line={row},col={column}");
    }
    let language = buffer.language;
    let mut text = finding.message.in_language(language);
    if let Some(help) = &finding.help {
        text.push('\n');
        text.push_str(&help.in_language(language));
    }
    line.push_str("::");
    line.push_str(&data(&text));
    line.push('\n');
    buffer.push_str(&line);
    buffer.pass_on();
}

/// Escapes the text of a command; control characters are made visible first.
fn data(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| Visible(line).to_string().replace('%', "%25")).collect();
    lines.join("%0A")
}

/// Escapes a property of a command, in which commas and colons are separators.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::{Location, rules};
    use crate::l10n::message;

    #[test]
    fn nothing_of_a_record_is_taken_for_a_command() {
        let text = "50 %\u{1b}[31m\n::error::x";
        let path = "a,b:c%.pgn";
        let finding =
            Finding::new(rules::ILLEGAL_MOVE, Location::on_line(path, 3, 4), message!("verbatim", text = text));
        let mut buffer = DeferredBuffer::default();
        write_finding_github(&finding, &mut buffer);
        assert_eq!(
            String::from_utf8_lossy(&buffer.bytes),
            "::error title=illegal-move,file=a%2Cb%3Ac%25.pgn,line=3,col=4::50 %25\u{241b}[31m%0A::error::x\n"
        );
    }
}
