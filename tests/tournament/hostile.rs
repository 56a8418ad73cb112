//! Hostile report files: never a panic, and costs in proportion to the file.

use proptest::prelude::*;

use crate::support::fuzz_paths::reports;
use zapis::tournament::tie_break::{Rules, TieBreak, standings};
use zapis::tournament::{Field, Format, Outcome, Tournament};

fn path(text: &str) {
    reports::path(text.as_bytes());
}

#[test]
fn files_that_promise_too_much_are_read_within_bounds() {
    let many_rounds = format!("001    1      A{}", "     1 w 1".repeat(5000));
    path(&many_rounds);
    path("142 65535\n001    1      A\n001    2      B");
    path(&"012 again\n".repeat(20_000));
    path(&"310   1 A\n".repeat(5_000));
    path(&format!("300   1   1   2 {}", " 9999".repeat(50_000)));
    path(&"001 9999      Same\n".repeat(20_000));
    path("001    1      A                                 9999 AAA         0 0000/00/00 9999 9999     1 w 1");
    path("299     -99.9 -99.9   0    1\n001    1      A");
    path("162  W9999 D9999\n362 TW99.9 TD-5.0\n001    1      A\n320 99.9 99.9   1   1");
}

#[test]
fn points_that_fill_their_columns_are_read_again() {
    path("162  W 1.0    D 0.5    L10.0    A 0.0");
    let report = zapis::tournament::trf::read("162  W 1.0    D 0.5    L10.0    A 0.0\n");
    assert_eq!(report.event.points.loss.to_string(), "10");
}

#[test]
fn two_who_tell_of_one_another_in_every_round_are_no_trouble() {
    let line = |own: u32, other: u32, color: char| {
        let rounds = format!("  {other:>4} {color} 1").repeat(100);
        format!("001 {own:>4}      {:<33} {:<42}{rounds}", "X", "")
    };
    path(&format!("{}\n{}", line(1, 2, 'w'), line(2, 1, 'w')));
}

#[test]
fn rounds_with_great_numbers_cost_nothing() {
    let mut event = Tournament::default();
    for number in 0..5_000 {
        let mut player = zapis::tournament::Player::default();
        player.number = number;
        event.add_player(player);
    }
    event.add_game(u16::MAX, 0, 1, Outcome::Win);
    let field = Field::of_players(&event, Format::Swiss);
    let table = standings(&field, Rules::Fide2024, &TieBreak::list("BH,PS,KS,REP").unwrap());
    assert_eq!((table.rows.len(), field.n_assumed), (5_000, 0));
}

#[test]
fn places_that_are_not_there_are_skipped() {
    let mut event = Tournament::default();
    event.add_game(1, 0, 1, Outcome::Win);
    event.add_bye(3, 7, Outcome::HalfPointBye);
    assert!(event.games().is_empty());
    let field = Field::of_players(&event, Format::Swiss);
    assert!(standings(&field, Rules::Fide2024, &TieBreak::list("DE,BH").unwrap()).rows.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_text_is_read(text in "\\PC{0,400}") {
        path(&text);
    }

    #[test]
    fn lines_that_look_like_records_are_read(
        lines in proptest::collection::vec(("(001|013|310|300|240|320|330|299|162|362|XXS|202|132|142)", "[ 0-9a-zA-Z.,+=\\-/\\t]{0,160}"), 0..20)
    ) {
        let text: Vec<String> = lines.iter().map(|(code, rest)| format!("{code} {rest}")).collect();
        let text = text.join("\r\n");
        path(&text);
    }

    #[test]
    fn records_of_players_with_anything_in_their_rounds_are_read(
        rounds in proptest::collection::vec(("[ 0-9]{4}", "[wb \\-x]", "[10=+\\-hHFUZWDL *?]"), 0..40),
        n_players in 1_u32..12,
    ) {
        let mut text = String::new();
        for number in 1..=n_players {
            let at = usize::try_from(number).unwrap();
            let cells: Vec<String> = rounds.iter().skip(at).map(|(opponent, color, sign)| format!("  {opponent} {color} {sign}")).collect();
            let cells = cells.concat();
            let line = format!("001 {number:>4}      {:<33} {:>4} {:<37}{cells}\n", "Name", 2000 + number, "");
            text.push_str(&line);
        }
        path(&text);
    }
}
