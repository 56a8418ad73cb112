//! The arguments of `zapis select`.

use clap::Args;

use super::args::{OutputArgs, ReadArgs};

/// Arguments of `zapis select`.
#[derive(Args, Debug)]
pub(super) struct SelectArgs {
    #[command(flatten)]
    pub(super) read: ReadArgs,
    /// What records have to be: `white ~ Carlsen and elo >= 2700 and eco in B90..B99`
    ///
    /// Tests are joined by `and`, `or`, `not` and brackets. `=` is the very text, `~` a text that holds it whatever the case, or
    /// that it fits with `*` and `?`; of names it is the same player in another spelling or alphabet. Numbers, dates and
    /// opening codes have `<`, `<=`, `>`, `>=` and `in A..B`; what is not given fits none. Lists stand in brackets:
    /// `result in (1-0, 0-1)`. `zapis list conditions` shows all fields. Given several times, all have to be met.
    #[arg(short = 'w', long = "where", value_name = "CONDITION", help_heading = SELECTING)]
    pub(super) conditions: Vec<String>,
    /// Games of this player, in whatever spelling: `player ~ NAME`
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(super) player: Option<String>,
    /// Games with White: `white ~ NAME`
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(super) white: Option<String>,
    /// Games with Black: `black ~ NAME`
    #[arg(long, value_name = "NAME", help_heading = SELECTING)]
    pub(super) black: Option<String>,
    /// Games of an event: `event ~ TEXT`
    #[arg(long, value_name = "TEXT", help_heading = SELECTING)]
    pub(super) event: Option<String>,
    /// Games of a date, or of dates from one to another: `1953`, `1953.08..1953.10`, `2010..`
    #[arg(long, value_name = "DATES", help_heading = SELECTING)]
    pub(super) date: Option<String>,
    /// Games of a result: `1-0`, `0-1`, `1/2-1/2`, `decided`, `*`
    #[arg(long, value_name = "RESULT", help_heading = SELECTING, allow_hyphen_values = true)]
    pub(super) result: Option<String>,
    /// Games with an opening code, by the ECO tag: `B90`, `B9`, `B90..B99`
    #[arg(long, value_name = "CODES", help_heading = SELECTING)]
    pub(super) eco: Option<String>,
    /// Games with an opening code, by their moves, whatever the ECO tag says: `eco-played in CODES`
    #[arg(long, value_name = "CODES", help_heading = SELECTING)]
    pub(super) eco_played: Option<String>,
    /// Games of an opening by its English name, by the Opening tag or, where there is none, by the moves: `opening ~ TEXT`
    #[arg(long, value_name = "TEXT", help_heading = SELECTING)]
    pub(super) opening: Option<String>,
    /// Games with this position: a FEN, in which `?` is any square, `!` any piece, `A` and `a` any of White's and Black's, `*`
    /// any squares of the rank, `[QR]` one of these, `[^Pp]` none of these
    #[arg(long, value_name = "FEN", help_heading = SELECTING)]
    pub(super) position: Option<String>,
    /// Games with this material, of whatever color: `KRPkr`, `KQ+kr*`, `KBP1-2kn`; `KRPkr for 20` for so many plies
    #[arg(long, value_name = "PIECES", help_heading = SELECTING)]
    pub(super) material: Option<String>,
    /// Games that begin with these moves: `1. e4 c5 2. Nf3`
    #[arg(long, value_name = "MOVES", help_heading = SELECTING)]
    pub(super) line: Option<String>,
    /// The records that do not fit
    #[arg(short = 'v', long, help_heading = SELECTING)]
    pub(super) invert: bool,
    /// Only the first so many
    #[arg(long, value_name = "N", help_heading = SELECTING, conflicts_with = "sample")]
    pub(super) first: Option<u64>,
    /// So many at random, in their order
    #[arg(long, value_name = "N", help_heading = SELECTING)]
    pub(super) sample: Option<usize>,
    /// The seed of `--sample`; one seed gives one choice
    #[arg(long, value_name = "N", default_value_t = 1, help_heading = SELECTING)]
    pub(super) seed: u64,
    /// Only say how many there are
    #[arg(short, long, help_heading = SELECTING, conflicts_with = "sample")]
    pub(super) count: bool,
    #[command(flatten)]
    pub(super) output: OutputArgs,
}

const SELECTING: &str = "Selecting";

impl SelectArgs {
    /// Lists all conditions, those of the shorter options as well.
    pub(super) fn all_conditions(&self) -> Vec<String> {
        let quoted = |text: &str| {
            let mark = if text.contains('"') { '\'' } else { '"' };
            format!("{mark}{text}{mark}")
        };
        let ranged = |field: &str, text: &str| {
            let operator = if text.contains("..") { "in" } else { "=" };
            format!("{field} {operator} {text}")
        };
        let material = |text: &str| match text.split_once(" for ") {
            Some((pieces, plies)) => format!("material ~ {} for {plies}", quoted(pieces)),
            None => format!("material ~ {}", quoted(text)),
        };
        let of = |text: &Option<String>, write: &dyn Fn(&str) -> String| text.as_deref().map(write);
        let shorter = [
            of(&self.player, &|text| format!("player ~ {}", quoted(text))),
            of(&self.white, &|text| format!("white ~ {}", quoted(text))),
            of(&self.black, &|text| format!("black ~ {}", quoted(text))),
            of(&self.event, &|text| format!("event ~ {}", quoted(text))),
            of(&self.date, &|text| ranged("date", text)),
            of(&self.result, &|text| format!("result = {text}")),
            of(&self.eco, &|text| ranged("eco", text)),
            of(&self.eco_played, &|text| ranged("eco-played", text)),
            of(&self.opening, &|text| format!("opening ~ {}", quoted(text))),
            of(&self.position, &|text| format!("position = {}", quoted(text))),
            of(&self.material, &material),
            of(&self.line, &|text| format!("line = {}", quoted(text))),
        ];
        self.conditions.iter().cloned().chain(shorter.into_iter().flatten()).collect()
    }
}
