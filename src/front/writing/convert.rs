//! Records rewritten in another notation, other letters, another encoding.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::chess::{Alphabet, PrintedSigns};
use crate::findings::{Finding, rules};
use crate::game::{Game, MoveStyle, Notation};
use crate::l10n::{Language, Message, message};
use crate::render::{
    CommentMoves, Drop, Located, PgnStyle, PrintForm, TextStyle, Typeset, TypesetAs, WordSigns, WrittenAs,
    lines_into_comments, merge_lines, split_lines, write_finding_text, write_pgn_as, write_text, write_typeset,
};
use crate::text::{Encoding, read_given};

use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::by_name;
use crate::front::options::name_table::{NameTable, Renaming};
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{
    BoardlessItem, BoardlessNeeds, BoardlessRecord, OwnForm, OwnFormat, RecordsNeeded,
};
use crate::front::pipeline::converted::Converted;
use crate::front::pipeline::job::{Frame, Job, JobNeeds, JobOf, WriteBytes};
use crate::front::pipeline::question::{AsJob, as_jobs};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;

/// How records are rewritten: as PGN in English letters and UTF-8, unless set otherwise.
#[derive(Clone, Debug)]
pub struct Convert {
    notation: Notation,
    pub(crate) letters: Alphabet,
    encoding: Encoding,
    drop: Drop,
    pub(crate) print: Option<PrintForm>,
    keeps_comment_moves: bool,
    typeset: Option<Typeset>,
    lines: Option<LinesAs>,
    names: Option<NameTable>,
    /// The format of a game without a board, whose records alone are written then.
    own: Option<Arc<dyn OwnFormat>>,
}

/// What to do with the lines of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinesAs {
    OneTree,
    RecordEach,
    /// Lines quoted in comments become variations.
    FromComments,
    IntoComments,
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
        Self {
            notation,
            letters: Alphabet::ENGLISH,
            encoding: Encoding::Utf8,
            drop: Drop::default(),
            print: None,
            keeps_comment_moves: false,
            typeset: None,
            lines: None,
            names: None,
            own: None,
        }
    }

    /// Writes records of a game without a board in a format of its own, and no others.
    #[cfg_attr(not(feature = "bridge"), expect(dead_code, reason = "this build has no such game"))]
    pub(crate) fn in_own_format(own: Arc<dyn OwnFormat>) -> Self {
        Self { own: Some(own), ..Self::default() }
    }

    /// Joins records that begin from one position to one record, with the first as the main line and the others as its
    /// variations.
    ///
    /// ```
    /// use zapis::{Convert, Options};
    /// let games = "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"A\"]\n\n1. e4 c5 *\n";
    /// let tree = zapis::convert(games, &Convert::default().merge_lines(), &Options::default())?;
    /// assert!(String::from_utf8_lossy(&tree.bytes).contains("1. e4 e5 (1... c5) *"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[must_use]
    pub const fn merge_lines(mut self) -> Self {
        self.lines = Some(LinesAs::OneTree);
        self
    }

    /// Writes a record for each line: the main line, and each variation from the first move on.
    #[must_use]
    pub const fn split_lines(mut self) -> Self {
        self.lines = Some(LinesAs::RecordEach);
        self
    }

    /// Turns lines quoted in comments into variations if they can be played there; other text stays a comment.
    ///
    /// ```
    /// use zapis::{Convert, Options};
    /// let game = "1. e4 e5 2. Nf3 {Or 2. f4 exf4 with an attack.} Nc6 *";
    /// let lines = zapis::convert(game, &Convert::default().lines_from_comments(), &Options::default())?;
    /// let text = String::from_utf8_lossy(&lines.bytes).into_owned();
    /// assert!(text.contains("2. Nf3 {Or} (2. f4 exf4 {with an attack.}) 2... Nc6"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[must_use]
    pub const fn lines_from_comments(mut self) -> Self {
        self.lines = Some(LinesAs::FromComments);
        self
    }

    /// Writes variations as comments.
    #[must_use]
    pub const fn lines_into_comments(mut self) -> Self {
        self.lines = Some(LinesAs::IntoComments);
        self
    }

    /// Writes pieces with the letters of a language, by its code: `ru`; `figurine` for ♘.
    ///
    /// # Errors
    ///
    /// Fails for an unknown code, and names the most similar one.
    pub fn letters(mut self, code: &str) -> Result<Self, Error> {
        if let Some(own) = &self.own {
            self.own = Some(own.in_letters(code)?);
            return Ok(self);
        }
        self.letters = by_name::letters(code)?.unwrap_or(Alphabet::ENGLISH);
        Ok(self)
    }

    /// Writes in an encoding: `windows-1251`. A record with characters that it lacks stays UTF-8 and is a finding.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn encoding(mut self, name: &str) -> Result<Self, Error> {
        self.encoding = by_name::encoding(name)?;
        self.own = self.own.map(|own| own.in_encoding(self.encoding));
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

    /// Prints moves, numbers, glyphs and results as the language of the letters does, with signs altered by `change`:
    /// `С:a6`, `0–0`, `12… Кf6`, `±`.
    ///
    /// Set the letters first. Printed records are read back as the same games.
    ///
    /// ```
    /// use zapis::{Convert, Notation, Options};
    /// let russian = Convert::to(Notation::San).letters("ru")?.printed(|_| ());
    /// let printed = zapis::convert("1. e4 d5 2. exd5 Qxd5 $6 1-0", &russian, &Options::default())?;
    /// assert!(String::from_utf8_lossy(&printed.bytes).contains("1. e4 d5 2. e:d5 Ф:d5?! 1 : 0"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[must_use]
    pub fn printed(mut self, change: impl FnOnce(&mut PrintedSigns)) -> Self {
        let mut form = PrintForm::of(self.letters);
        change(&mut form.signs);
        self.print = Some(form);
        self
    }

    /// Keeps NAGs as PGN writes them, `$16`, in print.
    #[must_use]
    pub const fn keeping_nags(mut self) -> Self {
        if let Some(form) = &mut self.print {
            form.has_glyphs = false;
        }
        self
    }

    /// Leaves the moves inside comments unchanged.
    ///
    /// Otherwise they are rewritten like those of the game if its letters change, but only if they are notation beyond
    /// doubt: `Кf3`, `С:d5`.
    #[must_use]
    pub const fn keeping_comment_moves(mut self) -> Self {
        self.keeps_comment_moves = true;
        self
    }

    /// Typesets games for books and pages: headings, variations, comments as text, diagrams where a comment asks for
    /// one.
    ///
    /// Typeset games are not read back. The signs are those of [`Convert::printed`].
    ///
    /// ```
    /// use zapis::{Convert, Notation, Options, Typeset};
    /// let page = Convert::to(Notation::San).letters("ru")?.typeset(Typeset::Html);
    /// let set = zapis::convert("[White \"<Tal>\"]\n\n1. e4 {best by test} e5 2. Nf3 *", &page, &Options::default())?;
    /// let set = String::from_utf8_lossy(&set.bytes).into_owned();
    /// assert!(set.contains("<h3>&lt;Tal&gt; – ?</h3>") && set.contains("<b>2. Кf3</b>"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[must_use]
    pub fn typeset(mut self, to: Typeset) -> Self {
        self.typeset = Some(to);
        self.print = self.print.or_else(|| Some(PrintForm::of(self.letters)));
        self
    }

    /// Renames players by a table: a line for each, with the spellings of the name separated by tabs, or `"name" =
    /// "name"`.
    ///
    /// The last spelling in the output alphabet is used; a name that is not in the table stays.
    ///
    /// # Errors
    ///
    /// Fails for a line that is not a row of a table, or that repeats a name of another line; the error names it.
    ///
    /// ```
    /// use zapis::{Convert, Options};
    /// let named = Convert::default().names("Карпов\tKarpov")?;
    /// let converted = zapis::convert("[White \"Карпов\"]\n\n1. e4 *", &named, &Options::default())?;
    /// assert!(String::from_utf8_lossy(&converted.bytes).contains("[White \"Karpov\"]"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    pub fn names(mut self, table: &str) -> Result<Self, Error> {
        self.names = Some(NameTable::read(table)?);
        Ok(self)
    }

    /// Does the same with a file.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or a line of it.
    pub fn names_of(self, path: &Path) -> Result<Self, Error> {
        /// The maximum length of a table, in bytes.
        const LONGEST: u64 = 16 << 20;
        self.names(&read_given(path, LONGEST)?)
    }

    pub(crate) fn renaming(&self) -> Option<Arc<Renaming>> {
        self.names.clone().map(|table| Arc::new(Renaming::by(table)))
    }

    /// Returns true if only letters, signs and names are changed.
    pub(crate) fn is_of_words(&self) -> bool {
        let Self { notation, encoding, drop, keeps_comment_moves, typeset, lines, own, .. } = self;
        let is_plain = *notation == Notation::San && *encoding == Encoding::Utf8 && *drop == Drop::default();
        is_plain && !keeps_comment_moves && typeset.is_none() && lines.is_none() && own.is_none()
    }

    /// Returns its job; the words of headings are in this language, or in that of the letters.
    ///
    /// # Errors
    ///
    /// Fails if the conversion cannot be made of what was asked for.
    pub fn job(&self, text: Option<TextStyle>, language: Option<Language>) -> Result<Converting, Error> {
        let Self { notation, letters, encoding, drop, print, keeps_comment_moves, typeset, lines, .. } = *self;
        let is_of_board = print.is_some() || typeset.is_some() || drop != Drop::default();
        if self.own.is_some() && (is_of_board || keeps_comment_moves || self.names.is_some()) {
            return Err(Error::Usage(message!("not-of-bridge")));
        }
        let is_plain = print.is_none()
            && typeset.is_none()
            && self.own.is_none()
            && !matches!(notation, Notation::Spoken | Notation::Braille);
        if lines.is_some() && !is_plain || lines == Some(LinesAs::OneTree) && encoding != Encoding::Utf8 {
            return Err(Error::Usage(message!("lines-as-pgn")));
        }
        if print.is_some() && !is_with_letters(notation) {
            return Err(Error::Usage(message!("print-notation")));
        }
        // The words of announcements are German in every language but Russian, which has its own.
        if notation == Notation::Spoken && !["en", "de", "ru"].contains(&letters.code()) {
            return Err(Error::Usage(message!("spoken-letters")));
        }
        if let Some(sample) = signs_of(notation, letters).find(|sign| !encoding.has(sign)) {
            return Err(Error::Usage(message!("letters-not-in-encoding", sign = sample, encoding = encoding.label())));
        }
        let print = print.map(|form| form.in_encoding(encoding));
        let of_letters = if letters.code() == "ru" { Language::Russian } else { Language::English };
        let comments_kept = AtomicU64::new(0);
        Ok(Converting {
            notation,
            letters,
            drop,
            encoding,
            print,
            keeps_comment_moves,
            typeset,
            page: None,
            lines,
            text,
            comments_kept,
            language: language.unwrap_or(of_letters),
            renaming: self.renaming(),
            own: self.own.as_ref().map(|own| own.form()),
        })
    }
}

/// Rewrites records, as `zapis convert` does, with comments, variations and everything else.
///
/// # Errors
///
/// Fails if a notation cannot be written in the letters set.
///
/// ```
/// use zapis::{Convert, Notation, Options};
/// let russian = Convert::to(Notation::San).letters("ru")?;
/// let converted = zapis::convert("1. e4 e5 2. Nf3 *", &russian, &Options::default())?;
/// assert!(String::from_utf8_lossy(&converted.bytes).contains("2. Кf3"));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn convert(inputs: impl Into<Inputs>, convert: &Convert, options: &Options) -> Result<Converted, Error> {
    let job = convert.job(None, language_said(options))?;
    let mut converted = Converted::default();
    let done = run_job(inputs.into(), options, job.as_job(), &mut converted)?;
    converted.comments_kept = job.comments_kept();
    converted.unknown_names = job.unknown_names();
    converted.lost = job.lost();
    converted.end(&done);
    Ok(converted)
}

pub(crate) fn language_said(options: &Options) -> Option<Language> {
    Some(options.language).filter(|language| *language != Language::default())
}

/// Records written in another form.
pub struct Converting {
    notation: Notation,
    letters: Alphabet,
    drop: Drop,
    encoding: Encoding,
    print: Option<PrintForm>,
    keeps_comment_moves: bool,
    typeset: Option<Typeset>,
    /// The text before and after the records on a page of their own.
    page: Option<[String; 2]>,
    lines: Option<LinesAs>,
    /// How findings are written for people; `None` if they are returned.
    text: Option<TextStyle>,
    comments_kept: AtomicU64,
    /// The language of the words in headings.
    language: Language,
    /// The new names of players, if any.
    pub(crate) renaming: Option<Arc<Renaming>>,
    /// The form of a game without a board, whose records alone are written then.
    own: Option<Box<dyn OwnForm>>,
}

impl Converting {
    /// Returns the names that the table of names lacks, each once.
    pub fn unknown_names(&self) -> Vec<String> {
        self.renaming.as_ref().map(|names| names.unknown()).unwrap_or_default()
    }

    /// Returns what the format has no place for, and in how many records that is.
    pub fn lost(&self) -> Option<Message> {
        self.own.as_ref()?.lost()
    }

    /// Puts typeset games on a page that needs no other around it.
    ///
    /// # Errors
    ///
    /// Fails for records that are not typeset.
    pub fn standalone(mut self, language: Language) -> Result<Self, Error> {
        let Some(typeset) = self.typeset else { return Err(Error::Usage(message!("standalone-needs-pages"))) };
        self.page = typeset.page(language.code());
        Ok(self)
    }

    /// Returns the text before and after the records.
    fn around(&self) -> [String; 2] {
        let part = || self.typeset.map_or(["", ""], |typeset| [typeset.head(), typeset.tail()]).map(str::to_owned);
        self.page.clone().unwrap_or_else(part)
    }

    /// Returns the number of comments that were left unchanged because their moves could not be read.
    pub fn comments_kept(&self) -> u64 {
        self.comments_kept.load(Ordering::Relaxed)
    }
}

as_jobs!(Converting);

impl Job for Converting {
    fn needs(&self) -> JobNeeds {
        let is_all = self.own.is_some();
        // Deals are typeset as games are.
        let is_read = is_all || self.typeset.is_some();
        let boardless = BoardlessNeeds { is_read, is_all, ..BoardlessNeeds::FINDINGS };
        JobNeeds { boardless: boardless.with(RecordsNeeded::Records), ..JobNeeds::default() }
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match &self.text {
            Some(style) => write_text(located, style, &mut output.messages),
            None => output.items.push(located.to_finding(true)),
        }
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput) {
        match &self.text {
            Some(style) => write_finding_text(&finding, style, &mut output.messages),
            None => output.items.push(finding),
        }
    }

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        match (item, &self.own) {
            (item, Some(own)) => {
                own.take(item, output).into_iter().for_each(|finding| self.made_finding(finding, output));
            }
            (BoardlessItem::Finding(finding, _), None) => self.made_finding(*finding, output),
            (BoardlessItem::Record(record), None) => self.typeset_boardless(record, output),
            (BoardlessItem::End { .. }, None) => {}
        }
        true
    }
}

impl Frame for Converting {
    fn head(&self, options: &Options) -> String {
        let [head, _] = self.around();
        self.own.as_ref().map_or(head, |own| own.head(options))
    }

    fn n_skipped(&self) -> usize {
        self.own.as_ref().map_or(0, |own| own.n_skipped())
    }

    fn whole(&self) -> Option<fn(&str) -> Vec<u8>> {
        (self.lines == Some(LinesAs::OneTree)).then_some(merge_lines)
    }

    fn tail(&self, write: WriteBytes<'_>) -> Result<(), Error> {
        let [_, tail] = self.around();
        write(tail.as_bytes())
    }
}

impl<G: Game> JobOf<G> for Converting {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        if self.own.is_some() {
            return;
        }
        // A game without these letters is written in its usual ones.
        let letters = view.game.letters_by_code(self.letters.code()).unwrap_or_else(|| view.game.common_letters());
        let style = PgnStyle { moves: MoveStyle { notation: self.notation, letters }, drop: self.drop };
        self.write(view, style, output);
    }
}

impl Converting {
    fn typeset_boardless(&self, record: &dyn BoardlessRecord, output: &mut BatchOutput) {
        let Some(to) = self.typeset.filter(|_| record.is_record()) else { return };
        let mut text = String::new();
        record.write_typeset((to, self.language), &mut text);
        let missing = self.encoding.encode_with_references(&text, &mut output.results.bytes);
        if let Some(missing) = missing {
            output.summary.errors += 1;
            output.summary.records_with_errors += 1;
            self.made_finding(record.place().not_in_encoding(record.path(), self.encoding, missing), output);
        }
        output.results.pass_on();
    }

    fn write<G: Game>(&self, view: &View<'_, G>, style: PgnStyle<G::Alphabet>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
        let (game, replay) = (view.game, view.replay);
        // Games with a notation of their own are printed in it.
        let letters = |alphabet| game.alphabet_code(alphabet);
        let print = self.print.filter(|_| Alphabet::by_code(letters(style.moves.letters)).is_some());
        let comment_moves = Some((letters(replay.alphabet), letters(style.moves.letters)))
            .filter(|_| !self.keeps_comment_moves && is_with_letters(self.notation))
            .and_then(|(from, to)| {
                CommentMoves::between(from, to, WordSigns::of_print(print.map(|print| print.signs)))
            });
        let players = self.renaming.as_ref().map(|names| names.of_record(&view.record, self.letters));
        let players = players.unwrap_or_default();
        let out = &mut output.results.bytes;
        let start = out.len();
        let n_kept = if let (Some(to), Some(form)) = (self.typeset, self.print) {
            let typeset = TypesetAs { to, print: form, comment_moves, players: &players, language: self.language };
            write_typeset(game, &view.record, replay, style, typeset, out)
        } else {
            let lines_from_comments = self.lines == Some(LinesAs::FromComments);
            let players = Some(&players);
            let written = WrittenAs { print, comment_moves, has_headings: true, lines_from_comments, players };
            write_pgn_as(game, &view.record, replay, style, written, out)
        };
        self.comments_kept.fetch_add(n_kept, Ordering::Relaxed);
        let rewrite = match self.lines {
            Some(LinesAs::RecordEach) => Some(split_lines as fn(&str, &mut Vec<u8>)),
            Some(LinesAs::IntoComments) => Some(lines_into_comments as fn(&str, &mut Vec<u8>)),
            _ => None,
        };
        if let Some(rewrite) = rewrite {
            let record = out.split_off(start);
            rewrite(&String::from_utf8_lossy(&record), out);
        }
        if self.encoding != Encoding::Utf8 {
            self.encode(view, start, output);
        }
    }

    /// Converts the record just written into the output encoding.
    ///
    /// A character that the encoding lacks becomes a numeric character reference and is reported, so that nothing is
    /// lost and the output is in one encoding.
    fn encode<G: Game>(&self, view: &View<'_, G>, start: usize, output: &mut BatchOutput) {
        let record = output.results.bytes.split_off(start);
        let text = String::from_utf8_lossy(&record);
        let Some(missing) = self.encoding.encode_with_references(&text, &mut output.results.bytes) else { return };
        let finding = rules::unmappable_byte::not_in_encoding(self.encoding, missing, view.record.tape.span);
        output.summary.errors += 1;
        output.summary.records_with_errors += 1;
        self.finding(&view.locate(&finding), output);
    }
}

/// Returns the signs that a notation requires: the letters of pieces, the words of announcements.
pub(crate) fn signs_of(notation: Notation, letters: Alphabet) -> impl Iterator<Item = String> {
    let pieces = is_with_letters(notation).then(|| (1..=5).map(move |role| letters.letters().write(role).to_owned()));
    let others = match notation {
        Notation::Braille => Some("⠃"),
        Notation::Spoken if letters.code() == "ru" => Some("щ"),
        _ => None,
    };
    pieces.into_iter().flatten().chain(others.map(str::to_owned))
}

/// Returns true if pieces are written with letters and captures with a sign.
const fn is_with_letters(notation: Notation) -> bool {
    matches!(notation, Notation::San | Notation::Lan)
}
