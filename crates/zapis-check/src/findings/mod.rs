//! Turns the facts noted by the reader and the replay into findings with place, help and article.
//!
//! # Invariants
//! - Findings are built only if something is wrong; a sound record costs nothing here.
//! - Each rule has a row in the table of `rules/`, a page in `doc/`, a case in `corpus/` and a near-miss; a family of
//!   rules found in one pass over the record has a file here.
//! - A message names the problem in chess players' words; only verified article numbers are cited as certain.

#[cfg(feature = "bridge")]
pub mod bridge;

mod citations;
mod clock_time;
mod clocks;
mod compiled;
pub mod date;
mod date_order;
mod decisions;
mod discipline;
mod draft;
mod draft_fix;
mod drawn_without_a_claim;
mod edit_list;
mod end;
mod ending;
mod family;
mod finding;
mod finding_json;
mod fix;
mod forfeit;
mod grounds;
mod ignore_lines;
mod kept;
mod kept_bytes;
mod kept_finding;
mod kept_name;
mod meant;
mod move_candidate;
mod moves;
mod outcome;
mod played_words;
mod policy;
mod reading;
mod results;
mod row;
mod rule;
pub mod rules;
mod settle;
mod severity;
mod subject;
mod tag_values;
mod untrue_result;
mod words_against_result;

use crate::game::Game;
use crate::sorting::CompactSort;

pub use citations::{Citation, Laws, cited_together, place_in_edition};
pub use compiled::CompiledChecks;
pub use date_order::DateOrder;
pub use decisions::{Decisions, drafted_game, drafted_name, drafted_value, written_answer};
pub use discipline::{CheckRequest, Discipline};
pub use draft::Draft;
pub use draft_fix::{DraftEdit, DraftFix};
pub use edit_list::{EditList, EditedReader};
pub use family::{FAMILIES, RuleFamily};
pub use finding::{DealLocation, Finding, Location, Related, SourceLine};
pub use finding_json::role_of;
pub use fix::{Applicability, ApplyError, Edit, Fix, apply};
pub use grounds::{Grounds, RestsOn, Ruling};
pub use ignore_lines::pass_over_ignored;
pub use kept_bytes::{KeptBytes, put_count, put_counted};
pub use kept_finding::KeptFindings;
pub use move_candidate::MoveCandidate;
pub use policy::FindingPolicy;
pub use rule::Rule;
pub use rules::fragment_contradictory::contradiction;
pub use rules::stray_token::text_outside;
pub use settle::leave_fixes;
pub use severity::Severity;
pub use subject::Subject;

impl<G: Game> Subject<'_, G> {
    /// Returns true, at almost no cost, if a record may have findings at all.
    #[must_use]
    pub fn may_have_findings(&self) -> bool {
        let replay = self.replay;
        let [result, control, termination] = self.record.tag_pairs(["Result", "TimeControl", "Termination"]);
        self.notes
            || !self.record.tape.issues.is_empty()
            || self.record.tape.has_misspelled_tags()
            || !replay.faults.is_empty()
            || !replay.events.is_empty()
            || rules::seventy_five_moves::may_be_at_start(self)
            || replay.ending.is_some_and(|ending| {
                outcome::may_contradict(&self.record, ending, result) || ending::is_stated(&self.record, termination)
            })
            || !replay.start.problems.is_empty()
            || replay.fragment.is_some()
            || replay.rival.is_some()
            || outcome::results_differ(&self.record, result)
            || results::is_misspelled(&self.record, result)
            || clocks::may_have_findings(&self.record, control)
            || ending::may_matter(self, result, termination)
            || tag_values::may_have_findings(&self.record, replay.main_plies, self.today)
            || rules::quoted_line_illegal::may_be(&self.record)
            || self.places.is_some() && row::may_have_findings(self)
    }

    /// Builds the findings of the record, in the order of their places.
    #[must_use]
    pub fn findings(&self) -> Vec<Draft> {
        let mut findings = Vec::new();
        reading::check(self, &mut findings);
        tag_values::check(self, &mut findings);
        moves::check(self, &mut findings);
        clocks::check(self, &mut findings);
        row::check(self, &mut findings);
        rules::result_signalled_by_kings::check(self, &mut findings);
        let n_before = findings.len();
        outcome::check(self, &mut findings);
        ending::check(self, &mut findings);
        self.rest(&mut findings[n_before..]);
        if !self.notes {
            findings.retain(|finding| finding.severity > Severity::Note);
        }
        findings.compact_sort_by_key(|finding| (finding.span.start, finding.rule.code));
        settle::settle(&mut findings, self.places, self.record.text.len());
        findings
    }

    /// Marks findings about the end of the game, or about the board, that depend on an illegal move.
    fn rest(&self, findings: &mut [Draft]) {
        for finding in findings {
            let stood = finding.ply.and_then(|ply| self.replay.rests_on(ply));
            finding.rests_on = stood.map(|stood| RestsOn::of(stood, &self.record));
        }
    }
}
