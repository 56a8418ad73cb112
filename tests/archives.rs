//! ZIP archives: every record file inside is checked, whatever the state of the archive.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::support::packing::{PACKERS, RECORDS, findings, gzip, validate, zip};
use crate::support::run::{collect, project, run, scratch, zapis};
use zapis_record::text::Encoding;

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
    assert_eq!(piped.results.matches("<stdin>/round 1/a.txt:").count(), 2);
    assert_eq!(piped.results.matches("<stdin>/z.pgn:").count(), 2);
}

#[test]
fn an_archive_without_records_is_an_error_and_one_bad_file_does_not_hinder_the_rest() {
    let folder = scratch("packed-zip-rest");
    let (found, messages, status) = findings(&folder, "empty.zip", &zip(&[("board.png", b"x")]));
    assert_eq!((found.len(), status), (0, 2));
    assert_eq!(messages, "zapis: cannot read empty.zip: the zip archive contains no record files\n");
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

/// Makes an archive as programs do that cannot seek: lengths and checksums follow the files.
fn streamed_zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ::zip::ZipWriter::new_stream(Vec::new());
    for (name, bytes) in files {
        writer.start_file(*name, ::zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// Makes a text that is hard to compress.
fn long_records(n_records: u32) -> String {
    let mut random = fastrand::Rng::with_seed(1);
    let record = |_| format!("[Event \"{:08x}\"]\n\n1. e4 Qh9 *\n\n", random.u32(..));
    (0..n_records).map(record).collect()
}

fn last_place(bytes: &[u8], sought: &[u8]) -> usize {
    bytes.windows(sought.len()).rposition(|window| window == sought).unwrap()
}

#[test]
fn an_archive_written_without_going_back_is_read_like_any_other() {
    let folder = scratch("zip-streamed");
    let files = [("a.pgn", RECORDS.as_bytes()), ("b.pgn", b"1. e4 Qh9 *")];
    let plain = findings(&folder, "games.zip", &zip(&files));
    assert_eq!((plain.0.len(), plain.2), (3, 1));
    assert_eq!(findings(&folder, "games.zip", &streamed_zip(&files)), plain);
}

#[test]
fn of_an_archive_that_was_cut_every_file_is_checked_and_the_cut_one_is_named() {
    let folder = scratch("zip-cut");
    let long = long_records(3000);
    let files = [("c.pgn", RECORDS.as_bytes()), ("a.pgn", RECORDS.as_bytes()), ("b.pgn", long.as_bytes())];
    for archive in [zip(&files), streamed_zip(&files)] {
        let end_of_b = last_place(&archive, b"PK\x01\x02") - "a.pgn".len() - 46 - "c.pgn".len() - 46;
        // In the middle of the last file.
        let (found, messages, status) = findings(&folder, "games.zip", &archive[..end_of_b - 3000]);
        let count = |name: &str| found.iter().filter(|line| line.starts_with(name)).count();
        assert_eq!((count("/a.pgn:"), count("/c.pgn:"), status), (2, 2, 2));
        assert!(count("/b.pgn:") > 1000);
        assert_eq!(messages, "zapis: cannot read games.zip/b.pgn: the zip archive ends early\n");
        // In the list at the end.
        let list = last_place(&archive, b"PK\x01\x02");
        for len in [list, list + 3, archive.len() - 22, archive.len() - 1] {
            let (found, messages, status) = findings(&folder, "games.zip", &archive[..len]);
            assert_eq!((found.len(), status), (3004, 2), "{messages}");
            assert_eq!(messages, "zapis: cannot read games.zip: the zip archive ends early\n");
        }
    }
}

#[test]
fn an_archive_cut_within_a_stored_file_ends_early_too() {
    let folder = scratch("zip-cut-stored");
    let archive = zip(&[("board.png", b"x"), ("a.pgn", RECORDS.as_bytes())]);
    let cut = last_place(&archive, b"Ra4");
    let (found, messages, status) = findings(&folder, "games.zip", &archive[..cut]);
    assert!(found[0].starts_with("/a.pgn:3:24: error[unreadable-move]"), "{found:?}");
    let reason = "cannot read games.zip/a.pgn: the zip archive ends early";
    assert_eq!((messages, status), (format!("zapis: {reason}\n"), 2));
}

#[test]
fn a_damaged_list_is_reported_and_the_files_are_found_without_it() {
    let folder = scratch("zip-damaged-list");
    let mut archive = zip(&[("a.pgn", RECORDS.as_bytes()), ("b.pgn", RECORDS.as_bytes())]);
    let list = last_place(&archive, b"PK\x01\x02");
    archive[list] = b'Q';
    let (found, messages, status) = findings(&folder, "games.zip", &archive);
    assert_eq!((found.len(), status), (4, 2));
    assert!(messages.starts_with("zapis: cannot read games.zip: the zip archive is damaged: "), "{messages}");
}

#[test]
fn files_of_one_name_are_all_read_and_reported() {
    let folder = scratch("zip-same-name");
    let mut archive = zip(&[("a.pgn", RECORDS.as_bytes()), ("b.pgn", RECORDS.as_bytes())]);
    for at in 0..archive.len() - 5 {
        if &archive[at..at + 5] == b"b.pgn" {
            archive[at] = b'a';
        }
    }
    let (found, messages, status) = findings(&folder, "games.zip", &archive);
    assert_eq!((found.len(), status), (4, 2));
    let reason = "the zip archive is damaged: several files inside have the same name";
    assert_eq!(messages, format!("zapis: cannot read games.zip: {reason}\n"));
}

#[test]
fn an_archive_that_lists_the_same_bytes_again_and_again_is_no_bomb() {
    let folder = scratch("zip-overlap");
    let archive = zip(&[("a.pgn", RECORDS.as_bytes())]);
    let list = last_place(&archive, b"PK\x01\x02");
    let end = last_place(&archive, b"PK\x05\x06");
    let n_files = 5000_u16;
    let mut bomb = archive[..list].to_vec();
    for number in 0..n_files {
        let mut entry = archive[list..end].to_vec();
        entry[28] += 4;
        entry.extend_from_slice(format!("{number:04}").as_bytes());
        // The name ends as a record file's does: `0001a.pgn`.
        let name = entry.len() - 9;
        entry[name..].rotate_right(4);
        bomb.extend_from_slice(&entry);
    }
    let list_len = u32::try_from(bomb.len() - list).unwrap();
    let mut tail = archive[end..].to_vec();
    tail[8..10].copy_from_slice(&n_files.to_le_bytes());
    tail[10..12].copy_from_slice(&n_files.to_le_bytes());
    tail[12..16].copy_from_slice(&list_len.to_le_bytes());
    bomb.extend_from_slice(&tail);
    let (found, messages, status) = findings(&folder, "games.zip", &bomb);
    assert_eq!((found.len(), status), (2, 2));
    let reason = "the zip archive is damaged: files inside overlap";
    assert_eq!(messages, format!("zapis: cannot read games.zip: {reason}\n"));
}

#[test]
fn lengths_that_lie_are_found_out() {
    let folder = scratch("zip-lies");
    let archive = zip(&[("x.png", b"x"), ("a.pgn", RECORDS.as_bytes()), ("b.pgn", RECORDS.as_bytes())]);
    let listed: Vec<usize> = (0..archive.len() - 4).filter(|at| archive[*at..*at + 4] == *b"PK\x01\x02").collect();
    // The packed lengths of a stored file and of a deflated one: too short, too long, and longer than the archive.
    for (place, name) in [(listed[1] + 20, "a.pgn"), (listed[2] + 20, "b.pgn")] {
        for len in [0_u32, 3, 100, 70_000, u32::MAX - 1] {
            let mut changed = archive.clone();
            changed[place..place + 4].copy_from_slice(&len.to_le_bytes());
            let (_, messages, status) = findings(&folder, "games.zip", &changed);
            // What follows the end of deflated bytes does not matter to them.
            assert!(
                status == 2 || (status == 1 && name == "b.pgn" && messages.is_empty()),
                "{name}, {len}: {messages}"
            );
            assert!(messages.lines().count() <= 1, "{name}, {len}: {messages}");
        }
    }
    // The unpacked length is not used.
    let mut changed = archive;
    changed[listed[2] + 24..listed[2] + 28].copy_from_slice(&7_u32.to_le_bytes());
    assert_eq!(findings(&folder, "games.zip", &changed).0.len(), 4);
}

#[test]
fn a_file_that_wants_a_password_or_an_unknown_method_is_named() {
    let folder = scratch("zip-password");
    let archive = zip(&[("a.pgn", RECORDS.as_bytes()), ("b.pgn", RECORDS.as_bytes())]);
    let list = archive.windows(4).position(|window| window == b"PK\x01\x02").unwrap();
    for (byte, value, reason) in
        [(6, 1, "the file is encrypted"), (8, 98, "the file is compressed by method 98, which is not supported")]
    {
        let mut changed = archive.clone();
        changed[byte] = value;
        changed[list + byte + 2] = value;
        let (found, messages, status) = findings(&folder, "games.zip", &changed);
        assert_eq!((found.len(), status), (2, 2), "{messages}");
        assert_eq!(messages, format!("zapis: cannot read games.zip/a.pgn: {reason}\n"));
    }
}

#[test]
fn names_inside_are_shown_and_never_obeyed() {
    let folder = scratch("zip-names");
    let archive = zip(&[("../../evil\x1b[31m.pgn", RECORDS.as_bytes()), ("/etc/b.pgn", RECORDS.as_bytes())]);
    let (found, _, status) = findings(&folder, "games.zip", &archive);
    assert_eq!((found.len(), status), (4, 1));
    assert!(found[0].starts_with("/../../evil␛[31m.pgn:3:"), "{found:?}");
    assert!(found[2].starts_with("//etc/b.pgn:3:"), "{found:?}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    // As the archiver of Windows writes a Russian name: in code page 866, without any mark.
    let mut archive = zip(&[("dvor.pgn", RECORDS.as_bytes())]);
    for at in 0..archive.len() - 4 {
        if &archive[at..at + 4] == b"dvor" {
            archive[at..at + 4].copy_from_slice(b"\xA4\xA2\xAE\xE0");
        }
    }
    let (found, _, _) = findings(&folder, "games.zip", &archive);
    assert!(found[0].starts_with("/двор.pgn:3:"), "{found:?}");
}

#[test]
fn every_method_that_is_common_is_read() {
    let folder = scratch("zip-methods");
    let methods = [12_u8, 93, 95];
    for (method, (ending, pack)) in methods.into_iter().zip([PACKERS[2], PACKERS[1], PACKERS[3]]) {
        let packed = pack(RECORDS.as_bytes());
        // A stored file with another compression method in its header; its checksum is that of the packed bytes, and
        // has to be set.
        let mut archive = zip(&[("board.png", b"x"), ("a.pgn", &packed)]);
        let crc = {
            let mut crc = flate2::Crc::new();
            crc.update(RECORDS.as_bytes());
            crc.sum().to_le_bytes()
        };
        let list = last_place(&archive, b"PK\x01\x02");
        let header = last_place(&archive, b"PK\x03\x04");
        archive[header + 8] = method;
        archive[list + 10] = method;
        archive[list + 16..list + 20].copy_from_slice(&crc);
        let (found, messages, status) = findings(&folder, "games.zip", &archive);
        assert_eq!((found.len(), messages.as_str(), status), (2, "", 1), "{ending}");
    }
}

#[test]
fn an_archive_from_a_pipe_is_read_like_the_file() {
    let folder = scratch("zip-pipe");
    let archive = streamed_zip(&[("b.pgn", RECORDS.as_bytes()), ("a.pgn", RECORDS.as_bytes())]);
    fs::write(folder.join("games.zip"), &archive).unwrap();
    let plain = validate(&folder, "games.zip");
    let piped =
        collect(zapis(&folder).args(["validate", "--format", "concise", "-q", "-"]).write_stdin(archive.as_slice()));
    assert_eq!(piped.results.replace("<stdin>/", "games.zip/"), plain.results);
    let cut = &archive[..archive.len() - 30];
    let piped = collect(zapis(&folder).args(["validate", "--format", "concise", "-q", "-"]).write_stdin(cut));
    assert_eq!(piped.results.replace("<stdin>/", "games.zip/"), plain.results);
    assert_eq!(piped.messages, "zapis: cannot read <stdin>: the zip archive ends early\n");
}

#[test]
fn an_output_is_compressed_as_its_name_says() {
    let folder = scratch("packed-outputs");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    fs::write(folder.join("b.pgn"), RECORDS).unwrap();
    let unpacked = |name: &str| {
        let bytes = fs::read(folder.join(name)).unwrap();
        let mut text = Vec::new();
        match &bytes[..4] {
            [0x1F, 0x8B, ..] => {
                std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&bytes[..]), &mut text).unwrap();
            }
            [0x28, 0xB5, 0x2F, 0xFD] => text = zstd::decode_all(&bytes[..]).unwrap(),
            plain => panic!("{name}: {plain:?}"),
        }
        (String::from_utf8(text).unwrap(), bytes.len())
    };
    let commands = [
        "convert",
        "export --format csv",
        "select --where plies>0",
        "sort --by event",
        "tags --set Site=Riga",
        "repair",
        "standings --list-players",
        "audit --format json",
        "plan --size 1K",
    ];
    for command in commands {
        let words: Vec<&str> = command.split(' ').collect();
        let plain = run(&folder, words.iter().copied().chain(["-q", "a.pgn", "-o", "plain"]));
        assert!(plain.status < 2, "{command}: {}", plain.messages);
        let plain = fs::read_to_string(folder.join("plain")).unwrap();
        for name in ["o.pgn.gz", "O.GZ", "o.zst"] {
            let ran = run(&folder, words.iter().copied().chain(["-q", "a.pgn", "-o", name]));
            assert!(ran.status < 2, "{command}: {}", ran.messages);
            assert_eq!(unpacked(name).0, plain, "{command} -o {name}");
        }
        for name in ["o.bz2", "o.xz", "o.pgn.zip"] {
            let ran = run(&folder, words.iter().copied().chain(["-q", "a.pgn", "-o", name]));
            let ending = name.rsplit('.').next().unwrap();
            let reason = format!(
                "zapis: {name}: files that end in `.{ending}` are read and not written; `.gz` and `.zst` are compressed\n"
            );
            assert_eq!(
                (ran.messages.as_str(), ran.status, folder.join(name).exists()),
                (reason.as_str(), 2, false),
                "{command}"
            );
        }
    }
    for name in ["u.pgn.gz", "u.pgn.zst"] {
        for option in ["--write-unique", "--merge"] {
            assert!(run(&folder, ["audit", "-q", "b.pgn", option, name]).status < 2);
            assert_eq!(unpacked(name).0.trim_end(), RECORDS.trim_end(), "{option}");
        }
        assert!(run(&folder, ["compare", "-q", "b.pgn", "b.pgn", "-o", name]).status < 2);
        assert!(unpacked(name).0.contains("1. e4"), "{name}");
    }
}

#[test]
fn the_level_of_compression_can_be_said() {
    let folder = scratch("packed-levels");
    fs::copy(project().join("corpus/games/world-championship-and-tournament-games.pgn"), folder.join("a.pgn")).unwrap();
    let len = |level: &str, name: &str| {
        let ran = run(&folder, ["convert", "-q", "a.pgn", "-o", name, "--compression-level", level]);
        assert!(ran.status < 2, "{}", ran.messages);
        fs::metadata(folder.join(name)).unwrap().len()
    };
    assert!(len("0", "o.gz") > len("1", "o.gz") && len("1", "o.gz") > len("9", "o.gz"));
    assert!(len("1", "o.zst") > len("19", "o.zst"));
    for (arguments, reason) in [
        (&["-o", "o.gz", "--compression-level", "10"][..], "there is no level 10 for o.gz: 0 to 9"),
        (&["-o", "o.zst", "--compression-level", "0"], "there is no level 0 for o.zst: 1 to 22"),
        (
            &["-o", "o.pgn", "--compression-level", "3"],
            "`--compression-level` is for an output that is called `.gz` or `.zst`",
        ),
        (&["--compression-level", "3"], "`--compression-level` is for an output that is called `.gz` or `.zst`"),
    ] {
        let ran = run(&folder, ["convert", "-q", "a.pgn"].iter().chain(arguments));
        assert_eq!((ran.messages, ran.status), (format!("zapis: {reason}\n"), 2), "{arguments:?}");
    }
    // Other outputs are not compressed, so such names are refused.
    let ran = run(&folder, ["audit", "-q", "a.pgn", "--baseline", "known.gz"]);
    assert_eq!((ran.status, folder.join("known.gz").exists()), (2, false), "{}", ran.messages);
}
