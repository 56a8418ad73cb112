//! Events of history: recognized, complete, numbered by the Berger tables, and ranked as published.

use super::support::{assert_values, event, rank_of, ranks};
use zapis::tournament::tie_break::{Rules, TieBreak, standings};
use zapis::tournament::{
    Crosstable, Field, Format, Kind, Outcome, Player, Points, Tournament, berger, irregularities, kind, start_numbers,
};

/// The Uzchess Cup of 2025: number, rating, then by rounds the opponent, the color and the result. The numbers are by
/// name: Abdusattorov, Aravindh, Erigaisi, Maghsoodloo, Nepomniachtchi, Praggnanandhaa, Rapport, Sindarov, Vokhidov,
/// Yakubboev.
const UZCHESS_CUP: &str = "
    1 2767 9w1 8b= 7w1 3b= 2w1 10b0 4w1 5b= 6w0
    2 2749 6w= 10w0 4b= 5w= 1b0 9w= 8b0 7w0 3b=
    3 2782 10b1 4w= 5b= 1w= 9b1 8w= 7b= 6b0 2w=
    4 2691 7w= 3b= 2w= 10b1 6w1 5w= 1b0 9w0 8b=
    5 2757 8w0 7b= 3w= 2b= 10w= 4b= 6w= 1w= 9b0
    6 2767 2b= 9w1 10b= 8w1 4b0 7w0 5b= 3w1 1b1
    7 2714 4b= 5w= 1b0 9w= 8b0 6b1 3w= 2b1 10w=
    8 2710 5b1 1w= 9b= 6b0 7w1 3b= 2w1 10b= 4w=
    9 2644 1b0 6b0 8w= 7b= 3w0 2b= 10w= 4b1 5w1
    10 2659 3w0 2b1 6w= 4w0 5b= 1w1 9b= 8w= 7b=";

fn points_of_all(event: &Tournament) -> Vec<Points> {
    (0..event.players.len()).map(|player| event.points_of(player)).collect()
}

/// Asserts that an event is a complete round robin by the Berger tables, in every round and color.
fn assert_berger(event: &Tournament, cycles: u16) {
    let found = kind::of_event(event).unwrap();
    assert_eq!((found.kind, found.is_complete), (Kind::RoundRobin { cycles }, true));
    let games = event.games();
    assert_eq!(irregularities(found.kind, event.players.len(), &games), []);
    let numbering = start_numbers::recover(event.players.len(), &games).unwrap();
    assert_eq!(numbering.n_colors_agree, games.len(), "{numbering:?}");
    assert!(numbering.follows_tables() && numbering.deviations(&games).is_empty());
}

#[test]
fn the_uzchess_cup_has_the_tie_breaks_that_were_published() {
    let event = event(UZCHESS_CUP);
    assert_berger(&event, 1);
    let field = Field::of_players(&event, Format::RoundRobin);
    for rules in Rules::ALL {
        assert_values(&field, rules, "PTS", "1:5.5 2:2.5 3:5 4:4.5 5:3.5 6:5.5 7:4.5 8:5.5 9:4 10:4.5");
        assert_values(
            &field,
            rules,
            "SB",
            "1:22.50 2:11.25 3:21.50 4:20.50 5:16.00 6:25.25 7:18.75 8:22.25 9:16.50 10:19.50",
        );
        assert_values(&field, rules, "KS", "1:3 2:1.5 3:3 4:3.5 5:3 6:3.5 7:2.5 8:3 9:2.5 10:2.5");
        assert_values(&field, rules, "WIN", "1:4 2:0 3:2 4:2 5:0 6:4 7:2 8:3 9:2 10:2");
        assert_values(&field, rules, "BWG", "1:0 2:0 3:2 4:1 5:0 6:1 7:2 8:1 9:1 10:1");
        let order = ranks(&field, rules, "DE");
        // Published: Praggnanandhaa before Sindarov and Abdusattorov, who drew; Maghsoodloo, Rapport, Yakubboev.
        for (number, rank) in [(6, 1), (1, 2), (8, 2), (3, 4), (4, 5), (7, 6), (10, 7), (9, 8), (5, 9), (2, 10)] {
            assert_eq!(rank_of(&order, number), rank, "{number}");
        }
    }
}

#[test]
fn zurich_1953_is_a_double_round_robin_of_fifteen_by_the_tables() {
    let event = event(include_str!("events/zurich-1953.txt"));
    assert_berger(&event, 2);
    let field = Field::of_players(&event, Format::RoundRobin);
    let table = standings(&field, Rules::Russian2011, &TieBreak::list("SB").unwrap());
    // Published: Smyslov 18; Bronstein, Keres, Reshevsky 16; Petrosian 15; … Euwe 11½; Stahlberg 8.
    let points: Vec<String> = table.rows.iter().map(|row| row.score.to_string()).collect();
    let published =
        ["18", "16", "16", "16", "15", "14.5", "14.5", "14", "14", "13.5", "13.5", "13", "12.5", "11.5", "8"];
    assert_eq!(points, published);
}

#[test]
fn palma_1970_follows_the_tables_with_rounds_moved() {
    let event = event(include_str!("events/palma-1970.txt"));
    assert_berger(&event, 1);
    let numbering = start_numbers::recover(24, &event.games()).unwrap();
    let moved: Vec<_> = numbering.moved_rounds.iter().map(|one| (one.played_in, one.of_tables)).collect();
    assert_eq!(moved, [(4, 22), (5, 23), (22, 4), (23, 5)]);
    let mut points = points_of_all(&event);
    points.sort_unstable();
    // Published: Fischer 18½, then Geller, Hübner and Larsen 15, Taimanov and Uhlmann 14.
    let best: Vec<String> = points.iter().rev().take(6).map(ToString::to_string).collect();
    assert_eq!(best, ["18.5", "15", "15", "15", "14", "14"]);
}

#[test]
fn new_york_1924_has_the_crosstable_that_was_published() {
    let event = event(include_str!("events/new-york-1924.txt"));
    let found = kind::of_event(&event).unwrap();
    assert_eq!((found.kind, found.is_complete), (Kind::RoundRobin { cycles: 2 }, true));
    assert_eq!(irregularities(found.kind, 11, &event.games()), []);
    let points: Vec<String> = points_of_all(&event).iter().map(ToString::to_string).collect();
    assert_eq!(points, ["16", "14.5", "12", "11", "10.5", "10", "9.5", "8", "7", "6.5", "5"]);
    let field = Field::of_players(&event, Format::RoundRobin);
    let standings = standings(&field, Rules::Russian2011, &[]);
    let table = Crosstable::new(&field, &standings);
    // Capablanca's two games against Lasker: half a point and one.
    let against: Points = table.round_robin_row(1)[0].iter().map(|cell| cell.points).sum();
    assert_eq!(against, Points::halves(3));
    assert!(table.round_robin_row(1)[1].is_empty());
}

#[test]
fn the_berger_tables_are_those_of_the_rules() {
    let mut size = 0;
    let mut n_rounds = 0;
    for line in include_str!("events/berger-tables.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some((_, even)) = line.split_once('-') {
            assert_eq!(n_rounds, berger::n_rounds(size), "{size}");
            (size, n_rounds) = (even.parse().unwrap(), 0);
            continue;
        }
        let (number, pairings) = line.split_once(' ').unwrap();
        let (number, pairings): (u16, Vec<&str>) = (number.parse().unwrap(), pairings.split(' ').collect());
        n_rounds += 1;
        for n_players in [size - 1, size] {
            let found = berger::round(n_players, number).into_iter().map(|slot| (slot.white, slot.black));
            let is_played = |(white, black): &(u16, u16)| *white.max(black) <= n_players;
            let numbers = |pairing: &&str| {
                let (white, black) = pairing.split_once(':').unwrap();
                (white.parse().unwrap(), black.parse().unwrap())
            };
            let expected: Vec<(u16, u16)> = pairings.iter().map(numbers).filter(is_played).collect();
            assert_eq!(found.collect::<Vec<_>>(), expected, "{n_players} players, round {number}");
        }
    }
    assert_eq!(size, 24);
}

/// London 1851: the matches, with the games won by each and drawn.
const LONDON: [(&str, &str, usize, usize, usize); 19] = [
    ("Anderssen", "Kieseritzky", 2, 0, 1),
    ("Horwitz", "Bird", 2, 1, 1),
    ("Staunton", "Brodie", 2, 0, 0),
    ("Szen", "Newham", 2, 0, 0),
    ("Williams", "Loewenthal", 2, 1, 0),
    ("Mucklow", "E. Kennedy", 2, 0, 0),
    ("H. Kennedy", "Mayet", 2, 0, 0),
    ("Wyvill", "Loewe", 2, 0, 0),
    ("Anderssen", "Szen", 4, 2, 0),
    ("Staunton", "Horwitz", 4, 2, 1),
    ("Williams", "Mucklow", 4, 0, 0),
    ("Wyvill", "H. Kennedy", 4, 3, 1),
    ("Anderssen", "Staunton", 4, 1, 0),
    ("Wyvill", "Williams", 4, 3, 0),
    ("Anderssen", "Wyvill", 4, 2, 1),
    ("Williams", "Staunton", 4, 3, 1),
    ("Szen", "Horwitz", 4, 0, 0),
    ("H. Kennedy", "Mucklow", 4, 0, 0),
    ("Szen", "H. Kennedy", 4, 0, 1),
];

#[test]
fn london_1851_is_a_knock_out_that_one_player_survived() {
    let mut event = Tournament::default();
    for (first, second, won, lost, drawn) in LONDON {
        let [first, second] = [first, second].map(|name| {
            let known = event.players.iter().position(|player| player.name == name);
            known.unwrap_or_else(|| event.add_player(Player::named(name)))
        });
        let outcomes = [(Outcome::Win, won), (Outcome::Loss, lost), (Outcome::Draw, drawn)];
        for outcome in outcomes.into_iter().flat_map(|(outcome, n)| std::iter::repeat_n(outcome, n)) {
            event.add_game(0, first, second, outcome);
        }
    }
    let found = kind::of_event(&event).unwrap();
    assert_eq!((found.kind, found.n_contestants, found.n_pairs), (Kind::KnockOut, 16, 19));
    assert_eq!(irregularities(found.kind, 16, &event.games()), []);
}
