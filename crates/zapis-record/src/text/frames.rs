//! Where the frames of a compressed stream begin, from which it can be decompressed without the preceding data.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// The beginning of a Zstandard frame, a gzip member or a bzip2 stream within its file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct FrameStart {
    /// The offset of its first byte in the file as stored.
    pub stored: u64,
    /// The number of decompressed bytes before it.
    pub unpacked: u64,
}

/// Records where frames begin while they are decompressed; clones share the data.
#[derive(Clone, Default, Debug)]
pub struct Frames(Arc<Mutex<NotedFrames>>);

#[derive(Default, Debug)]
struct NotedFrames {
    /// Where decompression began.
    origin: FrameStart,
    /// Frames that begin after `current`.
    ahead: VecDeque<FrameStart>,
    current: FrameStart,
    last: FrameStart,
}

/// Frames closer to each other are merged, so that they take little room however many there are.
const MIN_DISTANCE: u64 = 4096;

impl Frames {
    /// Records the frames of a stream that is decompressed from this place on.
    pub(super) fn from(origin: FrameStart) -> Self {
        Self(Arc::new(Mutex::new(NotedFrames { origin, current: origin, last: origin, ahead: VecDeque::new() })))
    }

    /// Records the beginning of a frame, by the numbers of bytes read and written since decompression began.
    #[cfg_attr(not(any(feature = "database", test)), expect(dead_code, reason = "only decompressors call it"))]
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

    /// Returns the last recorded frame that begins at or before a byte of the decompressed data. Bytes must be passed
    /// in ascending order.
    #[must_use]
    pub fn before(&self, unpacked: u64) -> FrameStart {
        let mut noted = self.noted();
        while let Some(next) = noted.ahead.front().copied().filter(|next| next.unpacked <= unpacked) {
            noted.ahead.pop_front();
            noted.current = next;
        }
        noted.current
    }

    /// Returns the beginning of the frame that is currently decompressed.
    #[cfg_attr(not(any(feature = "database", test)), expect(dead_code, reason = "only decompressors call it"))]
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
