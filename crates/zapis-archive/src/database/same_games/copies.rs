//! Findings about the records of one game: which copy is the fullest, and how the others differ.

use std::io;

use crate::chess::Position;
use crate::findings::{Severity, rules};
use crate::l10n::{Message, message};
use crate::text::Visible;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::index_entry::IndexEntry;
use super::super::entries::player_names::Names;
use super::super::entries::tag::Tag;
use super::super::fingerprint::{Code, move_of};
use super::super::names::name_key::is_unknown;
use super::duplicates::{DRAWING_LINE, DuplicateGroup};
use super::game_facts::{GameFacts, PlayersMatch};
use super::identity::{GameIdentity, fullest};
use super::same_moves::Relation;

/// Which record of a game is kept if one of each is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeptChoice {
    /// The fullest: most moves, then most comments, then most tags with values.
    #[default]
    Fullest,
    /// The first, in the order in which the files were named.
    Source,
    /// The one with the most precise date, then the fullest.
    Date,
    /// The one with the most ratings, then the fullest.
    Rating,
    /// The one with the most comments and variations, then the fullest.
    Comments,
}

impl KeptChoice {
    /// Chooses one of some copies.
    #[must_use]
    pub fn choose(self, archive: &Archive, records: &[u32]) -> u32 {
        let rank = |number: u32| match self {
            Self::Fullest | Self::Source => 0,
            Self::Date => archive.summary(number).date().iter().flatten().count(),
            Self::Rating => {
                let entry = archive.entry(number);
                let is_rated =
                    |tag: &Tag| archive.tag(&entry, *tag).trim().parse::<u16>().is_ok_and(|rating| rating > 0);
                [Tag::WhiteElo, Tag::BlackElo].iter().filter(|tag| is_rated(tag)).count()
            }
            Self::Comments => archive.entry(number).annotation as usize,
        };
        if self == Self::Source {
            return records.iter().copied().min().unwrap_or(0);
        }
        let most = records.iter().map(|number| rank(*number)).max().unwrap_or(0);
        let best: Vec<u32> = records.iter().copied().filter(|number| rank(*number) == most).collect();
        fullest(archive, &best)
    }
}

/// Returns true if two records of one game contradict each other: other moves, colors, players, another result.
///
/// # Errors
/// Fails if a temporary file does.
pub fn contradict(archive: &Archive, names: &Names, numbers: [u32; 2]) -> io::Result<bool> {
    let [one, other] = numbers.map(|number| GameFacts::of(archive, names, number));
    if !one.has_result_of(&other) || matches!(one.players(&other), PlayersMatch::Swapped | PlayersMatch::Other) {
        return Ok(true);
    }
    let relation = Relation::between(&archive.moves(numbers[0])?, &archive.moves(numbers[1])?);
    Ok(matches!(relation, Relation::Differ { .. } | Relation::Other { .. }))
}

/// A copy that is not the fullest of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Copied {
    /// The record of the copy.
    pub record: u32,
    /// The record of the fullest.
    pub fullest: u32,
    /// Whether the two may well be two games.
    pub is_doubtful: bool,
}

/// Lists the copies of all games, and records that may be such, in the order of the files.
#[must_use]
pub fn list(archive: &Archive, identity: &GameIdentity) -> Vec<Copied> {
    let mut copies = Vec::new();
    for DuplicateGroup { records, is_doubtful } in identity.groups() {
        let (fullest, is_doubtful) = match is_doubtful {
            true => (fullest(archive, records), true),
            false => (identity.game(records[0]), false),
        };
        let others = records.iter().filter(|record| **record != fullest);
        copies.extend(others.map(|record| Copied { record: *record, fullest, is_doubtful }));
    }
    copies.sort_unstable();
    copies
}

impl Copied {
    /// Returns true if the moves of the copy are only a part of those of the fullest.
    ///
    /// # Errors
    /// Fails if a temporary file does.
    pub fn is_contained(&self, archive: &Archive) -> io::Result<bool> {
        let (one, other) = (archive.moves(self.record)?, archive.moves(self.fullest)?);
        let is_part = matches!(Relation::between(&one, &other), Relation::Cut { .. } | Relation::Within { .. });
        Ok(is_part && one.len() < other.len())
    }

    /// Creates the finding. If it is only counted (`is_worded` is false), its message is empty.
    ///
    /// # Errors
    /// Passes on what a temporary file reports.
    pub fn finding(&self, archive: &Archive, names: &Names, is_worded: bool) -> io::Result<ArchiveFinding> {
        let copy = self;
        let numbers = [copy.record, copy.fullest];
        let records = numbers.map(|number| archive.entry(number));
        let mut differs = Differences { phrases: is_worded.then(Vec::new), ..Differences::default() };
        differs.of_moves([&records[0], &records[1]], [&archive.moves(copy.record)?, &archive.moves(copy.fullest)?]);
        let facts = numbers.map(|number| GameFacts::of(archive, names, number));
        differs.of_tags(archive, &records, &facts);
        let what = message!("differences", list = differs.phrases.unwrap_or_default());
        let (rule, severity, message) = if copy.is_doubtful {
            let message = message!("same-moves-as-another", plies = records[0].plies, differences = what);
            (rules::SAME_GAME_DIFFERS, Severity::Note, message)
        } else if differs.is_grave || differs.is_more_than_spelling {
            let severity = if differs.is_grave { Severity::Error } else { Severity::Warning };
            (rules::SAME_GAME_DIFFERS, severity, message!("same-game-differs", differences = what))
        } else if records[0].plies == 0 && records[0].is_complete && records[1].plies > 0 {
            (rules::DUPLICATE_GAME, Severity::Warning, message!("duplicate-game-without-moves"))
        } else if differs.is_contained {
            (rules::SAME_GAME_DIFFERS, Severity::Warning, message!("contained-game", differences = what))
        } else if differs.names.is_empty() {
            (rules::DUPLICATE_GAME, Severity::Warning, message!("duplicate-game"))
        } else {
            (rules::DUPLICATE_GAME, Severity::Warning, message!("duplicate-game-spelled", differences = what))
        };
        let relation = if copy.is_doubtful { message!("related-same-moves") } else { message!("related-fullest") };
        let mut finding = ArchiveFinding::new(rule, copy.record, message)
            .with_severity(severity)
            .with_related(copy.fullest, relation);
        finding.differs = differs.names;
        Ok(finding)
    }
}

/// Returns the first ply, from 0, in which the moves of two records differ, and the move in each; `None` if they are
/// the same.
///
/// # Errors
/// Fails if a temporary file does.
pub fn first_moves_apart(archive: &Archive, records: [u32; 2]) -> io::Result<Option<(usize, [String; 2])>> {
    let [one, other] = [archive.moves(records[0])?, archive.moves(records[1])?];
    let first = one.iter().zip(&*other).take_while(|(one, other)| one == other).count();
    if first == one.len().max(other.len()) {
        return Ok(None);
    }
    let are_usual = records.iter().all(|record| archive.entry(*record).is_usual);
    Ok(Some((first, spelled(are_usual, [&one, &other], first))))
}

/// The differences between two copies.
#[derive(Default)]
struct Differences {
    names: Vec<&'static str>,
    /// The differences in words, if requested.
    phrases: Option<Vec<Message>>,
    /// Whether one of the two must be wrong.
    is_grave: bool,
    /// Whether they contradict each other.
    is_more_than_spelling: bool,
    /// Whether the other record has all moves of the copy and more.
    is_contained: bool,
}

impl Differences {
    fn add(&mut self, name: &'static str, phrase: impl FnOnce() -> Message) {
        self.names.push(name);
        if let Some(phrases) = &mut self.phrases {
            phrases.push(phrase());
        }
    }

    fn of_tags(&mut self, archive: &Archive, [copy, full]: &[IndexEntry; 2], [one, other]: &[GameFacts<'_>; 2]) {
        const TAGS: [(Tag, &str); 7] = [
            (Tag::White, "white"),
            (Tag::Black, "black"),
            (Tag::Result, "result"),
            (Tag::Date, "date"),
            (Tag::Round, "round"),
            (Tag::Event, "event"),
            (Tag::Site, "site"),
        ];
        match one.players(other) {
            PlayersMatch::Alike | PlayersMatch::Unknown => {}
            PlayersMatch::Swapped => {
                self.add("colors", || message!("differs-colors"));
                self.is_grave = true;
            }
            PlayersMatch::Other => self.is_grave = true,
        }
        self.is_grave |= !one.has_result_of(other);
        self.is_more_than_spelling |= !one.has_date_of(other) || !one.has_round_of(other);
        for (tag, name) in TAGS {
            if copy.tag(tag) == full.tag(tag) {
                continue;
            }
            let [here, there] = [copy, full].map(|record| archive.tag(record, tag));
            if is_unknown(here) && is_unknown(there) {
                continue;
            }
            let tag = tag.name();
            self.add(name, || match (is_unknown(here), is_unknown(there)) {
                (true, _) => message!("differs-tag-there", tag = tag, there = shortened(there)),
                (_, true) => message!("differs-tag-here", tag = tag, here = shortened(here)),
                _ => message!("differs-tag", tag = tag, here = shortened(here), there = shortened(there)),
            });
        }
    }

    fn of_moves(&mut self, [copy, full]: [&IndexEntry; 2], [one, other]: [&[Code]; 2]) {
        match Relation::between(one, other) {
            Relation::Same => {}
            Relation::Cut { missing } if one.len() < other.len() => {
                self.add("moves", || message!("differs-cut", count = missing));
                self.is_contained = true;
            }
            Relation::Cut { missing } => {
                self.add("moves", || message!("differs-longer", count = missing));
                self.is_more_than_spelling = true;
            }
            Relation::Within { before, behind } => {
                let is_here = if one.len() < other.len() { "here" } else { "there" };
                self.add("moves", || message!("differs-within", which = is_here, before = before, behind = behind));
                self.is_contained = one.len() < other.len();
            }
            Relation::Differ { first, n } => {
                let is_usual = copy.is_usual && full.is_usual;
                self.add("moves", || {
                    let [here, there] = spelled(is_usual, [one, other], first);
                    let others = n.saturating_sub(1);
                    message!("differs-moves", ply = first + 1, here = here, there = there, others = others)
                });
                self.is_grave = true;
            }
            Relation::Other { first } => {
                self.add("moves", || {
                    let [here, there] = spelled(copy.is_usual && full.is_usual, [one, other], first);
                    message!("differs-much", ply = first + 1, here = here, there = there)
                });
                self.is_grave = true;
            }
        }
        if copy.annotation > 0 && full.annotation == 0 {
            self.add("annotation", || message!("differs-annotation"));
        }
    }
}

/// Creates the finding for a record that has the moves of another game of its event, given a record of that game.
#[must_use]
pub fn finding_on_moves_of_another(
    archive: &Archive,
    names: &Names,
    [here, there]: [u32; 2],
) -> Option<ArchiveFinding> {
    let [one, other] = [here, there].map(|number| GameFacts::of(archive, names, number));
    let is_match = one.players(&other) != PlayersMatch::Other;
    // Drawing lines are played again.
    if is_match && one.is_draw() && archive.summary(here).plies < DRAWING_LINE {
        return None;
    }
    let entry = archive.entry(there);
    let [white, black, round] = [Tag::White, Tag::Black, Tag::Round].map(|tag| archive.tag(&entry, tag));
    let message = message!(
        "has-moves-of",
        white = Visible(white).to_string(),
        black = Visible(black).to_string(),
        known = if is_unknown(round) { "no" } else { "yes" },
        round = Visible(round).to_string(),
    );
    let related = message!("related-same-moves");
    Some(ArchiveFinding::new(rules::SAME_GAME_DIFFERS, here, message).with_related(there, related))
}

/// Shortens a text that is too long for a line.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Formats the first ply in which two games differ, with its number; by squares if the start position is not the usual
/// one.
fn spelled(is_usual: bool, games: [&[Code]; 2], first: usize) -> [String; 2] {
    let mut position = Position::initial();
    let is_played = is_usual
        && games[0][..first]
            .iter()
            .all(|code| move_of(&position, u16::from_le_bytes(*code)).map(|mv| position.play(mv)).is_some());
    games.map(|game| {
        let Some(code) = game.get(first).copied().map(u16::from_le_bytes) else { return "–".to_owned() };
        let number = match (is_played, first % 2) {
            (true, 0) => format!("{}.", first / 2 + 1),
            (true, _) => format!("{}...", first / 2 + 1),
            _ => String::new(),
        };
        match move_of(&position, code).filter(|_| is_played) {
            Some(mv) => format!("{number}{}", position.san(mv)),
            None => format!("{number}{}", squares(code)),
        }
    })
}

fn squares(code: u16) -> String {
    let square = |index: u16| {
        let [file, rank] = [index % 8, index / 8 % 8].map(|n| char::from(n.to_le_bytes()[0]));
        [(file as u8 + b'a') as char, (rank as u8 + b'1') as char]
    };
    square(code % 64).into_iter().chain(square(code / 64)).collect()
}
