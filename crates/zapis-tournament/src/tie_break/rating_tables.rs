//! FIDE's rating tables (B.02, articles 8.1.1 and 8.1.2): the rating difference for a score, and the expected score for
//! a difference.

use super::super::points::Points;

/// The rating differences of the scores from 50 to 100 percent.
const DIFFERENCES: [i16; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// The greatest rating differences for which 50, 51, … 99 percent are expected; beyond the last it is 100 percent.
const GREATEST: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// The rating difference from which on 100 percent is expected.
pub(super) const CERTAIN: i64 = 736;

/// Returns the rating difference for a score in whole percent.
pub(super) fn difference(percent: i64) -> i64 {
    let above = |percent: i64| usize::try_from(percent - 50).ok().and_then(|at| DIFFERENCES.get(at)).copied();
    let of_best = i64::from(DIFFERENCES[50]);
    if percent >= 50 {
        above(percent).map_or(of_best, i64::from)
    } else {
        -above(100 - percent).map_or(of_best, i64::from)
    }
}

/// Returns the expected score, in percent, for a rating advantage; negative for a disadvantage.
pub(super) fn expected_percent(advantage: i64) -> i64 {
    let size = advantage.unsigned_abs();
    let row = GREATEST.iter().position(|greatest| size <= u64::from(*greatest)).unwrap_or(GREATEST.len());
    let percent = 50 + i64::try_from(row).unwrap_or(50);
    if advantage < 0 { 100 - percent } else { percent }
}

/// Returns points as a share of the games, in whole percent, halves up.
pub(super) fn percent(points: Points, n_games: usize) -> i64 {
    (points * Points::whole(100) / i64::try_from(n_games.max(1)).unwrap_or(1)).rounded()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_have_their_landmarks() {
        let cases = [(0, -800), (1, -677), (33, -125), (49, -7), (50, 0), (67, 125), (70, 149), (92, 401), (100, 800)];
        for (percent, expected) in cases {
            assert_eq!(difference(percent), expected, "{percent} percent");
        }
        let cases = [(0, 50), (3, 50), (4, 51), (92, 63), (-92, 37), (344, 88), (345, 89), (735, 99), (736, 100)];
        for (advantage, expected) in cases {
            assert_eq!(expected_percent(advantage), expected, "{advantage}");
        }
        assert_eq!(expected_percent(-736), 0);
        assert_eq!(expected_percent(CERTAIN), 100);
        assert_eq!(percent(Points::halves(5), 8), 31);
        assert!(DIFFERENCES.is_sorted() && GREATEST.is_sorted());
    }
}
