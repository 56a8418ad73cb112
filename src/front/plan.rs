//! Files cut into ranges that can be read at a cost in proportion to their size: each begins with a record, and states
//! what comes before it.

use std::io;
use std::sync::{Mutex, PoisonError};

use serde::{Serialize, Serializer};

use crate::game::Game;
use crate::l10n::message;
use crate::record::{ByteRange, RangeBase};
use crate::render::Located;
use crate::text::{Fields, FrameStart, Input};

use super::error::{Error, io_reason};
use super::input::inputs::Inputs;
use super::options::Options;
use super::pipeline::batch_output::BatchOutput;
use super::pipeline::collector::Discard;
use super::pipeline::job::{InFile, Job, JobOf};
use super::pipeline::run::run_job;
use super::pipeline::view::View;
use super::unread::Unread;

/// A part of a file that can be read by itself, for [`Options::range`] and [`Options::base`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlannedRange {
    /// The file.
    pub path: String,
    /// The bytes, for a compressed file of the decompressed text; the last range of a file has no end.
    pub range: ByteRange,
    /// The number and the line of the first record, and for a compressed file the frame to begin with.
    pub base: RangeBase,
    /// The number of bytes of the file in it, decompressed.
    pub bytes: u64,
}

/// The ranges of some files, in their order.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Plan {
    /// The ranges.
    pub ranges: Vec<PlannedRange>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
}

/// Cuts files into ranges of about this many bytes, at places where records begin, and counts the records and lines
/// before each.
///
/// A compressed file is cut where decompression can begin: at frames of Zstandard, members of gzip (those of BGZF too)
/// and streams of bzip2; sizes are those of the decompressed text. A file with one frame, an archive and UTF-16 have to
/// be read from the beginning, and are one range.
///
/// All ranges together give the same as the whole, with the same numbers of records and lines.
///
/// # Errors
///
/// Fails for standard input and for streams, which cannot be read twice.
///
/// ```
/// use std::path::Path;
/// let plan = zapis::plan(Path::new("corpus/games"), 1 << 20, &zapis::Options::default())?;
/// assert!(plan.ranges.iter().all(|range| range.base.record == 1));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn plan(inputs: impl Into<Inputs>, size: u64, options: &Options) -> Result<Plan, Error> {
    let listed = inputs.into();
    let unlisted = listed
        .errors
        .iter()
        .map(|error| Unread { path: Input::File(error.path.clone()).display_name(), reason: io_reason(&error.error) });
    let mut plan = Plan { ranges: Vec::new(), unread: unlisted.collect() };
    for input in &listed.all {
        let name = input.display_name();
        let Some(path) = input.path() else {
            return Err(Error::Usage(message!("plan-of-a-stream")));
        };
        let path = path.to_str().map_or_else(|| name.clone(), str::to_owned);
        let Some(len) = input.stored_len() else {
            match input.open_stored() {
                Ok(_) => return Err(Error::Usage(message!("plan-of-a-stream"))),
                Err(error) => plan.unread.push(Unread { path: name, reason: io_reason(&error) }),
            }
            continue;
        };
        let mut starts = vec![RangeStart { offset: 0, base: RangeBase::BEGINNING }];
        let compression = input.compression();
        let mut len = len;
        if compression.map_or(len > size, crate::text::Compression::is_stream) {
            let job = Planning { size: size.max(1), found: Mutex::default() };
            let nothing = ByteRange { start: u64::MAX, end: u64::MAX };
            let mut options = options.clone();
            (options.range, options.base) = (nothing, None);
            let done = run_job(Inputs::file(input.clone()), &options, &job, &mut Discard)?;
            plan.unread.extend(done.unread());
            let found = job.found.into_inner().unwrap_or_else(PoisonError::into_inner);
            len = if compression.is_some() { found.end } else { len };
            starts.extend(found.starts);
        }
        let ends: Vec<u64> = starts.iter().skip(1).map(|start| start.offset).chain([u64::MAX]).collect();
        plan.ranges.extend(starts.iter().zip(ends).map(|(start, end)| PlannedRange {
            path: path.clone(),
            range: ByteRange { start: start.offset, end },
            base: start.base,
            bytes: end.min(len).saturating_sub(start.offset),
        }));
    }
    Ok(plan)
}

impl Plan {
    /// Parses a number of bytes: `4096`, `512K`, `256M`, `2G`, with units of 1024.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a size.
    pub fn size(text: &str) -> Result<u64, Error> {
        let (digits, factor) = match text.as_bytes().last() {
            Some(b'K' | b'k') => (&text[..text.len() - 1], 1 << 10),
            Some(b'M' | b'm') => (&text[..text.len() - 1], 1 << 20),
            Some(b'G' | b'g') => (&text[..text.len() - 1], 1 << 30),
            _ => (text, 1),
        };
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse::<u64>().ok().filter(|number| is_number && *number > 0);
        number
            .and_then(|number| number.checked_mul(factor))
            .ok_or_else(|| Error::Usage(message!("size-shape", text = text)))
    }
}

/// Serializes the fields of the schema `range`.
impl Serialize for PlannedRange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let end = Some(self.range.end).filter(|end| *end < u64::MAX).map_or_else(String::new, |end| end.to_string());
        Fields::of_type(serializer, "range")
            .put("path", &self.path)
            .put("range", &format!("{}..{end}", self.range.start))
            .put("base", &self.base.to_string())
            .put("record", &self.base.record)
            .put("line", &self.base.line)
            .put("bytes", &self.bytes)
            .end()
    }
}

/// The beginning of a range.
#[derive(Clone, Copy, Debug)]
struct RangeStart {
    offset: u64,
    base: RangeBase,
}

/// Finds the beginnings of ranges while records are counted.
struct Planning {
    size: u64,
    found: Mutex<FoundStarts>,
}

/// The possible beginnings of ranges after the first.
#[derive(Default)]
struct FoundStarts {
    starts: Vec<RangeStart>,
    /// The last frame in which a range begins.
    frame: FrameStart,
    /// The end of what has been read.
    end: u64,
}

impl Job for Planning {
    // The reader of the ranges reports what is wrong.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let start = output.beginning;
        let last = found.starts.last().map_or(0, |last| last.offset);
        found.end = start.offset + start.len;
        if start.is_record && start.offset > 0 && start.offset - last >= self.size {
            let base = RangeBase::new(place.records_before + 1, start.lines_before + 1);
            let base = match start.frame {
                None => base,
                // To begin within a frame, all of it before would have to be decompressed.
                Some(frame) if frame == found.frame => return Ok(()),
                Some(frame) => {
                    found.frame = frame;
                    base.in_frame(frame)
                }
            };
            found.starts.push(RangeStart { offset: start.offset, base });
        }
        Ok(())
    }
}

impl<G: Game> JobOf<G> for Planning {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_numbers_with_a_letter_at_the_most() {
        for (text, expected) in [
            ("4096", Some(4096)),
            ("512K", Some(524_288)),
            ("256M", Some(268_435_456)),
            ("2g", Some(2_147_483_648)),
            ("0", None),
            ("", None),
            ("M", None),
            ("-1", None),
            ("1.5G", None),
            ("256MB", None),
            ("99999999999999999999", None),
            ("99999999999G", None),
        ] {
            assert_eq!(Plan::size(text).ok(), expected, "{text}");
        }
    }
}
