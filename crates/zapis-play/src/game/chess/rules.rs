//! The rules of chess for replay.

use crate::chess::{CastlingMode, Move, Outcome, Position};
use crate::game::recognize::Recognize;
use crate::game::rules::{CheckStatus, Ending, ProblemKind, Rules, SetupProblem, Start, WrongArray};
use crate::game::side::Side;
use crate::game::systems::System;
use crate::l10n::message;
use crate::record::{Item, ItemKind, Record, TagPair};
use crate::text::quote;

use super::Chess;
use super::other_games::OTHER_GAMES;
use super::start::{problem, start_from};
use super::wrong_arrays::arrays;

impl Chess {
    /// Finds the castling rules of a record: by option, by its Variant tag, or as its position requires.
    fn mode_of(&self, record: &Record<'_>) -> Result<Option<CastlingMode>, SetupProblem> {
        if self.mode.is_some() {
            return Ok(self.mode);
        }
        let Some(tag) = record.tag_pair("Variant") else { return Ok(None) };
        let value = record.slice(tag.value);
        let plain: String = value.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
        match plain.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "orthodox" | "fromposition" | "classical" => Ok(None),
            "chess960" | "960" | "frc" | "dfrc" | "freestyle" | "freestylechess" | "doublefischerandom" => {
                Ok(Some(CastlingMode::Chess960))
            }
            _ if plain.starts_with("fischer") || plain.starts_with("fisherrandom") => Ok(Some(CastlingMode::Chess960)),
            other => {
                let kind = if OTHER_GAMES.contains(&other) { ProblemKind::OtherGame } else { ProblemKind::UnknownGame };
                let message = message!("unknown-variant", name = quote(value));
                Err(SetupProblem { span: Some(tag.value), message, is_fatal: true, kind, instead: None })
            }
        }
    }
}

impl Chess {
    /// Starts from the default position of records without one; a tag that announces a position is reported.
    fn start_without_fen(
        &self,
        record: &Record<'_>,
        empty_fen: Option<&TagPair>,
        mode: Option<CastlingMode>,
    ) -> Start<Position> {
        let position = self.default_start.clone().unwrap_or_else(Position::initial);
        let mut start =
            Start { position: Some(position), problems: Vec::new(), is_usual: self.default_start.is_none() };
        let announced = record.tag_pair("SetUp").filter(|tag| record.slice(tag.value) == "1");
        if let Some(tag) = empty_fen.or(announced).filter(|_| self.default_start.is_none()) {
            let message = message!("start-announced");
            start.problems.push(SetupProblem { kind: ProblemKind::MissingStart, ..problem(tag.span, message, false) });
        } else if mode == Some(CastlingMode::Chess960)
            && self.default_start.is_none()
            && let Some(tag) = record.tag_pair("Variant")
        {
            let message = message!("start-of-chess960");
            start.problems.push(SetupProblem { kind: ProblemKind::MissingStart, ..problem(tag.span, message, false) });
        }
        start
    }
}

/// Chess is the default game, so nothing need state it.
impl Recognize for Chess {}

impl Rules for Chess {
    type Position = Position;
    type Move = Move;

    const NAME: &'static str = "chess";

    fn system(&self, start: Option<&Position>) -> &'static str {
        let is_960 = start.is_some_and(|start| start.mode() == CastlingMode::Chess960);
        if is_960 { System::Chess960.name() } else { System::Chess.name() }
    }

    fn set_up(&self, record: &Record<'_>) -> Start<Position> {
        let mode = match self.mode_of(record) {
            Ok(mode) => mode,
            Err(problem) => return Start { position: None, problems: vec![problem], is_usual: false },
        };
        let tag = record.tag_pair("FEN");
        match tag.filter(|tag| !record.slice(tag.value).trim().is_empty()) {
            Some(tag) => {
                let mut items = record.tape.items.iter();
                let first = items.find(|item| matches!(item.kind, ItemKind::Number | ItemKind::Move));
                let first_number = first.and_then(Item::number).map(|(number, _)| number);
                start_from(record.slice(tag.value), tag.value, mode, first_number)
            }
            None => self.start_without_fen(record, tag, mode),
        }
    }

    fn arrays(&self) -> Vec<(WrongArray, Position)> {
        arrays()
    }

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves().into_iter().collect()
    }

    #[expect(clippy::inline_always, reason = "part of the loop over moves, where a call costs a tenth of a move")]
    #[inline(always)]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }

    #[inline]
    fn pass(&self) -> Option<Move> {
        Some(Move::NULL)
    }

    #[inline]
    fn is_null(&self, mv: Move) -> bool {
        mv.is_null()
    }

    #[inline]
    fn is_capture(&self, position: &Position, mv: Move) -> bool {
        mv.is_en_passant() | (!mv.is_castle() & position.occupied().contains(mv.to()))
    }

    #[inline]
    fn gives(&self, position: &Position) -> CheckStatus {
        let checks = checks(position);
        if checks != CheckStatus::Nothing && !position.has_legal_move() { CheckStatus::Mate } else { checks }
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        position.outcome().map(|outcome| match outcome {
            Outcome::Checkmate { winner } => Ending::Mate(winner.into()),
            Outcome::Stalemate => Ending::Stalemate,
        })
    }

    #[inline]
    fn side(&self, position: &Position) -> Side {
        position.turn().into()
    }

    #[inline]
    fn move_number(&self, position: &Position) -> u32 {
        position.fullmove_number()
    }

    #[inline]
    fn halfmove_clock(&self, position: &Position) -> u32 {
        position.halfmove_clock()
    }

    #[inline]
    fn move_code(&self, mv: Move) -> u16 {
        /// The shift of a move's kind; a promotion is 4 plus the piece, with a pawn as 0.
        const KIND: u32 = 12;
        /// The code written for each kind: for promotions the piece, for moves that stood what they would be by the
        /// rules.
        const WRITTEN: [u16; 16] = {
            let (mut written, mut kind) = ([0; 16], 0);
            while kind < 16 {
                let regular = Move::from_bits(kind << KIND).regular().to_bits() >> KIND;
                written[kind as usize] = if regular > 4 { (regular - 4) << KIND } else { 0 };
                kind += 1;
            }
            written
        };
        let bits = mv.to_bits();
        bits & 0x0FFF | WRITTEN[usize::from(bits >> KIND)]
    }
}

/// Returns what the move that led to a position gives, with mate counted as check.
#[inline]
pub(super) fn checks(position: &Position) -> CheckStatus {
    let checkers = position.checkers();
    if checkers.is_empty() {
        CheckStatus::Nothing
    } else if checkers.has_several() {
        CheckStatus::DoubleCheck
    } else {
        CheckStatus::Check
    }
}
