//! Which findings count, which are listed, and with what severity.

use super::draft::Draft;
use super::rule::Rule;
use super::severity::Severity;

/// Which findings count, which are listed, and with what severity.
#[derive(Clone, Debug)]
pub struct FindingPolicy {
    /// The only rules that count; all if empty.
    select: Vec<&'static Rule>,
    /// Rules that do not count.
    ignore: Vec<&'static Rule>,
    /// Rules with another severity than usual, or turned off.
    severities: Vec<(&'static Rule, Option<Severity>)>,
    /// The minimum severity for listing.
    least: Severity,
}

impl Default for FindingPolicy {
    fn default() -> Self {
        Self { select: Vec::new(), ignore: Vec::new(), severities: Vec::new(), least: Severity::Warning }
    }
}

impl FindingPolicy {
    /// Lists only findings of at least this severity.
    pub const fn list_from(&mut self, least: Severity) {
        self.least = least;
    }

    /// Counts only these rules.
    pub fn select(&mut self, rules: Vec<&'static Rule>) {
        self.select = rules;
    }

    /// Excludes these rules.
    pub fn ignore(&mut self, rules: Vec<&'static Rule>) {
        self.ignore = rules;
    }

    /// Excludes these rules, too.
    pub fn ignore_also(&mut self, rules: impl IntoIterator<Item = &'static Rule>) {
        self.ignore.extend(rules);
    }

    /// Sets the severity of a rule, or turns it off, replacing an earlier setting.
    pub fn set_severity(&mut self, rule: &'static Rule, severity: Option<Severity>) {
        self.severities.retain(|(known, _)| *known != rule);
        self.severities.push((rule, severity));
    }

    /// Returns true if notes must be searched for: they are listed, or one of them has a higher severity.
    pub fn looks_for_notes(&self) -> bool {
        let is_raised = |(rule, severity): &(&Rule, Option<Severity>)| {
            rule.severity == Severity::Note && *severity > Some(Severity::Note)
        };
        self.least == Severity::Note || self.severities.iter().any(is_raised)
    }

    /// Returns true if findings of a rule count, whatever their severity.
    pub fn counts(&self, rule: &'static Rule) -> bool {
        (self.select.is_empty() || self.select.contains(&rule)) && !self.ignore.contains(&rule)
    }

    /// Returns the severity of a finding with this usual one; `None` if it does not count.
    pub fn severity_of(&self, rule: &'static Rule, usual: Severity) -> Option<Severity> {
        let own = self.severities.iter().find(|(known, _)| *known == rule);
        if self.counts(rule) { own.map_or(Some(usual), |(_, severity)| *severity) } else { None }
    }

    /// Returns true if findings of a severity are listed rather than only counted.
    pub fn lists(&self, severity: Severity) -> bool {
        severity >= self.least
    }

    /// Removes the findings that do not count, and sets the severity of the others.
    pub fn apply(&self, findings: &mut Vec<Draft>) {
        findings.retain_mut(|finding| match self.severity_of(finding.rule, finding.severity) {
            Some(severity) => {
                finding.severity = severity;
                true
            }
            None => false,
        });
    }
}
