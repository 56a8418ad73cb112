//! What came of one batch as bytes, so that the batch need not be read again.

use crate::database::EntryBatch;
use crate::findings::{KeptBytes, KeptFindings, Rule, Severity, put_count, put_counted};
use crate::render::{DeferredBuffer, Summary};

use super::batch_output::{BatchOutput, FoundOfRecord};
use super::finding_form::FindingForm;
use crate::front::options::Options;

const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

/// Serializes the output of a batch; `None` if a part of it cannot be. Findings are stored as plain data, so that they
/// can be shown in any form.
pub(crate) fn put(output: &mut BatchOutput, out: &mut Vec<u8>) -> Option<()> {
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

/// Deserializes the output of a batch, with its findings in a form; `None` if the bytes are invalid.
pub(crate) fn take(mut bytes: KeptBytes<'_>, form: &FindingForm, options: &Options) -> Option<BatchOutput> {
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
        // Counts are added once everything is known to be valid.
        for finding in found {
            form.give_made(finding, &mut output.results, output.items.of());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::Finding;
    use crate::front::checking::check::check;

    /// Records with findings of many kinds.
    const RECORDS: &str = "[White \"Таль\"]\n[Date \"2001.02.30\"]\n[TimeControl \"180+2\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf6 \
        {x [%clk 0:99:99]} d5 3. 0-0 Kf6 4. Bb5 Qd8 0-1\n\n[Event \"Cup\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 (1. d4 Nf9) *\n";

    #[test]
    fn what_is_found_comes_back_as_it_was_and_nothing_comes_of_a_part_of_it() {
        let found: Vec<Finding> = check(RECORDS, &Options::default().notes(true)).collect();
        assert!(found.len() > 5 && found.iter().any(|finding| finding.law.is_some()));
        assert!(found.iter().any(|finding| finding.fix.is_some()));
        let mut kept = KeptFindings::default();
        for finding in &found {
            kept.push(finding);
        }
        let mut bytes = Vec::new();
        kept.put(&mut bytes).unwrap();
        let taken = |bytes: &[u8]| {
            let (mut bytes, mut taken) = (KeptBytes(bytes), Vec::new());
            KeptFindings::take_each(&mut bytes, |finding| taken.push(finding)).map(|()| (bytes.0.len(), taken))
        };
        assert_eq!(taken(&bytes), Some((0, found)));
        for end in 0..bytes.len() {
            assert_eq!(taken(&bytes[..end]), None, "{end}");
        }
    }
}
