//! The families of rules, each with a letter for its codes and a name.

use super::rule::Rule;
use super::rules;

/// A family of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleFamily {
    /// The first letter of its codes.
    pub letter: char,
    /// The name for people.
    pub name: &'static str,
}

/// All families, in the order of [`rules::ALL`].
pub const FAMILIES: [RuleFamily; 8] = [
    RuleFamily { letter: 'T', name: "text" },
    RuleFamily { letter: 'R', name: "moves" },
    RuleFamily { letter: 'O', name: "results" },
    RuleFamily { letter: 'C', name: "claims" },
    RuleFamily { letter: 'K', name: "clocks" },
    RuleFamily { letter: 'A', name: "archive" },
    RuleFamily { letter: 'D', name: "table" },
    RuleFamily { letter: 'B', name: "bridge" },
];

impl RuleFamily {
    /// Finds a family by its letter or its name, ignoring case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let is_named = |family: &Self| {
            family.name.eq_ignore_ascii_case(name)
                || name.chars().eq([family.letter])
                || name.chars().eq([family.letter.to_ascii_lowercase()])
        };
        FAMILIES.into_iter().find(is_named)
    }

    /// Lists its rules, in the order of their codes.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        rules::ALL.iter().copied().filter(move |rule| rule.code.starts_with(self.letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_of_one_family() {
        let n_rules: usize = FAMILIES.iter().map(|family| family.rules().count()).sum();
        assert_eq!(n_rules, rules::ALL.len());
        assert!(FAMILIES.iter().all(|family| family.rules().next().is_some()));
    }
}
