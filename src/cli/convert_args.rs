//! The arguments of `zapis convert`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

#[cfg(feature = "bridge")]
use crate::front::BridgeFormat;
use crate::front::{
    CaptureSign, CastlingSign, Convert, DashSign, DotsSign, DoubleCheckSign, MateSign, Notation, PromotionSign,
    ResultSign, Typeset,
};

use super::CommandError;
use super::args::{OutputArgs, ReadArgs};

/// Arguments of `zapis convert`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
pub(super) struct ConvertArgs {
    #[command(flatten)]
    pub(super) read: ReadArgs,
    /// The notation to write
    ///
    /// Records of Tavreli keep the one of their game.
    #[arg(long, value_enum, default_value_t, value_name = "NOTATION")]
    pub(super) to: TargetNotation,
    #[command(flatten)]
    pub(super) writing: WritingArgs,
    /// Put records that begin from one position together to one tree of variations
    ///
    /// The first record is the main line; where another game joins, its players and result stand at the end of its line.
    #[arg(long, conflicts_with = "split_lines")]
    pub(super) merge_lines: bool,
    /// Write a record for each line: the main line, and each variation from the first move on
    #[arg(long)]
    pub(super) split_lines: bool,
    /// Make variations of the lines that comments quote, where they can be played
    ///
    /// A line begins with a number and a move that is legal before or behind the move commented. What else is said stays a
    /// comment.
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines", "lines_into_comments"])]
    pub(super) lines_from_comments: bool,
    /// Write variations as comments
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines"])]
    pub(super) lines_into_comments: bool,
    /// Rewrite only the moves of a text, in the letters of `--out-letters` or as figurines, and leave every other byte as it is
    ///
    /// Moves of games, of variations, and those that prose quotes are rewritten where they stand; their signs stay (`С:d5` becomes
    /// `B:d5`) unless printing is asked for. A move that cannot be read stays and is reported.
    #[arg(long, conflicts_with_all = ["merge_lines", "split_lines", "lines_from_comments", "lines_into_comments"])]
    pub(super) article: bool,
    /// With `--article`: write into the files instead of to standard output
    ///
    /// A file is replaced as a whole or not at all. Compressed files are left alone.
    #[arg(short, long, requires = "article", conflicts_with_all = ["output", "range"])]
    pub(super) in_place: bool,
    /// With `--in-place`: keep each file as it was under its name and this ending; what is there already is never replaced
    #[arg(long, value_name = "ENDING", requires = "in_place")]
    pub(super) backup: Option<OsString>,
    /// With `--to html`: write a page of its own, and not a part of one; what `--to latex` writes is always whole
    #[arg(long, conflicts_with_all = ["article", "merge_lines"])]
    pub(super) standalone: bool,
    /// Call players as this table does: a line for each, with the spellings of the name parted by tabs
    ///
    /// `Карпов, А.<TAB>Karpov, Anatoly`, or `"Карпов" = "Karpov"`. The last spelling in the alphabet that is written is taken. A
    /// name that is not in the table stays, and is reported once.
    #[arg(long, value_name = "FILE")]
    pub(super) names: Option<PathBuf>,
    /// Write each file to one of its own in this folder, which is made where it is not there; folders in folders stay so
    ///
    /// A file that is there already is never replaced. Endings follow what is written: `.pgn`, `.html`, `.md`, `.tex`, `.pbn`, `.lin`.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["article", "merge_lines", "output", "range"])]
    pub(super) into: Option<PathBuf>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
}

/// In which letters and encoding records are written, and how much of them.
#[derive(Args, Debug)]
pub(super) struct WritingArgs {
    /// Whose piece letters to write
    ///
    /// In Tavreli, whose moves have none, `ru` writes the files in Russian letters.
    #[arg(long, default_value = "en", value_name = "LANG")]
    pub(super) out_letters: String,
    /// The encoding to write
    ///
    /// UTF-8 unless said; records of bridge stay in the encoding they are stored in.
    #[arg(long, value_name = "ENCODING")]
    pub(super) out_encoding: Option<String>,
    /// What to leave out
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT")]
    pub(super) drop: Vec<DropChoice>,
    #[command(flatten)]
    pub(super) print: PrintArgs,
}

impl WritingArgs {
    /// Returns true if any option says how records are written.
    pub(super) fn is_asked(&self) -> bool {
        let is_other = self.out_letters != "en" || self.out_encoding.is_some();
        is_other || !self.drop.is_empty() || self.print.prints()
    }

    /// Returns the conversion to a notation, as the options say.
    pub(super) fn convert(&self, to: TargetNotation) -> Result<Convert, CommandError> {
        let notation = match to {
            TargetNotation::Pgn
            | TargetNotation::San
            | TargetNotation::Figurine
            | TargetNotation::Markdown
            | TargetNotation::Latex
            | TargetNotation::Html => Notation::San,
            #[cfg(feature = "bridge")]
            TargetNotation::Pbn | TargetNotation::Lin | TargetNotation::Diagram => Notation::San,
            TargetNotation::Lan => Notation::Lan,
            TargetNotation::Uci => Notation::Uci,
            TargetNotation::Iccf => Notation::Iccf,
            TargetNotation::Smith => Notation::Smith,
            TargetNotation::Descriptive => Notation::Descriptive,
            TargetNotation::Spoken => Notation::Spoken,
            TargetNotation::Braille => Notation::Braille,
        };
        let letters = if to == TargetNotation::Figurine { "figurine" } else { &self.out_letters };
        let encoding = self.out_encoding.as_deref().unwrap_or("utf-8");
        let mut convert = Convert::to(notation).letters(letters)?.encoding(encoding)?;
        convert = self.print.apply(convert);
        let typeset = match to {
            TargetNotation::Markdown => Some(Typeset::Markdown),
            TargetNotation::Latex => Some(Typeset::Latex),
            TargetNotation::Html => Some(Typeset::Html),
            _ => None,
        };
        if let Some(to) = typeset {
            convert = convert.typeset(to);
        }
        Ok(self.drop.iter().fold(convert, |convert, choice| match choice {
            DropChoice::Comments => convert.without_comments(),
            DropChoice::Variations => convert.without_variations(),
            DropChoice::Nags => convert.without_nags(),
            DropChoice::Clocks => convert.without_clocks(),
        }))
    }
}

/// How records are printed.
#[derive(Args, Debug)]
#[command(next_help_heading = PRINTING)]
pub(super) struct PrintArgs {
    /// How records are written: as PGN, or as the language of `--out-letters` prints them
    ///
    /// Tag pairs, comments in braces and variations in brackets stay, so that what is printed is read back as the same game.
    #[arg(long, value_enum, default_value_t, value_name = "STYLE")]
    style: RecordStyle,
    /// In print, the sign of captures
    ///
    /// Each of these signs is that of the language unless it is said; saying one prints without `--style print`.
    #[arg(long, value_enum, value_name = "SIGN")]
    captures: Option<CaptureChoice>,
    /// In print, how castling is written
    #[arg(long, value_enum, value_name = "SIGN")]
    castling: Option<CastlingChoice>,
    /// In print, what stands before the piece of a promotion
    #[arg(long, value_enum, value_name = "SIGN")]
    promotion: Option<PromotionChoice>,
    /// In print, the sign of double check
    #[arg(long, value_enum, value_name = "SIGN")]
    double_check: Option<DoubleCheckChoice>,
    /// In print, the sign of mate
    #[arg(long, value_enum, value_name = "SIGN")]
    mate: Option<MateChoice>,
    /// In print, glyphs for NAGs or NAGs as they are
    #[arg(long, value_enum, value_name = "SIGN")]
    glyphs: Option<GlyphChoice>,
    /// In print, the dash of castling, results and long notation
    #[arg(long, value_enum, value_name = "SIGN")]
    dashes: Option<DashChoice>,
    /// In print, what stands behind the number before a move of Black
    #[arg(long, value_enum, value_name = "SIGN")]
    dots: Option<DotsChoice>,
    /// In print, how results are written
    #[arg(long, value_enum, value_name = "SIGN")]
    results: Option<ResultChoice>,
    /// What is done with moves inside comments where the letters change
    ///
    /// Rewritten is what is notation beyond doubt (a piece with a square, a capture, a promotion, castling) and what is a move of
    /// a line that can be played there: `gf`, `0-0`, `Кф3`. Everything else stays. A comment may have other letters than the
    /// moves; one with moves that cannot be read stays as it is, and is counted at the end.
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    comment_moves: CommentMoveChoice,
}

const PRINTING: &str = "Printing";

impl PrintArgs {
    /// Returns true if any option about printing is given.
    #[cfg(feature = "bridge")]
    pub(super) fn is_said(&self) -> bool {
        self.style != RecordStyle::Pgn || self.has_sign() || self.comment_moves != CommentMoveChoice::Rewrite
    }

    fn prints(&self) -> bool {
        self.style == RecordStyle::Print || self.has_sign()
    }

    fn has_sign(&self) -> bool {
        self.captures.is_some()
            || self.castling.is_some()
            || self.promotion.is_some()
            || self.double_check.is_some()
            || self.mate.is_some()
            || self.glyphs.is_some()
            || self.dashes.is_some()
            || self.dots.is_some()
            || self.results.is_some()
    }

    /// Applies the options about printing, if records are printed; the letters must have been chosen before.
    pub(super) fn apply(&self, convert: Convert) -> Convert {
        let convert = match self.comment_moves {
            CommentMoveChoice::Rewrite => convert,
            CommentMoveChoice::Keep => convert.keeping_comment_moves(),
        };
        if !self.prints() {
            return convert;
        }
        let convert = convert.printed(|signs| {
            set(self.captures.map(CaptureChoice::sign), &mut signs.capture);
            set(self.castling.map(CastlingChoice::sign), &mut signs.castling);
            set(self.promotion.map(PromotionChoice::sign), &mut signs.promotion);
            set(self.double_check.map(DoubleCheckChoice::sign), &mut signs.double_check);
            set(self.mate.map(MateChoice::sign), &mut signs.mate);
            set(self.dashes.map(DashChoice::sign), &mut signs.dash);
            set(self.dots.map(DotsChoice::sign), &mut signs.dots);
            set(self.results.map(ResultChoice::sign), &mut signs.result);
        });
        if self.glyphs == Some(GlyphChoice::Nags) { convert.keeping_nags() } else { convert }
    }
}

fn set<T>(chosen: Option<T>, sign: &mut T) {
    if let Some(chosen) = chosen {
        *sign = chosen;
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RecordStyle {
    /// The export format of PGN
    #[default]
    Pgn,
    /// As books and bulletins of the language print
    Print,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GlyphChoice {
    /// `!?`, `±`, `∞` where there is a glyph that is read back
    Signs,
    /// `$5`, `$16`, `$13`
    Nags,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum CommentMoveChoice {
    /// In the letters and with the signs of the other moves
    #[default]
    Rewrite,
    /// As they are
    Keep,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CaptureChoice {
    /// `С:a6`
    Colon,
    /// `Bxa6`
    X,
    /// `B×a6`
    Cross,
    /// `Ba6`
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum CastlingChoice {
    /// `0–0`
    Zeros,
    /// `O-O`
    Letters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PromotionChoice {
    /// `e8=Q`
    Equals,
    /// `e8Q`
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DoubleCheckChoice {
    /// `+`
    Plus,
    /// `++`
    Pluses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MateChoice {
    /// `#`
    Hash,
    /// `×`
    Cross,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DashChoice {
    /// `–`
    En,
    /// `-`
    Hyphen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DotsChoice {
    /// `12…`
    Ellipsis,
    /// `12...`
    Dots,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ResultChoice {
    /// `1–0`, `½–½`
    Dash,
    /// `1 : 0`, `½ : ½`
    Colon,
    /// In words, in typeset games; records that are to be read again have figures
    Words,
}

/// Maps each choice to the sign of the library.
macro_rules! signs_of {
    ($($choice:ident of $sign:ident: $($value:ident)+;)+) => {$(
        impl $choice {
            const fn sign(self) -> $sign {
                match self {
                    $(Self::$value => $sign::$value,)+
                }
            }
        }
    )+};
}

signs_of! {
    CaptureChoice of CaptureSign: Colon X Cross None;
    CastlingChoice of CastlingSign: Zeros Letters;
    PromotionChoice of PromotionSign: Equals None;
    DoubleCheckChoice of DoubleCheckSign: Plus Pluses;
    MateChoice of MateSign: Hash Cross;
    DashChoice of DashSign: En Hyphen;
    DotsChoice of DotsSign: Ellipsis Dots;
    ResultChoice of ResultSign: Dash Colon Words;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum TargetNotation {
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
    /// Coordinates with what is taken: e4d5p
    Smith,
    /// The notation of older English books: N-KB3
    Descriptive,
    /// As announced to blind players: Springer Felix drei
    Spoken,
    /// The braille chess code, as far as it is known for certain
    Braille,
    /// Figurines: ♘f3
    Figurine,
    /// Games typeset as Markdown, with diagrams where comments ask for them; printed as by `--style print`
    Markdown,
    /// The same as a LaTeX document with the package `chessboard`
    Latex,
    /// The same as a fragment of HTML, to be put into a page; deals of bridge are drawn, and printed four to a page
    Html,
    /// Records of bridge: the export format of PBN 2.1
    #[cfg(feature = "bridge")]
    Pbn,
    /// Records of bridge: LIN, as Bridge Base has it, a board a line
    #[cfg(feature = "bridge")]
    Lin,
    /// Records of bridge: diagrams of four hands, in Russian with `--out-letters ru`
    #[cfg(feature = "bridge")]
    Diagram,
}

impl TargetNotation {
    /// Returns the file ending for this notation.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Html => "html",
            #[cfg(feature = "bridge")]
            Self::Pbn => "pbn",
            #[cfg(feature = "bridge")]
            Self::Lin => "lin",
            #[cfg(feature = "bridge")]
            Self::Diagram => "txt",
            _ => "pgn",
        }
    }
}

#[cfg(feature = "bridge")]
impl TargetNotation {
    /// Returns the bridge format, if it is one.
    pub(super) const fn of_bridge(self) -> Option<BridgeFormat> {
        match self {
            Self::Pbn => Some(BridgeFormat::Pbn),
            Self::Lin => Some(BridgeFormat::Lin),
            Self::Diagram => Some(BridgeFormat::Diagram),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum DropChoice {
    Comments,
    Variations,
    Nags,
    Clocks,
}
