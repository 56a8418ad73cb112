//! Which squares each piece can ever reach, whatever both players do: an upper bound found as a fixpoint.
//!
//! Each piece is followed separately from its square. The state of a square is reduced to this: an occupied square is
//! closed until something makes the piece leave it or takes it there. The sets only ever grow, so the first move of a
//! game that went beyond them would have to rest on an earlier one that did.

use arrayvec::ArrayVec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::castling::{CastlingPath, CastlingSide};
use crate::piece::{Color, Role};
use crate::position::Position;
use crate::square::Square;

/// Every square may hold a piece, and each side may have pawns that become queens and knights.
const MAX_PIECES: usize = 68;

/// A king with more squares than these is not tested for whether the other can take them all.
const MAX_CELLS: usize = 24;

/// One piece and the squares it may ever reach; all new queens of a side are one piece, and all new knights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roamer {
    pub(super) color: Color,
    pub(super) role: Role,
    /// Its initial square; empty for a piece that a pawn may become.
    pub(super) home: Bitboard,
    pub(super) reach: Bitboard,
    /// Whether this is a pawn that may leave its file by a capture.
    strays: bool,
    /// The opponent's pawns ahead on the file of this pawn, and its own side's.
    ahead: [Bitboard; 2],
}

/// The squares that each piece can ever reach.
#[derive(Clone, Debug)]
pub(super) struct Mobility {
    pub(super) pieces: ArrayVec<Roamer, MAX_PIECES>,
    /// Squares that are empty or may become so.
    pub(super) open: Bitboard,
    /// By color: squares on which a piece that can be taken may ever be.
    visits: [Bitboard; 2],
    /// By color: squares on which a piece may ever capture.
    takes: [Bitboard; 2],
    /// Squares of pawns that may ever leave their file or the board.
    gone: Bitboard,
    /// By color: squares on which the king may arrive, even if that ends the game.
    arrivals: [Bitboard; 2],
    occupied: [Bitboard; 2],
}

impl Mobility {
    /// Finds what every piece of a position can ever reach.
    pub(super) fn of(position: &Position) -> Self {
        let mut mobility = Self {
            pieces: ArrayVec::new(),
            open: !position.occupied(),
            visits: [Bitboard::EMPTY; 2],
            takes: [Bitboard::EMPTY; 2],
            gone: Bitboard::EMPTY,
            arrivals: Color::ALL.map(|color| Bitboard::of(position.king(color))),
            occupied: Color::ALL.map(|color| position.color(color).without(position.role(Role::King))),
        };
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                let home = Bitboard::of(square);
                let ahead = if piece.role == Role::Pawn {
                    let file = column_ahead(home, piece.color);
                    [position.by(!piece.color, Role::Pawn) & file, position.by(piece.color, Role::Pawn) & file]
                } else {
                    [Bitboard::EMPTY; 2]
                };
                let (color, role) = (piece.color, piece.role);
                mobility.pieces.push(Roamer { color, role, home, reach: home, strays: false, ahead });
            }
        }
        for color in Color::ALL {
            for role in [Role::Queen, Role::Knight] {
                let none = Bitboard::EMPTY;
                let piece = Roamer { color, role, home: none, reach: none, strays: false, ahead: [none; 2] };
                mobility.pieces.push(piece);
            }
        }
        mobility.visits = mobility.occupied;
        mobility.take_en_passant(position);
        while mobility.grow(position) {}
        mobility
    }

    /// Returns the squares on which a king may ever arrive, even if that move ends the game.
    pub(super) fn arrivals(&self, color: Color) -> Bitboard {
        self.arrivals[color.index()]
    }

    /// Returns the squares on which a king may ever be during the rest of the game.
    pub(super) fn king(&self, color: Color) -> Bitboard {
        let kings = self.pieces.iter().filter(|piece| piece.role == Role::King && piece.color == color);
        kings.fold(Bitboard::EMPTY, |reach, king| reach | king.reach)
    }

    /// Returns the squares that pieces promoted from a player's pawns can ever reach.
    pub(super) fn promoted(&self, color: Color) -> Bitboard {
        let new = self.pieces.iter().filter(|piece| piece.home.is_empty() && piece.color == color);
        new.fold(Bitboard::EMPTY, |reach, piece| reach | piece.reach)
    }

    /// Adds the en passant capture that is possible now; later ones are captures of a pawn on the square it passes
    /// over.
    fn take_en_passant(&mut self, position: &Position) {
        let Some(to) = position.en_passant() else { return };
        let us = position.turn();
        let taken = Bitboard::of(to).forward(!us);
        let capturers = attacks::pawn(!us, to);
        for piece in &mut self.pieces {
            if piece.color == us && piece.role == Role::Pawn && piece.home.meets(capturers) {
                piece.reach |= Bitboard::of(to);
                piece.strays = true;
                self.gone |= piece.home;
                self.open |= piece.home;
            }
        }
        self.gone |= taken;
        self.open |= taken;
        self.visits[us.index()] |= Bitboard::of(to);
    }

    /// Extends every piece's squares by what is known; returns true if anything was added.
    fn grow(&mut self, position: &Position) -> bool {
        let guards = Color::ALL.map(|color| self.guarded_for_ever(position, color));
        let stuck = Color::ALL.map(|color| self.stalemating(color));
        let mut has_grown = false;
        let mut new = [Bitboard::EMPTY; 2];
        for index in 0..self.pieces.len() {
            let Some(piece) = self.pieces.get(index).copied() else { break };
            if piece.reach.is_empty() {
                continue;
            }
            let (us, them) = (piece.color.index(), (!piece.color).index());
            let land = self.open | self.occupied[them];
            let mut grown = piece;
            match piece.role {
                Role::Pawn => self.grow_pawn(&mut grown),
                Role::King => {
                    grown.reach = flood(Role::King, piece.reach, land.without(guards[us] | stuck[us]));
                    self.arrivals[us] |=
                        grown.reach | steps(Role::King, piece.color, grown.reach) & land.without(guards[us]);
                }
                role => grown.reach = flood(role, piece.reach, land),
            }
            if matches!(piece.role, Role::King | Role::Rook) {
                grown.reach |= self.castles(position, &piece);
            }
            let has_left = grown.reach != piece.home || (piece.role == Role::King && self.arrivals[us] != piece.home);
            let takes = match piece.role {
                Role::Pawn => pawn_attacks(piece.color, grown.reach),
                _ if has_left => grown.reach,
                _ => Bitboard::EMPTY,
            };
            let mut gone = self.gone;
            if piece.role == Role::Pawn {
                let arrives = grown.reach.without(piece.home) & Bitboard::back_rank(!piece.color);
                new[us] |= arrives;
                if grown.strays || !arrives.is_empty() || grown.reach.meets(self.takes[them]) {
                    gone |= piece.home;
                }
            }
            let mut open = self.open | (grown.reach & self.occupied[them]);
            if has_left {
                open |= piece.home;
            }
            let mut visits = self.visits[us];
            if piece.role != Role::King {
                visits |= grown.reach;
            }
            let is_new = grown.reach != piece.reach
                || grown.strays != piece.strays
                || (open, visits, gone) != (self.open, self.visits[us], self.gone)
                || !takes.without(self.takes[us]).is_empty();
            has_grown |= is_new;
            (self.open, self.gone) = (open, gone);
            self.visits[us] = visits;
            self.takes[us] |= takes;
            if let Some(slot) = self.pieces.get_mut(index) {
                *slot = grown;
            }
        }
        for piece in self.pieces.iter_mut().filter(|piece| piece.home.is_empty()) {
            let seeds = new[piece.color.index()];
            has_grown |= !seeds.without(piece.reach).is_empty();
            piece.reach |= seeds;
        }
        has_grown
    }

    /// Advances a pawn, and lets it capture where a piece may be.
    fn grow_pawn(&self, pawn: &mut Roamer) {
        let (us, them) = (pawn.color, (!pawn.color).index());
        loop {
            let before = pawn.reach;
            let captures = pawn_attacks(us, pawn.reach) & self.visits[them];
            pawn.strays |= !captures.is_empty();
            let mut steps = pawn.reach.forward(us) & self.open;
            if !pawn.strays {
                steps &= self.file_ahead(pawn);
            }
            pawn.reach |= captures | steps;
            if pawn.reach == before {
                return;
            }
        }
    }

    /// Returns the squares ahead on the file of a pawn that never leaves it: it cannot pass a pawn that never leaves.
    fn file_ahead(&self, pawn: &Roamer) -> Bitboard {
        let us = pawn.color;
        let mut free = column_ahead(pawn.home, us);
        for other in pawn.ahead[0].without(self.gone) {
            free = free.without(Bitboard::of(other) | column_ahead(Bitboard::of(other), us));
        }
        for other in pawn.ahead[1].without(self.gone) {
            let home = Bitboard::of(other);
            let other = self.pieces.iter().find(|piece| piece.home == home);
            let reach = other.map_or(home, |other| other.reach);
            // That pawn gets no further than the last of its squares, and this one stays behind it.
            let last = if us == Color::White { reach.last() } else { reach.first() };
            if let Some(last) = last {
                free = free.without(Bitboard::of(last) | column_ahead(Bitboard::of(last), us));
            }
        }
        free
    }

    /// Returns the squares that immobile pieces keep from a king.
    fn guarded_for_ever(&self, position: &Position, king: Color) -> Bitboard {
        let them = !king;
        let frozen = position.color(them).without(self.open);
        let mut guarded = Bitboard::EMPTY;
        if frozen.is_empty() {
            return guarded;
        }
        guarded |= pawn_attacks(them, frozen & position.role(Role::Pawn));
        let roamed = self.pieces.iter().fold(Bitboard::EMPTY, |all, piece| all | piece.reach);
        for square in frozen.without(position.role(Role::Pawn)) {
            if let Some(role) = position.role_at(square) {
                guarded |= attacks::of(role, them, square, roamed);
            }
        }
        guarded
    }

    /// Returns the squares on which a king would stalemate the other player, whose only piece that ever moves is the
    /// king.
    fn stalemating(&self, king: Color) -> Bitboard {
        let them = !king;
        let mut others = self.pieces.iter().filter(|piece| piece.color == them && piece.role != Role::King);
        if others.any(|piece| piece.reach != piece.home) {
            return Bitboard::EMPTY;
        }
        let (stands, arrives) = (self.king(them), self.arrivals(them));
        if stands.len() > MAX_CELLS {
            return Bitboard::EMPTY;
        }
        let leaves_a_move = |square: &Square| {
            let taken = around(*square);
            stands.without(taken).into_iter().any(|from| !(attacks::king(from) & arrives).without(taken).is_empty())
        };
        Bitboard::ALL.into_iter().filter(|square| !leaves_a_move(square)).collect()
    }

    /// Returns the squares where a king or a rook arrives by castling, unless it is blocked for ever.
    fn castles(&self, position: &Position, piece: &Roamer) -> Bitboard {
        let mut reach = Bitboard::EMPTY;
        for side in CastlingSide::ALL {
            let Some(rook) = position.castling_rook(piece.color, side) else { continue };
            let path = CastlingPath::new(position.king(piece.color), rook);
            if !path.clear.without(self.open).is_empty() {
                continue;
            }
            if piece.role == Role::King {
                reach |= Bitboard::of(path.king_to);
            } else if piece.home.contains(rook) {
                reach |= Bitboard::of(path.rook_to);
            }
        }
        reach
    }
}

/// Returns the squares that pieces of a kind on these squares attack, one step away.
pub(super) fn steps(role: Role, color: Color, from: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_steps(from),
        Role::Bishop => diagonal_steps(from),
        Role::Rook => straight_steps(from),
        Role::Queen | Role::King => diagonal_steps(from) | straight_steps(from),
    }
}

/// Returns all squares that a piece reaches over squares on which it may be.
fn flood(role: Role, from: Bitboard, land: Bitboard) -> Bitboard {
    let mut reached = from;
    loop {
        let next = reached | steps(role, Color::White, reached) & land;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;
const AB_FILES: u64 = A_FILE | A_FILE << 1;
const GH_FILES: u64 = H_FILE | H_FILE >> 1;

const fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let ahead = pawns.forward(color).0;
    Bitboard((ahead & !A_FILE) >> 1 | (ahead & !H_FILE) << 1)
}

const fn straight_steps(from: Bitboard) -> Bitboard {
    let from = from.0;
    Bitboard(from << 8 | from >> 8 | (from & !A_FILE) >> 1 | (from & !H_FILE) << 1)
}

const fn diagonal_steps(from: Bitboard) -> Bitboard {
    let (west, east) = ((from.0 & !A_FILE) >> 1, (from.0 & !H_FILE) << 1);
    Bitboard(west << 8 | west >> 8 | east << 8 | east >> 8)
}

const fn knight_steps(from: Bitboard) -> Bitboard {
    let (one_west, one_east) = ((from.0 & !A_FILE) >> 1, (from.0 & !H_FILE) << 1);
    let (two_west, two_east) = ((from.0 & !AB_FILES) >> 2, (from.0 & !GH_FILES) << 2);
    let (one, two) = (one_west | one_east, two_west | two_east);
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

/// Returns the squares ahead of these on their files.
fn column_ahead(from: Bitboard, color: Color) -> Bitboard {
    let mut ahead = from.forward(color);
    for _ in 0..6 {
        ahead |= ahead.forward(color);
    }
    ahead
}

/// Returns a square and its neighbors.
pub(super) fn around(square: Square) -> Bitboard {
    attacks::king(square) | Bitboard::of(square)
}
