//! The forms of bridge: the export format of PBN, LIN, diagrams of four hands, a table of deals.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::bridge::{DiagramLetters, LinLoss, LinWriter, PbnWriter, write_diagram};
use crate::findings::Finding;
use crate::l10n::{Message, message};
use crate::render::DeferredBuffer;
use crate::render::deals::{DealColumn, DealTimeline, deal_csv_head, write_deal_csv};
use crate::text::Encoding;

use super::super::error::Error;
use crate::front::options::Options;
use crate::front::pipeline::boardless::{FormMemory, OwnForm, OwnFormat, RecordPlace};

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

/// How records of bridge are rewritten.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rewriting {
    format: BridgeFormat,
    /// The encoding; `None` for that in which a record is stored.
    encoding: Option<Encoding>,
    is_russian: bool,
}

impl OwnFormat for Rewriting {
    fn in_encoding(&self, encoding: Encoding) -> Arc<dyn OwnFormat> {
        Arc::new(Self { encoding: Some(encoding), ..*self })
    }

    fn in_letters(&self, code: &str) -> Result<Arc<dyn OwnFormat>, Error> {
        let is_russian = code.eq_ignore_ascii_case("ru");
        if !is_russian && !code.eq_ignore_ascii_case("en") {
            return Err(Error::Usage(message!("diagram-letters")));
        }
        if is_russian && self.format != BridgeFormat::Diagram {
            return Err(Error::Usage(message!("letters-of-pbn")));
        }
        Ok(Arc::new(Self { is_russian, ..*self }))
    }

    fn form(&self) -> Box<dyn OwnForm> {
        Box::new(BridgeForm::Rewritten { how: *self, losses: Mutex::default() })
    }
}

/// A form in which records are being written.
#[derive(Debug)]
pub(super) enum BridgeForm {
    /// A format of bridge, and the data that LIN had no place for, with the number of records that have it.
    Rewritten { how: Rewriting, losses: Mutex<BTreeMap<LinLoss, u64>> },
    /// A table in CSV, one deal a row.
    Table(Vec<DealColumn>),
}

/// The records of a match that are written as LIN when it is over.
type Waiting = LinWriter<RecordPlace>;

impl BridgeForm {
    /// Returns a form of bridge as such.
    pub(super) fn of(form: &dyn OwnForm) -> Option<&Self> {
        (form as &dyn Any).downcast_ref()
    }

    /// Writes a record. Returns what cannot be written so.
    pub(super) fn write(
        &self,
        deal: &DealTimeline<'_>,
        place: &RecordPlace,
        memory: &mut FormMemory,
        out: &mut DeferredBuffer,
    ) -> Vec<Finding> {
        let has_tags = !deal.record.tags.is_empty();
        match self {
            Self::Table(columns) => {
                if has_tags {
                    write_deal_csv(deal, columns, out);
                    out.pass_on();
                }
                Vec::new()
            }
            Self::Rewritten { how, .. } if how.format == BridgeFormat::Pbn => {
                let mut text = String::new();
                how.writer().continued().write(deal.record, deal.facts, deal.inherited, &mut text);
                how.put((deal.path, place), &text, out)
            }
            Self::Rewritten { how, losses } if how.format == BridgeFormat::Lin => {
                if !has_tags {
                    return Vec::new();
                }
                let Some(waiting) = waiting(memory) else { return Vec::new() };
                let mut lines = Vec::new();
                let lost = waiting.take(deal.record, deal.facts, deal.inherited, place.clone(), &mut lines);
                let mut losses = losses.lock().unwrap_or_else(PoisonError::into_inner);
                for loss in lost {
                    *losses.entry(loss).or_default() += 1;
                }
                drop(losses);
                how.put_lines(deal.path, lines, out)
            }
            Self::Rewritten { how, .. } => {
                let has_suit_letters = how.encoding_of(place).encode("♠", &mut Vec::new()).is_err();
                let letters = DiagramLetters { is_russian: how.is_russian, has_suit_letters };
                let mut text = "\n".to_owned();
                if !write_diagram(deal.facts, letters, &mut text) {
                    text.clear();
                }
                how.put((deal.path, place), &text, out)
            }
        }
    }
}

fn waiting(memory: &mut FormMemory) -> Option<&mut Waiting> {
    memory.get_or_insert_with(|| Box::new(Waiting::default())).downcast_mut()
}

impl OwnForm for BridgeForm {
    fn head(&self, options: &Options) -> String {
        let mut head = String::new();
        match self {
            // The rows of ranges can be joined, so only the first has the header.
            Self::Table(columns) if options.range.contains(0) => return deal_csv_head(columns),
            Self::Rewritten { how, .. } if how.format == BridgeFormat::Pbn => how.writer().begin(&mut head),
            Self::Table(_) | Self::Rewritten { .. } => {}
        }
        head
    }

    fn n_skipped(&self) -> usize {
        match self {
            Self::Rewritten { how: Rewriting { format: BridgeFormat::Pbn, .. }, .. } => 2,
            Self::Rewritten { how: Rewriting { format: BridgeFormat::Diagram, .. }, .. } => 1,
            Self::Table(_) | Self::Rewritten { .. } => 0,
        }
    }

    fn end(&self, path: &str, memory: &mut FormMemory, out: &mut DeferredBuffer) -> Vec<Finding> {
        let mut lines = Vec::new();
        if let Some(waiting) = waiting(memory) {
            waiting.end(&mut lines);
        }
        match self {
            Self::Rewritten { how, .. } => how.put_lines(path, lines, out),
            Self::Table(_) => Vec::new(),
        }
    }

    fn lost(&self) -> Option<Message> {
        let Self::Rewritten { losses, .. } = self else { return None };
        let losses = losses.lock().unwrap_or_else(PoisonError::into_inner);
        let messages = losses.iter().map(|(loss, n)| lost_by_lin(*loss, *n));
        (!losses.is_empty()).then(|| message!("lin-losses", losses = messages.collect::<Vec<_>>()))
    }
}

impl Rewriting {
    pub(super) const fn to(format: BridgeFormat) -> Self {
        Self { format, encoding: None, is_russian: false }
    }

    fn writer(self) -> PbnWriter {
        match self.encoding {
            Some(encoding) => PbnWriter::default().with_charset(encoding.label()),
            None => PbnWriter::default(),
        }
    }

    fn encoding_of(self, place: &RecordPlace) -> Encoding {
        let own = place.encoding;
        let usual = if self.format == BridgeFormat::Diagram || own.is_utf16() { Encoding::Utf8 } else { own };
        self.encoding.unwrap_or(usual)
    }

    /// Writes lines of LIN; those of a heading in the encoding of the next game.
    fn put_lines(
        self,
        path: &str,
        mut lines: Vec<(Option<RecordPlace>, String)>,
        out: &mut DeferredBuffer,
    ) -> Vec<Finding> {
        let mut next: Option<RecordPlace> = None;
        for (place, _) in lines.iter_mut().rev() {
            match place {
                Some(own) => next = Some(own.clone()),
                None => place.clone_from(&next),
            }
        }
        let placed = lines.iter().filter_map(|(place, text)| Some((place.as_ref()?, text)));
        placed.flat_map(|(place, text)| self.put((path, place), text, out)).collect()
    }

    fn put(self, (path, place): (&str, &RecordPlace), text: &str, out: &mut DeferredBuffer) -> Vec<Finding> {
        let encoding = self.encoding_of(place);
        let missing = encoding.encode_with_references(text, &mut out.bytes);
        out.pass_on();
        missing.map(|missing| place.not_in_encoding(path, encoding, missing)).into_iter().collect()
    }
}

/// Returns a message about data that LIN had no place for, in a number of records.
fn lost_by_lin(loss: LinLoss, n: u64) -> Message {
    match loss {
        LinLoss::Tags => message!("lin-loss-tags", n = n),
        LinLoss::Tables => message!("lin-loss-tables", n = n),
        LinLoss::Comments => message!("lin-loss-comments", n = n),
        LinLoss::Annotations => message!("lin-loss-annotations", n = n),
        LinLoss::CardNotes => message!("lin-loss-card-notes", n = n),
        LinLoss::Irregularities => message!("lin-loss-irregularities", n = n),
        LinLoss::Names => message!("lin-loss-names", n = n),
        LinLoss::Hands => message!("lin-loss-hands", n = n),
        LinLoss::Contract => message!("lin-loss-contract", n = n),
        LinLoss::Calls => message!("lin-loss-calls", n = n),
        LinLoss::Cards => message!("lin-loss-cards", n = n),
    }
}
