//! `move-missing`: a half-move is not written: a number, its dots or what follows show that the other side has moved in
//! between, or its cell of a scoresheet is empty.

use crate::findings::draft::Draft;
use crate::findings::rules::MOVE_MISSING;
use crate::l10n::{Arg, Message, message};
use crate::text::Span;

/// Creates the finding for an empty cell of a scoresheet.
pub(in crate::findings) fn of_sheet(span: Span) -> Draft {
    Draft::new(MOVE_MISSING, span, message!("move-missing")).with_help(message!("move-missing-help"))
}

/// Creates the finding for missing half-moves, named by their numbers.
pub(in crate::findings) fn finding(names: &[String], span: Span, went_on: bool, is_reached: bool) -> Draft {
    let help = match (went_on, is_reached) {
        (true, _) => message!("move-not-written-help"),
        (false, true) => message!("move-not-written-ends"),
        (false, false) => message!("move-not-written-unreached"),
    };
    let count = names.len();
    let names = names.iter().map(|name| format!("`{name}`")).collect();
    Draft::new(MOVE_MISSING, span, message!("move-not-written", count = count, moves = Arg::All(names))).with_help(help)
}

/// Adds the word at which play ends because it depends on the missing move.
pub(in crate::findings) fn say_where_play_ends(finding: &mut Draft, name: &str) {
    let ends = message!("needs-move-not-written", mv = name);
    let parts: Vec<Message> = finding.help.take().into_iter().chain([ends]).collect();
    finding.help = Some(message!("joined", parts = parts));
}
