//! Report files: columns as written, the faults of real files, stated values compared with the results.

use super::support::{assert_values, event};
use zapis::tournament::tie_break::{Rules, TieBreak, standings};
use zapis::tournament::trf::{self, Difference, FaultKind, Part, Version, compare};
use zapis::tournament::{Color, Field, Format, Measure, Outcome, PointSystem, Points, Tournament, kind};
use zapis_record::text::{Encoding, EncodingChoice, decode};

const SMALL: &str = "\
012 Small open
022 Reval
032 EST
042 2024/05/01
052 2024/05/02
062 4
092 Individual: Swiss-System
132                                                                                        24/05/01  24/05/02
001    1 m GM Keres,Paul                        2650 EST     4500001 1916/01/07  1.5    1     3 w 1     2 b =
001    2 w IM Kushnir,Alla                      2400 ISR     2800001 1941/08/11  1.5    2     4 b +     1 w =
001    3      Petrov,Vladimirs                       LAT                         1.0    3     1 b 0  0000 - U
001    4    f Unknown                           0000                             0.5    4     2 w -  0000 - H
";

#[test]
fn a_report_is_read_by_its_columns() {
    let report = trf::read(SMALL);
    assert_eq!(report.faults, []);
    assert_eq!((report.version, report.event.n_rounds()), (Version::Trf16, 2));
    assert_eq!((report.event.name.as_str(), report.event.start_date()), ("Small open", Some((2024, 5, 1))));
    assert_eq!(report.round_dates(), [(1, "24/05/01".to_owned()), (2, "24/05/02".to_owned())]);
    let keres = &report.event.players[0];
    assert_eq!(
        (keres.number, keres.sex, keres.title.as_str(), keres.name.as_str()),
        (1, Some('m'), "GM", "Keres,Paul")
    );
    assert_eq!((keres.rating, keres.federation.as_str(), keres.fide_id.as_str()), (Some(2650), "EST", "4500001"));
    assert_eq!(
        (keres.birth.as_str(), keres.stated_points, keres.stated_rank),
        ("1916/01/07", Some(Points::halves(3)), Some(1))
    );
    let second = keres.entries[1];
    assert_eq!(
        (second.round, second.opponent, second.color, second.outcome),
        (2, Some(1), Some(Color::Black), Outcome::Draw)
    );
    assert_eq!(report.event.players[3].rating, None);
    let outcomes: Vec<char> =
        report.event.players.iter().flat_map(|player| &player.entries).map(|entry| entry.outcome.sign()).collect();
    assert_eq!(outcomes, ['1', '=', '+', '=', '0', 'U', '-', 'H']);
    assert_eq!(compare(&report.event, Format::Swiss, None), []);
}

#[test]
fn line_ends_marks_comments_and_rulers_change_nothing() {
    let plain = trf::read(SMALL).event;
    let crlf = format!("\u{feff}{}", SMALL.replace('\n', "\r\n"));
    let bare_cr = SMALL.replace('\n', "\r");
    let ruled = format!(
        "### A comment\n\n         1         2\n12345678901234567890\nDDD SSSS sTTT NNNN\n{SMALL}\nIII TTT NNNNN\nFRA    1 m  A\n"
    );
    for text in [crlf, bare_cr, ruled] {
        let report = trf::read(&text);
        assert_eq!(report.event, plain);
        assert_eq!(report.faults, []);
    }
}

#[test]
fn short_lines_and_letters_of_other_sizes_are_read_as_far_as_they_go() {
    let report = trf::read("001    7\n001    9      Müller,Jürgen");
    let kinds: Vec<_> = report.faults.iter().map(|fault| (fault.line, fault.column, &fault.kind)).collect();
    let short = |part| FaultKind::Short { part };
    let (name, points) = (short(Part::Name), short(Part::Points));
    assert_eq!(kinds, [(1, 15, &name), (1, 81, &points), (2, 81, &points)]);
    assert_eq!(report.event.players[1].name, "Müller,Jürgen");
    // Columns counted in bytes: the two letters take four, and the rest is two columns to the left.
    let in_bytes = "001    9      Müller,Jürgen                   2300 GER     4600000 1970/01/01  1.0    1     8 w 1";
    let in_chars =
        "001    9      Müller,Jürgen                     2300 GER     4600000 1970/01/01  1.0    1     8 w 1";
    for (text, kind) in [(in_bytes, Some(FaultKind::ColumnsInBytes)), (in_chars, None)] {
        let report = trf::read(&format!(
            "{text}\n001    8      Other                             2200 GER                         0.0    2     9 b 0"
        ));
        let player = &report.event.players[0];
        assert_eq!(
            (player.name.as_str(), player.rating, player.entries[0].opponent),
            ("Müller,Jürgen", Some(2300), Some(1))
        );
        assert_eq!(report.faults.first().map(|fault| fault.kind.clone()), kind);
    }
}

#[test]
fn each_fault_has_its_line_and_column() {
    let text = "\
001    1 x    First                             25x8 GER                         1.0    1     2 w 1     3 q 1     9 b 0
001    2      Second                            2400 GER                         0.0    2     1 b 0     2 w 1     1 b ?
001    2      Second again                      2400 GER                         0.0    2
0O1    3      Third
062 five
082 7
142 1000
202 BH,XYZ
240 Q   1    1
001    4\tTabbed
";
    let report = trf::read(text);
    let found: Vec<_> = report.faults.iter().map(|fault| (fault.line, fault.column)).collect();
    let expected = [
        (1, 10),
        (1, 49),
        (1, 102),
        (1, 107),
        (1, 112),
        (2, 102),
        (2, 119),
        (3, 5),
        (4, 1),
        (5, 5),
        (6, 5),
        (7, 5),
        (8, 5),
        (9, 5),
        (10, 9),
    ];
    assert_eq!(found[..expected.len()], expected, "{:#?}", report.faults);
    assert_eq!(report.faults[7].kind, FaultKind::DoubledNumber { number: 2, first_line: 2 });
    assert_eq!(report.faults[5].kind, FaultKind::AgainstSelf { round: 2 });
    assert_eq!(report.faults[3].kind, FaultKind::Unreadable { part: Part::Color(2), text: "q".to_owned() });
    assert_eq!(report.tie_breaks, TieBreak::list("BH").unwrap());
}

#[test]
fn reports_in_older_encodings_are_read_after_decoding() {
    let names = [
        (Encoding::Windows1251, "Ботвинник,Михаил", "Петросян,Тигран"),
        (Encoding::Windows1252, "Müller,Jürgen", "Schmidt,Jörg"),
    ];
    for (encoding, first, second) in names {
        let line = |number: u32, name: &str, round: &str| {
            format!("001 {number:>4}      {name:<33} 2500 RUS{:24} 1.0    1  {round}\r\n", "")
        };
        let text = line(1, first, "   2 w 1") + &line(2, second, "   1 b 0");
        let mut stored = Vec::new();
        encoding.encode(&text, &mut stored).unwrap();
        let decoded = decode(&stored, EncodingChoice::Auto, None);
        let report = trf::read(&decoded.text);
        assert_eq!(report.event.players[0].name, first);
        assert_eq!(report.faults, []);
    }
}

#[test]
fn rounds_beside_their_columns_are_read_in_their_order() {
    let text = "\
001    1      First                             2500 GER                         1.5    1   2 w 1  3 b =
001    2      Second                            2400 GER                         0.0    2   1 b 0
001    3      Third                             2400 GER                         0.5    2   0000 - Z   1 w =
";
    let report = trf::read(text);
    assert!(report.faults.iter().any(|fault| fault.kind == FaultKind::RoundsBesideColumns));
    let outcomes: Vec<char> =
        report.event.players.iter().flat_map(|player| &player.entries).map(|entry| entry.outcome.sign()).collect();
    assert_eq!(outcomes, ['1', '=', '0', 'Z', '=']);
    assert_eq!(compare(&report.event, Format::Swiss, None), []);
}

#[test]
fn what_a_file_states_is_compared_with_its_results() {
    let text =
        SMALL.replace("1.5    2     4 b +     1 w =", "2.0    1     4 b +     1 b 1").replace("1.5    1 ", "1.5    2 ");
    let report = trf::read(&text);
    let field = Field::of_players(&report.event, Format::Swiss);
    let table = standings(&field, Rules::Fide2024, &[]);
    let found = compare(&report.event, Format::Swiss, Some(&table));
    assert_eq!(
        found,
        [
            Difference::Outcomes { player: 0, opponent: 1, round: 2, outcomes: [Outcome::Draw, Outcome::Win] },
            Difference::Colors { player: 0, opponent: 1, round: 2, color: Color::Black },
        ]
    );
    let text = SMALL.replace("1.5    1 ", "2.5    4 ");
    let report = trf::read(&text);
    let table = standings(&Field::of_players(&report.event, Format::Swiss), Rules::Fide2024, &[]);
    let found = compare(&report.event, Format::Swiss, Some(&table));
    let (stated, computed) = (Points::halves(5), Points::halves(3));
    assert_eq!(found[0], Difference::Points { player: 0, stated, found: computed });
    assert_eq!(found[1], Difference::Rank { contestant: 0, stated: 4, found: 1, shared_by: 2 });
}

#[test]
fn a_player_without_a_rank_takes_nobodys_place() {
    let text =
        SMALL.replace("1.5    1 ", "1.5    0 ").replace("1.5    2 ", "1.5    1 ").replace("1.0    3 ", "1.0    2 ");
    let report = trf::read(&text.replace("0.5    4 ", "0.5    3 "));
    let table = standings(&Field::of_players(&report.event, Format::Swiss), Rules::Fide2024, &[]);
    assert_eq!(compare(&report.event, Format::Swiss, Some(&table)), []);
}

/// Two teams of two and a third that is free, by the records of 2026.
const TEAMS: &str = "\
012 Teams
142 3
202 EDET/P,BH:MP/C1
362 TW 2.0   TD 1.0   TL 0.0
001    1      A1                                2500 AAA                         1.5    0     3 w 1  0000 - -     5 w =
001    2      A2                                2400 AAA                         0.5    0     4 b =  0000 - -     6 b 0
001    3      B1                                2500 BBB                         0.0    0     1 b 0     5 w 0
001    4      B2                                2400 BBB                         1.5    0     2 w =     6 b 1
001    5      C1                                2300 CCC                         1.5    0  0000 - -     3 b 1     1 b =
001    6      C2                                2300 CCC                         1.0    0  0000 - -     4 w 0     2 w 1
310   1 Alphas                           AAA     2450    4.0    3.0   1     1    2
310   2 Betas                            BBB     2450    2.0    2.5   3     3    4
310   3 Gammas                           CCC     2300    4.0    3.5   2     5    6
320  1.0  1.0   3   1
240 H   3    2
";

#[test]
fn matches_of_teams_are_put_together_from_their_boards() {
    let report = trf::read(TEAMS);
    assert_eq!(report.faults, [], "{:#?}", report.faults);
    assert_eq!((report.version, report.team_lines), (Version::Trf26, vec![11, 12, 13]));
    let field = Field::of_teams(&report.event, Format::Swiss, Measure::MatchPoints);
    assert_eq!(field.n_boards, 2);
    let outcomes: Vec<String> = field
        .contestants
        .iter()
        .map(|team| team.meetings.iter().map(|meeting| meeting.outcome.sign()).collect())
        .collect();
    assert_eq!(outcomes, ["1U0", "0=H", "U=1"]);
    assert_values(&field, Rules::Fide2024, "PTS", "1:3 2:2 3:4");
    assert_values(&field, Rules::Fide2024, "GPTS", "1:3 2:2.5 3:3.5");
    let matches: Vec<_> =
        kind::team_pairings(&report.event).iter().map(|one| (one.round, one.white, one.black, one.has_color)).collect();
    assert_eq!(matches, [(1, 0, 1, true), (3, 0, 2, true), (2, 1, 2, true)]);
    let found = compare(&report.event, Format::Swiss, None);
    let (stated, computed) = (Points::whole(4), Points::whole(3));
    assert_eq!(found, [Difference::TeamPoints { team: 0, measure: Measure::MatchPoints, stated, found: computed }]);
}

#[test]
fn point_systems_of_both_versions_are_read() {
    let three_one = PointSystem { allocated_bye: Points::ONE, ..PointSystem::THREE_ONE };
    for text in ["162  W 3.0    D 1.0    L 0.0    P 1.0", "XXS W=3 D=1\nXXS PAB=1"] {
        assert_eq!(trf::read(text).event.points, three_one, "{text}");
    }
    let swapped = trf::read("XXS Q=1");
    assert_eq!(swapped.faults.len(), 1);
}

#[test]
fn what_is_written_is_read_back() {
    for (text, version) in [(SMALL, Version::Trf16), (SMALL, Version::Trf26), (TEAMS, Version::Trf26)] {
        let report = trf::read(text);
        let (written, losses) = trf::write(&report.event, version, &report.tie_breaks, &report.tags);
        assert_eq!(losses, []);
        assert!(written.lines().all(|line| !line.ends_with(' ')) && written.ends_with("\r\n"));
        let again = trf::read(&written);
        assert_eq!(again.faults, [], "{written}");
        assert_eq!(again.event, report.event, "{written}");
        assert_eq!(again.tag("092"), report.tag("092"));
        assert_eq!(again.round_dates(), report.round_dates());
    }
    let mut three_one = event("1 2000 2w1\n2 1900 1b0");
    three_one.points = PointSystem::THREE_ONE;
    for version in [Version::Trf16, Version::Trf26] {
        let (written, _) = trf::write(&three_one, version, &[], &[]);
        assert_eq!(trf::read(&written).event.points, PointSystem::THREE_ONE, "{written}");
        assert!(written.contains("  3.0    0     2 w 1"), "{written}");
    }
}

#[test]
fn standings_can_be_stated_and_agree_with_themselves() {
    let report = trf::read(SMALL);
    let field = Field::of_players(&report.event, Format::Swiss);
    // A win by forfeit is worth a dummy with one's own score, since 2026 with at most the absent opponent's.
    for (rules, expected) in [(Rules::Fide2024, [2, 1, 3, 4]), (Rules::Fide2026, [1, 2, 3, 4])] {
        let table = standings(&field, rules, &TieBreak::list("DE,BH").unwrap());
        let stated = trf::stating(&report.event, &field, &table);
        assert_eq!(compare(&stated, Format::Swiss, Some(&table)), []);
        let ranks: Vec<_> = stated.players.iter().map(|player| player.stated_rank.unwrap()).collect();
        assert_eq!(ranks, expected, "{}", rules.name());
    }
    let report = trf::read(TEAMS);
    let field = Field::of_teams(&report.event, Format::Swiss, Measure::GamePoints);
    let table = standings(&field, Rules::Fide2024, &report.tie_breaks);
    let stated = trf::stating(&report.event, &field, &table);
    assert_eq!(compare(&stated, Format::Swiss, Some(&table)), []);
    assert_eq!(stated.teams.iter().map(|team| team.stated_rank.unwrap()).collect::<Vec<_>>(), [2, 3, 1]);
}

#[test]
fn what_has_no_room_is_cut_and_named() {
    let mut event = event("1 2000 2w1\n2 1900 1b0");
    event.players[0].name = "A name that is longer than the thirty-three columns there are\nand more".to_owned();
    event.players[0].rating = Some(28_500);
    event.players[0].fide_id = "ID 7".to_owned();
    event.players[1].number = 0;
    let (written, losses) = trf::write(&event, Version::Trf16, &[], &[]);
    let parts: Vec<Part> = losses.iter().map(|loss| loss.part).collect();
    assert_eq!(parts, [Part::Name, Part::FideId, Part::Rating]);
    let again = trf::read(&written);
    assert_eq!(again.faults, []);
    assert_eq!((again.event.players.len(), again.event.players[1].number), (2, 2));
}

#[test]
fn every_game_of_a_round_has_a_column_and_points_are_the_sum_of_the_line() {
    let mut doubled = event("1 2000 2w1 3b=\n2 1900 1b0 4w1\n3 1800 4w1 1w=\n4 1700 3b0 2b0");
    // A second game of round 1, one without a round, and a forfeit without a color.
    doubled.add_game(1, 1, 0, Outcome::Draw);
    doubled.add_game(0, 3, 0, Outcome::Unknown);
    doubled.stated_rounds = Some(2);
    for version in [Version::Trf16, Version::Trf26] {
        let (written, losses) = trf::write(&doubled, version, &[], &[]);
        assert_eq!(losses, []);
        assert!(written.contains("### Rounds of the event by column: 1 1 2 0\r\n"), "{written}");
        // A player without a rank but with a line of whole cells: the open game keeps its blank.
        let line = written.lines().find(|line| line.starts_with("001    4")).unwrap();
        assert_eq!(line.len(), 91 + 10 * 4 - 2, "{line}");
        let plain = written.replace("### Rounds", "### Nothing");
        assert_eq!(trf::read(&plain).faults, []);
        for (player, stated) in
            trf::read(&plain).event.players.iter().enumerate().map(|(at, one)| (at, one.stated_points))
        {
            assert_eq!(trf::read(&plain).event.points_of(player), stated.unwrap());
        }
        let mut again = trf::read(&written).event;
        assert_eq!(again.n_rounds(), 2);
        let in_order = |event: &mut Tournament| {
            for player in &mut event.players {
                (player.stated_points, player.stated_rank) = (None, None);
                player.entries.sort_by_key(|entry| (entry.round, entry.opponent, entry.outcome));
            }
        };
        let mut expected = doubled.clone();
        in_order(&mut again);
        in_order(&mut expected);
        assert_eq!(again.players, expected.players);
    }
}

#[test]
fn a_forfeit_of_which_no_color_is_given_is_written_with_one_since_a_dash_says_that_no_one_was_paired() {
    let report = trf::read(&SMALL.replace("4 b +", "4 - +").replace("2 w -", "2 - -"));
    let (written, _) = trf::write(&report.event, Version::Trf26, &[], &report.tags);
    assert!(written.contains("   4 w +") && written.contains("   2 b -"), "{written}");
}

#[test]
fn days_are_written_as_report_files_write_them() {
    let mut event = event("1 2000 2w1\n2 1900 1b0");
    event.players[0].birth = "07.01.1916".to_owned();
    event.players[1].birth = "1920".to_owned();
    (event.start, event.end) = ("28. 7. 2005".to_owned(), "2005-08-01".to_owned());
    let (written, _) = trf::write(&event, Version::Trf26, &[], &[]);
    for part in ["042 2005/07/28\r\n", "052 2005/08/01\r\n", " 1916/01/07 ", " 1920       "] {
        assert!(written.contains(part), "{part}: {written}");
    }
}

/// Returns the points of the players of the small event with other records after it, and the faults.
fn points_with(records: &str) -> (Vec<Points>, Vec<FaultKind>) {
    let report = trf::read(&format!("{SMALL}{records}"));
    let field = Field::of_players(&report.event, Format::Swiss);
    let written = trf::read(&trf::write(&report.event, Version::Trf26, &[], &[]).0);
    assert_eq!(Field::of_players(&written.event, Format::Swiss).scores(0), field.scores(0), "{records}");
    (field.scores(0), report.faults.into_iter().map(|fault| fault.kind).collect())
}

#[test]
fn results_of_unplayed_rounds_bring_what_the_file_says() {
    let points = |halves: [i64; 4]| halves.map(Points::halves).to_vec();
    assert_eq!(points_with(""), (points([3, 3, 2, 1]), vec![]));
    // A win by forfeit of player 2 in round 1 is worth half a point; other players' wins are not affected.
    assert_eq!(points_with("299 +         0.5    1    2\n"), (points([3, 2, 2, 1]), vec![]));
    // The bye of player 3 in any round; player 1 has none.
    assert_eq!(points_with("299 U         0.5         3    1\n"), (points([3, 3, 1, 1]), vec![]));
    // In round 1 no player has that bye.
    let (unchanged, faults) = points_with("299 U         0.5    1    3\n");
    assert_eq!((unchanged, faults), (points([3, 3, 2, 1]), vec![FaultKind::NoSuchResult { number: 3, round: 1 }]));
    // A rule for all counts if the stated points agree with it, and these do not.
    assert_eq!(points_with("299 H         0.0\n"), (points([3, 3, 2, 1]), vec![FaultKind::NotReckoned]));
    let stated = SMALL.replace("0.5    4     2 w -", "1.5    4     2 w -");
    let report = trf::read(&format!("{stated}299 H         1.5\n299 -         0.0    1\n"));
    assert_eq!(
        (report.faults.len(), Field::of_players(&report.event, Format::Swiss).scores(0)[3]),
        (0, Points::halves(3))
    );
    assert_eq!(compare(&report.event, Format::Swiss, None), []);
    let report = trf::read(&format!("{SMALL}299 W         1.5    1    1\n"));
    assert!(matches!(report.faults[0].kind, FaultKind::Unreadable { part: Part::Outcome(0), .. }));
}
