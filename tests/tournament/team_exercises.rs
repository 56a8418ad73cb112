//! The team exercises of FIDE's Technical Commission: Mario Held, "Exercises in Tie-Breaking", 34 to 49.

use super::support::{assert_values, rank_of, ranks};
use zapis::tournament::tie_break::Rules;
use zapis::tournament::{Color, Contestant, Field, Format, Measure, Meeting, Outcome, Points, Stakes};

/// The team, then for each round the opponent, the color of the match and the game points on four boards, or what
/// replaced the match.
const TEAMS: &str = "
    1 8w2.5 4b1.5 7w3 2b2.5 5w1.5 +F 3b2.5
    2 9b3 3w4 5b0 1w1.5 13w3 4b2.5 10b3
    3 10w2.5 2b0 9w3 6b2.5 4w3 5b3.5 1w1.5
    4 11b3 1w2.5 13b3 5w3.5 3b1 2w1.5 9b2.5
    5 12w4 6b3 2w4 4b0.5 1b2.5 3w0.5 13b3.5
    6 13b2 5w1 8b3 3w1.5 11b2.5 -F 12w2.5
    7 14w2 8b2 1b1 10w2.5 9b2 13w2 ZPB
    8 1b1.5 7w2 6w1 12b3.5 10b2 9w2 11w3
    9 2w1 12b4 3b1 14w3 7w2 8b2 4w1.5
    10 3b1.5 11w1.5 12b2.5 7b1.5 8w2 14b3 2w1
    11 4w1 10b2.5 14w2 13b1.5 6w1.5 12w2 8b1
    12 5b0 9w0 10w1.5 8w0.5 PAB 11b2 6b1.5
    13 6w2 14b2.5 4w1 11w2.5 2b1 7b2 5w0.5
    14 7b2 13w1.5 11b2 9b1 HPB 10w1 PAB";

fn meeting(round: u16, cell: &str, which: usize) -> Meeting {
    let unplayed = match cell {
        "+F" => Some((Outcome::ForfeitWin, 2, 8)),
        "-F" => Some((Outcome::ForfeitLoss, 0, 0)),
        "ZPB" => Some((Outcome::ZeroPointBye, 0, 0)),
        "HPB" => Some((Outcome::HalfPointBye, 1, 4)),
        "PAB" => Some((Outcome::AllocatedBye, 1, 4)),
        _ => None,
    };
    let in_order = |matches: Points, games: Points| if which == 0 { [matches, games] } else { [games, matches] };
    if let Some((outcome, matches, halves)) = unplayed {
        let points = in_order(Points::whole(matches), Points::halves(halves));
        // The author gives no opponent for the two forfeits; teams 1 and 6 were paired in round 6.
        let opponent = match cell {
            "+F" => Some(5),
            "-F" => Some(0),
            _ => None,
        };
        return Meeting { round, opponent, color: None, outcome, points, boards: vec![Points::halves(halves) / 4; 4] };
    }
    let at = cell.find(['w', 'b']).unwrap();
    let games: Points = cell[at + 1..].parse().unwrap();
    let (outcome, matches) = match games.cmp(&Points::whole(2)) {
        std::cmp::Ordering::Greater => (Outcome::Win, 2),
        std::cmp::Ordering::Equal => (Outcome::Draw, 1),
        std::cmp::Ordering::Less => (Outcome::Loss, 0),
    };
    Meeting {
        round,
        opponent: Some(cell[..at].parse::<usize>().unwrap() - 1),
        color: Some(if &cell[at..=at] == "w" { Color::White } else { Color::Black }),
        outcome,
        points: in_order(Points::whole(matches), games),
        boards: Vec::new(),
    }
}

fn teams(first: Measure) -> Field {
    let which = usize::from(first == Measure::GamePoints);
    let lines = TEAMS.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).filter(|line| !line.is_empty());
    let contestants = lines.map(|line| {
        let meetings = (1..).zip(&line[1..]).map(|(round, cell)| meeting(round, cell, which)).collect();
        Contestant { number: line[0].parse().unwrap(), meetings, ..Contestant::default() }
    });
    let mut contestants: Vec<Contestant> = contestants.collect();
    // Exercises 46 to 48: on its four boards team 11 won, drew, drew and lost against team 14.
    for (team, halves) in [(10, [2, 1, 1, 0]), (13, [0, 1, 1, 2])] {
        contestants[team].meetings[2].boards = halves.map(Points::halves).to_vec();
    }
    let by_match = Stakes { measure: Measure::MatchPoints, win: Points::whole(2), draw: Points::ONE };
    let by_game = Stakes { measure: Measure::GamePoints, win: Points::whole(4), draw: Points::whole(2) };
    let stakes = if which == 0 { [by_match, by_game] } else { [by_game, by_match] };
    Field { contestants, n_rounds: 7, format: Format::Swiss, stakes, n_boards: 4, n_assumed: 0 }
}

#[test]
fn match_points_and_game_points_rank_as_in_exercise_34() {
    let order =
        |first| -> Vec<u32> { ranks(&teams(first), Rules::Fide2023, "MPvGP").iter().map(|one| one.0).collect() };
    assert_eq!(order(Measure::MatchPoints), [5, 1, 2, 4, 3, 8, 6, 9, 7, 13, 10, 11, 14, 12]);
    assert_eq!(order(Measure::GamePoints), [5, 1, 2, 4, 3, 8, 9, 10, 6, 7, 13, 11, 14, 12]);
}

/// Exercises 35 to 41 and 49, with the answers of 2023.
const ANSWERS: [(&str, &str); 9] = [
    ("BH:MP", "1:64 2:57 3:58 4:56 5:55 6:46 7:44 8:41 9:50 10:44 11:41 12:41 13:52 14:36"),
    ("BH:MP/C1", "1:57 2:52 3:53 4:52 5:53 6:39 7:38 8:39 9:48 10:42 11:39 12:39 13:48 14:32"),
    ("BH:GP", "1:114 2:107.5 3:109.5 4:106 5:99 6:92 7:94.5 8:90 9:97.5 10:92 11:88 12:92 13:101 14:87"),
    ("BH:GP/C1", "1:100.5 2:96 3:97 4:94.5 5:91.5 6:79.5 7:83 8:82.5 9:90 10:84.5 11:80.5 12:84.5 13:89.5 14:75.5"),
    ("EMMSB/C1", "1:74 2:64 3:66 4:64 5:66"),
    ("EGMSB", "1:158 2:144 3:150 4:146 5:132"),
    ("EMGSB", "7:68.5 9:83 13:73"),
    ("EGGSB", "6:157.50 8:181.50"),
    (
        "SSSC",
        "1:38.83 2:36.00 3:35.33 4:35.67 5:36.33 6:27.83 7:26.17 8:28.67 9:31.17 10:27.67 11:25.17 12:21.17 13:28.83 \
         14:23.50",
    ),
];

#[test]
fn the_team_exercises_come_out_as_their_author_says() {
    let field = teams(Measure::MatchPoints);
    assert_values(&field, Rules::Fide2023, "PTS", "1:10 2:10 3:10 4:10 5:10 6:7 7:6 8:7 9:6 10:5 11:4 12:2 13:6 14:4");
    assert_values(
        &field,
        Rules::Fide2023,
        "GPTS",
        "1:17.5 2:17 3:16 4:17 5:18 6:12.5 7:11.5 8:15 9:14.5 10:13 11:11.5 12:7.5 13:11.5 14:11.5",
    );
    for (code, answers) in ANSWERS {
        assert_values(&field, Rules::Fide2023, code, answers);
        assert_values(&field, Rules::Fide2024, code, answers);
    }
}

#[test]
fn the_caps_of_2026_change_the_forfeited_match() {
    let field = teams(Measure::MatchPoints);
    let changed = [
        ("BH:MP", "1:61 2:57"),
        ("BH:MP/C1", "1:54 2:52"),
        ("BH:GP", "2:107.5"),
        ("EMMSB/C1", "1:68 2:64"),
        ("EGMSB", "2:144"),
        ("SSSC", "1:37.83 2:36.00"),
    ];
    for (code, values) in changed {
        assert_values(&field, Rules::Fide2026, code, values);
    }
}

#[test]
fn direct_encounters_of_teams_decide_as_far_as_exercises_42_to_48_say() {
    let field = teams(Measure::MatchPoints);
    let plain = ranks(&field, Rules::Fide2023, "EDE");
    assert_eq!(rank_of(&plain, 11), rank_of(&plain, 14));
    assert!(rank_of(&plain, 7) == rank_of(&plain, 9) && rank_of(&plain, 9) == rank_of(&plain, 13));
    assert!(rank_of(&plain, 6) < rank_of(&plain, 8));
    let leaders: Vec<u32> = plain.iter().take(5).map(|(number, _)| *number).collect();
    assert_eq!(leaders, [4, 2, 1, 3, 5]);
    assert!((1..=5).all(|place| plain[place - 1].1 == place));
    for code in ["EDEC", "EDET", "EDEB", "EDEBT", "EDEBB"] {
        let ranks = ranks(&field, Rules::Fide2023, code);
        assert!(rank_of(&ranks, 11) < rank_of(&ranks, 14), "{code}");
    }
}
