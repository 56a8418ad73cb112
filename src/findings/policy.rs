//! Which findings count, which of them are listed, and how grave they are.

use super::draft::Draft;
use super::rule::Rule;
use super::severity::Severity;

/// Which findings count, which of them are listed, and how grave they are.
#[derive(Clone, Debug)]
pub(crate) struct FindingPolicy {
    /// The only ones that count; all where there are none.
    select: Vec<&'static Rule>,
    /// Those that do not count.
    ignore: Vec<&'static Rule>,
    /// Those that are graver or less grave than usual, or do not count at all.
    severities: Vec<(&'static Rule, Option<Severity>)>,
    /// Those that are less grave are not listed.
    least: Severity,
}

impl Default for FindingPolicy {
    fn default() -> Self {
        Self { select: Vec::new(), ignore: Vec::new(), severities: Vec::new(), least: Severity::Warning }
    }
}

impl FindingPolicy {
    /// Lists findings from a severity on.
    pub(crate) const fn list_from(&mut self, least: Severity) {
        self.least = least;
    }

    /// Counts nothing but these rules.
    pub(crate) fn select(&mut self, rules: Vec<&'static Rule>) {
        self.select = rules;
    }

    /// Does not count these rules.
    pub(crate) fn ignore(&mut self, rules: Vec<&'static Rule>) {
        self.ignore = rules;
    }

    /// Does not count these rules either.
    #[cfg(feature = "settings")]
    pub(crate) fn ignore_also(&mut self, rules: impl IntoIterator<Item = &'static Rule>) {
        self.ignore.extend(rules);
    }

    /// Gives a rule a severity of its own, or turns it off; what was said of it so before is forgotten.
    pub(crate) fn set_severity(&mut self, rule: &'static Rule, severity: Option<Severity>) {
        self.severities.retain(|(known, _)| *known != rule);
        self.severities.push((rule, severity));
    }

    /// Returns true if notes must be looked for: they are listed, or one of them is graver than usual.
    pub(crate) fn looks_for_notes(&self) -> bool {
        let is_raised = |(rule, severity): &(&Rule, Option<Severity>)| {
            rule.severity == Severity::Note && *severity > Some(Severity::Note)
        };
        self.least == Severity::Note || self.severities.iter().any(is_raised)
    }

    /// Returns true if findings of a rule count, whatever their severity.
    pub(crate) fn counts(&self, rule: &'static Rule) -> bool {
        (self.select.is_empty() || self.select.contains(&rule)) && !self.ignore.contains(&rule)
    }

    /// Returns the severity at which a finding counts that is usually as grave as this; none where it does not count.
    pub(crate) fn severity_of(&self, rule: &'static Rule, usual: Severity) -> Option<Severity> {
        let own = self.severities.iter().find(|(known, _)| *known == rule);
        if self.counts(rule) { own.map_or(Some(usual), |(_, severity)| *severity) } else { None }
    }

    /// Returns true if findings of a severity are listed and not only counted.
    pub(crate) fn lists(&self, severity: Severity) -> bool {
        severity >= self.least
    }

    /// Passes over the findings that do not count, and gives the others the severity at which they do.
    pub(crate) fn apply(&self, findings: &mut Vec<Draft>) {
        findings.retain_mut(|finding| match self.severity_of(finding.rule, finding.severity) {
            Some(severity) => {
                finding.severity = severity;
                true
            }
            None => false,
        });
    }
}
