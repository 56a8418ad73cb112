//! The functions called by messages: names of players and pieces in the form required by a sentence, and large numbers.

use std::fmt::Write as _;

use super::compiled::{Case, Function};
use super::language::Language;
use super::russian;

/// Writes the word that a function returns for its keys; `None` if it has none, and for `GROUPED`, which takes a
/// number.
pub(super) fn call(function: Function, keys: &[&str], case: Case, language: Language, out: &mut String) -> Option<()> {
    match language {
        Language::English => out.push_str(english(function, keys)?),
        Language::Russian => russian::call(function, keys, case, out)?,
    }
    Some(())
}

/// Names a player, `SIDE($color)`: White and Black are capitalized as players, as in the Laws, and not as colors of
/// pieces.
fn english(function: Function, keys: &[&str]) -> Option<&'static str> {
    match (function, keys.first()) {
        (Function::Side, Some(&"white")) => Some("White"),
        (Function::Side, Some(&"black")) => Some("Black"),
        _ => None,
    }
}

/// Writes a number with thousands separators, `GROUPED($n)`: `11,264,836`, in Russian `11 264 836` with no-break spaces
/// and only from five digits on.
pub(super) fn group(number: u64, language: Language, out: &mut String) {
    let (separator, min_digits) = match language {
        Language::English => (',', 4),
        Language::Russian => ('\u{a0}', 5),
    };
    let start = out.len();
    // Writing to a string does not fail.
    let _ = write!(out, "{number}");
    let n_digits = out.len() - start;
    if n_digits >= min_digits {
        for at in (1..n_digits).rev().filter(|at| (n_digits - at).is_multiple_of(3)) {
            out.insert(start + at, separator);
        }
    }
}
