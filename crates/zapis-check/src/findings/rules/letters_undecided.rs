//! `letters-undecided`: the record can be played through with the piece letters of two languages, and the two give
//! different moves.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::LETTERS_UNDECIDED;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{Game, SetupProblem};
use crate::l10n::message;
use crate::record::ItemKind;
use crate::text::Span;

/// Checks whether the letters of another language would fit as well.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let Some(rival) = subject.replay.rival else { return };
    let first_move = subject.record.tape.items.iter().find(|item| item.kind == ItemKind::Move);
    let span = first_move.map_or(subject.record.tape.span, |item| item.span);
    let chosen = subject.game.alphabet_code(subject.replay.alphabet);
    let other = subject.game.alphabet_code(rival);
    findings.push(
        Draft::new(LETTERS_UNDECIDED, span, message!("letters-undecided", chosen = chosen, other = other))
            .with_help(message!("letters-undecided-help", chosen = chosen, other = other)),
    );
}

/// Creates the finding for a game whose letters leave the naming of its files open.
pub(in crate::findings) fn of_files<G: Game>(subject: &Subject<'_, G>, problem: &SetupProblem, span: Span) -> Draft {
    let finding = Draft::new(LETTERS_UNDECIDED, span, problem.message.clone());
    let is_cyrillic = subject.game.alphabet_code(subject.replay.alphabet) == "ru";
    let tag = subject.added_tag("Files", if is_cyrillic { "cyrillic" } else { "latin" });
    let fix = tag.map(|(place, text)| DraftFix::doubtful(place, text));
    let finding = finding.with_severity(Severity::Error).with_help(message!("game-letters-help"));
    Draft { fix, ..finding }
}
