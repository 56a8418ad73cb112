//! The content of a position string, and whether play can start from it.

use crate::l10n::{Message, message};

use super::piece::{Color, Piece, Role};
use super::position::{CastlingSide, Demotion, MAX_PIECES, Position, castling_bit, double_bit};
use super::square::Square;

/// One square or a run of empty ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RankCell {
    /// A number of empty squares.
    Empty(u8),
    /// The pieces of a tower from its bottom up.
    Tower(Vec<Piece>),
}

/// The content of a position string, possible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The ranks, the eighth first.
    pub ranks: Vec<Vec<RankCell>>,
    /// The side to move.
    pub turn: Color,
    /// The castling rights, one bit each: `K`, `Q`, `k`, `q`.
    pub castling: u8,
    /// The warriors that have never moved, one bit each: White's by their files, then Black's.
    pub doubles: u16,
    /// The square a double step has crossed.
    pub en_passant: Option<Square>,
    /// Plies since the last move of a warrior or the last building of a tower.
    pub halfmove_clock: u32,
    /// The number of the next move.
    pub fullmove_number: u32,
}

/// Why a position is impossible, or doubtful.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// More pieces than a game has: in total, or of one kind.
    TooMany(Option<Piece>, usize),
    /// A piece is on top of a volhv.
    OnVolhv(Square),
    /// A side has no volhv, or several.
    Volhvs(Color, usize),
    /// A warrior on its far rank with nothing above it.
    Unpromoted(Square),
    /// A castling right without its volhv or its ratoborets.
    Castling(Color, CastlingSide),
    /// An unmoved warrior that is not on its square.
    Double(Color, Square),
    /// No double step can have crossed this square.
    EnPassant(Square),
    /// The side that is not to move is in check.
    OpponentInCheck(Color),
    /// Fewer pieces than a game has, although pieces never leave the board.
    TooFew(usize),
    /// Move numbers count from 1.
    MoveNumber,
}

impl SetupFault {
    /// Returns true if play cannot start.
    #[must_use]
    pub const fn is_fatal(&self) -> bool {
        !matches!(self, Self::TooFew(_) | Self::MoveNumber)
    }

    /// Describes it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Self::TooMany(None, n) => message!("tavreli-too-many", count = n),
            Self::TooMany(Some(piece), n) => {
                let piece = piece.demoted();
                let (role, target) = (piece.role().name(), piece.target().map_or("none", Role::name));
                message!("tavreli-too-many-of", color = piece.color().name(), role = role, target = target, count = n)
            }
            Self::OnVolhv(square) => message!("tavreli-on-volhv", square = square.to_string()),
            Self::Volhvs(color, 0) => message!("tavreli-no-volhv", color = color.name()),
            Self::Volhvs(color, n) => message!("tavreli-volhvs", color = color.name(), count = n),
            Self::Unpromoted(square) => message!("tavreli-unpromoted", square = square.to_string()),
            Self::Castling(color, castling_side) => {
                message!("tavreli-right-without-pieces", color = color.name(), wing = castling_side.name())
            }
            Self::Double(color, square) => {
                message!("tavreli-double-without-warrior", color = color.name(), square = square.to_string())
            }
            Self::EnPassant(square) => message!("tavreli-no-double-step", square = square.to_string()),
            Self::OpponentInCheck(color) => message!("tavreli-opponent-in-check", color = color.name()),
            Self::TooFew(n) => message!("tavreli-too-few", count = n),
            Self::MoveNumber => message!("tavreli-move-number"),
        }
    }
}

/// The number of pieces of a kind that a side has at the start; for warriors, of a target.
const fn inventory(piece: Piece) -> usize {
    match piece.target() {
        Some(Role::Knyaz | Role::Helgi) => 1,
        Some(_) => 2,
        None => match piece.role() {
            Role::Volhv | Role::Knyaz => 1,
            Role::Ratoborets | Role::Luchnik | Role::Vsadnik => 2,
            Role::Ratnik | Role::Helgi => 0,
        },
    }
}

impl Setup {
    /// Creates a position, unless some fault is fatal.
    #[must_use]
    pub fn position(&self, demotion: Demotion) -> (Option<Position>, Vec<SetupFault>) {
        let (position, faults) = self.built(demotion);
        let is_possible = !faults.iter().any(SetupFault::is_fatal);
        (is_possible.then_some(position), faults)
    }

    /// Creates a position as far as possible, and returns the faults.
    pub(super) fn built(&self, demotion: Demotion) -> (Position, Vec<SetupFault>) {
        let (mut position, mut faults) = self.placed();
        position.demotion = demotion;
        if faults.is_empty() {
            faults.extend(misplaced(&position));
        }
        if faults.is_empty() {
            faults.extend(self.false_rights(&position));
        }
        if faults.is_empty() {
            (position.turn, position.castling, position.doubles) = (self.turn, self.castling, self.doubles);
            (position.halfmove_clock, position.fullmove_number) = (self.halfmove_clock, self.fullmove_number.max(1));
            position.en_passant = self.en_passant;
            if position.is_attacked(self.turn.other()) {
                faults.push(SetupFault::OpponentInCheck(self.turn.other()));
            }
            position.look_for_en_passant();
        }
        let is_possible = !faults.iter().any(SetupFault::is_fatal);
        if is_possible && usize::from(position.n_pieces) < MAX_PIECES {
            faults.push(SetupFault::TooFew(usize::from(position.n_pieces)));
        }
        if self.fullmove_number == 0 {
            faults.push(SetupFault::MoveNumber);
        }
        (position, faults)
    }

    /// Puts the pieces on the board as far as there is room for them.
    fn placed(&self) -> (Position, Vec<SetupFault>) {
        let mut position = Position::empty();
        let mut n_all = 0;
        for (rank, cells) in (0..8).rev().zip(&self.ranks) {
            let mut file = 0;
            for cell in cells {
                match cell {
                    RankCell::Empty(count) => file += count,
                    RankCell::Tower(pieces) => {
                        let square = Square::at(file, rank);
                        n_all += pieces.len();
                        for piece in pieces {
                            position.put(square, *piece);
                        }
                        file += 1;
                    }
                }
            }
        }
        let faults = if n_all > MAX_PIECES { vec![SetupFault::TooMany(None, n_all)] } else { Vec::new() };
        (position, faults)
    }

    /// Finds rights that the board contradicts.
    fn false_rights(&self, position: &Position) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let stands =
                |file, role| position.bottom(Square::at(file, color.home_rank())) == Some(Piece::officer(color, role));
            for castling_side in CastlingSide::ALL {
                let corner = if castling_side == CastlingSide::Short { 7 } else { 0 };
                let has_right = self.castling & castling_bit(color, castling_side) != 0;
                if has_right && !(stands(4, Role::Volhv) && stands(corner, Role::Ratoborets)) {
                    faults.push(SetupFault::Castling(color, castling_side));
                }
            }
            for file in 0..8 {
                let square = Square::at(file, color.warrior_rank());
                // A warrior that has never moved is the one that belongs there.
                let own = Position::initial().top(square);
                if self.doubles & double_bit(color, file) != 0 && position.bottom(square) != own {
                    faults.push(SetupFault::Double(color, square));
                }
            }
        }
        if let Some(crossed) = self.en_passant {
            let mover = self.turn.other();
            let (from, to) = (
                Square::at(crossed.file(), mover.warrior_rank()),
                super::moves::step(crossed, mover).unwrap_or(crossed),
            );
            let is_passed = position.top(to).is_some_and(|top| top.is_warrior() && top.color() == mover);
            let is_right_rank =
                crossed.rank().abs_diff(mover.warrior_rank()) == 1 && crossed.rank().abs_diff(to.rank()) == 1;
            if !is_passed || !is_right_rank || position.is_occupied(crossed) || position.is_occupied(from) {
                faults.push(SetupFault::EnPassant(crossed));
            }
        }
        faults
    }
}

/// Finds pieces that cannot be where they are.
fn misplaced(position: &Position) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let pieces = &position.pieces[..usize::from(position.n_pieces)];
    for (index, piece) in pieces.iter().enumerate() {
        let is_same = |other: &&Piece| other.demoted() == piece.demoted();
        let count = pieces.iter().filter(is_same).count();
        let is_first = !pieces[..index].iter().any(|other| is_same(&other));
        if is_first && count > inventory(*piece) && piece.role() != Role::Volhv {
            faults.push(SetupFault::TooMany(Some(*piece), count));
        }
    }
    for color in Color::ALL {
        let is_volhv = |piece: &&Piece| piece.role() == Role::Volhv && piece.color() == color;
        let count = pieces.iter().filter(is_volhv).count();
        if count != 1 {
            faults.push(SetupFault::Volhvs(color, count));
        }
    }
    for square in (0..64).filter_map(Square::from_index) {
        let tower: Vec<Piece> = position.tower(square).collect();
        let Some((top, below)) = tower.split_first() else { continue };
        if below.iter().any(|piece| piece.role() == Role::Volhv) {
            faults.push(SetupFault::OnVolhv(square));
        }
        if top.is_warrior() && square.rank() == top.color().far_rank() {
            faults.push(SetupFault::Unpromoted(square));
        }
    }
    faults
}
