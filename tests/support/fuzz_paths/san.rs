//! The path of a word: read in every alphabet, resolved in a random position, compared with the list of legal moves.

use zapis::chess::{Alphabet, Move, Position, Role, Shape, Unresolved, WrittenMove};
use zapis_play::game::{Arbiter, Chess, MoveNotation, MoveStyle, Notation, Rules};

use super::choices::Choices;
use super::positions;

/// Plays to a position and reads words in it: those of its legal moves, and one made of the remaining bytes.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let Some((mut position, _)) = positions::start(&mut choices) else { return };
    for _ in 0..choices.below(16) {
        let Some(mv) = positions::next_move(&position, &mut choices) else { break };
        position.play(mv);
    }
    let letters = Alphabet::all().nth(choices.below(64)).unwrap_or(Alphabet::ENGLISH);
    let mutation = (choices.byte(), choices.byte(), choices.byte());
    spellings(&position, letters, mutation);
    let word = String::from_utf8_lossy(choices.into_rest());
    for word in word.split_whitespace().take(4) {
        for alphabet in [letters, Alphabet::ENGLISH, Alphabet::all().nth(1).unwrap_or(letters)] {
            check_word(&position, word, alphabet);
        }
        check_canonical(word);
    }
}

/// Every spelling of every legal move means only that move, in every notation of an alphabet.
pub(crate) fn spellings(position: &Position, letters: Alphabet, mutation: (u8, u8, u8)) {
    let game = Chess::default();
    let mut n_mutated = 0;
    for mv in position.legal_moves() {
        let mut after = position.clone();
        after.play(mv);
        for notation in [Notation::San, Notation::Lan, Notation::Uci] {
            let mut out = Vec::new();
            game.write_move(position, mv, game.gives(&after), MoveStyle { notation, letters }, &mut out);
            let word = String::from_utf8(out).expect("moves are written as UTF-8");
            let context = || format!("`{word}` of {} in {}", letters.code(), position.to_fen());
            let written = game.read(word.as_bytes(), letters).unwrap_or_else(|| panic!("cannot read {}", context()));
            let resolved = position.resolve(&written).unwrap_or_else(|error| panic!("{error:?}: {}", context()));
            assert_eq!(resolved.mv, mv, "{}", context());
            assert!(!resolved.overspecified, "{}", context());
            assert!(position.why_illegal(&written).is_empty(), "{}", context());
            if notation == Notation::San && letters == Alphabet::ENGLISH {
                assert!(WrittenMove::of_san(word.as_bytes()).is_some(), "{}", context());
                assert_eq!(word, position.san(mv));
            }
            if n_mutated < 8 && notation == Notation::San {
                check_word(position, &mutated(&word, mutation), letters);
                n_mutated += 1;
            }
        }
    }
}

/// Changes one character of a word.
fn mutated(word: &str, (place, what, kind): (u8, u8, u8)) -> String {
    const OTHERS: &[char] = &['a', 'h', '1', '8', 'x', '-', '+', '#', '=', 'N', 'Q', 'K', 'К', 'р', 'О', '0', 'e', ':'];
    let mut characters: Vec<char> = word.chars().collect();
    let at = usize::from(place) % characters.len();
    let other = OTHERS[usize::from(what) % OTHERS.len()];
    match kind % 3 {
        0 => characters[at] = other,
        1 => characters.insert(at, other),
        _ => drop(characters.remove(at)),
    }
    characters.into_iter().collect()
}

/// The canonical reader agrees with the whole grammar if it accepts a word.
fn check_canonical(word: &str) {
    if let Some(written) = WrittenMove::of_san(word.as_bytes()) {
        assert_eq!(Alphabet::ENGLISH.read_move(word), Some(written), "{word}");
    }
}

/// The meaning of a word agrees with the list of legal moves.
fn check_word(position: &Position, word: &str, alphabet: Alphabet) {
    let game = Chess::default();
    let _ = (game.knows_letter(word, alphabet), game.looks_like_a_piece_move(word));
    let Some(written) = game.read(word.as_bytes(), alphabet) else { return };
    let mut expected = meant(position, &written);
    expected.sort();
    let context = || format!("`{word}` of {} is {written:?} in {}", alphabet.code(), position.to_fen());
    let found = match position.resolve(&written) {
        Ok(resolved) => vec![resolved.mv],
        Err(Unresolved::Illegal) => Vec::new(),
        Err(Unresolved::Ambiguous(moves)) => {
            assert!(moves.len() > 1, "{}", context());
            let mut moves = moves.to_vec();
            moves.sort();
            moves
        }
    };
    assert_eq!(found, expected, "{}", context());
    assert_eq!(position.why_illegal(&written).is_empty(), !found.is_empty(), "{}", context());
    let explanation = game.explain(position, word, alphabet);
    let legal: Vec<String> = position.legal_moves().iter().map(|mv| game.spell(position, *mv, alphabet)).collect();
    assert!(explanation.nearest.iter().all(|near| legal.contains(near)), "{explanation:?} for {}", context());
}

/// Finds the legal moves that a written move means by checking all of them.
fn meant(position: &Position, written: &WrittenMove) -> Vec<Move> {
    let legal = position.legal_moves();
    let kept = |is_meant: &dyn Fn(Move) -> bool| legal.iter().copied().filter(|mv| is_meant(*mv)).collect::<Vec<_>>();
    let is_pawn = |mv: Move| !mv.is_castle() && position.role_at(mv.from()) == Some(Role::Pawn);
    let takes = |mv: Move| mv.from().file() != mv.to().file();
    match written.shape {
        Shape::Null => {
            if position.is_check() {
                Vec::new()
            } else {
                vec![Move::NULL]
            }
        }
        Shape::Castle(castling_side) => kept(&|mv| mv.castling_side() == Some(castling_side)),
        Shape::Piece { role, file, rank, to } => kept(&|mv| {
            !mv.is_castle()
                && position.role_at(mv.from()) == Some(role)
                && mv.to() == to
                && file.is_none_or(|file| file == mv.from().file())
                && rank.is_none_or(|rank| rank == mv.from().rank())
        }),
        Shape::Pawn { file, rank, to_file, to_rank, promotion } => {
            let pawns = kept(&|mv| {
                is_pawn(mv)
                    && mv.to().file() == to_file
                    && to_rank.is_none_or(|to_rank| to_rank == mv.to().rank())
                    && mv.promotion() == promotion
                    && rank.is_none_or(|rank| rank == mv.from().rank())
            });
            let captures: Vec<Move> = pawns.iter().copied().filter(|mv| takes(*mv)).collect();
            let pushes: Vec<Move> = pawns.iter().copied().filter(|mv| !takes(*mv)).collect();
            match file {
                // If only files are written, it is a capture from a neighboring file.
                Some(file) if to_rank.is_none() || file != to_file => {
                    captures.into_iter().filter(|mv| mv.from().file() == file).collect()
                }
                None if to_rank.is_none() => captures,
                // A capture sign decides between a capture and an advance, if both are possible.
                None if written.captures && !captures.is_empty() => captures,
                _ => pushes,
            }
        }
        Shape::Coordinate { from, to, promotion } => {
            let castle = position.castling_rooks().contains(to) && position.king(position.turn()) == from;
            let exact = kept(&|mv| mv.from() == from && mv.to() == to && mv.promotion() == promotion);
            if castle || !exact.is_empty() || promotion.is_some() {
                return exact;
            }
            // The king's own move of castling, if it is not a single step.
            kept(&|mv| {
                mv.castling_side().is_some_and(|castling_side| {
                    let arrives = castling_side.king_file() == to.file() && from.rank() == to.rank();
                    mv.from() == from && arrives && from.file().distance(to.file()) > 1
                })
            })
        }
    }
}
