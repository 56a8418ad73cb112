//! `theme-contradicts-moves`: a puzzle's themes contradict its moves: a mate in a number of moves, castling, a
//! promotion.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{Ending, Game};
use crate::l10n::message;
use crate::record::SourceMap;
use crate::text::{Span, quote};

/// `theme-contradicts-moves`
pub const THEME_CONTRADICTS_MOVES: &Rule = &rule!("D002" "theme-contradicts-moves" Warning);

/// The longest mate with its own theme; `mateIn5` means this long or longer.
const LONGEST_NAMED: u32 = 5;

/// Compares the themes of a puzzle, a row of a table, with its moves: the opponent's first, then the solver's in turn.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_row = subject.places.is_some_and(SourceMap::is_of_row);
    if !is_row || !subject.replay.is_complete || record.tag_pair("PuzzleId").is_none() {
        return;
    }
    let Some(tag) = record.tag_pair("Themes") else { return };
    let themes = record.slice(tag.value);
    let n_plies = subject.replay.main_plies;
    let is_mate = matches!(subject.replay.ending, Some(Ending::Mate(_)));
    let has_number = themes.contains("mateIn");
    let is_played =
        |is_such: &dyn Fn(&str) -> bool| record.tape.main_line().any(|(_, item)| is_such(record.slice(item.span)));
    let mut from = 0;
    for theme in themes.split([' ', ',']) {
        let at = tag.value.start + u32::try_from(from).unwrap_or(u32::MAX);
        from += theme.len() + 1;
        let (key, is_true) = match theme {
            "castling" => ("castling", is_played(&is_castling)),
            "promotion" | "underPromotion" => ("promotion", is_played(&is_promotion)),
            "mate" if !has_number => ("mate", is_mate),
            _ => match theme.strip_prefix("mateIn").and_then(|number| number.parse::<u32>().ok()) {
                Some(moves) if moves >= LONGEST_NAMED => ("mate", is_mate && n_plies >= 2 * moves),
                Some(moves) => ("mate", is_mate && n_plies == moves.saturating_mul(2)),
                None => continue,
            },
        };
        if !is_true {
            let span = Span { start: at, end: at + u32::try_from(theme.len()).unwrap_or(0) };
            let board = if is_mate { "yes" } else { "no" };
            let solved = n_plies / 2;
            let message =
                message!("theme-contradicts-moves", theme = quote(theme), kind = key, moves = solved, mate = board);
            findings.push(Draft::new(THEME_CONTRADICTS_MOVES, span, message));
        }
    }
}

/// Returns true if a word may be castling, in UCI or SAN.
fn is_castling(word: &str) -> bool {
    word.starts_with("O-O") || word.starts_with("0-0") || {
        let word = word.as_bytes();
        matches!(word, [b'e', from, b'a' | b'c' | b'g' | b'h', to, ..] if from == to && matches!(from, b'1' | b'8'))
    }
}

/// Returns true if a word is a promotion, in UCI or SAN.
fn is_promotion(word: &str) -> bool {
    word.contains('=') || word.len() == 5 && word.ends_with(['q', 'r', 'b', 'n'])
}
