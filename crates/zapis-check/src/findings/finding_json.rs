//! A finding as JSON, by the schema `finding`.

use serde::{Serialize, Serializer};

use crate::game::Side;
use crate::l10n::{Language, Message};
use crate::laws::{Article, IllegalMoveRule};
use crate::replay::Then;
use crate::text::{Fields, to_json};

use super::citations::Citation;
use super::finding::{Finding, Related};
use super::fix::{Edit, Fix};
use super::grounds::{Grounds, Ruling};
use super::move_candidate::MoveCandidate;

/// The article of a finding or a ruling.
struct Laws<'a> {
    law: Citation,
    /// Why a move is illegal: the relevant ones of all.
    why: &'a [Article],
    /// All the articles in order.
    all: &'a [Article],
}

impl Serialize for Laws<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct One {
            article: &'static str,
            #[serde(skip_serializing_if = "Option::is_none")]
            certainty: Option<&'static str>,
        }
        let Self { law, why, all } = self;
        let why: Vec<&str> = why.iter().map(|article| article.number).collect();
        let one = |article: &Article| One { article: article.number, certainty: article.certainty.remark() };
        let all: Vec<One> = all.iter().filter(|_| all.len() > 1).map(one).collect();
        Fields::new(serializer)
            .put("edition", law.edition.key())
            .put("article", law.article.number)
            .some("certainty", law.article.certainty.remark())
            .list("why", &why)
            .list("articles", &all)
            .end()
    }
}

/// The suggested replacement, in bytes of the file as stored.
struct FixIn<'a>(&'a Fix, &'a str);

impl Serialize for FixIn<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let edits: Vec<EditIn<'_>> = self.0.edits.iter().map(|edit| EditIn(edit, self.1)).collect();
        Fields::new(serializer).put("applicability", self.0.applicability.name()).put("edits", &edits).end()
    }
}

struct EditIn<'a>(&'a Edit, &'a str);

impl Serialize for EditIn<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = &self.0.bytes;
        let fields = Fields::new(serializer).put("path", self.1).put("offset", &bytes.start);
        fields.put("length", &bytes.end.saturating_sub(bytes.start)).put("text", &self.0.text).end()
    }
}

/// A move that may have been meant.
impl Serialize for MoveCandidate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::new(serializer)
            .put("san", &self.san)
            .some("ply", self.ply)
            .put("rest_playable", &self.rest_playable)
            .put("rest", &self.rest)
            .put("only", &self.is_only)
            .some("fen", self.fen.as_ref())
            .end()
    }
}

/// Returns the role of another place in a finding, the same in every language: its message key, without the prefix.
pub fn role_of(role: &Message) -> &str {
    role.id().strip_prefix("related-").unwrap_or(role.id())
}

/// Another place that a finding refers to.
impl Serialize for Related {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let location = &self.location;
        Fields::new(serializer)
            .put("role", role_of(&self.role))
            .put("path", &location.path)
            .some("record", location.record)
            .some("line", location.line_and_column.map(|(line, _)| line))
            .some("offset", location.bytes.as_ref().map(|bytes| bytes.start))
            .some("players", location.players.as_ref())
            .end()
    }
}

/// The ruling under the laws.
impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::new(serializer)
            .put("text", &self.says)
            .some("laws", self.law.map(|law| Laws { law, why: &[], all: &self.way }))
            .some("tempo", self.time_class.map(|ruled| ruled.class.name()).or(self.class))
            .some("tempo_basis", self.time_class.map(|ruled| ruled.basis.key()))
            .some("illegal_move", self.illegal_move.map(Penalty))
            .end()
    }
}

/// The penalty for an illegal move; what the arbiter decides, or is unknown, is left out.
struct Penalty(IllegalMoveRule);

impl Serialize for Penalty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::new(serializer)
            .some("loses_at", self.0.loses_at)
            .some("opponent_gains_s", self.0.opponent_gains_s)
            .put("on_claim", &self.0.on_claim)
            .put("draw_if_opponent_cannot_mate", &self.0.can_draw)
            .end()
    }
}

impl Finding {
    /// Returns the finding as a JSON object by the schema `finding`, with its texts in a language: what `zapis validate
    /// --format json` writes in a line.
    #[must_use]
    pub fn to_json(&self, language: Language) -> String {
        to_json(self, language)
    }
}

/// Serializes the fields of the schema `finding`, with its texts in English.
impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let location = &self.location;
        let (bytes, deal) = (location.bytes.as_ref(), location.deal.as_deref());
        let grounds = self.grounds.as_ref();
        let why = grounds.map_or(&[][..], |grounds| &grounds.why);
        let all = grounds.map(Grounds::articles).unwrap_or_default();
        Fields::of_type(serializer, "finding")
            .put("name", self.rule.name)
            .put("code", self.rule.code)
            .put("severity", self.severity.name())
            .put("path", &location.path)
            .some("record", location.record)
            .some("row", location.row)
            .some("field", location.field.as_ref())
            .some("line", location.line_and_column.map(|(line, _)| line))
            .some("column", location.line_and_column.map(|(_, column)| column))
            .some("offset", bytes.map(|bytes| bytes.start))
            .some("length", bytes.map(|bytes| bytes.end.saturating_sub(bytes.start)))
            .some("ply", location.ply)
            .some("side", location.side.map(Side::name))
            .some("board", deal.and_then(|deal| deal.board))
            .some("seat", deal.and_then(|deal| deal.seat))
            .some("call", deal.and_then(|deal| deal.call.as_ref()))
            .some("card", deal.and_then(|deal| deal.card.as_ref()))
            .some("written", self.written.as_ref())
            .put("message", &self.message)
            .some("count", Some(self.count).filter(|count| *count != 1))
            .some("help", self.help.as_ref())
            .some("fix", self.fix.as_ref().map(|fix| FixIn(fix, &location.path)))
            .list("candidates", &self.candidates)
            .some("follow_from_this", Some(self.follow_from_this).filter(|count| *count > 0))
            .some("fen", self.fen.as_ref())
            .some("laws", self.law.map(|law| Laws { law, why, all: &all }))
            .some("ruling", self.ruling.as_ref())
            .flag("stood", self.then == Then::Stood)
            .some("rests_on_stood", self.rests_on.as_ref().map(|rests_on| rests_on.ply))
            .some("players", location.players.as_ref())
            .some("event", self.event.as_ref())
            // A record without a move has none.
            .some("fingerprint", self.fingerprint.map(|fingerprint| format!("{fingerprint:016x}")))
            .list("related", &self.related)
            .list("differs", &self.differs)
            .end()
    }
}
