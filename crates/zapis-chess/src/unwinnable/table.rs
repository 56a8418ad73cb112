//! The positions found by a search, each stored once and compared in full.

use alloc::vec;
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{Color, Piece, Role};
use crate::position::{CHECKERS, Position};
use crate::square::SquareOrNone;

/// Everything that decides which moves are possible: pieces, castling rights and the en passant square, in four bits
/// per square; the player to move is stored separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed {
    /// Three bits for what is on a square, and one for White's pieces.
    planes: [u64; 4],
    turn: Color,
}

impl Packed {
    pub(super) fn of(position: &Position) -> Self {
        let role = |role| position.role(role).0;
        let (pawns, knights, bishops) = (role(Role::Pawn), role(Role::Knight), role(Role::Bishop));
        let (rooks, queens, kings) = (role(Role::Rook), role(Role::Queen), role(Role::King));
        // A rook that may castle has the unused number, and an empty square marked white is the en passant square.
        let castling = position.castling_rooks().0;
        let en_passant = position.en_passant().map_or(0, |square| Bitboard::of(square).0);
        let planes = [
            pawns | bishops | queens | castling,
            knights | bishops | kings | castling,
            rooks | queens | kings,
            position.color(Color::White).0 | en_passant,
        ];
        Self { planes, turn: position.turn() }
    }

    /// Returns the position, except for its move counters.
    pub(super) fn unpack(self, root: &Position) -> Position {
        let mut position = Position::empty();
        let [one, two, four, white] = self.planes;
        for square in Bitboard(one | two | four) {
            let bit = |plane: u64| plane >> square.index() & 1;
            let role = match bit(one) | bit(two) << 1 | bit(four) << 2 {
                1 => Role::Pawn,
                2 => Role::Knight,
                3 => Role::Bishop,
                4 => Role::Rook,
                5 => Role::Queen,
                6 => Role::King,
                _ => {
                    position.allow_castling(square);
                    Role::Rook
                }
            };
            let color = if bit(white) == 1 { Color::White } else { Color::Black };
            position.put(square, Piece { color, role });
        }
        position.state.mode = root.state.mode;
        position.state.turn = self.turn;
        let en_passant = Bitboard(white).without(position.occupied()).first();
        position.state.en_passant = en_passant.map_or(SquareOrNone::NONE, SquareOrNone::some);
        let (king, _) = position.aim_at_king(self.turn);
        position.boards[CHECKERS] = position.attackers_to(king, position.occupied(), !self.turn);
        position
    }

    #[expect(clippy::cast_possible_truncation, reason = "any bits of a hash will do")]
    fn hash(self) -> usize {
        let mut hash = self.turn as u64 ^ 0x9E37_79B9_7F4A_7C15;
        for plane in self.planes {
            let product = u128::from(hash ^ plane) * 0x8BB8_4B93_962E_ACC9_u128;
            hash = (product >> 64) as u64 ^ product as u64;
        }
        hash as usize
    }
}

/// A position and how it was reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) packed: Packed,
    /// The parent node, and the move from there.
    pub(super) parent: u32,
    pub(super) mv: Move,
    /// Whether that move can be taken back: if not, less may be possible than before.
    pub(super) is_reversible: bool,
    /// Whether it was expanded.
    pub(super) is_taken: bool,
}

/// Marks an empty slot.
const NONE: u32 = u32::MAX;

/// Holds nodes in the order in which they were found, and finds them by their positions.
pub(super) struct Table {
    nodes: Vec<Node>,
    slots: Vec<u32>,
}

impl Table {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), slots: vec![NONE; 256] }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn get(&self, index: u32) -> Option<&Node> {
        self.nodes.get(index as usize)
    }

    /// Marks a node as expanded; returns true if it was not marked before.
    pub(super) fn take(&mut self, index: u32) -> bool {
        self.nodes.get_mut(index as usize).is_some_and(|node| !core::mem::replace(&mut node.is_taken, true))
    }

    /// Adds a node, unless its position is known; returns its number.
    pub(super) fn insert(&mut self, node: Node) -> Option<u32> {
        if self.nodes.len() * 2 > self.slots.len() {
            self.enlarge();
        }
        let mask = self.slots.len() - 1;
        let mut at = node.packed.hash() & mask;
        loop {
            let slot = self.slots.get_mut(at)?;
            if *slot == NONE {
                let index = u32::try_from(self.nodes.len()).ok()?;
                *slot = index;
                self.nodes.push(node);
                return Some(index);
            }
            if self.nodes.get(*slot as usize).is_some_and(|known| known.packed == node.packed) {
                return None;
            }
            at = (at + 1) & mask;
        }
    }

    fn enlarge(&mut self) {
        let mut slots = vec![NONE; self.slots.len() * 4];
        let mask = slots.len() - 1;
        for (node, index) in self.nodes.iter().zip(0..) {
            let mut at = node.packed.hash() & mask;
            while slots.get(at).is_some_and(|slot| *slot != NONE) {
                at = (at + 1) & mask;
            }
            if let Some(slot) = slots.get_mut(at) {
                *slot = index;
            }
        }
        self.slots = slots;
    }

    /// Returns the moves that led to a node.
    pub(super) fn line(&self, mut index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(node) = self.get(index).filter(|_| index > 0) {
            line.push(node.mv);
            index = node.parent;
        }
        line.reverse();
        line
    }
}
