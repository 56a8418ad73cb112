//! Random legal games, the same on every machine: large files without a download.

use std::fmt::Write as _;

use grammar_check::Random;
use zapis::chess::{Move, Outcome, Position};

/// The maximum length of a game in plies.
const LONGEST: usize = 160;
const PLIES_A_LINE: usize = 12;
const SURNAMES: [&str; 8] = ["Adler", "Birch", "Castell", "Dorn", "Elm", "Fink", "Grau", "Holm"];

/// Writes `n_games` games as PGN, each with the seven tags and only legal moves.
pub(crate) fn random_games(n_games: usize, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = String::new();
    for number in 1..=n_games {
        let (moves, result) = random_game(&mut random);
        let [white, black] = [(); 2].map(|()| *random.one_of(&SURNAMES));
        let (year, round) = (1950 + random.below(70), 1 + random.below(9));
        write!(
            text,
            "[Event \"Random Open\"]\n[Site \"Nowhere\"]\n[Date \"{year}.01.{:02}\"]\n[Round \"{round}\"]\n\
             [White \"{white}, A\"]\n[Black \"{black}, B\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n",
            1 + number % 28
        )
        .expect("a string takes what is written");
    }
    text
}

/// Plays a random game and returns its moves and its result.
fn random_game(random: &mut Random) -> (String, &'static str) {
    let mut position = Position::initial();
    let mut words = String::new();
    for ply in 0..LONGEST {
        let Some(mv) = random_move(&position, random) else { break };
        if ply > 0 {
            words.push(if ply % PLIES_A_LINE == 0 { '\n' } else { ' ' });
        }
        if ply % 2 == 0 {
            write!(words, "{}. ", ply / 2 + 1).expect("a string takes what is written");
        }
        words.push_str(&position.san(mv));
        position.play(mv);
    }
    let result = match position.outcome() {
        Some(Outcome::Checkmate { winner }) => ["1-0", "0-1"][usize::from(winner == zapis::chess::Color::Black)],
        _ => "1/2-1/2",
    };
    (words, result)
}

/// Takes a capture if there is one, half of the time; otherwise the board would stay full, unlike in real games.
fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves().to_vec();
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| position.is_capture(*mv)).collect();
    if !captures.is_empty() && random.once_in(3) {
        return Some(*random.one_of(&captures));
    }
    (!moves.is_empty()).then(|| *random.one_of(&moves))
}
