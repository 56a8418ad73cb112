//! `wrong-array`: a record that cannot be played from the usual position can be played completely from one in which
//! pieces were on each other's squares.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::WRONG_ARRAY;
use crate::findings::rules::colors_reversed;
use crate::findings::subject::Subject;
use crate::game::{ArraySwap, Game, WrongArray};
use crate::l10n::{Message, message};
use crate::laws::{Edition, Topic};
use crate::replay::{Fault, FaultKind};
use crate::sorting::CompactSort;

/// With fewer half-moves an error in writing may look the same.
const FEWEST: usize = 10;
/// The maximum number of half-moves for which this is checked.
const MOST: usize = 1000;
/// The distance of an error in writing (see [`Arbiter::nearest`](crate::game::Arbiter)): two letters differ.
const TWO_LETTERS: usize = 4;
/// Since 2017 the laws count up to this many moves of both players.
const MOVES_TO_RESTART: usize = 10;

/// A start with swapped pieces or colors.
struct WrongStart<P> {
    array: WrongArray,
    is_black_first: bool,
    position: P,
}

impl<P> WrongStart<P> {
    fn n_wrong(&self) -> u32 {
        self.array.n_wrong() + u32::from(self.is_black_first)
    }
}

/// Finds the array from which all moves of a record with an illegal move are legal, if no single error explains it.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let Subject { game, record, replay, .. } = subject;
    let is_illegal = |fault: &Fault<G>| fault.depth == 0 && fault.kind == FaultKind::Illegal;
    let has_fault =
        replay.fragment.is_some() || replay.faults.iter().any(is_illegal) || colors_reversed::lacks_first_only(subject);
    if !has_fault || only_leaves_kings_in_check(subject) || record.tag_pair("FEN").is_some() || !replay.start.is_usual {
        return None;
    }
    // Letters are decided by the moves that are legal from the usual start, so they say nothing about another start.
    let letters = [replay.alphabet, game.common_letters()];
    let n_letters = if letters[0] == letters[1] { 1 } else { 2 };
    letters[..n_letters].iter().find_map(|letters| in_letters(subject, *letters))
}

/// Returns true if every illegal move is a move of its piece except that it leaves the king in check: players make such
/// moves.
fn only_leaves_kings_in_check<G: Game>(subject: &Subject<'_, G>) -> bool {
    let Subject { game, record, replay, .. } = subject;
    let is_illegal = |fault: &&Fault<G>| fault.depth == 0 && fault.kind == FaultKind::Illegal;
    let mut illegal = replay.faults.iter().filter(is_illegal).peekable();
    illegal.peek().is_some()
        && illegal.all(|fault| {
            let Some(position) = &fault.position else { return true };
            let word = record.tape.items.get(fault.item as usize).map_or("", |item| record.slice(item.span));
            let topics = game.explain(position, word, replay.alphabet).topics;
            topics.iter().any(|topic| matches!(topic, Topic::KingLeftInCheck | Topic::KingUnderAttack))
        })
}

fn in_letters<G: Game>(subject: &Subject<'_, G>, letters: G::Alphabet) -> Option<Draft> {
    let Subject { game, record, .. } = subject;
    let main_line = || colors_reversed::words(record).take(MOST + 1);
    let words = main_line().map(|(_, item)| game.read(record.bytes(item.span), letters));
    let words: Vec<G::Written> = words.collect::<Option<_>>()?;
    if !(FEWEST..=MOST).contains(&words.len()) {
        return None;
    }
    let mut found: Vec<WrongStart<G::Position>> = Vec::new();
    for start in wrong_starts(*game) {
        if found.first().is_some_and(|best| start.n_wrong() > best.n_wrong()) {
            break;
        }
        if n_playable(*game, start.position.clone(), &words) == words.len() {
            found.push(start);
        }
    }
    if found.is_empty() || is_one_mistake(subject, &words) {
        return None;
    }
    let first = main_line().next()?.1.span;
    let arrays: Vec<Message> = found.iter().map(described).collect();
    let (edition, moves) = (subject.edition(), words.len() / 2);
    let begins_anew = edition.is_some_and(|edition| edition >= Edition::Fide2017 && edition != Edition::Tavreli);
    let what = if begins_anew && moves >= MOVES_TO_RESTART { "late" } else { "anew" };
    let message = message!("wrong-array", plies = words.len(), arrays = arrays);
    Some(
        Draft::new(WRONG_ARRAY, subject.place(first), message)
            .with_help(message!("wrong-array-help", moves = moves, what = what))
            .with_law(cite(edition, Topic::WrongArray)),
    )
}

/// Lists the wrong starts, those with the fewest changes first.
fn wrong_starts<G: Game>(game: &G) -> Vec<WrongStart<G::Position>> {
    let mut starts = Vec::new();
    for (array, position) in game.arrays() {
        if let Some(pass) = game.pass() {
            let mut position = position.clone();
            game.play(&mut position, pass);
            starts.push(WrongStart { array, is_black_first: true, position });
        }
        if array.n_wrong() > 0 {
            starts.push(WrongStart { array, is_black_first: false, position });
        }
    }
    starts.compact_sort_by_key(WrongStart::n_wrong);
    starts
}

/// Counts the words that can be played one after another.
fn n_playable<G: Game>(game: &G, mut position: G::Position, words: &[G::Written]) -> usize {
    let plays = |word: &&G::Written| {
        let resolution = game.resolve(&position, word);
        resolution.map(|resolution| game.play(&mut position, resolution.mv)).is_ok()
    };
    words.iter().take_while(plays).count()
}

/// Returns true if all can be played from the usual start except for one word, and a similarly written move fits in its
/// place.
fn is_one_mistake<G: Game>(subject: &Subject<'_, G>, words: &[G::Written]) -> bool {
    let game = subject.game;
    let Some(mut position) = game.set_up(&subject.record).position else { return false };
    let n_sound = n_playable(game, position.clone(), words);
    for word in &words[..n_sound] {
        let Ok(resolution) = game.resolve(&position, word) else { return false };
        game.play(&mut position, resolution.mv);
    }
    let rest = words.get(n_sound + 1..).unwrap_or_default();
    let Some((_, mistake)) = colors_reversed::words(&subject.record).nth(n_sound) else { return false };
    let near = game.nearest(&position, subject.record.slice(mistake.span), subject.replay.alphabet);
    near.into_iter().filter(|(_, distance)| *distance <= TWO_LETTERS).any(|(mv, _)| {
        let mut position = position.clone();
        game.play(&mut position, mv);
        n_playable(game, position, rest) == rest.len()
    })
}

/// Describes what is wrong with a start.
fn described<P>(start: &WrongStart<P>) -> Message {
    let swap = |side: &'static str, swap: ArraySwap| message!("array-swap", side = side, pieces = swap.key());
    let [white, black] = start.array.swaps;
    // Pieces of both sides that are swapped this way on a rotated board are on squares of their color.
    if start.is_black_first && white == black && white == Some(ArraySwap::KingQueen) {
        return message!("array-turned");
    }
    let mut parts: Vec<Message> = match (white, black) {
        (Some(one), Some(other)) if one == other => vec![swap("both", one)],
        _ => white.map(|of| swap("white", of)).into_iter().chain(black.map(|of| swap("black", of))).collect(),
    };
    if start.is_black_first {
        parts.push(message!("array-black-first"));
    }
    message!("array-parts", parts = parts)
}
