//! Illegal moves that stood: which illegal move was clearly made, how it is played, and how it is written.
//!
//! Positions after such a move may be impossible: both kings in check, or the king of the player who has just moved. A
//! king is never taken in them, so both sides always have one.

use arrayvec::ArrayVec;

use super::attacks::{self, reach};
use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingPath, CastlingSide};
use super::move_pattern::{Meaning, MovePattern};
use super::moves::Move;
use super::piece::{Color, Piece, Role};
use super::position::{CHECKERS, Position, unblocked};
use super::resolve::{Resolved, Unresolved, mask};
use super::square::{File, Rank, Square};
use super::written::{Shape, WrittenMove};

/// A move that may have been made on the board although it is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The move, in the form that is played as written.
    pub mv: Move,
    /// Whether the piece moved the way it can: only its king was left in check, castling was not allowed, or a pawn did
    /// not promote.
    pub is_of_its_piece: bool,
    /// Whether it goes between the same squares as the previous one in the list, with another piece promoted or
    /// captured.
    pub is_variant: bool,
}

/// The moves that one word may mean, the most likely first.
pub type MadeMoves = ArrayVec<MadeMove, 8>;

/// Collects moves; if they do not all fit, the word is not clear in any case.
struct Made {
    moves: MadeMoves,
}

impl Made {
    fn add(&mut self, mv: Move, is_of_its_piece: bool) {
        let mv = mv.stood();
        let is_variant = self.moves.last().is_some_and(|last| (last.mv.from(), last.mv.to()) == (mv.from(), mv.to()));
        // A ninth piece of a kind is ignored.
        let _ = self.moves.try_push(MadeMove { mv, is_of_its_piece, is_variant });
    }

    /// Adds a pawn's move, with each possible promotion if none is named: the queen first (FIDE 7.5.2 of 2018).
    fn add_pawn(&mut self, us: Color, (from, to): (Square, Square), promotion: Option<Role>, is_of_its_piece: bool) {
        const LIKELIEST_FIRST: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];
        let named = promotion.filter(|role| !matches!(role, Role::Pawn | Role::King));
        if Bitboard::back_rank(!us).contains(to) {
            match named {
                Some(role) => self.add(Move::promote(from, to, role), is_of_its_piece),
                None => {
                    for role in LIKELIEST_FIRST {
                        self.add(Move::promote(from, to, role), is_of_its_piece);
                    }
                }
            }
        } else if promotion.is_none() && !Bitboard::BACK_RANKS.contains(to) {
            self.add(Move::normal(from, to), is_of_its_piece);
        }
    }
}

impl Position {
    /// Returns true if the king of the player who has just moved can be taken: only an illegal move leads there, and
    /// further moves have to be played in the form of [`Move::stood`].
    #[must_use]
    pub fn is_irregular(&self) -> bool {
        self.is_attacked(self.king(!self.turn()), self.occupied(), self.turn())
    }

    /// Lists the moves that may have been made for a word that means no legal move, if the word is clear enough; see
    /// [`MadeMove`].
    ///
    /// Pieces that can go there and only leave their king in check come first, then those that would reach the square
    /// on an empty board, then all others of the kind. No piece of the opponent is moved, and neither an own piece nor
    /// a king is ever taken.
    #[must_use]
    pub fn made_moves(&self, written: &WrittenMove) -> MadeMoves {
        let mut made = Made { moves: MadeMoves::new() };
        match written.shape {
            Shape::Castle(castling_side) => self.made_castling(castling_side, &mut made),
            Shape::Piece { role, file, rank, to } => self.made_by_piece(role, mask(file, rank), to, &mut made),
            Shape::Pawn { file, rank, to_file, to_rank: Some(to_rank), promotion } => {
                let to = Square::from_coords(to_file, to_rank);
                match file {
                    Some(from) if from != to_file => {
                        self.made_by_capture(mask(file, rank), true, to, promotion, &mut made);
                    }
                    None if written.captures => self.made_by_capture(Bitboard::ALL, false, to, promotion, &mut made),
                    _ => self.made_by_push(mask(Some(to_file), rank), to, promotion, &mut made),
                }
            }
            Shape::Pawn { file, rank, to_file, promotion, .. } => {
                self.made_by_files(mask(file, rank), to_file, promotion, &mut made);
            }
            Shape::Coordinate { from, to, promotion } => self.made_by_coordinates(from, to, promotion, &mut made),
            Shape::Null => made.add(Move::NULL, true),
        }
        made.moves
    }

    /// Returns true if a piece of a player may be put on a square.
    fn may_arrive(&self, us: Color, to: Square) -> bool {
        !(self.color(us) | self.role(Role::King)).contains(to)
    }

    fn made_by_piece(&self, role: Role, from: Bitboard, to: Square, made: &mut Made) {
        let us = self.turn();
        if !self.may_arrive(us, to) {
            return;
        }
        let chosen = self.by(us, role) & from;
        let aligned = chosen & reach(to).of(role);
        let reaching = unblocked(to, aligned, self.occupied());
        if !reaching.is_empty() {
            return reaching.into_iter().for_each(|from| made.add(Move::normal(from, to), true));
        }
        if !aligned.is_empty() {
            return aligned.into_iter().for_each(|from| made.add(Move::normal(from, to), false));
        }
        // A king that goes two squares is castling, if it can.
        let king = self.king(us);
        if role == Role::King && chosen.contains(king) && self.looks_like_castling(king, to) {
            self.made_castling(CastlingSide::of(king, to), made);
            if !made.moves.is_empty() {
                return;
            }
        }
        chosen.into_iter().for_each(|from| made.add(Move::normal(from, to), false));
    }

    fn made_by_push(&self, from: Bitboard, to: Square, promotion: Option<Role>, made: &mut Made) {
        let us = self.turn();
        let pawns = self.by(us, Role::Pawn) & from;
        if !self.may_arrive(us, to) {
            return;
        }
        let is_free = !self.occupied().contains(to);
        if let Some(from) = self.advancing_pawn(to).filter(|from| is_free && pawns.contains(*from)) {
            return made.add_pawn(us, (from, to), promotion, true);
        }
        let behind = Bitboard::of(to).forward(!us);
        let start = (behind & Self::third_rank(us)).forward(!us);
        if let Some(from) = ((behind | start) & pawns).first() {
            return made.add_pawn(us, (from, to), promotion, false);
        }
        let is_behind = |from: &Square| (*from < to) == (us == Color::White);
        let comes_from_behind = pawns.into_iter().any(|from| is_behind(&from));
        for from in pawns.into_iter().filter(|from| !comes_from_behind || is_behind(from)) {
            made.add_pawn(us, (from, to), promotion, false);
        }
    }

    /// Adds pawn captures from these squares; if a file is named, by any pawn on it.
    ///
    /// A non-capturing move beside a pawn that can have passed the square takes that pawn, so the squares identify the
    /// move.
    fn made_by_capture(&self, from: Bitboard, names_file: bool, to: Square, promotion: Option<Role>, made: &mut Made) {
        let us = self.turn();
        if !self.may_arrive(us, to) {
            return;
        }
        let takes = self.color(!us).contains(to);
        let attacking = self.capturing_pawns(to) & from;
        for from in attacking {
            let passed_pawn = Square::from_coords(to.file(), from.rank());
            let may_have_passed = Self::third_rank(!us).contains(to) && self.by(!us, Role::Pawn).contains(passed_pawn);
            if may_have_passed && !takes && promotion.is_none() {
                made.add(Move::en_passant(from, to), self.passed_square() == Some(to));
            } else {
                made.add_pawn(us, (from, to), promotion, takes);
            }
        }
        if attacking.is_empty() && names_file {
            for from in self.by(us, Role::Pawn) & from {
                made.add_pawn(us, (from, to), promotion, false);
            }
        }
    }

    /// Adds captures from one file to a neighboring one that only the king's safety forbids.
    fn made_by_files(&self, from: Bitboard, to_file: File, promotion: Option<Role>, made: &mut Made) {
        let us = self.turn();
        for from in self.by(us, Role::Pawn) & from {
            let Some(to) = (attacks::pawn(us, from) & Bitboard::of_file(to_file)).first() else { continue };
            if self.passed_square() == Some(to) {
                made.add(Move::en_passant(from, to), true);
            } else if self.color(!us).contains(to) && self.may_arrive(us, to) {
                made.add_pawn(us, (from, to), promotion, true);
            }
        }
    }

    fn made_by_coordinates(&self, from: Square, to: Square, promotion: Option<Role>, made: &mut Made) {
        let us = self.turn();
        let Some(Piece { role, .. }) = self.piece_at(from).filter(|piece| piece.color == us) else { return };
        let may_castle = || self.by(us, Role::Rook).contains(to) || self.looks_like_castling(from, to);
        if role == Role::King && promotion.is_none() && may_castle() {
            self.made_castling(CastlingSide::of(from, to), made);
            if !made.moves.is_empty() {
                return;
            }
        }
        match role {
            Role::Pawn if from.file() == to.file() => self.made_by_push(Bitboard::of(from), to, promotion, made),
            Role::Pawn => self.made_by_capture(Bitboard::of(from), true, to, promotion, made),
            _ if promotion.is_none() => self.made_by_piece(role, Bitboard::of(from), to, made),
            _ => {}
        }
    }

    /// Adds castling that is not allowed, with the rook that held the right or else the outermost of its side; the
    /// squares where king and rook arrive must be empty.
    fn made_castling(&self, castling_side: CastlingSide, made: &mut Made) {
        let us = self.turn();
        let (king, home) = (self.king(us), Bitboard::back_rank(us));
        if !home.contains(king) {
            return;
        }
        let rooks = self.by(us, Role::Rook) & home;
        let on_side: Bitboard =
            rooks.into_iter().filter(|rook| CastlingSide::of(king, *rook) == castling_side).collect();
        let outermost = if castling_side == CastlingSide::King { on_side.last() } else { on_side.first() };
        let held = self.castling_rook(us, castling_side);
        let Some(rook) = held.or(outermost) else { return };
        let path = CastlingPath::new(king, rook);
        let both = Bitboard::of(king) | Bitboard::of(rook);
        let arrivals = Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        if arrivals.meets(self.occupied().without(both)) {
            return;
        }
        let corner = if castling_side == CastlingSide::King { File::H } else { File::A };
        let is_at_home =
            self.mode() == CastlingMode::Standard && king.file() == File::E && rook.file() == corner || held.is_some();
        made.add(Move::castle(king, rook), is_at_home);
    }

    /// Plays an illegal move that stood, with `us` to move; all derived data is recomputed.
    ///
    /// A move that would take a king or an own piece, that moves the opponent's piece or starts from an empty square,
    /// has no effect.
    #[cold]
    pub(super) fn play_stood(&mut self, us: Color, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
        let passed = if mv.is_castle() {
            self.put_castled(us, from, to);
            None
        } else {
            self.put_moved(us, mv)
        };
        let (king, _) = self.aim_at_king(self.state.turn);
        self.boards[CHECKERS] =
            self.attackers_to(king, self.occupied(), !self.state.turn).without(self.role(Role::King));
        if let Some(passed) = passed {
            self.set_passed(self.state.turn, passed);
        }
    }

    fn take_off(&mut self, square: Square) {
        let bit = Bitboard::of(square);
        for side in &mut self.colors {
            *side = side.without(bit);
        }
        for board in &mut self.boards {
            *board = board.without(bit);
        }
    }

    /// Puts a piece on its destination; returns the square that a pawn has passed over.
    fn put_moved(&mut self, us: Color, mv: Move) -> Option<Square> {
        let (from, to) = (mv.from(), mv.to());
        let role = self.role_at(from).filter(|_| self.color(us).contains(from) && self.may_arrive(us, to))?;
        let passed_pawn = Square::from_coords(to.file(), from.rank());
        if mv.is_en_passant() && self.by(!us, Role::Pawn).contains(passed_pawn) {
            self.take_off(passed_pawn);
        }
        if role == Role::Pawn || self.occupied().contains(to) {
            self.state.halfmove_clock = 0;
        }
        let is_last_rank = Bitboard::BACK_RANKS.contains(to);
        let new = match mv.promotion() {
            Some(new) if role == Role::Pawn => new,
            _ if role == Role::Pawn && is_last_rank => Role::Queen,
            _ => role,
        };
        let lost = self.state.castling & (Bitboard::of(from) | Bitboard::of(to));
        let lost = if role == Role::King { lost | (self.state.castling & Bitboard::back_rank(us)) } else { lost };
        if !lost.is_empty() {
            self.drop_castling(lost);
        }
        self.take_off(from);
        self.take_off(to);
        self.put(to, Piece { color: us, role: new });
        let start = Self::third_rank(us).forward(!us);
        let is_double_step = role == Role::Pawn && from.is_two_ranks_from(to) && start.contains(from);
        let passed = (attacks::between(from, to) & Self::third_rank(us)).first();
        // A piece that was jumped over is still there, and no en passant capture can arrive on its square.
        passed.filter(|passed| is_double_step && !self.occupied().contains(*passed))
    }

    fn put_castled(&mut self, us: Color, king: Square, rook: Square) {
        let is_pair = self.king(us) == king && self.by(us, Role::Rook).contains(rook) && king.rank() == rook.rank();
        let path = CastlingPath::new(king, rook);
        let arrivals = Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        let others = self.occupied().without(Bitboard::of(king) | Bitboard::of(rook));
        if !is_pair || arrivals.meets(others) {
            return;
        }
        self.take_off(king);
        self.take_off(rook);
        self.put(path.king_to, Piece { color: us, role: Role::King });
        self.put(path.rook_to, Piece { color: us, role: Role::Rook });
        // Castling is irreversible, so no earlier position is the same.
        self.drop_castling(self.state.castling & Bitboard::back_rank(us));
    }

    /// Returns true if an illegal move that stood is written as a capture: it captures, or is a pawn's move to another
    /// file.
    #[cold]
    pub(super) fn stood_captures(&self, mv: Move) -> bool {
        let Some(piece) = self.piece_at(mv.from()).filter(|_| !mv.is_castle()) else { return false };
        let is_sideways = piece.role == Role::Pawn && mv.from().file() != mv.to().file();
        is_sideways || self.color(!piece.color).contains(mv.to())
    }

    /// Returns an illegal move that stood as it is written: without the promotion piece if naming it would make the
    /// move legal, because its omission is what made it illegal.
    #[cold]
    pub(super) fn as_spelled(&self, mv: Move) -> Move {
        let names_promotion = mv.promotion().is_none() || self.is_irregular() || !self.is_legal(mv.regular());
        if names_promotion { mv } else { Move::normal(mv.from(), mv.to()).stood() }
    }

    /// Returns the part of the origin that has to be written so that exactly this move is read back.
    #[cold]
    pub(super) fn stood_origin(&self, mv: Move) -> (Option<File>, Option<Rank>) {
        let (from, to) = (mv.from(), mv.to());
        let (file, rank) = (Some(from.file()), Some(from.rank()));
        let role = self.role_at(from).unwrap_or(Role::Pawn);
        let captures = self.stood_captures(mv);
        let forms: &[_] = match role {
            // A capture sign must be preceded by something.
            Role::Pawn if captures && from.file() == to.file() => &[],
            Role::Pawn if captures => &[(file, None)],
            Role::Pawn => &[(None, None)],
            _ => &[(None, None), (file, None), (None, rank)],
        };
        let promotion = mv.promotion();
        let shape = |(file, rank)| match role {
            Role::Pawn => Shape::Pawn { file, rank, to_file: to.file(), to_rank: Some(to.rank()), promotion },
            role => Shape::Piece { role, file, rank, to },
        };
        let means_it = |form: &(Option<File>, Option<Rank>)| self.means(&WrittenMove::plain(shape(*form)), mv);
        forms.iter().copied().find(means_it).unwrap_or((file, rank))
    }

    /// Returns true if a written move is read back as exactly this one.
    fn means(&self, written: &WrittenMove, mv: Move) -> bool {
        is_read_as(mv, &self.resolve(written), || self.made_moves(written))
    }

    /// Returns true if castling is read back as this move: `O-O` may be the other side's.
    #[cold]
    pub(super) fn stood_castling_is_plain(&self, mv: Move) -> bool {
        mv.castling_side()
            .is_some_and(|castling_side| self.means(&WrittenMove::plain(Shape::Castle(castling_side)), mv))
    }

    /// Returns true if a pattern is read back as exactly this move.
    #[must_use]
    pub(super) fn pattern_means(&self, pattern: &MovePattern, mv: Move) -> bool {
        is_read_as(mv, &self.resolve_pattern(pattern), || self.made_by_pattern(pattern))
    }

    /// Lists the moves that may have been made for a word of another notation that means no legal move; see
    /// [`made_moves`](Self::made_moves).
    #[must_use]
    pub fn made_by_pattern(&self, pattern: &MovePattern) -> MadeMoves {
        let mut found = MadeMoves::new();
        let mut add = |written: &WrittenMove, fits: &dyn Fn(Move) -> bool| {
            let room = found.remaining_capacity();
            found.extend(self.made_moves(written).into_iter().filter(|made| fits(made.mv)).take(room));
        };
        match &pattern.means {
            Meaning::Written(written) => return self.made_moves(written),
            Meaning::Castles => CastlingSide::ALL.into_iter().for_each(|side| add(&castling(side), &|_| true)),
            Meaning::Described(said) => {
                let fits = |mv: Move| said.fits_as_made(self, mv);
                if let Some(castling_side) = said.castles {
                    add(&castling(castling_side), &fits);
                } else {
                    self.targets_of(said).into_iter().for_each(|to| add(&said.written_to(to), &fits));
                }
            }
        }
        if found.iter().any(|made| made.is_of_its_piece) {
            found.retain(|made| made.is_of_its_piece);
        }
        let squares = |made: &MadeMove| (made.mv.from(), made.mv.to());
        for index in 0..found.len() {
            found[index].is_variant = index > 0 && squares(&found[index - 1]) == squares(&found[index]);
        }
        found
    }
}

fn castling(castling_side: CastlingSide) -> WrittenMove {
    WrittenMove::plain(Shape::Castle(castling_side))
}
/// Returns true if a spelling is read as a move: the legal one, or the only one that may have been made.
fn is_read_as(mv: Move, read: &Result<Resolved, Unresolved>, made: impl FnOnce() -> MadeMoves) -> bool {
    match read {
        Ok(resolved) => resolved.mv == mv.regular(),
        Err(Unresolved::Illegal) if mv.is_stood() => {
            let made = made();
            let is_it = |made: &MadeMove| (made.mv.from(), made.mv.to()) == (mv.from(), mv.to());
            !made.is_empty() && made.iter().all(is_it)
        }
        Err(_) => false,
    }
}
