//! The arguments of `zapis standings`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use zapis::tournament::Kind as EventKind;
use zapis::tournament::trf::Version;
use zapis::write::StandingsForm;
use zapis::{Language, message};
use zapis::{Options, Ranking};

use super::page_args::PageArgs;
use super::schema_args::SchemaArgs;
use super::{OutputArgs, ReadArgs, one_of};
use crate::cli::CommandError;
use crate::cli::output::sink::Written;
use crate::cli::settings::Settings;

/// Arguments of `zapis standings`.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option")]
#[derive(Args, Debug)]
pub(crate) struct StandingsArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// How standings are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: StandingsFormat,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// List all players of all records instead of events: spellings, games, years, ratings, FIDE IDs
    ///
    /// Names are one player if they are spellings of one name (in another order or alphabet), have the same FIDE ID, or
    /// occur in records of the same games, unless IDs or more than sixty years contradict that. Initials alone are not
    /// enough, since they fit several. Every record counts, including copies.
    #[arg(long, conflicts_with_all = ["event", "events", "explain", "trf", "merge_names"])]
    pub(crate) list_players: bool,
    /// Only events whose names contain this text, ignoring case
    ///
    /// More words select among namesakes: `Linares 1993` is an event with each of them in name, place or year.
    #[arg(long, value_name = "TEXT")]
    pub(crate) event: Option<String>,
    /// Use this file to decide which records are one event, and for byes, late entries, withdrawals and correct results
    ///
    /// TOML: `[[event]]` with a `name` and `[[event.records]]`, as `zapis audit --events` drafts it; without these all
    /// records belong to the event. It may also have `[[event.bye]]` (`player`, `round`, and as `kind` one of
    /// `allocated`, `full`, `half`, `zero`), in a Swiss system `[[event.late]]` (`player`, `from`: the first round
    /// played) and `[[event.withdrawn]]` (`player`, `after`: the last round), and `[[event.result]]` (`round`, `white`,
    /// `black`, `result`).
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,
    /// Read records with the decisions of this file, which `zapis audit --decisions` drafts; no file is changed
    #[arg(long, value_name = "FILE")]
    pub(crate) decisions: Option<PathBuf>,
    /// Prefer the records of this file or folder if others give a game another result, round or color
    #[arg(long, value_name = "FILE")]
    pub(crate) prefer: Vec<PathBuf>,
    /// Show how each number of these players or teams is computed: a name, a part of it, or a rank as `#1`
    #[arg(long, value_name = "PLAYER")]
    pub(crate) explain: Option<String>,
    /// Compare the event with a FIDE report file (TRF16, TRF26): players, colors, results, points, ranks
    #[arg(long, value_name = "FILE")]
    pub(crate) trf: Option<PathBuf>,
    /// Compare only this round with the report file
    #[arg(long, value_name = "N", requires = "trf", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    /// Rank as after this round: later rounds do not count
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) after_round: Option<u16>,
    /// Count players of an event whose names are variants of each other as one; each is reported
    #[arg(long)]
    pub(crate) merge_names: bool,
    /// Put `'` before CSV values that a spreadsheet would take for a formula; without it values are written as stored
    #[arg(long)]
    for_spreadsheets: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// The tie-breaks in their order: `DE,SB,WIN,BH/C1`; `none`
    ///
    /// By default those named in a report file, otherwise the order that article 31 of the Russian rules recommends for
    /// the type of tournament. `zapis list tiebreaks` shows them all. Modifiers: `/C1` and `/C2` cut the lowest values,
    /// `/M1` and `/M2` the lowest and the highest, `/P` counts forfeits as games, `/U1400` gives unrated opponents that
    /// rating, `/L60` and `/L+1` move the limit of Koya, `:MP` and `:GP` choose a score of teams.
    #[arg(long, value_name = "LIST", help_heading = RANKING)]
    pub(crate) tiebreaks: Option<String>,
    /// The version of the tie-break rules: `fide-2009`, `russian-2011`, `fide-2023`, `fide-2024`, `fide-2026`,
    /// `swiss-manager`
    ///
    /// `by-date`: FIDE's version in force when the event began, or the newest if there is no date. `fide-2009` is the
    /// one with virtual opponents, in force until August 2023. `swiss-manager` is that program's tie-breaks "with real
    /// points": opponents' scores count as they are, and rounds without a game count for nothing.
    #[arg(long, default_value = "by-date", value_name = "RULES", help_heading = RANKING)]
    pub(crate) tiebreak_rules: String,
    /// The values of a win, a draw and a loss: `1-½-0`, `3-1-0`
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, help_heading = RANKING)]
    pub(crate) points: Option<String>,
    /// The values of a won, drawn and lost team match: `2-1-0`
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, help_heading = RANKING)]
    pub(crate) match_points: Option<String>,
    /// The primary score for ranking teams
    #[arg(long, value_enum, default_value_t, value_name = "SCORE", help_heading = RANKING)]
    pub(crate) rank_by: TeamScore,
    /// The type of tournament, if it is not the one that the pairings show
    #[arg(long, value_parser = one_of(&KINDS), default_value = "auto", value_name = "KIND", help_heading = RANKING)]
    pub(crate) kind: AskedKind,
    /// Apply the fifty-percent rule to players who withdrew from a round robin
    #[arg(long, help_heading = RANKING)]
    pub(crate) half_rule: bool,
    /// Show the Varma groups, which keep players of one federation apart in the last rounds
    #[arg(long, help_heading = RANKING)]
    pub(crate) varma: bool,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

const RANKING: &str = "Ranking";

impl StandingsArgs {
    /// Returns the kind of output for the format.
    pub(crate) fn written(&self, language: Language) -> Result<Written, CommandError> {
        match self.format {
            StandingsFormat::Csv if self.for_spreadsheets => Ok(Written::SpreadsheetRows),
            _ if self.for_spreadsheets => Err(CommandError::Usage(message!("spreadsheets-take-csv"))),
            StandingsFormat::Html => Ok(Written::Page(self.page.head("standings", language))),
            format => Ok(Written::as_json_if(format == StandingsFormat::Json)),
        }
    }

    /// Converts the arguments to settings.
    /// Returns the form of the standings; the width of a file does not depend on the terminal.
    pub(crate) fn form(&self, settings: &Settings) -> StandingsForm {
        let is_file = self.output.path().is_some();
        let width = if is_file { Options::USUAL_WIDTH } else { settings.options.width };
        match self.format {
            StandingsFormat::Text => StandingsForm::Text { colors: settings.colors && !is_file, width },
            StandingsFormat::Json => StandingsForm::Json,
            StandingsFormat::Html => StandingsForm::Page,
            StandingsFormat::Csv => StandingsForm::Csv,
            StandingsFormat::Trf16 => StandingsForm::Report(Version::Trf16),
            StandingsFormat::Trf26 => StandingsForm::Report(Version::Trf26),
        }
    }

    pub(crate) fn ranking(&self) -> Result<Ranking, CommandError> {
        let mut ranking = Ranking::default();
        if let Some(list) = &self.tiebreaks {
            ranking = ranking.tie_breaks(list)?;
        }
        ranking = ranking.rules(&self.tiebreak_rules)?;
        if let Some(system) = &self.points {
            ranking = ranking.points(system)?;
        }
        if let Some(system) = &self.match_points {
            ranking = ranking.match_points(system)?;
        }
        if let Some(part_of_name) = &self.event {
            ranking = ranking.event(part_of_name);
        }
        if let Some(path) = &self.events {
            ranking = ranking.events_of(path)?;
        }
        if let Some(path) = &self.decisions {
            ranking = ranking.decisions_of(path)?;
        }
        for path in &self.prefer {
            ranking = ranking.prefer(path);
        }
        if let Some(path) = &self.trf {
            ranking = ranking.compared_with(path);
        }
        if let Some(round) = self.round {
            ranking = ranking.compared_in_round(round);
        }
        if let Some(round) = self.after_round {
            ranking = ranking.after_round(round);
        }
        if let Some(kind) = self.kind {
            ranking = ranking.kind(kind);
        }
        ranking = ranking.by_game_points(self.rank_by == TeamScore::GamePoints);
        Ok(ranking.half_rule(self.half_rule).varma(self.varma).merge_names(self.merge_names))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum StandingsFormat {
    /// A table for each event
    #[default]
    Text,
    /// JSON lines: an event, then its standings; a summary last
    Json,
    /// One self-contained page of HTML, to be read in a browser, kept or sent
    Html,
    /// One participant per row
    Csv,
    /// FIDE's report file of 2016
    Trf16,
    /// FIDE's report file of 2026
    Trf26,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TeamScore {
    #[default]
    MatchPoints,
    GamePoints,
}

/// The type of tournament, if it is said.
type AskedKind = Option<EventKind>;

const KINDS: [(&str, AskedKind, &str); 6] = [
    ("auto", None, "As the pairings and tags show"),
    ("round-robin", Some(EventKind::RoundRobin { cycles: 0 }), ""),
    ("swiss", Some(EventKind::Swiss), ""),
    ("match", Some(EventKind::Match), ""),
    ("knock-out", Some(EventKind::KnockOut), ""),
    ("scheveningen", Some(EventKind::Scheveningen { cycles: 0 }), ""),
];
