//! Files of bridge as they are read: their records and findings.

use std::fmt;
use std::io::{self, Read};
use std::ops::Range;
use std::sync::{Arc, Mutex};

use crate::bridge::diagram::begins_with_diagram;
use crate::bridge::lin::{self, RoomScores};
use crate::bridge::pbn::{Inherited, Record};
use crate::bridge::sitting::Sitting;
use crate::bridge::{Dialect, Facts, Found, Problem, Span};
use crate::findings::Finding;
use crate::findings::bridge::{dialect, say};
use crate::l10n::{Message, message};
use crate::record::{Content, has_tag_line};
use crate::render::DealTimeline;
use crate::text::{Encoding, EncodingChoice, decode, quote};

use super::bridge_place::{LinesBefore, Place, PlaceOfGame};
use super::declared_encoding::declared_encoding;
use super::error::io_reason;
use super::options::Options;
use super::whose_finding::{BridgeContext, BridgeRecordContext};

/// A file of bridge that is open.
#[derive(Clone)]
pub(crate) struct BridgeSource(pub(super) Arc<Mutex<OpenBridge>>);

pub(super) struct OpenBridge {
    /// The stream, until it is read.
    pub(super) reader: Option<Box<dyn Read + Send>>,
    /// The number of bytes of the file as stored before the first one.
    pub(super) before: u64,
    /// Why it could not be read to its end.
    pub(super) failure: Option<Message>,
}

impl OpenBridge {
    /// Returns true if the next piece of the file was read; otherwise keeps the reason.
    pub(super) fn goes_on(&mut self, read: io::Result<bool>) -> bool {
        read.unwrap_or_else(|error| {
            self.failure = Some(io_reason(&error));
            false
        })
    }
}

impl BridgeSource {
    pub(crate) fn new(reader: Box<dyn Read + Send>, before: u64) -> Self {
        Self(Arc::new(Mutex::new(OpenBridge { reader: Some(reader), before, failure: None })))
    }

    /// Returns why the file could not be read to its end, if so.
    pub(crate) fn failure(&self, path: &str) -> Option<Message> {
        let reason = self.0.lock().ok()?.failure.clone()?;
        let path = message!("verbatim", text = path);
        Some(message!("cannot-read", path = path, reason = reason))
    }
}

impl fmt::Debug for BridgeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BridgeSource").finish_non_exhaustive()
    }
}

/// Returns true if the beginning of a file is that of a LIN file.
pub(super) fn is_lin(head: &[u8]) -> bool {
    let has_tag =
        head.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.trim_ascii_start().starts_with(b"["));
    Content::of_head(head) == Content::Bridge && !has_tag
}

/// Returns true if the beginning of a file is that of a bridge file; with a bridge file's name, a single tag is enough.
pub(crate) fn is_of_bridge(head: &[u8], is_named_so: bool) -> bool {
    let has_tag =
        || head.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.trim_ascii_start().starts_with(b"["));
    match Content::of_head(head) {
        Content::Bridge => true,
        Content::Text => is_named_so && has_tag() || !has_tag_line(head) && shows_diagram(head),
        Content::Binary => false,
    }
}

/// Returns true if the beginning of a text shows diagrams of four hands.
pub(super) fn shows_diagram(head: &[u8]) -> bool {
    let whole_lines = head.iter().rposition(|byte| *byte == b'\n').map_or(head, |end| &head[..end]);
    begins_with_diagram(&decode(whole_lines, EncodingChoice::Auto, None).text)
}

/// Returns how a file is decoded: if it is not UTF-8, in the encoding it declares, else as Western European, as the
/// standard requires.
pub(super) fn encoding_of(choice: EncodingChoice, head: &[u8]) -> EncodingChoice {
    match choice {
        EncodingChoice::Auto => EncodingChoice::Declared(
            declared_encoding(head).filter(|own| !own.is_utf16()).unwrap_or(Encoding::Windows1252),
        ),
        said => said,
    }
}

/// What is reported only once for a file, in however many records it occurs.
#[derive(Default)]
pub(super) struct OnceAFile {
    dealer: Option<(Finding, BridgeContext, Problem, u64)>,
    vulnerability: Option<(Finding, BridgeContext, Problem, u64)>,
    dialect: Option<(Finding, BridgeContext)>,
    kinds: Vec<(Dialect, String, u64)>,
    names: Vec<(String, Finding, BridgeContext)>,
}

/// The maximum number of unknown tags reported for a file.
const MOST_NAMES: usize = 64;

/// A game as it is stored.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StoredGame<'a> {
    /// What comes before it and also holds for later games: how the file is written, the heading of a match.
    pub(crate) heading: &'a [u8],
    pub(crate) own: &'a [u8],
}

/// A game with everything known about it.
pub(crate) struct BridgeGame<'a> {
    pub(crate) path: &'a str,
    /// The number of the record in its file, from 1.
    pub(crate) number: u64,
    /// Its first line, from 1.
    pub(crate) line: u64,
    /// Its bytes in the file as stored.
    pub(crate) bytes: Range<u64>,
    pub(crate) encoding: Encoding,
    /// The game as it is stored, with the heading that also holds for later games.
    pub(crate) stored: StoredGame<'a>,
    /// The game as it is written; a board of LIN in the words of PBN.
    pub(crate) record: &'a Record<'a>,
    pub(crate) facts: &'a Facts,
    /// The values that games inherit, including this one's.
    pub(crate) inherited: &'a Inherited,
    /// Its findings, if asked for.
    pub(crate) findings: Vec<Finding>,
}

impl BridgeGame<'_> {
    pub(crate) fn place(&self) -> PlaceOfGame {
        PlaceOfGame { number: self.number, line: self.line, bytes: self.bytes.clone(), encoding: self.encoding }
    }

    /// Returns its data for export.
    pub(crate) fn timeline(&self) -> DealTimeline<'_> {
        DealTimeline {
            path: self.path,
            number: self.number,
            line: self.line,
            offset: self.bytes.start,
            encoding: self.encoding.label(),
            record: self.record,
            facts: self.facts,
            inherited: self.inherited,
            findings: &self.findings,
        }
    }
}

/// An item read from a file of bridge.
pub(crate) enum BridgeItem<'a> {
    /// A finding with its identity; the receiver decides whether it counts.
    Finding(Box<Finding>, BridgeContext),
    /// A game, or text between games that has no tag.
    Game(BridgeGame<'a>),
    /// A record, for callers that need more than findings.
    Seen(SeenRecord<'a>),
}

/// A record as it is read.
#[cfg_attr(not(feature = "database"), expect(dead_code, reason = "without a database nobody asks for more"))]
pub(crate) enum SeenRecord<'a> {
    /// A game of PBN.
    Pbn { record: &'a Record<'a>, facts: &'a Facts, inherited: &'a Inherited, place: &'a Place<'a> },
    /// A board of LIN.
    Lin { board: &'a lin::Board, place: &'a Place<'a> },
    /// The matches of a whole vugraph file.
    Matches(&'a [RoomScores]),
    /// The sitting of a whole file of PBN.
    Sitting(&'a Sitting),
}

/// What a command needs of bridge.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BridgeWanted {
    /// Whether records of bridge are read.
    pub(crate) is_read: bool,
    /// Whether only records of bridge are read.
    pub(crate) is_all: bool,
    /// What is wanted of the games themselves.
    pub(crate) games: GamesWanted,
}

/// What is wanted of the games themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GamesWanted {
    /// Only findings.
    #[default]
    No,
    Games,
    /// The games, each with its findings.
    WithFindings,
}

impl OnceAFile {
    /// Passes on a finding, or keeps it for the end of the file.
    pub(super) fn take(
        &mut self,
        one: &Found,
        place: &Place<'_>,
        context: &BridgeRecordContext,
        give: &mut dyn FnMut(Finding, BridgeContext),
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
    pub(super) fn end(self, give: &mut dyn FnMut(Finding, BridgeContext)) {
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

impl Place<'_> {
    /// Passes on the game at a place, with everything known about it and the values that games inherit.
    pub(super) fn give_game(
        &self,
        record: &Record<'_>,
        (facts, inherited): (&Facts, &Inherited),
        (whole, stored_game): (Span, StoredGame<'_>),
        (found, options, wanted): (&[Found], &Options, GamesWanted),
        give: &mut dyn FnMut(BridgeItem<'_>),
    ) {
        let mut findings = Vec::new();
        if wanted == GamesWanted::WithFindings {
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
        give(BridgeItem::Game(BridgeGame {
            path: self.path,
            number: self.record.unwrap_or_default(),
            line: self.lines_before + n_lines + 1,
            bytes: stored(whole.start)..stored(whole.end),
            encoding: self.decoded.encoding,
            stored: stored_game,
            record,
            facts,
            inherited,
            findings,
        }));
    }
}
