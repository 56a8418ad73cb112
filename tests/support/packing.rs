//! Compresses bytes in every format, and runs the program on the result.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use super::run::{Ran, run};

pub(crate) const RECORDS: &str =
    "[Event \"Б\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Qh9 *\n\n[Event \"2\"]\n\n1. d4 d5 2. Ra4 *\n";

pub(crate) type Packer = fn(&[u8]) -> Vec<u8>;

/// The compressors of the formats with one stream, with their usual endings.
pub(crate) const PACKERS: [(&str, Packer); 4] = [("gz", gzip), ("zst", zstd), ("bz2", bzip2), ("xz", xz)];

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

pub(crate) fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 0).unwrap()
}

pub(crate) fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

pub(crate) fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = lzma_rust2::XzWriter::new(Vec::new(), lzma_rust2::XzOptions::with_preset(0)).unwrap();
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// Makes an archive of files in the order given, every other one stored uncompressed.
pub(crate) fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (index, (name, bytes)) in files.iter().enumerate() {
        let method = if index % 2 == 0 { zip::CompressionMethod::DEFLATE } else { zip::CompressionMethod::STORE };
        let options = zip::write::SimpleFileOptions::default().compression_method(method);
        writer.start_file(*name, options).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

pub(crate) fn validate(folder: &Path, path: &str) -> Ran {
    let ran = run(folder, ["validate", "--all", "--format", "concise", "-q", path]);
    assert!(!ran.messages.contains("panicked"), "{path}: {}", ran.messages);
    ran
}

/// Runs `validate` on a file and returns the findings without its name, and the messages.
pub(crate) fn findings(folder: &Path, name: &str, bytes: &[u8]) -> (Vec<String>, String, i32) {
    fs::write(folder.join(name), bytes).unwrap();
    let ran = validate(folder, name);
    let own = |line: &str| line.strip_prefix(name).unwrap_or(line).to_owned();
    (ran.results.lines().map(own).collect(), ran.messages, ran.status)
}
