//! Writes games of a match as LIN with the heading of vugraph files: the match, the results of both rooms, the players.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::from_lin::CARRY_OVERS;
use super::lin::{BoardLine, LinLoss, of_the_record, plain_text, write_board};
use crate::check::Facts;
use crate::pbn::{Inherited, Record};

/// Writes games as LIN in sequence. The games of a match are kept until it is over, because its heading lists their
/// results; `P` is arbitrary data that is returned with the line of its game.
#[derive(Debug)]
pub struct LinWriter<P> {
    heading: Option<Heading>,
    pending: Vec<Pending<P>>,
}

/// A game of an unfinished match.
#[derive(Debug)]
struct Pending<P> {
    line: BoardLine,
    room: usize,
    board: u32,
    /// The result, as in vugraph files.
    result: String,
    what: P,
}

/// The content of the heading of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Heading {
    title: String,
    segment: String,
    scoring: &'static str,
    teams: [[String; 2]; 2],
}

/// The tags represented in a heading.
const TAGS: [&str; 7] = ["Scoring", "Event", "Stage", "HomeTeam", "VisitTeam", CARRY_OVERS[0], CARRY_OVERS[1]];

/// The maximum number of games of a match that are kept; more get a heading of their own.
const MOST_GAMES: usize = 1 << 12;

impl<P> Default for LinWriter<P> {
    fn default() -> Self {
        Self { heading: None, pending: Vec::new() }
    }
}

impl<P> LinWriter<P> {
    /// Adds a game. Returns the kinds of losses, each once; appends finished lines, each with the data of its game, or
    /// `None` if it is part of a heading.
    ///
    /// Cost: n log n in the games of a match.
    pub fn take(
        &mut self,
        record: &Record<'_>,
        facts: &Facts,
        inherited: &Inherited,
        what: P,
        out: &mut Vec<(Option<P>, String)>,
    ) -> Vec<LinLoss> {
        let mut losses = Vec::new();
        let heading = facts.board.and_then(|_| Heading::of(record, inherited, &mut losses));
        let board = facts.board.filter(|_| heading.is_some());
        if self.heading != heading || board.is_none() || self.pending.len() >= MOST_GAMES {
            self.end(out);
        }
        let of_heading = match &heading {
            Some(heading) if heading.scoring.is_empty() => &TAGS[1..],
            Some(_) => &TAGS[..],
            None => &[],
        };
        losses.extend(of_the_record(record, of_heading));
        let line = write_board(record, facts, inherited, &mut losses);
        losses.sort_unstable();
        losses.dedup();
        match board {
            Some(board) => {
                let room = usize::from(is_closed(record, inherited) == Some(true));
                self.heading = heading;
                self.pending.push(Pending { line, room, board, result: result(facts), what });
            }
            None => out.push((Some(what), line.line(true))),
        }
        losses
    }

    /// Ends the match; appends its lines.
    pub fn end(&mut self, out: &mut Vec<(Option<P>, String)>) {
        let Some(heading) = self.heading.take() else { return };
        let pending = std::mem::take(&mut self.pending);
        let mut results: BTreeMap<u32, [&str; 2]> = BTreeMap::new();
        let mut names: [Option<&[String; 4]>; 2] = [None; 2];
        let mut are_constant = true;
        for game in &pending {
            results.entry(game.board).or_default()[game.room] = &game.result;
            let known = names[game.room].get_or_insert(&game.line.names);
            are_constant &= *known == &game.line.names;
        }
        let mut text = heading.line(&results);
        if are_constant {
            let nobody = <[String; 4]>::default();
            let names: Vec<&str> =
                names.iter().flat_map(|names| names.unwrap_or(&nobody)).map(String::as_str).collect();
            let _ = writeln!(text, "pn|{}|pg||", names.join(","));
        }
        out.push((None, text));
        for game in pending {
            let line = game.line.line(!are_constant);
            out.push((Some(game.what), line));
        }
    }
}

impl Heading {
    /// Reads the heading of a game played in one of the rooms of a match.
    fn of(record: &Record<'_>, inherited: &Inherited, losses: &mut Vec<LinLoss>) -> Option<Self> {
        is_closed(record, inherited)?;
        let mut plain = |name: &str| {
            let value = inherited.value_of(record, name).unwrap_or_default().into_owned();
            let value = if value == "?" { String::new() } else { value };
            let plain = plain_text(&value).replace(',', " ");
            if plain != value {
                losses.push(LinLoss::Names);
            }
            plain
        };
        let scoring = match plain("Scoring").as_str() {
            "IMP" => "I",
            "MP" => "P",
            "BAM" => "B",
            _ => "",
        };
        let teams = [["HomeTeam", CARRY_OVERS[0]], ["VisitTeam", CARRY_OVERS[1]]].map(|of| of.map(&mut plain));
        let heading = Self { title: plain("Event"), segment: plain("Stage"), scoring, teams };
        let says_something = !heading.title.is_empty() || heading.teams.iter().any(|team| !team[0].is_empty());
        says_something.then_some(heading)
    }

    /// Writes the heading, with the boards and their results in both rooms.
    fn line(&self, results: &BTreeMap<u32, [&str; 2]>) -> String {
        let end = |board: Option<&u32>| board.map(u32::to_string).unwrap_or_default();
        let (first, last) = (end(results.keys().next()), end(results.keys().next_back()));
        let [home, visitors] = &self.teams;
        let carried = |team: &[String; 2]| if team[1].is_empty() { "0".to_owned() } else { team[1].clone() };
        let mut text = format!(
            "vg|{},{},{},{first},{last},{},{},{},{}|\n",
            self.title,
            self.segment,
            self.scoring,
            home[0],
            carried(home),
            visitors[0],
            carried(visitors)
        );
        let entries: Vec<&str> = results.values().flatten().copied().collect();
        let numbers: Vec<String> = results.keys().map(u32::to_string).collect();
        let _ = writeln!(text, "rs|{}|\nbn|{}|", entries.join(","), numbers.join(","));
        text
    }
}

/// Returns the room in which a game was played, if stated.
fn is_closed(record: &Record<'_>, inherited: &Inherited) -> Option<bool> {
    let room = inherited.value_of(record, "Room")?;
    if room.eq_ignore_ascii_case("closed") {
        return Some(true);
    }
    room.eq_ignore_ascii_case("open").then_some(false)
}

/// Returns the result as in vugraph files: `4HE=`, `3NWx-1`, `PASS`; empty if it is unknown.
fn result(facts: &Facts) -> String {
    if facts.is_passed_out() {
        return "PASS".to_owned();
    }
    let Some(((contract, declarer), tricks)) = facts.played_contract().zip(facts.player()).zip(facts.tricks()) else {
        return String::new();
    };
    let over = i64::from(tricks) - i64::from(contract.bid.level) - 6;
    let over = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
    let denomination = contract.bid.denomination.to_string();
    let risk = contract.risk.sign().to_ascii_lowercase();
    format!("{}{}{}{risk}{over}", contract.bid.level, &denomination[..1], declarer.letter())
}
