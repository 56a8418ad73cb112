//! Events typed as short tables, with assertions about them.

use zapis::tournament::tie_break::{Rules, Score, TieBreak, scores, standings};
use zapis::tournament::{Color, Entry, Field, Format, Outcome, Player, Tournament};

/// Makes an event from lines such as `2 2150 10b1 7w1 0-H`: number, rating or `-`, then for each round the opponent's
/// number, the color and the sign of the result.
pub(crate) fn event(table: &str) -> Tournament {
    let lines: Vec<Vec<&str>> =
        table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_whitespace().collect()).collect();
    let lines: Vec<Vec<&str>> = lines.into_iter().filter(|line| line.len() > 1).collect();
    let mut sorted = lines.clone();
    sorted.sort_by_key(|line| line[0].parse::<u32>().unwrap());
    let mut event = Tournament::default();
    for line in &sorted {
        let number = line[0].parse().unwrap();
        let rating = line[1].parse().ok();
        let mut player = Player::named(format!("Player {number}"));
        (player.number, player.rating) = (number, rating);
        event.add_player(player);
    }
    for (player, line) in sorted.iter().enumerate() {
        for (index, cell) in line[2..].iter().enumerate() {
            let at = cell.find(|c: char| !c.is_ascii_digit()).unwrap();
            let (opponent, rest) = cell.split_at(at);
            let number: u32 = opponent.parse().unwrap();
            // A dot means that the player is free in a round robin.
            if rest == "." {
                continue;
            }
            let mut signs = rest.chars();
            let color = match signs.next().unwrap() {
                'w' => Some(Color::White),
                'b' => Some(Color::Black),
                _ => None,
            };
            let outcome = Outcome::from_sign(signs.next().unwrap()).unwrap();
            let opponent = event.players.iter().position(|player| player.number == number);
            let round = u16::try_from(index + 1).unwrap();
            event.add_entry(player, Entry { round, opponent, color, outcome });
        }
    }
    event
}

/// Computes one tie-break of all players and returns it by their numbers, as written: `12.5`.
pub(crate) fn reckon(field: &Field, rules: Rules, code: &str) -> Vec<(u32, Score)> {
    let tie_break: TieBreak = code.parse().unwrap();
    let scores = scores(field, rules, &tie_break).unwrap();
    field.contestants.iter().map(|one| one.number).zip(scores).collect()
}

/// Asserts values of one tie-break, given as `1:12.5 2:13`.
pub(crate) fn assert_values(field: &Field, rules: Rules, code: &str, expected: &str) {
    let found = reckon(field, rules, code);
    for pair in expected.split_whitespace() {
        let (number, value) = pair.split_once(':').unwrap();
        let number: u32 = number.parse().unwrap();
        let score = &found.iter().find(|(own, _)| *own == number).unwrap().1;
        let decimals = value.split_once('.').map_or(0, |(_, decimals)| u32::try_from(decimals.len()).unwrap());
        let shown = score.value.map_or("none".to_owned(), |points| points.with_decimals(decimals));
        assert_eq!(shown, value, "{code} of {number} under {}: {:#?}", rules.name(), score.terms);
    }
}

/// Returns the ranks by the players' numbers after some tie-breaks.
pub(crate) fn ranks(field: &Field, rules: Rules, codes: &str) -> Vec<(u32, usize)> {
    let table = standings(field, rules, &TieBreak::list(codes).unwrap());
    table.rows.iter().map(|row| (field.contestants[row.contestant].number, row.rank)).collect()
}

pub(crate) fn rank_of(ranks: &[(u32, usize)], number: u32) -> usize {
    ranks.iter().find(|(own, _)| *own == number).unwrap().1
}

pub(crate) fn field(table: &str, format: Format) -> Field {
    Field::of_players(&event(table), format)
}
