//! The probability of each legal move as a player's choice: a small network over the position, with its weights in
//! `grammar/move_policy.bin`.
//!
//! The inputs of the position ([`PriorView::inputs`]) add up rows of the first layer. One part of the sums, clamped, is
//! weighed by the places of a move: its target and its origin. To the other part the features of the move
//! ([`PriorView::features`]) are added before it is clamped and weighed; each feature also counts by itself. A softmax
//! over the legal moves follows. Everything before it is computed in whole numbers, so that the result is the same on
//! every machine.

use std::sync::LazyLock;

use crate::chess::{Move, Position};

use super::prior::{Features, LastMoves, N_FEATURES, N_INPUTS, N_PLACES, PriorView, ROLES};

/// The number of sums weighed by places.
pub const HIDDEN: usize = 64;
/// The number of sums that moves add to.
pub const ASIDE: usize = 32;
/// The number of sums of the first layer.
pub const WIDTH: usize = HIDDEN + ASIDE;

/// The scale of the whole numbers of weights and sums.
pub const ONE: f32 = 64.0;
/// The upper limit of sums, and of the absolute value of weights.
pub const MOST: f32 = 127.0 / ONE;
/// The scale of the scores of moves and the weights of single features.
const ONE_OF_SCORES: f32 = ONE * ONE;

/// The weights, as whole numbers or as they are fitted.
#[derive(Clone, Debug)]
pub struct Weights<T> {
    /// What each input adds to the sums.
    pub inputs: Vec<[T; WIDTH]>,
    /// The initial sums.
    pub start: [T; WIDTH],
    /// The weights of the sums for each place.
    pub places: Vec<[T; HIDDEN]>,
    /// What each feature of a move adds to the second part of the sums.
    pub features: Vec<[T; ASIDE]>,
    /// The weights of that part, by the role of the moving piece.
    pub aside: [[T; ASIDE]; ROLES],
    /// What each feature adds to the score.
    pub single: Vec<T>,
}

impl<T: Copy> Weights<T> {
    /// Returns weights that all have one value.
    #[must_use]
    pub fn all(value: T) -> Self {
        Self {
            inputs: vec![[value; WIDTH]; N_INPUTS],
            start: [value; WIDTH],
            places: vec![[value; HIDDEN]; N_PLACES],
            features: vec![[value; ASIDE]; N_FEATURES],
            aside: [[value; ASIDE]; ROLES],
            single: vec![value; N_FEATURES],
        }
    }

    /// Returns the weights of each kind, in the order of the file; those of the last two kinds are wide.
    #[must_use]
    pub fn parts(&self) -> [&[T]; N_PARTS] {
        [
            self.inputs.as_flattened(),
            self.places.as_flattened(),
            self.features.as_flattened(),
            self.aside.as_flattened(),
            &self.start,
            &self.single,
        ]
    }

    /// Returns the same, mutably.
    pub fn parts_mut(&mut self) -> [&mut [T]; N_PARTS] {
        [
            self.inputs.as_flattened_mut(),
            self.places.as_flattened_mut(),
            self.features.as_flattened_mut(),
            self.aside.as_flattened_mut(),
            &mut self.start,
            &mut self.single,
        ]
    }
}

/// The number of kinds of weights, and the first kind that takes two bytes in the file.
pub const N_PARTS: usize = 6;
const FIRST_WIDE: usize = 4;
/// The last kind is in the unit of the scores.
const SINGLE: usize = 5;

/// The network.
#[derive(Debug)]
pub struct Policy {
    weights: Weights<i16>,
}

static POLICY: LazyLock<Policy> = LazyLock::new(|| {
    // The bytes are fixed at build time, and a test reads them: an error in them never reaches a user.
    #[expect(clippy::expect_used, reason = "another player in its place would hide the fault")]
    Policy::read(zapis_grammar::MOVE_POLICY).expect("a sound network")
});

/// The beginning of the file.
const MAGIC: &[u8] = b"zapis move policy 1\n";

impl Policy {
    /// Returns the network of `grammar/move_policy.bin`, unpacked on first use.
    #[must_use]
    pub fn get() -> &'static Self {
        &POLICY
    }

    /// Rounds fitted weights.
    #[must_use]
    pub fn of(fitted: &Weights<f32>) -> Self {
        let mut weights = Weights::all(0_i16);
        for (index, (part, values)) in weights.parts_mut().into_iter().zip(fitted.parts()).enumerate() {
            let one = if index == SINGLE { ONE_OF_SCORES } else { ONE };
            let most = if index < FIRST_WIDE { f32::from(i8::MAX) } else { f32::from(i16::MAX) };
            for (weight, value) in part.iter_mut().zip(values) {
                #[expect(clippy::cast_possible_truncation, reason = "bounded just before")]
                let rounded = (value * one).round().clamp(-most, most) as i16;
                *weight = rounded;
            }
        }
        Self { weights }
    }

    /// Reads the file: its first line, the weights, and a checksum over both.
    fn read(bytes: &[u8]) -> Option<Self> {
        let (body, sum) = bytes.split_last_chunk()?;
        let mut rest = body.strip_prefix(MAGIC).filter(|_| u64::from_le_bytes(*sum) == sum_of(body))?;
        let mut weights = Weights::all(0_i16);
        for (index, part) in weights.parts_mut().into_iter().enumerate() {
            for weight in part {
                *weight = if index < FIRST_WIDE {
                    let (byte, left) = rest.split_first_chunk()?;
                    rest = left;
                    i16::from(i8::from_le_bytes(*byte))
                } else {
                    let (two, left) = rest.split_first_chunk()?;
                    rest = left;
                    i16::from_le_bytes(*two)
                };
            }
        }
        rest.is_empty().then_some(Self { weights })
    }

    /// Writes the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        for (index, part) in self.weights.parts().into_iter().enumerate() {
            for weight in part {
                let bytes = weight.to_le_bytes();
                out.extend(if index < FIRST_WIDE { &bytes[..1] } else { &bytes[..] });
            }
        }
        out.extend(sum_of(&out).to_le_bytes());
        out
    }

    /// Returns the negative logarithm of the probability of each legal move; `moves` must be all of the position's.
    #[must_use]
    pub fn costs(&self, position: &Position, moves: &[Move], last: LastMoves) -> Vec<f32> {
        let view = PriorView::of(position, last);
        let mut sums = self.weights.start;
        for input in view.inputs() {
            add(&mut sums, &self.weights.inputs[usize::from(input)]);
        }
        let (mut hidden, mut aside) = ([0_i16; HIDDEN], [0_i16; ASIDE]);
        hidden.copy_from_slice(&sums[..HIDDEN]);
        aside.copy_from_slice(&sums[HIDDEN..]);
        hidden = hidden.map(cut);
        let scores: Vec<i32> = moves.iter().map(|mv| self.score(&view.features(*mv), &hidden, aside)).collect();
        let top = scores.iter().copied().max().unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "no difference of scores comes near 2^24")]
        let behind: Vec<f32> = scores.into_iter().map(|score| (top - score) as f32 / ONE_OF_SCORES).collect();
        let log_sum = behind.iter().map(|behind| (-behind).exp()).sum::<f32>().ln();
        behind.into_iter().map(|behind| behind + log_sum).collect()
    }

    fn score(&self, features: &Features, hidden: &[i16; HIDDEN], mut aside: [i16; ASIDE]) -> i32 {
        let mut score = 0;
        for feature in features {
            let feature = usize::from(*feature);
            if let Some(place) = self.weights.places.get(feature) {
                score += dot(hidden, place);
            }
            add(&mut aside, &self.weights.features[feature]);
            score += i32::from(self.weights.single[feature]);
        }
        score + dot(&aside.map(cut), &self.weights.aside[role_of(features)])
    }
}

/// Returns the role of the moving piece.
#[must_use]
pub fn role_of(features: &Features) -> usize {
    features.first().map_or(0, |place| (usize::from(*place) / 64).min(ROLES - 1))
}

fn cut(sum: i16) -> i16 {
    sum.clamp(0, 127)
}

// A loop by index: with iterators the tests, which are built without optimization, take several times as long.
fn add<const N: usize>(sums: &mut [i16; N], weights: &[i16; N]) {
    let mut at = 0;
    while at < N {
        sums[at] = sums[at].saturating_add(weights[at]);
        at += 1;
    }
}

fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
    let (mut sum, mut at) = (0, 0);
    while at < N {
        sum += i32::from(one[at]) * i32::from(other[at]);
        at += 1;
    }
    sum
}

/// Returns the checksum by which a damaged file is detected (FNV-1a).
fn sum_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = zapis_grammar::MOVE_POLICY;

    #[test]
    fn the_network_is_read_and_written_alike() {
        assert!(Policy::read(FILE).is_some_and(|policy| policy.to_bytes() == FILE));
    }

    #[test]
    fn a_spoiled_file_is_no_network() {
        for len in [0, 7, 8, MAGIC.len(), FILE.len() / 2, FILE.len() - 1] {
            assert!(Policy::read(&FILE[..len]).is_none(), "{len} bytes of it");
        }
        for at in (0..FILE.len()).step_by(997).chain([FILE.len() - 1]) {
            let mut spoiled = FILE.to_vec();
            spoiled[at] ^= 0x10;
            assert!(Policy::read(&spoiled).is_none(), "byte {at}");
        }
        let longer: Vec<u8> = FILE.iter().copied().chain([0]).collect();
        assert!(Policy::read(&longer).is_none());
        // A valid checksum does not make up for missing or superfluous weights.
        for body in [&FILE[..FILE.len() - 10], &longer[..FILE.len()]] {
            let summed: Vec<u8> = body.iter().copied().chain(sum_of(body).to_le_bytes()).collect();
            assert!(Policy::read(&summed).is_none());
        }
    }

    #[test]
    fn a_player_recaptures_and_seldom_hangs_a_knight() {
        let mut position = Position::initial();
        let mut last = LastMoves::default();
        for san in ["e4", "d5", "exd5"] {
            let moves = position.legal_moves();
            let mv = moves.into_iter().find(|mv| position.san(*mv) == san).unwrap();
            last = last.after(&position, mv);
            position.play(mv);
        }
        let moves = position.legal_moves();
        let costs = Policy::get().costs(&position, &moves, last);
        let total: f32 = costs.iter().map(|cost| (-cost).exp()).sum();
        assert!((total - 1.0).abs() < 1e-3);
        let cost = |san: &str| moves.iter().position(|mv| position.san(*mv) == san).map(|at| costs[at]).unwrap();
        assert!(cost("Qxd5") < cost("Nf6") && cost("Nf6") < cost("Nc6"));
    }
}
