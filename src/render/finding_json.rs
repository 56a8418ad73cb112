//! Findings and summaries as JSON lines.

use serde::Serialize;

use crate::findings::{Citation, Fix, Grounds, Ruling};
use crate::l10n::Language;
use crate::laws::{Article, Certainty};
use crate::replay::Then;

use super::deferred_buffer::DeferredBuffer;
use super::json::write_json;
use super::place::Located;

#[derive(Serialize)]
struct Laws<'a> {
    edition: &'a str,
    article: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'a str>,
    /// Why a move is illegal: those of `articles` that say so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<&'a str>,
    /// All the articles in the order in which they are to be read, where there are several.
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
    line: u64,
    column: u64,
    offset: u64,
    length: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<&'a str>,
    message: &'a str,
    #[serde(skip_serializing_if = "is_one")]
    count: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixFields<'a>>,
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
}

/// What to write instead, in bytes of the file as stored.
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

fn fix_fields<'a>(fix: &'a Fix, located: &Located<'a>) -> FixFields<'a> {
    let edits = fix.edits.iter().map(|edit| {
        let (offset, length) = located.stored_range_of(edit.span);
        EditFields { path: located.source.path, offset, length, text: &edit.text }
    });
    FixFields { applicability: fix.applicability.name(), edits: edits.collect() }
}

/// What the laws make of a finding.
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

/// What an illegal move costs; what the arbiter decides, or is not known, is left out.
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
        tempo: ruling.pace.map(|ruled| ruled.pace.name()).or(ruling.class),
        tempo_basis: ruling.pace.map(|ruled| ruled.basis.key()),
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

/// Tells whether a finding stands for itself alone, as nearly all do.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(count: &u64) -> bool {
    *count == 1
}

/// Tells whether nothing stood.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(stood: &bool) -> bool {
    !*stood
}

/// Counts what was read and found.
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

/// Writes one finding as a JSON object without a line break.
pub fn write_finding_json(located: &Located<'_>, pages: &mut DeferredBuffer) {
    let (finding, language) = (located.finding, pages.language);
    let out = &mut pages.bytes;
    out.extend_from_slice(b"{\"type\":\"finding\",\"name\":");
    write_json(out, &finding.rule.name);
    out.extend_from_slice(b",\"code\":");
    write_json(out, &finding.rule.code);
    out.extend_from_slice(b",\"severity\":");
    write_json(out, &finding.severity.name());
    out.extend_from_slice(b",\"path\":");
    write_json(out, &located.source.path);
    if located.record.is_some() {
        out.extend_from_slice(b",\"record\":");
        pages.record_number(located.index);
    }
    let (line, column) = located.line_and_column();
    let (offset, length) = located.stored_range();
    let grounds = finding.grounds.as_ref();
    let (why, all) = (grounds.map_or(&[][..], |grounds| &grounds.why), grounds.map(Grounds::articles));
    let laws = finding.law.map(|law| laws_fields(law, why, &all.unwrap_or_default()));
    let help = finding.help.as_ref().map(|help| help.in_language(language));
    let fields = Fields {
        line,
        column,
        offset,
        length,
        ply: finding.ply,
        side: finding.side.map(crate::game::Side::name),
        written: finding.written.as_deref(),
        message: &finding.message.in_language(language),
        count: finding.count,
        help: help.as_deref(),
        fix: finding.fix.as_ref().map(|fix| fix_fields(fix, located)),
        fen: finding.fen.as_deref(),
        laws,
        ruling: finding.ruling.as_ref().map(|ruling| ruling_fields(ruling, language)),
        stood: finding.then == Then::Stood,
        rests_on_stood: finding.rests_on.as_ref().map(|rests_on| rests_on.ply),
        players: located.players,
    };
    let mut tail = Vec::new();
    write_json(&mut tail, &fields);
    pages.bytes.push(b',');
    // The object's own opening brace has been written above.
    pages.bytes.extend_from_slice(&tail[1..]);
}

/// Writes a summary as a JSON line.
pub fn write_summary_json(summary: &impl Serialize, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Line<'a, S> {
        r#type: &'a str,
        #[serde(flatten)]
        summary: &'a S,
    }
    write_json(out, &Line { r#type: "summary", summary });
    out.push(b'\n');
}
