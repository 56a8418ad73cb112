//! An event assembled from its records: players, rounds, teams, results, and its kind.

use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::l10n::Message;
use crate::sorting::CompactSort;
use crate::tournament::Entry;
use crate::tournament::knock_out::{Bracket, is_knock_out};
use crate::tournament::{Color, Format, Kind, Outcome, Pairing, Player, Tournament, kind};

use super::super::entries::event_key::{Day, day_of, event_name};
use super::super::entries::head::Seat;
use super::super::entries::result_tag::{self, outcomes};
use super::super::entries::round_tag::{self, Stage};
use super::super::entries::tag::is_said;
use super::super::groups::event_group::EventGroup;
use super::super::groups::event_join::EventJoin;
use super::super::groups::event_records::EventRecords;
use super::super::names::folded_name::{fold_name, name_key};
use super::super::names::merged_places::places_of;
use super::event_doubt::EventDoubt;
pub use super::event_game::EventGame;
pub use super::event_sources::ResultsDiffer;
use super::event_sources::settle;
use super::event_teams::add_teams;
use super::play_off::play_off;
use super::same_names::SameNames;
use super::stated_games::{StatedGame, games_of};
use super::stated_rounds::{CopiedGame, games_in_wrong_rounds, rounds_of_the_day, take_from_copy};

/// An event as assembled from its records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventFound {
    /// Players, teams and results.
    pub tournament: Tournament,
    /// Its kind, as far as the pairings or its tags show it.
    pub kind: Option<kind::Inferred>,
    /// Its games with their records, in the order of the files, without byes.
    pub games: Vec<EventGame>,
    /// The round and the board of each bye that has one.
    pub bye_boards: Vec<(u16, u16)>,
    /// Its records whose date is far from all others.
    pub far_dates: Vec<u32>,
    /// The number of wins without moves that are assumed to be forfeits.
    pub n_assumed_forfeits: usize,
    /// The number of records that repeat a game.
    pub n_repeated: usize,
    /// Games whose records have different results.
    pub results_differ: Vec<ResultsDiffer>,
    /// Spellings of players for one and the same game, and the name used for them.
    pub same_names: Vec<[String; 2]>,
    /// Whether rounds were inferred from the days of the games.
    pub has_rounds_by_day: bool,
    /// The number of games without a round whose round was inferred from the other games of their day.
    pub n_rounds_by_day: usize,
    /// Whether teams are inferred from the boards alone, without names.
    pub has_unnamed_teams: bool,
    /// Its first day according to a tag.
    pub stated_start: Option<Day>,
    /// Its records whose tags name the event differently.
    pub joins: Vec<EventJoin>,
    /// Records that may or may not belong to it.
    pub doubts: Vec<EventDoubt>,
    /// Records whose tags give a round other than the one in which both players have no other game, each with the round
    /// of the tag.
    pub wrong_rounds: Vec<(u32, u16)>,
    /// Games after the last round between tied players; they are not among the others.
    pub play_off: Vec<EventGame>,
    /// Instructions from outside the records that could not be carried out.
    pub notes: Vec<Message>,
}

impl EventFound {
    /// Returns the format according to the regulations for tie-breaks.
    #[must_use]
    pub fn format(&self) -> Format {
        // In a list of games without rounds it is unknown which are missing.
        self.kind.map_or(Format::RoundRobin, |found| found.kind.format())
    }

    /// Returns true if it is an event of teams.
    #[must_use]
    pub const fn is_of_teams(&self) -> bool {
        !self.tournament.teams.is_empty()
    }

    /// Returns true if teams are paired with each other; in a Scheveningen tournament players are.
    pub(in crate::database) fn is_paired_by_teams(&self) -> bool {
        self.is_of_teams() && !self.kind.is_some_and(|found| matches!(found.kind, Kind::Scheveningen { .. }))
    }

    /// Merges the players of each pair into one, which has the first's index and the fullest name.
    #[must_use]
    pub fn merged(&self, pairs: &[(usize, usize)]) -> Self {
        let new_place = places_of(self.tournament.players.len(), pairs);
        let mut kept: Vec<usize> = new_place.clone();
        kept.sort_unstable();
        kept.dedup();
        let place = |old: usize| {
            let own = new_place.get(old).copied().unwrap_or(old);
            kept.binary_search(&own).unwrap_or(0)
        };
        let mut merged = self.clone();
        let mut entries: Vec<Vec<Entry>> = vec![Vec::new(); kept.len()];
        for (old, player) in self.tournament.players.iter().enumerate() {
            entries[place(old)]
                .extend(player.entries.iter().map(|entry| Entry { opponent: entry.opponent.map(place), ..*entry }));
        }
        merged.tournament.players = kept.iter().map(|at| self.tournament.players[*at].clone()).collect();
        for (player, entries) in merged.tournament.players.iter_mut().zip(entries) {
            player.entries = entries;
        }
        for (old, player) in self.tournament.players.iter().enumerate() {
            let own = &mut merged.tournament.players[place(old)];
            own.rating = own.rating.or(player.rating);
            if player.name.chars().count() > own.name.chars().count() {
                own.name.clone_from(&player.name);
            }
            if own.fide_id.is_empty() {
                own.fide_id.clone_from(&player.fide_id);
            }
        }
        for game in merged.games.iter_mut().chain(&mut merged.play_off) {
            (game.pairing.white, game.pairing.black) = (place(game.pairing.white), place(game.pairing.black));
        }
        for team in &mut merged.tournament.teams {
            team.members = team.members.iter().map(|member| place(*member)).collect();
            team.members.dedup();
            for lineup in &mut team.lineups {
                lineup.boards = lineup.boards.iter().map(|seat| seat.map(place)).collect();
            }
        }
        merged.kind = kind::of_event(&merged.tournament).or(self.kind);
        merged
    }

    /// Returns the pairings of its games.
    #[must_use]
    pub fn pairings(&self) -> Vec<Pairing> {
        self.games.iter().map(|game| game.pairing).collect()
    }
}

/// Assembles the event of a group of records.
pub(in crate::database) fn event_of(group: &EventGroup, all: &dyn EventRecords<'_>) -> EventFound {
    let mut games = games_of(&group.records, all);
    let n_repeated = group.records.len() - games.len();
    let mut same_names = SameNames::default();
    if n_repeated > 0 {
        same_names = SameNames::of(&games);
        settle(&mut games, &same_names);
    }
    let mut builder = EventBuilder::new(group, &games, same_names);
    builder.found.n_repeated = n_repeated;
    for game in &games {
        builder.add(game);
    }
    builder.finish(group)
}

/// The minimum share of records with moves, in tenths, before a win without moves is taken for a forfeit.
const TENTHS_WITH_MOVES: usize = 8;

struct EventBuilder {
    found: EventFound,
    /// The FIDE ID of a name in other records, if it is always the same.
    id_of_name: HashMap<String, Option<String>, DefaultHashBuilder>,
    places: HashMap<String, usize, DefaultHashBuilder>,
    /// A buffer for a name.
    folded: String,
    same_names: SameNames,
    /// Both outcomes of each game.
    outcomes: Vec<[Outcome; 2]>,
    assumes_forfeits: bool,
    /// The stage of each game, if stated.
    stages: Vec<Option<Stage>>,
    /// The teams of each player according to the records, and the boards they played on.
    teams: Vec<Vec<String>>,
    event_type: String,
}

fn id<'a>(seat: &Seat<'a>) -> Option<&'a str> {
    let id = seat.fide_id.trim();
    (id.len() > 1 && id.bytes().all(|byte| byte.is_ascii_digit()) && id.bytes().any(|byte| byte != b'0')).then_some(id)
}

impl EventBuilder {
    /// Collects what all records state together.
    fn new(group: &EventGroup, games: &[StatedGame<'_>], same_names: SameNames) -> Self {
        let mut id_of_name: HashMap<String, Option<String>, DefaultHashBuilder> = HashMap::default();
        let mut n_with_moves = 0;
        let (mut event, mut event_type, mut start) = (Tournament::default(), String::new(), None);
        for (at, game) in games.iter().enumerate() {
            let one = game.records[0].head;
            n_with_moves += usize::from(one.n_plies > 0);
            for seat in [one.white, one.black] {
                let Some(id) = id(&seat) else { continue };
                let known = id_of_name.entry(name_key(seat.name)).or_insert_with(|| Some(id.to_owned()));
                if known.as_ref().is_some_and(|known| *known != id) {
                    *known = None;
                }
            }
            if at == 0 {
                group.name.as_deref().unwrap_or_else(|| event_name(&one)).clone_into(&mut event.name);
                if is_said(one.site) {
                    one.site.trim().clone_into(&mut event.city);
                }
                start = Day::read(one.event_date);
            }
            if event_type.is_empty() {
                event_type = one.event_type.trim().to_lowercase();
            }
            if event.stated_rounds.is_none() {
                event.stated_rounds = one.event_rounds.trim().parse().ok().filter(|n| (1..=300).contains(n));
            }
        }
        Self {
            found: EventFound { tournament: event, stated_start: start, ..EventFound::default() },
            id_of_name,
            places: HashMap::default(),
            folded: String::new(),
            same_names,
            outcomes: Vec::new(),
            assumes_forfeits: n_with_moves * 10 >= games.len() * TENTHS_WITH_MOVES,
            stages: Vec::new(),
            teams: Vec::new(),
            event_type,
        }
    }

    fn place(&mut self, seat: &Seat<'_>) -> usize {
        self.folded.clear();
        fold_name(seat.name, &mut self.folded);
        let mut name = seat.name.trim();
        if let Some(usual) = self.same_names.usual(&self.folded) {
            self.folded.clone_from(&usual.folded);
            name = &usual.written;
        }
        let id = id(seat).or_else(|| self.id_of_name.get(&self.folded).and_then(Option::as_deref));
        let key = id.unwrap_or(&self.folded);
        let place = self.places.get(key).copied().unwrap_or_else(|| {
            self.teams.push(Vec::new());
            let place = self.found.tournament.add_player(Player::named(name));
            self.places.insert(key.to_owned(), place);
            place
        });
        let player = &mut self.found.tournament.players[place];
        if let Some(id) = id.filter(|id| *id != player.fide_id) {
            id.clone_into(&mut player.fide_id);
        }
        player.rating = player.rating.or(seat.rating.filter(|rating| *rating > 0));
        if player.title.is_empty() && is_said(seat.title) {
            seat.title.trim().clone_into(&mut player.title);
        }
        if player.federation.is_empty() && is_said(seat.federation) {
            seat.federation.trim().clone_into(&mut player.federation);
        }
        if is_said(seat.team) {
            self.teams[place].push(name_key(seat.team));
        }
        place
    }

    fn add(&mut self, stated: &StatedGame<'_>) {
        let (record, head) = (stated.records[0].record, &stated.settled(&mut self.found.results_differ));
        let found = outcomes(head);
        let tag = round_tag::read(head.round);
        let round = tag.round;
        let board = head.board.trim().parse().unwrap_or(tag.board);
        let are_byes = [head.white.name, head.black.name].map(result_tag::is_bye);
        if are_byes.contains(&true) && board > 0 {
            self.found.bye_boards.push((round, board));
        }
        match (are_byes[0], are_byes[1]) {
            (true, true) => return,
            (false, true) => {
                let player = self.place(&head.white);
                return self.found.tournament.add_bye(round, player, result_tag::bye(found.white));
            }
            (true, false) => {
                let player = self.place(&head.black);
                return self.found.tournament.add_bye(round, player, result_tag::bye(found.black));
            }
            (false, false) => {}
        }
        let found = if found.may_be_forfeit && self.assumes_forfeits {
            self.found.n_assumed_forfeits += 1;
            found.forfeited()
        } else {
            found
        };
        let (white, black) = (self.place(&head.white), self.place(&head.black));
        let stage = round_tag::stage(head.round).or_else(|| round_tag::stage(head.stage));
        let pairing = Pairing { round, white, black, outcome: found.white, has_color: true };
        let mut game = EventGame { pairing, record, board, day: day_of(head) };
        let mut stage = stage;
        for copy in &stated.records[1..] {
            let (tag, its) = (round_tag::read(copy.head.round), &copy.head);
            let board = its.board.trim().parse().unwrap_or(tag.board);
            let its_stage = round_tag::stage(its.round).or_else(|| round_tag::stage(its.stage));
            let copied = CopiedGame { round: tag.round, board, stage: its_stage, day: day_of(its) };
            take_from_copy(&mut game, &mut stage, copied);
        }
        self.found.games.push(game);
        self.outcomes.push([found.white, found.black]);
        self.stages.push(stage);
    }

    /// Numbers rounds by the stages of a knock-out if these are stated, after the rounds that are numbered; returns
    /// true if it is a knock-out.
    fn rounds_by_stage(&mut self) -> bool {
        let numbered = |(game, stage): (&EventGame, &Option<Stage>)| stage.is_none().then_some(game.pairing.round);
        let before: Vec<u16> = self.found.games.iter().zip(&self.stages).filter_map(numbered).collect();
        let is_mixed = !before.is_empty();
        let are_sure = || self.stages.iter().flatten().all(|stage| stage.is_said) && !before.contains(&0);
        let mut stages: Vec<u16> = self.stages.iter().flatten().map(|stage| stage.n_matches).collect();
        stages.sort_unstable_by(|one, other| other.cmp(one));
        stages.dedup();
        if stages.is_empty() || is_mixed && !are_sure() {
            return false;
        }
        let last = before.into_iter().max().unwrap_or(0);
        let by_stage = |game: &EventGame, stage: &Option<Stage>| {
            let at = stage.and_then(|stage| stages.iter().position(|own| *own == stage.n_matches));
            let round = at.and_then(|at| u16::try_from(at + 1).ok()).map_or(game.pairing.round, |at| last + at);
            Pairing { round, ..game.pairing }
        };
        let pairings: Vec<Pairing> =
            self.found.games.iter().zip(&self.stages).map(|(game, stage)| by_stage(game, stage)).collect();
        // A round robin after others may be called a final as well.
        let has_matches = || stages.len() > 1 && Bracket::of(&pairings, &self.found.tournament.points).has_stages;
        let is_knock_out = kind::infer(&pairings).is_some_and(|found| found.kind == Kind::KnockOut) || has_matches();
        if is_knock_out {
            for (game, pairing) in self.found.games.iter_mut().zip(pairings) {
                game.pairing = pairing;
            }
        }
        is_knock_out
    }

    /// Numbers the rounds of a knock-out of matches by their order if the tags number games: a winner plays the next
    /// match later. Returns true if that makes it a knock-out.
    fn rounds_by_match(&mut self) -> bool {
        let pairings: Vec<Pairing> = self.found.games.iter().map(|game| game.pairing).collect();
        let mut pairs: Vec<(usize, usize)> = pairings.iter().map(pair).collect();
        pairs.sort_unstable();
        pairs.dedup();
        // In a knock-out one player advances from each match, so there are about as many matches as players.
        if pairs.len() > 2 * self.found.tournament.players.len()
            || !self.found.games.iter().all(|game| game.day.is_some_and(Day::is_whole))
        {
            return false;
        }
        let is_known = kind::infer(&pairings).is_none_or(|found| found.kind != Kind::KnockOut)
            || Bracket::of(&pairings, &self.found.tournament.points).has_stages;
        if is_known {
            return false;
        }
        let mut staged = pairings;
        let mut order: Vec<usize> = (0..staged.len()).collect();
        order.compact_sort_by_key(|at| self.found.games[*at].day);
        let match_of = |pairing: &Pairing| pairs.binary_search(&pair(pairing)).unwrap_or(0);
        let mut first_games = vec![true; pairs.len()];
        order.retain(|at| std::mem::take(&mut first_games[match_of(&staged[*at])]));
        // Counted from the last match back, because some players may begin in a later stage.
        let mut n_later = vec![0_u16; self.found.tournament.players.len()];
        let mut stage_of = vec![0; pairs.len()];
        for at in order.into_iter().rev() {
            let Pairing { white, black, .. } = staged[at];
            let stage = n_later[white].max(n_later[black]).saturating_add(1);
            (n_later[white], n_later[black]) = (stage, stage);
            stage_of[match_of(&staged[at])] = stage;
        }
        let n_stages = stage_of.iter().max().copied().unwrap_or(0);
        for pairing in &mut staged {
            pairing.round = n_stages + 1 - stage_of[match_of(pairing)];
        }
        let is_knock_out = is_knock_out(&staged);
        if is_knock_out {
            for (game, pairing) in self.found.games.iter_mut().zip(staged) {
                game.pairing = pairing;
            }
        }
        is_knock_out
    }

    /// Numbers rounds by the days of the games if no tag does, and no player has two games on a day.
    fn rounds_by_day(&mut self) -> bool {
        let has_rounds = self.found.games.iter().any(|game| game.pairing.round > 0);
        let days: Option<Vec<Day>> =
            self.found.games.iter().map(|game| game.day.filter(|day| day.is_whole())).collect();
        let Some(days) = days.filter(|days| !has_rounds && days.len() > 2) else { return false };
        let mut seats: HashSet<(Day, usize), DefaultHashBuilder> = HashSet::default();
        for (game, day) in self.found.games.iter().zip(&days) {
            if !seats.insert((*day, game.pairing.white)) || !seats.insert((*day, game.pairing.black)) {
                return false;
            }
        }
        let mut distinct = days.clone();
        distinct.sort_unstable();
        distinct.dedup();
        if distinct.len() < 2 {
            return false;
        }
        for (game, day) in self.found.games.iter_mut().zip(days) {
            let at = distinct.binary_search(&day).unwrap_or(0) + 1;
            game.pairing.round = u16::try_from(at).unwrap_or(0);
        }
        true
    }

    fn finish(mut self, group: &EventGroup) -> EventFound {
        self.found.n_rounds_by_day = rounds_of_the_day(&mut self.found.games, &self.stages);
        let has_stages = self.rounds_by_stage() || self.rounds_by_match();
        self.found.has_rounds_by_day = !has_stages && self.rounds_by_day();
        if !has_stages && !self.found.has_rounds_by_day {
            self.right_wrong_rounds();
        }
        if !has_stages {
            self.take_play_off();
        }
        let EventFound { tournament, games, has_unnamed_teams, stated_start, .. } = &mut self.found;
        let pairings = games.iter_mut().map(|game| &mut game.pairing);
        let mut pairings: Vec<(&mut Pairing, &mut [Outcome; 2])> = pairings.zip(&mut self.outcomes).collect();
        let mut notes = group.additions.put_right(tournament, &mut pairings);
        for (game, [of_white, of_black]) in games.iter().zip(&self.outcomes) {
            let Pairing { round, white, black, .. } = game.pairing;
            // A player cannot win against himself or herself: one of the names is wrong, and it is unknown which.
            if white == black {
                continue;
            }
            let entry =
                |opponent, color, outcome| Entry { round, opponent: Some(opponent), color: Some(color), outcome };
            tournament.add_entry(white, entry(black, Color::White, *of_white));
            tournament.add_entry(black, entry(white, Color::Black, *of_black));
        }
        notes.extend(group.additions.add_byes(tournament));
        *has_unnamed_teams = add_teams(tournament, games, &self.teams);
        let days = games.iter().filter_map(|game| Some((game.day?, game.record)));
        let near: Vec<Day> = days.filter(|(_, record)| !group.far_dates.contains(record)).map(|(day, _)| day).collect();
        let starts = [*stated_start, near.iter().min().copied()];
        let start = starts.into_iter().flatten().max_by_key(|day| (day.is_whole(), std::cmp::Reverse(*day)));
        tournament.start = start.map(Day::written).unwrap_or_default();
        tournament.end = near.iter().max().copied().map(Day::written).unwrap_or_default();
        self.found.kind = self.kind(has_stages);
        if self.found.kind.is_some_and(|found| found.kind == Kind::Swiss) {
            notes.extend(group.additions.add_absences(&mut self.found.tournament));
        }
        EventFound {
            far_dates: group.far_dates.clone(),
            same_names: self.same_names.variants,
            joins: group.joins.clone(),
            notes,
            ..self.found
        }
    }

    /// Moves games into the round in which both players have no other one, if in a Swiss both have another in that of
    /// the tag, or no other game is in that round; notes the records with the rounds of their tags.
    fn right_wrong_rounds(&mut self) {
        let kind_of = |games: &[EventGame]| {
            let pairings: Vec<Pairing> = games.iter().map(|game| game.pairing).collect();
            kind::infer(&pairings).map(|found| found.kind)
        };
        let mut moves = games_in_wrong_rounds(&self.found.games);
        if moves.is_empty() {
            return;
        }
        let kind = kind_of(&self.found.games).unwrap_or(Kind::Swiss);
        if kind != Kind::Swiss {
            // In a round robin the tables determine all rounds; a superfluous round is in none of them.
            let n_in = |round: u16| self.found.games.iter().filter(|game| game.pairing.round == round).count();
            moves.retain(|(at, _)| n_in(self.found.games[*at].pairing.round) == 1);
        }
        let mut righted = self.found.games.clone();
        for (at, round) in &moves {
            righted[*at].pairing.round = *round;
        }
        if moves.is_empty() || kind_of(&righted) != Some(kind) {
            return;
        }
        let tagged = |(at, _): &(usize, u16)| (self.found.games[*at].record, self.found.games[*at].pairing.round);
        self.found.wrong_rounds = moves.iter().map(tagged).collect();
        self.found.games = righted;
    }

    /// Moves the games of a play-off out of the others.
    fn take_play_off(&mut self) {
        for at in play_off(&self.found.games).into_iter().rev() {
            self.outcomes.remove(at);
            self.stages.remove(at);
            self.found.play_off.push(self.found.games.remove(at));
        }
        self.found.play_off.reverse();
    }

    /// Infers the kind, and uses the `EventType` tag if the pairings leave a doubt.
    fn kind(&self, has_stages: bool) -> Option<kind::Inferred> {
        let inferred = kind::of_event(&self.found.tournament).filter(|found| !self.is_handful(found));
        let said = self.event_type.as_str();
        let stated = if said.contains("swiss") {
            Kind::Swiss
        } else if has_stages || said.contains("k.o") || said.contains("knock") {
            Kind::KnockOut
        } else {
            return inferred;
        };
        let is_sure = !has_stages && inferred.is_some_and(|found| found.is_complete);
        match inferred {
            Some(_) if is_sure => inferred,
            Some(found) => Some(kind::Inferred { kind: stated, ..found }),
            None => {
                let n_contestants = self.found.tournament.players.len();
                let mut pairs: Vec<(usize, usize)> = self.found.games.iter().map(|game| pair(&game.pairing)).collect();
                pairs.sort_unstable();
                pairs.dedup();
                let n_pairs = pairs.len();
                let inferred = kind::Inferred { kind: stated, is_complete: false, n_contestants, n_pairs };
                (n_contestants > 2 && n_pairs > 0).then_some(inferred)
            }
        }
    }

    /// Returns true if the games are a few of a larger event of any kind, as are found in databases.
    fn is_handful(&self, found: &kind::Inferred) -> bool {
        let last_round = usize::from(self.found.games.iter().map(|game| game.pairing.round).max().unwrap_or(0));
        match found.kind {
            // Fewer than a fifth of the games, or less than one for two players.
            Kind::Swiss => {
                let n_games = self.found.games.len();
                n_games < found.n_contestants || n_games * 10 < found.n_contestants * last_round
            }
            // If all have met all, rounds may number the games.
            Kind::RoundRobin { .. } if found.is_complete && found.n_contestants > 5 => false,
            Kind::RoundRobin { cycles } => {
                let n_rounds = usize::from(cycles) * (found.n_contestants + found.n_contestants % 2 - 1);
                // A play-off adds a round or two.
                last_round > n_rounds * 5 / 4 + 2 || found.n_contestants < 4 && last_round != n_rounds
            }
            _ => false,
        }
    }
}

fn pair(game: &Pairing) -> (usize, usize) {
    (game.white.min(game.black), game.white.max(game.black))
}
