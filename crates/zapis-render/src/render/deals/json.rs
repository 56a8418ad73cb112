//! Bridge records as JSON timelines: `zapis.deal/1`, published as `grammar/deal.schema.json`.

use serde::{Serialize, Serializer};

use crate::bridge::pbn::{AuctionWord, Inherited, Record};
use crate::bridge::score::score;
use crate::bridge::{Contract, Facts, Seat, Side};
use crate::findings::{Finding, Severity};

use crate::l10n::serialized_in;
use crate::text::{Fields, write_json};

use crate::render::layout::deferred_buffer::DeferredBuffer;

/// The input of the timeline of a deal.
pub struct DealTimeline<'a> {
    /// The file.
    pub path: &'a str,
    /// Its number in its file, from 1.
    pub number: u64,
    /// Its first line, from 1.
    pub line: u64,
    /// The offset of its first byte in the file as stored.
    pub offset: u64,
    /// The name of its encoding.
    pub encoding: &'a str,
    /// The record.
    pub record: &'a Record<'a>,
    /// Its facts.
    pub facts: &'a Facts,
    /// The values inherited from earlier records.
    pub inherited: &'a Inherited,
    /// Its findings.
    pub findings: &'a [Finding],
}

impl DealTimeline<'_> {
    /// Returns true if the deal has nothing impossible.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.findings.iter().any(|finding| finding.severity == Severity::Error)
    }
}

/// Writes a bridge record with findings as a JSON line, for a page that shows it.
pub fn write_page_deal(timeline: &DealTimeline<'_>, buffer: &mut DeferredBuffer) {
    buffer.push_str("{\"type\":\"game\",\"path\":");
    write_json(&mut buffer.bytes, &timeline.path);
    buffer.push_str(",\"record\":");
    write_json(&mut buffer.bytes, &timeline.number);
    buffer.push_str(",\"deal\":");
    write_deal(&DealTimeline { findings: &[], ..*timeline }, buffer);
    buffer.push_str("}\n");
}

/// Writes a bridge record as one JSON object without a line break.
pub fn write_deal(timeline: &DealTimeline<'_>, buffer: &mut DeferredBuffer) {
    serialized_in(buffer.language, || write_json(&mut buffer.bytes, timeline));
}

/// Serializes the fields of the schema `deal`, with its texts in English.
impl Serialize for DealTimeline<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Source<'a> {
            path: &'a str,
            record: u64,
            line: u64,
            offset: u64,
        }
        #[derive(Serialize)]
        #[serde(rename_all = "UPPERCASE")]
        struct Score {
            ns: i32,
        }
        #[derive(Serialize)]
        struct ResultFields<'a> {
            tag: Option<&'a str>,
            play: Option<u32>,
            passed_out: bool,
        }
        let Self { record, facts, .. } = self;
        let tags = record.tags.iter().filter(|tag| !matches!(tag.name, "Auction" | "Play" | "Note"));
        let tags = tags.map(|tag| [tag.name.to_owned(), self.inherited.value(tag).into_owned()]);
        let result = ResultFields {
            tag: record.tag("Result").map(|tag| tag.raw),
            play: tricks_in_play(facts),
            passed_out: facts.is_passed_out(),
        };
        Fields::new(serializer)
            .put("schema", "zapis.deal/1")
            .put("source", &Source { path: self.path, record: self.number, line: self.line, offset: self.offset })
            .put("system", "bridge")
            .put("encoding", self.encoding)
            .put("tags", &tags.collect::<Vec<_>>())
            .some("board", facts.board)
            .some("dealer", facts.dealer.map(Seat::letter))
            .some("vulnerable", facts.vulnerability.map(crate::bridge::Vulnerability::name))
            .some(
                "hands",
                facts.deal.as_ref().map(|deal| Hands(deal.hands.map(|hand| hand.map(|hand| hand.to_string())))),
            )
            .some("auction", auction(record, facts))
            .some("contract", facts.played_contract().map(|contract| ContractOf(contract, facts.player())))
            .some("play", play(facts))
            .some("tricks", facts.tricks())
            .some("score", north_south_score(facts).map(|ns| Score { ns }))
            .put("result", &result)
            .put("complete", &self.is_complete())
            .put("findings", self.findings)
            .end()
    }
}

/// The hands of North, East, South and West.
struct Hands([Option<String>; 4]);

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [n, e, s, w] = &self.0;
        let fields = Fields::new(serializer).some("N", n.as_ref()).some("E", e.as_ref());
        fields.some("S", s.as_ref()).some("W", w.as_ref()).end()
    }
}

/// A contract with its declarer.
struct ContractOf(Contract, Option<Seat>);

impl Serialize for ContractOf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(contract, declarer) = self;
        Fields::new(serializer)
            .put("level", &contract.bid.level)
            .put("denomination", &contract.bid.denomination.to_string())
            .put("risk", contract.risk.sign())
            .some("declarer", declarer.map(Seat::letter))
            .end()
    }
}

#[derive(Serialize)]
struct CallFields<'a> {
    call: usize,
    seat: char,
    written: &'a str,
    meaning: String,
    alert: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    annotations: Vec<&'a str>,
}

#[derive(Serialize)]
struct TrickFields {
    trick: usize,
    lead: char,
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<char>,
}

fn auction<'a>(record: &'a Record<'_>, facts: &Facts) -> Option<Vec<CallFields<'a>>> {
    let auction = facts.auction.as_ref()?;
    let notes: Vec<_> = record.tag("Auction").map(|tag| record.notes_of(tag).collect()).unwrap_or_default();
    let calls = auction.calls.iter().enumerate().map(|(index, (seat, call, number))| {
        let item = facts.auction_items.get(*number);
        let own = item.filter(|item| item.word != AuctionWord::AllPass);
        let note = own.and_then(|item| item.note);
        let text = note.and_then(|number| notes.iter().find(|note| note.number == number)).map(|note| note.text);
        CallFields {
            call: index + 1,
            // The players who passed first may have been left out.
            seat: seat.after(facts.n_left_out).letter(),
            written: item.map_or("", |item| item.span.of(record.text)),
            meaning: call.to_string(),
            alert: note.is_some() || own.is_some_and(|item| item.is_alerted),
            note: text.map(|text| crate::bridge::pbn::unescape(text).into_owned()),
            annotations: own
                .map(|item| item.annotations.as_slice())
                .unwrap_or_default()
                .iter()
                .map(|span| span.of(record.text))
                .collect(),
        }
    });
    Some(calls.collect())
}

fn play(facts: &Facts) -> Option<Vec<TrickFields>> {
    let play = facts.play.as_ref()?;
    let tricks = facts.tricks_played();
    (!play.cards.is_empty()).then(|| {
        let fields = |(index, trick): (usize, &crate::bridge::PlayedTrick)| TrickFields {
            trick: index + 1,
            lead: trick.leader.letter(),
            cards: trick.cards.iter().map(ToString::to_string).collect(),
            winner: trick.winner.map(Seat::letter),
        };
        tricks.iter().enumerate().map(fields).collect()
    })
}

/// Returns declarer's tricks, if all were played.
fn tricks_in_play(facts: &Facts) -> Option<u32> {
    let play = facts.play.as_ref().filter(|play| play.completed == 13)?;
    Some(play.won[facts.player()?.side().index()])
}

/// Returns the North-South score by the laws, if the deal is sound.
#[must_use]
pub fn north_south_score(facts: &Facts) -> Option<i32> {
    if facts.deal.as_ref().is_some_and(|deal| !deal.is_sound) {
        return None;
    }
    if facts.is_passed_out() {
        return Some(0);
    }
    let declarer = facts.player()?;
    let tricks = u8::try_from(facts.tricks()?).ok().filter(|tricks| *tricks <= 13)?;
    let own = score(facts.played_contract()?, tricks, facts.vulnerability?.is_of(declarer.side()));
    Some(if declarer.side() == Side::NorthSouth { own } else { -own })
}
