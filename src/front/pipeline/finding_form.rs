//! The form of findings: plain data, or text for people or for programs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::findings::{Draft, Finding, Severity};
use crate::game::Game;
use crate::l10n::Language;
use crate::render::{
    DeferredBuffer, FindingCounts, JunitCounts, Located, SARIF_SEPARATOR, Summary, TextStyle, junit_head, junit_tail,
    sarif_head, sarif_tail, write_concise, write_finding_concise, write_finding_for_page, write_finding_github,
    write_finding_json, write_finding_junit, write_finding_object, write_finding_sarif, write_finding_text,
    write_page_game, write_text,
};
use crate::replay::Keep;

use super::batch_output::BatchOutput;
use super::view::View;
use crate::front::options::show_as::ShowAs;

/// The form of findings.
#[derive(Clone, Debug)]
pub enum FindingForm {
    /// Plain data, returned.
    Data,
    /// For people, with the source line.
    Text(TextStyle),
    /// For people as long as there are few; once there are too many, which the flag shows, none is written.
    TextOfFew(TextStyle, Arc<AtomicBool>),
    /// One a line.
    Concise,
    /// As JSON lines.
    Json,
    /// As results of SARIF.
    Sarif,
    /// As commands of GitHub Actions.
    Github,
    /// As test cases of `JUnit`, which are counted.
    Junit(Arc<Mutex<JunitCounts>>),
    /// As JSON lines for a page that shows them.
    Page,
    /// Only counted.
    Counts(Arc<Mutex<FindingCounts>>),
}

impl FindingForm {
    /// Returns the text before findings; for `JUnit`, which counts them first, see [`Self::late_head`].
    #[must_use]
    pub fn head(&self, language: Language) -> String {
        if matches!(self, Self::Sarif) { sarif_head(language) } else { String::new() }
    }

    /// Returns the number of bytes to skip before the first finding: its separator.
    #[must_use]
    pub const fn n_skipped(&self) -> usize {
        if matches!(self, Self::Sarif) { SARIF_SEPARATOR.len() } else { 0 }
    }

    /// Returns the text before findings that is known only after them, if the form has any.
    #[must_use]
    pub fn late_head(&self, is_whole: bool) -> Option<String> {
        match self {
            Self::Junit(counts) => Some(junit_head(*counts.lock().unwrap_or_else(PoisonError::into_inner), is_whole)),
            _ => None,
        }
    }

    /// Returns the text after findings; `is_whole` if everything could be read.
    #[must_use]
    pub fn tail(&self, summary: &Summary, is_whole: bool, language: Language) -> String {
        match self {
            Self::Junit(_) => junit_tail(summary, is_whole, language),
            Self::Sarif => sarif_tail(is_whole),
            _ => String::new(),
        }
    }

    /// Returns what was counted of findings in place of reporting them, as a table for people or as JSON lines.
    #[must_use]
    pub fn counted(&self, shown: ShowAs, width: usize, language: Language) -> String {
        let Self::Counts(counts) = self else { return String::new() };
        let counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        match shown {
            ShowAs::Text => counts.text(width, language),
            ShowAs::Json => {
                let mut lines = Vec::new();
                counts.write_json(&mut lines);
                String::from_utf8_lossy(&lines).into_owned()
            }
        }
    }

    /// Reports a finding of a record, or of text outside of records.
    pub(crate) fn give(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match self {
            Self::Data => output.items.push(located.to_finding(true)),
            Self::TextOfFew(..) if self.gives_no_more() => {}
            Self::Text(style) | Self::TextOfFew(style, _) => write_text(located, style, &mut output.results),
            Self::Concise => write_concise(located, &mut output.results),
            Self::Json => {
                write_finding_json(located, &mut output.results);
                output.results.push_str("\n");
                output.results.pass_on();
            }
            Self::Counts(counts) => {
                let Draft { rule, severity, count, ref fix, .. } = *located.finding;
                counts.lock().unwrap_or_else(PoisonError::into_inner).add_counted(rule, severity, count, fix.is_some());
            }
            Self::Page => {
                let mut finding = located.to_finding(true);
                if located.record.is_some() {
                    // The game that is written with it names them.
                    finding.location.players = None;
                }
                self.give_made(finding, &mut output.results, output.items.of());
            }
            Self::Sarif | Self::Github | Self::Junit(_) => {
                self.give_made(located.to_finding(false), &mut output.results, output.items.of());
            }
        }
    }

    /// Returns true if the line of a finding is shown.
    #[cfg_attr(
        not(feature = "database"),
        expect(dead_code, reason = "only an audit creates findings on records itself")
    )]
    pub(crate) const fn shows_line(&self) -> bool {
        matches!(self, Self::Data | Self::Text(_) | Self::TextOfFew(..) | Self::Page)
    }

    /// Returns what is kept of the moves: a page shows the game of a finding.
    pub(crate) const fn keeps(&self) -> Keep {
        if matches!(self, Self::Page) { Keep::Plies } else { Keep::Nothing }
    }

    /// Returns true if games are shown beside findings.
    pub(crate) const fn shows_games(&self) -> bool {
        matches!(self, Self::Page)
    }

    /// Writes the game of a record with findings, if games are shown.
    pub(crate) fn give_game<G: Game>(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        if matches!(self, Self::Page) && !view.findings.is_empty() {
            let place = (view.source, view.index);
            write_page_game(view.game, &view.record, view.replay, place, &mut output.results);
        }
    }

    /// Returns true if findings are only counted because there are too many already.
    pub(crate) fn gives_no_more(&self) -> bool {
        matches!(self, Self::TextOfFew(_, are_too_many) if are_too_many.load(Ordering::Relaxed))
    }

    /// Reports a finished finding: one across records, or one with its event.
    pub(crate) fn give_made(&self, finding: Finding, buffer: &mut DeferredBuffer, items: &mut Vec<Finding>) {
        match self {
            Self::Data => items.push(finding),
            Self::TextOfFew(..) if self.gives_no_more() => {}
            Self::Text(style) | Self::TextOfFew(style, _) => write_finding_text(&finding, style, buffer),
            Self::Concise => write_finding_concise(&finding, buffer),
            Self::Json => {
                write_finding_object(&finding, buffer);
                buffer.push_str("\n");
            }
            Self::Sarif => write_finding_sarif(&finding, buffer),
            Self::Github => write_finding_github(&finding, buffer),
            Self::Junit(counts) => {
                let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
                counts.cases += 1;
                counts.failures += u64::from(finding.severity > Severity::Note);
                drop(counts);
                write_finding_junit(&finding, buffer);
            }
            Self::Page => write_finding_for_page(&finding, buffer),
            Self::Counts(counts) => counts.lock().unwrap_or_else(PoisonError::into_inner).add(&finding),
        }
    }
}
