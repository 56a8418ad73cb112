//! A position as its player sees it, with the features of each legal move: the input of the network of [`policy`].
//!
//! [`policy`]: super::policy

use arrayvec::ArrayVec;

use crate::chess::attacks;
use crate::chess::{Bitboard, CastlingSide, Color, Move, Position, Role, Square};

/// The inputs of a position: the active rows of the first layer.
pub type Inputs = ArrayVec<u16, 320>;

/// The features of a move: first the places (its target and its origin), then the rest.
pub type Features = ArrayVec<u16, 32>;

pub(crate) const ROLES: usize = 6;
const BOARDS: usize = ROLES * 64;

// The inputs: boards stand from the mover's first rank up, files a to h; the mover's pieces come first.
/// Pieces: side, role, square.
const PIECES: usize = 0;
/// Pieces that are attacked by less value, or attacked and not defended: side, role, square.
const DANGER: usize = PIECES + 2 * BOARDS;
/// The last move: its role and target, and its origin.
const LAST_TO: usize = DANGER + 2 * BOARDS;
const LAST_FROM: usize = LAST_TO + BOARDS;
/// The target of one's own move before it.
const OWN_TO: usize = LAST_FROM + 64;
/// What each side attacks.
const REACH: usize = OWN_TO + 64;
/// Castling rights, files of en passant, check.
const CASTLING: usize = REACH + 2 * 64;
const PASSANT: usize = CASTLING + 4;
const IN_CHECK: usize = PASSANT + 8;
/// The age of the game, and the number of pieces left other than pawns.
const AGE: usize = IN_CHECK + 1;
const FORCE: usize = AGE + 8;
/// The number of inputs.
pub const N_INPUTS: usize = FORCE + 8;

// The features of moves; those before `N_PLACES` are where a move leads and where from.
const TO: usize = 0;
const FROM: usize = TO + BOARDS;
const CASTLE: usize = FROM + BOARDS;
/// The number of places.
pub const N_PLACES: usize = CASTLE + 2;
/// What is taken, by what; whether it is defended.
const CAPTURE: usize = N_PLACES;
/// By role: on the square of the opponent's last capture.
const RECAPTURE: usize = CAPTURE + ROLES * ROLES * 2;
/// The piece that has just moved; whether it is defended.
const TAKES_MOVER: usize = RECAPTURE + ROLES;
/// Role; whether it captures; the square is safe, attacked by less value, attacked and not defended, attacked and defended.
const ENTERS: usize = TAKES_MOVER + 2;
/// Role; the same four of the square it leaves.
const LEAVES: usize = ENTERS + ROLES * 8;
/// Role: from the piece that has just moved; whether that still aims at it.
const FLEES: usize = LEAVES + ROLES * 4;
/// Role: a direct check; whether the checking piece hangs.
const CHECK: usize = FLEES + ROLES * 2;
/// To a queen, to another piece; whether the square is attacked.
const PROMOTION: usize = CHECK + ROLES * 2;
/// The last move taken back; the same piece again, by role.
const AGAIN: usize = PROMOTION + 4;
/// Role; the most valuable piece it attacks that is worth more or not defended; whether it hangs.
const THREAT: usize = AGAIN + 1 + ROLES;
/// Role: it attacks several of those.
const FORK: usize = THREAT + ROLES * ROLES * 2;
/// Role: it attacks the piece that has just moved.
const HITS_MOVER: usize = FORK + ROLES;
/// Role: it attacks one square beside the king, several.
const SIEGE: usize = HITS_MOVER + ROLES;
/// Role: how many squares more or fewer it attacks than before.
const MOBILITY: usize = SIEGE + ROLES * 2;
/// The distance from the target of the last move, and of one's own before it.
const NEAR: usize = MOBILITY + ROLES * 9;
const OWN_NEAR: usize = NEAR + 8;
/// Out of check by the king, by a block, by a capture.
const EVASION: usize = OWN_NEAR + 8;
/// A passed pawn's move, by rank.
const PASSED: usize = EVASION + 3;
/// Another piece is in danger: left there, protected.
const PROTECTS: usize = PASSED + 8;
/// A piece that only this one defends is left hanging: a pawn, a piece.
const ABANDONS: usize = PROTECTS + 2;
/// Role: where no pawn can ever drive it away; whether a pawn defends it there.
const OUTPOST: usize = ABANDONS + 2;
/// The number of features.
pub const N_FEATURES: usize = OUTPOST + ROLES * 2;

/// The last moves before a position, as far as they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// The attacks of one side.
struct Attacks {
    all: Bitboard,
    /// By two pieces or more.
    twice: Bitboard,
    /// With pieces of less value than each role.
    by_lower: [Bitboard; ROLES],
    by_pawns: Bitboard,
}

impl Attacks {
    fn of(position: &Position, side: Color) -> Self {
        let occupied = position.occupied();
        let mut by_role = [Bitboard::EMPTY; ROLES];
        let (mut all, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for role in Role::ALL {
            for square in position.by(side, role) {
                let reach = attacks::of(role, side, square, occupied);
                twice |= all & reach;
                all |= reach;
                by_role[role.index()] |= reach;
            }
        }
        let mut by_lower = [Bitboard::EMPTY; ROLES];
        for role in Role::ALL {
            for other in Role::ALL.into_iter().filter(|other| worth(*other) < worth(role)) {
                by_lower[role.index()] |= by_role[other.index()];
            }
        }
        Self { all, twice, by_lower, by_pawns: by_role[Role::Pawn.index()] }
    }

    /// Returns the pieces of a side that these attacks endanger.
    fn endangered(&self, position: &Position, side: Color, defended: Bitboard) -> Bitboard {
        let mut danger = (position.color(side) & self.all).without(defended);
        for role in Role::ALL {
            danger |= position.by(side, role) & self.by_lower[role.index()];
        }
        danger.without(position.role(Role::King))
    }
}

/// A position as its player sees it.
pub struct PriorView<'a> {
    position: &'a Position,
    us: Color,
    last: LastMoves,
    ours: Attacks,
    theirs: Attacks,
    their_pawns: Bitboard,
    /// One's own pieces in danger, and the opponent's.
    in_danger: Bitboard,
    their_danger: Bitboard,
    /// The squares around the opponent's king.
    siege: Bitboard,
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

impl<'a> PriorView<'a> {
    /// Creates the view of a position.
    #[must_use]
    pub fn of(position: &'a Position, last: LastMoves) -> Self {
        let us = position.turn();
        let (ours, theirs) = (Attacks::of(position, us), Attacks::of(position, !us));
        let in_danger = theirs.endangered(position, us, ours.all);
        let their_danger = ours.endangered(position, !us, theirs.all);
        let siege = attacks::king(position.king(!us));
        let their_pawns = position.by(!us, Role::Pawn);
        Self { position, us, last, ours, theirs, their_pawns, in_danger, their_danger, siege }
    }

    /// Returns the index of a square as the mover sees it.
    const fn seen(&self, square: Square) -> usize {
        match self.us {
            Color::White => square.index(),
            Color::Black => square.mirrored().index(),
        }
    }

    /// Returns the inputs of the position.
    #[must_use]
    pub fn inputs(&self) -> Inputs {
        let mut out = Inputs::new();
        // A full list drops its last element; no board has that many pieces.
        let mut put = |index: usize| {
            let _ = out.try_push(u16::try_from(index).unwrap_or(0));
        };
        let position = self.position;
        let danger = self.in_danger | self.their_danger;
        for (side, color) in [self.us, !self.us].into_iter().enumerate() {
            for role in Role::ALL {
                let board = side * BOARDS + role.index() * 64;
                for square in position.by(color, role) {
                    put(PIECES + board + self.seen(square));
                    if danger.contains(square) {
                        put(DANGER + board + self.seen(square));
                    }
                }
            }
            let reach = if side == 0 { self.ours.all } else { self.theirs.all };
            for square in reach {
                put(REACH + side * 64 + self.seen(square));
            }
            for (index, castling_side) in [CastlingSide::King, CastlingSide::Queen].into_iter().enumerate() {
                if position.castling_rook(color, castling_side).is_some() {
                    put(CASTLING + side * 2 + index);
                }
            }
        }
        if let Some((theirs, _)) = self.last.theirs {
            let role = if theirs.is_castle() { Some(Role::King) } else { position.role_at(theirs.to()) };
            put(LAST_TO + role.unwrap_or(Role::Pawn).index() * 64 + self.seen(theirs.to()));
            put(LAST_FROM + self.seen(theirs.from()));
        }
        if let Some(ours) = self.last.ours {
            put(OWN_TO + self.seen(ours.to()));
        }
        if let Some(square) = position.en_passant() {
            put(PASSANT + square.file().index());
        }
        if position.is_check() {
            put(IN_CHECK);
        }
        let age = match position.fullmove_number() {
            0..=3 => 0,
            4..=6 => 1,
            7..=10 => 2,
            11..=15 => 3,
            16..=22 => 4,
            23..=32 => 5,
            33..=45 => 6,
            _ => 7,
        };
        put(AGE + age);
        let pieces = position.occupied().without(position.role(Role::Pawn)).len();
        put(FORCE + (pieces / 2).saturating_sub(1).min(7));
        out
    }

    /// Returns the features of a legal move.
    #[must_use]
    pub fn features(&self, mv: Move) -> Features {
        let mut out = Features::new();
        // A full list drops its last element; no move has that many features.
        let mut put = |index: usize| {
            let _ = out.try_push(u16::try_from(index).unwrap_or(0));
        };
        let position = self.position;
        let (from, to) = (mv.from(), mv.to());
        if let Some(castling_side) = mv.castling_side() {
            put(CASTLE + usize::from(castling_side == CastlingSide::Queen));
            return out;
        }
        let piece = position.role_at(from).unwrap_or(Role::Pawn);
        let role = piece.index();
        put(TO + role * 64 + self.seen(to));
        put(FROM + role * 64 + self.seen(from));
        let (target, origin) = (Bitboard::of(to), Bitboard::of(from));
        let is_attacked = self.theirs.all.meets(target);
        let is_push = piece == Role::Pawn && from.file() == to.file();
        let is_supported = if is_push { self.ours.all } else { self.ours.twice }.meets(target);
        let taken = if mv.is_en_passant() { Some(Role::Pawn) } else { position.role_at(to) };
        if let Some(taken) = taken {
            put(CAPTURE + (taken.index() * ROLES + role) * 2 + usize::from(is_attacked));
        }
        let danger = self.danger(piece, to, is_supported);
        put(ENTERS + (role * 2 + usize::from(taken.is_some())) * 4 + danger);
        put(LEAVES + role * 4 + self.danger(piece, from, self.ours.all.meets(origin)));
        let occupied = position.occupied();
        let before = attacks::of(piece, self.us, from, occupied);
        let after = attacks::of(piece, self.us, to, occupied.without(origin));
        if let Some((theirs, captured)) = self.last.theirs {
            let at = theirs.to();
            if at == to && taken.is_some() {
                put(if captured { RECAPTURE + role } else { TAKES_MOVER + usize::from(is_attacked) });
            } else if let Some(mover) = position.role_at(at).filter(|_| !theirs.is_castle()) {
                let reach = attacks::of(mover, !self.us, at, occupied);
                if reach.meets(origin) {
                    put(FLEES + role * 2 + usize::from(reach.meets(target)));
                }
                if after.contains(at) {
                    put(HITS_MOVER + role);
                }
            }
            put(NEAR + usize::from(to.distance(at)).min(7));
        }
        if after.contains(position.king(!self.us)) {
            put(CHECK + role * 2 + usize::from(is_attacked && !is_supported));
        }
        if let Some(promoted) = mv.promotion() {
            put(PROMOTION + 2 * usize::from(promoted != Role::Queen) + usize::from(is_attacked));
        }
        if let Some(ours) = self.last.ours.filter(|ours| !ours.is_castle()) {
            if ours.to() == from {
                put(if ours.from() == to { AGAIN } else { AGAIN + 1 + role });
            }
            put(OWN_NEAR + usize::from(to.distance(ours.to())).min(7));
        }
        let mut threatened = (after & position.color(!self.us)).without(self.theirs.all);
        for other in Role::ALL.into_iter().filter(|other| worth(*other) > worth(piece) && *other != Role::King) {
            threatened |= after & position.by(!self.us, other);
        }
        let threatened = threatened.without(position.role(Role::King));
        let dearest = Role::ALL.into_iter().rev().find(|other| threatened.meets(position.role(*other)));
        if let Some(dearest) = dearest {
            put(THREAT + (dearest.index() * ROLES + role) * 2 + usize::from(danger == 1 || danger == 2));
            if threatened.has_several() {
                put(FORK + role);
            }
        }
        match (after & self.siege).len() {
            0 => {}
            several => put(SIEGE + role * 2 + usize::from(several > 1)),
        }
        let mobility = (after.len() + 8 - before.len().min(8)).clamp(4, 12) - 4;
        put(MOBILITY + role * 9 + mobility);
        if position.is_check() {
            put(EVASION + if piece == Role::King { 0 } else { 1 + usize::from(taken.is_some()) });
        }
        match piece {
            Role::Pawn if !self.their_pawns.meets(self.ahead(to, true)) => put(PASSED + self.seen(to) / 8),
            Role::Knight | Role::Bishop | Role::Rook if !self.their_pawns.meets(self.ahead(to, false)) => {
                put(OUTPOST + role * 2 + usize::from(self.ours.by_pawns.meets(target)));
            }
            _ => {}
        }
        if !self.in_danger.is_empty() && !self.in_danger.meets(origin) {
            put(PROTECTS + usize::from(after.meets(self.in_danger)));
        }
        let defended_here = (before & position.color(self.us) & self.theirs.all).without(self.ours.twice);
        let abandoned = defended_here.without(after).without(position.role(Role::King));
        if !abandoned.is_empty() {
            put(ABANDONS + usize::from(!abandoned.without(position.role(Role::Pawn)).is_empty()));
        }
        out
    }

    /// Returns the danger of a piece on a square: safe, attacked by less value, attacked and not defended, attacked and
    /// defended.
    fn danger(&self, piece: Role, square: Square, is_defended: bool) -> usize {
        let square = Bitboard::of(square);
        if !self.theirs.all.meets(square) {
            0
        } else if self.theirs.by_lower[piece.index()].meets(square) {
            1
        } else if is_defended {
            3
        } else {
            2
        }
    }

    /// Returns the squares ahead of one on the files beside it, and on its own file if `own_file`.
    fn ahead(&self, square: Square, own_file: bool) -> Bitboard {
        let file = Bitboard::of_file(square.file()).0;
        let beside = file << 1 & !0x0101_0101_0101_0101 | file >> 1 & !0x8080_8080_8080_8080;
        let files = if own_file { beside | file } else { beside };
        let rank = square.index() / 8;
        let ranks = match self.us {
            Color::White if rank == 7 => 0,
            Color::White => u64::MAX << (8 * (rank + 1)),
            Color::Black => (1_u64 << (8 * rank)) - 1,
        };
        Bitboard(files & ranks)
    }
}
