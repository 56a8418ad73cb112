//! Events and standings as JSON lines, and standings as CSV.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::l10n::Language;
use crate::tournament::kind::Inferred;
use crate::tournament::tie_break::{Standing, TieBreak};
use crate::tournament::{Color, Points, Tournament};

use super::event_view::{EventView, cycles, kind_name, result_sign};
use super::score_explained::explained;
use crate::render::layout::json::rounded;
use crate::text::{Fields, write_json};

/// Returns points as a number; an integer if they are whole.
fn number(points: Points) -> Value {
    let whole = points.rounded();
    if points == Points::whole(whole) {
        return Value::from(whole);
    }
    // More digits would expose how fractions are stored.
    Value::from(rounded(points.to_f64(), 4))
}

/// Begins an event: what is known of it without its standings; its size is that of contestants and rounds.
pub(in super::super) fn event_fields<S: Serializer>(
    serializer: S,
    event: &Tournament,
    kind: Option<Inferred>,
    is_complete: bool,
    (n_contestants, n_rounds): (usize, u16),
) -> Fields<S> {
    let some = |text: &'_ str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Fields::of_type(serializer, "event")
        .put("event", &event.name)
        .some("site", some(&event.city))
        .some("start", some(&event.start))
        .some("end", some(&event.end))
        .some("kind", kind.map(|found| kind_name(found.kind)))
        .some("cycles", kind.and_then(|found| cycles(found.kind)))
        .put("complete", &is_complete)
        .put("of", if event.teams.is_empty() { "players" } else { "teams" })
        .put("contestants", &n_contestants)
        .put("players", &event.players.len())
        .put("games", &event.games().len())
        .put("rounds", &n_rounds)
}

/// Serializes the fields of the schema `event`, with its texts in English.
impl Serialize for EventView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let texts = |codes: &[TieBreak]| codes.iter().map(ToString::to_string).collect::<Vec<_>>();
        let (size, tie_breaks) = ((self.field.contestants.len(), self.field.n_rounds), &self.standings.tie_breaks);
        event_fields(serializer, self.event, self.kind, self.is_complete(), size)
            .some("rules", Some(self.standings.rules.name()).filter(|_| !tie_breaks.is_empty()))
            .list("tiebreaks", &texts(tie_breaks))
            .list("not_verified", &texts(&self.uncertain()))
            .list("notes", self.notes)
            .end()
    }
}

/// Writes each line of the standings as a JSON line; for the contestants in `explains`, with the terms of each value.
pub(super) fn write_standings_json(view: &EventView<'_>, explains: &[usize], language: Language, out: &mut Vec<u8>) {
    for standing in &view.standings.rows {
        write_json(out, &Value::Object(line(view, standing, explains, language)));
        out.push(b'\n');
    }
}

fn line(view: &EventView<'_>, standing: &Standing, explains: &[usize], language: Language) -> Map<String, Value> {
    let contestant = standing.contestant;
    let mut line = Map::new();
    let mut put = |name: &str, value: Value| line.insert(name.to_owned(), value);
    put("type", "standing".into());
    put("event", view.event.name.as_str().into());
    put("rank", standing.rank.into());
    put(if view.is_of_teams() { "team" } else { "player" }, view.raw_name(contestant).into());
    if let Some(player) = view.event.players.get(contestant).filter(|_| !view.is_of_teams()) {
        let texts = [("title", &player.title), ("federation", &player.federation), ("fide_id", &player.fide_id)];
        for (name, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            put(name, text.as_str().into());
        }
        if let Some(rating) = player.rating {
            put("rating", rating.into());
        }
        if player.number > 0 {
            put("number", player.number.into());
        }
    }
    put("points", number(standing.score));
    if let Some(one) = view.field.get(contestant).filter(|_| view.is_of_teams()) {
        put("other_points", number(one.score(1)));
    }
    put("games", view.n_games(contestant).into());
    let values = view.standings.tie_breaks.iter().zip(&standing.values);
    let values: Map<String, Value> =
        values.map(|(code, score)| (code.to_string(), score.value.map_or(Value::Null, number))).collect();
    put("tiebreaks", Value::Object(values));
    // Direct encounters rank by the place among those tied, which their points alone do not show.
    let places = view.standings.tie_breaks.iter().zip(&standing.values);
    let places: Map<String, Value> =
        places.filter_map(|(code, score)| Some((code.to_string(), Value::from(score.place? + 1)))).collect();
    if !places.is_empty() {
        put("tiebreak_places", Value::Object(places));
    }
    put("rounds", rounds(view, contestant));
    if explains.contains(&contestant) {
        let lines = explained(view, standing, language).into_iter();
        put("explained", lines.map(Value::from).collect::<Vec<Value>>().into());
    }
    line
}

fn rounds(view: &EventView<'_>, contestant: usize) -> Value {
    let meetings = view.field.get(contestant).map_or(&[][..], |one| &one.meetings);
    let round = |meeting: &crate::tournament::Meeting| {
        let mut round = Map::new();
        if meeting.round > 0 {
            round.insert("round".to_owned(), meeting.round.into());
        }
        if let Some(opponent) = meeting.opponent {
            round.insert("opponent".to_owned(), view.raw_name(opponent).into());
        }
        if let Some(color) = meeting.color {
            round.insert("color".to_owned(), if color == Color::White { "white" } else { "black" }.into());
        }
        round.insert("result".to_owned(), meeting.outcome.sign().to_string().into());
        round.insert("points".to_owned(), number(meeting.points[0]));
        Value::Object(round)
    };
    meetings.iter().map(round).collect::<Vec<Value>>().into()
}

/// The standings of any number of events as one CSV table (RFC 4180), with a column for each tie-break of any of them.
#[derive(Debug, Default)]
pub struct StandingsCsv {
    codes: Vec<TieBreak>,
    rows: Vec<(Vec<String>, BTreeMap<usize, String>)>,
}

impl StandingsCsv {
    /// Adds an event.
    pub fn add(&mut self, view: &EventView<'_>) {
        let columns: Vec<usize> = view.standings.tie_breaks.iter().map(|code| self.column(*code)).collect();
        for standing in &view.standings.rows {
            let player = view.event.players.get(standing.contestant).filter(|_| !view.is_of_teams());
            let text = |of: fn(&crate::tournament::Player) -> &str| player.map(of).unwrap_or_default().to_owned();
            let results: Vec<String> = view.field.get(standing.contestant).map_or_else(Vec::new, |one| {
                one.meetings.iter().map(|meeting| result_sign(meeting.outcome).to_owned()).collect()
            });
            let fixed = vec![
                view.event.name.clone(),
                standing.rank.to_string(),
                view.raw_name(standing.contestant).to_owned(),
                text(|player| &player.title),
                player.and_then(|player| player.rating).map(|rating| rating.to_string()).unwrap_or_default(),
                text(|player| &player.federation),
                text(|player| &player.fide_id),
                standing.score.to_string(),
                view.n_games(standing.contestant).to_string(),
                results.join(" "),
            ];
            let value = |score: &crate::tournament::tie_break::Score| {
                score.value.map(|value| value.to_string()).unwrap_or_default()
            };
            let values = columns.iter().copied().zip(standing.values.iter().map(value)).collect();
            self.rows.push((fixed, values));
        }
    }

    fn column(&mut self, code: TieBreak) -> usize {
        self.codes.iter().position(|known| *known == code).unwrap_or_else(|| {
            self.codes.push(code);
            self.codes.len() - 1
        })
    }

    /// Returns the table.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        let mut out = b"event,rank,name,title,rating,federation,fide_id,points,games,results".to_vec();
        for code in &self.codes {
            out.push(b',');
            crate::render::games::csv::write_field(&code.to_string(), &mut out);
        }
        out.extend_from_slice(b"\r\n");
        for (fixed, values) in &self.rows {
            for (at, field) in fixed.iter().enumerate() {
                if at > 0 {
                    out.push(b',');
                }
                crate::render::games::csv::write_field(field, &mut out);
            }
            for column in 0..self.codes.len() {
                out.push(b',');
                crate::render::games::csv::write_field(values.get(&column).map_or("", String::as_str), &mut out);
            }
            out.extend_from_slice(b"\r\n");
        }
        out
    }
}
