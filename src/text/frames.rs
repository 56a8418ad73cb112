//! Where the frames of a compressed stream begin: places from which it can be unpacked without what stands before them.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// The beginning of a frame of Zstandard, of a member of gzip or of a stream of bzip2 within its file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct FrameStart {
    /// Where its first byte stands in the file as stored.
    pub stored: u64,
    /// How many bytes are unpacked of what stands before it.
    pub unpacked: u64,
}

/// Notes where frames begin while they are unpacked; clones share what is noted.
#[derive(Clone, Default, Debug)]
pub struct Frames(Arc<Mutex<NotedFrames>>);

#[derive(Default, Debug)]
struct NotedFrames {
    /// Where unpacking began.
    origin: FrameStart,
    /// Frames that begin behind `current`.
    ahead: VecDeque<FrameStart>,
    current: FrameStart,
    last: FrameStart,
}

/// Frames nearer to each other are not told apart, so that however many there are they take little room.
const MIN_DISTANCE: u64 = 4096;

impl Frames {
    /// Notes frames of a stream that is unpacked from such a place on.
    pub(super) fn from(origin: FrameStart) -> Self {
        Self(Arc::new(Mutex::new(NotedFrames { origin, current: origin, last: origin, ahead: VecDeque::new() })))
    }

    /// Notes that a frame begins, by the numbers of bytes read and given out since unpacking began.
    #[cfg_attr(not(feature = "compressed"), expect(dead_code, reason = "what unpacks notes them"))]
    pub(super) fn begin(&self, n_stored: u64, n_unpacked: u64) {
        let mut noted = self.noted();
        let (stored, unpacked) = (noted.origin.stored + n_stored, noted.origin.unpacked + n_unpacked);
        let start = FrameStart { stored, unpacked };
        noted.last = start;
        let is_far = |before: &FrameStart| unpacked - before.unpacked >= MIN_DISTANCE;
        if noted.ahead.back().is_none_or(is_far) {
            noted.ahead.push_back(start);
        }
    }

    /// Returns a beginning of a frame at or before such a byte of what is unpacked: the last that was noted. Places may be
    /// asked in ascending order only.
    #[must_use]
    pub fn before(&self, unpacked: u64) -> FrameStart {
        let mut noted = self.noted();
        while let Some(next) = noted.ahead.front().copied().filter(|next| next.unpacked <= unpacked) {
            noted.ahead.pop_front();
            noted.current = next;
        }
        noted.current
    }

    /// Returns the beginning of the frame that is unpacked at the moment.
    #[cfg_attr(not(feature = "compressed"), expect(dead_code, reason = "what unpacks notes them"))]
    pub(super) fn last(&self) -> FrameStart {
        self.noted().last
    }

    fn noted(&self) -> MutexGuard<'_, NotedFrames> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_before_a_place_is_known_and_small_ones_take_no_room() {
        let frames = Frames::from(FrameStart { stored: 100, unpacked: 1_000_000 });
        for number in 0..100_000 {
            frames.begin(number * 20, number);
        }
        assert!(frames.noted().ahead.len() < 30);
        assert_eq!(frames.last(), FrameStart { stored: 100 + 99_999 * 20, unpacked: 1_099_999 });
        for place in [1_000_000, 1_004_095, 1_004_096, 1_050_000, 1_050_000, 9_000_000] {
            let found = frames.before(place);
            assert!(found.unpacked <= place && (place - found.unpacked < MIN_DISTANCE || place > 1_100_000));
            assert_eq!((found.stored - 100) / 20, found.unpacked - 1_000_000);
        }
    }
}
