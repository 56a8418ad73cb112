//! `theme-contradicts-moves`: a puzzle's themes say of its moves what they are not: a mate in a number of moves, castling, a
//! promotion, a number of moves.

use crate::findings::draft::Draft;
use crate::findings::rules::THEME_CONTRADICTS_MOVES;
use crate::findings::subject::Subject;
use crate::game::{CheckStatus, Ending, Game};
use crate::l10n::message;
use crate::text::{Span, quote};

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

/// Returns the position before the solver's first move, and that move.
fn first_task<G: Game>(subject: &Subject<'_, G>) -> Option<(G::Position, G::Move)> {
    let game = subject.game;
    let mut position = subject.replay.start.position.clone()?;
    let mut line = subject.record.tape.main_line();
    let mut next = |position: &G::Position| {
        let (_, item) = line.next()?;
        let written = game.read(subject.record.bytes(item.span), subject.replay.alphabet)?;
        Some(game.resolve(position, &written).ok()?.mv)
    };
    let first = next(&position)?;
    game.play(&mut position, first);
    let solution = next(&position)?;
    Some((position, solution))
}

fn after<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> G::Position {
    let mut next = position.clone();
    game.play(&mut next, mv);
    next
}

/// Returns true if a move mates.
fn can_mate<G: Game>(game: &G, position: &G::Position) -> bool {
    game.legal_moves(position).into_iter().any(|mv| game.gives(&after(game, position, mv)) == CheckStatus::Mate)
}

/// Finds another check with which the solver mates in two moves, whatever the answer. Moves that give no check are not
/// tried: that would take a longer search.
fn other_mate_in_two<G: Game>(game: &G, position: &G::Position, solution: G::Move) -> Option<String> {
    let mates = |mv: &G::Move| {
        let checked = after(game, position, *mv);
        matches!(game.gives(&checked), CheckStatus::Check | CheckStatus::DoubleCheck)
            && game.legal_moves(&checked).into_iter().all(|answer| can_mate(game, &after(game, &checked, answer)))
    };
    let other = game.legal_moves(position).into_iter().filter(|mv| *mv != solution).find(mates)?;
    Some(game.spell(position, other, game.common_letters()))
}

/// Finds a mate that is faster than in this many moves, or that the solution of a mate in two moves is not the only one.
fn other_mate<G: Game>(subject: &Subject<'_, G>, moves: u32) -> Option<(&'static str, String)> {
    let (position, solution) = first_task(subject)?;
    if can_mate(subject.game, &position) {
        return Some(("shorter-mate", String::new()));
    }
    let other = (moves == 2).then(|| other_mate_in_two(subject.game, &position, solution)).flatten();
    other.map(|other| ("second-mate", other))
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
        let mut other = String::new();
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
                Some(moves) if !is_mate || n_plies != moves.saturating_mul(2) => ("mate", false),
                Some(moves) => match (moves > 1).then(|| other_mate(subject, moves)).flatten() {
                    Some((key, found)) => {
                        other = found;
                        (key, false)
                    }
                    None => continue,
                },
                None => continue,
            },
        };
        if !is_true {
            let span = Span { start: at, end: at + u32::try_from(theme.len()).unwrap_or(0) };
            let board = if is_mate { "yes" } else { "no" };
            let theme = quote(theme);
            let message = message!(
                "theme-contradicts-moves",
                theme = theme,
                kind = key,
                moves = solved,
                mate = board,
                other = other
            );
            findings.push(Draft::new(THEME_CONTRADICTS_MOVES, span, message));
        }
    }
}
