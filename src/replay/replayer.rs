//! Plays the tape of a record, main line and side lines, with an explicit stack.

use crate::game::{CheckSign, Ending, Game, Gives, QuickRead, Side, Start, Unresolved};
use crate::record::{ItemKind, Record};

use super::repetition::Repetition;

/// One move that could be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply<M> {
    /// The index of its item on the tape.
    pub item: u32,
    /// Its number in its line, from 1.
    pub ply: u32,
    /// How many variations it stands in; 0 for the main line.
    pub depth: u32,
    /// Plies since the last irreversible one, after this move.
    pub halfmove_clock: u32,
    /// How often the position after it has stood, itself included; 0 in side lines, where it is not counted.
    pub occurrence: u32,
    /// The move.
    pub mv: M,
    /// What it gives.
    pub gives: Gives,
}

/// What is wrong with a move, or worth a note.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind<M> {
    /// `Nz3`: no move in this notation.
    Unreadable,
    /// No legal move is meant.
    Illegal,
    /// Several legal moves are meant.
    Ambiguous(Vec<M>),
    /// A move after the game has ended on the board.
    AfterEnd(Ending),
    /// `o-o`: understood, but most programs would not read it.
    Misspelled(M),
    /// The turn is passed in the main line.
    NullMove,
    /// A move number that does not fit.
    Number {
        /// The number written.
        written: u64,
        /// The number of the move about to be made.
        expected: u32,
        /// Whether the dots say that Black is to move.
        claims_black: bool,
    },
    /// A check sign that is not true, or is missing (a note).
    CheckSign {
        /// What the move gives.
        gives: Gives,
        /// What is written.
        written: CheckSign,
    },
    /// A capture sign where nothing is taken (a note).
    CaptureSign,
    /// More of the origin is written than needed (a note).
    Overspecified(M),
}

/// One fault with its place and, where it is needed to explain it, the position.
#[derive(Clone, Debug)]
pub struct Fault<G: Game> {
    /// The index of its item on the tape.
    pub item: u32,
    /// The ply it would have been, from 1.
    pub ply: u32,
    /// How many variations it stands in.
    pub depth: u32,
    /// The side to move.
    pub side: Side,
    /// What is wrong.
    pub kind: FaultKind<G::Move>,
    /// The position before the move.
    pub position: Option<Box<G::Position>>,
}

/// Something the rules take note of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The position stands for the third time: a draw can be claimed (FIDE 9.2).
    Threefold,
    /// It stands for the fifth time.
    Fivefold,
    /// Fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
    /// Seventy-five.
    SeventyFiveMoves,
}

/// An event of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// After how many plies.
    pub ply: u32,
    /// What happened.
    pub kind: EventKind,
    /// The plies after which the position stood, for repetitions.
    pub occurrences: Vec<u32>,
    /// The side to move, which may claim.
    pub claimant: Side,
}

/// How to replay.
#[derive(Clone, Copy, Debug)]
pub struct Options<A> {
    /// The alphabet, or `None` to let legality decide.
    pub alphabet: Option<A>,
    /// Whether notes are kept; else they are only counted.
    pub keep_notes: bool,
}

/// What became of a record.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// The moves that could be played, in the order of the tape.
    pub plies: Vec<Ply<G::Move>>,
    /// What is wrong, in the order of the tape.
    pub faults: Vec<Fault<G>>,
    /// Events of the main line.
    pub events: Vec<Event>,
    /// Where play started, and what is wrong with that.
    pub start: Start<G::Position>,
    /// The alphabet that was read.
    pub alphabet: G::Alphabet,
    /// Another alphabet that explains the record as well, with other moves.
    pub rival: Option<G::Alphabet>,
    /// The last position of the main line.
    pub last: Option<G::Position>,
    /// How the game ended on the board.
    pub ending: Option<Ending>,
    /// Plies of the main line.
    pub main_plies: u32,
    /// Plies of the side lines.
    pub side_plies: u32,
    /// Notes that were counted and not kept.
    pub notes: u32,
    /// Whether every move of the main line was played.
    pub is_complete: bool,
}

/// One line of play on the stack.
#[derive(Clone)]
struct Line<P> {
    position: P,
    /// The position before the last move: where an alternative to it starts.
    before: Option<P>,
    ply: u32,
    /// Whether moves can still be played in it.
    is_alive: bool,
    /// What is to be added to a move number to get the one written.
    number_shift: i64,
}

/// Replays one record after another, reusing its buffers.
pub struct Replayer<G: Game> {
    pub(super) game: G,
    pub(super) options: Options<G::Alphabet>,
    pub(super) replay: Replay<G>,
    repetition: Repetition,
    stack: Vec<Line<G::Position>>,
}

impl<G: Game> Replayer<G> {
    /// Makes a replayer.
    pub fn new(game: G, options: Options<G::Alphabet>, english: G::Alphabet) -> Self {
        let replay = Replay {
            plies: Vec::new(),
            faults: Vec::new(),
            events: Vec::new(),
            start: Start { position: None, problems: Vec::new(), is_usual: true },
            alphabet: options.alphabet.unwrap_or(english),
            rival: None,
            last: None,
            ending: None,
            main_plies: 0,
            side_plies: 0,
            notes: 0,
            is_complete: true,
        };
        Self { game, options, replay, repetition: Repetition::default(), stack: Vec::new() }
    }

    /// Returns the game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays a record and says what became of it.
    ///
    /// The first alphabet is tried first; where the main line fails and no alphabet was asked for, the one under which
    /// it goes furthest is taken.
    pub fn replay(&mut self, record: &Record<'_>) -> &Replay<G> {
        self.replay.start = self.game.set_up(record);
        let first = self.options.alphabet.or_else(|| self.game.alphabets().next());
        if let Some(first) = first {
            self.replay.alphabet = first;
        }
        self.replay.rival = None;
        self.run(record);
        if self.options.alphabet.is_none() && !self.replay.is_complete && self.replay.start.position.is_some() {
            self.decide_alphabet(record);
        }
        &self.replay
    }

    /// Plays the tape under the alphabet chosen.
    pub(super) fn run(&mut self, record: &Record<'_>) {
        let replay = &mut self.replay;
        replay.plies.clear();
        replay.faults.clear();
        replay.events.clear();
        (replay.main_plies, replay.side_plies, replay.notes) = (0, 0, 0);
        (replay.last, replay.ending, replay.is_complete) = (None, None, true);
        self.stack.clear();
        let Some(position) = self.replay.start.position.clone() else {
            self.replay.is_complete = false;
            return;
        };
        self.repetition.restart(0, self.game.key(&position));
        let mut line = Line { position, before: None, ply: 0, is_alive: true, number_shift: 0 };
        for (index, item) in record.tape.items.iter().enumerate() {
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            match item.kind {
                ItemKind::Move => self.play_word(record, index, &mut line),
                ItemKind::Number => self.check_number(record, index, &mut line),
                ItemKind::VariationOpen => {
                    let alternative = Line {
                        position: line.before.clone().unwrap_or_else(|| line.position.clone()),
                        before: None,
                        ply: if line.before.is_some() { line.ply - 1 } else { line.ply },
                        is_alive: line.is_alive,
                        number_shift: line.number_shift,
                    };
                    self.stack.push(std::mem::replace(&mut line, alternative));
                }
                ItemKind::VariationClose => {
                    if let Some(outer) = self.stack.pop() {
                        line = outer;
                    }
                }
                _ => {}
            }
        }
        if let Some(main) = self.stack.drain(..).next() {
            line = main;
        }
        self.replay.ending = match self.replay.plies.iter().rev().find(|ply| ply.depth == 0) {
            Some(last) if matches!(last.gives, Gives::Check | Gives::DoubleCheck) => None,
            _ => self.game.ending(&line.position),
        };
        self.replay.last = Some(line.position);
    }

    fn play_word(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G::Position>) {
        let span = record.tape.items[index as usize].span;
        let word = record.bytes(span);
        if line.is_alive
            && let Some(quick) = self.game.quick(&line.position, word, self.replay.alphabet)
        {
            return self.play_move(record, index, line, quick);
        }
        let depth = self.depth();
        let written = self.game.read(word, self.replay.alphabet);
        if !line.is_alive {
            if depth == 0 && written.is_none() {
                self.fault(index, line, depth, FaultKind::Unreadable, false);
            }
            return;
        }
        let Some(written) = written else {
            self.stop(line, depth);
            return self.fault(index, line, depth, FaultKind::Unreadable, true);
        };
        match self.game.resolve(&line.position, &written) {
            Ok(resolution) => {
                if self.game.is_misspelled(word, &written) {
                    self.fault(index, line, depth, FaultKind::Misspelled(resolution.mv), true);
                }
                let (sign, captures) = self.game.signs(&written);
                self.play_move(record, index, line, QuickRead { resolution, sign, captures });
            }
            Err(unresolved) => {
                self.stop(line, depth);
                let kind = match (self.game.ending(&line.position), unresolved) {
                    (Some(ending), _) => FaultKind::AfterEnd(ending),
                    (None, Unresolved::Illegal) => FaultKind::Illegal,
                    (None, Unresolved::Ambiguous(moves)) => FaultKind::Ambiguous(moves),
                };
                self.fault(index, line, depth, kind, true);
            }
        }
    }

    fn depth(&self) -> u32 {
        u32::try_from(self.stack.len()).unwrap_or(u32::MAX)
    }

    #[inline]
    fn play_move(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G::Position>, read: QuickRead<G::Move>) {
        let depth = self.depth();
        let QuickRead { resolution, sign, captures } = read;
        let mv = resolution.mv;
        if resolution.overspecified {
            self.note(index, line, depth, FaultKind::Overspecified(mv));
        }
        if captures && !self.game.is_capture(&line.position, mv) {
            self.note(index, line, depth, FaultKind::CaptureSign);
        }
        let is_null = self.game.is_null(mv);
        if is_null && depth == 0 {
            self.fault(index, line, depth, FaultKind::NullMove, false);
        }
        if record.tape.has_variations {
            line.before = Some(line.position.clone());
        }
        self.game.play(&mut line.position, mv);
        let gives = self.game.gives(&line.position);
        self.check_sign(index, line, depth, sign, gives);
        line.ply += 1;
        let halfmove_clock = self.game.halfmove_clock(&line.position);
        let occurrence = if depth == 0 {
            self.replay.main_plies += 1;
            self.count(line, halfmove_clock, is_null, gives)
        } else {
            self.replay.side_plies += 1;
            0
        };
        self.replay.plies.push(Ply { item: index, ply: line.ply, depth, halfmove_clock, occurrence, mv, gives });
    }

    /// Ends a line at a fault; the main line's end makes the record incomplete.
    fn stop(&mut self, line: &mut Line<G::Position>, depth: u32) {
        line.is_alive = false;
        if depth == 0 {
            self.replay.is_complete = false;
        }
    }

    /// Counts repetitions and moves without progress on the main line, and notes what the rules take note of.
    fn count(&mut self, line: &Line<G::Position>, halfmove_clock: u32, is_null: bool, gives: Gives) -> u32 {
        const FIFTY_MOVES: u32 = 100;
        const SEVENTY_FIVE_MOVES: u32 = 150;
        let key = self.game.key(&line.position);
        if halfmove_clock == 0 || is_null {
            self.repetition.restart(line.ply, key);
            return 1;
        }
        let occurrence = self.repetition.add(key);
        let repeated = match occurrence {
            3 => Some(EventKind::Threefold),
            5 => Some(EventKind::Fivefold),
            _ => None,
        };
        let without_progress = match halfmove_clock {
            FIFTY_MOVES => Some(EventKind::FiftyMoves),
            SEVENTY_FIVE_MOVES => Some(EventKind::SeventyFiveMoves),
            _ => None,
        };
        // Mate by the last of these moves takes precedence (FIDE 9.6.2).
        let without_progress = without_progress.filter(|_| gives != Gives::Mate);
        let claimant = self.game.side(&line.position);
        if let Some(kind) = repeated {
            let occurrences = self.repetition.plies_of(key);
            self.replay.events.push(Event { ply: line.ply, kind, occurrences, claimant });
        }
        if let Some(kind) = without_progress {
            self.replay.events.push(Event { ply: line.ply, kind, occurrences: Vec::new(), claimant });
        }
        occurrence
    }

    #[inline]
    fn check_sign(&mut self, index: u32, line: &Line<G::Position>, depth: u32, sign: CheckSign, gives: Gives) {
        let is_true = match (sign, gives) {
            (CheckSign::None { .. }, Gives::Nothing)
            | (CheckSign::None { expected: false }, _)
            | (CheckSign::Check, Gives::Check | Gives::DoubleCheck)
            | (CheckSign::Double, Gives::DoubleCheck | Gives::Mate)
            | (CheckSign::Mate, Gives::Mate) => return,
            (CheckSign::None { .. }, _) | (CheckSign::Check, Gives::Mate) => true,
            _ => false,
        };
        let kind = FaultKind::CheckSign { gives, written: sign };
        if is_true {
            self.note_after(index, line, depth, kind);
        } else {
            self.fault_after(index, line, depth, kind);
        }
    }

    fn check_number(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G::Position>) {
        if !line.is_alive {
            return;
        }
        let text = record.bytes(record.tape.items[index as usize].span);
        let (written, n_digits) = leading_number(text);
        let expected = self.game.move_number(&line.position);
        let claims_black = matches!(text[n_digits..], [b'.', b'.', ..] | [0xe2, ..]);
        if written == u64::from(expected) && line.number_shift == 0 && !claims_black {
            return;
        }
        let is_white = self.game.side(&line.position) == Side::White;
        if written == u64::from(expected) && line.number_shift != 0 && !(claims_black && is_white) {
            // The numbers have come right again by themselves.
            line.number_shift = 0;
            return;
        }
        if i128::from(written) == i128::from(expected) + i128::from(line.number_shift) && !(claims_black && is_white) {
            return;
        }
        let depth = u32::try_from(self.stack.len()).unwrap_or(u32::MAX);
        self.fault(index, line, depth, FaultKind::Number { written, expected, claims_black }, false);
        line.number_shift = i64::try_from(written).unwrap_or(i64::MAX).saturating_sub(i64::from(expected));
    }

    #[cold]
    fn fault(&mut self, item: u32, line: &Line<G::Position>, depth: u32, kind: FaultKind<G::Move>, keep: bool) {
        let side = self.game.side(&line.position);
        let position = keep.then(|| Box::new(line.position.clone()));
        self.replay.faults.push(Fault { item, ply: line.ply + 1, depth, side, kind, position });
    }

    #[cold]
    fn note(&mut self, item: u32, line: &Line<G::Position>, depth: u32, kind: FaultKind<G::Move>) {
        if self.options.keep_notes {
            self.fault(item, line, depth, kind, true);
        } else {
            self.replay.notes += 1;
        }
    }

    /// Reports a fault of the move that has just been played.
    #[cold]
    fn fault_after(&mut self, item: u32, line: &Line<G::Position>, depth: u32, kind: FaultKind<G::Move>) {
        let side = self.game.side(&line.position).other();
        self.replay.faults.push(Fault { item, ply: line.ply + 1, depth, side, kind, position: None });
    }

    #[cold]
    fn note_after(&mut self, item: u32, line: &Line<G::Position>, depth: u32, kind: FaultKind<G::Move>) {
        if self.options.keep_notes {
            self.fault_after(item, line, depth, kind);
        } else {
            self.replay.notes += 1;
        }
    }
}

/// Reads the digits at the start of a move number; a number too large saturates.
#[inline]
fn leading_number(text: &[u8]) -> (u64, usize) {
    let mut value = 0_u64;
    let mut n_digits = 0;
    while let Some(digit) = text.get(n_digits).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
        value = value.saturating_mul(10).saturating_add(u64::from(digit));
        n_digits += 1;
    }
    (value, n_digits)
}
