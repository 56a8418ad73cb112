//! Invariants of every event: points add up, and no standing depends on the order of the list.

use proptest::prelude::*;
use zapis::tournament::tie_break::{Rules, TieBreak, standings};
use zapis::tournament::{Entry, Field, Format, Outcome, Player, Points, Tournament};

/// Every tie-break of players that does not depend on who is tied, and the direct encounter.
const CODES: &str = "DE,BH,BH/C1,BH/C2,BH/M1,BH/M2,FB,AOB,AOB/F,SBH,SB,SB/C1,KS,KS/L+1,PS,PS/C1,WIN,WON,BPG,BWG,REP,STD,ARO,ARO/C1,TPR,\
                     PTP,APRO,APPO,BH/P,DE/P";

/// Makes a Swiss event: in each round a list of seats is cut into pairs, with results, forfeits and byes.
fn swiss() -> impl Strategy<Value = Tournament> {
    let round = (any::<u64>(), proptest::collection::vec(0_u8..8, 16));
    (4_usize..14, proptest::collection::vec(round, 1..8)).prop_map(|(n, rounds)| {
        let mut event = Tournament::default();
        for place in 0..n {
            let number = u32::try_from(place + 1).unwrap();
            let rating = (place % 5 != 4).then(|| u16::try_from(2400 - 37 * place).unwrap());
            let mut player = Player::default();
            (player.number, player.rating) = (number, rating);
            event.add_player(player);
        }
        for (number, (seed, results)) in (1_u16..).zip(rounds) {
            let mut seats: Vec<usize> = (0..n).collect();
            fastrand::Rng::with_seed(seed).shuffle(&mut seats);
            for (pair, result) in seats.chunks(2).zip(results) {
                let outcome = [
                    Outcome::Win,
                    Outcome::Draw,
                    Outcome::Loss,
                    Outcome::ForfeitWin,
                    Outcome::ForfeitLoss,
                    Outcome::UnratedDraw,
                ];
                match (pair, result) {
                    ([alone], _) => event.add_bye(number, *alone, Outcome::AllocatedBye),
                    ([one, other], 6) => {
                        event.add_bye(number, *one, Outcome::HalfPointBye);
                        event.add_bye(number, *other, Outcome::ZeroPointBye);
                    }
                    ([_, _], 7) => {}
                    ([white, black], kind) => event.add_game(number, *white, *black, outcome[usize::from(kind)]),
                    _ => {}
                }
            }
        }
        event
    })
}

/// Returns the event with its players in the opposite order.
fn reversed(event: &Tournament) -> Tournament {
    let last = event.players.len() - 1;
    let turned = |entry: &Entry| Entry { opponent: entry.opponent.map(|opponent| last - opponent), ..*entry };
    let mut reversed = event.clone();
    reversed.players.reverse();
    for player in &mut reversed.players {
        player.entries = player.entries.iter().map(turned).collect();
    }
    reversed
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_value_hangs_on_the_order_of_the_list(event in swiss()) {
        let other = reversed(&event);
        let codes = TieBreak::list(CODES).unwrap();
        for rules in Rules::ALL {
            for format in [Format::Swiss, Format::RoundRobin] {
                let fields = [&event, &other].map(|event| Field::of_players(event, format));
                let tables = [0, 1].map(|at| {
                    let mut rows: Vec<_> = standings(&fields[at], rules, &codes)
                        .rows
                        .into_iter()
                        .map(|row| {
                            let values: Vec<_> = row.values.iter().map(|score| (score.value, score.place)).collect();
                            (fields[at].contestants[row.contestant].number, row.rank, row.score, values)
                        })
                        .collect();
                    rows.sort_by_key(|row| row.0);
                    rows
                });
                prop_assert_eq!(&tables[0], &tables[1]);
            }
        }
    }

    #[test]
    fn points_come_to_a_sum(event in swiss()) {
        // A game is worth one point in all, and so is a bye with its player's absence from the others.
        let mut expected = Points::ZERO;
        for game in event.games() {
            expected += if game.outcome == Outcome::Unknown { Points::ZERO } else { Points::ONE };
        }
        let byes = event.players.iter().flat_map(|player| &player.entries).filter(|entry| entry.opponent.is_none());
        for bye in byes {
            expected += event.points.worth(bye.outcome);
        }
        let total: Points = (0..event.players.len()).map(|player| event.points_of(player)).sum();
        prop_assert_eq!(total, expected);
        let field = Field::of_players(&event, Format::Swiss);
        prop_assert_eq!(field.scores(0).into_iter().sum::<Points>(), expected);
    }

    #[test]
    fn every_value_is_what_its_terms_come_to(event in swiss()) {
        let field = Field::of_players(&event, Format::Swiss);
        for rules in Rules::ALL {
            for code in ["BH", "BH/C2", "BH/M1", "SB/C1", "FB", "PS/C1", "KS", "WIN", "STD"] {
                for score in zapis::tournament::tie_break::scores(&field, rules, &code.parse().unwrap()).unwrap() {
                    let terms = score.terms.iter().filter(|term| !term.is_cut).map(|term| term.value);
                    prop_assert_eq!(score.value, Some(terms.sum::<Points>()), "{}", code);
                }
            }
        }
    }

    #[test]
    fn played_out_events_are_the_same_under_every_version(event in swiss()) {
        let mut event = event;
        let all_played = |player: &Player| player.entries.iter().all(|entry| entry.outcome.is_played());
        for round in 1..=event.n_rounds() {
            // Rounds with anything unplayed are left out.
            let of_round = |entry: &Entry| entry.round == round;
            let is_whole = event.players.iter().all(|player| {
                player.entries.iter().any(of_round) && player.entries.iter().filter(|one| of_round(one)).all(|one| one.outcome.is_played())
            });
            if !is_whole {
                event.players.iter_mut().for_each(|player| player.entries.retain(|entry| entry.round != round));
            }
        }
        prop_assume!(event.players.iter().all(all_played));
        let mut number = 0;
        for round in 1..=event.n_rounds() {
            if event.players[0].entries.iter().any(|entry| entry.round == round) {
                number += 1;
                let entries = event.players.iter_mut().flat_map(|player| &mut player.entries);
                entries.filter(|entry| entry.round == round).for_each(|entry| entry.round = number);
            }
        }
        let field = Field::of_players(&event, Format::Swiss);
        for code in ["BH", "BH/C1", "BH/M1", "SB", "PS", "KS", "ARO", "TPR", "WIN"] {
            let values = Rules::ALL.map(|rules| {
                let scores = zapis::tournament::tie_break::scores(&field, rules, &code.parse().unwrap()).unwrap();
                scores.into_iter().map(|score| score.value).collect::<Vec<_>>()
            });
            prop_assert!(values.iter().all(|one| *one == values[0]), "{}: {:?}", code, values);
        }
    }
}
