//! The datum set by experts: it is not written anywhere, but can be inferred from the IMPs.

use super::number::WrittenNumber;
use crate::score::IMP_BOUNDS;
use crate::seat::Side;

/// The maximum score.
const HIGHEST: i32 = 20_000;

/// Finds the North-South datum that gives most of the written IMPs, the roundest one in the middle; each value is given
/// with its side and the score of that side.
///
/// Cost: n log n.
pub(super) fn given_datum(written: impl Iterator<Item = (Side, WrittenNumber, i32)>) -> Option<i32> {
    let mut ends: Vec<(i32, i32)> = Vec::new();
    for (side, number, score) in written {
        let Some((least, most)) = data_that_give(number, score) else { continue };
        let (least, most) = if side == Side::NorthSouth { (least, most) } else { (-most, -least) };
        ends.extend([(least, 1), (most + 1, -1)]);
    }
    // Where one ends another may begin.
    ends.sort_unstable();
    let (mut n, mut best) = (0, (0, 0, 0));
    for pair in ends.windows(2) {
        n += pair[0].1;
        if n > best.0 && pair[0].0 < pair[1].0 {
            best = (n, pair[0].0, pair[1].0 - 1);
        }
    }
    let (n, least, most) = best;
    let middle = (least + most).div_euclid(2);
    let round = (middle + 5).div_euclid(10) * 10;
    (n > 0).then_some(if (least..=most).contains(&round) { round } else { middle })
}

/// Returns the range of datums for which a score is worth this many IMPs.
fn data_that_give(number: WrittenNumber, score: i32) -> Option<(i32, i32)> {
    if number.is_adjusted || number.value.fract() != 0.0 || number.value.abs() > 24.0 {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is whole and at most 24")]
    let size = number.value.abs() as usize;
    let least = size.checked_sub(1).map_or(0, |at| IMP_BOUNDS[at]);
    let most = IMP_BOUNDS.get(size).map_or(HIGHEST, |bound| bound - 1);
    Some(match number.value.partial_cmp(&0.0)? {
        std::cmp::Ordering::Greater => (score - most, score - least),
        std::cmp::Ordering::Less => (score + least, score + most),
        std::cmp::Ordering::Equal => (score - most, score + most),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn datum(written: &[(Side, &str, i32)]) -> Option<i32> {
        given_datum(written.iter().map(|(side, imps, score)| (*side, WrittenNumber::read(imps).unwrap(), *score)))
    }

    #[test]
    fn the_score_is_found_that_gives_all_imps() {
        // Against 310, the middle of 291 to 319: 420 is 110 more, which is 3 IMPs; -50 is 360 less, which is 8.
        let both = [(Side::NorthSouth, "3", 420), (Side::NorthSouth, "-8", -50), (Side::EastWest, "8", 50)];
        assert_eq!(datum(&both), Some(310));
        assert_eq!(datum(&[]), None);
        assert_eq!(datum(&[(Side::NorthSouth, "2.5", 420)]), None);
        // One value that does not fit is tolerated.
        let wrong = [(Side::NorthSouth, "3", 420), (Side::NorthSouth, "-8", -50), (Side::NorthSouth, "20", 430)];
        assert_eq!(datum(&wrong), Some(310));
    }
}
