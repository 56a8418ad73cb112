//! The *table* family: statements of a row about its game, compared with the record made from it.

use crate::game::Game;
use crate::record::{RowStatement, SourceMap, StatementKind};

use super::draft::Draft;
use super::rules;
use super::subject::Subject;

/// Returns true if a row says something of its game that is not so.
pub(super) fn may_have_findings<G: Game>(subject: &Subject<'_, G>) -> bool {
    let mut findings = Vec::new();
    check(subject, &mut findings);
    !findings.is_empty()
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let Some(row) = subject.places.filter(|places| SourceMap::is_of_row(places)) else { return };
    let mut reported = Vec::new();
    for statement in row.statements() {
        // Several cells may say the same of one tag.
        if !reported.contains(&(statement.kind, statement.value.as_str()))
            && let Some(finding) = against_game(subject, statement)
        {
            reported.push((statement.kind, statement.value.as_str()));
            findings.push(finding);
        }
    }
    rules::theme_contradicts_moves::check(subject, findings);
}

fn against_game<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    match statement.kind {
        StatementKind::Tag(name) => rules::row_contradicts_game::tag(subject, statement, name),
        StatementKind::Decided => rules::row_contradicts_game::drawn(subject, statement),
        StatementKind::Ended => rules::row_contradicts_game::ended(subject, statement),
        StatementKind::Clocks { n, may_have_one_more } => {
            rules::row_contradicts_game::clocks(subject, statement, n, may_have_one_more)
        }
        StatementKind::Tcn => rules::row_contradicts_game::two_signs(subject, statement),
        StatementKind::Moves => rules::row_contradicts_game::words(subject, statement),
        StatementKind::LastPosition => rules::final_position_differs::finding(subject, statement),
        StatementKind::Opening => rules::row_contradicts_game::opening(subject, statement),
        StatementKind::OpeningCode => rules::row_contradicts_game::opening_code(subject, statement),
        StatementKind::MateLine { moves } => rules::mate_contradicts_line::finding(subject, statement, moves),
    }
}
