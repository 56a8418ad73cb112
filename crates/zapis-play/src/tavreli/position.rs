//! A position of Tavreli: the pieces in their towers, and the side to move.
//!
//! A piece keeps its number from 0 to 31, and never leaves play. A tower is a list: the board has the number of each
//! top, and each piece the number of the one below it. So a move changes three links, however high the towers, and
//! nothing is ever allocated.

use super::attacks;
use super::piece::{Color, Piece, Role};
use super::square::{Square, each};

/// The maximum number of pieces.
pub const MAX_PIECES: usize = 32;

/// No piece, in place of a piece number.
const NONE: u8 = u8::MAX;

/// When a promoted warrior becomes a plain one again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Demotion {
    /// When an enemy lands on its tower.
    #[default]
    ByEnemy,
    /// Also when a piece of its own side lands on it.
    ByAny,
}

/// The side of the board on which a player castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// `0-0`, with the ratoborets of the h-file.
    Short,
    /// `0-0-0`, with the ratoborets of the a-file.
    Long,
}

impl CastlingSide {
    /// Lists both, the short one first.
    pub const ALL: [Self; 2] = [Self::Short, Self::Long];

    /// Returns its key in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Short => "kingside",
            Self::Long => "queenside",
        }
    }

    const fn corner_file(self) -> u8 {
        match self {
            Self::Short => 7,
            Self::Long => 0,
        }
    }
}

/// The file of the volhv at the start.
const VOLHV_FILE: u8 = 4;

/// The squares involved when a side castles.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastlingWay {
    pub(super) volhv_from: Square,
    pub(super) volhv_over: Square,
    pub(super) volhv_to: Square,
    pub(super) corner: Square,
}

impl CastlingWay {
    pub(super) const fn of(color: Color, castling_side: CastlingSide) -> Self {
        let rank = color.home_rank();
        let (over, to) = match castling_side {
            CastlingSide::Short => (5, 6),
            CastlingSide::Long => (3, 2),
        };
        Self {
            volhv_from: Square::at(VOLHV_FILE, rank),
            volhv_over: Square::at(over, rank),
            volhv_to: Square::at(to, rank),
            corner: Square::at(castling_side.corner_file(), rank),
        }
    }
}

/// The bit of a castling right.
pub(super) const fn castling_bit(color: Color, castling_side: CastlingSide) -> u8 {
    1 << (color as u8 * 2 + castling_side as u8)
}

/// The bit of the right to a double step.
pub(super) const fn double_bit(color: Color, file: u8) -> u16 {
    1 << (color as u16 * 8 + (file & 7) as u16)
}

/// The state of a game as far as the rules need it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The pieces by number.
    pub(super) pieces: [Piece; MAX_PIECES],
    /// The number of the piece below each, or [`NONE`].
    pub(super) below: [u8; MAX_PIECES],
    pub(super) n_pieces: u8,
    /// The number of the piece on top of each square, or [`NONE`].
    tops: [u8; 64],
    heights: [u8; 64],
    /// The squares whose top belongs to each side.
    by_color: [u64; 2],
    /// The squares whose top is of each kind.
    by_role: [u64; Role::COUNT],
    volhvs: [Square; 2],
    pub(super) turn: Color,
    pub(super) castling: u8,
    pub(super) doubles: u16,
    /// The square that was crossed by a double step on the last move.
    pub(super) en_passant: Option<Square>,
    /// Whether a legal capture en passant exists.
    pub(super) can_take_en_passant: bool,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    /// Plies since a right was lost.
    pub(super) plies_since_rights: u32,
    pub(super) demotion: Demotion,
    /// The sum of the keys of all pieces on their squares.
    placement_key: u64,
}

/// What makes two positions the same: towers, side to move, rights, and a legal en passant capture (A15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    heights: [u8; 64],
    pieces: [Piece; MAX_PIECES],
    state: u64,
}

impl Identity {
    /// Returns true if the same pieces are in the same towers, whatever else differs.
    #[must_use]
    pub fn is_placed_like(&self, other: &Self) -> bool {
        self.heights == other.heights && self.pieces == other.pieces
    }
}

/// Mixes a number over all bits.
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    bits ^ bits >> 32
}

/// Returns the contribution to the key of a piece at a height of a tower.
const fn piece_key(square: Square, level: u8, piece: Piece) -> u64 {
    mixed(1 << 32 | (square.number() as u64) << 16 | (level as u64) << 8 | piece.number() as u64)
}

impl Position {
    /// Creates an empty board, to be filled.
    pub(super) const fn empty() -> Self {
        Self {
            pieces: [Piece::officer(Color::White, Role::Volhv); MAX_PIECES],
            below: [NONE; MAX_PIECES],
            n_pieces: 0,
            tops: [NONE; 64],
            heights: [0; 64],
            by_color: [0; 2],
            by_role: [0; Role::COUNT],
            volhvs: [Square::at(0, 0); 2],
            turn: Color::White,
            castling: 0,
            doubles: 0,
            en_passant: None,
            can_take_en_passant: false,
            halfmove_clock: 0,
            fullmove_number: 1,
            plies_since_rights: 0,
            demotion: Demotion::ByEnemy,
            placement_key: 0,
        }
    }

    /// Returns the position before the first move.
    #[must_use]
    pub fn initial() -> Self {
        use Role::{Helgi, Knyaz, Luchnik, Ratoborets, Volhv, Vsadnik};
        let array = [Ratoborets, Vsadnik, Luchnik, Knyaz, Volhv, Luchnik, Vsadnik, Ratoborets];
        let mut position = Self::empty();
        for color in Color::ALL {
            for (file, role) in (0..).zip(array) {
                position.put(Square::at(file, color.home_rank()), Piece::officer(color, role));
                // The piece behind a warrior is its target; in front of the volhv it is the helgi.
                let target = if role == Volhv { Helgi } else { role };
                position.put(Square::at(file, color.warrior_rank()), Piece::warrior(color, target));
            }
        }
        (position.castling, position.doubles) = (0b1111, u16::MAX);
        position
    }

    /// Puts a piece on top of a square; returns false if there is no room for more pieces.
    pub(super) fn put(&mut self, square: Square, piece: Piece) -> bool {
        let number = self.n_pieces;
        let Some(place) = self.pieces.get_mut(usize::from(number)) else { return false };
        *place = piece;
        self.n_pieces += 1;
        self.unmark(square);
        self.placement_key ^= piece_key(square, self.heights[square.index()], piece);
        self.below[usize::from(number)] = self.tops[square.index()];
        self.tops[square.index()] = number;
        self.heights[square.index()] += 1;
        self.mark(square);
        true
    }

    /// Adds the top of a square to the sets.
    fn mark(&mut self, square: Square) {
        let Some(top) = self.top(square) else { return };
        self.by_color[top.color().index()] |= square.bit();
        self.by_role[top.role().index()] |= square.bit();
        if top.role() == Role::Volhv {
            self.volhvs[top.color().index()] = square;
        }
    }

    /// Removes the top of a square from the sets.
    fn unmark(&mut self, square: Square) {
        let Some(top) = self.top(square) else { return };
        self.by_color[top.color().index()] &= !square.bit();
        self.by_role[top.role().index()] &= !square.bit();
    }

    /// Returns the top of the tower on a square.
    #[must_use]
    #[inline]
    pub fn top(&self, square: Square) -> Option<Piece> {
        let number = self.tops[square.index()];
        (number != NONE).then(|| self.pieces[usize::from(number) % MAX_PIECES])
    }

    /// Returns the number of pieces on a square.
    #[must_use]
    #[inline]
    pub const fn height(&self, square: Square) -> u8 {
        self.heights[square.index()]
    }

    /// Lists the pieces of a tower from its top down.
    pub fn tower(&self, square: Square) -> impl Iterator<Item = Piece> {
        self.numbers(square).map(|number| self.pieces[usize::from(number)])
    }

    /// Lists the numbers of the pieces of a tower from its top down.
    fn numbers(&self, square: Square) -> impl Iterator<Item = u8> {
        let mut number = self.tops[square.index()];
        std::iter::from_fn(move || {
            let place = self.below.get(usize::from(number))?;
            Some(std::mem::replace(&mut number, *place))
        })
    }

    /// Returns the piece at the bottom of a tower.
    #[must_use]
    pub fn bottom(&self, square: Square) -> Option<Piece> {
        self.tower(square).last()
    }

    /// Returns the side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the square of a side's volhv.
    #[must_use]
    pub const fn volhv(&self, color: Color) -> Square {
        self.volhvs[color.index()]
    }

    /// Returns the squares that are held by some tower.
    #[must_use]
    pub(super) const fn occupied(&self) -> u64 {
        self.by_color[0] | self.by_color[1]
    }

    /// Returns the squares whose top is a side's.
    pub(super) const fn held_by(&self, color: Color) -> u64 {
        self.by_color[color.index()]
    }

    /// Returns the squares with a piece of a role on top.
    pub(super) const fn of_role(&self, role: Role) -> u64 {
        self.by_role[role.index()]
    }

    /// Returns true if a square is held by some tower.
    #[must_use]
    pub const fn is_occupied(&self, square: Square) -> bool {
        self.heights[square.index()] > 0
    }

    /// Returns plies since the last move of a warrior or the last building of a tower (A14).
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// Returns plies since a right to castle or to a double step was lost: earlier positions cannot recur.
    #[must_use]
    pub const fn plies_since_rights(&self) -> u32 {
        self.plies_since_rights
    }

    /// Returns the number of the next move.
    #[must_use]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Returns the square that a double step has just crossed.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Returns true if a legal capture en passant exists.
    #[must_use]
    pub const fn can_take_en_passant(&self) -> bool {
        self.can_take_en_passant
    }

    /// Returns the position with a rule on when promoted warriors become plain again.
    #[must_use]
    pub const fn with_demotion(mut self, demotion: Demotion) -> Self {
        self.demotion = demotion;
        self
    }

    /// Returns true if a side may still castle on a side of the board, as far as the moved pieces show.
    #[must_use]
    pub const fn has_castling_right(&self, color: Color, castling_side: CastlingSide) -> bool {
        self.castling & castling_bit(color, castling_side) != 0
    }

    /// Returns true if the warrior that began on a file has never moved.
    #[must_use]
    pub const fn has_double_right(&self, color: Color, file: u8) -> bool {
        self.doubles & double_bit(color, file) != 0
    }

    /// Returns the squares from which a side attacks a square.
    #[must_use]
    pub(super) fn attackers(&self, square: Square, by: Color) -> u64 {
        use Role::{Helgi, Knyaz, Luchnik, Ratnik, Ratoborets, Volhv, Vsadnik};
        let all = self.occupied();
        let strong = self.of_role(Knyaz) | self.of_role(Helgi);
        let mut found = attacks::volhv(square) & self.of_role(Volhv);
        found |= attacks::vsadnik(square) & (self.of_role(Vsadnik) | self.of_role(Helgi));
        // A warrior attacks a square from the squares that an opposing warrior on it would attack.
        found |= attacks::warrior(square, by.other()) & self.of_role(Ratnik);
        let straight = self.of_role(Ratoborets) | strong;
        found |= attacks::ratoborets(square, all) & straight;
        let diagonal = self.of_role(Luchnik) | strong;
        found |= attacks::luchnik(square, all) & diagonal;
        found & self.held_by(by)
    }

    /// Returns true if a side's volhv is attacked.
    #[must_use]
    pub fn is_attacked(&self, color: Color) -> bool {
        self.attackers(self.volhv(color), color.other()) != 0
    }

    /// Returns true if the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.turn)
    }

    /// Lists the squares whose tops attack the volhv of the side to move.
    #[must_use]
    pub fn checkers(&self) -> Vec<Square> {
        each(self.attackers(self.volhv(self.turn), self.turn.other())).collect()
    }

    /// Returns what distinguishes positions besides the towers.
    fn state(&self) -> u64 {
        let en_passant = self.en_passant.filter(|_| self.can_take_en_passant).map_or(64, Square::number);
        u64::from(self.turn == Color::Black)
            | u64::from(self.castling) << 1
            | u64::from(self.doubles) << 5
            | u64::from(en_passant) << 21
    }

    /// Returns a key that is equal for equal positions (A15).
    #[must_use]
    pub fn key(&self) -> u64 {
        self.placement_key ^ mixed(self.state())
    }

    /// Returns the identity of the position, for an exact comparison.
    #[must_use]
    pub fn identity(&self) -> Identity {
        let mut pieces = [Piece::officer(Color::White, Role::Volhv); MAX_PIECES];
        let standing = (0..64).filter_map(Square::from_index).flat_map(|square| self.tower(square));
        pieces.iter_mut().zip(standing).for_each(|(place, piece)| *place = piece);
        Identity { heights: self.heights, pieces, state: self.state() }
    }

    /// Moves the top pieces of a tower to another square, in their order, without promotion or demotion.
    pub(super) fn shift(&mut self, from: Square, to: Square, count: u8) {
        let (height, landing) = (self.heights[from.index()], self.heights[to.index()]);
        let count = count.min(height);
        if count == 0 || from == to {
            return;
        }
        self.unmark(from);
        self.unmark(to);
        let top = self.tops[from.index()];
        let (mut number, mut lowest) = (top, top);
        for at in 1..=count {
            let place = usize::from(number) % MAX_PIECES;
            let piece = self.pieces[place];
            self.placement_key ^= piece_key(from, height - at, piece) ^ piece_key(to, landing + count - at, piece);
            lowest = number;
            number = self.below[place];
        }
        self.below[usize::from(lowest) % MAX_PIECES] = self.tops[to.index()];
        self.tops[to.index()] = top;
        self.tops[from.index()] = number;
        self.heights[from.index()] = height - count;
        self.heights[to.index()] = landing + count;
        self.mark(from);
        self.mark(to);
    }

    /// Transforms pieces of a tower, from its top down and at most this many.
    fn turn_pieces(&mut self, square: Square, most: u8, becomes: impl Fn(Piece) -> Piece) {
        self.unmark(square);
        let (mut number, mut level) = (self.tops[square.index()], self.heights[square.index()]);
        for _ in 0..most {
            let Some(piece) = self.pieces.get_mut(usize::from(number)) else { break };
            level = level.saturating_sub(1);
            let turned = becomes(*piece);
            self.placement_key ^= piece_key(square, level, *piece) ^ piece_key(square, level, turned);
            *piece = turned;
            number = self.below[usize::from(number)];
        }
        self.mark(square);
    }

    /// Promotes the warrior on top of a square that is on its far rank.
    pub(super) fn promote_if_due(&mut self, square: Square) {
        if let Some(top) = self.top(square)
            && top.is_warrior()
            && square.rank() == top.color().far_rank()
        {
            self.turn_pieces(square, 1, Piece::promoted);
        }
    }

    /// Demotes the promoted warriors of a tower on which a side lands.
    pub(super) fn demote_under(&mut self, square: Square, mover: Color) {
        let Some(top) = self.top(square) else { return };
        let captured = top.color();
        if captured == mover {
            if self.demotion == Demotion::ByAny && top.is_promoted() {
                self.turn_pieces(square, 1, Piece::demoted);
            }
        } else if self.tower(square).any(Piece::is_promoted) {
            let demoted = |piece: Piece| if piece.color() == captured { piece.demoted() } else { piece };
            self.turn_pieces(square, u8::MAX, demoted);
        }
    }

    /// Drops the rights of a piece that has left its square.
    pub(super) fn drop_rights(&mut self, square: Square) {
        for color in Color::ALL {
            if square.rank() == color.warrior_rank() {
                self.doubles &= !double_bit(color, square.file());
            }
            if square.rank() == color.home_rank() {
                for castling_side in CastlingSide::ALL {
                    if square.file() == castling_side.corner_file() || square.file() == VOLHV_FILE {
                        self.castling &= !castling_bit(color, castling_side);
                    }
                }
            }
        }
    }
}
