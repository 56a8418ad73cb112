//! The arguments of `zapis convert`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use zapis::BridgeFormat;
use zapis::chess::{
    CaptureSign, CastlingSign, DashSign, DotsSign, DoubleCheckSign, MateSign, NOTATIONS, PrintedSigns, PromotionSign,
    ResultSign,
};
use zapis::message;
use zapis::{Convert, Notation, Typeset};

use super::{OutputArgs, ReadArgs, one_of};
use crate::cli::CommandError;

/// Arguments of `zapis convert`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option on the command line")]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// The notation to write
    ///
    /// Records of Tavreli keep the notation of their game.
    #[arg(long, value_enum, default_value_t, value_name = "NOTATION")]
    pub(crate) to: TargetNotation,
    #[command(flatten)]
    pub(crate) writing: WritingArgs,
    /// Merge records that begin from the same position into one tree of variations
    ///
    /// The first record is the main line; where another game joins, its players and result are at the end of its line.
    #[arg(long, conflicts_with = "split_lines")]
    pub(crate) merge_lines: bool,
    /// Write a record for each line: the main line, and each variation from the first move on
    #[arg(long)]
    pub(crate) split_lines: bool,
    /// Turn lines quoted in comments into variations, if they can be played
    ///
    /// A line begins with a number and a move that is legal before or after the commented move. Other text stays a
    /// comment.
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines", "lines_into_comments"])]
    pub(crate) lines_from_comments: bool,
    /// Write variations as comments
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines"])]
    pub(crate) lines_into_comments: bool,
    /// Rewrite only the moves of a text, in the letters of `--out-letters` or as figurines, and leave every other byte
    /// as it is
    ///
    /// Moves of games, of variations, and those quoted in prose are rewritten in place; their signs stay (`С:d5`
    /// becomes `B:d5`) unless a printing option is given. Unreadable moves stay and are reported.
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines", "lines_from_comments", "lines_into_comments"])]
    pub(crate) article: bool,
    /// With `--article`: write into the files instead of to standard output
    ///
    /// A file is replaced as a whole or not at all. Compressed files are left alone.
    #[arg(short, long, requires = "article", conflicts_with_all = ["output", "range"])]
    pub(crate) in_place: bool,
    /// With `--in-place`: keep each original file under its name and this extension; existing files are never replaced
    #[arg(long, value_name = "ENDING", requires = "in_place")]
    pub(crate) backup: Option<OsString>,
    /// With `--to html`: write a complete page, not a fragment; the output of `--to latex` is always complete
    #[arg(long, conflicts_with_all = ["article", "merge_lines"])]
    pub(crate) standalone: bool,
    /// Replace players' names by this table: a line for each player, with the spellings separated by tabs
    ///
    /// `Карпов, А.<TAB>Karpov, Anatoly`, or `"Карпов" = "Karpov"`. The last spelling in the output's alphabet is used.
    /// A name that is not in the table stays, and is reported once.
    #[arg(long, value_name = "FILE")]
    pub(crate) names: Option<PathBuf>,
    /// Write each file to one of its own in this folder, which is created if missing; subfolders are kept
    ///
    /// Existing files are never replaced. The extension depends on the output: `.pgn`, `.html`, `.md`, `.tex`, `.pbn`,
    /// `.lin`.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["article", "merge_lines", "output", "range"])]
    pub(crate) into: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// In which letters and encoding records are written, and how much of them.
#[derive(Args, Debug)]
pub(crate) struct WritingArgs {
    /// The language of the piece letters in the output
    ///
    /// In Tavreli, whose moves have none, `ru` writes the files in Russian letters.
    #[arg(long, default_value = "en", value_name = "LANG")]
    pub(crate) out_letters: String,
    /// The encoding to write
    ///
    /// By default UTF-8; records of bridge keep the encoding they are stored in.
    #[arg(long, value_name = "ENCODING")]
    pub(crate) out_encoding: Option<String>,
    /// What to leave out
    #[arg(long, value_parser = one_of(&DROPPED), value_delimiter = ',', value_name = "WHAT")]
    pub(crate) drop: Vec<LeaveOut>,
    #[command(flatten)]
    pub(crate) print: PrintArgs,
}

impl WritingArgs {
    /// Returns true if any option affects how records are written.
    pub(crate) fn is_asked(&self) -> bool {
        let is_other = self.out_letters != "en" || self.out_encoding.is_some();
        is_other || !self.drop.is_empty() || self.print.prints()
    }

    /// Returns the conversion to a notation, as the options say.
    pub(crate) fn convert(&self, to: TargetNotation) -> Result<Convert, CommandError> {
        if let Some(format) = to.of_bridge() {
            if !self.drop.is_empty() || self.print.is_said() {
                return Err(CommandError::Usage(message!("not-of-bridge")));
            }
            let convert = Convert::deals(format).letters(&self.out_letters)?;
            return Ok(match &self.out_encoding {
                Some(encoding) => convert.encoding(encoding)?,
                None => convert,
            });
        }
        let name = to.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let notation = NOTATIONS.iter().find(|known| known.name == name).map_or(Notation::San, |known| known.notation);
        let letters = if to == TargetNotation::Figurine { "figurine" } else { &self.out_letters };
        let encoding = self.out_encoding.as_deref().unwrap_or("utf-8");
        let mut convert = Convert::to(notation).letters(letters)?.encoding(encoding)?;
        convert = self.print.apply(convert);
        if let Some(to) = Typeset::ALL.into_iter().find(|to| to.name() == name) {
            convert = convert.typeset(to);
        }
        Ok(self.drop.iter().fold(convert, |convert, dropped| dropped(convert)))
    }
}

/// How records are printed.
#[derive(Args, Debug)]
#[command(next_help_heading = PRINTING)]
pub(crate) struct PrintArgs {
    /// The style of records: PGN, or as printed in the language of `--out-letters`
    ///
    /// Tag pairs, comments in braces and variations in brackets stay, so that the output is read back as the same game.
    #[arg(long, value_enum, default_value_t, value_name = "STYLE")]
    style: RecordStyle,
    /// Signs other than those of the language: `captures=x,castling=letters`; this prints without `--style print` too
    ///
    /// `captures` are `colon` (`С:a6`), `x` (`Bxa6`), `cross` (`B×a6`) or `none` (`Ba6`); `castling` is `zeros` (`0–0`) or
    /// `letters` (`O-O`); `promotion` is `equals` (`e8=Q`) or `none` (`e8Q`); `double-check` is `plus` or `pluses` (`++`);
    /// `mate` is `hash` (`#`) or `cross` (`×`); `glyphs` are `signs` (`!?`) or `nags` (`$5`); `dashes` are `en` (`–`) or
    /// `hyphen` (`-`); `dots` before a move of Black are `ellipsis` (`12…`) or `dots` (`12...`); `results` are written with a
    /// `dash` (`1–0`), a `colon` (`1 : 0`) or, in typeset games, in `words`.
    #[arg(long, value_name = "SIGN=FORM,...", value_delimiter = ',', value_parser = sign, hide_possible_values = true)]
    signs: Vec<PrintSign>,
    /// What to do with moves inside comments if the letters change
    ///
    /// Rewritten are words that are certainly notation (a piece with a square, a capture, a promotion, castling) and
    /// moves of a line that can be played there: `gf`, `0-0`, `Кф3`. Everything else stays. A comment may have other
    /// letters than the moves; one with unreadable moves stays as it is, and is counted at the end.
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    comment_moves: CommentMoveChoice,
}

const PRINTING: &str = "Printing";

impl PrintArgs {
    /// Returns true if any option about printing is given.
    pub(crate) fn is_said(&self) -> bool {
        self.style != RecordStyle::Pgn || !self.signs.is_empty() || self.comment_moves != CommentMoveChoice::Rewrite
    }

    fn prints(&self) -> bool {
        self.style == RecordStyle::Print || !self.signs.is_empty()
    }

    /// Applies the options about printing, if records are printed; the letters must have been chosen before.
    pub(crate) fn apply(&self, convert: Convert) -> Convert {
        let convert = match self.comment_moves {
            CommentMoveChoice::Rewrite => convert,
            CommentMoveChoice::Keep => convert.keeping_comment_moves(),
        };
        if !self.prints() {
            return convert;
        }
        let mut keeps_nags = false;
        let convert = convert.printed(|signs| self.signs.iter().for_each(|set| set(signs, &mut keeps_nags)));
        if keeps_nags { convert.keeping_nags() } else { convert }
    }
}

/// Sets a sign of print, or whether NAGs stay as they are.
type PrintSign = fn(&mut PrintedSigns, &mut bool);

/// The forms of each sign, by the words that ask for them.
const SIGNS: [(&str, &str, PrintSign); 21] = [
    ("captures", "colon", |signs, _| signs.capture = CaptureSign::Colon),
    ("captures", "x", |signs, _| signs.capture = CaptureSign::X),
    ("captures", "cross", |signs, _| signs.capture = CaptureSign::Cross),
    ("captures", "none", |signs, _| signs.capture = CaptureSign::None),
    ("castling", "zeros", |signs, _| signs.castling = CastlingSign::Zeros),
    ("castling", "letters", |signs, _| signs.castling = CastlingSign::Letters),
    ("promotion", "equals", |signs, _| signs.promotion = PromotionSign::Equals),
    ("promotion", "none", |signs, _| signs.promotion = PromotionSign::None),
    ("double-check", "plus", |signs, _| signs.double_check = DoubleCheckSign::Plus),
    ("double-check", "pluses", |signs, _| signs.double_check = DoubleCheckSign::Pluses),
    ("mate", "hash", |signs, _| signs.mate = MateSign::Hash),
    ("mate", "cross", |signs, _| signs.mate = MateSign::Cross),
    ("glyphs", "signs", |_, keeps_nags| *keeps_nags = false),
    ("glyphs", "nags", |_, keeps_nags| *keeps_nags = true),
    ("dashes", "en", |signs, _| signs.dash = DashSign::En),
    ("dashes", "hyphen", |signs, _| signs.dash = DashSign::Hyphen),
    ("dots", "ellipsis", |signs, _| signs.dots = DotsSign::Ellipsis),
    ("dots", "dots", |signs, _| signs.dots = DotsSign::Dots),
    ("results", "dash", |signs, _| signs.result = ResultSign::Dash),
    ("results", "colon", |signs, _| signs.result = ResultSign::Colon),
    ("results", "words", |signs, _| signs.result = ResultSign::Words),
];

/// Reads `captures=x`, or lists what there is.
fn sign(text: &str) -> Result<PrintSign, String> {
    let (name, form) = text.split_once('=').unwrap_or((text, ""));
    let found = SIGNS.iter().find(|(known, known_form, _)| *known == name.trim() && *known_form == form.trim());
    let of_name: Vec<String> = SIGNS
        .iter()
        .filter(|(known, ..)| *known == name.trim())
        .map(|(name, form, _)| format!("{name}={form}"))
        .collect();
    let all = || SIGNS.iter().map(|(name, form, _)| format!("{name}={form}")).collect();
    let known: Vec<String> = if of_name.is_empty() { all() } else { of_name };
    found.map(|(.., sign)| *sign).ok_or_else(|| known.join(", "))
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RecordStyle {
    /// The export format of PGN
    #[default]
    Pgn,
    /// As books and bulletins of the language print
    Print,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum CommentMoveChoice {
    /// In the letters and with the signs of the other moves
    #[default]
    Rewrite,
    /// As they are
    Keep,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TargetNotation {
    /// The export format of the PGN standard
    #[default]
    Pgn,
    /// Standard algebraic notation: Nf3
    San,
    /// Long algebraic notation: Ng1-f3
    Lan,
    /// Coordinates as engines use them: g1f3
    Uci,
    /// The digits of correspondence chess: 7163
    Iccf,
    /// Coordinates with the captured piece: e4d5p
    Smith,
    /// The notation of older English books: N-KB3
    Descriptive,
    /// As announced to blind players: Springer Felix drei
    Spoken,
    /// The braille chess code, as far as it is known for certain
    Braille,
    /// Figurines: ♘f3
    Figurine,
    /// Games typeset as Markdown, with diagrams where comments request them; printed as by `--style print`
    Markdown,
    /// The same as a LaTeX document with the package `chessboard`
    Latex,
    /// The same as a fragment of HTML, to be put into a page; deals of bridge are drawn, and printed four to a page
    Html,
    /// Records of bridge: the export format of PBN 2.1
    Pbn,
    /// Records of bridge: LIN, as Bridge Base has it, a board a line
    Lin,
    /// Records of bridge: diagrams of four hands, in Russian with `--out-letters ru`
    Diagram,
}

impl TargetNotation {
    /// Returns the file ending for this notation.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Html => "html",
            Self::Pbn => "pbn",
            Self::Lin => "lin",
            Self::Diagram => "txt",
            _ => "pgn",
        }
    }
}

impl TargetNotation {
    /// Returns the bridge format, if it is one.
    pub(crate) const fn of_bridge(self) -> Option<BridgeFormat> {
        match self {
            Self::Pbn => Some(BridgeFormat::Pbn),
            Self::Lin => Some(BridgeFormat::Lin),
            Self::Diagram => Some(BridgeFormat::Diagram),
            _ => None,
        }
    }
}

/// Makes a conversion leave something out.
type LeaveOut = fn(Convert) -> Convert;

/// What may be left out of records.
const DROPPED: [(&str, LeaveOut, &str); 4] = [
    ("comments", Convert::without_comments, ""),
    ("variations", Convert::without_variations, ""),
    ("nags", Convert::without_nags, ""),
    ("clocks", Convert::without_clocks, ""),
];
