//! Records of bridge rewritten: in the export format of PBN, as LIN, as diagrams.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::bridge::{DiagramLetters, LinLoss, PbnWriter, write_diagram};
use crate::findings::Finding;
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::render::{Located, TextStyle, write_finding_text, write_text};
use crate::text::Encoding;

use super::batch_output::BatchOutput;
use super::bridge::{BridgeGame, BridgeWanted, GamesWanted};
use super::bridge_place::PlaceOfGame;
use super::by_name;
use super::convert::Converted;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::run::run_job;
use super::work::{Job, JobOf, View};

/// A format in which records of bridge are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum BridgeFormat {
    /// The export format of PBN 2.1.
    #[default]
    Pbn,
    /// LIN, a board a line; data that it has no place for is reported.
    Lin,
    /// Diagrams of four hands.
    Diagram,
}

/// How records of bridge are rewritten: in the encoding they are stored in, unless set otherwise.
#[derive(Clone, Debug, Default)]
pub struct ConvertBridge {
    format: BridgeFormat,
    encoding: Option<Encoding>,
    is_russian: bool,
}

impl ConvertBridge {
    /// Writes in a format.
    #[must_use]
    pub fn to(format: BridgeFormat) -> Self {
        Self { format, ..Self::default() }
    }

    /// Writes in an encoding: `windows-1251`.
    ///
    /// A record with characters that it lacks stays UTF-8 and is a finding; PBN that is not Latin-1 declares its
    /// encoding in its third line.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn encoding(mut self, name: &str) -> Result<Self, Error> {
        self.encoding = Some(by_name::encoding(name)?);
        Ok(self)
    }

    /// Prints diagrams with the letters of a language: `en`, or `ru` for Т К Д В and С В Ю З.
    ///
    /// # Errors
    ///
    /// Fails for other languages, and for formats with fixed letters.
    pub fn letters(mut self, code: &str) -> Result<Self, Error> {
        self.is_russian = code.eq_ignore_ascii_case("ru");
        if !self.is_russian && !code.eq_ignore_ascii_case("en") {
            return Err(Error::Usage(message!("diagram-letters")));
        }
        if self.is_russian && self.format != BridgeFormat::Diagram {
            return Err(Error::Usage(message!("letters-of-pbn")));
        }
        Ok(self)
    }

    /// Returns the question that writes records in this form; findings are written for people in a style, or returned.
    #[must_use]
    pub fn job(&self, text: Option<TextStyle>) -> ConvertingBridge {
        ConvertingBridge { how: self.clone(), losses: Mutex::default(), text }
    }
}

/// Rewrites records of bridge, as `zapis convert --to pbn|lin|diagram` does.
///
/// # Errors
///
/// Fails if memory cannot be written to.
///
/// ```
/// use zapis::{BridgeFormat, ConvertBridge, Options};
/// let pbn = "[Board \"7\"]\n[Dealer \"s\"]\n[Vulnerable \"both\"]\n";
/// let converted = zapis::convert_bridge(pbn, &ConvertBridge::to(BridgeFormat::Pbn), &Options::default())?;
/// assert!(String::from_utf8_lossy(&converted.bytes).contains("[Dealer \"S\"]\r\n[Vulnerable \"All\"]\r\n"));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn convert_bridge(
    inputs: impl Into<Inputs>,
    convert: &ConvertBridge,
    options: &Options,
) -> Result<Converted, Error> {
    let job = convert.job(None);
    let (done, mut converted) = run_job(inputs.into(), options, &job, Converted::default())?;
    converted.lost = job.losses();
    converted.end(&done);
    Ok(converted)
}

/// Records of bridge written in another form.
pub struct ConvertingBridge {
    how: ConvertBridge,
    /// The data that LIN had no place for, with the number of records that have it.
    losses: Mutex<BTreeMap<LinLoss, u64>>,
    /// How findings are written for people; `None` if they are returned.
    text: Option<TextStyle>,
}

impl ConvertingBridge {
    /// Returns the data that LIN had no place for, each with the number of records that have it.
    pub fn losses(&self) -> Vec<(LinLoss, u64)> {
        let losses = self.losses.lock().unwrap_or_else(PoisonError::into_inner);
        losses.iter().map(|(loss, n)| (*loss, *n)).collect()
    }

    fn writer(&self) -> PbnWriter {
        match self.how.encoding {
            Some(encoding) => PbnWriter::default().with_charset(encoding.label()),
            None => PbnWriter::default(),
        }
    }

    fn encoding(&self, own: Encoding) -> Encoding {
        let usual = if self.how.format == BridgeFormat::Diagram || own.is_utf16() { Encoding::Utf8 } else { own };
        self.how.encoding.unwrap_or(usual)
    }

    /// Writes lines of LIN; those of a heading in the encoding of the next game.
    fn write_lines(
        &self,
        path: &str,
        mut lines: Vec<(Option<PlaceOfGame>, String)>,
        output: &mut BatchOutput<Finding>,
    ) {
        let mut next: Option<PlaceOfGame> = None;
        for (place, _) in lines.iter_mut().rev() {
            match place {
                Some(own) => next = Some(own.clone()),
                None => place.clone_from(&next),
            }
        }
        for (place, text) in &lines {
            if let Some(place) = place {
                self.write(path, place, text, output);
            }
        }
    }

    fn write(&self, path: &str, place: &PlaceOfGame, text: &str, output: &mut BatchOutput<Finding>) {
        let encoding = self.encoding(place.encoding);
        if let Some(missing) = encoding.encode_with_references(text, &mut output.results.bytes) {
            output.summary.errors += 1;
            output.summary.records_with_errors += 1;
            self.give(place.not_in_encoding(path, encoding, missing), output);
        }
        output.results.pass_on();
    }

    fn give(&self, finding: Finding, output: &mut BatchOutput<Finding>) {
        match &self.text {
            Some(style) => write_finding_text(&finding, style, &mut output.messages),
            None => output.items.push(finding),
        }
    }
}

/// Returns a message about the data that LIN had no place for, with the number of records that have it.
#[must_use]
pub fn lin_losses(losses: &[(LinLoss, u64)]) -> Option<Message> {
    let of = |(loss, n): &(LinLoss, u64)| match loss {
        LinLoss::Tags => message!("lin-loss-tags", n = *n),
        LinLoss::Tables => message!("lin-loss-tables", n = *n),
        LinLoss::Comments => message!("lin-loss-comments", n = *n),
        LinLoss::Annotations => message!("lin-loss-annotations", n = *n),
        LinLoss::CardNotes => message!("lin-loss-card-notes", n = *n),
        LinLoss::Irregularities => message!("lin-loss-irregularities", n = *n),
        LinLoss::Names => message!("lin-loss-names", n = *n),
        LinLoss::Hands => message!("lin-loss-hands", n = *n),
        LinLoss::Contract => message!("lin-loss-contract", n = *n),
        LinLoss::Calls => message!("lin-loss-calls", n = *n),
        LinLoss::Cards => message!("lin-loss-cards", n = *n),
    };
    (!losses.is_empty()).then(|| message!("lin-losses", losses = losses.iter().map(of).collect::<Vec<_>>()))
}

impl Job for ConvertingBridge {
    type Item = Finding;

    fn head(&self, _: &Options) -> String {
        let mut head = String::new();
        if self.how.format == BridgeFormat::Pbn {
            self.writer().begin(&mut head);
        }
        head
    }

    fn n_skipped(&self) -> usize {
        match self.how.format {
            BridgeFormat::Pbn => 2,
            BridgeFormat::Lin => 0,
            BridgeFormat::Diagram => 1,
        }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Finding>) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(located.to_finding(true)),
        }
    }

    fn bridge(&self) -> BridgeWanted {
        BridgeWanted { is_read: true, is_all: true, games: GamesWanted::Games }
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput<Finding>) {
        self.give(finding, output);
    }

    fn game_of_bridge(&self, game: BridgeGame<'_>, output: &mut BatchOutput<Finding>) {
        let place = game.place();
        let mut text = String::new();
        match self.how.format {
            BridgeFormat::Pbn => {
                let mut writer = self.writer().continued();
                writer.write(game.record, game.facts, game.inherited, &mut text);
            }
            BridgeFormat::Lin if game.record.tags.is_empty() => {}
            BridgeFormat::Lin => {
                let mut lines = Vec::new();
                let lost = output.lin.take(game.record, game.facts, game.inherited, place, &mut lines);
                let mut losses = self.losses.lock().unwrap_or_else(PoisonError::into_inner);
                for loss in lost {
                    *losses.entry(loss).or_default() += 1;
                }
                drop(losses);
                return self.write_lines(game.path, lines, output);
            }
            BridgeFormat::Diagram => {
                let has_suit_letters = self.encoding(game.encoding).encode("♠", &mut Vec::new()).is_err();
                let letters = DiagramLetters { is_russian: self.how.is_russian, has_suit_letters };
                text.push('\n');
                if !write_diagram(game.facts, letters, &mut text) {
                    text.clear();
                }
            }
        }
        self.write(game.path, &place, &text, output);
    }

    fn end_of_bridge(&self, path: &str, output: &mut BatchOutput<Finding>) {
        let mut lines = Vec::new();
        output.lin.end(&mut lines);
        self.write_lines(path, lines, output);
    }
}

impl<G: Game> JobOf<G> for ConvertingBridge {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput<Finding>) {}
}
