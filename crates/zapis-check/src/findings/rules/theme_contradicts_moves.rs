//! `theme-contradicts-moves`: a puzzle's themes say of its moves what they are not: a mate in a number of moves, castling, a
//! promotion, a number of moves.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{CheckStatus, Ending, Game};
use crate::l10n::message;
use crate::text::{Span, quote};

/// `theme-contradicts-moves`
pub const THEME_CONTRADICTS_MOVES: &Rule = &rule!("D002" "theme-contradicts-moves" Warning);

/// The longest mate with its own theme; `mateIn5` means this long or longer.
const LONGEST_NAMED: u32 = 5;

/// Plays the moves of a puzzle, every second one of which is the solver's. Returns the themes that the solver's moves
/// show.
fn themes_shown<G: Game>(subject: &Subject<'_, G>) -> Option<Vec<&'static str>> {
    let game = subject.game;
    let mut position = subject.replay.start.position.clone()?;
    let mut shown = Vec::new();
    for (index, (_, item)) in subject.record.tape.main_line().enumerate() {
        let written = game.read(subject.record.bytes(item.span), subject.replay.alphabet)?;
        let mv = game.resolve(&position, &written).ok()?.mv;
        let before = position.clone();
        game.play(&mut position, mv);
        if index % 2 == 0 {
            continue;
        }
        let word = game.spell(&before, mv, game.common_letters());
        let promotion = word.split_once('=').map(|(_, role)| role);
        let found = [
            ("castling", word.starts_with("O-O")),
            ("promotion", promotion.is_some()),
            ("underPromotion", promotion.is_some_and(|role| !role.starts_with('Q'))),
            ("enPassant", takes_nothing_there(&word, &game.position_text(&before))),
            ("doubleCheck", game.gives(&position) == CheckStatus::DoubleCheck),
        ];
        shown.extend(found.into_iter().filter(|(_, is_shown)| *is_shown).map(|(theme, _)| theme));
    }
    Some(shown)
}

/// Returns true if the solver could have mated with the first move. That no other move mates as fast is not looked for: it
/// would take a search.
fn mates_at_once<G: Game>(subject: &Subject<'_, G>) -> bool {
    let game = subject.game;
    let Some(mut position) = subject.replay.start.position.clone() else { return false };
    let Some((_, first)) = subject.record.tape.main_line().next() else { return false };
    let written = game.read(subject.record.bytes(first.span), subject.replay.alphabet);
    let Some(first) = written.and_then(|written| game.resolve(&position, &written).ok()) else { return false };
    game.play(&mut position, first.mv);
    game.legal_moves(&position).into_iter().any(|mv| {
        let mut next = position.clone();
        game.play(&mut next, mv);
        game.gives(&next) == CheckStatus::Mate
    })
}

/// Returns true if a pawn takes where nothing stands: `exd6`.
fn takes_nothing_there(word: &str, fen: &str) -> bool {
    let [b'a'..=b'h', b'x', file @ b'a'..=b'h', rank @ b'1'..=b'8', ..] = *word.as_bytes() else { return false };
    let mut at = b'a';
    for sign in fen.split('/').nth(usize::from(b'8' - rank)).unwrap_or("").bytes() {
        match sign {
            b'1'..=b'8' => at += sign - b'0',
            b' ' => break,
            _ if at == file => return false,
            _ => at += 1,
        }
    }
    true
}

/// Holds the themes of a puzzle, a row of a table, against its moves: the opponent's first, then the solver's in turn.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if !subject.replay.is_complete || record.tag_pair("PuzzleId").is_none() {
        return;
    }
    let Some(tag) = record.tag_pair("Themes") else { return };
    let themes = record.slice(tag.value);
    let n_plies = subject.replay.main_plies;
    let solved = n_plies / 2;
    let is_mate = matches!(subject.replay.ending, Some(Ending::Mate(_)));
    let has_number = themes.contains("mateIn");
    let mut played = None;
    let mut shows = |theme: &str| {
        played.get_or_insert_with(|| themes_shown(subject)).as_ref().is_none_or(|shown| shown.contains(&theme))
    };
    let mut from = 0;
    for theme in themes.split([' ', ',']) {
        let at = tag.value.start + u32::try_from(from).unwrap_or(u32::MAX);
        from += theme.len() + 1;
        let (key, is_true) = match theme {
            "castling" => ("castling", shows(theme)),
            "promotion" => ("promotion", shows(theme)),
            "underPromotion" => ("underpromotion", shows(theme)),
            "enPassant" => ("en-passant", shows(theme)),
            "doubleCheck" => ("double-check", shows(theme)),
            "oneMove" => ("length", solved == 1),
            "short" => ("length", solved == 2),
            "long" => ("length", solved == 3),
            "veryLong" => ("length", solved > 3),
            "mate" if !has_number => ("mate", is_mate),
            _ => match theme.strip_prefix("mateIn").and_then(|number| number.parse::<u32>().ok()) {
                Some(moves) if moves >= LONGEST_NAMED => ("mate", is_mate && n_plies >= 2 * moves),
                Some(moves) if moves > 1 && n_plies == 2 * moves && mates_at_once(subject) => ("shorter-mate", false),
                Some(moves) => ("mate", is_mate && n_plies == moves.saturating_mul(2)),
                None => continue,
            },
        };
        if !is_true {
            let span = Span { start: at, end: at + u32::try_from(theme.len()).unwrap_or(0) };
            let board = if is_mate { "yes" } else { "no" };
            let message =
                message!("theme-contradicts-moves", theme = quote(theme), kind = key, moves = solved, mate = board);
            findings.push(Draft::new(THEME_CONTRADICTS_MOVES, span, message));
        }
    }
}
