//! Lines of a record with findings to be ignored in it: `%zapis: ignore illegal-move, missing-tag`.

use std::ops::Range;

use crate::sorting::CompactSort;
use crate::text::Span;

use super::draft::Draft;
use super::family::RuleFamily;
use super::rule::Rule;
use super::rules::unused_ignore;

/// The beginning of such a line; other programs ignore lines that begin with `%` (PGN standard, section 6).
const BEGINNING: &str = "%zapis:";
const IGNORE: &str = "ignore";

/// A name on such a line.
struct IgnoredName {
    span: Span,
    /// The rules it means; empty if it is unknown.
    rules: Vec<&'static Rule>,
    is_used: bool,
}

/// Removes the findings of a record that its lines ignore. Names that are unknown or have no finding are reported if
/// requested.
///
/// `record` ends with its last text: lines after that belong to the next record.
pub fn pass_over_ignored(text: &str, record: Range<usize>, finds_unused: bool, findings: &mut Vec<Draft>) {
    if findings.is_empty() && !finds_unused {
        return;
    }
    let mut names = names_in(text, with_lines_before(text, record));
    if names.is_empty() {
        return;
    }
    findings.retain(|finding| {
        let mut is_ignored = false;
        for name in names.iter_mut().filter(|name| name.rules.contains(&finding.rule)) {
            name.is_used = true;
            is_ignored = true;
        }
        !is_ignored
    });
    if finds_unused {
        let unused = names.iter().filter(|name| !name.is_used);
        findings.extend(unused.map(|name| unused_ignore::finding(name.span, text, !name.rules.is_empty())));
        findings.compact_sort_by_key(|finding| finding.span.start);
    }
}

/// Extends a record with the empty lines and lines beginning with `%` right before it.
fn with_lines_before(text: &str, record: Range<usize>) -> Range<usize> {
    let mut start = record.start;
    while let Some(before) = text[..start].strip_suffix('\n') {
        let before = before.strip_suffix('\r').unwrap_or(before);
        let line = before.rfind('\n').map_or(0, |at| at + 1);
        let written = &before[line..];
        if !(written.trim().is_empty() || written.starts_with('%')) {
            break;
        }
        start = line;
    }
    start..record.end
}

fn names_in(text: &str, within: Range<usize>) -> Vec<IgnoredName> {
    let mut names = Vec::new();
    let found = memchr::memmem::find_iter(&text.as_bytes()[within.clone()], BEGINNING).map(|at| within.start + at);
    for at in found.filter(|at| *at == 0 || text.as_bytes()[*at - 1] == b'\n' || text.as_bytes()[*at - 1] == b'\r') {
        let line = &text[at..text[at..within.end].find(['\n', '\r']).map_or(within.end, |len| at + len)];
        let Some(list) = line[BEGINNING.len()..].trim_start().strip_prefix(IGNORE) else { continue };
        let mut from = at + line.len() - list.len();
        for name in list.split_inclusive([',', ' ', '\t']) {
            let written = name.trim_matches([',', ' ', '\t']);
            let start = from + (name.len() - name.trim_start_matches([',', ' ', '\t']).len());
            from += name.len();
            if written.is_empty() {
                continue;
            }
            let of_family = || RuleFamily::by_name(written).map(|family| family.rules().collect());
            let rules = Rule::by_name(written).map(|rule| vec![rule]).or_else(of_family).unwrap_or_default();
            names.push(IgnoredName { span: Span::of(start..start + written.len()), rules, is_used: false });
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::rules;
    use crate::l10n::message;

    fn left(text: &str, record: Range<usize>) -> Vec<&'static str> {
        let draft = |rule: &'static Rule| Draft::new(rule, Span::of(record.clone()), message!("blank-row-help"));
        let mut findings = vec![draft(rules::ILLEGAL_MOVE), draft(rules::MISSING_TAG)];
        pass_over_ignored(text, record.clone(), true, &mut findings);
        findings.iter().map(|finding| finding.rule.name).collect()
    }

    #[test]
    fn lines_before_a_record_and_in_it_are_obeyed() {
        let both = ["illegal-move", "missing-tag"];
        for (text, expected) in [
            ("1. e4 *", both.as_slice()),
            ("%zapis: ignore illegal-move\n\n1. e4 *", &["missing-tag"]),
            ("1. e4\n%zapis:ignore R001,T007\n*", &[]),
            ("1. e4\r\n%zapis: ignore moves text\r\n*", &[]),
            ("1. e4 %zapis: ignore moves\n*", &both),
            ("%zapis: ignored\n1. e4 *", &["unused-ignore", "illegal-move", "missing-tag"]),
            ("%zapis: ignore illegal-move, clock-increases\n1. e4 *", &["unused-ignore", "missing-tag"]),
            ("%zapis: ignore moves\n[A \"b\"]\n\n*\n\n1. e4 *", &both),
        ] {
            let start = text.find("1. e4").unwrap();
            assert_eq!(left(text, start..text.len()), expected, "{text}");
        }
    }
}
