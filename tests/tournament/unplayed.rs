//! Unplayed rounds of every kind, before and after March 2026, compared with FIDE's own checker; and the virtual
//! opponents of the rules before 2023.

use super::support::{self, assert_values, field, rank_of, ranks};
use zapis::tournament::Format::Swiss;
use zapis::tournament::tie_break::{Certainty, Rules, certainty};
use zapis::tournament::{Contestant, Field, Format, Measure, Meeting, Outcome, Points, Stakes};

/// Fifteen players and seven rounds with every kind of unplayed round (a test event of the `TieBreakServer` of FIDE's
/// Technical Commission).
const MANY_UNPLAYED: &str = "
    1 2240 8b= 6w1 3b= 14w+ 5w= 2b0 9w=
    2 1923 9w0 11b1 15w1 5b- 7b1 1w1 5b0
    3 1852 10b+ 7b1 1w= 9b= 0-H 0-Z 0-H
    4 1902 11w- 13w- 6b- 0-U 8w= 15b= 6w=
    5 1734 13b1 9w= 7b= 2w+ 1b= 11w= 2w1
    6 - 14w= 1b0 4w+ 7w= 9b0 10w0 4b=
    7 1516 15b1 3w0 5w= 6b= 2w0 14b0 0-U
    8 1752 1w= 14b- 0-Z 0-Z 4b= 13w1 14b0
    9 - 2b1 5b= 0-H 3w= 6w1 0-H 1b=
    10 - 3w- 15w- 13w= 15b1 14w1 6b1 11w0
    11 1388 4b- 2w0 0-U 13b1 15w1 5b= 10b1
    12 - 0-H 0-F 14b1 0-H 0-Z 0-F 0-Z
    13 - 5w0 4b- 10b= 11w0 0-U 8b0 15w0
    14 - 6b= 8w+ 12w0 1b- 10b0 7w1 8w1
    15 - 7w0 10b+ 2b0 10w0 11b0 4w= 13b1";

/// The checker's values by the rules of August 2024, and by those of March 2026 if they differ.
const CHECKED: [(&str, &str, &str); 16] = [
    ("WIN", "1:2 2:4 3:2 4:1 5:3 6:1 7:2 8:1 9:2 10:3 11:4 12:3 13:1 14:3 15:2", ""),
    ("WON", "1:1 2:4 3:1 4:0 5:2 6:0 7:1 8:1 9:2 10:3 11:3 12:1 13:0 14:2 15:1", ""),
    ("BWG", "1:0 2:2 3:1 4:0 5:1 6:0 7:1 8:0 9:1 10:2 11:2 12:1 13:0 14:0 15:1", ""),
    ("BPG", "1:3 2:3 3:2 4:1 5:3 6:3 7:3 8:2 9:3 10:2 11:3 12:1 13:2 14:2 15:3", ""),
    ("PS", "1:18 2:16 3:19.5 4:7 5:20 6:11 7:12.5 8:7 9:19 10:11.5 11:14 12:18.5 13:5.5 14:12.5 15:8", ""),
    ("PS/C1", "1:17.5 2:16 3:18.5 4:7 5:19 6:10.5 7:11.5 8:6.5 9:18 10:11.5 11:14 12:18 13:5.5 14:12 15:8", ""),
    ("KS", "1:2.5 2:2 3:2 4:0 5:3.5 6:0.5 7:0.5 8:0.5 9:2.5 10:1 11:1.5 12:1 13:0.5 14:0 15:1", ""),
    (
        "BH",
        "1:26.5 2:27.5 3:27.5 4:17 5:26.5 6:23.5 7:25 8:17.5 9:29 10:21.5 11:25.5 12:27.5 13:20.5 14:22.5 15:21.5",
        "1:26 2:27.5 3:25.5 4:16 5:25.5 6:23.5 7:25 8:17.5 9:27 10:20.5 11:22.5 12:24.5 13:20.5 14:21 15:21.5",
    ),
    (
        "BH/C1",
        "1:24.5 2:23.5 3:23.5 4:14.5 5:25 6:21 7:22.5 8:15.5 9:24.5 10:18 11:21 12:23.5 13:19 14:19 15:20",
        "1:24 2:23.5 3:22 4:14.5 5:24 6:21 7:22.5 8:15.5 9:23.5 10:18 11:20 12:21 13:19 14:17.5 15:20",
    ),
    (
        "BH/C2",
        "1:22 2:21 3:19.5 4:12 5:22 6:18.5 7:20 8:13.5 9:20 10:14.5 11:19.5 12:19.5 13:17.5 14:17 15:17.5",
        "1:21.5 2:21 3:18.5 4:12 5:21 6:18.5 7:20 8:13.5 9:20 10:14.5 11:18.5 12:17.5 13:17.5 14:15.5 15:17.5",
    ),
    (
        "BH/M1",
        "1:19.5 2:18.5 3:19 4:12 5:20 6:16.5 7:17.5 8:11.5 9:19.5 10:13.5 11:16 12:19.5 13:14 14:14.5 15:15.5",
        "1:19 2:18.5 3:17.5 4:12 5:19.5 6:16.5 7:17.5 8:11.5 9:18.5 10:13.5 11:15 12:17.5 13:14 14:13 15:15.5",
    ),
    (
        "BH/M2",
        "1:12.5 2:11.5 3:11 4:7 5:12.5 6:10 7:10.5 8:6 9:10.5 10:6.5 11:10 12:11.5 13:8 14:9 15:9",
        "1:12 2:11.5 3:10 4:7 5:12 6:10 7:10.5 8:6 9:10.5 10:6.5 11:9.5 12:10.5 13:8 14:7.5 15:9",
    ),
    (
        "AOB",
        "1:25.25 2:25.67 3:26.83 4:20.83 5:25.67 6:23.58 7:24.83 8:21.63 9:26.30 10:22.70 11:23.50 12:22.50 13:22.50 \
         14:23.00 15:22.83",
        "1:24.42 2:24.58 3:26.00 4:20.83 5:24.75 6:22.58 7:24.08 8:20.88 9:25.60 10:21.80 11:23.10 12:21.00 13:21.50 \
         14:22.20 15:22.00",
    ),
    (
        "FB",
        "1:27 2:26.5 3:27.5 4:17 5:26.5 6:23.5 7:24 8:19 9:29 10:21.5 11:25 12:27 13:21 14:22.5 15:22",
        "1:26 2:26.5 3:26 4:16.5 5:26.5 6:23.5 7:24 8:19 9:27 10:19.5 11:23 12:24 13:21 14:22 15:22",
    ),
    (
        "SB",
        "1:14.50 2:14.00 3:15.25 4:6.00 5:18.50 6:7.00 7:9.25 8:4.75 9:17.75 10:9.25 11:14.50 12:15.50 13:3.25 14:9.75 \
         15:5.25",
        "1:14.00 2:14.00 3:14.25 4:6.00 5:17.50 6:7.00 7:9.25 8:4.75 9:16.75 10:9.25 11:13.50 12:14.00 13:3.25 14:8.25 \
         15:5.25",
    ),
    (
        "SB/C1",
        "1:13.50 2:11.50 3:12.25 4:5.00 5:17.00 6:5.75 7:8.00 8:3.25 9:15.25 10:8.50 11:13.00 12:12.00 13:3.25 14:7.75 \
         15:3.75",
        "",
    ),
];

#[test]
fn every_kind_of_unplayed_round_counts_as_fides_checker_says() {
    let field = field(MANY_UNPLAYED, Swiss);
    for (code, of_2024, of_2026) in CHECKED {
        assert_values(&field, Rules::Fide2023, code, of_2024);
        assert_values(&field, Rules::Fide2024, code, of_2024);
        assert_values(&field, Rules::Fide2026, code, of_2026);
    }
    // The cuts of Sonneborn-Berger in 2026: those whose least significant value the caps do not change.
    assert_values(
        &field,
        Rules::Fide2026,
        "SB/C1",
        "1:13.00 2:11.50 3:11.25 4:6.00 5:16.00 6:5.75 7:8.00 8:3.25 9:14.25 10:8.50 11:12.00 12:14.00 13:3.25 14:6.25 15:3.75",
    );
}

/// Six players, two rounds; in the last one a pairing was decided by forfeit, and two players asked not to be paired.
const FORFEIT_IN_THE_LAST_ROUND: &str = "
    1 - 3w1 2b+
    2 - 4b1 1w-
    3 - 1b0 4w1
    4 - 2w0 3b0
    5 - 6w= 0-Z
    6 - 5b= 0-Z";

/// Article 8.3 counts *paired* games of the last round as drawn, and a game that is then lost by forfeit was paired:
/// Fore Buchholz depends on nothing that happens in that round. So all four have 1.5 or 0.5 when it is computed, and
/// the opponents of 3, by hand, 1.5 (player 1) and 0.5 (player 4), which is 2. Programs that leave the forfeit
/// unchanged give 3 half a point more, and 4 half a point less. A player who is not paired in the last round counts as
/// drawn for opponents by article 16.3.
#[test]
fn a_forfeit_in_the_last_round_is_a_paired_game_to_fore_buchholz() {
    let field = field(FORFEIT_IN_THE_LAST_ROUND, Swiss);
    for rules in [Rules::Fide2023, Rules::Fide2024, Rules::Fide2026] {
        assert_values(&field, rules, "FB", "1:2 2:2 3:2 4:2 5:1.5 6:1.5");
    }
    // Buchholz keeps forfeits: a dummy with the score of 1 and 2 themselves, or of their opponent if that is less.
    assert_values(&field, Rules::Fide2024, "BH", "1:3 2:1 3:2 4:2 5:1.5 6:1.5");
    assert_values(&field, Rules::Fide2026, "BH", "1:2 2:1 3:2 4:2 5:1.5 6:1.5");
}

#[test]
fn virtual_opponents_have_the_score_of_the_rule_before_2023() {
    // Nine rounds; in the third 1 stayed away from 2: 1 + (1 - 0) + ½ x 6 for 1, 1½ + (1 - 1) + ½ x 6 for 2.
    let event = "
        1 2000 3w1 4b0 2w- 3b= 4w= 5b= 6w= 3b= 4w=
        2 2000 4w1 3b= 1b+ 5w= 6b= 3w= 4b= 5w= 6b=
        3 2000 1b0 2w= 4w= 1w= 5b= 2b= 6b= 1w= 5w=
        4 2000 2b0 1w1 3b= 6w= 1b= 6w= 2w= 6b= 1b=
        5 2000 6w= 6b= 6w= 2b= 3w= 1w= 0-U 2b= 3b=
        6 2000 5b= 5w= 5b= 4b= 2w= 4b= 1b= 4w= 2w=";
    let field = field(event, Swiss);
    for rules in [Rules::Fide2009, Rules::Russian2011] {
        for (number, expected) in [(1, "5"), (2, "4.5")] {
            let found = support::reckon(&field, rules, "BH");
            let score = &found.iter().find(|(own, _)| *own == number).unwrap().1;
            let term = score.terms.iter().find(|term| term.round == Some(3)).unwrap();
            assert_eq!(term.value.to_string(), expected, "{number}: {term:?}");
        }
        // For the others a forfeited game of an opponent counts as a draw: 1 has half a point more, 2 half a point
        // less.
        assert_eq!(field.scores(0)[..2], [Points::halves(8), Points::halves(11)]);
        let of_third = support::reckon(&field, rules, "BH").swap_remove(2).1;
        let from = |opponent, round| {
            of_third
                .terms
                .iter()
                .find(|term| term.opponent == Some(opponent) && term.round == Some(round))
                .unwrap()
                .value
        };
        assert_eq!((from(0, 1), from(1, 2)), (Points::halves(9), Points::halves(10)));
    }
}

#[test]
fn what_is_known_from_summaries_only_is_said_to_be() {
    let field = field(MANY_UNPLAYED, Swiss);
    let of = |rules, code: &str| certainty(&field, rules, &code.parse().unwrap());
    assert_eq!(of(Rules::Fide2026, "BH/C1"), Certainty::Checked);
    assert_eq!(of(Rules::Fide2009, "BH/C1"), Certainty::Checked);
    assert_eq!(of(Rules::Fide2009, "SB"), Certainty::Secondary);
    assert_eq!(of(Rules::Fide2024, "ARO"), Certainty::Secondary);
    assert_eq!(of(Rules::Fide2024, "ARO/U1400"), Certainty::Checked);
    assert_eq!(of(Rules::Fide2026, "STD"), Certainty::Secondary);
}

#[test]
fn who_left_after_two_games_has_no_performance_by_the_rules_before_2023() {
    let field = field("1 2000 3w1 2b0 3w1\n2 1900 0-Z 1w1 0-Z\n3 1800 1b0 4w1 1b0\n4 1700 0-Z 3b0 0-Z", Swiss);
    assert_values(&field, Rules::Russian2011, "TPR", "1:1958 2:none 3:1775 4:none");
    assert_values(&field, Rules::Fide2024, "TPR", "2:2800 4:1000");
    let ranks = ranks(&field, Rules::Russian2011, "TPR");
    assert_eq!((rank_of(&ranks, 3), rank_of(&ranks, 2)), (2, 3));
}

/// FIDE's sample report of 2026, fifty teams and fourteen rounds, by its records `802`: the number, the stated rank,
/// then the opponent and the game points round by round, with `f` for forfeits, or the bye.
const FIFTY_TEAMS: &str = include_str!("events/fifty-teams.txt");

fn fifty_teams() -> (Field, Vec<(u32, usize)>) {
    let four = Points::whole(4);
    let mut stated = Vec::new();
    let mut contestants = Vec::new();
    for line in FIFTY_TEAMS.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number: u32 = words[0].parse().unwrap();
        stated.push((number, words[1].parse().unwrap()));
        let meetings = (1..).zip(&words[2..]).map(|(round, cell)| {
            let bye = |outcome, matches, games| (None, outcome, Points::whole(matches), Points::whole(games));
            let (opponent, outcome, of_match, of_games) = match *cell {
                "FPB" => bye(Outcome::FullPointBye, 2, 4),
                "HPB" => bye(Outcome::HalfPointBye, 1, 2),
                "PAB" => bye(Outcome::AllocatedBye, 1, 2),
                "ZPB" => bye(Outcome::ZeroPointBye, 0, 0),
                _ => {
                    let (opponent, games) = cell.split_once(':').unwrap();
                    let is_forfeit = games.ends_with('f');
                    let games: Points = games.trim_end_matches('f').parse().unwrap();
                    let (outcome, matches) = match (games.cmp(&Points::whole(2)), is_forfeit) {
                        (std::cmp::Ordering::Greater, false) => (Outcome::Win, 2),
                        (std::cmp::Ordering::Equal, false) => (Outcome::Draw, 1),
                        (std::cmp::Ordering::Less, false) => (Outcome::Loss, 0),
                        (std::cmp::Ordering::Greater, true) => (Outcome::ForfeitWin, 2),
                        (_, true) => (Outcome::ForfeitLoss, 0),
                    };
                    (Some(opponent.parse::<usize>().unwrap() - 1), outcome, Points::whole(matches), games)
                }
            };
            let points = [of_match, of_games];
            Meeting { round, opponent, color: None, outcome, points, boards: Vec::new() }
        });
        contestants.push(Contestant { number, meetings: meetings.collect(), ..Contestant::default() });
    }
    let by_match = Stakes { measure: Measure::MatchPoints, win: Points::whole(2), draw: Points::ONE };
    let by_game = Stakes { measure: Measure::GamePoints, win: four, draw: Points::whole(2) };
    (
        Field {
            contestants,
            n_rounds: 14,
            format: Format::Swiss,
            stakes: [by_match, by_game],
            n_boards: 4,
            n_assumed: 0,
        },
        stated,
    )
}

#[test]
fn the_ranks_of_fides_sample_report_are_those_of_buchholz_cut_by_one_under_the_old_rules() {
    // The file claims that direct encounters and Sonneborn-Berger decided; its ranks contradict that.
    let (field, stated) = fifty_teams();
    let found = ranks(&field, Rules::Fide2009, "BH:MP/C1");
    for (number, rank) in stated {
        let own = rank_of(&found, number);
        let shared_by = found.iter().filter(|(_, rank)| *rank == own).count();
        assert!((own..own + shared_by).contains(&rank), "{number}: {own}, stated {rank}");
    }
    let distinct = found.windows(2).filter(|pair| pair[0].1 != pair[1].1).count() + 1;
    assert_eq!(distinct, 47);
}
