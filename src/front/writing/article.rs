//! An article with the moves of its text in other letters; every other byte of it stays as stored.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::chess::Alphabet;
use crate::findings::{Edit, EditList};
use crate::game::{Game, Notation};
use crate::l10n::{Message, message};
use crate::render::{ArticleText, ArticleWords, Located, PassedOver, TextStyle, WordSigns, article_words, write_text};
use crate::sorting::CompactSort;
use crate::text::{Encoding, EncodingChoice, Span};

use super::convert::{Convert, signs_of};
use crate::front::error::Error;
use crate::front::fix::FixedFile;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::name_table::{NAMED_TAGS, Renaming};
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::job::{InFile, Job, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;
use crate::front::tags::{KeptInputs, TagProblem, Tagged};
use crate::front::unread::Unread;

/// Writes the moves in texts in other letters: those of games, of variations, and those quoted in prose. Everything
/// else stays as stored, byte by byte, and so do unreadable moves.
///
/// # Errors
/// Fails if anything but letters, signs and names would change, or if a stream cannot be read.
///
/// ```
/// use zapis::{Convert, Notation, Options};
/// let english = Convert::to(Notation::San).letters("en")?;
/// let text = "Испанская партия\n\n1.e4 e5 2.Кf3 Кc6 3.Сb5 а теперь Кf6 4.0-0 ничья\n";
/// let article = zapis::convert_article(text, &english, &Options::default())?;
/// assert!(String::from_utf8(article.files[0].mended().unwrap()).unwrap().contains("1.e4 e5 2.Nf3 Nc6 3.Bb5 а теперь Nf6"));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn convert_article(inputs: impl Into<Inputs>, convert: &Convert, options: &Options) -> Result<Tagged, Error> {
    let mut inputs = inputs.into();
    let job = convert.article(&mut inputs, options, None)?;
    let done = run_job(inputs, options, &job, &mut Discard)?;
    Ok(job.finish(done.unread(), done.passed_over))
}

/// The words of a record that are rewritten.
#[derive(Debug)]
pub(crate) struct ArticleRecord {
    edits: Vec<Edit>,
    problems: Vec<(u64, Message)>,
    /// Why nothing of the file can be written.
    refusal: Option<Message>,
}

/// The words of one file that are rewritten.
#[derive(Default)]
struct ArticleFile {
    file: usize,
    path: String,
    edits: Vec<Edit>,
    n_changed: u64,
    n_records: u64,
    problems: Vec<(u64, Message)>,
    refusal: Option<Message>,
}

/// Finds the moves of articles to be rewritten.
pub struct Articling {
    letters: Alphabet,
    signs: WordSigns,
    pub(crate) renaming: Option<Arc<Renaming>>,
    /// The encoding of files that are not UTF-8, if it is said.
    encoding: EncodingChoice,
    text: Option<TextStyle>,
    kept: KeptInputs,
    files: Mutex<Vec<ArticleFile>>,
}

impl Convert {
    /// Makes the job of rewriting articles, and keeps what can be read only once.
    ///
    /// # Errors
    ///
    /// Fails if the conversion asked for is not one of articles, or if standard input cannot be read.
    pub fn article(&self, inputs: &mut Inputs, options: &Options, text: Option<TextStyle>) -> Result<Articling, Error> {
        if !self.is_of_words() {
            return Err(Error::Usage(message!("article-only-letters")));
        }
        Ok(Articling {
            letters: self.letters,
            signs: self.print.map_or(WordSigns::AsWritten, |print| WordSigns::Printed(print.signs)),
            renaming: self.renaming(),
            encoding: options.encoding,
            text,
            kept: KeptInputs::keep(inputs)?,
            files: Mutex::default(),
        })
    }
}

impl Articling {
    /// Returns the names that the table of names lacks, each once.
    pub fn unknown_names(&self) -> Vec<String> {
        self.renaming.as_ref().map(|names| names.unknown()).unwrap_or_default()
    }

    /// Puts the edits of each file together.
    pub fn finish(&self, unread: Vec<Unread>, passed_over: Vec<PassedOver>) -> Tagged {
        let files = std::mem::take(&mut *self.files.lock().unwrap_or_else(PoisonError::into_inner));
        let mut article = Tagged::of_inputs(&self.kept, unread, passed_over);
        for ArticleFile { path, edits, n_changed, n_records, problems, refusal, .. } in files {
            article.records += n_records;
            let input = match self.kept.unchanged(&path) {
                Ok(input) => input,
                Err(reason) => {
                    article.unread.push(Unread { path, reason });
                    continue;
                }
            };
            let problem = |line, reason| TagProblem { path: path.clone(), line, reason };
            // Places of one game may be among those of another.
            let edits = match (refusal, EditList::new(&edits)) {
                (None, Ok(edits)) => edits,
                (refusal, _) => {
                    let reason = refusal.unwrap_or_else(|| message!("article-overlapping"));
                    article.problems.push(problem(None, reason));
                    article.n_problems += 1;
                    continue;
                }
            };
            article.n_problems += problems.len() as u64;
            article.problems.extend(problems.into_iter().map(|(line, reason)| problem(Some(line), reason)));
            if !edits.is_empty() {
                article.changed += n_changed;
                article.tags += edits.len() as u64;
                article.files.push(FixedFile::of_edits(path, edits, input));
            }
        }
        article
    }

    /// Returns the encoding in which a file is stored.
    fn encoding_of(&self, text: &str, decoded: Encoding) -> Encoding {
        match self.encoding {
            // Only the user can know the encoding of a record that is all ASCII.
            EncodingChoice::Declared(declared) if text.is_ascii() && !declared.is_utf16() => declared,
            _ => decoded,
        }
    }
}

as_jobs!(Articling);

impl Job for Articling {
    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        if let Some(style) = &self.text {
            write_text(located, style, &mut output.messages);
        }
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if files.last().is_none_or(|last| last.file != place.file || last.path != place.path) {
            files.push(ArticleFile { file: place.file, path: place.path.to_owned(), ..ArticleFile::default() });
        }
        if let Some(file) = files.last_mut() {
            file.n_records += output.summary.records;
            for ArticleRecord { edits, problems, refusal } in output.items.take::<ArticleRecord>() {
                file.n_changed += u64::from(!edits.is_empty());
                file.edits.extend(edits);
                file.problems.extend(problems);
                file.refusal = file.refusal.take().or(refusal);
            }
        }
        Ok(())
    }
}

impl<G: Game> JobOf<G> for Articling {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
        let (source, record) = (view.source, view.record);
        let text: &str = &source.decoded.text;
        let place = |span: Span| {
            let whole = source.rewritable(span, record.text.len()).filter(|place| place.end as usize <= text.len());
            whole.map_or_else(|| (source.place_of(span), false), |place| (place, true))
        };
        let written = ArticleText { text, place: &place };
        let ArticleWords { mut words, kept } =
            article_words(view.game, &record, view.replay, (self.letters, self.signs), &written);
        let renamed = self.renaming.as_ref().map(|names| names.of_record(&record, self.letters)).unwrap_or_default();
        for (tag, name) in NAMED_TAGS.iter().zip(renamed) {
            let place = record.tag_pair(tag).map(|pair| place(pair.value)).filter(|(_, is_whole)| *is_whole);
            let place = place.map(|(place, _)| place);
            if let Some((place, name)) = place.zip(name) {
                let is_quoted = text[..place.start as usize].ends_with('"');
                let name = if is_quoted { name.replace('\\', "\\\\").replace('"', "\\\"") } else { name };
                words.push((place.range(), name));
            }
        }
        let line = |at: Span| source.line_and_column(at.start).0;
        let problems = kept.into_iter().map(|place| (line(place), message!("article-passage-kept"))).collect();
        let encoding = self.encoding_of(text, source.decoded.encoding);
        let stored = |at: usize| source.stored_offset(u32::try_from(at).unwrap_or(u32::MAX));
        words.compact_sort_by_key(|(place, _)| (place.start, place.end));
        let mut refusal = signs_of(Notation::San, self.letters)
            .find(|sign| !words.is_empty() && !encoding.has(sign))
            .map(|sign| message!("article-not-in-encoding", sign = sign, encoding = encoding.label()));
        let made = |(place, word): (std::ops::Range<usize>, String)| {
            let edit = Edit::new(stored(place.start)..stored(place.end), word.as_str(), encoding);
            edit.ok_or_else(|| message!("article-not-in-encoding", sign = word, encoding = encoding.label()))
        };
        let edits: Result<Vec<Edit>, Message> = words.into_iter().map(made).collect();
        let edits = edits.unwrap_or_else(|reason| {
            refusal.get_or_insert(reason);
            Vec::new()
        });
        output.items.push(ArticleRecord { edits, problems, refusal });
    }
}
