//! The path of the rules: random play, compared move by move with another implementation and with slow definitions.

use std::collections::HashMap;

use cozy_chess::{Board, GameStatus};
use zapis::chess::perft;
use zapis::chess::{
    CastlingField, CastlingSide, Color, EnPassantField, FenStyle, Move, Outcome, Position, Role, Square, write_fen,
};

use super::choices::Choices;
use super::{fen, positions};

/// Plays from a random position and checks every position on the way.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let odd_moves: Vec<Move> = (0..8).map(|_| Move::from_bits(choices.number())).collect();
    let Some((start, _)) = positions::start(&mut choices) else { return };
    let mut theirs = cozy(&start);
    assert!(theirs.is_some() || may_be_refused(&start), "refused: {}", start.to_fen());
    if let Some(board) = &theirs {
        assert_eq!(perft(&start, 2), their_perft(board, 2), "{}", start.to_fen());
    }
    let mut known = Known::default();
    known.check(&start);
    check(&start, theirs.as_ref(), &odd_moves);
    positions::walk(start, &mut choices, 160, |_, mv, after| {
        if let Some(board) = &mut theirs {
            board.play(to_cozy(mv));
            assert_eq!(format!("{board:#}"), their_fen(after, EnPassantField::Always));
        }
        known.check(after);
        check(after, theirs.as_ref(), &odd_moves);
        // Four FENs of a position take longer than all the rest: a quarter of the positions is enough.
        if after.key() % 4 == 0 {
            fen::round_trips(after, None);
        }
    });
}

/// Converts a position for the other implementation; it refuses some that can be played but not reached.
pub(crate) fn cozy(position: &Position) -> Option<Board> {
    Board::from_fen(&their_fen(position, EnPassantField::Legal), true).ok()
}

/// Returns true if the other implementation may refuse a position: more than eight pawns of a color, more than two
/// pieces that give check, or an en passant square that does not fit a check.
fn may_be_refused(position: &Position) -> bool {
    let pawns = |color| (position.color(color).0 & position.role(Role::Pawn).0).count_ones();
    let n_checkers = position.checkers().0.count_ones();
    Color::ALL.into_iter().any(|color| pawns(color) > 8)
        || n_checkers > 2
        || (n_checkers > 0 && position.en_passant().is_some())
}

/// Writes a FEN as the other implementation does: its clock ends at 100 and its move number at 65535.
fn their_fen(position: &Position, en_passant: EnPassantField) -> String {
    let mut fen = Vec::new();
    write_fen(position, FenStyle { castling: CastlingField::Files, en_passant }, &mut fen);
    let fen = String::from_utf8(fen).expect("a FEN is ASCII");
    let (rest, number) = fen.rsplit_once(' ').expect("a FEN has six fields");
    let (board, clock) = rest.rsplit_once(' ').expect("a FEN has six fields");
    let at_most = |field: &str, most: u64| field.parse::<u64>().expect("a number").min(most);
    format!("{board} {} {}", at_most(clock, 100), at_most(number, 65_535))
}

/// Counts move sequences with the other implementation.
pub(crate) fn their_perft(board: &Board, depth: u32) -> u64 {
    let mut n = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            n += if depth <= 1 {
                1
            } else {
                let mut after = board.clone();
                after.play_unchecked(mv);
                their_perft(&after, depth - 1)
            };
        }
        false
    });
    n
}

fn to_cozy(mv: Move) -> cozy_chess::Move {
    let square = |square: Square| cozy_chess::Square::index(square.index());
    let promotion = mv.promotion().map(|role| cozy_chess::Piece::index(role.index()));
    cozy_chess::Move { from: square(mv.from()), to: square(mv.to()), promotion }
}

fn check(position: &Position, theirs: Option<&Board>, odd_moves: &[Move]) {
    let fen = position.to_fen();
    let moves = position.legal_moves();
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{fen}");
    for mv in &moves {
        assert!(position.is_legal(*mv), "{mv:?} in {fen}");
        let taken = if mv.is_castle() { None } else { position.piece_at(mv.to()) };
        let color = taken.map(|piece| piece.color);
        assert_eq!(position.is_capture(*mv), color.is_some() || mv.is_en_passant(), "{mv:?} in {fen}");
        assert_ne!(color, Some(position.turn()), "{mv:?} in {fen}");
    }
    for mv in odd_moves {
        assert_eq!(position.is_legal(*mv), moves.contains(mv), "{mv:?} in {fen}");
    }
    let expected = match (moves.is_empty(), position.is_check()) {
        (true, true) => Some(Outcome::Checkmate { winner: !position.turn() }),
        (true, false) => Some(Outcome::Stalemate),
        (false, _) => None,
    };
    assert_eq!(position.outcome(), expected, "{fen}");
    let Some(theirs) = theirs else { return };
    let status = match expected {
        Some(Outcome::Checkmate { .. }) => GameStatus::Won,
        Some(Outcome::Stalemate) => GameStatus::Drawn,
        // It takes fifty moves as a draw, whether claimed or not.
        None if theirs.halfmove_clock() >= 100 => GameStatus::Drawn,
        None => GameStatus::Ongoing,
    };
    assert_eq!(theirs.status(), status, "{fen}");
    let mut expected = Vec::new();
    theirs.generate_moves(|moves| {
        expected.extend(moves.into_iter().map(|mv| mv.to_string()));
        false
    });
    let mut found: Vec<String> = moves.iter().map(|mv| to_cozy(*mv).to_string()).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{fen}");
    assert_eq!(theirs.checkers().0, position.checkers().0, "{fen}");
    let own = position.color(position.turn()).0;
    assert_eq!(theirs.pinned().0 & own, position.pinned().0, "{fen}");
    assert_eq!(theirs.colors(cozy_chess::Color::White).0, position.color(Color::White).0, "{fen}");
}

/// What makes a position the same under FIDE 9.2.3, spelled out: the player to move, the pieces, the castling rights,
/// and the legal en passant captures.
type Identity = (Color, Vec<Option<(Color, Role)>>, Vec<bool>, Vec<Move>);

#[derive(Default)]
pub(crate) struct Known {
    by_identity: HashMap<Identity, u64>,
    by_key: HashMap<u64, Identity>,
}

impl Known {
    /// Checks that positions have the same key exactly if they are the same.
    pub(crate) fn check(&mut self, position: &Position) {
        let squares = (0..64).filter_map(Square::from_index);
        let pieces = squares.map(|square| position.piece_at(square).map(|piece| (piece.color, piece.role)));
        let sides =
            Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|castling_side| (color, castling_side)));
        let rights = sides.map(|(color, castling_side)| positions::has_right(position, color, castling_side));
        let mut captures = position.legal_moves().to_vec();
        captures.retain(|mv| mv.is_en_passant());
        captures.sort();
        let identity: Identity = (position.turn(), pieces.collect(), rights.collect(), captures);
        let key = position.key();
        let fen = position.to_fen();
        assert_eq!(*self.by_identity.entry(identity.clone()).or_insert(key), key, "{fen}");
        assert_eq!(*self.by_key.entry(key).or_insert_with(|| identity.clone()), identity, "{fen}");
    }
}
