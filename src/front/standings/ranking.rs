//! The settings for ranking events.

use std::path::{Path, PathBuf};

use crate::database::{Archive, EventList};
use crate::findings::Decisions;
use crate::l10n::message;
use crate::text::{Input, MemoryInput};
use crate::tournament::tie_break::{Rules, TieBreak, UnknownTieBreak};
use crate::tournament::{Kind, Measure, PointSystem, Points};

use super::super::error::{Error, NameKind};

/// Which events are ranked, and how.
///
/// Settings that are not given are detected: the kind of an event by its pairings, the tie-breaks by its report file or
/// by the recommendation of the Russian rules for the kind (article 31.3), the version of their rules by the first day.
///
/// ```
/// use zapis::Ranking;
/// let ranking = Ranking::default().event("Candidates").tie_breaks("DE,SB")?.rules("fide-2023")?;
/// # Ok::<(), zapis::Error>(())
/// ```
#[expect(clippy::struct_excessive_bools, reason = "each is a separate setting")]
#[derive(Clone, Debug)]
pub struct Ranking {
    /// A part of the names of the wanted events.
    pub(super) event: Option<String>,
    /// `None`: those that the source names, else those recommended for the kind of event.
    pub(super) tie_breaks: Option<Vec<TieBreak>>,
    /// Whether a list of tie-breaks was given, including `auto`.
    pub(super) are_tie_breaks_asked: bool,
    /// `None`: by the date.
    pub(super) rules: Option<Rules>,
    pub(super) points: Option<PointSystem>,
    pub(super) match_points: Option<PointSystem>,
    pub(super) kind: Option<Kind>,
    /// What teams are ranked by first.
    pub(super) first: Measure,
    pub(super) half_rule: bool,
    pub(super) varma: bool,
    pub(super) merge_names: bool,
    /// The list of events given by the user.
    pub(super) listed: EventList,
    /// The report file to compare the event with.
    pub(super) report: Option<Input>,
    /// The only round to compare.
    pub(super) round: Option<u16>,
    /// The round after which events are ranked.
    pub(super) after_round: Option<u16>,
    /// The decisions about records given by the user.
    pub(super) decisions: Option<Decisions>,
    /// The names of files whose records take precedence over others that contradict them.
    preferred: Vec<String>,
}

impl Default for Ranking {
    fn default() -> Self {
        Self {
            event: None,
            tie_breaks: None,
            are_tie_breaks_asked: false,
            rules: None,
            points: None,
            match_points: None,
            kind: None,
            first: Measure::MatchPoints,
            half_rule: false,
            varma: false,
            merge_names: false,
            listed: EventList::default(),
            report: None,
            round: None,
            after_round: None,
            decisions: None,
            preferred: Vec::new(),
        }
    }
}

impl Ranking {
    /// Ranks only events whose names contain a text, ignoring case; an event of a single record is then ranked, too.
    ///
    /// More words select among namesakes: `Linares 1993` is an event with each of them in name, place or year.
    #[must_use]
    pub fn event(mut self, part_of_name: impl Into<String>) -> Self {
        self.event = Some(part_of_name.into());
        self
    }

    /// Sets the kind of the events; with 0 cycles, opponents meet as often as the pairings show.
    #[must_use]
    pub const fn kind(mut self, kind: Kind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// Sets the tie-breaks in their order: `DE,SB,BH/C1`; `none` for none; `auto` leaves it to the event.
    ///
    /// # Errors
    ///
    /// Fails for an unknown tie-break.
    pub fn tie_breaks(mut self, list: &str) -> Result<Self, Error> {
        self.are_tie_breaks_asked = true;
        self.tie_breaks = match list {
            list if list.eq_ignore_ascii_case("auto") => None,
            list if list.eq_ignore_ascii_case("none") => Some(Vec::new()),
            list => Some(tie_break_list(list)?),
        };
        Ok(self)
    }

    /// Sets the version of the regulations for tie-breaks: `fide-2024`; `by-date` takes the one in force when an event
    /// began, the newest if that is unknown.
    ///
    /// # Errors
    ///
    /// Fails for an unknown version.
    pub fn rules(mut self, name: &str) -> Result<Self, Error> {
        self.rules = rules(name)?;
        Ok(self)
    }

    /// Sets the points for a win, a draw and a loss: `3-1-0`, `1-½-0`.
    ///
    /// # Errors
    ///
    /// Fails if these are not three numbers of points.
    pub fn points(mut self, system: &str) -> Result<Self, Error> {
        self.points = Some(point_system(system)?);
        Ok(self)
    }

    /// Sets the points for a won, drawn and lost match of teams: `2-1-0`.
    ///
    /// # Errors
    ///
    /// Fails if these are not three numbers of points.
    pub fn match_points(mut self, system: &str) -> Result<Self, Error> {
        self.match_points = Some(point_system(system)?);
        Ok(self)
    }

    /// Sets whether teams are ranked by game points first, instead of match points.
    #[must_use]
    pub const fn by_game_points(mut self, is_so: bool) -> Self {
        self.first = if is_so { Measure::GamePoints } else { Measure::MatchPoints };
        self
    }

    /// Sets whether to void the results of players who left a round robin before half of their games.
    #[must_use]
    pub const fn half_rule(mut self, is_applied: bool) -> Self {
        self.half_rule = is_applied;
        self
    }

    /// Sets whether to note the Varma groups, which keep players of one federation apart in the last rounds.
    #[must_use]
    pub const fn varma(mut self, is_noted: bool) -> Self {
        self.varma = is_noted;
        self
    }

    /// Sets whether players of an event whose names are variants of each other count as one; each is noted.
    #[must_use]
    pub const fn merge_names(mut self, are_merged: bool) -> Self {
        self.merge_names = are_merged;
        self
    }

    /// Sets which records are one event, see [`Audit::events`](crate::Audit::events).
    ///
    /// # Errors
    ///
    /// Fails if the text is not such a list.
    pub fn events(mut self, toml: &str) -> Result<Self, Error> {
        let bad = |reason| Error::Usage(message!("events-unreadable", path = "<text>", reason = reason));
        self.listed = EventList::from_toml(toml).map_err(bad)?;
        Ok(self)
    }

    /// Does the same with a file.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or is not such a list.
    pub fn events_of(mut self, path: &Path) -> Result<Self, Error> {
        self.listed = EventList::read(path)?;
        Ok(self)
    }

    /// Applies decisions about records, see [`decide`](crate::decide); the files are not changed.
    ///
    /// # Errors
    ///
    /// Fails if the text has no such decisions.
    pub fn decisions(mut self, toml: &str) -> Result<Self, Error> {
        self.decisions = Some(toml.parse()?);
        Ok(self)
    }

    /// Does the same with a file of decisions.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or has no such decisions.
    pub fn decisions_of(mut self, path: &Path) -> Result<Self, Error> {
        self.decisions = Some(Decisions::read(path)?);
        Ok(self)
    }

    /// Gives precedence to the records of a file, or of all files in a folder, if others give a game another result or
    /// another place.
    #[must_use]
    pub fn prefer(mut self, path: impl Into<PathBuf>) -> Self {
        self.preferred.push(Input::File(path.into()).display_name());
        self
    }

    /// Returns the rank of each file: preferred ones first.
    pub(super) fn ranks_of_files(&self, archive: &Archive) -> Result<Vec<u32>, Error> {
        for name in &self.preferred {
            if !archive.ranks_of_files(std::slice::from_ref(name)).contains(&0) {
                return Err(Error::Usage(message!("standings-prefers-none", path = name.as_str())));
            }
        }
        Ok(archive.ranks_of_files(&self.preferred))
    }

    /// Compares the event with a FIDE report file: players, colors, results, points, ranks. There must be one event.
    #[must_use]
    pub fn compared_with(mut self, report: impl Into<PathBuf>) -> Self {
        self.report = Some(Input::File(report.into()));
        self
    }

    /// Compares only one round with the report file.
    #[must_use]
    pub const fn compared_in_round(mut self, round: u16) -> Self {
        self.round = Some(round);
        self
    }

    /// Ranks as after a round: later rounds do not count.
    #[must_use]
    pub const fn after_round(mut self, round: u16) -> Self {
        self.after_round = Some(round);
        self
    }

    /// Compares the event with the bytes of a report file, under a name for findings.
    #[must_use]
    pub fn compared_with_bytes(mut self, name: impl Into<String>, report: impl Into<Vec<u8>>) -> Self {
        self.report = Some(Input::Memory(MemoryInput::of_bytes(name.into(), report.into())));
        self
    }
}

fn rules(name: &str) -> Result<Option<Rules>, Error> {
    if name.eq_ignore_ascii_case("by-date") {
        return Ok(None);
    }
    let unknown = || Error::Unknown { what: NameKind::TieBreakRules, name: name.to_owned(), near: None };
    Rules::from_name(name).map(Some).ok_or_else(unknown)
}

fn tie_break_list(list: &str) -> Result<Vec<TieBreak>, Error> {
    let unknown =
        |unknown: UnknownTieBreak| Error::Unknown { what: NameKind::TieBreak, name: unknown.text, near: None };
    let read = TieBreak::list(list).map_err(unknown)?;
    Ok(read.into_iter().filter(|tie_break| tie_break.code() != "PTS").collect())
}

/// Parses the points for a win, a draw and a loss: `3-1-0`, `1-½-0`, `1-0.5-0`.
fn point_system(text: &str) -> Result<PointSystem, Error> {
    let bad = || Error::Usage(message!("standings-bad-points", text = text));
    let parts: Vec<&str> = text.split(['-', '/', ':', ' ']).collect();
    let read = |part: &str| part.parse::<Points>().map_err(|_| bad());
    match parts[..] {
        [win, draw, loss] => Ok(PointSystem { loss: read(loss)?, ..PointSystem::new(read(win)?, read(draw)?) }),
        _ => Err(bad()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_of_points_are_read_as_people_write_them() {
        for text in ["3-1-0", "3/1/0", "3:1:0"] {
            assert_eq!(point_system(text).unwrap(), PointSystem::THREE_ONE, "{text}");
        }
        assert_eq!(point_system("1-½-0").unwrap(), PointSystem::CLASSIC);
        assert_eq!(point_system("1-0.5-0").unwrap(), PointSystem::CLASSIC);
        for text in ["", "3", "3-1", "a-b-c", "3-1-0-0"] {
            assert!(point_system(text).is_err(), "{text}");
        }
    }
}
