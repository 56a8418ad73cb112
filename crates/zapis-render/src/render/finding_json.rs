//! Findings and summaries as JSON lines.

use std::collections::BTreeMap;

use serde::ser::Error as _;
use serde::{Serialize, Serializer};

use crate::findings::{Citation, Finding, Fix, Grounds, MoveCandidate, Related, Rule, Ruling};
use crate::l10n::{Language, Message};
use crate::laws::{Article, Certainty};
use crate::replay::Then;

use super::deferred_buffer::DeferredBuffer;
use super::finding_text::excerpt;
use super::json::write_json;
use super::place::Located;

#[derive(Serialize)]
struct Laws<'a> {
    edition: &'a str,
    article: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'a str>,
    /// Why a move is illegal: the relevant ones of `articles`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<&'a str>,
    /// All the articles in order, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    articles: Vec<ArticleFields<'a>>,
}

#[derive(Serialize)]
struct ArticleFields<'a> {
    article: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'a str>,
}

/// The fields of a finding after its record number.
#[derive(Serialize)]
struct Fields<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<&'a str>,
    message: &'a str,
    #[serde(skip_serializing_if = "is_one")]
    count: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixFields<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<CandidateFields<'a>>,
    #[serde(skip_serializing_if = "is_none")]
    follow_from_this: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    laws: Option<Laws<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<RulingFields<'a>>,
    #[serde(skip_serializing_if = "is_false")]
    stood: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rests_on_stood: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<&'a [String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'a str>,
    /// A record without a move has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related: Vec<RelatedFields<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    differs: &'a [&'static str],
}

/// The suggested replacement, in bytes of the file as stored.
#[derive(Serialize)]
struct FixFields<'a> {
    applicability: &'a str,
    edits: Vec<EditFields<'a>>,
}

#[derive(Serialize)]
struct EditFields<'a> {
    path: &'a str,
    offset: u64,
    length: u64,
    text: &'a str,
}

fn fix_fields<'a>(fix: &'a Fix, path: &'a str) -> FixFields<'a> {
    let edits = fix.edits.iter().map(|edit| {
        let (offset, length) = (edit.bytes.start, edit.bytes.end.saturating_sub(edit.bytes.start));
        EditFields { path, offset, length, text: &edit.text }
    });
    FixFields { applicability: fix.applicability.name(), edits: edits.collect() }
}

/// A move that may have been meant.
#[derive(Serialize)]
struct CandidateFields<'a> {
    san: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    rest_playable: u32,
    rest: u32,
    only: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<&'a str>,
}

fn candidate_fields(candidate: &MoveCandidate) -> CandidateFields<'_> {
    let MoveCandidate { san, ply, rest_playable, rest, is_only, fen, .. } = candidate;
    CandidateFields { san, ply: *ply, rest_playable: *rest_playable, rest: *rest, only: *is_only, fen: fen.as_deref() }
}

/// Another place that a finding refers to.
#[derive(Serialize)]
struct RelatedFields<'a> {
    role: &'a str,
    path: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<&'a [String; 2]>,
}

/// Returns the role of another place in a finding, the same in every language: its message key, without the prefix.
pub(super) fn role_of(role: &Message) -> &str {
    role.id().strip_prefix("related-").unwrap_or(role.id())
}

fn related_fields(related: &Related) -> RelatedFields<'_> {
    let location = &related.location;
    RelatedFields {
        role: role_of(&related.role),
        path: &location.path,
        record: location.record,
        line: location.line_and_column.map(|(line, _)| line),
        offset: location.bytes.as_ref().map(|bytes| bytes.start),
        players: location.players.as_ref(),
    }
}

/// The ruling under the laws.
#[derive(Serialize)]
struct RulingFields<'a> {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    laws: Option<Laws<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tempo: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tempo_basis: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    illegal_move: Option<Penalty>,
}

/// The penalty for an illegal move; what the arbiter decides, or is unknown, is left out.
#[derive(Serialize)]
struct Penalty {
    #[serde(skip_serializing_if = "Option::is_none")]
    loses_at: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent_gains_s: Option<u16>,
    on_claim: bool,
    draw_if_opponent_cannot_mate: bool,
}

fn ruling_fields(ruling: &Ruling, language: Language) -> RulingFields<'_> {
    RulingFields {
        text: ruling.says.in_language(language),
        laws: ruling.law.map(|law| laws_fields(law, &[], &ruling.way)),
        tempo: ruling.time_class.map(|ruled| ruled.class.name()).or(ruling.class),
        tempo_basis: ruling.time_class.map(|ruled| ruled.basis.key()),
        illegal_move: ruling.illegal_move.map(|rule| Penalty {
            loses_at: rule.loses_at,
            opponent_gains_s: rule.opponent_gains_s,
            on_claim: rule.on_claim,
            draw_if_opponent_cannot_mate: rule.can_draw,
        }),
    }
}

fn laws_fields(law: Citation, why: &[Article], all: &[Article]) -> Laws<'static> {
    let doubt = |article: Article| (article.certainty == Certainty::Secondary).then_some("not verified");
    let fields = |article: &Article| ArticleFields { article: article.number, certainty: doubt(*article) };
    Laws {
        edition: law.edition.key(),
        article: law.article.number,
        certainty: doubt(law.article),
        why: why.iter().map(|article| article.number).collect(),
        articles: all.iter().filter(|_| all.len() > 1).map(fields).collect(),
    }
}

/// Returns true if a finding represents only itself, as nearly all do.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(count: &u64) -> bool {
    *count == 1
}

/// Returns true if the count is zero.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_none(count: &u64) -> bool {
    *count == 0
}

/// Returns true if the flag is false.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(stood: &bool) -> bool {
    !*stood
}

/// The counts of what was read and found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Records read.
    pub records: u64,
    /// Plies of main lines played.
    pub plies: u64,
    /// Findings at error level.
    pub errors: u64,
    /// Findings at warning level.
    pub warnings: u64,
    /// Findings at note level, shown or not.
    pub notes: u64,
    /// Records with a finding at error level.
    pub records_with_errors: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}

impl Summary {
    /// Adds another summary to this one.
    pub const fn add(&mut self, other: &Self) {
        self.records += other.records;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        self.records_with_errors += other.records_with_errors;
        self.unreadable_files += other.unreadable_files;
    }
}

/// Writes a finding of a record as a JSON object without a line break.
pub fn write_finding_json(located: &Located<'_>, buffer: &mut DeferredBuffer) {
    write_finding_object(&located.to_finding(false), buffer);
}

/// The maximum number of columns of a source line shown around the place.
const LINE_WIDTH: usize = 100;
/// The maximum number of moves suggested on a page.
const MAX_OFFERED: usize = 4;

/// Writes a finding for the page that shows it: with its line in three parts, the second of which is marked, and
/// without data that only programs need.
pub fn write_finding_for_page(finding: &Finding, buffer: &mut DeferredBuffer) {
    let mut shown = finding.clone();
    shown.candidates.truncate(MAX_OFFERED);
    (shown.fix, shown.location.bytes) = (None, None);
    write_finding_object(&shown, buffer);
    if let Some(line) = &finding.source_line {
        let (shown, marked) = excerpt(&line.text, &line.marked, LINE_WIDTH);
        let parts = [&shown[..marked.start], &shown[marked.clone()], &shown[marked.end..]];
        // The object's closing brace is written later.
        buffer.bytes.pop();
        buffer.push_str(",\"source\":");
        write_json(&mut buffer.bytes, &parts);
        buffer.push_str("}");
    }
    buffer.push_str("\n");
}

impl Finding {
    /// Returns the finding as a JSON object by the schema `finding`, with its texts in a language: what `zapis validate
    /// --format json` writes in a line.
    ///
    /// ```
    /// use zapis::{Language, Options};
    /// let finding = zapis::check("1. e4 e5 2. Ke3 *", &Options::default()).next().expect("an illegal move");
    /// assert!(finding.to_json(Language::English).starts_with("{\"type\":\"finding\",\"name\":\"illegal-move\""));
    /// ```
    #[must_use]
    pub fn to_json(&self, language: Language) -> String {
        let mut object = DeferredBuffer::new(language);
        write_finding_object(self, &mut object);
        let mut json = Vec::new();
        // Writing to memory does not fail; the number of the record is known, so that nothing is deferred.
        let _ = object.write_to(&mut json, 0);
        String::from_utf8_lossy(&json).into_owned()
    }
}

/// Serializes the fields of the schema `finding`, with its texts in English.
impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields: serde_json::Value =
            serde_json::from_str(&self.to_json(Language::English)).map_err(S::Error::custom)?;
        fields.serialize(serializer)
    }
}

/// Writes a finding as a JSON object without a line break.
pub fn write_finding_object(finding: &Finding, buffer: &mut DeferredBuffer) {
    let (location, language) = (&finding.location, buffer.language);
    let out = &mut buffer.bytes;
    out.extend_from_slice(b"{\"type\":\"finding\",\"name\":");
    write_json(out, &finding.rule.name);
    out.extend_from_slice(b",\"code\":");
    write_json(out, &finding.rule.code);
    out.extend_from_slice(b",\"severity\":");
    write_json(out, &finding.severity.name());
    out.extend_from_slice(b",\"path\":");
    write_json(out, &location.path);
    if let Some(record) = location.record {
        out.extend_from_slice(b",\"record\":");
        buffer.record_number(record - 1);
    }
    let (bytes, deal) = (location.bytes.as_ref(), location.deal.as_deref());
    let grounds = finding.grounds.as_ref();
    let (why, all) = (grounds.map_or(&[][..], |grounds| &grounds.why), grounds.map(Grounds::articles));
    let laws = finding.law.map(|law| laws_fields(law, why, &all.unwrap_or_default()));
    let help = finding.help.as_ref().map(|help| help.in_language(language));
    let fields = Fields {
        row: location.row,
        field: location.field.as_deref(),
        line: location.line_and_column.map(|(line, _)| line),
        column: location.line_and_column.map(|(_, column)| column),
        offset: bytes.map(|bytes| bytes.start),
        length: bytes.map(|bytes| bytes.end.saturating_sub(bytes.start)),
        ply: location.ply,
        side: location.side.map(crate::game::Side::name),
        board: deal.and_then(|deal| deal.board),
        seat: deal.and_then(|deal| deal.seat),
        call: deal.and_then(|deal| deal.call.as_deref()),
        card: deal.and_then(|deal| deal.card.as_deref()),
        written: finding.written.as_deref(),
        message: &finding.message.in_language(language),
        count: finding.count,
        help: help.as_deref(),
        fix: finding.fix.as_ref().map(|fix| fix_fields(fix, &location.path)),
        candidates: finding.candidates.iter().map(candidate_fields).collect(),
        follow_from_this: finding.follow_from_this,
        fen: finding.fen.as_deref(),
        laws,
        ruling: finding.ruling.as_ref().map(|ruling| ruling_fields(ruling, language)),
        stood: finding.then == Then::Stood,
        rests_on_stood: finding.rests_on.as_ref().map(|rests_on| rests_on.ply),
        players: location.players.as_ref(),
        event: finding.event.as_deref(),
        fingerprint: finding.fingerprint.map(|fingerprint| format!("{fingerprint:016x}")),
        related: finding.related.iter().map(related_fields).collect(),
        differs: &finding.differs,
    };
    let mut tail = Vec::new();
    write_json(&mut tail, &fields);
    buffer.bytes.push(b',');
    // The object's own opening brace has been written above.
    buffer.bytes.extend_from_slice(&tail[1..]);
}

/// Writes the fixes of a file as a JSON line: the number of each kind of finding fixed, and the number of edits.
pub fn write_fixed_json(path: &str, fixed: &[(&'static Rule, u64)], n_edits: usize, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Line<'a> {
        r#type: &'a str,
        path: &'a str,
        edits: usize,
        fixed: BTreeMap<&'a str, u64>,
    }
    let fixed = fixed.iter().map(|(rule, count)| (rule.name, *count)).collect();
    write_json(out, &Line { r#type: "fixed", path, edits: n_edits, fixed });
    out.push(b'\n');
}
