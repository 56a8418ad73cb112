//! The meaning of a word of a sheet as it is written.

use crate::game::{Dialect, Game, Resolution, Unresolved};

use crate::scoresheet::moves::SheetNotation;

/// The one legal move that is meant, or why there is none.
type Meant<M> = Result<Resolution<M>, Unresolved<M>>;

/// Parses a word in the usual notation of the game or in that of the sheet. Returns `None` if it is not a move in
/// either.
fn read<G: Game>(
    game: &G,
    position: &G::Position,
    word: &str,
    notation: SheetNotation<G::Alphabet>,
) -> Option<Meant<G::Move>> {
    let usual = game.read(word.as_bytes(), notation.letters).map(|written| game.resolve(position, &written));
    let other = || {
        let dialect = Dialect::Of(notation.other?);
        let (word, marks) = word.split_once(' ').unwrap_or((word, ""));
        let read = game.read_in_another_notation(position, word, marks, notation.letters, Some(dialect))?;
        Some(read.means).filter(|_| read.dialect == dialect)
    };
    match usual {
        Some(Ok(means)) => Some(Ok(means)),
        usual => other().or(usual),
    }
}

/// Returns the one move that a word means as it is written.
pub(crate) fn means<G: Game>(
    game: &G,
    position: &G::Position,
    word: &str,
    notation: SheetNotation<G::Alphabet>,
) -> Option<G::Move> {
    read(game, position, word, notation)?.ok().map(|resolution| resolution.mv)
}

/// Returns the legal moves that an ambiguous word may mean.
pub(crate) fn meanings<G: Game>(
    game: &G,
    position: &G::Position,
    word: &str,
    notation: SheetNotation<G::Alphabet>,
) -> Vec<G::Move> {
    match read(game, position, word, notation) {
        Some(Err(Unresolved::Ambiguous(moves))) => moves,
        _ => Vec::new(),
    }
}
