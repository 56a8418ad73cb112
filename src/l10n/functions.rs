//! The functions that messages call: names of players and pieces in the form a sentence needs, and large numbers.

use std::fmt::Write as _;

use super::compiled::{Case, Function};
use super::language::Language;
use super::russian;

/// Finds the word that a function makes of keys; none where it knows none, and for `GROUPED`, which takes a number.
pub(super) fn call(function: Function, keys: &[&str], case: Case, language: Language, out: &mut String) -> Option<()> {
    match language {
        Language::English => out.push_str(english(function, keys)?),
        Language::Russian => russian::call(function, keys, case, out)?,
    }
    Some(())
}

/// Names a player, `SIDE($color)`: White and Black have capitals where they are the players, as in the Laws, and not
/// where they are colors of pieces.
fn english(function: Function, keys: &[&str]) -> Option<&'static str> {
    match (function, keys.first()) {
        (Function::Side, Some(&"white")) => Some("White"),
        (Function::Side, Some(&"black")) => Some("Black"),
        _ => None,
    }
}

/// Writes a number with its thousands apart, `GROUPED($n)`: `11,264,836`, in Russian `11 264 836` with blanks at which
/// no line is broken, and from five digits on.
pub(super) fn group(number: u64, language: Language, out: &mut String) {
    let (joint, min_digits) = match language {
        Language::English => (',', 4),
        Language::Russian => ('\u{a0}', 5),
    };
    let start = out.len();
    // Writing to a string does not fail.
    let _ = write!(out, "{number}");
    let n_digits = out.len() - start;
    if n_digits >= min_digits {
        for at in (1..n_digits).rev().filter(|at| (n_digits - at).is_multiple_of(3)) {
            out.insert(start + at, joint);
        }
    }
}
