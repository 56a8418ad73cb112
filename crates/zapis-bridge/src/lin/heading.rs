//! The heading of a match in a vugraph file: `vg|Cup,Final,I,1,16,Reds,0,Blues,0|`.

use super::command::Command;
use crate::span::Span;

/// The heading of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct VugraphMatch {
    /// The event.
    pub title: String,
    /// The segment of the match.
    pub segment: String,
    /// The scoring: `I` for IMPs, `P` for matchpoints, `B` for boards.
    pub scoring: String,
    /// The first board.
    pub(crate) first_board: Option<u32>,
    /// The last board.
    pub(crate) last_board: Option<u32>,
    /// The teams, the home team first, each with its carry-over.
    pub teams: [(String, String); 2],
}

impl VugraphMatch {
    /// Reads the value of `vg`.
    #[must_use]
    pub fn read(value: &str) -> Self {
        let mut fields = value.split(',').map(|field| field.trim().to_owned());
        let mut next = || fields.next().unwrap_or_default();
        Self {
            title: next(),
            segment: next(),
            scoring: next(),
            first_board: next().parse().ok(),
            last_board: next().parse().ok(),
            teams: [(next(), next()), (next(), next())],
        }
    }

    /// Returns true if it is a match by IMPs.
    #[must_use]
    pub fn is_by_imps(&self) -> bool {
        self.scoring.starts_with(['I', 'i'])
    }

    /// Returns the IMPs carried over by the teams; `None` if not stated.
    #[must_use]
    pub fn carried(&self) -> [Option<f64>; 2] {
        [0, 1].map(|team: usize| self.teams[team].1.parse().ok().filter(|imps: &f64| imps.is_finite()))
    }
}

/// Lists the entries of a command, each with its place.
pub(super) fn entries<'t>(command: &Command<'t>) -> Vec<(&'t str, Span)> {
    let mut at = command.span.start;
    let mut all = Vec::new();
    for text in command.value.split(',') {
        let word = text.trim();
        let start = at + text.find(word).unwrap_or(0);
        all.push((word, Span::new(start, start + word.len())));
        at += text.len() + 1;
    }
    all
}
