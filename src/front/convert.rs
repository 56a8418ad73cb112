//! Records written anew, in another notation, other letters, another encoding.

use crate::chess::Alphabet;
use crate::findings::{Finding, rules};
use crate::game::{Game, MoveStyle, Notation};
use crate::l10n::message;
use crate::render::{DeferredBuffer, Drop, Located, PgnStyle, Summary, TextStyle, write_pgn, write_text};
use crate::text::Encoding;

use super::by_name;
use super::collector::Receiver;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::run::{RunReport, run_job};
use super::stream::Numbered;
use super::unread::Unread;
use super::work::{BatchOutput, Job, JobOf, View};

/// How records are written anew: as PGN in English letters and UTF-8, unless something else is said.
#[derive(Clone, Debug)]
pub struct Convert {
    notation: Notation,
    letters: Alphabet,
    encoding: Encoding,
    drop: Drop,
}

impl Default for Convert {
    fn default() -> Self {
        Self::to(Notation::San)
    }
}

impl Convert {
    /// Writes moves in a notation.
    #[must_use]
    pub fn to(notation: Notation) -> Self {
        Self { notation, letters: Alphabet::ENGLISH, encoding: Encoding::Utf8, drop: Drop::default() }
    }

    /// Writes pieces with the letters of a language, by its code: `ru`; `figurine` for ♘.
    ///
    /// # Errors
    ///
    /// Fails for a code that is not known, and names the nearest that is.
    pub fn letters(mut self, code: &str) -> Result<Self, Error> {
        self.letters = by_name::letters(code)?.unwrap_or(Alphabet::ENGLISH);
        Ok(self)
    }

    /// Writes in an encoding: `windows-1251`. A record that it has not all characters of stays UTF-8 and is a finding.
    ///
    /// # Errors
    ///
    /// Fails for a name that is not known, and names the nearest that is.
    pub fn encoding(mut self, name: &str) -> Result<Self, Error> {
        self.encoding = by_name::encoding(name)?;
        Ok(self)
    }

    /// Leaves out comments, with the clocks in them.
    #[must_use]
    pub const fn without_comments(mut self) -> Self {
        self.drop.comments = true;
        self
    }

    /// Leaves out variations.
    #[must_use]
    pub const fn without_variations(mut self) -> Self {
        self.drop.variations = true;
        self
    }

    /// Leaves out annotation glyphs.
    #[must_use]
    pub const fn without_nags(mut self) -> Self {
        self.drop.nags = true;
        self
    }

    /// Leaves out clocks and evaluations in comments.
    #[must_use]
    pub const fn without_clocks(mut self) -> Self {
        self.drop.clocks = true;
        self
    }

    /// Makes the job of it.
    pub(crate) fn job(&self, text: Option<TextStyle>) -> Result<Converting, Error> {
        let Self { notation, letters, encoding, drop } = *self;
        // The words of announcements are German in every language but Russian, which has a spelling of its own.
        if notation == Notation::Spoken && !["en", "de", "ru"].contains(&letters.code()) {
            return Err(Error::Usage(message!("spoken-letters")));
        }
        Ok(Converting { notation, letters, drop, encoding, text })
    }
}

/// Records written anew, or as data for other programs.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Converted {
    /// The records, in the order of the inputs.
    pub bytes: Vec<u8>,
    /// What is wrong with them, and what could not be written as asked.
    pub findings: Vec<Finding>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
    /// How much was read and found.
    pub summary: Summary,
}

/// Writes records anew, as `zapis convert` does; comments, variations and everything else go with them.
///
/// # Errors
///
/// Fails where a notation cannot be written in the letters asked for.
///
/// ```
/// use zapis::{Convert, Notation, Options};
/// let russian = Convert::to(Notation::San).letters("ru")?;
/// let converted = zapis::convert("1. e4 e5 2. Nf3 *", &russian, &Options::default())?;
/// assert!(String::from_utf8_lossy(&converted.bytes).contains("2. Кf3"));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn convert(inputs: impl Into<Inputs>, convert: &Convert, options: &Options) -> Result<Converted, Error> {
    let job = convert.job(None)?;
    let (done, mut converted) = run_job(inputs.into(), options, &job, Converted::default())?;
    converted.end(&done);
    Ok(converted)
}

impl Converted {
    /// Notes what a run came to.
    pub(super) fn end(&mut self, done: &RunReport) {
        self.unread = done.unread();
        self.summary = done.summary;
    }
}

impl Receiver<Finding> for Converted {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error> {
        let place = || message!("verbatim", text = "memory");
        results.write_to(&mut self.bytes, before).map_err(|error| Error::Write { place: place(), error })
    }

    fn messages(&mut self, _: &DeferredBuffer, _: u64) -> Result<(), Error> {
        Ok(())
    }

    fn items(&mut self, items: Vec<Finding>, before: u64) {
        self.findings.extend(items.into_iter().map(|mut finding| {
            finding.add_records_before(before);
            finding
        }));
    }

    fn advance(&mut self, _: u64, _: &Summary) {}

    fn is_closed(&self) -> bool {
        false
    }
}

/// Writes records anew.
pub(crate) struct Converting {
    notation: Notation,
    letters: Alphabet,
    drop: Drop,
    encoding: Encoding,
    /// How findings are written for people; where that is not asked for, they are handed on.
    text: Option<TextStyle>,
}

impl Job for Converting {
    type Item = Finding;

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Finding>) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(located.to_finding(true)),
        }
    }
}

impl<G: Game> JobOf<G> for Converting {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<Finding>) {
        // A game that does not know the letters is written in its usual ones.
        let letters = view.game.letters_by_code(self.letters.code()).unwrap_or_else(|| view.game.common_letters());
        let style = PgnStyle { moves: MoveStyle { notation: self.notation, letters }, drop: self.drop };
        self.write(view, style, output);
    }
}

impl Converting {
    fn write<G: Game>(&self, view: &View<'_, G>, style: PgnStyle<G::Alphabet>, output: &mut BatchOutput<Finding>) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
        let out = &mut output.results.bytes;
        let start = out.len();
        write_pgn(view.game, &view.record, view.replay, style, out);
        if self.encoding != Encoding::Utf8 {
            self.encode(view, start, output);
        }
    }

    /// Turns the record just written into the encoding asked for. A record that holds a character the encoding does not
    /// have stays UTF-8, so that nothing is lost, and is reported: a reader decides the encoding record by record.
    fn encode<G: Game>(&self, view: &View<'_, G>, start: usize, output: &mut BatchOutput<Finding>) {
        let record = output.results.bytes.split_off(start);
        let encoded = match std::str::from_utf8(&record) {
            Ok(text) => self.encoding.encode(text, &mut output.results.bytes),
            Err(_) => Ok(()),
        };
        let Err(fault) = encoded else { return };
        output.results.bytes.truncate(start);
        output.results.bytes.extend_from_slice(&record);
        let finding = rules::unmappable_byte::not_in_encoding(self.encoding, fault.char, view.record.tape.span);
        output.summary.errors += 1;
        output.summary.records_with_errors += 1;
        self.finding(&view.locate(&finding), output);
    }
}
