//! A kind of finding: code, name and severity.

use crate::l10n::Language;

use super::severity::Severity;

/// One kind of finding.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The code for machines: family letter and three digits, never reused.
    pub code: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// Its usual severity.
    pub severity: Severity,
    /// The options that fix such findings, at least in some places.
    pub(super) fixed_by: &'static str,
}

impl Rule {
    /// Returns the options that fix such findings, at least in some places.
    #[must_use]
    pub fn fixed_by(&self) -> &'static str {
        self.fixed_by
    }

    /// Returns true if it is about an event or a report file, and not about one record: codes from A010 on.
    #[must_use]
    pub fn is_of_events(&self) -> bool {
        ("A010"..="A099").contains(&self.code)
    }

    /// Returns the first sentence of the section "What it means".
    #[must_use]
    pub fn summary(&self, language: Language) -> String {
        let heading = match language {
            Language::English => "## What it means",
            Language::Russian => "## Что это значит",
        };
        let page = self.page(language);
        let meaning = page.split(heading).nth(1).unwrap_or(page);
        let paragraph = meaning.trim().split("\n\n").next().unwrap_or("").replace('\n', " ");
        // A period after a number is not the end: `1. e4`.
        let is_end = |end: &usize| !paragraph[..*end].ends_with(|last: char| last.is_ascii_digit());
        match paragraph.match_indices(". ").map(|(end, _)| end).find(is_end) {
            Some(end) => paragraph[..=end].to_owned(),
            None => paragraph,
        }
    }
}
