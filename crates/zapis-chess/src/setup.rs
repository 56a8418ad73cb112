//! A board as set up, possible or not, and its conversion into a playable position.

use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::attacks::between;
use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingSide};
use super::piece::{Color, Piece, Role};
use super::position::{CHECKERS, Position};
use super::setup_fault::SetupFault;
use super::square::{File, Square};

/// Everything a FEN can express, whether or not the position is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each square, `a1` first, `h8` last.
    pub board: [Option<Piece>; 64],
    /// The player to move.
    pub turn: Color,
    /// The rooks with which castling is allowed, by color and side.
    pub castling: [[Option<Square>; 2]; 2],
    /// Letters of the castling field for which no rook was found, as written.
    pub unmatched_castling: ArrayVec<u8, 20>,
    /// The en passant square as written.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the next move.
    pub fullmove_number: u32,
}

impl Default for Setup {
    /// Returns the empty board with White to move.
    fn default() -> Self {
        Self {
            board: [None; 64],
            turn: Color::White,
            castling: [[None; 2]; 2],
            unmatched_castling: ArrayVec::new(),
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }
}

impl Setup {
    /// Returns the squares of one player's pieces of one kind.
    #[must_use]
    pub fn by(&self, color: Color, role: Role) -> Bitboard {
        self.squares_of(|piece| piece == Piece { color, role })
    }

    fn squares_of(&self, wanted: impl Fn(Piece) -> bool) -> Bitboard {
        let on = |square: &Square| self.board[square.index()].is_some_and(&wanted);
        Bitboard::ALL.into_iter().filter(on).collect()
    }

    /// Returns the mode that these castling rights imply: Chess960 if a king off the e-file or a rook out of its corner
    /// may castle.
    #[must_use]
    pub fn castling_mode(&self) -> CastlingMode {
        let is_standard = Color::ALL.into_iter().all(|color| {
            CastlingSide::ALL.into_iter().all(|castling_side| {
                self.castling[color.index()][castling_side.index()]
                    .is_none_or(|rook| rook.file() == corner_file(castling_side) && self.king_on_e_file(color))
            })
        });
        if is_standard { CastlingMode::Standard } else { CastlingMode::Chess960 }
    }

    fn king_on_e_file(&self, color: Color) -> bool {
        self.by(color, Role::King).single().is_some_and(|king| king.file() == File::E)
    }

    /// Grants the rights that the letters of a castling field name, each to the rook it means.
    ///
    /// `KQkq` mean the outermost rook of that side (X-FEN), `A` to `H` and `a` to `h` the rook of that file
    /// (Shredder-FEN). Letters without a rook go to [`unmatched_castling`](Self::unmatched_castling).
    pub fn grant_castling(&mut self, letters: &[u8]) {
        for &letter in letters {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            let mut unmatched = Some(letter);
            if let Some((castling_side, rook)) = self.castling_of(color, letter) {
                let held = &mut self.castling[color.index()][castling_side.index()];
                // Of two rooks on one side, the inner one is not the original: at the start the king is between its
                // rooks (Guidelines II.3.2).
                if held.is_none_or(|held| rook == held || (rook > held) == (castling_side == CastlingSide::King)) {
                    let inner = held.replace(rook).filter(|inner| *inner != rook);
                    unmatched = inner.map(|inner| match color {
                        Color::White => inner.file().byte().to_ascii_uppercase(),
                        Color::Black => inner.file().byte(),
                    });
                }
            }
            if let Some(letter) = unmatched
                && !self.unmatched_castling.is_full()
            {
                self.unmatched_castling.push(letter);
            }
        }
    }

    fn castling_of(&self, color: Color, letter: u8) -> Option<(CastlingSide, Square)> {
        let home = Bitboard::back_rank(color);
        let king = (self.by(color, Role::King) & home).single()?;
        let rooks = self.by(color, Role::Rook) & home;
        match letter.to_ascii_lowercase() {
            b'k' => rooks.last().filter(|rook| *rook > king).map(|rook| (CastlingSide::King, rook)),
            b'q' => rooks.first().filter(|rook| *rook < king).map(|rook| (CastlingSide::Queen, rook)),
            file => {
                let rook = (rooks & Bitboard::of_file(File::from_byte(file)?)).single()?;
                Some((CastlingSide::of(king, rook), rook))
            }
        }
    }

    /// Creates a playable position, and lists every reason why this setup cannot arise in a game, not only the first.
    ///
    /// There is no position exactly if some fault [is fatal](SetupFault::is_fatal). Impossible castling rights and en
    /// passant squares are left out of the position; other faults are only reported.
    #[must_use]
    pub fn position(&self, mode: CastlingMode) -> (Option<Position>, Vec<SetupFault>) {
        let mut faults = Vec::new();
        let mut position = Position::empty();
        position.state.mode = mode;
        position.state.turn = self.turn;
        position.state.halfmove_clock = self.halfmove_clock;
        // Some programs count from 0 and mean the first move.
        position.state.turns = 2 * u64::from(self.fullmove_number.max(1)) + self.turn as u64;
        for square in Bitboard::ALL {
            if let Some(piece) = self.board[square.index()] {
                position.put(square, piece);
            }
        }
        check_material(&position, &mut faults);
        let has_kings = Color::ALL.into_iter().all(|color| position.by(color, Role::King).len() == 1);
        if has_kings {
            check_kings(&mut position, &mut faults);
        }
        self.check_castling(&mut position, &mut faults);
        if has_kings {
            self.check_en_passant(&mut position, &mut faults);
        }
        self.check_counters(&mut faults);
        position.state.known_key = position.computed_key();
        let is_playable = !faults.iter().any(SetupFault::is_fatal);
        (is_playable.then_some(position), faults)
    }

    fn check_castling(&self, position: &mut Position, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let home = Bitboard::back_rank(color);
            let king = position.by(color, Role::King).single();
            for castling_side in CastlingSide::ALL {
                let Some(rook) = self.castling[color.index()][castling_side.index()] else {
                    continue;
                };
                let stands = position.by(color, Role::Rook).contains(rook) && home.contains(rook);
                match king.filter(|king| home.contains(*king)) {
                    None => faults.push(SetupFault::CastlingKingAway { color, castling_side: Some(castling_side) }),
                    Some(king) if !stands || CastlingSide::of(king, rook) != castling_side => {
                        faults.push(SetupFault::CastlingRookAway { color, castling_side, rook });
                    }
                    Some(king) if mode_forbids(position.mode(), king, rook, castling_side) => {
                        faults.push(SetupFault::CastlingNotStandard { color, castling_side, king, rook });
                    }
                    Some(_) => position.allow_castling(rook),
                }
            }
        }
        for &letter in &self.unmatched_castling {
            faults.push(unmatched(position, letter));
        }
    }

    /// Checks the en passant square against the double step that must just have been made (FIDE 3.7.4.1 of 2018).
    fn check_en_passant(&self, position: &mut Position, faults: &mut Vec<SetupFault>) {
        let Some(square) = self.en_passant else {
            return;
        };
        let (us, them) = (self.turn, !self.turn);
        let passed = Bitboard::of(square);
        if !Position::third_rank(them).meets(passed) {
            faults.push(SetupFault::EnPassantRank { square, turn: us });
            return;
        }
        let (pawn, origin) = (passed.forward(them), passed.forward(us));
        if !position.by(them, Role::Pawn).meets(pawn) {
            faults.push(SetupFault::EnPassantPawnMissing { square, color: them });
            return;
        }
        let occupied = position.occupied();
        if let Some(blocked) = ((passed | origin) & occupied).first() {
            faults.push(SetupFault::EnPassantWayBlocked { square, blocked });
            return;
        }
        if self.halfmove_clock != 0 {
            let clock = self.halfmove_clock;
            faults.push(SetupFault::EnPassantClock { square, clock });
        }
        let before = occupied.without(pawn) | origin;
        let attackers = position.attackers_to(position.king(us), before, them).without(pawn);
        if !attackers.is_empty() {
            faults.push(SetupFault::EnPassantCheck { square, attackers });
        }
        position.set_passed(position.state.turn, square);
    }

    fn check_counters(&self, faults: &mut Vec<SetupFault>) {
        if self.fullmove_number == 0 {
            faults.push(SetupFault::MoveNumberZero);
            return;
        }
        let n_plies = 2 * u64::from(self.fullmove_number - 1) + self.turn as u64;
        if u64::from(self.halfmove_clock) > n_plies {
            faults.push(SetupFault::ClockAheadOfMoves { clock: self.halfmove_clock, number: self.fullmove_number });
        }
    }
}

/// Returns the file on which the rook of a side starts in standard chess.
const fn corner_file(castling_side: CastlingSide) -> File {
    match castling_side {
        CastlingSide::King => File::H,
        CastlingSide::Queen => File::A,
    }
}

fn mode_forbids(mode: CastlingMode, king: Square, rook: Square, castling_side: CastlingSide) -> bool {
    mode == CastlingMode::Standard && (king.file() != File::E || rook.file() != corner_file(castling_side))
}

fn unmatched(position: &Position, letter: u8) -> SetupFault {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let castling_side = match letter.to_ascii_lowercase() {
        b'k' => Some(CastlingSide::King),
        b'q' => Some(CastlingSide::Queen),
        _ => None,
    };
    let home = Bitboard::back_rank(color);
    match (position.by(color, Role::King) & home).single() {
        None => SetupFault::CastlingKingAway { color, castling_side },
        Some(_) => SetupFault::CastlingRookMissing { color, letter: char::from(letter) },
    }
}

/// Checks for material that no game can produce: pieces only leave the board, and only pawns change.
fn check_material(position: &Position, faults: &mut Vec<SetupFault>) {
    for color in Color::ALL {
        let kings = position.by(color, Role::King);
        if kings.is_empty() {
            faults.push(SetupFault::NoKing { color });
        } else if kings.has_several() {
            faults.push(SetupFault::SeveralKings { color, kings });
        }
        let pawns = position.by(color, Role::Pawn);
        let misplaced = pawns & Bitboard::BACK_RANKS;
        if !misplaced.is_empty() {
            faults.push(SetupFault::PawnsOnBackRanks { color, pawns: misplaced });
        }
        let n_pieces = position.color(color).len();
        if n_pieces > 16 {
            faults.push(SetupFault::TooManyPieces { color, n_pieces });
        }
        let n_pawns = pawns.len();
        if n_pawns > 8 {
            faults.push(SetupFault::TooManyPawns { color, n_pawns });
        }
        let n_promoted = n_promoted(position, color);
        let n_missing = 8_usize.saturating_sub(n_pawns);
        if n_promoted > n_missing {
            faults.push(SetupFault::TooManyPromoted { color, n_promoted, n_missing });
        }
    }
}

/// Counts the pieces that must have been pawns; a side starts with one bishop on squares of each color.
fn n_promoted(position: &Position, color: Color) -> usize {
    let bishops = position.by(color, Role::Bishop);
    [
        position.by(color, Role::Knight).len().saturating_sub(2),
        (bishops & Bitboard::LIGHT).len().saturating_sub(1),
        bishops.without(Bitboard::LIGHT).len().saturating_sub(1),
        position.by(color, Role::Rook).len().saturating_sub(2),
        position.by(color, Role::Queen).len().saturating_sub(1),
    ]
    .iter()
    .sum()
}

/// Checks the kings against each other and against the pieces, and records the checkers.
fn check_kings(position: &mut Position, faults: &mut Vec<SetupFault>) {
    let (us, them) = (position.turn(), !position.turn());
    let (king, other) = (position.king(us), position.king(them));
    let occupied = position.occupied();
    if king.distance(other) == 1 {
        faults.push(SetupFault::KingsTouch { white: position.king(Color::White), black: position.king(Color::Black) });
    }
    let kings = position.role(Role::King);
    let attackers = position.attackers_to(other, occupied, us).without(kings);
    if !attackers.is_empty() {
        faults.push(SetupFault::OpponentInCheck { color: them, attackers });
    }
    position.boards[CHECKERS] = position.attackers_to(king, occupied, them).without(kings);
    position.aim_at_king(position.state.turn);
    let checkers = position.checkers();
    if checkers.len() > 2 {
        faults.push(SetupFault::TooManyCheckers { color: us, checkers });
    } else if checkers.len() == 2 && is_impossible_double_check(position, king) {
        faults.push(SetupFault::ImpossibleDoubleCheck { color: us, checkers });
    }
}

/// Returns true if no single move can have given this double check.
///
/// At least one of two checkers has not moved but was uncovered, so it is a slider; and a king between two checkers on
/// one line would have been in check before, because no move can uncover both sides of the line.
fn is_impossible_double_check(position: &Position, king: Square) -> bool {
    let leapers = position.role(Role::Pawn) | position.role(Role::Knight);
    if position.checkers().without(leapers).is_empty() {
        return true;
    }
    let mut checkers = position.checkers().into_iter();
    match (checkers.next(), checkers.next()) {
        (Some(a), Some(b)) => between(a, b).contains(king),
        _ => false,
    }
}
