//! A finding as JSON, by the schema `finding`.

use serde::ser::Error as _;
use serde::{Serialize, Serializer};

use crate::l10n::{Language, Message};
use crate::laws::{Article, Certainty};
use crate::replay::Then;
use crate::text::write_json;

use super::citations::Citation;
use super::finding::{Finding, Related};
use super::fix::Fix;
use super::grounds::{Grounds, Ruling};
use super::move_candidate::MoveCandidate;

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
pub fn role_of(role: &Message) -> &str {
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

impl Finding {
    /// Returns the finding as a JSON object by the schema `finding`, with its texts in a language: what `zapis validate
    /// --format json` writes in a line.
    #[must_use]
    pub fn to_json(&self, language: Language) -> String {
        let mut json = Vec::new();
        self.write_json_head(&mut json);
        if let Some(record) = self.location.record {
            json.extend_from_slice(record.to_string().as_bytes());
        }
        self.write_json_rest(language, &mut json);
        String::from_utf8_lossy(&json).into_owned()
    }

    /// Writes the object up to the number of the record, which may not be known yet.
    pub fn write_json_head(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"type\":\"finding\",\"name\":");
        write_json(out, &self.rule.name);
        out.extend_from_slice(b",\"code\":");
        write_json(out, &self.rule.code);
        out.extend_from_slice(b",\"severity\":");
        write_json(out, &self.severity.name());
        out.extend_from_slice(b",\"path\":");
        write_json(out, &self.location.path);
        if self.location.record.is_some() {
            out.extend_from_slice(b",\"record\":");
        }
    }

    /// Writes the object after the number of the record.
    pub fn write_json_rest(&self, language: Language, out: &mut Vec<u8>) {
        let location = &self.location;
        let (bytes, deal) = (location.bytes.as_ref(), location.deal.as_deref());
        let grounds = self.grounds.as_ref();
        let (why, all) = (grounds.map_or(&[][..], |grounds| &grounds.why), grounds.map(Grounds::articles));
        let laws = self.law.map(|law| laws_fields(law, why, &all.unwrap_or_default()));
        let help = self.help.as_ref().map(|help| help.in_language(language));
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
            written: self.written.as_deref(),
            message: &self.message.in_language(language),
            count: self.count,
            help: help.as_deref(),
            fix: self.fix.as_ref().map(|fix| fix_fields(fix, &location.path)),
            candidates: self.candidates.iter().map(candidate_fields).collect(),
            follow_from_this: self.follow_from_this,
            fen: self.fen.as_deref(),
            laws,
            ruling: self.ruling.as_ref().map(|ruling| ruling_fields(ruling, language)),
            stood: self.then == Then::Stood,
            rests_on_stood: self.rests_on.as_ref().map(|rests_on| rests_on.ply),
            players: location.players.as_ref(),
            event: self.event.as_deref(),
            fingerprint: self.fingerprint.map(|fingerprint| format!("{fingerprint:016x}")),
            related: self.related.iter().map(related_fields).collect(),
            differs: &self.differs,
        };
        let begin = out.len();
        write_json(out, &fields);
        // The object's own opening brace is in its head.
        out[begin] = b',';
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
