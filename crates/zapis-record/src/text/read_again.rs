//! Reads a file that has been opened before a second time, to examine all of it.

use std::io::Read;

use super::source::open_again;

/// Reads a file part by part, each with the last bytes of the previous one; stops at the end of the file or at an
/// error.
pub fn read_again(path: &str, overlap: usize, mut see: impl FnMut(&[u8])) {
    const LEN: u64 = 1 << 20;
    let Some(mut file) = open_again(path) else { return };
    let mut part = Vec::new();
    loop {
        part.drain(..part.len().saturating_sub(overlap));
        let n_kept = part.len();
        let read = file.by_ref().take(LEN).read_to_end(&mut part);
        if part.len() > n_kept {
            see(&part);
        }
        if read.is_err() || part.len() == n_kept {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_file_is_not_read() {
        let mut n_parts = 0;
        read_again("/dev/null", 8, |_| n_parts += 1);
        read_again("no such file", 8, |_| n_parts += 1);
        assert_eq!(n_parts, 0);
        read_again(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"), 8, |_| n_parts += 1);
        assert_eq!(n_parts, 1);
    }
}
