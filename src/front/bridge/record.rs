//! A record of bridge, as jobs see it.

use std::borrow::Cow;

use crate::bridge::pbn::{Inherited, Record};
use crate::bridge::{Facts, Found, Span};
use crate::findings::Finding;
use crate::l10n::Language;
#[cfg(feature = "database")]
use crate::render::deals::north_south_score;
use crate::render::deals::{DealTimeline, deal_svg, write_deal, write_page_deal, write_typeset_deal};
use crate::render::{DeferredBuffer, DiagramStyle, Typeset};
#[cfg(feature = "database")]
use crate::select::deal::DealFacts;
#[cfg(feature = "database")]
use crate::select::{Condition, ConditionVerdict};

use super::forms::BridgeForm;
use super::place::{LinesBefore, Place};
use super::reading::Reading;
use crate::front::pipeline::boardless::{
    BoardlessItem, BoardlessRecord, FormMemory, OwnForm, RecordPlace, RecordsNeeded, StoredRecord,
};

/// A record with everything known about it.
pub(super) struct BridgeRecord<'a> {
    pub(super) path: &'a str,
    pub(super) place: RecordPlace,
    pub(super) stored: StoredRecord<'a>,
    /// The record as it is written; a board of LIN in the words of PBN.
    pub(super) record: &'a Record<'a>,
    pub(super) facts: &'a Facts,
    /// The values that records inherit, including this one's.
    pub(super) inherited: &'a Inherited,
    /// Its findings, if needed.
    pub(super) findings: Vec<Finding>,
}

impl BridgeRecord<'_> {
    /// Returns its data for export.
    pub(super) fn timeline(&self) -> DealTimeline<'_> {
        DealTimeline {
            path: self.path,
            number: self.place.number,
            line: self.place.line,
            offset: self.place.bytes.start,
            encoding: self.place.encoding.label(),
            record: self.record,
            facts: self.facts,
            inherited: self.inherited,
            findings: &self.findings,
        }
    }
}

impl BoardlessRecord for BridgeRecord<'_> {
    fn path(&self) -> &str {
        self.path
    }

    fn place(&self) -> &RecordPlace {
        &self.place
    }

    fn is_record(&self) -> bool {
        !self.record.tags.is_empty()
    }

    fn stored(&self) -> StoredRecord<'_> {
        self.stored
    }

    fn findings(&self) -> &[Finding] {
        &self.findings
    }

    fn tag(&self, name: &str) -> Cow<'_, str> {
        self.inherited.value_of(self.record, name).unwrap_or_default()
    }

    #[cfg(feature = "database")]
    fn decide(&self, condition: &Condition) -> ConditionVerdict {
        let facts = DealFacts {
            record: self.record,
            facts: self.facts,
            inherited: self.inherited,
            findings: &self.findings,
            score: north_south_score(self.facts),
            is_complete: self.timeline().is_complete(),
            path: self.path,
        };
        condition.decide(&mut |test| facts.answer(test))
    }

    fn write_timeline(&self, out: &mut DeferredBuffer) {
        write_deal(&self.timeline(), out);
    }

    fn write_on_page(&self, out: &mut DeferredBuffer) {
        write_page_deal(&self.timeline(), out);
    }

    fn write_typeset(&self, to: (Typeset, Language), out: &mut String) {
        write_typeset_deal(self.record, self.facts, self.inherited, to, out);
    }

    fn write_in(&self, form: &dyn OwnForm, memory: &mut FormMemory, out: &mut DeferredBuffer) -> Vec<Finding> {
        BridgeForm::of(form).map(|form| form.write(&self.timeline(), &self.place, memory, out)).unwrap_or_default()
    }

    fn svg(&self, style: DiagramStyle) -> Option<String> {
        deal_svg(self.facts, style)
    }
}

/// Returns what is stored of a record; one of PBN ends with a blank line.
pub(super) fn stored_as<'a>(heading: &'a [u8], own: &'a [u8]) -> StoredRecord<'a> {
    let n_line_ends = if own.trim_ascii_start().starts_with(b"[") { 2 } else { 1 };
    StoredRecord { heading, own, n_line_ends }
}

impl Place<'_> {
    /// Passes on the record at a place, with everything known about it and the values that records inherit.
    pub(super) fn give_record(
        &self,
        record: &Record<'_>,
        (facts, inherited): (&Facts, &Inherited),
        (whole, stored_record): (Span, StoredRecord<'_>),
        found: &[Found],
        reading: &mut Reading<'_>,
    ) {
        let options = reading.options;
        let mut findings = Vec::new();
        if reading.needs.records == RecordsNeeded::WithFindings {
            for one in found {
                let mut finding = self.finding(one);
                let severity = options.policy.severity_of(finding.rule, finding.severity);
                if let Some(severity) = severity.filter(|severity| options.policy.lists(*severity)) {
                    finding.severity = severity;
                    findings.push(finding);
                }
            }
        }
        let LinesBefore { n_lines, .. } = self.counted_to(whole.start);
        let stored = |at: usize| self.before + self.offset + self.decoded.stored_offset(at) as u64;
        let place = RecordPlace {
            number: self.record.unwrap_or_default(),
            line: self.lines_before + n_lines + 1,
            bytes: stored(whole.start)..stored(whole.end),
            encoding: self.decoded.encoding,
        };
        let stored = stored_record;
        let record = BridgeRecord { path: self.path, place, stored, record, facts, inherited, findings };
        (reading.give)(BoardlessItem::Record(&record));
    }
}
