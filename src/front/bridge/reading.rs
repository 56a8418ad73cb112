//! What the readers of all formats share while they read a file: its receiver, and what is reported once for a file.

use crate::bridge::{Dialect, Found, Problem};
use crate::findings::Finding;
use crate::findings::bridge::{dialect, say};
use crate::text::quote;

use super::kept_file::{FileKeeper, SeenRecord};
use super::place::{Place, RecordContext};
use crate::front::options::Options;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, FindingContext, RecordsNeeded};

/// A file that is being read, and the receiver of what it holds.
pub(super) struct Reading<'r> {
    pub(super) options: &'r Options,
    pub(super) needs: BoardlessNeeds,
    pub(super) give: &'r mut dyn FnMut(BoardlessItem<'_>),
    once: OnceAFile,
    kept: FileKeeper,
}

impl<'r> Reading<'r> {
    pub(super) fn new(
        path: &str,
        needs: BoardlessNeeds,
        options: &'r Options,
        give: &'r mut dyn FnMut(BoardlessItem<'_>),
    ) -> Self {
        Self { options, needs, give, once: OnceAFile::default(), kept: FileKeeper::new(path, needs.kept) }
    }

    pub(super) fn needs_records(&self) -> bool {
        self.needs.records != RecordsNeeded::No
    }

    /// Passes on a problem at a place, or keeps it for the end of the file.
    pub(super) fn take(&mut self, one: &Found, place: &Place<'_>, context: &RecordContext) {
        let give = &mut self.give;
        self.once.take(one, place, context, &mut |finding, context| {
            give(BoardlessItem::Finding(Box::new(finding), context));
        });
    }

    pub(super) fn give_finding(&mut self, finding: Finding, context: FindingContext) {
        (self.give)(BoardlessItem::Finding(Box::new(finding), context));
    }

    /// Keeps what is needed of a record for questions across files.
    pub(super) fn see(&mut self, seen: &SeenRecord<'_>) {
        self.kept.take(seen);
    }

    /// Passes on what waited for the end of the file.
    pub(super) fn end(self, path: &str) {
        let Self { give, once, kept, .. } = self;
        once.end(&mut |finding, context| give(BoardlessItem::Finding(Box::new(finding), context)));
        give(BoardlessItem::End { path, kept: kept.end() });
    }
}

/// What is reported only once for a file, in however many records it occurs.
#[derive(Default)]
pub(super) struct OnceAFile {
    dealer: Option<(Finding, FindingContext, Problem, u64)>,
    vulnerability: Option<(Finding, FindingContext, Problem, u64)>,
    dialect: Option<(Finding, FindingContext)>,
    kinds: Vec<(Dialect, String, u64)>,
    names: Vec<(String, Finding, FindingContext)>,
}

/// The maximum number of unknown tags reported for a file.
const MOST_NAMES: usize = 64;

impl OnceAFile {
    /// Passes on a finding, or keeps it for the end of the file.
    pub(super) fn take(
        &mut self,
        one: &Found,
        place: &Place<'_>,
        context: &RecordContext,
        give: &mut dyn FnMut(Finding, FindingContext),
    ) {
        let made = || {
            let mut finding = place.finding(one);
            finding.event = Some(context.event[0].clone()).filter(|event| !matches!(event.as_str(), "" | "?"));
            let of = context.of(&finding);
            (finding, of)
        };
        let word = || quote(one.span.of(&place.decoded.text));
        match &one.problem {
            Problem::BoardDealer { .. } | Problem::BoardVulnerability { .. } => {
                let is_dealer = matches!(one.problem, Problem::BoardDealer { .. });
                let kept = if is_dealer { &mut self.dealer } else { &mut self.vulnerability };
                if let Some((.., more)) = kept {
                    *more += 1;
                } else {
                    let (finding, of) = made();
                    *kept = Some((finding, of, one.problem.clone(), 0));
                }
            }
            Problem::Dialect { kind } => {
                match self.kinds.iter_mut().find(|(known, ..)| known == kind) {
                    Some((.., n)) => *n += 1,
                    None => self.kinds.push((*kind, word(), 1)),
                }
                if self.dialect.is_none() {
                    self.dialect = Some(made());
                }
            }
            Problem::UnknownTag { .. } | Problem::TagUnlisted { .. } => {
                let word = match &one.problem {
                    Problem::UnknownTag { name, .. } => name.clone(),
                    _ => word(),
                };
                match self.names.iter_mut().find(|(known, ..)| *known == word) {
                    Some((_, finding, _)) => finding.count += 1,
                    None => {
                        if self.names.len() < MOST_NAMES {
                            let (finding, of) = made();
                            self.names.push((word, finding, of));
                        }
                    }
                }
            }
            _ => {
                let (finding, of) = made();
                give(finding, of);
            }
        }
    }

    /// Passes on what was kept.
    pub(super) fn end(self, give: &mut dyn FnMut(Finding, FindingContext)) {
        for (mut finding, of, problem, more) in [self.dealer, self.vulnerability].into_iter().flatten() {
            finding.message = say(&problem, "", more).message;
            finding.count = more + 1;
            give(finding, of);
        }
        if let Some((mut finding, of)) = self.dialect {
            finding.message = dialect(&self.kinds);
            give(finding, of);
        }
        self.names.into_iter().for_each(|(_, finding, of)| give(finding, of));
    }
}
