//! `move-missing`: a half-move is not written: a number, its dots or what follows show that the other side has moved in
//! between, or its cell of a scoresheet is empty.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::game::Side;
use crate::l10n::{Arg, message};
use crate::text::Span;

/// `move-missing`
pub const MOVE_MISSING: &Rule = &rule!("R013" "move-missing" Error);

/// Makes the finding of a cell of a scoresheet that is empty.
pub(in crate::findings) fn of_sheet(span: Span) -> Draft {
    Draft::new(MOVE_MISSING, span, message!("move-missing")).with_help(message!("move-missing-help"))
}

/// Makes the finding of half-moves that are not written, named by their numbers.
pub(in crate::findings) fn finding(names: &[String], span: Span, went_on: bool) -> Draft {
    let help = if went_on { message!("move-not-written-help") } else { message!("move-not-written-ends") };
    let count = names.len();
    let names = names.iter().map(|name| format!("`{name}`")).collect();
    Draft::new(MOVE_MISSING, span, message!("move-not-written", count = count, moves = Arg::All(names))).with_help(help)
}

/// Names a half-move by its number: `2.`, `2...`.
pub(in crate::findings) fn name(number: u32, side: Side) -> String {
    format!("{number}{}", if side == Side::White { "." } else { "..." })
}
