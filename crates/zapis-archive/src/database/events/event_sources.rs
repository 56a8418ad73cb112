//! Decides which record is right if the records of a game in an event differ.
//!
//! A record is compared with the games on which all records agree. It is wrong if its players have another game in its
//! round, if its name occurs nowhere else, or if it is alone against others; otherwise the fullest record counts, and
//! among equal ones that of the file whose name sorts first, so that the order of the files does not matter.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::tournament::Outcome;

use super::super::entries::event_key::day_of;
use super::super::entries::head::Head;
use super::super::entries::result_tag::outcomes;
use super::super::names::folded_name::name_key;
use super::same_names::SameNames;
use super::stated_games::{StatedGame, StatedRecord};

/// A game whose records have different results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsDiffer {
    /// The record that represents the game.
    pub game: u32,
    /// The record whose result counts, and one with another.
    pub records: [u32; 2],
    /// The results for White, with the colors of the event.
    pub results: [Outcome; 2],
}

impl<'a> StatedGame<'a> {
    /// Moves the right record to the front if they differ.
    fn put_first(&mut self, at: usize) {
        self.records.swap(0, at);
        let is_swapped = self.records[0].is_swapped;
        self.records.iter_mut().for_each(|of_record| of_record.is_swapped ^= is_swapped);
    }

    /// Returns the outcome for White according to a record, with the colors of the first record.
    fn outcome(of_record: &StatedRecord<'_>) -> Option<Outcome> {
        let outcomes = outcomes(&of_record.head);
        // With swapped colors it is unknown whether the result belongs to the players or to the colors.
        let is_known = outcomes.white != Outcome::Unknown && !of_record.is_swapped;
        is_known.then_some(match outcomes.white {
            Outcome::ForfeitWin => Outcome::Win,
            Outcome::ForfeitLoss => Outcome::Loss,
            white => white,
        })
    }

    /// Returns the head that counts: that of the first record, with the most frequent result. Adds differing results.
    pub(in crate::database) fn settled(&self, differ: &mut Vec<ResultsDiffer>) -> Head<'a> {
        let first = &self.records[0];
        let known: Vec<(&StatedRecord<'a>, Outcome)> =
            self.records.iter().filter_map(|of_record| Some((of_record, Self::outcome(of_record)?))).collect();
        // There are few outcomes, but a game that was copied often has many records.
        let mut counted: Vec<(Outcome, usize)> = Vec::new();
        for (_, outcome) in &known {
            match counted.iter_mut().find(|(its, _)| its == outcome) {
                Some((_, count)) => *count += 1,
                None => counted.push((*outcome, 1)),
            }
        }
        let votes = |outcome: Outcome| counted.iter().find(|(its, _)| *its == outcome).map_or(0, |(_, count)| *count);
        // The first of the greatest.
        let best = known.iter().rev().max_by_key(|(of_record, outcome)| (of_record.rank == 0, votes(*outcome)));
        let Some((best, result)) = best else { return first.head };
        let (best, result) = match Self::outcome(first) {
            Some(own) if first.rank == 0 || best.rank > 0 && votes(own) == votes(*result) => (first, own),
            _ => (*best, *result),
        };
        if let Some((other, its)) = known.iter().find(|(_, its)| *its != result) {
            differ.push(ResultsDiffer {
                game: first.record,
                records: [best.record, other.record],
                results: [result, *its],
            });
        }
        if best.record == first.record {
            return first.head;
        }
        Head { result: best.head.result, marker: best.head.marker, termination: best.head.termination, ..first.head }
    }
}

/// Moves the right record of each game to the front.
pub(in crate::database) fn settle(games: &mut [StatedGame<'_>], same: &SameNames) {
    let mut places: HashMap<String, usize, DefaultHashBuilder> = HashMap::default();
    let mut is_several = Vec::new();
    let mut place = |name: &str| {
        let mut folded = name_key(name);
        if let Some(usual) = same.usual(&folded) {
            folded.clone_from(&usual.folded);
        }
        let next = places.len();
        if let Some(known) = places.get(&folded) {
            return *known;
        }
        is_several.push(same.is_several(&folded));
        places.insert(folded, next);
        next
    };
    // The players and colors claimed for each round.
    let claims: Vec<Vec<(u16, usize, usize)>> = games
        .iter()
        .map(|game| {
            let of_record = game.records.iter();
            of_record
                .map(|of_record| (of_record.round, place(of_record.head.white.name), place(of_record.head.black.name)))
                .collect()
        })
        .collect();
    let mut n_games = vec![0_usize; is_several.len()];
    let mut seats: HashSet<(u16, usize), DefaultHashBuilder> = HashSet::default();
    for claims in &claims {
        let mut names: Vec<usize> = claims.iter().flat_map(|(_, white, black)| [*white, *black]).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            n_games[name] += 1;
        }
        if let [(round, white, black), rest @ ..] = &claims[..]
            && *round > 0
            && rest.iter().all(|other| *other == (*round, *white, *black))
        {
            seats.extend([(*round, *white), (*round, *black)]);
        }
    }
    let mut votes: HashMap<(u16, usize, usize), usize, DefaultHashBuilder> = HashMap::default();
    for (game, claims) in games.iter_mut().zip(&claims).filter(|(game, _)| game.records.len() > 1) {
        votes.clear();
        for claim in claims {
            *votes.entry(*claim).or_default() += 1;
        }
        let key = |at: &usize| {
            let (of_record, claim @ (round, white, black)) = (&game.records[*at], claims[*at]);
            let head = &of_record.head;
            let players = [white, black];
            let is_taken = |player: &&usize| round > 0 && seats.contains(&(round, **player));
            let is_agreed = votes.len() == 1;
            let n_taken = if is_agreed { 0 } else { players.iter().filter(is_taken).count() };
            let n_votes = votes.get(&claim).copied();
            let n_with_names = players.iter().map(|player| n_games[*player]).min();
            (
                (of_record.rank > 0, players.iter().filter(|player| is_several[**player]).count()),
                n_taken + usize::from(white == black) * 2,
                Reverse((n_votes, n_with_names, round > 0)),
                Reverse((head.n_plies, day_of(head).is_some_and(super::super::entries::event_key::Day::is_whole))),
                (of_record.rank, of_record.record),
            )
        };
        let best = (0..game.records.len()).min_by_key(key).unwrap_or(0);
        game.put_first(best);
    }
}
