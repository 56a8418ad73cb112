//! What came of one batch as bytes, so that the batch need not be read again.

use crate::database::{EntryBatch, KeptBytes, put_count, put_counted};
use crate::findings::{Finding, Rule, Severity};
use crate::render::{DeferredBuffer, Summary};

use super::batch_output::{BatchOutput, FoundOfRecord};
use super::finding_form::FindingForm;
use super::kept_finding::KeptFindings;
use super::options::Options;

const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

/// Sets down what came of a batch; none where there is something of which that cannot be done. Findings are set down as plain
/// data, so that they can be given in any form.
pub(super) fn put(output: &mut BatchOutput<Finding>, out: &mut Vec<u8>) -> Option<()> {
    let is_plain = output.messages.is_empty()
        && output.drafted.is_empty()
        && output.n_passed_over == 0
        && !output.has_later_records;
    if !is_plain {
        return None;
    }
    out.push(u8::from(output.has_text));
    let Summary { records, plies, errors, warnings, notes, records_with_errors, unreadable_files: _ } = output.summary;
    for word in [records, plies, errors, warnings, notes, records_with_errors, output.n_known] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    put_count(output.by_rule.len(), out)?;
    for (rule, count) in &output.by_rule {
        put_rule(rule, out)?;
        out.extend_from_slice(&count.to_le_bytes());
    }
    put_count(output.of_records.len(), out)?;
    for found in &output.of_records {
        put_rule(found.rule, out)?;
        put_severity(found.severity, out);
        out.extend_from_slice(&found.record.to_le_bytes());
        out.extend_from_slice(&found.count.to_le_bytes());
    }
    output.kept.put(out)?;
    output.records.put(out)
}

/// Takes what came of a batch, and gives its findings in a form; none where the bytes are nothing of the kind.
pub(super) fn take(mut bytes: KeptBytes<'_>, form: &FindingForm, options: &Options) -> Option<BatchOutput<Finding>> {
    let bytes = &mut bytes;
    let results = DeferredBuffer::for_batch(options.language).with_width(options.width);
    let mut output = BatchOutput { results, has_text: bytes.truth()?, ..BatchOutput::default() };
    let [records, plies, errors] = [bytes.word()?, bytes.word()?, bytes.word()?];
    let [warnings, notes, records_with_errors] = [bytes.word()?, bytes.word()?, bytes.word()?];
    output.summary = Summary { records, plies, errors, warnings, notes, records_with_errors, unreadable_files: 0 };
    output.n_known = bytes.word()?;
    for _ in 0..bytes.count(4 + 8)? {
        output.by_rule.push((take_rule(bytes)?, bytes.word()?));
    }
    for _ in 0..bytes.count(4 + 1 + 4 + 8)? {
        let (rule, severity) = (take_rule(bytes)?, take_severity(bytes)?);
        output.of_records.push(FoundOfRecord { rule, severity, record: bytes.half()?, count: bytes.word()? });
    }
    let mut found = Vec::new();
    KeptFindings::take_each(bytes, |finding| found.push(finding))?;
    output.records = EntryBatch::take(bytes)?;
    let n_entries = output.records.n_entries();
    let is_whole = bytes.0.is_empty() && output.of_records.iter().all(|found| found.record < n_entries);
    if is_whole {
        // What is counted is counted where the whole is right.
        for finding in found {
            form.give_made(finding, &mut output.results, &mut output.items);
        }
    }
    is_whole.then_some(output)
}

fn put_rule(rule: &Rule, out: &mut Vec<u8>) -> Option<()> {
    put_counted(rule.name.as_bytes(), out)
}

fn take_rule(bytes: &mut KeptBytes<'_>) -> Option<&'static Rule> {
    Rule::by_name(bytes.text()?)
}

fn put_severity(severity: Severity, out: &mut Vec<u8>) {
    out.extend((0..).zip(SEVERITIES).find(|(_, known)| *known == severity).map(|(number, _)| number));
}

fn take_severity(bytes: &mut KeptBytes<'_>) -> Option<Severity> {
    let [number] = bytes.array()?;
    SEVERITIES.get(usize::from(number)).copied()
}
