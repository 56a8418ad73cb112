//! Damaged records restored: the most probable legal game, with every change named.

use crate::render::{Repaired, Summary};
use crate::scoresheet::Hand;

use super::repair_job::Repairing;
use super::repair_questions::{RepairAnswer, RepairQuestion};
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::search_limits::SearchLimits;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::question::AsJob;
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::stream::{Stream, iterator_over};

iterator_over! {
    /// The records of some inputs, restored, in the order of the files; made by [`repair`].
    Repairs(Stream<Repairing, Repaired>) of Repaired,
    /// Returns how many records and plies were read so far.
    Summary
}

/// Finds for each record the most probable legal game behind what is written, as `zapis repair` does.
///
/// A record that can be played as written is returned unchanged. Confidence is that of the search, measured on damaged
/// sheets; what the search cannot decide is left open.
///
/// ```
/// use zapis::Options;
/// let repaired = zapis::repair("1. e4 e5 2. NfB Nc6 3. Bb5 a6 *", &Options::default()).next().unwrap();
/// assert_eq!(repaired.changes[0].written.as_deref(), Some("NfB"));
/// assert_eq!(repaired.changes[0].san(), Some("Nf3"));
/// ```
pub fn repair(inputs: impl Into<Inputs>, options: &Options) -> Repairs {
    repair_with(inputs, SearchLimits::default(), options)
}

/// Does what [`repair`] does, with other limits for the search.
///
/// ```
/// use zapis::{Options, SearchLimits};
/// let sheet = "1. e4 e5 2. NfB Nc6 3. Bb5 a6 *";
/// let sure = SearchLimits::default().max_cost(0.5)?;
/// let repaired = zapis::repair_with(sheet, sure, &Options::default()).next().unwrap();
/// assert!(!repaired.is_complete, "what costs more stays open");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn repair_with(inputs: impl Into<Inputs>, limits: SearchLimits, options: &Options) -> Repairs {
    Repairs(Stream::new(inputs.into(), options, Repairing::new(limits)))
}

/// Does what [`repair_with`] does, with what is known of the hand that wrote the sheets, or of the scanner that read them; see
/// [`learn_hand`].
///
/// ```
/// use zapis::{Hand, Options, SearchLimits};
/// let sheets = ["1. e4 e5 2. NfB Nc6 3. Bb5 a6 *\n", "1. d4 Nf6 2. c4 e6 3. NfB d5 4. Nc3 *\n"].join("\n");
/// let hand = zapis::learn_hand(&*sheets, SearchLimits::default(), &Hand::default(), &Options::default())?;
/// assert!(hand.seen_for('3', 'B') > 1.5);
/// let repaired = zapis::repair_by_hand(&*sheets, SearchLimits::default(), &hand, &Options::default());
/// assert!(repaired.flat_map(|sheet| sheet.changes).all(|change| change.san() == Some("Nf3")));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn repair_by_hand(inputs: impl Into<Inputs>, limits: SearchLimits, hand: &Hand, options: &Options) -> Repairs {
    Repairs(Stream::new(inputs.into(), options, Repairing::new(limits).by_hand(hand.clone())))
}

/// Learns from sheets of one hand, of which something may be known, which characters it confuses, as `zapis repair --learn`
/// does: how often each character was meant, and what was written for it. The result does not depend on the order of the sheets.
///
/// # Errors
///
/// Fails if a batch of sheets cannot be processed; unreadable sheets are skipped.
pub fn learn_hand(
    inputs: impl Into<Inputs>,
    limits: SearchLimits,
    known: &Hand,
    options: &Options,
) -> Result<Hand, Error> {
    let job = Repairing::new(limits).by_hand(known.clone()).learning();
    run_job(inputs.into(), options, job.as_job(), &mut Discard)?;
    Ok(job.learned())
}

/// Does what [`repair_with`] does, and asks where two readings are close, as `zapis repair --interactive` does: each sheet of
/// chess is read again after each answer. Records are read on one thread, so that questions come in their order.
///
/// ```
/// use zapis::{Options, RepairAnswer, SearchLimits};
/// let sheet = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 ... 5. O-O 1-0";
/// let ask = |_: &zapis::RepairQuestion| RepairAnswer::Move("Nf6".to_owned());
/// let mut repairs = zapis::repair_asking(sheet, SearchLimits::default(), &Options::default(), ask);
/// let repaired = repairs.next().unwrap();
/// assert_eq!(repaired.changes[0].san(), Some("Nf6"));
/// ```
pub fn repair_asking(
    inputs: impl Into<Inputs>,
    limits: SearchLimits,
    options: &Options,
    ask: impl FnMut(&RepairQuestion) -> RepairAnswer + Send + 'static,
) -> Repairs {
    let options = options.clone().jobs(1);
    Repairs(Stream::new(inputs.into(), &options, Repairing::new(limits).asking(ask)))
}
