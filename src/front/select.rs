//! Records chosen by a condition, as they are stored.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::game::{Chess, Game, Tavreli};
use crate::l10n::message;
use crate::record::Record;
use crate::render::{DeferredBuffer, Located, SourceFile, Summary};
use crate::replay::Keep;
use crate::select::{BoardWalk, Condition, ConditionError, Needs, PlayedFacts, TagFacts};

use super::collector::Receiver;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::run::run_job;
use super::unread::Unread;
use super::work::{BatchOutput, InFile, Job, JobOf, View};

/// Which records are wanted, and how many of them.
///
/// ```
/// use zapis::{Options, Select};
/// let games = "[White \"Tal, Mikhail\"]\n\n1. e4 c5 *\n\n[White \"Petrosian, Tigran\"]\n\n1. d4 Nf6 *\n";
/// let select = Select::matching("white ~ Tal and line = e4")?;
/// let selected = zapis::select(games, &select, &Options::default())?;
/// assert_eq!(selected.bytes, b"[White \"Tal, Mikhail\"]\n\n1. e4 c5 *\n\n");
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Select {
    condition: Arc<Condition>,
    first: Option<u64>,
    sample: Option<(usize, u64)>,
}

impl Select {
    /// Selects the records that meet a condition, as `zapis select --where` does.
    ///
    /// # Errors
    /// Says what of the condition cannot be read, and where.
    pub fn matching(condition: &str) -> Result<Self, Error> {
        Self::matching_all(&[condition], false)
    }

    /// Selects the records that meet all of several conditions, or with `inverted` those that do not.
    ///
    /// # Errors
    /// As [`Select::matching`].
    pub fn matching_all(conditions: &[impl AsRef<str>], inverted: bool) -> Result<Self, Error> {
        let read = |text: &str| Condition::read(text).map_err(|error| unreadable(text, &error));
        let read: Vec<Condition> = conditions.iter().map(|text| read(text.as_ref())).collect::<Result<_, _>>()?;
        let condition = Condition::all(read);
        let condition = if inverted { condition.inverted() } else { condition };
        Ok(Self { condition: Arc::new(condition), first: None, sample: None })
    }

    /// Ends when so many records are found.
    #[must_use]
    pub const fn first(mut self, n: u64) -> Self {
        self.first = Some(n);
        self
    }

    /// Selects so many of the records at random, each as likely as any other; one seed gives one choice.
    #[must_use]
    pub const fn sample(mut self, n: usize, seed: u64) -> Self {
        self.sample = Some((n, seed));
        self
    }

    /// Makes the job of it.
    pub(crate) fn job(&self, only_counts: bool) -> Selecting {
        let random = fastrand::Rng::with_seed(self.sample.map_or(0, |(_, seed)| seed));
        let chosen = Mutex::new(Chosen { n: 0, sample: Vec::new(), random });
        Selecting { select: self.clone(), needs: self.condition.needs(), only_counts, chosen }
    }

    /// Sets what has to be found in records for the condition to be decided.
    pub(crate) fn prepared(&self, options: &Options) -> Options {
        let needs = self.condition.needs();
        let options = options.clone();
        if needs.findings { options.notes(true) } else { options }
    }
}

/// Says where a condition cannot be read: the condition, a mark below the place, and the reason.
fn unreadable(text: &str, error: &ConditionError) -> Error {
    let column = text.get(..error.at).map_or(0, |before| before.chars().count()) + 1;
    Error::Usage(message!("condition-unreadable", condition = text, column = column, reason = error.reason.clone()))
}

/// Selects records of games by a condition, as they are stored; see [`Select`].
///
/// Each record ends with a blank line; records of UTF-16 files become UTF-8.
///
/// # Errors
/// Fails where a temporary file cannot be written.
pub fn select(inputs: impl Into<Inputs>, select: &Select, options: &Options) -> Result<Selected, Error> {
    let job = select.job(false);
    let (done, mut selected) = run_job(inputs.into(), &select.prepared(options), &job, Selected::default())?;
    selected.bytes.extend(job.sampled());
    selected.records = job.n_chosen();
    selected.unread = done.unread();
    Ok(selected)
}

/// Records that were selected.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Selected {
    /// The records, in the order of the inputs.
    pub bytes: Vec<u8>,
    /// How many records meet the condition; of a sample more than there are in `bytes`.
    pub records: u64,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
}

impl Receiver<SelectedEnd> for Selected {
    fn results(&mut self, results: &DeferredBuffer, _: u64) -> Result<(), Error> {
        self.bytes.extend_from_slice(&results.bytes);
        Ok(())
    }

    fn messages(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), Error> {
        Ok(())
    }

    fn advance(&mut self, _: u64, _: &Summary) {}

    fn is_closed(&self) -> bool {
        false
    }
}

/// Chooses records by a condition.
pub(crate) struct Selecting {
    select: Select,
    needs: Needs,
    only_counts: bool,
    chosen: Mutex<Chosen>,
}

/// What has been chosen so far, in the order of the files.
struct Chosen {
    n: u64,
    /// The records of a sample, each with its number among those that fit.
    sample: Vec<(u64, Vec<u8>)>,
    random: fastrand::Rng,
}

/// A record that fits: where it ends in what is written of its batch.
pub(crate) struct SelectedEnd(usize);

impl Selecting {
    fn chosen(&self) -> MutexGuard<'_, Chosen> {
        self.chosen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how many records fit.
    pub(crate) fn n_chosen(&self) -> u64 {
        self.chosen().n
    }

    /// Returns the records of a sample, in the order of the files.
    pub(crate) fn sampled(&self) -> Vec<u8> {
        let mut sample = std::mem::take(&mut self.chosen().sample);
        sample.sort_unstable_by_key(|(number, _)| *number);
        sample.into_iter().flat_map(|(_, bytes)| bytes).collect()
    }

    fn take(record: &Record<'_>, source: &SourceFile<'_>, output: &mut BatchOutput<SelectedEnd>) {
        source.copy_record(record.tape.span, &mut output.results.bytes);
        output.items.push(SelectedEnd(output.results.bytes.len()));
    }

    fn judge<G: Game>(&self, view: &View<'_, G>, walk: Option<&BoardWalk<'_>>, output: &mut BatchOutput<SelectedEnd>) {
        let facts = PlayedFacts {
            tags: TagFacts { record: view.record, path: view.source.path },
            game: view.game,
            replay: view.replay,
            findings: view.findings,
            edition: view.edition(),
            walk,
        };
        if self.select.condition.decide(&mut |test| Some(facts.answer(test))) == Some(true) {
            Self::take(&view.record, view.source, output);
        }
    }
}

impl Job for Selecting {
    type Item = SelectedEnd;

    fn keeps(&self) -> Keep {
        if self.needs.positions { Keep::MainMoves } else { Keep::Nothing }
    }

    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        output: &mut BatchOutput<SelectedEnd>,
    ) -> bool {
        let facts = TagFacts { record: *record, path: source.path };
        let decided = self.select.condition.decide(&mut |test| facts.answer(test));
        if decided == Some(true) {
            Self::take(record, source, output);
        }
        decided.is_some()
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<SelectedEnd>) {}

    fn in_order(&self, output: &mut BatchOutput<SelectedEnd>, _: InFile<'_>) -> io::Result<()> {
        let mut chosen = self.chosen();
        let left = self.select.first.map_or(u64::MAX, |first| first - chosen.n.min(first));
        output.items.truncate(usize::try_from(left).unwrap_or(usize::MAX));
        output.results.bytes.truncate(output.items.last().map_or(0, |last| last.0));
        let mut from = 0;
        for SelectedEnd(end) in output.items.drain(..) {
            let number = chosen.n;
            chosen.n += 1;
            if let Some((size, _)) = self.select.sample {
                // Every record is as likely to be left in the end (Vitter, algorithm R).
                let at = usize::try_from(chosen.random.u64(0..=number)).unwrap_or(usize::MAX);
                let record = || output.results.bytes[from..end].to_vec();
                if chosen.sample.len() < size {
                    let record = record();
                    chosen.sample.push((number, record));
                } else if at < size {
                    let record = record();
                    chosen.sample[at] = (number, record);
                }
            }
            from = end;
        }
        if self.only_counts || self.select.sample.is_some() {
            output.results.bytes.clear();
        }
        // What is wrong with records is nobody's question here.
        let Summary { records, plies, .. } = output.summary;
        output.summary = Summary { records, plies, ..Summary::default() };
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.select.first.is_some_and(|first| self.chosen().n >= first)
    }
}

impl JobOf<Chess> for Selecting {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput<SelectedEnd>) {
        let (replay, tests) = (view.replay, self.select.condition.board_tests());
        let start = replay.start.position.as_ref().filter(|_| !tests.is_empty());
        let walk = start.map(|start| BoardWalk::over(tests, start, replay.start.is_usual, &replay.main_moves));
        self.judge(view, walk.as_ref(), output);
    }
}

impl JobOf<Tavreli> for Selecting {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput<SelectedEnd>) {
        self.judge(view, None, output);
    }
}
