//! What an audit keeps of files, so that unchanged ones need not be read again in the next run.
//!
//! # Invariants
//! - What is kept of a file is valid for its name, its bytes, all options for reading it, and the build of the program;
//!   if one of them differs, the file is read.
//! - Nothing is used whose hash differs from the one stored.
//! - It does not interpret what is kept: batches store bytes, and get them back.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use sha2::{Digest, Sha256};

use crate::database::SpillBuffer;
use crate::findings::date::CalendarDay;
use crate::findings::{KeptBytes, put_count, put_counted};
use crate::l10n::{Message, message};
use crate::text::{Input, open_own};

use super::file_stamp::{FileStamp, content_hash};
use crate::front::error::{Error, io_reason, named};
use crate::front::options::Options;

/// The beginning of the first line of every index.
const NAME: &str = "# zapis index ";
/// The first line, with the build of the program.
const TITLE: &str = concat!("# zapis index 2, of ", env!("CARGO_PKG_VERSION"), " ", env!("ZAPIS_COMMIT"), "\n");
/// The end, after the offset of the list of files, its length and its hash.
const END: &[u8; 8] = b"zapis-ix";
/// The number of bytes after the list.
const TAIL_LEN: usize = 8 + 8 + 32 + END.len();
/// The maximum number of new bytes kept in memory.
const IN_MEMORY: usize = 32 << 20;

/// The bytes of an index: a file, or memory.
pub trait IndexStream: Read + Seek + Send {}

impl<T: Read + Seek + Send> IndexStream for T {}

/// What was found under the name of an index.
#[derive(Debug)]
pub(crate) enum IndexFound {
    /// An index, or nothing yet.
    Index(Box<FileIndex>),
    /// An index that cannot be used, damaged or of another build, with a new one to replace it and the id of the message.
    Unusable(Box<FileIndex>, fn(&Path) -> Message),
    /// Something else.
    Other,
}

/// The kept result of one batch of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptPart {
    at: u64,
    len: u32,
    hash: [u8; 16],
}

impl KeptPart {
    const LEN: usize = 8 + 4 + 16;
}

/// What is kept of a file.
#[derive(Clone, Debug)]
struct KeptFile {
    /// The hash of the options with which it was read.
    reading: [u8; 32],
    /// The hash of its bytes.
    content: [u8; 32],
    stamp: FileStamp,
    /// The day on which it was read.
    day: String,
    /// Whether the findings depend on the day, since a date in it was in the future.
    is_of_its_day: bool,
    n_records: u64,
    parts: Vec<KeptPart>,
}

/// A file of this run.
#[derive(Debug)]
struct RunFile {
    input: Input,
    kept: KeptFile,
    /// Whether its parts are in the old index.
    is_known: bool,
    /// Whether it cannot be kept: a part was not read, or cannot be stored.
    is_spoiled: bool,
}

/// The new index of this run.
#[derive(Debug)]
struct MadeIndex {
    body: SpillBuffer,
    files: BTreeMap<String, RunFile>,
    /// The number of files known in all but their stamps, and of those with damaged parts.
    n_moved: usize,
    n_damaged: usize,
}

/// What is kept of files between runs.
pub struct FileIndex {
    known: HashMap<String, KeptFile>,
    stream: Option<Mutex<Box<dyn IndexStream>>>,
    /// The hash of what holds for the whole run, and its day.
    run: OnceLock<([u8; 32], CalendarDay)>,
    made: Mutex<MadeIndex>,
}

impl fmt::Debug for FileIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FileIndex").field("known", &self.known.len()).finish_non_exhaustive()
    }
}

fn damaged(path: &Path) -> Message {
    message!("index-damaged", path = named(path))
}

fn of_other_build(path: &Path) -> Message {
    message!("index-of-other-build", path = named(path))
}

fn hash_of_all(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

fn hash_of_part(bytes: &[u8]) -> [u8; 16] {
    let whole: [u8; 32] = Sha256::digest(bytes).into();
    std::array::from_fn(|at| whole[at])
}

impl FileIndex {
    fn new(known: HashMap<String, KeptFile>, stream: Option<Box<dyn IndexStream>>) -> Box<Self> {
        let made = MadeIndex { body: SpillBuffer::new(IN_MEMORY), files: BTreeMap::new(), n_moved: 0, n_damaged: 0 };
        Box::new(Self { known, stream: stream.map(Mutex::new), run: OnceLock::new(), made: Mutex::new(made) })
    }

    /// Begins an index.
    #[must_use]
    pub fn empty() -> Box<Self> {
        Self::new(HashMap::new(), None)
    }

    /// Reads the index of a path. Returns an empty one if none exists yet, or none that can be used, and why.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or is not an index: it may hold someone's data.
    pub fn open(path: &Path) -> Result<(Box<Self>, Option<Message>), Error> {
        let no_index = || message!("no-index", path = named(path));
        let unreadable = |error| message!("cannot-read", path = named(path), reason = io_reason(&error));
        let Some(file) = open_own(path, no_index)? else { return Ok((Self::empty(), None)) };
        match Self::read(Box::new(file)).map_err(unreadable)? {
            IndexFound::Index(index) => Ok((index, None)),
            IndexFound::Unusable(index, why) => Ok((index, Some(why(path)))),
            IndexFound::Other => Err(Error::Usage(no_index())),
        }
    }

    /// Reads an index.
    ///
    /// # Errors
    /// Fails if the stream does.
    pub(crate) fn read(mut stream: Box<dyn IndexStream>) -> io::Result<IndexFound> {
        let mut title = Vec::new();
        stream.by_ref().take(TITLE.len() as u64).read_to_end(&mut title)?;
        let is_begun = title.len() < NAME.len() && NAME.as_bytes().starts_with(&title);
        if !is_begun && !title.starts_with(NAME.as_bytes()) {
            return Ok(IndexFound::Other);
        }
        let unusable = |why: fn(&Path) -> Message| IndexFound::Unusable(Self::empty(), why);
        if title != TITLE.as_bytes() {
            let is_cut = TITLE.as_bytes().starts_with(&title);
            return Ok(unusable(if is_cut { damaged } else { of_other_build }));
        }
        Ok(match read_list(stream.as_mut())? {
            Some(known) => IndexFound::Index(Self::new(known, Some(stream))),
            None => unusable(damaged),
        })
    }

    /// Sets the run: what is asked, besides how each file is read. The first call counts.
    pub(crate) fn begin_run(&self, asked: &str, today: CalendarDay) {
        self.run.get_or_init(|| (hash_of_all(&[TITLE.as_bytes(), asked.as_bytes()]), today));
    }

    /// Returns the hash of the run, and its day.
    fn run(&self) -> ([u8; 32], CalendarDay) {
        *self.run.get_or_init(|| ([0; 32], CalendarDay::today()))
    }

    pub(crate) fn today(&self) -> CalendarDay {
        self.run().1
    }

    fn made(&self) -> MutexGuard<'_, MadeIndex> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks for a file that is read next, with its options. Returns what was kept of it, if valid; otherwise its
    /// results are kept from now on.
    pub(crate) fn find(&self, input: &Input, options: &Options, is_found: bool) -> Option<Vec<KeptPart>> {
        let path = input.path()?;
        let name = input.display_name();
        let stamp = FileStamp::of(path)?;
        let (run, today) = self.run();
        let reading = hash_of_all(&[&run, options.to_name_reading().as_bytes(), &[u8::from(is_found)]]);
        let day = today.to_string();
        let holds = |kept: &&KeptFile| {
            let is_its_day = if kept.is_of_its_day { kept.day == day } else { kept.day <= day };
            kept.reading == reading && kept.stamp.len == stamp.len && is_its_day
        };
        let known = self.known.get(&name).filter(holds);
        let unread = known.filter(|kept| stamp.is_that_of(&kept.stamp));
        let content = match unread {
            Some(kept) => kept.content,
            // The reader reports a file that cannot be read now.
            None => content_hash(path).ok()?,
        };
        let known = known.filter(|kept| kept.content == content);
        let is_whole = known.is_none_or(|kept| kept.parts.iter().all(|part| self.load(part).is_ok()));
        let known = known.filter(|_| is_whole);
        let mut made = self.made();
        made.n_damaged += usize::from(!is_whole);
        made.n_moved += usize::from(known.is_some() && unread.is_none());
        let kept = match known {
            // The day stays the one on which it was read: results that do not depend on it are valid on all later days.
            Some(kept) => KeptFile { stamp, ..kept.clone() },
            None => KeptFile { reading, content, stamp, day, is_of_its_day: false, n_records: 0, parts: Vec::new() },
        };
        let parts = known.map(|kept| kept.parts.clone());
        let file = RunFile { input: input.clone(), kept, is_known: known.is_some(), is_spoiled: false };
        match made.files.get_mut(&name) {
            // The parts of a file named twice would be mixed.
            Some(before) => before.is_spoiled |= !before.is_known,
            None => drop(made.files.insert(name, file)),
        }
        parts
    }

    /// Loads part of what is kept of a file.
    ///
    /// # Errors
    /// Fails if the stream does, or if the hash differs.
    pub(crate) fn load(&self, part: &KeptPart) -> io::Result<Vec<u8>> {
        let stream = self.stream.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
        stream.seek(SeekFrom::Start(part.at))?;
        let mut bytes = Vec::new();
        stream.by_ref().take(part.len.into()).read_to_end(&mut bytes)?;
        if hash_of_part(&bytes) == part.hash { Ok(bytes) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    /// Returns the number of bytes of a known file as stored.
    pub(crate) fn stored_len(&self, name: &str) -> u64 {
        self.made().files.get(name).map_or(0, |file| file.kept.stamp.len)
    }

    /// Returns true if a file was found in the index unchanged, and not read.
    pub(crate) fn is_known(&self, name: &str) -> bool {
        self.made().files.get(name).is_some_and(|file| file.is_known)
    }

    /// Returns true if the results of a file are to be kept.
    pub(crate) fn is_wanted(&self, name: &str) -> bool {
        self.made().files.get(name).is_some_and(|file| !file.is_known && !file.is_spoiled)
    }

    /// Keeps the result of the next batch of a file, with its number of records; `is_of_its_day` if it depends on the
    /// day.
    pub(crate) fn keep(&self, name: &str, bytes: &[u8], n_records: u64, is_of_its_day: bool) {
        let mut made = self.made();
        let MadeIndex { body, files, .. } = &mut *made;
        let Some(file) = files.get_mut(name) else { return };
        match (u32::try_from(bytes.len()), body.append(bytes)) {
            (Ok(len), Ok(at)) => {
                file.kept.parts.push(KeptPart { at, len, hash: hash_of_part(bytes) });
                file.kept.n_records += n_records;
                file.kept.is_of_its_day |= is_of_its_day;
            }
            // Without room for it, the file is read again in the next run.
            _ => file.is_spoiled = true,
        }
    }

    pub(crate) fn spoil(&self, name: &str) {
        if let Some(file) = self.made().files.get_mut(name) {
            file.is_spoiled = true;
        }
    }

    /// Returns the remark that parts of the index of a path were damaged, and their files read again.
    pub fn damaged(&self, path: &Path) -> Option<Message> {
        (self.made().n_damaged > 0).then(|| damaged(path))
    }

    /// Returns the number of files of this run that were not read again, and of all files.
    pub fn n_files(&self) -> [usize; 2] {
        let made = self.made();
        [made.files.values().filter(|file| file.is_known).count(), made.files.len()]
    }

    /// Returns true if the index equals the one that was read.
    pub fn is_unchanged(&self) -> bool {
        let made = self.made();
        let is_same = |file: &RunFile| file.is_known && !file.is_spoiled;
        self.stream.is_some()
            && made.n_moved == 0
            && made.files.len() == self.known.len()
            && made.files.values().all(is_same)
    }

    /// Writes the index of this run, without files that were changed in the meantime.
    ///
    /// # Errors
    /// Fails if a stream does.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let too_many = || io::Error::from(io::ErrorKind::QuotaExceeded);
        let made = self.made();
        let is_kept = |(_, file): &(&String, &RunFile)| {
            let now = file.input.path().and_then(FileStamp::of);
            file.kept.n_records > 0 && !file.is_spoiled && now.is_some_and(|now| now.is_like(&file.kept.stamp))
        };
        let files: Vec<_> = made.files.iter().filter(is_kept).collect();
        out.write_all(TITLE.as_bytes())?;
        let mut at = TITLE.len() as u64;
        let (mut list, mut room) = (Vec::new(), Vec::new());
        put_count(files.len(), &mut list).ok_or_else(too_many)?;
        for (name, file) in files {
            let kept = &file.kept;
            put_counted(name.as_bytes(), &mut list).ok_or_else(too_many)?;
            list.extend(kept.reading.iter().chain(&kept.content));
            kept.stamp.put(&mut list);
            put_counted(kept.day.as_bytes(), &mut list).ok_or_else(too_many)?;
            list.push(u8::from(kept.is_of_its_day));
            list.extend_from_slice(&kept.n_records.to_le_bytes());
            put_count(kept.parts.len(), &mut list).ok_or_else(too_many)?;
            for part in &kept.parts {
                if file.is_known {
                    room = self.load(part)?;
                } else {
                    made.body.read(part.at, part.len as usize, &mut room)?;
                }
                out.write_all(&room)?;
                list.extend_from_slice(&at.to_le_bytes());
                list.extend_from_slice(&part.len.to_le_bytes());
                list.extend_from_slice(&part.hash);
                at += room.len() as u64;
            }
        }
        out.write_all(&list)?;
        out.write_all(&at.to_le_bytes())?;
        out.write_all(&(list.len() as u64).to_le_bytes())?;
        let hash: [u8; 32] = Sha256::digest(&list).into();
        out.write_all(&hash)?;
        out.write_all(END)?;
        out.flush()
    }
}

/// Reads the list of an index. Returns `None` if it is damaged.
fn read_list(stream: &mut dyn IndexStream) -> io::Result<Option<HashMap<String, KeptFile>>> {
    let len = stream.seek(SeekFrom::End(0))?;
    let Some(tail_at) = len.checked_sub(TAIL_LEN as u64) else { return Ok(None) };
    stream.seek(SeekFrom::Start(tail_at))?;
    let mut tail = [0; TAIL_LEN];
    stream.read_exact(&mut tail)?;
    let mut tail = KeptBytes(&tail);
    let (Some(at), Some(list_len), Some(hash)) = (tail.word(), tail.word(), tail.array::<32>()) else {
        return Ok(None);
    };
    if tail.0 != END || at.checked_add(list_len) != Some(tail_at) {
        return Ok(None);
    }
    stream.seek(SeekFrom::Start(at))?;
    let mut list = Vec::new();
    Read::take(&mut *stream, list_len).read_to_end(&mut list)?;
    let found: [u8; 32] = Sha256::digest(&list).into();
    Ok(if found == hash { taken_list(&mut KeptBytes(&list), at) } else { None })
}

/// Parses a list of files whose parts are before `end`.
fn taken_list(list: &mut KeptBytes<'_>, end: u64) -> Option<HashMap<String, KeptFile>> {
    let mut files = HashMap::new();
    for _ in 0..list.count(4 + 64 + FileStamp::LEN)? {
        let name = list.text()?.to_owned();
        let (reading, content) = (list.array()?, list.array()?);
        let stamp = FileStamp::take(list)?;
        let day = list.text()?.to_owned();
        let (is_of_its_day, n_records) = (list.truth()?, list.word()?);
        let n_parts = list.count(KeptPart::LEN)?;
        let mut parts = Vec::with_capacity(n_parts);
        for _ in 0..n_parts {
            let part = KeptPart { at: list.word()?, len: list.half()?, hash: list.array()? };
            part.at.checked_add(part.len.into()).filter(|part_end| *part_end <= end)?;
            parts.push(part);
        }
        files.insert(name, KeptFile { reading, content, stamp, day, is_of_its_day, n_records, parts });
    }
    list.0.is_empty().then_some(files)
}
