//! From facts to messages: what the reader and the replay noted becomes findings with place, help and article.
//!
//! # Invariants
//! - Findings are built only where something is wrong; a record in order costs nothing here.
//! - One file per family of checks; every rule has a page in `doc/`, a case in `corpus/` and a near-miss.
//! - A message names what is wrong in players' words; only verified article numbers are cited as certain.

mod citations;
mod clocks;
pub mod date;
mod discipline;
mod draft;
mod draft_fix;
mod ending;
mod finding;
mod fix;
mod grounds;
mod illegal_move;
mod incidents;
mod kept;
mod kings;
mod moves;
mod outcome;
mod played_words;
mod reading;
mod result_spelling;
pub mod rule;
mod settle;
mod sign_fixes;

use crate::game::Game;
use crate::laws::{Edition, Topic, article};
use crate::record::{GameResult, Record, SourceMap};
use crate::replay::Replay;
use crate::text::{Span, quote};

pub use citations::{Citation, cited_together, place_in_edition};
pub use discipline::{CheckRequest, Discipline};
pub use draft::Draft;
pub use draft_fix::{DraftEdit, DraftFix};
pub use finding::{Finding, Location, Related, SourceLine};
pub use fix::{Applicability, Edit, Fix, apply};
pub use grounds::{Grounds, RestsOn, Ruling};
pub use reading::text_outside;
pub use rule::{Rule, Severity};

/// Which edition of the laws is cited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Laws {
    /// The one in force on the game's date, the newest when there is no date.
    #[default]
    ByDate,
    /// This one, whatever the date.
    Edition(Edition),
}

impl Laws {
    /// Chooses the edition for a record; none for a game older than the editions known.
    #[must_use]
    pub fn edition_for<G: Game>(self, game: &G, record: &Record<'_>) -> Option<Edition> {
        match self {
            // A game that has rules of its own is never judged by those of chess.
            _ if game.edition().is_some() => game.edition(),
            Self::Edition(edition) => Some(edition),
            Self::ByDate => {
                let read = |name| record.tag(name).and_then(date::read);
                match read("Date").or_else(|| read("EventDate")).or_else(|| read("UTCDate")) {
                    Some((year, month, day)) => Edition::in_force_on(year, month, day),
                    None => Some(Edition::Fide2023),
                }
            }
        }
    }
}

/// Returns the line break that a text is written with.
fn line_break(text: &str) -> &'static str {
    match text.find(['\r', '\n']).map(|at| &text[at..]) {
        Some(rest) if rest.starts_with("\r\n") => "\r\n",
        Some(rest) if rest.starts_with('\r') => "\r",
        _ => "\n",
    }
}

fn cite(edition: Option<Edition>, topic: Topic) -> Option<Citation> {
    let edition = edition?;
    article(edition, topic).map(|article| Citation { edition, article })
}

/// What the checks of one record need to know.
pub struct Subject<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record as read.
    pub record: Record<'a>,
    /// What became of it.
    pub replay: &'a Replay<G>,
    /// Which laws are cited.
    pub laws: Laws,
    /// Whether notes are wanted.
    pub notes: bool,
    /// Where what the reader of a sheet has put right is written.
    pub places: Option<&'a SourceMap>,
}

impl<G: Game> Subject<'_, G> {
    /// Tells, at no cost, whether a record may have findings at all.
    #[must_use]
    pub fn may_have_findings(&self) -> bool {
        let replay = self.replay;
        let [result, control, termination] = self.record.tag_pairs(["Result", "TimeControl", "Termination"]);
        self.notes
            || !self.record.tape.issues.is_empty()
            || self.record.tape.has_misspelled_tags()
            || !replay.faults.is_empty()
            || !replay.events.is_empty()
            || outcome::may_be_drawn_from_the_start(self)
            || replay.ending.is_some_and(|ending| {
                outcome::may_contradict(&self.record, ending, result) || ending::is_told(&self.record, termination)
            })
            || !replay.start.problems.is_empty()
            || replay.rival.is_some()
            || outcome::results_differ(&self.record, result)
            || outcome::is_misspelled(&self.record, result)
            || clocks::may_have_findings(&self.record, control)
            || ending::may_matter(self, result, termination)
    }

    /// Builds the findings of the record, in the order of their places.
    #[must_use]
    pub fn findings(&self) -> Vec<Draft> {
        let mut findings = Vec::new();
        reading::check(self, &mut findings);
        moves::check(self, &mut findings);
        result_spelling::check(self, &mut findings);
        clocks::check(self, &mut findings);
        kings::check(self, &mut findings);
        let n_before = findings.len();
        outcome::check(self, &mut findings);
        ending::check(self, &mut findings);
        self.rest(&mut findings[n_before..]);
        if !self.notes {
            findings.retain(|finding| finding.severity > Severity::Note);
        }
        findings.sort_by_key(|finding| (finding.span.start, finding.rule.code));
        settle::settle(&mut findings, self.places, self.record.text.len());
        findings
    }

    /// Returns the result that mate or stalemate on the board gives, where every move of the main line was played and legal.
    fn result_by_the_board(&self) -> Option<GameResult> {
        let ending = self.replay.ending.filter(|_| self.replay.is_complete && self.replay.reaches_end)?;
        self.replay.stood.iter().all(|stood| stood.depth > 0).then(|| outcome::result_of(ending))
    }

    /// Returns where a tag pair may be added, and what is to be written there.
    fn added_tag(&self, name: &str, value: &str) -> Option<(Span, String)> {
        let line_break = line_break(self.record.text);
        match self.record.tape.tags.last() {
            _ if self.record.tape.is_sheet => None,
            Some(last) => Some((Span::at(last.span.end), format!("{line_break}[{name} \"{value}\"]"))),
            None => {
                let start = self.record.tape.span.start;
                // Behind another record it would be taken for that one's.
                let is_first = self.record.text[..start as usize].trim().is_empty();
                is_first.then_some((Span::at(start), format!("[{name} \"{value}\"]{line_break}{line_break}")))
            }
        }
    }

    /// Returns where something stands in the text as people wrote it; empty where nobody did.
    fn place(&self, span: Span) -> Span {
        self.places.map_or(span, |places| places.written(span))
    }

    /// Quotes what is written there.
    fn as_written(&self, span: Span) -> String {
        quote(self.record.slice(self.place(span)))
    }

    /// Marks findings about the end of the game, or about what stood on the board, that rest on an illegal move.
    fn rest(&self, findings: &mut [Draft]) {
        for finding in findings {
            let stood = finding.ply.and_then(|ply| self.replay.rests_on(ply));
            finding.rests_on = stood.map(|stood| RestsOn::of(stood, &self.record));
        }
    }

    fn edition(&self) -> Option<Edition> {
        self.laws.edition_for(self.game, &self.record)
    }
}
