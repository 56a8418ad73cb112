//! `ambiguous-move`: two or more pieces of the kind named can legally go to the square, and the record does not say
//! which of them did.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::AMBIGUOUS_MOVE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::laws::Topic;
use crate::record::ItemKind;
use crate::replay::Fault;
use crate::text::Span;

/// The maximum number of words examined after an ambiguous one.
const LOOKED_AHEAD: usize = 24;
/// With more moves than this none is chosen.
const MAX_MEANT: usize = 8;

/// Creates the finding for a word that fits several moves, and suggests the one confirmed by the following moves.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    fault: &Fault<G>,
    moves: &[G::Move],
    span: Span,
    quoted: &str,
) -> Draft {
    let spellings: Vec<String> = fault
        .position
        .iter()
        .flat_map(|position| moves.iter().map(|mv| subject.game.spell(position, *mv, subject.replay.alphabet)))
        .collect();
    let message = message!("ambiguous-move", word = quoted, count = spellings.len());
    let meant = meant_by_what_follows(subject, fault, moves).and_then(|index| spellings.get(index));
    let fix = meant.map(|spelling| DraftFix::doubtful(span, spelling.as_str()));
    Draft { fix, ..Draft::new(AMBIGUOUS_MOVE, span, message) }
        .with_help(message!("write-one-of", spellings = Arg::Either(spellings)))
        .with_law(cite(subject.edition(), Topic::NotationDisambiguation))
}

/// Finds the index of the move with which play continues the longest; `None` if several tie.
fn meant_by_what_follows<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, moves: &[G::Move]) -> Option<usize> {
    let (game, record) = (subject.game, &subject.record);
    let position = fault.position.as_deref().filter(|_| moves.len() <= MAX_MEANT)?;
    let mut depth = 0_u32;
    let mut words = Vec::new();
    // Variations are skipped within a bound, and nothing follows the end of the line itself.
    for item in record.tape.items.iter().skip(fault.item as usize + 1).take(20 * LOOKED_AHEAD) {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose if depth == 0 => break,
            ItemKind::VariationClose => depth -= 1,
            ItemKind::Move if depth == 0 => words.push(record.bytes(item.span)),
            _ => {}
        }
        if words.len() == LOOKED_AHEAD {
            break;
        }
    }
    let played = |mv: &G::Move| {
        let mut position = position.clone();
        game.play(&mut position, *mv);
        let goes_on = |word: &&&[u8]| {
            let read = game.read(word, subject.replay.alphabet);
            let resolved = read.and_then(|written| game.resolve(&position, &written).ok());
            resolved.inspect(|resolved| game.play(&mut position, resolved.mv)).is_some()
        };
        words.iter().take_while(goes_on).count()
    };
    let lengths: Vec<usize> = moves.iter().map(played).collect();
    let longest = lengths.iter().max()?;
    let mut best = lengths.iter().enumerate().filter(|(_, length)| *length == longest);
    let (index, _) = best.next()?;
    best.next().is_none().then_some(index)
}
