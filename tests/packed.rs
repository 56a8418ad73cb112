//! Compressed files give the findings of the plain file, damaged ones never a panic and never silence.

#[path = "support/run.rs"]
mod run;

use std::fs;
use std::io::{Cursor, Read, Write};
use std::path::{Path, PathBuf};

use run::{Ran, collect, project, run, scratch, zapis};
use zapis::text::{Encoding, Input, PackedError, WINDOW_LIMIT};

const RECORDS: &str = "[Event \"Б\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Qh9 *\n\n[Event \"2\"]\n\n1. d4 d5 2. Ra4 *\n";

type Packer = fn(&[u8]) -> Vec<u8>;

/// Packs by each format that holds one stream, under the ending that it usually has.
const PACKERS: [(&str, Packer); 4] = [("gz", gzip), ("zst", zstd), ("bz2", bzip2), ("xz", xz)];

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 0).unwrap()
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = lzma_rust2::XzWriter::new(Vec::new(), lzma_rust2::XzOptions::with_preset(0)).unwrap();
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// Makes an archive of files in the order given, every other one stored as it is.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (index, (name, bytes)) in files.iter().enumerate() {
        let method = if index % 2 == 0 { zip::CompressionMethod::DEFLATE } else { zip::CompressionMethod::STORE };
        let options = zip::write::SimpleFileOptions::default().compression_method(method);
        writer.start_file(*name, options).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn validate(folder: &Path, path: &str) -> Ran {
    let ran = run(folder, ["validate", "--format", "concise", "-q", path]);
    assert!(!ran.messages.contains("panicked"), "{path}: {}", ran.messages);
    ran
}

/// Runs `validate` on a file of its own and returns the findings without the name, and the messages.
fn findings(folder: &Path, name: &str, bytes: &[u8]) -> (Vec<String>, String, i32) {
    fs::write(folder.join(name), bytes).unwrap();
    let ran = validate(folder, name);
    let own = |line: &str| line.strip_prefix(name).unwrap_or(line).to_owned();
    (ran.results.lines().map(own).collect(), ran.messages, ran.status)
}

/// Opens bytes as a library would and reads them to the end.
fn unpacked(folder: &Path, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let path: PathBuf = folder.join("one.pgn");
    fs::write(&path, bytes).unwrap();
    let mut out = Vec::new();
    Input::File(path).open()?.reader.read_to_end(&mut out)?;
    Ok(out)
}

#[test]
fn findings_are_those_of_the_plain_file_whatever_the_name() {
    let folder = scratch("packed-equal");
    let plain = findings(&folder, "plain.pgn", RECORDS.as_bytes());
    assert_eq!((plain.0.len(), plain.2), (2, 1));
    for (ending, pack) in PACKERS {
        for name in [format!("games.pgn.{ending}"), format!("{ending}.pgn"), "notes.md".to_owned()] {
            assert_eq!(findings(&folder, &name, &pack(RECORDS.as_bytes())), plain, "{name}");
        }
    }
}

#[test]
fn findings_of_a_whole_folder_are_those_of_its_files_in_an_archive() {
    let folder = scratch("packed-cases");
    let mut names: Vec<_> =
        fs::read_dir(project().join("corpus/cases")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    let files: Vec<(String, Vec<u8>)> = names
        .into_iter()
        .map(|name| name.into_string().unwrap())
        .filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "pgn"))
        .map(|name| (name.clone(), fs::read(project().join("corpus/cases").join(name)).unwrap()))
        .collect();
    fs::create_dir(folder.join("cases")).unwrap();
    for (name, bytes) in &files {
        fs::write(folder.join("cases").join(name), bytes).unwrap();
    }
    let entries: Vec<_> = files.iter().rev().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    fs::write(folder.join("cases.zip"), zip(&entries)).unwrap();
    let plain = run(&folder, ["validate", "--format", "json", "cases"]);
    let packed = run(&folder, ["validate", "--format", "json", "cases.zip"]);
    assert!(plain.results.lines().count() > 50);
    assert_eq!(packed.results.replace("cases.zip/", "cases/"), plain.results);
    assert_eq!(packed.status, plain.status);
}

#[test]
fn offsets_are_those_of_the_decompressed_stream() {
    let folder = scratch("packed-offsets");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    fs::write(folder.join("b.pgn"), gzip(RECORDS.as_bytes())).unwrap();
    let json = |name| run(&folder, ["validate", "--format", "json", name]).results;
    assert!(json("a.pgn").contains("\"offset\""));
    assert_eq!(json("a.pgn"), json("b.pgn").replace("b.pgn", "a.pgn"));
}

#[test]
fn streams_behind_one_another_are_one_file() {
    let folder = scratch("packed-joined");
    let plain = findings(&folder, "plain.pgn", RECORDS.as_bytes());
    let bytes = RECORDS.as_bytes();
    for (ending, pack) in PACKERS {
        for cut in [0, 1, 30, bytes.len()] {
            let joined = [pack(&bytes[..cut]), pack(b""), pack(&bytes[cut..])].concat();
            assert_eq!(findings(&folder, "games.pgn", &joined), plain, "{ending}, cut at {cut}");
        }
    }
}

#[test]
fn zstd_frames_to_be_skipped_are_skipped() {
    let folder = scratch("packed-skippable");
    let plain = findings(&folder, "plain.pgn", RECORDS.as_bytes());
    let skipped = b"\x5E\x2A\x4D\x18\x03\0\0\0abc";
    let (one, two) = RECORDS.as_bytes().split_at(50);
    let joined = [skipped, &zstd(one)[..], skipped, &zstd(two), skipped].concat();
    assert_eq!(findings(&folder, "games.pgn.zst", &joined), plain);
}

#[test]
fn a_zstd_window_beyond_the_limit_is_refused() {
    let folder = scratch("packed-window");
    // A frame of one empty block whose header asks for a window of 2^(10 + 18) bytes.
    let frame = b"\x28\xB5\x2F\xFD\0\x90\x01\0\0";
    assert_eq!(WINDOW_LIMIT, 1 << 27);
    let (found, messages, status) = findings(&folder, "games.pgn.zst", frame);
    assert_eq!((found.len(), status), (0, 2));
    let reason = "the zstd stream needs more than 128 MiB of memory; pack it anew with a smaller window";
    assert_eq!(messages, format!("zapis: cannot read games.pgn.zst: {reason}\n"));
}

#[test]
fn every_record_file_of_an_archive_is_an_input_of_its_own() {
    let folder = scratch("packed-zip");
    let utf16 = {
        let mut bytes = Vec::new();
        Encoding::Utf16Le.encode(&format!("\u{FEFF}{RECORDS}"), &mut bytes).unwrap();
        bytes
    };
    let picture = b"\x89PNG\r\n\x1A\n";
    let files =
        [("z.pgn", RECORDS.as_bytes()), ("__MACOSX/._z.pgn", b"x"), ("board.png", picture), ("round 1/a.txt", &utf16)];
    let archive = zip(&files);
    let (found, messages, status) = findings(&folder, "games.zip", &archive);
    let names: Vec<_> = found.iter().filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect();
    assert_eq!(names, ["/round 1/a.txt", "/round 1/a.txt", "/z.pgn", "/z.pgn"]);
    assert_eq!((messages.as_str(), status), ("", 1));
    let piped = collect(zapis(&folder).args(["validate", "--format", "concise", "-q", "-"]).write_stdin(archive));
    assert_eq!(piped.results.matches("standard input/round 1/a.txt:").count(), 2);
    assert_eq!(piped.results.matches("standard input/z.pgn:").count(), 2);
}

#[test]
fn an_archive_without_records_is_an_error_and_one_bad_file_does_not_hinder_the_rest() {
    let folder = scratch("packed-zip-rest");
    let (found, messages, status) = findings(&folder, "empty.zip", &zip(&[("board.png", b"x")]));
    assert_eq!((found.len(), status), (0, 2));
    assert_eq!(messages, "zapis: cannot read empty.zip: no record file is in the zip archive\n");
    let mixed = zip(&[("a.pgn.gz", &gzip(RECORDS.as_bytes())), ("b.pgn", RECORDS.as_bytes())]);
    let (found, messages, status) = findings(&folder, "mixed.zip", &mixed);
    assert_eq!((found.len(), status), (2, 2));
    let reason = "there is a gzip stream inside the zip archive; unpack it once first";
    assert_eq!(messages, format!("zapis: cannot read mixed.zip/a.pgn.gz: {reason}\n"));
}

#[test]
fn a_file_of_an_archive_whose_checksum_differs_is_checked_and_reported() {
    let folder = scratch("packed-zip-checksum");
    let archive = zip(&[("a.png", b"x"), ("b.pgn", RECORDS.as_bytes())]);
    let at = archive.windows(5).position(|window| window == b"Nc6 3").unwrap();
    let mut changed = archive;
    changed[at] = b'K';
    let (found, messages, status) = findings(&folder, "games.zip", &changed);
    assert!(!found.is_empty());
    assert_eq!(status, 2);
    let reason = "the zip archive is damaged: the checksum of a file inside differs";
    assert_eq!(messages, format!("zapis: cannot read games.zip/b.pgn: {reason}\n"));
}

#[test]
fn what_is_compressed_twice_is_refused() {
    let folder = scratch("packed-twice");
    let (found, messages, status) = findings(&folder, "games.pgn.gz", &gzip(&gzip(RECORDS.as_bytes())));
    assert_eq!((found.len(), status), (0, 2));
    let reason = "there is a gzip stream inside the gzip stream; unpack it once first";
    assert_eq!(messages, format!("zapis: cannot read games.pgn.gz: {reason}\n"));
}

#[test]
fn utf16_inside_a_compressed_file_is_read() {
    let folder = scratch("packed-utf16");
    for (mark, encoding) in [("\u{FEFF}", Encoding::Utf16Le), ("", Encoding::Utf16Be)] {
        let mut bytes = Vec::new();
        encoding.encode(&format!("{mark}{RECORDS}"), &mut bytes).unwrap();
        let plain = findings(&folder, "plain.pgn", &bytes);
        assert_eq!(plain.0.len(), 2);
        for (ending, pack) in PACKERS {
            assert_eq!(findings(&folder, "games.pgn", &pack(&bytes)), plain, "{encoding:?} in {ending}");
        }
    }
}

#[test]
fn what_comes_before_the_damage_is_checked() {
    let folder = scratch("packed-damage");
    // Records that hardly pack, so that many are decoded before the end that is missing.
    let mut state = 1_u32;
    let mut record = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("[Event \"{state:08x}\"]\n\n1. e4 Qh9 *\n\n")
    };
    let text: String = (0..6000).map(&mut record).collect();
    for (ending, pack) in PACKERS {
        let packed = pack(text.as_bytes());
        for jobs in ["1", "2"] {
            fs::write(folder.join("games.pgn"), &packed[..packed.len() - 30]).unwrap();
            let arguments = ["validate", "--format", "concise", "-q", "--jobs", jobs, "games.pgn"];
            let ran = run(&folder, arguments);
            assert!(ran.results.lines().count() > 100, "{ending}");
            assert_eq!(ran.status, 2);
            assert!(ran.messages.starts_with("zapis: cannot read games.pgn: the "), "{ending}: {}", ran.messages);
            assert!(ran.messages.ends_with(" stream ends early\n"), "{ending}: {}", ran.messages);
        }
    }
}

#[test]
fn a_file_cut_anywhere_is_reported_and_no_panic() {
    let folder = scratch("packed-cut");
    let archive = zip(&[("a.pgn", b"1. e4 *"), ("b.pgn", b"1. d4 *")]);
    let packed = PACKERS.map(|(ending, pack)| (ending, pack(b"1. e4 e5 *")));
    for (ending, whole) in packed.into_iter().chain([("zip", archive)]) {
        for len in 0..whole.len() {
            let (_, messages, status) = findings(&folder, "games.pgn", &whole[..len]);
            // Fewer than 10 bytes may be too few to be recognised: then they are a text, and no record.
            let is_told = if len < 10 { (0..=2).contains(&status) } else { status == 2 };
            assert!(is_told, "{ending} cut to {len}: {status}");
            assert_eq!(status == 2, !messages.is_empty(), "{ending} cut to {len}");
        }
    }
}

#[test]
fn a_byte_changed_anywhere_is_no_panic() {
    let folder = scratch("packed-changed");
    let archive = zip(&[("a.pgn", RECORDS.as_bytes()), ("b.png", b"x")]);
    let packed = PACKERS.map(|(_, pack)| pack(RECORDS.as_bytes()));
    for whole in packed.into_iter().chain([archive]) {
        assert_eq!(unpacked(&folder, &whole).unwrap(), RECORDS.as_bytes());
        for at in 0..whole.len() {
            for change in [0x01, 0x10, 0x80, 0xFF] {
                let mut changed = whole.clone();
                changed[at] ^= change;
                // Whether a change is noticed is the format's affair.
                drop(unpacked(&folder, &changed));
            }
        }
    }
}

#[test]
fn an_error_of_a_library_reader_is_a_packed_error() {
    let folder = scratch("packed-library");
    let packed = gzip(RECORDS.as_bytes());
    let error = unpacked(&folder, &packed[..packed.len() - 1]).unwrap_err();
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<PackedError>());
    assert_eq!(inner, Some(&PackedError::EndsEarly(zapis::text::Compression::Gzip)));
    let two = zip(&[("a.pgn", b"*"), ("b.pgn", b"*")]);
    assert_eq!(unpacked(&folder, &two).unwrap_err().to_string(), "the zip archive holds several record files");
}

#[test]
fn folders_and_standard_input_take_compressed_files() {
    let folder = scratch("packed-folder");
    for (ending, pack) in PACKERS {
        fs::write(folder.join(format!("games.pgn.{ending}")), pack(RECORDS.as_bytes())).unwrap();
    }
    fs::write(folder.join("games.pgn.zip"), zip(&[("inner.pgn", RECORDS.as_bytes())])).unwrap();
    fs::write(folder.join("other.zst"), zstd(RECORDS.as_bytes())).unwrap();
    let ran = validate(&folder, ".");
    let mut names: Vec<_> = ran.results.lines().filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect();
    names.dedup();
    let wanted =
        ["./games.pgn.bz2", "./games.pgn.gz", "./games.pgn.xz", "./games.pgn.zip/inner.pgn", "./games.pgn.zst"];
    assert_eq!((names.as_slice(), ran.status), (wanted.as_slice(), 1));
    for (ending, pack) in PACKERS {
        let mut command = zapis(&folder);
        command.args(["validate", "--format", "concise", "-q"]).write_stdin(pack(RECORDS.as_bytes()));
        let ran = collect(&mut command);
        assert_eq!((ran.results.lines().count(), ran.messages.as_str()), (2, ""), "{ending}");
    }
}

/// The door is as wide as the window of the format, whatever comes through.
#[cfg(target_os = "linux")]
#[test]
fn a_bomb_is_unpacked_in_bounded_memory() {
    let folder = scratch("packed-bomb");
    let path = folder.join("bomb.pgn.zst");
    fs::write(&path, zstd(&vec![b'a'; 1 << 20]).repeat(300)).unwrap();
    let mut reader = Input::File(path).open().unwrap().reader;
    let mut buffer = vec![0; 1 << 16];
    let mut n_bytes = 0;
    loop {
        match reader.read(&mut buffer).unwrap() {
            0 => break,
            n_read => n_bytes += n_read,
        }
    }
    assert_eq!(n_bytes, 300 << 20);
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(peak < 400_000, "{peak} kB");
}
