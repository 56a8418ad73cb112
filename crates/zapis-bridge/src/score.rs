//! Scores of contracts (Laws 77 and 78 of duplicate bridge), and their comparison.

use crate::call::{Contract, Denomination, Risk};
use crate::card::Suit;

/// Returns the score of declarer's side for a contract with this many tricks out of 13; negative if it went down.
///
/// ```
/// use zapis_bridge::{Contract, score};
/// let contract = Contract::read("4SX").expect("a contract");
/// assert_eq!(score::score(contract, 11, true), 990);
/// assert_eq!(score::score(contract, 6, false), -800);
/// ```
#[must_use]
pub fn score(contract: Contract, tricks: u8, is_vulnerable: bool) -> i32 {
    let needed = contract.bid.level + 6;
    if tricks < needed {
        return -undertricks(i32::from(needed - tricks), contract.risk, is_vulnerable);
    }
    let level = i32::from(contract.bid.level);
    let (each, first) = match contract.bid.denomination {
        Denomination::Suit(Suit::Clubs | Suit::Diamonds) => (20, 0),
        Denomination::Suit(Suit::Hearts | Suit::Spades) => (30, 0),
        Denomination::NoTrump => (30, 10),
    };
    let times = match contract.risk {
        Risk::Undoubled => 1,
        Risk::Doubled => 2,
        Risk::Redoubled => 4,
    };
    let trick_score = (each * level + first) * times;
    let game = match (trick_score >= 100, is_vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (contract.bid.level, is_vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let insult = match contract.risk {
        Risk::Undoubled => 0,
        Risk::Doubled => 50,
        Risk::Redoubled => 100,
    };
    let of_vulnerability = if is_vulnerable { 2 } else { 1 };
    let each_over = match contract.risk {
        Risk::Undoubled => each,
        Risk::Doubled => 100 * of_vulnerability,
        Risk::Redoubled => 200 * of_vulnerability,
    };
    trick_score + game + slam + insult + each_over * i32::from(tricks - needed)
}

/// Returns the defenders' score for this many undertricks, 1 to 13.
fn undertricks(n: i32, risk: Risk, is_vulnerable: bool) -> i32 {
    let doubled = match (n, is_vulnerable) {
        (_, true) => 300 * n - 100,
        (1..=3, false) => 200 * n - 100,
        (_, false) => 300 * n - 400,
    };
    match risk {
        Risk::Undoubled => n * if is_vulnerable { 100 } else { 50 },
        Risk::Doubled => doubled,
        Risk::Redoubled => 2 * doubled,
    }
}

/// The smallest differences that give 1, 2, … 24 IMPs (Law 78B).
pub const IMP_BOUNDS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

/// Returns the IMPs of a difference, with its sign.
#[must_use]
pub fn imps(difference: i32) -> i32 {
    let size = difference.unsigned_abs();
    let n = IMP_BOUNDS.iter().filter(|bound| size >= bound.unsigned_abs()).count();
    let n = i32::try_from(n).unwrap_or(24);
    if difference < 0 { -n } else { n }
}

/// Returns the victory points of the side that won a match by this many IMPs, by the continuous scale of the World
/// Bridge Federation of 2012, to two decimals; the other side gets the rest of 20. `None` for a match without boards.
///
/// Published tables may differ by a hundredth because the Federation has smoothed them.
///
/// ```
/// use zapis_bridge::score::victory_points;
/// assert_eq!([0, 1, 60, 90].map(|margin| victory_points(margin, 16)), [Some(10.0), Some(10.31), Some(20.0), Some(20.0)]);
/// ```
#[must_use]
pub fn victory_points(margin: u32, n_boards: u32) -> Option<f64> {
    if n_boards == 0 {
        return None;
    }
    // The cube of the inverse golden ratio.
    let ratio = 5_f64.sqrt() - 2.0;
    let part = (f64::from(margin) / (15.0 * f64::from(n_boards).sqrt())).min(1.0);
    let points = 10.0 + 10.0 * (1.0 - ratio.powf(part)) / (1.0 - ratio);
    Some((points * 100.0).round() / 100.0)
}

/// Returns the matchpoints of each score: two for each lower score, one for each other equal one (MP1). The maximum is
/// twice the number of the others.
///
/// Cost: n log n.
#[must_use]
pub fn matchpoints(scores: &[i32]) -> Vec<u32> {
    let mut sorted = scores.to_vec();
    sorted.sort_unstable();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let of = |score: &i32| {
        let lower = sorted.partition_point(|other| other < score);
        let not_higher = sorted.partition_point(|other| other <= score);
        count(2 * lower + (not_higher - lower - 1))
    };
    scores.iter().map(of).collect()
}

/// Returns the sum of IMPs of each score against all others.
///
/// Cost: n times the number of different scores.
#[must_use]
pub fn cross_imps(scores: &[i32]) -> Vec<i32> {
    let mut sorted = scores.to_vec();
    sorted.sort_unstable();
    let mut counted: Vec<(i32, i32)> = Vec::new();
    for score in sorted {
        match counted.last_mut() {
            Some((last, n)) if *last == score => *n += 1,
            _ => counted.push((score, 1)),
        }
    }
    scores.iter().map(|score| counted.iter().map(|(other, n)| imps(score - other) * n).sum()).collect()
}

/// How the datum is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Datum {
    /// The mean of all scores.
    Mean,
    /// The mean of all scores except the highest and the lowest.
    MeanWithoutExtremes,
    /// The median; the mean of the two middle scores if their number is even.
    Median,
}

/// Returns the datum (Butler), rounded to the nearest ten, halves away from zero; 0 without scores.
#[must_use]
pub fn datum(scores: &[i32], how: Datum) -> i32 {
    let mut sorted: Vec<i64> = scores.iter().map(|score| i64::from(*score)).collect();
    sorted.sort_unstable();
    let used = match how {
        Datum::MeanWithoutExtremes if sorted.len() > 2 => &sorted[1..sorted.len() - 1],
        Datum::Mean | Datum::MeanWithoutExtremes => &sorted[..],
        Datum::Median => &sorted[sorted.len().saturating_sub(1) / 2..(sorted.len() / 2 + 1).min(sorted.len())],
    };
    let n = i64::try_from(used.len()).unwrap_or(i64::MAX);
    if n == 0 {
        return 0;
    }
    let sum: i64 = used.iter().sum();
    let tens = (2 * sum.abs() + 10 * n) / (20 * n);
    i32::try_from(tens * 10 * sum.signum()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::ContractValue;

    fn of(contract: &str, tricks: u8) -> [i32; 2] {
        match ContractValue::read(contract) {
            Some((ContractValue::Contract(contract), _)) => {
                [false, true].map(|is_vulnerable| score(contract, tricks, is_vulnerable))
            }
            _ => [0, 0],
        }
    }

    #[test]
    fn contracts_score_as_the_laws_say() {
        for (contract, tricks, wanted) in [
            ("1NT", 7, [90, 90]),
            ("4S", 10, [420, 620]),
            ("3NT", 9, [400, 600]),
            ("6NT", 12, [990, 1440]),
            ("7NT", 13, [1520, 2220]),
            ("2HX", 8, [470, 670]),
            ("1NTXX", 7, [560, 760]),
            ("4SX", 11, [690, 990]),
            ("4SXX", 11, [1080, 1480]),
            ("7NTXX", 13, [2280, 2980]),
            ("4SX", 6, [-800, -1100]),
            ("7CX", 0, [-3500, -3800]),
            ("7CXX", 0, [-7000, -7600]),
            ("3D", 8, [-50, -100]),
        ] {
            assert_eq!(of(contract, tricks), wanted, "{contract} {tricks}");
        }
    }

    #[test]
    fn scores_are_compared_as_the_laws_say() {
        for (difference, wanted) in [(10, 0), (20, 1), (-50, -2), (3000, 22), (3490, 22), (4000, 24), (9000, 24)] {
            assert_eq!(imps(difference), wanted, "{difference}");
        }
        assert_eq!(matchpoints(&[800, 450, 450]), [4, 1, 1]);
        assert_eq!(cross_imps(&[420, 420, -50]), [10, 10, -20]);
        assert_eq!(datum(&[420, 450, -50, 420], Datum::Mean), 310);
        assert_eq!(datum(&[420, 450, -50, 420], Datum::MeanWithoutExtremes), 420);
        assert_eq!(datum(&[420, 450, -50], Datum::Median), 420);
    }
}
