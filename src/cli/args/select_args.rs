//! The arguments of `zapis select`.

use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use zapis::message;

use super::convert_args::{TargetNotation, WritingArgs};
use super::table_args::TableArgs;
use super::{OutputArgs, ReadArgs, TargetFormat, TimeClassChoice};
use crate::cli::CommandError;

/// Arguments of `zapis select`.
#[derive(Args, Debug)]
pub(crate) struct SelectArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// A condition: `white ~ Carlsen and elo >= 2700 and eco in B90..B99`
    ///
    /// Tests are joined by `and`, `or`, `not` and brackets. `=` is the exact text, `~` a text that contains it,
    /// ignoring case, or matches it with `*` and `?`; for names it is the same player in another spelling or alphabet.
    /// Numbers, dates and opening codes have `<`, `<=`, `>`, `>=` and `in A..B`; a missing value matches none. Lists
    /// are in brackets: `result in (1-0, 0-1)`. `@NAME` is a condition from `[conditions]` in `zapis.toml`. `zapis list
    /// conditions` shows all fields. If given several times, all must be met.
    #[arg(short = 'w', long = "where", value_name = "CONDITION", help_heading = SELECTING)]
    pub(crate) conditions: Vec<String>,
    /// Games of this player, in any spelling
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(crate) player: Option<String>,
    /// Games of this player with White
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(crate) white: Option<String>,
    /// Games of this player with Black
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(crate) black: Option<String>,
    /// Games of an event
    #[arg(long, value_name = "TEXT", help_heading = SELECTING)]
    pub(crate) event: Option<String>,
    /// Games of a place
    #[arg(long, value_name = "TEXT", help_heading = SELECTING)]
    pub(crate) site: Option<String>,
    /// Games of these dates: `1953`, `1953.08..1953.10`, `2010..`
    #[arg(long, value_name = "DATES", help_heading = SELECTING)]
    pub(crate) date: Option<String>,
    /// Games with a player of this rating: `2700`, `2600..`, `2000..2199`
    #[arg(long, value_name = "RATINGS", help_heading = SELECTING)]
    pub(crate) elo: Option<String>,
    /// Games of a result: `1-0`, `0-1`, `1/2-1/2`, `decided`, `*`
    #[arg(long, value_name = "RESULT", help_heading = SELECTING, allow_hyphen_values = true)]
    pub(crate) result: Option<String>,
    /// Games with an opening code by the ECO tag: `B90`, `B9`, `B90..B99`
    #[arg(long, value_name = "CODES", help_heading = SELECTING)]
    pub(crate) eco: Option<String>,
    /// Games with an opening code by their moves, whatever the ECO tag says
    #[arg(long, value_name = "CODES", help_heading = SELECTING)]
    pub(crate) eco_played: Option<String>,
    /// Games of an opening, by its English name
    ///
    /// The name is that of the Opening tag or, without one, that of the moves.
    #[arg(long, value_name = "TEXT", help_heading = SELECTING)]
    pub(crate) opening: Option<String>,
    /// Games of this many plies: `40`, `..40`, `80..120`
    #[arg(long, value_name = "PLIES", help_heading = SELECTING)]
    pub(crate) plies: Option<String>,
    /// Games at this time control
    #[arg(long, value_enum, value_name = "CLASS", help_heading = SELECTING)]
    pub(crate) time_class: Option<TimeClassChoice>,
    /// Games that end this way
    #[arg(long, value_enum, value_name = "HOW", help_heading = SELECTING)]
    pub(crate) ending: Option<EndingChoice>,
    /// Records with a tag, or a text in it: `Termination=*time*`
    #[arg(long, value_name = "NAME[=PATTERN]", help_heading = SELECTING)]
    pub(crate) tag: Vec<String>,
    /// Records that have these
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT", help_heading = SELECTING)]
    pub(crate) with: Vec<PartChoice>,
    /// Records with this finding, by name, code or level: `R001`, `error`
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(crate) finding: Option<String>,
    /// Games with this position, a FEN with wildcards; also as `--fen`
    ///
    /// `?` is any square, `!` any piece, `A` and `a` any of White's and Black's, `*` any squares of the rank, `[QR]` one of
    /// these, `[^Pp]` none of these.
    #[arg(long, value_name = "FEN", help_heading = SELECTING)]
    pub(crate) position: Option<String>,
    /// Games with this material: `KRPkr`, `KQ+kr*`, `KBP1-2kn`
    ///
    /// Either side may have it. `KRPkr for 20` is this material for 20 plies in a row.
    #[arg(long, value_name = "PIECES", help_heading = SELECTING)]
    pub(crate) material: Option<String>,
    /// With `--position` or `--material`: for at least this many plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..), help_heading = SELECTING)]
    pub(crate) stands: Option<u32>,
    /// Games that begin with these moves: `1. e4 c5 2. Nf3`
    #[arg(long, value_name = "MOVES", help_heading = SELECTING)]
    pub(crate) line: Option<String>,
    /// Select records that do not match
    #[arg(short = 'v', long, help_heading = SELECTING)]
    pub(crate) invert: bool,
    /// Stop after this many
    #[arg(long, value_name = "N", help_heading = SELECTING, conflicts_with = "sample")]
    pub(crate) first: Option<u64>,
    /// This many at random, in their order
    #[arg(long, value_name = "N", help_heading = SELECTING)]
    pub(crate) sample: Option<usize>,
    /// The seed of `--sample`; the same seed gives the same sample
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = SELECTING)]
    pub(crate) seed: u64,
    /// Print only the count
    #[arg(short, long, help_heading = SELECTING, conflicts_with = "sample")]
    pub(crate) count: bool,
    /// Print counts by fields instead: `result`, `eco,year`, `player`
    ///
    /// Fields are those of `split --by`, including `tag(NAME)`. A game counts for both of its players. With `--to csv`
    /// the table is CSV.
    #[arg(long, value_name = "FIELDS", help_heading = SELECTING, conflicts_with_all = ["sample", "count"], overrides_with = "count_by")]
    pub(crate) count_by: Option<String>,
    /// Write in another form: a notation of `convert`, a format of `export`
    ///
    /// Without it records are written byte for byte as stored. The forms are those of `convert` and `export`, with
    /// their options.
    /// here, and so do their options.
    #[arg(long, value_enum, value_name = "FORM", help_heading = WRITING)]
    pub(crate) to: Option<RecordForm>,
    #[command(flatten)]
    pub(crate) writing: WritingArgs,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Name the opening of each game in its timeline by the moves: ECO code, English name, the ply where known theory ends
    #[arg(long, help_heading = WRITING)]
    pub(crate) openings: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A form in which records are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordForm {
    /// As `convert` writes them.
    Records(TargetNotation),
    /// As `export` does.
    Data(TargetFormat),
}

impl ValueEnum for RecordForm {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<RecordForm>> = LazyLock::new(|| {
            let formats = TargetFormat::value_variants().iter().filter(|format| **format != TargetFormat::Html);
            let notations = TargetNotation::value_variants().iter().copied().map(RecordForm::Records);
            notations.chain(formats.copied().map(RecordForm::Data)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Records(notation) => notation.to_possible_value(),
            Self::Data(format) => format.to_possible_value(),
        }
    }
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EndingChoice {
    #[value(alias = "mate")]
    Checkmate,
    Stalemate,
    /// Neither
    Open,
}

/// Items other than moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PartChoice {
    Comments,
    Variations,
    /// Symbols and numbers for them (NAG)
    Nags,
    Clocks,
    #[value(alias = "evals")]
    Evaluations,
    /// A starting position
    Fen,
}

pub(crate) const WRITING: &str = "Writing";

const SELECTING: &str = "Selecting";

impl SelectArgs {
    /// Takes `--fen`, which otherwise sets the start of records, as the position that is searched for.
    pub(crate) fn with_position_by_fen(mut self) -> Result<Self, CommandError> {
        let Some(fen) = self.read.values.fen.take() else { return Ok(self) };
        if self.position.is_some() {
            return Err(CommandError::Usage(message!("select-fen-and-position")));
        }
        // Only the board and the side to move are compared with games.
        self.position = Some(fen.split_whitespace().take(2).collect::<Vec<_>>().join(" "));
        Ok(self)
    }

    /// Lists all conditions, those of the shorter options as well.
    pub(crate) fn all_conditions(&self) -> Vec<String> {
        let quoted = |text: &str| {
            let mark = if text.contains('"') { '\'' } else { '"' };
            format!("{mark}{text}{mark}")
        };
        let stands = self.stands.map_or_else(String::new, |plies| format!(" for {plies}"));
        let material = |text: &str| match text.split_once(" for ") {
            Some((pieces, plies)) => format!("material ~ {} for {plies}", quoted(pieces)),
            None => format!("material ~ {}{stands}", quoted(text)),
        };
        let tag = |text: &String| match text.split_once('=') {
            Some((name, pattern)) => format!("tag({}) ~ {}", quoted(name.trim()), quoted(pattern)),
            None => format!("has tag({})", quoted(text.trim())),
        };
        let named = |value: Option<PossibleValue>| value.map_or_else(String::new, |value| value.get_name().to_owned());
        let time_class = self.time_class.map(|class| format!("time-class = {}", named(class.to_possible_value())));
        let ending = self.ending.map(|ending| format!("ends = {}", named(ending.to_possible_value())));
        let with = self.with.iter().map(|part| format!("has {}", named(part.to_possible_value())));
        let of = |text: &Option<String>, write: &dyn Fn(&str) -> String| text.as_deref().map(write);
        let shorter = [
            of(&self.player, &|text| format!("player ~ {}", quoted(text))),
            of(&self.white, &|text| format!("white ~ {}", quoted(text))),
            of(&self.black, &|text| format!("black ~ {}", quoted(text))),
            of(&self.event, &|text| format!("event ~ {}", quoted(text))),
            of(&self.site, &|text| format!("site ~ {}", quoted(text))),
            of(&self.date, &|text| ranged("date", text)),
            of(&self.elo, &|text| ranged("elo", text)),
            of(&self.result, &|text| format!("result = {text}")),
            of(&self.eco, &|text| ranged("eco", text)),
            of(&self.eco_played, &|text| ranged("eco-played", text)),
            of(&self.opening, &|text| format!("opening ~ {}", quoted(text))),
            of(&self.plies, &|text| ranged("plies", text)),
            time_class,
            ending,
            of(&self.finding, &|text| format!("finding = {text}")),
            of(&self.position, &|text| format!("position = {}{stands}", quoted(text))),
            of(&self.material, &material),
            of(&self.line, &|text| format!("line = {}", quoted(text))),
        ];
        let shorter = shorter.into_iter().flatten().chain(self.tag.iter().map(tag)).chain(with);
        self.conditions.iter().cloned().chain(shorter).collect()
    }
}

/// Writes the condition for a range of an option: `2700..`, `>2700`, `2700+`, `B90..B99`, `B90-B99`.
fn ranged(field: &str, text: &str) -> String {
    let is_end = |end: &str| {
        let digits = end.trim_start_matches(|c: char| c.is_ascii_uppercase());
        !digits.is_empty() && end.len() <= digits.len() + 1 && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    if text.starts_with(['<', '>', '=']) {
        return format!("{field} {text}");
    }
    match (text.strip_suffix('+'), text.split_once('-')) {
        (Some(from), _) if is_end(from) => format!("{field} in {from}.."),
        (_, Some((from, to))) if is_end(from) && is_end(to) && field != "date" => format!("{field} in {from}..{to}"),
        _ if text.contains("..") => format!("{field} in {text}"),
        _ => format!("{field} = {text}"),
    }
}
