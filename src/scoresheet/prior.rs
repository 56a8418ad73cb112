//! Which legal move a player would make: a softmax over the legal moves, with its weights in `grammar/move_prior.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::chess::attacks;
use crate::chess::{Bitboard, Color, Move, Position, Role, Wing};

/// The features of a move: which entries of the table count for it.
pub type Features = ArrayVec<u16, 24>;

/// A group of features: its name in the table, and how many it has.
struct Group {
    name: &'static str,
    first: usize,
    len: usize,
}

const ROLES: usize = 6;
const PHASES: usize = 3;
const BOARDS: usize = PHASES * ROLES * 64;

const TO: usize = 0;
const FROM: usize = TO + BOARDS;
const CAPTURE: usize = FROM + BOARDS;
const RECAPTURE: usize = CAPTURE + ROLES * ROLES * 2;
const TAKES_MOVER: usize = RECAPTURE + ROLES;
const ENTERS: usize = TAKES_MOVER + 2;
const LEAVES: usize = ENTERS + ROLES * 8;
const FLEES: usize = LEAVES + ROLES * 4;
const CHECK: usize = FLEES + ROLES * 2;
const CASTLE: usize = CHECK + ROLES * 2;
const PROMOTION: usize = CASTLE + 2;
const AGAIN: usize = PROMOTION + 4;
const THREAT: usize = AGAIN + 1 + PHASES;
const EVASION: usize = THREAT + ROLES * 2;
const PASSED: usize = EVASION + 3;
const PROTECTS: usize = PASSED + 8;
const END: usize = PROTECTS + 2;

/// The groups in the order of the table; each explains itself there.
const GROUPS: [Group; 16] = [
    Group { name: "to", first: TO, len: BOARDS },
    Group { name: "from", first: FROM, len: BOARDS },
    Group { name: "capture", first: CAPTURE, len: RECAPTURE - CAPTURE },
    Group { name: "recapture", first: RECAPTURE, len: TAKES_MOVER - RECAPTURE },
    Group { name: "takes-mover", first: TAKES_MOVER, len: ENTERS - TAKES_MOVER },
    Group { name: "enters", first: ENTERS, len: LEAVES - ENTERS },
    Group { name: "leaves", first: LEAVES, len: FLEES - LEAVES },
    Group { name: "flees", first: FLEES, len: CHECK - FLEES },
    Group { name: "check", first: CHECK, len: CASTLE - CHECK },
    Group { name: "castle", first: CASTLE, len: PROMOTION - CASTLE },
    Group { name: "promotion", first: PROMOTION, len: AGAIN - PROMOTION },
    Group { name: "again", first: AGAIN, len: THREAT - AGAIN },
    Group { name: "threat", first: THREAT, len: EVASION - THREAT },
    Group { name: "evasion", first: EVASION, len: PASSED - EVASION },
    Group { name: "passed", first: PASSED, len: PROTECTS - PASSED },
    Group { name: "protects", first: PROTECTS, len: END - PROTECTS },
];

/// The last moves before a position, as far as they are known.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastMoves {
    /// The opponent's, and whether it captured.
    pub theirs: Option<(Move, bool)>,
    /// One's own before it.
    pub ours: Option<Move>,
}

impl LastMoves {
    /// Returns the last moves after a move.
    #[must_use]
    pub fn after(self, position: &Position, mv: Move) -> Self {
        Self { theirs: Some((mv, position.is_capture(mv))), ours: self.theirs.map(|(theirs, _)| theirs) }
    }
}

/// The weights.
#[derive(Debug)]
pub struct MovePrior {
    weights: Vec<f32>,
}

static PRIOR: LazyLock<MovePrior> = LazyLock::new(|| {
    // The text is fixed when the program is built, and a test reads it: a fault of it never meets a user.
    #[expect(clippy::expect_used, reason = "a uniform prior in its place would hide the fault")]
    MovePrior::read(include_str!("../../grammar/move_prior.toml")).expect("a sound table")
});

/// The unit of the weights in the table: a hundredth of a natural logarithm.
const UNIT: f32 = 0.01;

impl MovePrior {
    /// Returns the table.
    #[must_use]
    pub fn get() -> &'static Self {
        &PRIOR
    }

    /// How many features there are.
    pub const N_FEATURES: usize = END;

    /// Returns the prior for which every legal move is as probable as every other.
    #[must_use]
    pub fn uniform() -> Self {
        Self { weights: vec![0.0; END] }
    }

    /// Takes weights as they were fitted.
    #[must_use]
    pub fn of(mut weights: Vec<f32>) -> Self {
        weights.resize(END, 0.0);
        Self { weights }
    }

    fn read(text: &str) -> Option<Self> {
        let table: BTreeMap<String, Vec<i16>> = toml::from_str(text).ok()?;
        let mut weights = Vec::with_capacity(END);
        for group in &GROUPS {
            let values = table.get(group.name).filter(|values| values.len() == group.len)?;
            weights.extend(values.iter().map(|value| f32::from(*value) * UNIT));
        }
        Some(Self { weights })
    }

    /// Writes the entries of the table, without the words that explain them.
    #[must_use]
    pub fn to_toml(&self) -> String {
        use std::fmt::Write as _;
        let mut out = String::new();
        for group in &GROUPS {
            let _ = writeln!(out, "{} = [", group.name);
            let width = if group.len % 8 == 0 { 8 } else { group.len.min(12) };
            for row in self.weights[group.first..group.first + group.len].chunks(width) {
                let values: Vec<String> = row.iter().map(|weight| format!("{:.0}", weight / UNIT)).collect();
                let _ = writeln!(out, "  {},", values.join(", ").replace("-0,", "0,"));
            }
            out.push_str("]\n");
        }
        out
    }

    /// Returns the negative logarithm of the probability of each of some legal moves: all of a position's.
    #[must_use]
    pub fn costs(&self, position: &Position, moves: &[Move], last: LastMoves) -> Vec<f32> {
        let view = View::of(position, last);
        let scores: Vec<f32> = moves.iter().map(|mv| self.score(&view.features(*mv))).collect();
        let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = scores.iter().map(|score| (score - top).exp()).sum();
        let log_sum = top + sum.ln();
        scores.into_iter().map(|score| log_sum - score).collect()
    }

    fn score(&self, features: &Features) -> f32 {
        features.iter().map(|feature| self.weights[usize::from(*feature)]).sum()
    }
}

/// A position as its player sees it.
pub struct View<'a> {
    position: &'a Position,
    us: Color,
    phase: usize,
    last: LastMoves,
    /// What the opponent attacks with pieces of less value than each role.
    by_lower: [Bitboard; ROLES],
    theirs: Bitboard,
    ours: Bitboard,
    /// What is attacked by two or more of one's own pieces.
    ours_twice: Bitboard,
    their_pawns: Bitboard,
    /// One's own pieces in danger.
    in_danger: Bitboard,
}

const fn worth(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 99,
    }
}

impl<'a> View<'a> {
    /// Looks at a position.
    #[must_use]
    pub fn of(position: &'a Position, last: LastMoves) -> Self {
        let us = position.turn();
        let occupied = position.occupied();
        let mut by_role = [Bitboard::EMPTY; ROLES];
        let (mut ours, mut ours_twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for role in Role::ALL {
            for square in position.by(!us, role) {
                by_role[role.index()] |= attacks::of(role, !us, square, occupied);
            }
            for square in position.by(us, role) {
                let reach = attacks::of(role, us, square, occupied);
                ours_twice |= ours & reach;
                ours |= reach;
            }
        }
        let mut by_lower = [Bitboard::EMPTY; ROLES];
        let mut theirs = Bitboard::EMPTY;
        for role in Role::ALL {
            theirs |= by_role[role.index()];
            for other in Role::ALL.into_iter().filter(|other| worth(*other) < worth(role)) {
                by_lower[role.index()] |= by_role[other.index()];
            }
        }
        let mut in_danger = (position.color(us) & theirs).without(ours);
        for role in Role::ALL {
            in_danger |= position.by(us, role) & by_lower[role.index()];
        }
        let in_danger = in_danger.without(position.role(Role::King));
        let pieces = occupied.without(position.role(Role::Pawn)).len();
        let phase = match pieces {
            0..=7 => 2,
            _ if position.fullmove_number() <= 12 => 0,
            _ => 1,
        };
        let their_pawns = position.by(!us, Role::Pawn);
        Self { position, us, phase, last, by_lower, theirs, ours, ours_twice, their_pawns, in_danger }
    }

    /// Lists the features of a legal move.
    #[must_use]
    pub fn features(&self, mv: Move) -> Features {
        let mut out = Features::new();
        // A full list loses what stands last; no move has so many features.
        let mut put = |index: usize| {
            let _ = out.try_push(u16::try_from(index).unwrap_or(0));
        };
        let position = self.position;
        let (from, to) = (mv.from(), mv.to());
        if let Some(wing) = mv.castle_wing() {
            put(CASTLE + usize::from(wing == Wing::Queen));
            return out;
        }
        let role = position.role_at(from).unwrap_or(Role::Pawn);
        let own_side = |square: crate::chess::Square| match self.us {
            Color::White => square.index(),
            Color::Black => square.mirrored().index(),
        };
        let board = (self.phase * ROLES + role.index()) * 64;
        put(TO + board + own_side(to));
        put(FROM + board + own_side(from));
        let target = Bitboard::of(to);
        let is_attacked = self.theirs.meets(target);
        let supported = if role == Role::Pawn && from.file() == to.file() { self.ours } else { self.ours_twice };
        let is_supported = supported.meets(target);
        let taken = if mv.is_en_passant() { Some(Role::Pawn) } else { position.role_at(to) };
        if let Some(taken) = taken {
            put(CAPTURE + (taken.index() * ROLES + role.index()) * 2 + usize::from(is_attacked));
        }
        let danger = if !is_attacked {
            0
        } else if self.by_lower[role.index()].meets(target) {
            1
        } else if is_supported {
            3
        } else {
            2
        };
        put(ENTERS + (role.index() * 2 + usize::from(taken.is_some())) * 4 + danger);
        let origin = Bitboard::of(from);
        let left = if !self.theirs.meets(origin) {
            0
        } else if self.by_lower[role.index()].meets(origin) {
            1
        } else if self.ours.meets(origin) {
            3
        } else {
            2
        };
        put(LEAVES + role.index() * 4 + left);
        let after = attacks::of(role, self.us, to, position.occupied().without(origin));
        if let Some((theirs, captured)) = self.last.theirs {
            let at = theirs.to();
            if at == to && taken.is_some() {
                put(if captured { RECAPTURE + role.index() } else { TAKES_MOVER + usize::from(is_attacked) });
            } else if let Some(mover) = position.role_at(at).filter(|_| !theirs.is_castle()) {
                let reach = attacks::of(mover, !self.us, at, position.occupied());
                if reach.meets(origin) {
                    put(FLEES + role.index() * 2 + usize::from(reach.meets(target)));
                }
            }
        }
        if after.contains(position.king(!self.us)) {
            put(CHECK + role.index() * 2 + usize::from(is_attacked && !is_supported));
        }
        if let Some(promoted) = mv.promotion() {
            put(PROMOTION + 2 * usize::from(promoted != Role::Queen) + usize::from(is_attacked));
        }
        if let Some(ours) = self.last.ours.filter(|ours| ours.to() == from && !ours.is_castle()) {
            put(if ours.from() == to { AGAIN } else { AGAIN + 1 + self.phase });
        }
        let mut threatened = (after & position.color(!self.us)).without(self.theirs);
        for other in Role::ALL.into_iter().filter(|other| worth(*other) > worth(role) && *other != Role::King) {
            threatened |= after & position.by(!self.us, other);
        }
        if !threatened.without(position.role(Role::Pawn)).is_empty() {
            put(THREAT + role.index() * 2 + usize::from(danger == 1 || danger == 2));
        }
        if position.is_check() {
            put(EVASION + if role == Role::King { 0 } else { 1 + usize::from(taken.is_some()) });
        }
        if role == Role::Pawn && self.is_passed(to) {
            let rank = own_side(to) / 8;
            put(PASSED + rank);
        }
        if !self.in_danger.is_empty() && !self.in_danger.meets(origin) {
            let protected = after.meets(self.in_danger);
            put(PROTECTS + usize::from(protected));
        }
        out
    }

    fn is_passed(&self, to: crate::chess::Square) -> bool {
        let side = Bitboard::of_file(to.file()).0;
        let files = side | (side << 1 & !0x0101_0101_0101_0101) | (side >> 1 & !0x8080_8080_8080_8080);
        // The ranks ahead, on the file and beside it.
        let ranks = match self.us {
            Color::White => u64::MAX.checked_shl(8 * (u32::try_from(to.rank().index()).unwrap_or(0) + 1)).unwrap_or(0),
            Color::Black => (1_u64 << (8 * to.rank().index())) - 1,
        };
        !self.their_pawns.meets(Bitboard(files & ranks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_can_be_read() {
        assert!(MovePrior::read(include_str!("../../grammar/move_prior.toml")).is_some());
    }

    #[test]
    fn a_player_recaptures_and_seldom_hangs_a_knight() {
        let mut position = Position::initial();
        let mut last = LastMoves::default();
        for san in ["e4", "d5", "exd5"] {
            let moves = position.legal_moves();
            let mv = moves.into_iter().find(|mv| position.san(*mv) == san).unwrap();
            last = last.after(&position, mv);
            position.play(mv);
        }
        let moves = position.legal_moves();
        let costs = MovePrior::get().costs(&position, &moves, last);
        let total: f32 = costs.iter().map(|cost| (-cost).exp()).sum();
        assert!((total - 1.0).abs() < 1e-3);
        let cost = |san: &str| moves.iter().position(|mv| position.san(*mv) == san).map(|at| costs[at]).unwrap();
        assert!(cost("Qxd5") < cost("Nf6") && cost("Nf6") < cost("Nc6"));
    }
}
