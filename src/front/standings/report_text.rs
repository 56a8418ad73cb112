//! An event written as FIDE's report file, and what its columns have no room for.

use crate::database::in_latin_letters;
use crate::l10n::{Message, message};
use crate::render::EventView;
use crate::tournament::Tournament;
use crate::tournament::trf::{self, RoundColumns, Tag, Version};

/// An event as a report file of FIDE.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReportText {
    /// The file, with lines that end with `\r\n`.
    pub text: String,
    /// What its columns have no room for, contestant by contestant.
    pub losses: Vec<Message>,
    /// Differences from the event: rounds in several columns, names in Latin letters, clubs left out.
    pub notes: Vec<Message>,
}

/// Data of an event that a report file has no place for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LeftOut {
    /// The number of clubs that were listed like teams of an event of players.
    pub(super) n_clubs: usize,
    /// The number of games of a play-off.
    pub(super) n_play_off: usize,
}

impl ReportText {
    /// Writes an event, with the points and ranks of its standings; other records are taken from `tags`.
    pub(super) fn of(one: &EventView<'_>, version: Version, tags: &[Tag], left_out: LeftOut) -> Self {
        let mut stated = trf::stating(one.event, one.field, one.standings);
        let is_said = |code: &str| tags.iter().any(|tag| tag.code == code);
        let mut tags = tags.to_vec();
        if let Some(found) = one.kind.filter(|_| !is_said("092") && !is_said("192")) {
            tags.extend(trf::kind_records(&stated, found.kind, version));
        }
        if version == Version::Trf26 && stated.stated_rounds.is_none() {
            stated.stated_rounds = Some(stated.n_rounds()).filter(|rounds| *rounds > 0);
        }
        let mut notes = Vec::new();
        if let Some((columns, _)) = RoundColumns::of(&stated).filter(|(columns, _)| columns.comment().is_some()) {
            let (rounds, has_unknown) = columns.doubled();
            let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
            let has_unknown = if has_unknown { "yes" } else { "no" };
            notes.push(message!(
                "report-columns",
                n_rounds = rounds.len(),
                rounds = rounds.join(", "),
                unknown = has_unknown
            ));
        }
        let n_renamed = name_in_latin_letters(&mut stated, version, &mut tags);
        if n_renamed > 0 {
            notes.push(message!("report-latin", count = n_renamed));
        }
        if left_out.n_clubs > 0 {
            notes.push(message!("report-clubs", count = left_out.n_clubs));
        }
        if left_out.n_play_off > 0 {
            notes.push(message!("report-play-off", count = left_out.n_play_off));
        }
        let (text, losses) = trf::write(&stated, version, &one.standings.tie_breaks, &tags);
        let lost = |loss: &trf::Loss| {
            let team = one.event.teams.get(loss.contestant).map(|team| team.name.clone());
            let player = one.event.players.get(loss.contestant).map(|player| player.name.clone());
            let name = if loss.is_team { team } else { player }.unwrap_or_else(|| one.name(loss.contestant));
            message!("standings-lost", name = name, part = part_key(loss.part))
        };
        let mut losses: Vec<Message> = losses.iter().map(lost).collect();
        losses.dedup();
        Self { text, losses, notes }
    }
}

/// Writes the names of players and teams in ASCII, since some programs count the columns of other letters in bytes and
/// some in characters; in a file of 2026 comments keep the original spelling. Returns how many names had other letters.
fn name_in_latin_letters(event: &mut Tournament, version: Version, tags: &mut Vec<Tag>) -> usize {
    let numbers = trf::numbers(event);
    let players = event.players.iter_mut().zip(numbers).map(|(player, number)| (false, number, &mut player.name));
    let teams = event.teams.iter_mut().map(|team| (true, team.number, &mut team.name));
    let mut n_renamed = 0;
    for (is_team, number, name) in players.chain(teams) {
        let latin = in_latin_letters(name);
        if latin == name.as_str() {
            continue;
        }
        let latin = latin.into_owned();
        let written = std::mem::replace(name, latin);
        n_renamed += 1;
        let comment = trf::name_comment(is_team, number, &written);
        if let Some((code, text)) = comment.split_once(' ').filter(|_| version == Version::Trf26) {
            tags.push(Tag { line: 0, code: code.to_owned(), text: text.to_owned() });
        }
    }
    n_renamed
}

/// Returns the message key of a part of a player's record.
const fn part_key(part: trf::Part) -> &'static str {
    match part {
        trf::Part::Number => "number",
        trf::Part::Sex => "sex",
        trf::Part::Title => "title",
        trf::Part::Name => "name",
        trf::Part::Rating => "rating",
        trf::Part::Federation => "federation",
        trf::Part::FideId => "fide-id",
        trf::Part::Birth => "birth",
        trf::Part::Points => "points",
        trf::Part::Rank => "rank",
        trf::Part::Opponent(_) => "opponent",
        trf::Part::Color(_) => "color",
        trf::Part::Outcome(_) => "outcome",
        trf::Part::Round => "round",
        trf::Part::Count => "count",
    }
}
