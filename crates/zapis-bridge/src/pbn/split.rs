//! Splits a file into games: at empty lines, unless a comment in braces is open.

use std::io::{self, BufRead};

use memchr::memchr3_iter;

/// One game as stored, or the text between two.
#[derive(Clone, Debug, Default)]
pub struct Chunk {
    /// The bytes, with the blank lines before them.
    pub bytes: Vec<u8>,
    /// Their offset in the file.
    pub offset: u64,
    /// The number of lines before them.
    pub lines_before: u64,
}

/// Reads a file one game at a time; memory grows with the longest game, not with the file.
///
/// ```
/// use zapis_bridge::pbn::{Chunk, Chunks};
/// let mut chunks = Chunks::new("[Board \"1\"]\n\n[Board \"2\"]\n".as_bytes());
/// let mut chunk = Chunk::default();
/// assert!(chunks.next_into(&mut chunk)?);
/// assert_eq!((chunk.bytes.as_slice(), chunk.offset), (b"[Board \"1\"]\n\n".as_slice(), 0));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Chunks<R> {
    reader: R,
    offset: u64,
    lines: u64,
    /// The first line of the next game, already read.
    pending: Vec<u8>,
    is_over: bool,
}

/// The maximum length of a game; longer ones are cut.
const LONGEST: usize = 16 << 20;

impl<R: BufRead> Chunks<R> {
    /// Creates a reader of games.
    pub const fn new(reader: R) -> Self {
        Self { reader, offset: 0, lines: 0, pending: Vec::new(), is_over: false }
    }

    /// Reads the next game into a chunk, reusing its memory; returns false at the end of the file.
    ///
    /// # Errors
    ///
    /// Fails if the reader does; the bytes read before that are returned first.
    pub fn next_into(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        chunk.bytes.clear();
        chunk.offset = self.offset;
        chunk.lines_before = self.lines;
        if self.is_over {
            return Ok(false);
        }
        let mut scan = Scan::default();
        let mut has_text = false;
        chunk.bytes.append(&mut self.pending);
        if !chunk.bytes.is_empty() {
            has_text = true;
            scan.line(&chunk.bytes);
        }
        loop {
            let start = chunk.bytes.len();
            if read_line(&mut self.reader, &mut chunk.bytes)? == 0 {
                self.is_over = true;
                break;
            }
            let line = &chunk.bytes[start..];
            let is_blank = line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
            if is_blank {
                if has_text && !scan.is_open {
                    break;
                }
                scan.was_blank |= has_text;
                continue;
            }
            if scan.is_open && scan.was_blank && begins_with_tag(line) {
                // An unclosed comment must not swallow the games after it.
                self.pending = chunk.bytes.split_off(start);
                break;
            }
            has_text = true;
            scan.line(line);
            if chunk.bytes.len() > LONGEST {
                break;
            }
        }
        self.offset += chunk.bytes.len() as u64;
        self.lines += count_lines(&chunk.bytes);
        Ok(!chunk.bytes.is_empty())
    }
}

/// Appends a line with its end: LF, CRLF or a single CR.
fn read_line(reader: &mut impl BufRead, into: &mut Vec<u8>) -> io::Result<usize> {
    let mut n = 0;
    loop {
        let available = match reader.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok(n);
        }
        if n > 0 && into.last() == Some(&b'\r') {
            if available[0] == b'\n' {
                into.push(b'\n');
                reader.consume(1);
                n += 1;
            }
            return Ok(n);
        }
        let end = memchr::memchr2(b'\n', b'\r', available);
        let taken = end.map_or(available.len(), |at| at + 1);
        let is_over = end.is_some_and(|at| available[at] == b'\n');
        into.extend_from_slice(&available[..taken]);
        reader.consume(taken);
        n += taken;
        if is_over {
            return Ok(n);
        }
    }
}

fn count_lines(bytes: &[u8]) -> u64 {
    let mut n = memchr::memchr_iter(b'\n', bytes).count();
    // A line may end with a single CR.
    for at in memchr::memchr_iter(b'\r', bytes) {
        n += usize::from(bytes.get(at + 1) != Some(&b'\n'));
    }
    n as u64
}

/// Returns true if a line begins with a tag pair: `[Board "`.
fn begins_with_tag(line: &[u8]) -> bool {
    let name = line.strip_prefix(b"[").unwrap_or_default();
    let len = name.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let is_blank = |byte: &&u8| byte.is_ascii_whitespace() || **byte == 0xb;
    name.first().is_some_and(u8::is_ascii_uppercase) && name[len..].iter().find(|byte| !is_blank(byte)) == Some(&b'"')
}

/// The state of a game up to a line.
#[derive(Default)]
struct Scan {
    /// Whether a comment in braces is open.
    is_open: bool,
    /// Whether there was a blank line since it was opened.
    was_blank: bool,
}

impl Scan {
    /// Updates the state with a line.
    fn line(&mut self, line: &[u8]) {
        if !self.is_open && line.first() == Some(&b'%') {
            return;
        }
        let mut at = 0;
        while at < line.len() {
            if self.is_open {
                let Some(end) = memchr::memchr(b'}', &line[at..]) else { return };
                at += end + 1;
                self.is_open = false;
                continue;
            }
            let Some(next) = memchr3_iter(b'{', b';', b'"', &line[at..]).next() else { return };
            at += next;
            match line[at] {
                b'{' => {
                    self.is_open = true;
                    self.was_blank = false;
                    at += 1;
                }
                b';' => return,
                _ => at += quoted_len(&line[at..]),
            }
        }
    }
}

/// Returns the length of a quoted text, including the quotes; it ends at the end of its line at the latest.
fn quoted_len(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(found) = text.get(at..).and_then(|rest| memchr::memchr2(b'"', b'\\', rest)) {
        at += found + 1;
        if text[at - 1] == b'"' {
            return at;
        }
        at += 1;
    }
    text.len()
}
