//! `eco-impossible`: the ECO tag is not a valid code: `Z99`; or one in other letters: `b33`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::ECO_IMPOSSIBLE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// The value that programs write for games at odds, which have no code.
const AT_ODDS: &str = "000";

/// Finds an invalid code. Text that some programs append to it is ignored: `D87g`, `E21/10`.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let Some(tag) = subject.record.tag_pair("ECO") else { return };
    let text = subject.record.slice(tag.value);
    let code = text.trim();
    if is_code(code) || code == AT_ODDS || !code.chars().any(char::is_alphanumeric) {
        return;
    }
    let meant = meant(code).filter(|meant| is_code(meant));
    let message = match &meant {
        Some(_) => message!("eco-misspelled", code = quote(code)),
        None => message!("eco-impossible", code = quote(code)),
    };
    let mut finding = Draft::new(ECO_IMPOSSIBLE, tag.value, message);
    finding.help = Some(match &meant {
        Some(meant) => message!("write-this", spelling = meant.as_str()),
        None => message!("eco-impossible-help"),
    });
    finding.fix = meant.map(|meant| DraftFix::safe(tag.value, meant));
    finding.written = Some(quote(code));
    findings.push(finding);
}

/// Returns true if a text begins with a code of the Encyclopaedia that is not followed by another digit.
fn is_code(text: &str) -> bool {
    match text.as_bytes() {
        [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', rest @ ..] => rest.first().is_none_or(|byte| !byte.is_ascii_digit()),
        _ => false,
    }
}

/// Corrects a code: capitals that look like its first letter, zeros for the letter O.
fn meant(code: &str) -> Option<String> {
    let mut letters = code.chars();
    let first = match letters.next()? {
        'a' | 'а' | 'А' => 'A',
        'b' | 'в' | 'В' => 'B',
        'c' | 'с' | 'С' => 'C',
        'd' => 'D',
        'e' | 'е' | 'Е' => 'E',
        first => first,
    };
    let figure = |letter: char| if matches!(letter, 'O' | 'o' | 'О' | 'о') { '0' } else { letter };
    let rest = letters.as_str();
    let figures: String = rest.chars().take(2).map(figure).collect();
    Some(format!("{first}{figures}{}", rest.chars().skip(2).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinguished_from_other_text() {
        for code in ["A00", "E99", "D87g", "E21/10", "C42*", "B90 "] {
            assert!(is_code(code), "{code}");
        }
        for (code, expected) in
            [("Z99", None), ("F01", None), ("B333", None), ("b33", Some("B33")), ("В33", Some("B33"))]
        {
            assert!(!is_code(code), "{code}");
            assert_eq!(meant(code).filter(|meant| is_code(meant)).as_deref(), expected, "{code}");
        }
        assert_eq!(meant("EO4").as_deref(), Some("E04"));
    }
}
