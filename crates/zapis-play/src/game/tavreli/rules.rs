//! The rules of Tavreli for replay.

use crate::game::recognize::Recognize;
use crate::game::rules::{CheckStatus, Ending, ProblemKind, Rules, SetupProblem, Start};
use crate::game::side::Side;
use crate::game::systems::{System, variant};
use crate::l10n::{Message, message};
use crate::laws::Edition;
use crate::record::{ItemKind, Record};
use crate::tavreli::{Demotion, Move, Position, SetupFault, Square, parse_position};
use crate::text::Span;

use super::Tavreli;
use super::tags::{demotion, letters};

fn problem(span: Span, message: Message, is_fatal: bool) -> SetupProblem {
    SetupProblem { span: Some(span), message, is_fatal, kind: ProblemKind::Position, instead: None }
}

/// Starts from a position string at `place` in the record.
fn start_from(text: &str, place: Span, demotion: Demotion) -> Start<Position> {
    let whole = text.contains(['\n', '\r']).then(|| text.replace(['\n', '\r'], " "));
    match parse_position(whole.as_deref().unwrap_or(text)) {
        Ok(setup) => {
            let (position, faults) = setup.position(demotion);
            let of_fault = |fault: &SetupFault| match problem(place, fault.message(), fault.is_fatal()) {
                fatal if fatal.is_fatal => fatal,
                unusual => SetupProblem { kind: ProblemKind::Unusual, ..unusual },
            };
            let problems = faults.iter().map(of_fault).collect();
            Start { position, problems, is_usual: false }
        }
        Err(error) => {
            let at = place.start + u32::try_from(error.offset).unwrap_or(u32::MAX).min(place.len());
            let next = text.get(error.offset..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
            let end = at + u32::try_from(next).unwrap_or(0);
            let message = message!("tavreli-string-unreadable", problem = error.message());
            Start { position: None, problems: vec![problem(Span { start: at, end }, message, true)], is_usual: false }
        }
    }
}

impl Rules for Tavreli {
    type Position = Position;
    type Move = Move;

    const NAME: &'static str = "tavreli";

    fn system(&self, _: Option<&Position>) -> &'static str {
        System::Tavreli.name()
    }

    fn edition(&self) -> Option<Edition> {
        Some(Edition::Tavreli)
    }

    fn set_up(&self, record: &Record<'_>) -> Start<Position> {
        let demotion = demotion(record);
        let tag = record.tag_pair("FEN").filter(|tag| !record.slice(tag.value).trim().is_empty());
        let mut start = match (tag, &self.default_start) {
            (Some(tag), _) => start_from(record.slice(tag.value), tag.value, demotion),
            (None, Some(position)) => Start { position: Some(position.clone()), problems: Vec::new(), is_usual: false },
            (None, None) => {
                let position = Position::initial().with_demotion(demotion);
                Start { position: Some(position), problems: Vec::new(), is_usual: true }
            }
        };
        if let Some(tag) = record.tag_pair("SetUp").filter(|tag| record.slice(tag.value) == "1")
            && start.is_usual
        {
            let kind = ProblemKind::MissingStart;
            start.problems.push(SetupProblem { kind, ..problem(tag.span, message!("start-announced"), false) });
        }
        let first_move = || record.tape.items.iter().find(|item| item.kind == ItemKind::Move).map(|item| item.span);
        if !self.is_stated && variant(record).is_none_or(|variant| !Self::is_named(&variant)) {
            let kind = ProblemKind::Recognized;
            let message = message!("game-recognized", game = Self::NAME);
            start.problems.push(SetupProblem { span: first_move(), message, is_fatal: false, kind, instead: None });
        }
        if letters(record).1 {
            let kind = ProblemKind::Letters;
            let message = message!("tavreli-letters-mixed");
            start.problems.push(SetupProblem { span: first_move(), message, is_fatal: false, kind, instead: None });
        }
        start
    }

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves()
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        position.play(mv);
    }

    #[inline]
    fn is_capture(&self, position: &Position, mv: Move) -> bool {
        position.builds(mv)
    }

    #[inline]
    fn gives(&self, position: &Position) -> CheckStatus {
        match position.is_check() {
            false => CheckStatus::Nothing,
            true if position.has_legal_move() => CheckStatus::Check,
            true => CheckStatus::Mate,
        }
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        if position.has_legal_move() {
            return None;
        }
        let winner = position.turn().other().into();
        Some(if position.is_check() { Ending::Mate(winner) } else { Ending::Stalemate })
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

    fn move_code(&self, mv: Move) -> u16 {
        const MOST: u8 = 15;
        let square = |square: Square| u16::try_from(square.index()).unwrap_or(0);
        square(mv.from()) | square(mv.to()) << 6 | u16::from(mv.count().min(MOST)) << 12
    }
}
