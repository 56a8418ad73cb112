//! `--range`: the ranges, joined, give what the whole file gives.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::support::run::{Ran, project, run, scratch, zapis};

/// Three pieces: text and two records without tag pairs, a record, a record in other letters; the second and the fourth
/// record have an error.
const RECORDS: &str = "prose\r\n\r\n1. e4 e5 *\r\n\r\n1. d4 Nf3 *\r\n[Event \"a\"]\n[Site \"b\"]\n\n1. e4 { [Event \"c\"] } e5 *\n\
    [Event \"d\"]\n\n1. Кf3 Кc3 {[%clk 1:00:00]} 1-0\n";

fn validate(folder: &Path, name: &str, range: &str) -> Ran {
    run(folder, ["validate", "--format", "json", "--range", range, name])
}

/// Returns the lines of findings, and the summary.
fn parts(ran: &Ran) -> (Vec<&str>, &str) {
    let mut lines: Vec<&str> = ran.results.lines().collect();
    let summary = lines.pop().expect("a summary");
    (lines, summary)
}

#[test]
fn two_ranges_hold_what_the_file_holds_wherever_it_is_cut() {
    let folder = scratch("ranges-two");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    let whole = validate(&folder, "a.pgn", "..");
    let (findings, _) = parts(&whole);
    assert!(findings.iter().any(|line| line.contains("\"record\":4")), "{findings:?}");
    let starts = [0, RECORDS.find("[Event \"a").unwrap(), RECORDS.find("[Event \"d").unwrap()];
    for cut in (0..RECORDS.len() + 2).step_by(3).chain(starts).chain(starts.map(|start| start + 1)) {
        let (first, second) =
            (validate(&folder, "a.pgn", &format!("..{cut}")), validate(&folder, "a.pgn", &format!("{cut}..")));
        let together: Vec<&str> = parts(&first).0.into_iter().chain(parts(&second).0).collect();
        assert_eq!(together, findings, "cut at {cut}");
        let n_records = |ran: &Ran| -> u64 {
            let summary: serde_json::Value = serde_json::from_str(parts(ran).1).unwrap();
            summary["records"].as_u64().unwrap()
        };
        let n_first = [(starts[2], 4), (starts[1], 3), (starts[0], 2)].into_iter().find(|(start, _)| cut > *start);
        assert_eq!(n_records(&first), n_first.map_or(0, |(_, n)| n), "cut at {cut}");
        assert_eq!(n_records(&first) + n_records(&second), 4, "cut at {cut}");
    }
}

#[test]
fn games_of_the_corpus_are_the_same_in_ranges() {
    let folder = project().join("corpus/games");
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let (name, len) = (path.file_name().unwrap().to_str().unwrap(), fs::metadata(&path).unwrap().len());
        for arguments in [&["validate", "--notes", "--all"][..], &["export", "--format", "ndjson"], &["convert"]] {
            let read = |range: &str| {
                let ran = run(&folder, [arguments, &["-q", "--range", range, name]].concat());
                [ran.results, ran.messages]
            };
            let cuts = [len / 3, len / 2];
            let [first, second, third] =
                [format!("..{}", cuts[0]), format!("{}..{}", cuts[0], cuts[1]), format!("{}..", cuts[1])];
            let parts = [read(&first), read(&second), read(&third)];
            let joined = |stream: usize| parts.iter().map(|part| part[stream].as_str()).collect::<String>();
            assert_eq!([joined(0), joined(1)], read(".."), "{name}: {arguments:?}");
        }
    }
}

#[test]
fn a_range_inside_a_record_holds_nothing_and_one_may_end_after_the_file() {
    let folder = scratch("ranges-inside");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    let inside = RECORDS.find("[Event \"c").unwrap();
    for range in [format!("{}..{}", inside - 3, inside + 9), "9999..99999".into(), "0..0".into(), "7..7".into()] {
        let ran = validate(&folder, "a.pgn", &range);
        assert_eq!((parts(&ran).0.len(), ran.status), (0, 0), "{range}");
    }
    assert_eq!(parts(&validate(&folder, "a.pgn", "0..99999")).0, parts(&validate(&folder, "a.pgn", "..")).0);
}

#[test]
fn text_without_a_record_is_reported_once_by_the_range_of_its_beginning() {
    let folder = scratch("ranges-text");
    fs::write(folder.join("a.pgn"), "prose\nand more\n").unwrap();
    fs::write(folder.join("b.pgn"), "prose\n\n[Event \"a\"]\n\n*\n").unwrap();
    let is_reported = |name: &str, range: &str| validate(&folder, name, range).results.contains("no-record");
    assert!(is_reported("a.pgn", "0..1") && is_reported("a.pgn", "0..99") && is_reported("a.pgn", ".."));
    assert!(!is_reported("a.pgn", "1..") && !is_reported("a.pgn", "0..0"));
    assert!(!is_reported("b.pgn", "0..1") && !is_reported("b.pgn", "0..8") && !is_reported("b.pgn", "1..3"));
}

#[test]
fn what_a_file_declares_at_its_beginning_holds_in_every_range() {
    let folder = scratch("ranges-declared");
    // Each byte is a letter in other encodings too.
    let record = b"[Event \"?\"]\n[White \"\xeb\xc9\xcd\"]\n\n1. e4 *\n";
    let bytes = [b"% charset=koi8-r\n", &record[..], record].concat();
    fs::write(folder.join("a.pgn"), &bytes).unwrap();
    let last = bytes.len() - record.len();
    for range in ["..".to_owned(), format!("{last}..")] {
        let ran = run(&folder, ["export", "--format", "ndjson", "--range", &range, "a.pgn"]);
        let line = ran.results.lines().last().unwrap();
        assert!(line.contains("\"encoding\":\"koi8-r\"") && line.contains("\"record\":2"), "{line}");
        assert!(line.contains("Ким"), "{line}");
    }
}

#[test]
fn a_declaration_is_looked_for_in_the_first_bytes_whatever_is_read_at_once() {
    let folder = scratch("ranges-declared-late");
    let mut bytes =
        b"[Event \"short\"]\n\n*\n\n[Event \"?\"]\n% charset=koi8-r\n[White \"\xeb\xc9\xcd\"]\n\n{".to_vec();
    // Long enough that the first record is read on its own.
    bytes.resize(1 << 21, b'.');
    bytes.extend_from_slice(b"} *\n");
    fs::write(folder.join("a.pgn"), &bytes).unwrap();
    let ran = run(&folder, ["convert", "--drop", "comments", "a.pgn"]);
    assert!(ran.results.contains("[White \"Ким\"]"), "{}", ran.results);
}

#[test]
fn rows_have_their_header_in_the_first_range_and_arrays_are_one_a_range() {
    let folder = scratch("ranges-rows");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    let export =
        |format: &str, range: &str| run(&folder, ["export", "--format", format, "--range", range, "a.pgn"]).results;
    assert_eq!(export("csv", "0..50") + &export("csv", "50..60") + &export("csv", "60.."), export("csv", ".."));
    assert_eq!(export("ndjson", "0..50") + &export("ndjson", "50.."), export("ndjson", ".."));
    let elements = |range: &str| serde_json::from_str::<Vec<serde_json::Value>>(&export("json", range)).unwrap();
    assert_eq!(elements("120..125").len(), 0);
    assert_eq!([elements("..50"), elements("50..")].concat(), elements(".."));
}

#[test]
fn ranges_of_utf16_count_its_bytes_as_stored() {
    let folder = scratch("ranges-utf16");
    let text = RECORDS.replace("prose", "prose 𝄞");
    for (mark, to_bytes) in [("\u{feff}", u16::to_le_bytes as fn(u16) -> [u8; 2]), ("", u16::to_be_bytes)] {
        let stored: Vec<u8> = format!("{mark}{text}").encode_utf16().flat_map(to_bytes).collect();
        fs::write(folder.join("a.pgn"), &stored).unwrap();
        let whole = validate(&folder, "a.pgn", "..");
        for cut in (0..stored.len()).step_by(7) {
            let (first, second) =
                (validate(&folder, "a.pgn", &format!("..{cut}")), validate(&folder, "a.pgn", &format!("{cut}..")));
            let together: Vec<&str> = parts(&first).0.into_iter().chain(parts(&second).0).collect();
            assert_eq!(together, parts(&whole).0, "cut at {cut}");
        }
    }
}

#[test]
fn standard_input_has_ranges_too() {
    let folder = scratch("ranges-stdin");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    let piped = zapis(&folder).args(["export", "--format", "epd", "--range", "60.."]).write_stdin(RECORDS).output();
    let from_file = run(&folder, ["export", "--format", "epd", "--range", "60..", "a.pgn"]);
    assert_eq!(String::from_utf8(piped.unwrap().stdout).unwrap(), from_file.results);
}

#[test]
fn what_is_not_a_range_of_one_plain_file_is_refused() {
    let folder = scratch("ranges-refused");
    fs::create_dir(folder.join("folder")).unwrap();
    for name in ["a.pgn", "b.pgn", "folder/c.pgn"] {
        fs::write(folder.join(name), RECORDS).unwrap();
    }
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    archive.start_file("a.pgn", zip::write::SimpleFileOptions::default()).unwrap();
    archive.write_all(RECORDS.as_bytes()).unwrap();
    fs::write(folder.join("a.zip"), archive.finish().unwrap().into_inner()).unwrap();
    for (range, paths, word) in [
        ("9..8", &["a.pgn"][..], "ends before it starts"),
        ("5", &["a.pgn"], "START..END"),
        ("a..b", &["a.pgn"], "START..END"),
        ("1..2..3", &["a.pgn"], "START..END"),
        ("-5..9", &["a.pgn"], "START..END"),
        ("0..9", &["a.pgn", "b.pgn"], "one file; 2 are given"),
        ("0..9", &["folder"], "folder is a folder"),
        ("0..9", &["a.zip"], "it is an archive"),
        ("0..9", &["none.pgn"], "none.pgn"),
    ] {
        for command in ["validate", "convert", "export"] {
            let ran = run(&folder, [&[command, &format!("--range={range}")][..], paths].concat());
            assert_eq!(ran.status, 2, "{range} of {paths:?}: {}", ran.messages);
            assert!(ran.messages.contains(word), "{range} of {paths:?}: {}", ran.messages);
        }
    }
}

/// Joins records of every kind up to a number of bytes.
fn long_file(folder: &Path, n_bytes: usize) -> usize {
    let mut all = Vec::new();
    while all.len() < n_bytes {
        for entry in fs::read_dir(project().join("corpus/games")).unwrap() {
            let bytes = fs::read(entry.unwrap().path()).unwrap();
            if bytes.starts_with(b"[") && std::str::from_utf8(&bytes).is_ok() {
                all.extend_from_slice(&bytes);
                all.extend_from_slice(b"\n\n");
            }
        }
    }
    fs::write(folder.join("long.pgn"), &all).unwrap();
    all.len()
}

#[test]
fn planned_ranges_hold_together_what_the_file_holds() {
    let folder = scratch("ranges-planned");
    let len = long_file(&folder, 1_000_000);
    let plan = run(&folder, ["plan", "--size", "200K", "long.pgn"]);
    let ranges: Vec<serde_json::Value> = plan.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!((3..=5).contains(&ranges.len()), "{}", plan.results);
    assert_eq!(ranges.iter().map(|range| range["bytes"].as_u64().unwrap()).sum::<u64>(), len as u64);
    for arguments in [
        &["validate", "--notes", "--all"][..],
        &["export", "--format", "ndjson"],
        &["export", "--format", "csv", "--rows", "games", "--fields", "all"],
        &["convert", "--to", "lan"],
    ] {
        let read = |range: &[&str]| {
            let ran = run(&folder, [arguments, &["-q"], range, &["long.pgn"]].concat());
            [ran.results, ran.messages]
        };
        let parts = ranges.iter().map(|range| {
            read(&["--range", range["range"].as_str().unwrap(), "--base", range["base"].as_str().unwrap()])
        });
        let mut joined = [String::new(), String::new()];
        for [results, messages] in parts {
            joined[0] += &results;
            joined[1] += &messages;
        }
        assert!(joined == read(&[]), "{arguments:?}");
    }
}

#[test]
fn a_range_with_a_base_reads_nothing_that_is_before_it() {
    let folder = scratch("ranges-unread");
    long_file(&folder, 1_000_000);
    let plan = run(&folder, ["plan", "--size", "200K", "long.pgn"]);
    let last: serde_json::Value = serde_json::from_str(plan.results.lines().last().unwrap()).unwrap();
    let (range, base) = (last["range"].as_str().unwrap(), last["base"].as_str().unwrap());
    let read = || run(&folder, ["validate", "--format", "json", "--range", range, "--base", base, "long.pgn"]).results;
    let before = read();
    // If it were read, every record and line would have another number.
    let start: usize = range.split("..").next().unwrap().parse().unwrap();
    let mut bytes = fs::read(folder.join("long.pgn")).unwrap();
    bytes[4096..start].fill(b' ');
    fs::write(folder.join("long.pgn"), bytes).unwrap();
    assert_eq!(read(), before);
}

#[test]
fn an_invalid_base_is_refused() {
    let folder = scratch("ranges-base");
    fs::write(folder.join("a.pgn"), RECORDS).unwrap();
    for (range, base, reported) in
        [("9..", "2,3", "no record begins at byte 9"), ("9..", "0,1", "RECORD,LINE"), ("9..", "2", "RECORD,LINE")]
    {
        let ran = run(&folder, ["validate", "--range", range, "--base", base, "a.pgn"]);
        assert!(ran.status == 2 && ran.messages.contains(reported), "{range} {base}: {}", ran.messages);
    }
    // Input that has to be read from its beginning has one range, and may have a base: it is counted nevertheless.
    let utf16: Vec<u8> = "\u{feff}".encode_utf16().chain(RECORDS.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    fs::write(folder.join("b.pgn"), utf16).unwrap();
    let start = 2 + 2 * RECORDS[..RECORDS.find("[Event \"d").unwrap()].encode_utf16().count();
    let range = format!("{start}..");
    let with_base = run(&folder, ["validate", "--format", "json", "--range", &range, "--base", "9,9", "b.pgn"]);
    let without = run(&folder, ["validate", "--format", "json", "--range", &range, "b.pgn"]);
    assert!(without.results.contains("\"record\":4"), "{}", without.results);
    assert_eq!(with_base.results, without.results);
}

/// Compresses a text in independent frames of about a given length.
fn packed(text: &[u8], frame_len: usize, pack: impl Fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    text.chunks(frame_len).flat_map(pack).collect()
}

fn gzip(part: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(part).unwrap();
    encoder.finish().unwrap()
}

fn zstd_frame(part: &[u8]) -> Vec<u8> {
    let mut encoder = zstd::stream::Encoder::new(Vec::new(), 1).unwrap();
    encoder.include_checksum(true).unwrap();
    encoder.write_all(part).unwrap();
    encoder.finish().unwrap()
}

/// As `pzstd` writes it: before each frame a skippable one with its compressed length.
fn pzstd_frame(part: &[u8]) -> Vec<u8> {
    let frame = zstd_frame(part);
    let len = u32::try_from(frame.len()).unwrap().to_le_bytes();
    [&[0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0], &len[..], &frame].concat()
}

fn bzip2(part: &[u8]) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(part).unwrap();
    encoder.finish().unwrap()
}

/// Reads the plan of a file.
fn planned(folder: &Path, size: &str, name: &str) -> (Ran, Vec<serde_json::Value>) {
    let plan = run(folder, ["plan", "--size", size, name]);
    let ranges = plan.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (plan, ranges)
}

/// Reads a file range by range, and the whole. Returns results, messages and the worst exit status of each.
fn read_both(folder: &Path, name: &str, arguments: &[&str], ranges: &[serde_json::Value]) -> [([String; 2], i32); 2] {
    let read = |range: &[&str]| run(folder, [arguments, &["-q"], range, &[name]].concat());
    let mut joined = ([String::new(), String::new()], 0);
    for range in ranges {
        let ran = read(&["--range", range["range"].as_str().unwrap(), "--base", range["base"].as_str().unwrap()]);
        joined.0[0] += &ran.results;
        joined.0[1] += &ran.messages;
        joined.1 = joined.1.max(ran.status);
    }
    let whole = read(&[]);
    [joined, ([whole.results, whole.messages], whole.status)]
}

#[test]
fn frames_of_compressed_files_are_ranges() {
    let folder = scratch("ranges-frames");
    let len = long_file(&folder, 1_000_000);
    let text = fs::read(folder.join("long.pgn")).unwrap();
    // The last frame of the seekable format is a table, which is skipped.
    let table = [&[0x5e, 0x2a, 0x4d, 0x18, 9, 0, 0, 0], &[1; 9][..]].concat();
    for (name, bytes) in [
        ("long.pgn.gz", packed(&text, 60_000, gzip)),
        ("long.pgn.bz2", packed(&text, 60_000, bzip2)),
        ("long.pgn.zst", [packed(&text, 60_000, zstd_frame), table].concat()),
        ("pzstd.pgn.zst", packed(&text, 60_000, pzstd_frame)),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        let (plan, ranges) = planned(&folder, "200K", name);
        assert!((3..=5).contains(&ranges.len()), "{name}: {}", plan.results);
        assert_eq!(ranges.iter().map(|range| range["bytes"].as_u64().unwrap()).sum::<u64>(), len as u64, "{name}");
        for arguments in [&["validate", "--notes", "--all"][..], &["export", "--format", "ndjson"], &["convert"]] {
            let [joined, whole] = read_both(&folder, name, arguments, &ranges);
            assert!(joined == whole, "{name}: {arguments:?}");
        }
        // Without a base, the part before the range is counted.
        let last = ranges.last().unwrap();
        let range = last["range"].as_str().unwrap();
        let with_base = ["validate", "--range", range, "--base", last["base"].as_str().unwrap(), name];
        assert_eq!(run(&folder, ["validate", "--range", range, name]).results, run(&folder, with_base).results);
    }
    // A file with one frame has one range.
    fs::write(folder.join("one.pgn.gz"), gzip(&text)).unwrap();
    let (_, ranges) = planned(&folder, "200K", "one.pgn.gz");
    assert_eq!((ranges.len(), ranges[0]["bytes"].as_u64()), (1, Some(len as u64)));
}

#[test]
fn a_range_of_a_compressed_file_reads_no_frame_that_is_before_it() {
    let folder = scratch("ranges-frames-unread");
    long_file(&folder, 1_000_000);
    let text = fs::read(folder.join("long.pgn")).unwrap();
    for (name, mut bytes) in
        [("a.pgn.gz", packed(&text, 100_000, gzip)), ("a.pgn.zst", packed(&text, 100_000, zstd_frame))]
    {
        fs::write(folder.join(name), &bytes).unwrap();
        let (_, ranges) = planned(&folder, "200K", name);
        let last = ranges.last().unwrap();
        let (range, base) = (last["range"].as_str().unwrap(), last["base"].as_str().unwrap());
        let read = || run(&folder, ["validate", "--range", range, "--base", base, name]);
        let before = read();
        let stored: usize = base.split(',').nth(2).unwrap().parse().unwrap();
        bytes[2 * stored / 3..stored].fill(0);
        fs::write(folder.join(name), &bytes).unwrap();
        let after = read();
        assert_eq!((after.results, after.status), (before.results, before.status), "{name}");
        // If no frame begins there, nothing is decompressed.
        let wrong = base.replace(&format!(",{stored},"), &format!(",{},", stored + 1));
        let ran = run(&folder, ["validate", "--range", range, "--base", &wrong, name]);
        assert!(ran.status == 2 && ran.messages.contains("no compressed frame begins"), "{}", ran.messages);
    }
}

#[test]
fn a_damaged_frame_is_reported_with_its_place_and_no_row_is_lost_before_it_or_doubled() {
    let folder = scratch("ranges-frames-damaged");
    long_file(&folder, 1_000_000);
    let text = fs::read(folder.join("long.pgn")).unwrap();
    for (name, pack) in [("a.pgn.gz", gzip as fn(&[u8]) -> Vec<u8>), ("a.pgn.zst", zstd_frame)] {
        let frames: Vec<Vec<u8>> = text.chunks(100_000).map(pack).collect();
        let stored: usize = frames[..6].iter().map(Vec::len).sum();
        let mut bytes = frames.concat();
        fs::write(folder.join(name), &bytes).unwrap();
        let (_, before) = planned(&folder, "200K", name);
        let middle = stored + frames[6].len() / 2;
        bytes[middle..middle + 9].fill(0x55);
        fs::write(folder.join(name), &bytes).unwrap();
        let reported = format!("the frame that begins at byte {stored} of the file, byte 600000 of what is unpacked");
        // A new plan ends at the damage, as the whole does.
        let (plan, ranges) = planned(&folder, "200K", name);
        assert!(plan.status == 2 && plan.messages.contains(&reported), "{name}: {}", plan.messages);
        let arguments = ["export", "--format", "csv", "--rows", "games", "--fields", "record,line,offset,moves"];
        let [joined, whole] = read_both(&folder, name, &arguments, &ranges);
        assert!(whole.1 == 2 && whole.0[1].contains(&reported), "{name}: {}", whole.0[1]);
        assert!(joined == whole, "{name}: {}", joined.0[1]);
        // In the old plan, only the ranges that need the frame lack records.
        for range in before {
            let range = (range["range"].as_str().unwrap(), range["base"].as_str().unwrap());
            let ran = run(&folder, [&arguments[..], &["--range", range.0, "--base", range.1, name]].concat());
            let (start, end) = range.0.split_once("..").unwrap();
            let (start, end) = (start.parse::<usize>().unwrap(), end.parse::<usize>().unwrap_or(usize::MAX));
            assert_eq!(ran.status == 2, start < 700_000 && end > 600_000, "{name}: {range:?}: {}", ran.messages);
        }
    }
}
