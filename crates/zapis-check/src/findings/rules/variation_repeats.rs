//! `variation-repeats`: a variation has the moves of the line it is an alternative to, or of another variation there.

use std::collections::HashMap;

use crate::findings::draft::Draft;
use crate::findings::rules::VARIATION_REPEATS;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::ItemKind;
use crate::text::Span;

/// A line of a record: the words of its moves without check signs.
struct Line<'a> {
    /// The line around it, and the index of the move there to which it is an alternative.
    branch: (usize, usize),
    moves: Vec<&'a str>,
    place: Span,
}

/// The maximum number of variations at one move that are compared.
const MOST_AT_ONE_MOVE: usize = 16;

/// Finds variations that repeat another line.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let lines = lines(subject);
    let mut at_move: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
    for (index, line) in lines.iter().enumerate().skip(1) {
        if line.moves.is_empty() {
            continue;
        }
        let (around, branch) = line.branch;
        let others = at_move.entry(line.branch).or_default();
        let message = if lines[around].moves.get(branch..).is_some_and(|moves| moves.starts_with(&line.moves)) {
            message!("variation-repeats-line")
        } else if others.iter().any(|other| lines[*other].moves.starts_with(&line.moves)) {
            message!("variation-repeats-other")
        } else {
            if others.len() < MOST_AT_ONE_MOVE {
                others.push(index);
            }
            continue;
        };
        findings.push(Draft::new(VARIATION_REPEATS, line.place, message));
    }
}

/// Lists the lines of a record, the main line first.
fn lines<'a, G: Game>(subject: &Subject<'a, G>) -> Vec<Line<'a>> {
    let line = |branch, place| Line { branch, moves: Vec::new(), place };
    let mut lines = vec![line((0, 0), Span::default())];
    let mut open = vec![0];
    for item in &subject.record.tape.items {
        let Some(&here) = open.last() else { break };
        match item.kind {
            ItemKind::Move => lines[here].moves.push(subject.record.slice(item.span).trim_end_matches(['+', '#'])),
            ItemKind::VariationOpen => {
                let branch = (here, lines[here].moves.len().saturating_sub(1));
                open.push(lines.len());
                lines.push(line(branch, item.span));
            }
            ItemKind::VariationClose if open.len() > 1 => {
                if let Some(closed) = open.pop() {
                    lines[closed].place = lines[closed].place.join(item.span);
                }
            }
            _ => {}
        }
    }
    lines
}
