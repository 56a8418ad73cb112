//! Plays the tape of a record, main line and side lines, without recursion.

use crate::game::{CheckStatus, FastPath, Game, Resolution, Side, Unresolved, WrittenSuffix};
use crate::record::{Item, ItemKind, Record};

use super::lines::Line;
use super::repetition::RepetitionFinder;
use super::replay_mode::{GoingOn, Plain, PlainWithMoves, ReplayMode, Varied, Whole};
use super::report::{Event, EventKind, FaultKind, Keep, MAX_SHIFTED, Ply, ShiftedNumber};
use super::sign::Sign;
use super::state::{Letters, Replayer, UnsettledCheck};
use super::word_player::number_of;

/// The number of half-moves in fifty moves by each side (FIDE 9.3).
const FIFTY_MOVES: u32 = 100;
/// The number of half-moves in seventy-five (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;

/// The side whose item comes next.
enum NextItem {
    /// The other side: a move was played.
    OtherSide,
    /// The side to move now.
    Any,
    /// There is no next item.
    Nothing,
}

impl<G: Game> Replayer<G> {
    /// Plays the tape in the chosen alphabet.
    pub(super) fn run(&mut self, record: &Record<'_>) {
        let replay = &mut self.replay;
        replay.plies.clear();
        replay.main_moves.clear();
        replay.faults.clear();
        replay.events.clear();
        replay.stood.clear();
        replay.passed_over.clear();
        replay.shifted_numbers.clear();
        replay.mended = None;
        self.missing.before.clear();
        self.missing.faults.clear();
        (replay.main_plies, replay.side_plies, replay.notes) = (0, 0, 0);
        (replay.last, replay.ending, replay.is_complete) = (None, None, true);
        self.enclosing.clear();
        self.goes_on.ends.clear();
        self.goes_on.turn = None;
        self.unsettled = None;
        self.letters = Letters::NONE;
        self.n_positions_kept = Default::default();
        let Some(start) = &self.replay.start.position else {
            (self.replay.is_complete, self.replay.reaches_end) = (false, false);
            return;
        };
        self.repetition.restart(self.game.first_step(start));
        let line = Line::main(start.clone(), record.tape.has_variations);
        match (self.options.keep, record.tape.has_variations) {
            _ if self.goes_on.is_on => self.run_from::<GoingOn>(record, line),
            (Keep::Nothing, false) => self.run_from::<Plain>(record, line),
            (Keep::MainMoves, false) => self.run_from::<PlainWithMoves>(record, line),
            (Keep::Nothing, true) if self.replay.line_letters.is_empty() => self.run_from::<Varied>(record, line),
            _ => self.run_from::<Whole>(record, line),
        }
    }

    /// Plays the tape from the beginning of the main line.
    fn run_from<R: ReplayMode>(&mut self, record: &Record<'_>, mut line: Line<G>) {
        let (items, mut at) = (&*record.tape.items, 0);
        let mut side = self.game.side(&line.position);
        // The two sides alternate here, so that the compiler knows in each half which side moves.
        loop {
            let next = if side == Side::White {
                match self.play_on::<R>(record, items, &mut at, &mut line, Side::White) {
                    NextItem::OtherSide => self.play_on::<R>(record, items, &mut at, &mut line, Side::Black),
                    other => other,
                }
            } else {
                self.play_on::<R>(record, items, &mut at, &mut line, Side::Black)
            };
            match next {
                // Black has played last.
                NextItem::OtherSide => side = Side::White,
                NextItem::Any if R::IS_PLAIN && !line.is_alive => {
                    self.read_on::<R>(record, items, at, &mut line);
                    break;
                }
                NextItem::Any => side = self.game.side(&line.position),
                NextItem::Nothing => break,
            }
        }
        self.settle_check(&line);
        self.enclosing.close_all(&self.game, &mut line);
        self.replay.main_plies = line.ply;
        self.replay.reaches_end = line.is_alive;
        // A check that is not mate leaves a move, so the game has not ended.
        let is_check = matches!(self.game.gives(&line.position), CheckStatus::Check | CheckStatus::DoubleCheck);
        self.replay.ending =
            if is_check || self.rests_on_missing(&line) { None } else { self.game.ending(&line.position) };
        self.replay.last = Some(line.position);
    }

    /// Reads the words of a plain line after its end.
    #[cold]
    fn read_on<R: ReplayMode>(&mut self, record: &Record<'_>, items: &[Item], from: usize, line: &mut Line<G>) {
        for (index, item) in items.iter().enumerate().skip(from) {
            if item.kind == ItemKind::Move {
                self.play_word::<R>(record, narrow(index), line);
            }
        }
    }

    /// Plays items up to a move of the side to move, or until it may be the other side's turn.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play_on<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        items: &[Item],
        at: &mut usize,
        line: &mut Line<G>,
        side: Side,
    ) -> NextItem {
        debug_assert!(self.game.side(&line.position) == side, "it is the other side's move");
        while let Some(item) = items.get(*at) {
            let index = narrow(*at);
            *at += 1;
            // Nearly all items of a database are plain words and correct numbers.
            if let Some(word) = item.plain() {
                // A plain line is only played up to its end.
                if (R::IS_PLAIN || line.is_alive && !self.is_irregular::<R>(&line.position))
                    && let Some(read) =
                        G::Fast::resolve_packed(&self.game, &line.position, side, word, self.replay.alphabet)
                {
                    let sign = Sign::Plain { word, side };
                    self.play_move::<R, false>(record, index, line, read, sign, false);
                    return NextItem::OtherSide;
                }
                self.play_word::<R>(record, index, line);
                return NextItem::Any;
            }
            let is_black = side == Side::Black;
            if !R::GOES_ON && item.is_number(self.game.move_number(&line.position), is_black) && line.number_shift == 0
            {
                continue;
            }
            if item.kind != ItemKind::Comment {
                self.play_item::<R>(record, index, item.kind, line);
                return NextItem::Any;
            }
        }
        NextItem::Nothing
    }

    /// Plays an item that is neither a plain word nor the number of the next move.
    #[inline(never)]
    fn play_item<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, kind: ItemKind, line: &mut Line<G>) {
        match kind {
            ItemKind::Move => self.play_word::<R>(record, index, line),
            ItemKind::Number if R::GOES_ON && self.fill_gap::<R>(record, index, line) => {}
            ItemKind::Number => self.check_number(record, index, line),
            ItemKind::VariationOpen => self.enclosing.open(line),
            ItemKind::VariationClose => self.enclosing.close(&self.game, line),
            _ => return,
        }
        if R::READS_LETTERS_OF_LINES && matches!(kind, ItemKind::VariationOpen | ItemKind::VariationClose) {
            self.switch_letters(index);
        }
    }

    /// Plays a word that needs the whole grammar, or reports why it cannot be played.
    #[inline(never)]
    pub(super) fn play_word<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) {
        let span = record.tape.items[index as usize].span;
        let word = record.bytes(span);
        let is_irregular = self.is_irregular::<R>(&line.position);
        if record.tape.is_caseless && line.is_alive && self.play_in_either_case::<R>(record, index, line) {
            return;
        }
        if line.is_alive
            && !is_irregular
            && let Some(quick) = G::Fast::read_and_resolve(&self.game, &line.position, word, self.replay.alphabet)
        {
            let has_sign = quick.sign != WrittenSuffix::None { expected: true };
            let sign = has_sign.then_some(quick.sign);
            if line.depth == 0 {
                self.letters.spellings |= quick.spellings;
            }
            return self.play_move::<R, true>(record, index, line, quick.resolution, Sign::Read(sign), quick.captures);
        }
        let depth = line.depth;
        self.letters.are_all_known &= depth > 0;
        let written = self.game.read(word, self.replay.alphabet);
        if !line.is_alive {
            if R::GOES_ON {
                self.count_unplayed(depth);
            }
            if depth == 0 && written.is_none() && !self.is_of_another_notation(record, span) {
                self.fault(index, line, depth, FaultKind::Unreadable, false);
            }
            return;
        }
        let Some(written) = written else {
            if R::GOES_ON && record.is_unwritten(record.tape.items[index as usize]) {
                return self.pass_for_cell::<R>(record, index, line);
            }
            if self.other.are_read && self.play_otherwise::<R>(record, index, line, None) {
                return;
            }
            self.stop(index, line, depth);
            return self.fault(index, line, depth, FaultKind::Unreadable, true);
        };
        match self.game.resolve(&line.position, &written) {
            Ok(mut resolution) => {
                if is_irregular {
                    resolution.mv = self.game.as_stood(resolution.mv);
                }
                if self.game.is_misspelled(word, &written) {
                    self.fault(index, line, depth, FaultKind::Misspelled(resolution.mv), true);
                }
                let (sign, captures) = self.game.signs(&written);
                let sign = match sign {
                    // An existing check is not given by the move.
                    WrittenSuffix::None { expected: true } if is_irregular => Sign::UNASKED,
                    WrittenSuffix::None { expected: true } => Sign::Read(None),
                    sign => Sign::Read(Some(sign)),
                };
                self.play_move::<R, true>(record, index, line, resolution, sign, captures);
            }
            Err(Unresolved::Illegal) => {
                self.play_otherwise::<R>(record, index, line, Some(&written));
            }
            Err(unresolved) => self.unresolved(record, index, line, unresolved),
        }
    }

    /// Plays a word that may have been meant in either case, and reports if two moves remain; does nothing if it is not
    /// such a word, or no move is legal.
    #[cold]
    fn play_in_either_case<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) -> bool {
        let Some(chosen) = self.choose_case(record, index, &line.position, self.replay.alphabet) else { return false };
        self.letters.are_all_known = false;
        let mut resolution = chosen.word.resolution;
        if let Some((other, is_decided)) = chosen.rival {
            let kind = FaultKind::CaseOpen { taken: resolution.mv, other, is_decided };
            self.fault(index, line, line.depth, kind, true);
        } else if chosen.word.is_other && !record.tape.is_sheet {
            self.fault(index, line, line.depth, FaultKind::SmallLetter(resolution.mv), true);
        }
        if self.is_irregular::<R>(&line.position) {
            resolution.mv = self.game.as_stood(resolution.mv);
        }
        let (sign, captures) = self.game.signs(&chosen.word.written);
        let sign = (sign != WrittenSuffix::None { expected: true }).then_some(sign);
        self.play_move::<R, true>(record, index, line, resolution, Sign::Read(sign), captures);
        true
    }

    /// Plays a word that is not a move in algebraic notation, in another notation or as an illegal move that stood, or
    /// reports why it is not a move; does nothing if it is in no notation.
    #[inline(never)]
    fn play_otherwise<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &mut Line<G>,
        written: Option<&G::Written>,
    ) -> bool {
        let read = if self.other.are_read { self.read_otherwise::<R>(record, index, line) } else { None };
        match read {
            Some(Ok((resolution, sign))) => self.play_move::<R, true>(record, index, line, resolution, sign, false),
            Some(Err(ambiguous @ Unresolved::Ambiguous(_))) => self.unresolved(record, index, line, ambiguous),
            None if written.is_none() => return false,
            _ if R::GOES_ON && self.go_on::<R>(record, index, line, written) => {}
            _ => self.unresolved(record, index, line, Unresolved::Illegal),
        }
        true
    }

    /// Reports why a word is not a move, and ends the line.
    #[cold]
    fn unresolved(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>, unresolved: Unresolved<G::Move>) {
        let depth = line.depth;
        let needs_missing = self.goes_on.is_on && self.needs_missing(record, index, line);
        self.stop(index, line, depth);
        let kind = match (self.game.ending(&line.position), unresolved) {
            _ if needs_missing => FaultKind::NeedsMissing,
            (Some(ending), _) => FaultKind::AfterEnd(ending),
            (None, Unresolved::Illegal) => FaultKind::Illegal,
            (None, Unresolved::Ambiguous(moves)) => FaultKind::Ambiguous(moves),
        };
        self.fault(index, line, depth, kind, true);
    }

    /// Plays a move. A word that is not plain may be unusual, for example a null move, or one that captures nothing
    /// despite a capture sign.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    pub(super) fn play_move<R: ReplayMode, const MAY_BE_ANYTHING: bool>(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &mut Line<G>,
        resolution: Resolution<G::Move>,
        sign: Sign,
        has_capture_sign: bool,
    ) {
        let depth = if R::IS_PLAIN { 0 } else { line.depth };
        let mv = resolution.mv;
        if resolution.overspecified {
            self.note_taste(index, line, depth, FaultKind::Overspecified(mv));
        }
        if MAY_BE_ANYTHING && (has_capture_sign || G::HAS_ONE_SPELLING) {
            self.check_capture(index, line, depth, mv, has_capture_sign);
        }
        let is_null = MAY_BE_ANYTHING && self.game.is_null(mv);
        if is_null && depth == 0 {
            self.settle_check(line);
            if !self.missing.is_noted {
                self.fault(index, line, depth, FaultKind::NullMove, false);
            }
            self.repetition.begin_at(line.ply + 1);
        }
        if !R::IS_PLAIN && line.keeps_before {
            line.prepare(mv, record.tape.items[index as usize].has_alternative());
        }
        match sign {
            Sign::Plain { word, side } => G::Fast::play_packed(&self.game, &mut line.position, side, mv, word),
            Sign::Read(_) => self.game.play(&mut line.position, mv),
        }
        line.ply += 1;
        let gives =
            if R::IS_PLAIN { G::Fast::checks(&self.game, &line.position) } else { self.game.gives(&line.position) };
        // The sign is known long before the check is.
        if sign.is_written() || gives != CheckStatus::Nothing {
            if R::IS_PLAIN {
                self.check_sign_of_line(index, line, sign.check(), gives);
            } else {
                self.check_sign(index, line, depth, sign.check(), gives);
            }
        }
        let halfmove_clock = self.game.halfmove_clock(&line.position);
        let occurrence = if depth == 0 {
            self.count::<R>(index, line, halfmove_clock, mv, gives)
        } else {
            self.replay.side_plies += 1;
            0
        };
        let keep = R::KEEP.unwrap_or(self.options.keep);
        if keep == Keep::MainMoves && depth == 0 {
            self.replay.main_moves.push(mv);
        }
        if keep == Keep::Plies {
            self.replay.plies.push(Ply {
                item: index,
                ply: line.ply,
                depth,
                halfmove_clock,
                occurrence,
                mv,
                gives,
                stood: false,
                missing: false,
            });
        }
    }

    /// Ends a line at a fault; the end of the main line makes the record incomplete.
    pub(super) fn stop(&mut self, index: u32, line: &mut Line<G>, depth: u32) {
        self.settle_check(line);
        self.goes_on.ends.push(index);
        if self.goes_on.is_on {
            self.end_at_word(line);
        }
        line.is_alive = false;
        line.is_untouched = false;
        if depth == 0 {
            self.replay.is_complete = false;
        }
    }

    /// Counts repetitions and moves without progress on the main line, and records events. If no plies are kept, second
    /// occurrences are not needed.
    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn count<R: ReplayMode>(
        &mut self,
        item: u32,
        line: &Line<G>,
        halfmove_clock: u32,
        mv: G::Move,
        gives: CheckStatus,
    ) -> u32 {
        self.repetition.add(line.ply, self.game.step(&line.position, mv));
        let keep = R::KEEP.unwrap_or(self.options.keep);
        let enough = if keep == Keep::Plies { RepetitionFinder::<G>::TWICE } else { RepetitionFinder::<G>::THRICE };
        // One comparison for what takes at least eight plies and what takes a hundred.
        if halfmove_clock.max(G::Fast::most_reversible_plies(&self.game, &line.position)) < enough {
            return 1;
        }
        self.count_far(item, line, halfmove_clock, gives, enough)
    }

    #[inline(never)]
    fn count_far(&mut self, item: u32, line: &Line<G>, halfmove_clock: u32, gives: CheckStatus, enough: u32) -> u32 {
        let occurrence = self.repetition.count(&self.game, &line.position, line.ply, enough);
        if occurrence > 2 || halfmove_clock >= FIFTY_MOVES {
            self.note_events(item, line, halfmove_clock, occurrence, gives);
        }
        occurrence
    }

    #[cold]
    fn note_events(&mut self, item: u32, line: &Line<G>, halfmove_clock: u32, occurrence: u32, gives: CheckStatus) {
        let repeated = match occurrence {
            3 => Some(EventKind::Threefold),
            5 => Some(EventKind::Fivefold),
            6.. if self.repetition.completes_five_in_turn() => Some(EventKind::FivefoldInTurn),
            _ => None,
        };
        let without_progress = match halfmove_clock {
            FIFTY_MOVES => Some(EventKind::FiftyMoves),
            SEVENTY_FIVE_MOVES => Some(EventKind::SeventyFiveMoves),
            _ => None,
        };
        // Mate by the last of these moves takes precedence (FIDE 9.6.2), and so does stalemate.
        let is_over = || gives == CheckStatus::Mate || self.game.ending(&line.position).is_some();
        let without_progress = without_progress.filter(|_| !is_over());
        let claimant = self.game.side(&line.position);
        if let Some(kind) = repeated {
            let occurrences = match kind {
                EventKind::FivefoldInTurn => (0..5).rev().map(|n| line.ply.saturating_sub(4 * n)).collect(),
                _ => self.repetition.plies_of_last(),
            };
            self.replay.events.push(Event { ply: line.ply, item, kind, occurrences, claimant });
        }
        if let Some(kind) = without_progress {
            self.replay.events.push(Event { ply: line.ply, item, kind, occurrences: Vec::new(), claimant });
        }
    }

    #[inline(never)]
    fn check_capture(&mut self, index: u32, line: &Line<G>, depth: u32, mv: G::Move, is_written: bool) {
        if self.game.is_capture(&line.position, mv) != is_written {
            self.note_taste(index, line, depth, FaultKind::CaptureSign { is_written });
        }
    }

    /// Reports a matter of style, or, if a move has only one spelling, a fault.
    #[cold]
    fn note_taste(&mut self, index: u32, line: &Line<G>, depth: u32, kind: FaultKind<G::Move>) {
        if G::HAS_ONE_SPELLING {
            self.fault(index, line, depth, kind, true);
        } else {
            self.note(index, line, depth, kind);
        }
    }

    /// Checks the check sign of a move in a plain line, where a check followed by another move is certainly not mate:
    /// whether there are legal moves is only computed where the line ends.
    #[inline(never)]
    fn check_sign_of_line(&mut self, index: u32, line: &Line<G>, sign: WrittenSuffix, gives: CheckStatus) {
        if sign == WrittenSuffix::Check && matches!(gives, CheckStatus::Check | CheckStatus::DoubleCheck) {
            self.unsettled = Some(UnsettledCheck { item: index, ply: line.ply });
        } else {
            self.check_sign(index, line, 0, sign, self.game.gives(&line.position));
        }
    }

    /// Determines whether the last move of a line was mate, if only a check was written.
    pub(super) fn settle_check(&mut self, line: &Line<G>) {
        if let Some(check) = self.unsettled.take().filter(|check| check.ply == line.ply) {
            self.check_sign(check.item, line, 0, WrittenSuffix::Check, self.game.gives(&line.position));
        }
    }

    #[inline(never)]
    fn check_sign(&mut self, index: u32, line: &Line<G>, depth: u32, sign: WrittenSuffix, gives: CheckStatus) {
        let is_true = match (sign, gives) {
            (WrittenSuffix::None { .. }, CheckStatus::Nothing)
            | (WrittenSuffix::None { expected: false }, _)
            | (WrittenSuffix::Check, CheckStatus::Check | CheckStatus::DoubleCheck)
            | (WrittenSuffix::Double, CheckStatus::DoubleCheck | CheckStatus::Mate)
            | (WrittenSuffix::Mate | WrittenSuffix::End, CheckStatus::Mate) => return,
            (WrittenSuffix::None { .. } | WrittenSuffix::End, _) | (WrittenSuffix::Check, CheckStatus::Mate) => true,
            _ => false,
        };
        self.report_sign(index, line, depth, sign, gives, is_true);
    }

    #[cold]
    fn report_sign(
        &mut self,
        index: u32,
        line: &Line<G>,
        depth: u32,
        sign: WrittenSuffix,
        gives: CheckStatus,
        is_true: bool,
    ) {
        // The effect of a missing half-move is unknown.
        if self.rests_on_missing(line) {
            return;
        }
        let kind = FaultKind::WrittenSuffix { gives, written: sign };
        if is_true {
            self.note_after(index, line, depth, kind);
        } else {
            self.fault_after(index, line, depth, kind);
        }
    }

    fn check_number(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) {
        if !line.is_alive {
            return;
        }
        let item = record.tape.items[index as usize];
        let (written, claims_black) = number_of(item, record);
        let expected = self.game.move_number(&line.position);
        if written == u64::from(expected) && line.number_shift == 0 && !claims_black {
            return;
        }
        let is_white = self.game.side(&line.position) == Side::White;
        if written == u64::from(expected) && line.number_shift != 0 && !(claims_black && is_white) {
            // The numbers are right again.
            line.number_shift = 0;
            line.is_untouched = false;
            return;
        }
        if i128::from(written) == i128::from(expected) + i128::from(line.number_shift) && !(claims_black && is_white) {
            let shifted = &mut self.replay.shifted_numbers;
            if line.number_shift != 0 && shifted.len() < MAX_SHIFTED {
                shifted.push(ShiftedNumber { item: index, expected, shift: line.number_shift, depth: line.depth });
            }
            return;
        }
        let depth = line.depth;
        self.fault(index, line, depth, FaultKind::Number { written, expected, claims_black }, false);
        line.is_untouched = false;
        line.number_shift = i64::try_from(written).unwrap_or(i64::MAX).saturating_sub(i64::from(expected));
    }
}

/// Narrows the index of an item, which is bounded because a record is below 4 GiB.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a record is below 4 GiB")]
const fn narrow(index: usize) -> u32 {
    index as u32
}
