//! Legal moves and their effects.

use super::attacks;
use super::piece::{Color, Role};
use super::position::{CastlingSide, CastlingWay, Position};
use super::square::{Square, each};

/// A move: a number of pieces from the top of a tower, or castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Square,
    to: Square,
    /// The number of pieces; 0 is castling, on the side to which the volhv goes.
    count: u8,
}

impl Move {
    /// Creates a move of this many pieces from the top of a tower.
    #[must_use]
    pub const fn new(from: Square, to: Square, count: u8) -> Self {
        Self { from, to, count }
    }

    /// Creates the castling of a side.
    #[must_use]
    pub const fn castling(color: Color, castling_side: CastlingSide) -> Self {
        let way = CastlingWay::of(color, castling_side);
        Self { from: way.volhv_from, to: way.volhv_to, count: 0 }
    }

    /// Returns the square of departure.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Returns the square of arrival; the volhv's when castling.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// Returns the number of pieces taken from the top; 0 when castling.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.count
    }

    /// Returns the side of castling.
    #[must_use]
    pub const fn castling_side(self) -> Option<CastlingSide> {
        match self.count {
            0 if self.to.file() > self.from.file() => Some(CastlingSide::Short),
            0 => Some(CastlingSide::Long),
            _ => None,
        }
    }
}

impl Position {
    /// Returns the squares to which the top of a tower of the side to move may go, ignoring the safety of the volhv.
    #[must_use]
    pub(super) fn targets(&self, from: Square) -> u64 {
        let Some(top) = self.top(from).filter(|top| top.color() == self.turn) else { return 0 };
        let volhvs = self.of_role(Role::Volhv);
        if top.role() == Role::Ratnik {
            return self.warrior_targets(from) & !volhvs;
        }
        attacks::of(top.role(), self.turn, from, self.occupied()) & !volhvs
    }

    fn warrior_targets(&self, from: Square) -> u64 {
        let (own, enemy) = (self.held_by(self.turn), self.held_by(self.turn.other()));
        let one = step(from, self.turn);
        let taken = attacks::warrior(from, self.turn) & (enemy | self.en_passant.map_or(0, Square::bit));
        let mut reached = taken | one.map_or(0, Square::bit) & !enemy;
        let is_home = from.rank() == self.turn.warrior_rank()
            && self.height(from) == 1
            && self.has_double_right(self.turn, from.file());
        if let Some(crossed) = one.filter(|crossed| is_home && (own | enemy) & crossed.bit() == 0) {
            reached |= step(crossed, self.turn).map_or(0, Square::bit) & !enemy;
        }
        reached
    }

    /// Returns true if a move of a warrior is a capture en passant.
    #[must_use]
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant == Some(mv.to)
            && mv.from.file() != mv.to.file()
            && self.top(mv.from).is_some_and(super::piece::Piece::is_warrior)
    }

    /// Returns true if a move builds a tower: it arrives on an occupied square or captures en passant.
    #[must_use]
    pub fn builds(&self, mv: Move) -> bool {
        mv.castling_side().is_none() && (self.is_occupied(mv.to) || self.is_en_passant(mv))
    }

    /// Returns true if a move is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        match mv.castling_side() {
            Some(castling_side) => mv == Move::castling(self.turn, castling_side) && self.may_castle(castling_side),
            None => mv.count <= self.height(mv.from) && self.targets(mv.from) & mv.to.bit() != 0 && self.is_safe(mv),
        }
    }

    /// Returns true if the volhv of the side to move is not attacked after an otherwise legal move.
    #[must_use]
    pub(super) fn is_safe(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.place(mv);
        !after.is_attacked(self.turn)
    }

    /// Returns true if the side to move may castle.
    #[must_use]
    pub(super) fn may_castle(&self, castling_side: CastlingSide) -> bool {
        if !self.has_castling_right(self.turn, castling_side) {
            return false;
        }
        let way = CastlingWay::of(self.turn, castling_side);
        // The unmoved ratoborets is the bottom of its corner; if alone there, it is the top too.
        self.height(way.corner) == 1
            && self.occupied() & attacks::between(way.volhv_from, way.corner) == 0
            && [way.volhv_from, way.volhv_over, way.volhv_to]
                .iter()
                .all(|square| self.attackers(*square, self.turn.other()) == 0)
            && self.is_safe(Move::castling(self.turn, castling_side))
    }

    /// Passes every legal move to `seen` until it returns true.
    fn any_legal(&self, mut seen: impl FnMut(Move) -> bool) -> bool {
        for from in each(self.held_by(self.turn)) {
            for to in each(self.targets(from)) {
                for count in 1..=self.height(from) {
                    let mv = Move::new(from, to, count);
                    if self.is_safe(mv) && seen(mv) {
                        return true;
                    }
                }
            }
        }
        CastlingSide::ALL
            .into_iter()
            .any(|castling_side| self.may_castle(castling_side) && seen(Move::castling(self.turn, castling_side)))
    }

    /// Lists the legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.any_legal(|mv| {
            moves.push(mv);
            false
        });
        moves
    }

    /// Returns true if there is a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.any_legal(|_| true)
    }

    /// Moves pieces, promotes and demotes; does not change turn and counters.
    fn place(&mut self, mv: Move) {
        if let Some(castling_side) = mv.castling_side() {
            let way = CastlingWay::of(self.turn, castling_side);
            self.shift(way.volhv_from, way.volhv_to, 1);
            self.shift(way.corner, way.volhv_over, 1);
            self.drop_rights(way.volhv_from);
            return;
        }
        let is_whole = mv.count >= self.height(mv.from);
        if is_whole {
            self.drop_rights(mv.from);
        }
        if self.is_en_passant(mv) {
            // The warrior that has made a double step is moved back to where it is captured.
            if let Some(victim) = step(mv.to, self.turn.other()) {
                self.shift(victim, mv.to, 1);
            }
        } else {
            self.demote_under(mv.to, self.turn);
        }
        self.shift(mv.from, mv.to, mv.count);
        self.promote_if_due(mv.to);
        if !is_whole {
            self.promote_if_due(mv.from);
        }
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        let mover = self.turn;
        let is_warrior = self.top(mv.from).is_some_and(super::piece::Piece::is_warrior);
        let starts_anew = is_warrior || self.builds(mv);
        let is_double = is_warrior && mv.from.rank().abs_diff(mv.to.rank()) == 2;
        let rights = (self.castling, self.doubles);
        self.place(mv);
        let keeps_rights = rights == (self.castling, self.doubles);
        self.plies_since_rights = if keeps_rights { self.plies_since_rights.saturating_add(1) } else { 0 };
        self.en_passant = if is_double { step(mv.from, mover) } else { None };
        self.halfmove_clock = if starts_anew { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.turn = mover.other();
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(mover == Color::Black));
        self.look_for_en_passant();
    }

    /// Determines whether a warrior can be captured en passant.
    pub(super) fn look_for_en_passant(&mut self) {
        let Some(crossed) = self.en_passant else {
            self.can_take_en_passant = false;
            return;
        };
        let takers =
            attacks::warrior(crossed, self.turn.other()) & self.of_role(Role::Ratnik) & self.held_by(self.turn);
        self.can_take_en_passant =
            each(takers).any(|from| (1..=self.height(from)).any(|count| self.is_safe(Move::new(from, crossed, count))));
    }

    /// Counts the sequences of legal moves of a length.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut n_series = 0;
        self.any_legal(|mv| {
            n_series += if depth == 1 {
                1
            } else {
                let mut after = self.clone();
                after.play(mv);
                after.perft(depth - 1)
            };
            false
        });
        n_series
    }
}

/// Returns the square one step ahead of a warrior.
pub(super) const fn step(square: Square, color: Color) -> Option<Square> {
    match (color, square.rank()) {
        (Color::White, 7) | (Color::Black, 0) => None,
        (Color::White, rank) => Some(Square::at(square.file(), rank + 1)),
        (Color::Black, rank) => Some(Square::at(square.file(), rank - 1)),
    }
}
