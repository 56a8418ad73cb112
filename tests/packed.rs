//! Compressed files give the findings of the plain file; damaged ones never cause a panic and are always reported.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
#[cfg(target_os = "linux")]
use std::process::Command;

use crate::support::packing::{PACKERS, RECORDS, findings, gzip, validate, zip, zstd};
use crate::support::run::{collect, project, run, scratch, zapis};
use zapis_record::text::{Encoding, Input, PackedError, WINDOW_LIMIT};

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
fn offsets_are_those_of_the_decompressed_stream() {
    let folder = scratch("packed-offsets");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    fs::write(folder.join("b.pgn"), gzip(RECORDS.as_bytes())).unwrap();
    let json = |name| run(&folder, ["validate", "--format", "json", name]).results;
    assert!(json("a.pgn").contains("\"offset\""));
    assert_eq!(json("a.pgn"), json("b.pgn").replace("b.pgn", "a.pgn"));
}

#[test]
fn consecutive_streams_are_one_file() {
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
fn zeros_after_a_stream_are_skipped_where_the_format_fills_up_with_them() {
    let folder = scratch("packed-zeros");
    let plain = findings(&folder, "plain.pgn", RECORDS.as_bytes());
    let (one, two) = RECORDS.as_bytes().split_at(50);
    for (ending, pack) in [PACKERS[0], PACKERS[2], PACKERS[3]] {
        for len in [4, 512, 100_000] {
            let filled = [pack(one), vec![0; len], pack(two), vec![0; len]].concat();
            assert_eq!(findings(&folder, "games.pgn", &filled), plain, "{ending}, {len} zeros");
        }
    }
}

#[test]
fn other_bytes_after_a_stream_are_reported_and_cost_nothing_before_them() {
    let folder = scratch("packed-behind");
    let plain = findings(&folder, "plain.pgn", RECORDS.as_bytes());
    for ((ending, pack), noun) in PACKERS.into_iter().zip(["gzip", "zstd", "bzip2", "xz"]) {
        for behind in [b"garbage".as_slice(), b"\x1Fx", b"BZ!", b"\0\0\0\0garbage", b"x"] {
            let (found, messages, status) =
                findings(&folder, "games.pgn", &[&pack(RECORDS.as_bytes()), behind].concat());
            assert_eq!((found, status), (plain.0.clone(), 2), "{ending}: {messages}");
            let reason = format!("other bytes follow the end of the {noun} stream and are left out");
            assert_eq!(messages, format!("zapis: cannot read games.pgn: {reason}\n"));
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
    let reason = "the zstd stream needs more than 128 MiB of memory; unpack it first, with `zstd -d --long=31`";
    assert_eq!(messages, format!("zapis: cannot read games.pgn.zst: {reason}\n"));
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
    // Records that are hard to compress, so that many are decoded before the missing end.
    let mut random = fastrand::Rng::with_seed(1);
    let mut record = |_| format!("[Event \"{:08x}\"]\n\n1. e4 Qh9 *\n\n", random.u32(..));
    let text: String = (0..6000).map(&mut record).collect();
    for (ending, pack) in PACKERS {
        let packed = pack(text.as_bytes());
        for jobs in ["1", "2"] {
            fs::write(folder.join("games.pgn"), &packed[..packed.len() - 30]).unwrap();
            let arguments = ["validate", "--all", "--format", "concise", "-q", "--jobs", jobs, "games.pgn"];
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
            // Fewer than 10 bytes may be too few to be recognized: then they are a text without a record.
            let is_reported = if len < 10 { (0..=2).contains(&status) } else { status == 2 };
            assert!(is_reported, "{ending} cut to {len}: {status}");
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
                // Whether a change is noticed depends on the format.
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
    assert_eq!(inner, Some(&PackedError::EndsEarly(zapis_record::text::Compression::Gzip)));
    let two = zip(&[("a.pgn", b"*"), ("b.pgn", b"*")]);
    assert_eq!(unpacked(&folder, &two).unwrap_err().to_string(), "the zip archive contains several record files");
}

#[test]
fn folders_and_standard_input_take_compressed_files() {
    let folder = scratch("packed-folder");
    for (ending, pack) in PACKERS {
        fs::write(folder.join(format!("games.pgn.{ending}")), pack(RECORDS.as_bytes())).unwrap();
    }
    fs::write(folder.join("games.pgn.zip"), zip(&[("inner.pgn", RECORDS.as_bytes())])).unwrap();
    fs::write(folder.join("other.zst"), zstd(RECORDS.as_bytes())).unwrap();
    // An archive lists what it holds.
    fs::write(folder.join("pictures.zip"), zip(&[("board.png", b"x")])).unwrap();
    fs::write(folder.join("twic.zip"), zip(&[("inner.pgn", RECORDS.as_bytes())])).unwrap();
    fs::write(folder.join("nothing.zip"), b"x").unwrap();
    let ran = validate(&folder, ".");
    let mut names: Vec<_> = ran.results.lines().filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect();
    names.dedup();
    let wanted = [
        "./games.pgn.bz2",
        "./games.pgn.gz",
        "./games.pgn.xz",
        "./games.pgn.zip/inner.pgn",
        "./games.pgn.zst",
        "./twic.zip/inner.pgn",
    ];
    assert_eq!((names.as_slice(), ran.status), (wanted.as_slice(), 1));
    for (ending, pack) in PACKERS {
        let mut command = zapis(&folder);
        command.args(["validate", "--all", "--format", "concise", "-q"]).write_stdin(pack(RECORDS.as_bytes()));
        let ran = collect(&mut command);
        assert_eq!((ran.results.lines().count(), ran.messages.as_str()), (2, ""), "{ending}");
    }
}

/// The memory needed depends on the window of the format, whatever the input.
#[cfg(target_os = "linux")]
#[test]
fn a_bomb_is_unpacked_in_bounded_memory() {
    let folder = scratch("packed-bomb");
    fs::write(folder.join("bomb.pgn.zst"), zstd(&vec![b'a'; 1 << 20]).repeat(300)).unwrap();
    // The whole would not fit into the memory that the program is given.
    let line = "ulimit -v 290000; exec \"$0\" validate --quiet --jobs 1 bomb.pgn.zst";
    let output =
        Command::new("sh").args(["-c", line, env!("CARGO_BIN_EXE_zapis")]).current_dir(&folder).output().unwrap();
    let messages = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{messages}");
    assert!(messages.contains("is longer than 24 MiB"), "{messages}");
}

#[test]
fn the_number_of_threads_changes_nothing_of_what_is_packed() {
    let folder = scratch("packed-jobs");
    let mut names: Vec<_> =
        fs::read_dir(project().join("corpus/cases")).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|path| path.extension().is_some_and(|ending| ending == "pgn"));
    names.sort();
    let files: Vec<(String, Vec<u8>)> = names
        .into_iter()
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap()))
        .collect();
    for (index, (name, bytes)) in files.iter().enumerate() {
        let (ending, pack) = PACKERS[index % PACKERS.len()];
        // One of them is more than one batch.
        let times = if index == 0 { 1 + (1 << 20) / bytes.len() } else { 1 };
        fs::write(folder.join(format!("{name}.{ending}")), pack(&bytes.repeat(times))).unwrap();
    }
    let listed: Vec<_> = files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    fs::write(folder.join("games.pgn.zip"), zip(&listed)).unwrap();
    let ran = |jobs: &str| {
        let ran = run(&folder, ["validate", "--all", "--format", "concise", "--jobs", jobs, "."]);
        (ran.results, ran.messages, ran.status)
    };
    let alone = ran("1");
    assert!(alone.0.lines().count() > 100);
    for jobs in ["2", "5"] {
        assert!(ran(jobs) == alone, "{jobs} threads give other output than one");
    }
}

#[test]
fn what_is_written_compressed_is_the_same_for_any_number_of_threads() {
    let folder = scratch("packed-threads");
    let game = |n: usize| format!("[Event \"x\"]\n[Round \"{n}\"]\n\n{}1-0\n\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(n % 60 + 1));
    fs::write(folder.join("games.pgn"), (0..1000).map(game).collect::<String>()).unwrap();
    for command in [
        &["validate", "--notes", "--format", "html"][..],
        &["validate", "--notes", "--format", "json"],
        &["export", "--format", "csv", "--rows", "games"],
    ] {
        for name in ["out.gz", "out.zst", "out.html"] {
            let written = |jobs| {
                let _ = run(&folder, [command, &["-q", "--jobs", jobs, "games.pgn", "-o", name]].concat());
                fs::read(folder.join(name)).unwrap()
            };
            assert!(written("1") == written("3"), "{command:?} {name}");
        }
    }
}
