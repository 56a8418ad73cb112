//! Conditions with names: `@strong and date >= 2010`.

use crate::l10n::message;

use super::super::error::Error;

/// Replaces names outside of quotation marks by their conditions, in brackets.
///
/// Names within these conditions are not replaced.
///
/// # Errors
/// Fails for an unknown name.
pub(super) fn with_named<'n>(text: &str, named: impl Fn(&str) -> Option<&'n str>) -> Result<String, Error> {
    let mut written = String::new();
    let (mut rest, mut quote) = (text, None);
    while let Some(next) = rest.chars().next() {
        let len = next.len_utf8();
        match (next, quote) {
            ('@', None) => {
                let is_of_name = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
                let name = &rest[len..];
                let name = &name[..name.find(|letter| !is_of_name(letter)).unwrap_or(name.len())];
                let Some(meaning) = named(name) else {
                    return Err(Error::Usage(message!("condition-unnamed", name = name)));
                };
                written.extend(["(", meaning, ")"]);
                rest = &rest[len + name.len()..];
                continue;
            }
            ('"' | '\'', None) => quote = Some(next),
            (_, Some(open)) if open == next => quote = None,
            _ => {}
        }
        written.push(next);
        rest = &rest[len..];
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_outside_of_quotation_marks() {
        let named = |name: &str| (name == "strong").then_some("elo > 2600 or elo-difference < 9");
        for (text, expected) in [
            ("@strong", "(elo > 2600 or elo-difference < 9)"),
            ("not @strong and event ~ '@strong'", "not (elo > 2600 or elo-difference < 9) and event ~ '@strong'"),
            ("event ~ \"it's @strong\"", "event ~ \"it's @strong\""),
        ] {
            assert_eq!(with_named(text, named).unwrap(), expected);
        }
        assert!(with_named("@weak", named).is_err() && with_named("@", named).is_err());
    }
}
