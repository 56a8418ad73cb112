//! One ruling on a claim as text for an arbiter, with the position.

use crate::findings::RestsOn;
use crate::game::{Game, Side};
use crate::l10n::{Arg, Message, message};
use crate::laws::article;
use crate::rulings::{Basis, ClaimRuling, Penalty, Verdict};
use crate::text::Visible;

use super::claim_phrases::{
    MoveNames, last_irreversible, law, moment, open_claims, penalty, reasons, without_progress,
};
use super::claim_text::ClaimedRecord;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Everything needed to render one ruling.
pub struct RulingView<'a, G: Game> {
    /// The record; `None` if play could not start.
    pub of: Option<ClaimedRecord<'a, G>>,
    /// The file the record was read from, safe to display.
    pub path: &'a str,
    /// The number of the record in it.
    pub number: u64,
    /// The ruling.
    pub ruling: &'a ClaimRuling<G>,
    /// The game.
    pub game: &'a G,
    /// The move as written by the claimant.
    pub written: Option<&'a str>,
    /// The cost of an incorrect claim.
    pub penalty: Penalty,
    /// The words that were read differently than written, if the record was restored.
    pub mistake: Option<MistakeBefore>,
    /// Whether the record has an error before the claim and could not be restored.
    pub is_to_restore: bool,
}

/// A word before a claim that was read differently than written.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeReading {
    /// Its ply, from 1.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// The side that moves.
    pub side: Side,
    /// The written word, if any.
    pub written: Option<String>,
    /// The move, in SAN.
    pub read: String,
    /// Its probability.
    pub confidence: f64,
}

/// What was read differently than written before a claim, on one scoresheet or on those of both players.
#[derive(Clone, Debug, Default)]
pub struct MistakeBefore {
    /// The words; with several sheets prefixed by the letters of those that have them.
    pub readings: Vec<MistakeReading>,
    /// Other differences between the sheets.
    pub besides: Vec<Message>,
    /// The files of the sheets, if there are several.
    pub sheets: Vec<String>,
    /// Whether the whole game up to the claim is certain.
    pub is_sure: bool,
}

impl MistakeReading {
    fn turn(&self) -> String {
        format!("{}{}", self.number, if self.side == Side::White { "." } else { "..." })
    }

    fn message(&self, is_of_sheets: bool) -> Message {
        let (turn, read) = (self.turn(), self.read.as_str());
        let sure = Arg::Decimal(format!("{:.1}", (self.confidence * 100.0).clamp(0.1, 99.9)));
        match &self.written {
            Some(word) => {
                let word = Visible(word).to_string();
                if is_of_sheets {
                    return message!("ruling-read-on-sheets", turn = turn, word = word, read = read, sure = sure);
                }
                message!("ruling-read", turn = turn, word = word, read = read, sure = sure)
            }
            None => message!("ruling-supplied", turn = turn, read = read, sure = sure),
        }
    }
}

/// The maximum number of such words named in a sentence.
const MAX_READINGS: usize = 8;

impl MistakeBefore {
    /// Creates it from one scoresheet.
    #[must_use]
    pub const fn of_one(readings: Vec<MistakeReading>, is_sure: bool) -> Self {
        Self { readings, besides: Vec::new(), sheets: Vec::new(), is_sure }
    }

    /// Describes the basis of the ruling, and what to ask first.
    fn messages(&self) -> Vec<Message> {
        let is_of_sheets = !self.sheets.is_empty();
        let readings = self.readings.iter().map(|reading| reading.message(is_of_sheets));
        let mut readings: Vec<Message> = readings.chain(self.besides.iter().cloned()).collect();
        if readings.len() > MAX_READINGS {
            let count = readings.drain(MAX_READINGS - 1..).count();
            readings.push(message!("ruling-read-more", count = count));
        }
        let mut messages = vec![match (is_of_sheets, readings.is_empty()) {
            (true, true) => message!("ruling-sheets-agree"),
            (true, false) => message!("ruling-sheets-differ", readings = readings),
            (false, _) => message!("ruling-restored", readings = readings),
        }];
        match (self.is_sure, is_of_sheets) {
            (true, _) => {}
            (false, true) => messages.push(message!("ruling-ask-both")),
            (false, false) => messages.push(message!("ruling-ask")),
        }
        messages
    }
}

impl<G: Game> RulingView<'_, G> {
    fn names(&self) -> Option<MoveNames> {
        let ruling = self.ruling;
        let plies = ruling.occurrences.iter().chain(ruling.near_misses.iter().map(|miss| &miss.ply)).copied();
        let drawn = match ruling.reason {
            crate::rulings::ClaimReason::AlreadyDrawn { ply, .. } => Some(ply),
            _ => None,
        };
        Some(MoveNames::of(
            self.of.as_ref()?.line,
            plies.chain(drawn).chain(last_irreversible(ruling)).chain([ruling.at]),
        ))
    }

    /// Describes the record on which the ruling is based, if it has an error before the claim.
    pub fn about_mistake(&self) -> Vec<Message> {
        match &self.mistake {
            Some(mistake) => mistake.messages(),
            None if self.is_to_restore => vec![message!("ruling-to-restore")],
            None => Vec::new(),
        }
    }

    /// Describes the reasons for the ruling.
    pub fn reasons(&self) -> Vec<Message> {
        let written = self.written.unwrap_or_default();
        match (self.names(), &self.of) {
            (Some(names), Some(of)) => reasons(self.ruling, of.line, &names, written),
            _ => vec![message!("ruling-no-start")],
        }
    }

    /// Returns the written move in SAN, if it identifies one legal move.
    pub fn san(&self) -> Option<String> {
        let ((mv, _), (_, position)) = (self.ruling.intended.as_ref()?, self.ruling.on_board.as_ref()?);
        Some(crate::rulings::common_spelling(self.game, position, *mv))
    }

    /// Describes the cost of the claim, if it is refused.
    pub fn cost(&self) -> Option<Message> {
        (self.ruling.verdict == Verdict::Refused).then(|| penalty(self.penalty))
    }

    fn open_claims(&self) -> Vec<Message> {
        if self.ruling.verdict == Verdict::Upheld {
            return Vec::new();
        }
        match (self.names(), &self.of) {
            (Some(names), Some(of)) => open_claims(self.ruling, of.line, &names, of.edition),
            _ => Vec::new(),
        }
    }

    /// Returns the position of the claim as FEN.
    pub fn fen(&self) -> Option<String> {
        let position = self.ruling.claimed.as_ref().filter(|_| self.of.is_some());
        position.map(|position| self.game.position_text(position))
    }

    /// Finds the illegal move that stood before the claim.
    pub fn rests_on(&self) -> Option<RestsOn> {
        let of = self.of.as_ref()?;
        let n_played = self.ruling.at.saturating_sub(u32::from(self.ruling.basis == Basis::Intended));
        let stood = of.line.replay().rests_on(n_played).filter(|_| self.mistake.is_none())?;
        Some(RestsOn::of(stood, &of.record))
    }

    /// Finds the article on which it is based.
    pub fn article(&self) -> Option<(crate::laws::Edition, crate::laws::Article)> {
        let edition = self.of.as_ref()?.edition?;
        Some((edition, article(edition, self.ruling.topic?)?))
    }
}

/// Writes a ruling as text, with its position.
pub fn write_ruling_text<G: Game>(view: &RulingView<'_, G>, buffer: &mut DeferredBuffer) {
    let ruling = view.ruling;
    let say = |indent: &str, phrase: &Message, buffer: &mut DeferredBuffer| {
        buffer.say(indent, &format!("{indent}  "), phrase);
    };
    if let Some(of) = &view.of {
        of.write_heading(&view.number.to_string(), buffer);
    }
    let moment = view.names().map_or_else(
        || message!("ruling-moment-unknown", ply = ruling.at),
        |names| moment(ruling, &names, view.written),
    );
    let heading = message!("ruling-heading", verdict = ruling.verdict.name(), side = ruling.by.name(), moment = moment);
    say("", &heading, buffer);
    if let Some(position) = &ruling.claimed {
        buffer.push_str("\n");
        for line in view.game.board_lines(position) {
            buffer.push_str(&format!("    {line}\n"));
        }
        let turn = message!(
            "ruling-to-move",
            side = view.game.side(position).name(),
            castling = view.game.castling(position),
            clock = view.game.halfmove_clock(position),
            without = without_progress::<G>(),
        );
        say("    ", &turn, buffer);
        buffer.push_str("\n");
    }
    for messages in view.about_mistake() {
        say("  ", &messages, buffer);
    }
    for reason in view.reasons() {
        say("  ", &reason, buffer);
    }
    if let Some(rests_on) = view.rests_on() {
        say("  ", &rests_on.message(), buffer);
    }
    if let Some((edition, article)) = view.article() {
        say("  ", &law(edition, article), buffer);
    } else if view.of.as_ref().is_some_and(|of| of.edition.is_none()) {
        say("  ", &message!("claims-no-edition"), buffer);
    }
    if let Some(cost) = view.cost() {
        say("  ", &cost, buffer);
        if ruling.intended.is_some() {
            say("  ", &message!("ruling-must-play"), buffer);
        }
    }
    for open in view.open_claims() {
        say("  ", &open, buffer);
    }
}
