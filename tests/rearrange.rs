//! `zapis sort`, `split` and `tags`: every record is written once, as it is stored, and only tags change.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use crate::support::run::{collect, project, run, scratch, zapis};
use proptest::prelude::*;
use zapis::{InputFormat, Inputs, Options, Select, Sort, Split, Tags};
use zapis_record::text::{Encoding, EncodingChoice, decode};

/// Records of every kind, each with a number that no other has, and text that may be between them.
fn files() -> impl Strategy<Value = Vec<String>> {
    let record = (0_u8..12, any::<bool>(), 0_u8..5);
    prop::collection::vec(prop::collection::vec(record, 0..9), 1..4).prop_map(|files| {
        let mut number = 0;
        let mut next = || {
            number += 1;
            number
        };
        files.into_iter().map(|records| file_of(&records, &mut next)).collect()
    })
}

fn file_of(records: &[(u8, bool, u8)], next: &mut impl FnMut() -> u32) -> String {
    let mut text = String::new();
    for (kind, has_crlf, between) in records {
        let n = next();
        let record = match kind {
            0 => format!(
                "[Event \"e{}\"]\n[Date \"19{}.??.??\"]\n[White \"n{n}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
                n % 3,
                n % 50 + 10
            ),
            1 => format!("[White \"n{n}\"]\n[Black \"B\"]\n\n1. d4 {{n{n}}} *\n"),
            2 => format!("[Event \"n{n}\"]\n[White \"w\"]\n[Black \"b\"]\n[Result \"0-1\"]\n"),
            3 => format!("1. c4 {{n{n}}} c5 1/2-1/2\n"),
            4 => format!("[Event \"n{n}\"]\n\n1. Nf3 d5\n"),
            5 => format!("[Event \"n{n}\"]\n\n1. Nf3 {{ open d5 1-0\n"),
            6 => format!("[Site \"n{n}\"]\n[Round \"{}\"]\n\n1. e4 (1. d4 d5) e5 $1 ; to the end\n2. Nf3 0-1\n", n % 7),
            7 => format!("[Event \"n{n}\"]\n[WhiteElo \"{}\"]\n\n1. e4 1-0 said behind the end\n", 2000 + n % 9),
            8 => format!("[White \"n{n}\"]\n[Black \"b\"]\n"),
            9 => format!("[Event \"Ё{n}\"]\n[White \"n{n}\"]\n\n1. e4 {{Ход}} *\n"),
            10 => format!("[Event \"n{n}\"]\n\n*\n"),
            _ => format!("[Event \"n{n}\"] ; a comment\n%an escape\n[Date \"2001.2.3\"]\n\n1. e4 e5 2. Ke3 0-1\n"),
        };
        let between = match between {
            0 => "\n".to_owned(),
            1 => "\n\n\n".to_owned(),
            2 => format!("\n; about the next {}\n", next()),
            3 => format!("\nRound of {}\n\n", next()),
            _ => format!("\n% escape {}\n\n", next()),
        };
        let whole = record + &between;
        text.push_str(&if *has_crlf { whole.replace('\n', "\r\n") } else { whole });
    }
    text
}

/// Lists the words with a number in a text, in order.
fn numbered(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let words = text.split(|c: char| !c.is_alphanumeric());
    // Results are written if a record would otherwise run into another.
    let is_number = |word: &&str| word.bytes().any(|byte| byte.is_ascii_digit()) && !["0", "1", "2"].contains(word);
    let mut words: Vec<String> = words.filter(is_number).map(str::to_owned).collect();
    words.sort_unstable();
    words
}

fn inputs(files: &[String]) -> Inputs {
    let named = files.iter().enumerate().map(|(index, bytes)| Inputs::bytes(format!("{index}.pgn"), bytes.clone()));
    named.fold(Inputs::default(), Inputs::and)
}

/// Reads everything as PGN, even text that is not.
fn as_pgn() -> Options {
    Options::default().jobs(1).reading(InputFormat::Pgn)
}

fn n_records(bytes: &[u8]) -> u64 {
    zapis::select(bytes, &Select::matching("path ~ \"\"").unwrap(), &as_pgn()).unwrap().records
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_record_and_all_text_between_comes_out_once_and_in_order(
        files in files(),
        by in prop::sample::select(vec!["date", "-event", "white,-round", "plies", "result,-white-elo", "tag(Nothing)"]),
        in_memory in prop::sample::select(vec![0_usize, 300, 1 << 20]),
    ) {
        let options = as_pgn();
        let sort = Sort::by(by).unwrap().in_memory(in_memory);
        let sorted = zapis::sort(inputs(&files), &sort, &options).unwrap();
        let before: u64 = files.iter().map(|file| n_records(file.as_bytes())).sum();
        prop_assert_eq!(sorted.records, before);
        prop_assert_eq!(n_records(&sorted.bytes), before, "{}", String::from_utf8_lossy(&sorted.bytes));
        prop_assert_eq!(numbered(&sorted.bytes), numbered(files.concat().as_bytes()));
        // Text after a comment that is never closed is a part of it.
        prop_assume!(!files.concat().contains("{ open"));
        let again = zapis::sort(sorted.bytes.clone(), &sort, &options).unwrap();
        // Line breaks between records of both kinds belong to no record.
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace('\r', "");
        prop_assert_eq!(text(&again.bytes), text(&sorted.bytes));
    }

    #[test]
    fn every_record_goes_to_one_file(
        files in files(),
        by in prop::sample::select(vec!["event", "year", "encoding", "2", "90"]),
    ) {
        let split = match by {
            "2" => Split::every(2),
            "90" => Split::of_size(90),
            field => Split::by(field).unwrap(),
        };
        let split = zapis::split(inputs(&files), &split.in_memory(200), &as_pgn()).unwrap();
        let before: u64 = files.iter().map(|file| n_records(file.as_bytes())).sum();
        let listed = split.files().to_vec();
        prop_assert_eq!((split.n_records(), listed.iter().map(|file| file.records).sum::<u64>()), (before, before));
        let mut written: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
        split.each(|index, bytes| {
            written.entry(index).or_default().extend_from_slice(bytes);
            Ok(())
        }).unwrap();
        for (index, bytes) in &written {
            prop_assert_eq!(n_records(bytes), listed[*index].records, "{}", String::from_utf8_lossy(bytes));
        }
        let all: Vec<u8> = written.values().flatten().copied().collect();
        prop_assert_eq!(numbered(&all), numbered(files.concat().as_bytes()));
    }

    #[test]
    fn tags_change_alone_and_once(
        files in files(),
        n_wanted in 0_usize..6,
        encoding in prop::sample::select(vec![Encoding::Utf8, Encoding::Koi8R, Encoding::Utf16Le]),
    ) {
        let tags = [
            Tags::default().set("Event", "Кубок \"X\" \\").unwrap().rename("White", "Player").unwrap(),
            Tags::default().keep_seven().complete(),
            Tags::default().drop(["Event", "Site", "White", "Date", "Round", "Result", "WhiteElo"]),
            Tags::default().dates().results().ply_count(),
            Tags::default().add("Site", "Riga").unwrap().set("Black", "?").unwrap().set("Annotator", "A").unwrap(),
            Tags::default().rename("Event", "Site").unwrap().complete(),
        ];
        let text = files.concat();
        let mut stored = if encoding.is_utf16() { vec![0xff, 0xfe] } else { Vec::new() };
        encoding.encode(&text, &mut stored).unwrap();
        let options = as_pgn().encoding(encoding.label()).unwrap();
        let tagged_of = |bytes: &[u8]| {
            let tagged = zapis::tags(Inputs::bytes("a.pgn", bytes), &tags[n_wanted], &options, None).unwrap();
            let mut written = Vec::new();
            tagged.write(|bytes| {
                written.extend_from_slice(bytes);
                Ok(())
            }).unwrap();
            (tagged, written)
        };
        let (tagged, written) = tagged_of(&stored);
        if let [file] = tagged.files.as_slice() {
            prop_assert_eq!(&file.mended().unwrap(), &written);
        }
        let read = |bytes: &[u8]| decode(bytes, EncodingChoice::Forced(encoding), None).text.into_owned();
        let (before, after) = (read(&stored), read(&written));
        let moves = |text: &str| {
            let lines = text.lines().filter(|line| !line.starts_with('[') && !line.trim().is_empty());
            lines.map(str::to_owned).collect::<Vec<_>>()
        };
        let kept = |lines: Vec<String>| lines.into_iter().filter(|line| !line.starts_with("; a comment") && !line.starts_with(" ; a comment")).collect::<Vec<_>>();
        prop_assert_eq!(kept(moves(&after)), kept(moves(&before)));
        let (again, twice) = tagged_of(&written);
        prop_assert!(again.files.is_empty(), "{}\n---\n{}", after, read(&twice));
        prop_assert_eq!(again.records, tagged.records);
    }
}

#[test]
fn records_are_sorted_by_several_fields_and_what_is_not_known_comes_last() {
    let game = |name: &str, date: &str, elo: &str| {
        format!("[Event \"{name}\"]\n[Date \"{date}\"]\n[WhiteElo \"{elo}\"]\n\n*\n\n")
    };
    let text = [
        "% a head\n\n",
        &game("a", "2001.05.01", "2100"),
        &game("b", "????.??.??", "2700"),
        &game("c", "1999.??.??", ""),
        &game("d", "2001.05.01", "2500"),
        &game("e", "2001.05.01", ""),
    ]
    .concat();
    let sorted = zapis::sort(text.as_str(), &Sort::by("date,-white-elo").unwrap(), &Options::default()).unwrap();
    let expected = [
        "% a head\n\n",
        &game("c", "1999.??.??", ""),
        &game("d", "2001.05.01", "2500"),
        &game("a", "2001.05.01", "2100"),
        &game("e", "2001.05.01", ""),
        &game("b", "????.??.??", "2700"),
    ]
    .concat();
    assert_eq!(String::from_utf8(sorted.bytes).unwrap(), expected);
}

const TWO: &str = "[Event \"Wch/1\"]\n[White \"Tal\"]\n[Black \"Botvinnik\"]\n\n1. e4 *\n\n[Event \"wch:1\"]\n[White \"TAL\"]\n[Black \"?\"]\n\n1. d4 *\n";

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_split_knows_rounds_and_days() {
    let folder = scratch("split-rounds");
    let game = |round: &str, date: &str| format!("[Date \"{date}\"]\n[Round \"{round}\"]\n\n1. e4 *\n\n");
    let games =
        [game("1.1", "2024.05.01"), game("2", "2024.05.??"), game("1.2", "2024.05.01"), game("Final", "?")].concat();
    fs::write(folder.join("a.pgn"), games).unwrap();
    for (field, expected) in [
        ("round", &["Final.pgn", "round 1.pgn", "round 2.pgn"]),
        ("date", &["2024-05-01.pgn", "2024-05.pgn", "unknown.pgn"]),
    ] {
        let ran = run(&folder, ["split", "--by", field, "--into", field, "a.pgn"]);
        assert_eq!(
            (ran.status, names(&folder.join(field))),
            (0, expected.map(str::to_owned).to_vec()),
            "{}",
            ran.messages
        );
    }
}

#[test]
fn files_of_a_split_have_safe_names_and_replace_nothing_unasked() {
    let folder = scratch("split-names");
    fs::write(folder.join("a.pgn"), TWO).unwrap();
    let ran = run(&folder, ["split", "--by", "event", "--into", "out", "a.pgn"]);
    let reported =
        "`wch:1` goes to wch_1~2.pgn: another value has the same name of a file\n2 records in 2 files in out\n";
    assert_eq!((ran.messages.as_str(), ran.status), (reported, 0));
    assert_eq!(ran.results, "1\tout/Wch_1.pgn\n1\tout/wch_1~2.pgn\n");
    assert_eq!(names(&folder.join("out")), ["Wch_1.pgn", "wch_1~2.pgn"]);
    let ran = run(&folder, ["split", "--by", "player", "--into", "out", "-q", "a.pgn"]);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""));
    assert_eq!(names(&folder.join("out")), ["Botvinnik.pgn", "Tal.pgn", "Wch_1.pgn", "unknown.pgn", "wch_1~2.pgn"]);
    assert_eq!(fs::read_to_string(folder.join("out/Tal.pgn")).unwrap(), format!("{TWO}\n"));
    fs::write(folder.join("out/Tal.pgn"), "mine").unwrap();
    let ran = run(&folder, ["split", "--by", "white", "--into", "out", "a.pgn"]);
    assert_eq!((ran.status, fs::read_to_string(folder.join("out/Tal.pgn")).unwrap().as_str()), (2, "mine"));
    assert!(ran.messages.starts_with("zapis: out/Tal.pgn is there already; nothing was written."), "{}", ran.messages);
    let ran = run(&folder, ["split", "--by", "white", "--into", "out", "--overwrite", "a.pgn"]);
    assert_eq!((ran.status, fs::read_to_string(folder.join("out/Tal.pgn")).unwrap()), (0, format!("{TWO}\n")));
    let older = "zapis: out also holds 4 files that this run did not write: Botvinnik.pgn, Wch_1.pgn, unknown.pgn, wch_1~2.pgn\n";
    assert!(ran.messages.ends_with(older), "{}", ran.messages);
    let ran = run(&folder, ["split", "--by", "white", "--into", "out", "--overwrite", "a.pgn", "out/Tal.pgn"]);
    assert_eq!(ran.status, 2, "{}", ran.messages);
    let ran = run(&folder, ["split", "--every", "1", "--into", "n", "a.pgn"]);
    assert_eq!((ran.status, names(&folder.join("n"))), (0, vec!["0001.pgn".to_owned(), "0002.pgn".to_owned()]));
    let ran = run(&folder, ["split", "--by", "number", "--into", "m", "a.pgn"]);
    assert_eq!((ran.status, names(&folder.join("m"))), (0, vec!["0001.pgn".to_owned(), "0002.pgn".to_owned()]));
    let ran = run(&folder, ["split", "--size", "1M", "--into", "s", "a.pgn", "none.pgn"]);
    assert_eq!((ran.status, folder.join("s").exists()), (2, false), "{}", ran.messages);
}

#[test]
fn tags_are_written_to_standard_output_or_into_the_files() {
    let folder = scratch("tags-written");
    fs::write(folder.join("a.pgn"), TWO).unwrap();
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(TWO.as_bytes()).unwrap();
    fs::write(folder.join("b.pgn.gz"), packed.finish().unwrap()).unwrap();
    let ran = run(&folder, ["tags", "--set", "Event=W\"ch", "--drop", "Black", "a.pgn", "b.pgn.gz"]);
    let one = "[Event \"W\\\"ch\"]\n[White \"Tal\"]\n\n1. e4 *\n\n[Event \"W\\\"ch\"]\n[White \"TAL\"]\n\n1. d4 *\n";
    assert_eq!((ran.results.as_str(), ran.status), (format!("{one}\n{one}").as_str(), 0));
    assert_eq!(ran.messages, "8 tags changed in 4 of 4 records\n");
    let piped = collect(zapis(&folder).args(["tags", "--set", "Event=W\"ch", "--drop=Black", "-q"]).write_stdin(TWO));
    assert_eq!((piped.results.as_str(), piped.messages.as_str()), (one, ""));
    let ran = run(
        &folder,
        ["tags", "--set", "Event=W\"ch", "--drop=Black", "--in-place", "--backup=.old", "a.pgn", "b.pgn.gz"],
    );
    assert_eq!(ran.status, 2);
    assert!(ran.messages.contains("b.pgn.gz is compressed"), "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("a.pgn")).unwrap(), one);
    assert_eq!(fs::read_to_string(folder.join("a.pgn.old")).unwrap(), TWO);
    let ran = run(&folder, ["tags", "--set", "Event=W\"ch", "--diff", "a.pgn"]);
    assert_eq!((ran.results.as_str(), ran.status), ("", 0));
    let ran = run(&folder, ["tags", "--set", "Round=1", "--diff", "a.pgn"]);
    assert!(ran.results.contains("+[Round \"1\"]\n") && ran.status == 1, "{}", ran.results);
    for wrong in
        [&["tags", "a.pgn"][..], &["tags", "--set", "A b=c", "a.pgn"], &["tags", "--set", "Event=a\nb", "a.pgn"]]
    {
        assert_eq!(run(&folder, wrong).status, 2, "{wrong:?}");
    }
}

#[test]
fn impossible_changes_of_tags_are_reported_and_nothing_else_is_changed() {
    let text =
        "[Event \"a\"]\n[White \"x\"]\n[Player \"y\"]\n[Date \"3.4.1998\"]\n[Result \"won\"]\n\n1. e4 e5 2. Ke3 *\n";
    let tags = Tags::default().rename("White", "Player").unwrap().dates().results().ply_count();
    let tagged = zapis::tags(text, &tags, &Options::default(), None).unwrap();
    assert_eq!((tagged.files.len(), tagged.n_problems, tagged.problems.len()), (0, 4, 4), "{:?}", tagged.problems);
    let reported: Vec<String> = tagged.problems.iter().map(|problem| problem.reason.to_string()).collect();
    assert_eq!(reported[0], "`White` was not renamed: the record has `Player` too, and it says something else");
    assert!(tagged.problems.iter().all(|problem| problem.line == Some(1)));
    let tags = Tags::default().set("Event", "♘").unwrap();
    let tagged =
        zapis::tags(b"[Event \"a\"]\n\n*\n", &tags, &Options::default().encoding("koi8-r").unwrap(), None).unwrap();
    assert_eq!((tagged.files.len(), tagged.n_problems), (0, 1));
}

#[test]
fn all_that_ships_comes_out_once() {
    let folder = project().join("corpus/games");
    let options = Options::default();
    let before =
        zapis::select(Inputs::paths([&folder]), &Select::matching("path ~ \"\"").unwrap(), &options).unwrap().records;
    let sorted = zapis::sort(Inputs::paths([&folder]), &Sort::by("date,event,round").unwrap(), &options).unwrap();
    assert_eq!((sorted.records, n_records(&sorted.bytes)), (before, before));
}

#[test]
fn openings_are_named_by_their_positions() {
    let text = "[Event \"a\"]\n[ECO \"A00\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 *\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n";
    let tagged = zapis::tags(text, &Tags::default().openings(), &Options::default(), None).unwrap();
    let mended = String::from_utf8(tagged.files[0].mended().unwrap()).unwrap();
    assert_eq!(mended, text.replace("A00\"]", "B90\"]\n[Opening \"Sicilian Defense: Najdorf Variation\"]"));
}

#[test]
fn tags_are_added_kept_and_normalized_by_their_short_names() {
    let folder = scratch("tags-short");
    let game =
        "[Event \"A\"]\n[Date \"1960\"]\n[White \"B\"]\n[Annotator \"C\"]\n[Result \"1:0\"]\n\n1. e4 c5 2. Nf3 1-0\n";
    fs::write(folder.join("a.pgn"), game).unwrap();
    let tags = |arguments: &[&str]| run(&folder, ["tags", "-q", "a.pgn"].iter().chain(arguments)).results;
    let added = tags(&["--add", "eco,plycount", "--add", "Site=Riga"]);
    for tag in ["[Site \"Riga\"]\n", "[ECO \"B27\"]\n", "[Opening \"Sicilian Defense", "[PlyCount \"3\"]\n"] {
        assert!(added.contains(tag), "{tag}\n{added}");
    }
    assert_eq!(tags(&["--normalize", "dates,results"]), tags(&["--dates", "--results"]));
    assert!(tags(&["--normalize", "dates"]).contains("[Date \"1960.??.??\"]"));
    let kept = tags(&["--keep", "White,Annotator"]);
    assert_eq!(kept, "[White \"B\"]\n[Annotator \"C\"]\n\n1. e4 c5 2. Nf3 1-0\n");
    let both = tags(&["--keep", "Annotator", "--keep-seven"]);
    assert_eq!(both, game);
    assert_eq!(run(&folder, ["tags", "--add", "humor", "a.pgn"]).status, 2);
}

#[test]
fn records_of_several_encodings_in_one_file_are_in_utf8_and_those_of_one_stay_as_they_are() {
    let folder = scratch("rearrange-encodings");
    let record = |event: &str, white: &str| format!("[Event \"{event}\"]\n[White \"{white}\"]\n\n1. e4 *\n");
    let stored = |text: &str, encoding: Encoding| {
        let mut bytes = Vec::new();
        encoding.encode(text, &mut bytes).unwrap();
        bytes
    };
    let (german, russian) = (record("C", "Müller, Jörg"), record("A", "Жуков, Юрий"));
    fs::write(folder.join("a.pgn"), stored(&german, Encoding::Windows1252)).unwrap();
    fs::write(folder.join("b.pgn"), record("B", "Müller, Jörg; Жуков")).unwrap();
    fs::write(folder.join("c.pgn"), stored(&russian, Encoding::Windows1251)).unwrap();
    let sort = |names: &[&str]| {
        let sorted = run(&folder, ["sort", "--by", "event", "-o", "sorted.pgn"].iter().chain(names));
        assert_eq!(sorted.status, 0, "{}", sorted.messages);
        fs::read(folder.join("sorted.pgn")).unwrap()
    };
    let all = format!("{russian}\n{}\n{german}\n", record("B", "Müller, Jörg; Жуков"));
    assert_eq!(String::from_utf8(sort(&["a.pgn", "b.pgn", "c.pgn"])).unwrap(), all);
    assert_eq!(sort(&["c.pgn"]), [stored(&russian, Encoding::Windows1251), b"\n".to_vec()].concat());
    let split = run(&folder, ["split", "--by", "event", "--into", "out", "a.pgn", "b.pgn", "c.pgn"]);
    assert_eq!(split.status, 0, "{}", split.messages);
    assert_eq!(fs::read(folder.join("out/A.pgn")).unwrap(), sort(&["c.pgn"]));
}

#[test]
fn a_folder_is_converted_file_by_file() {
    let folder = scratch("convert-into");
    fs::create_dir_all(folder.join("club/sub")).unwrap();
    let game = |name: &str| format!("[White \"{name}\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 *\n");
    fs::write(folder.join("club/a.pgn"), game("Tal")).unwrap();
    fs::write(folder.join("club/sub/b.pgn"), game("Botvinnik").replace("Nf3", "Nf6")).unwrap();
    fs::write(folder.join("club/sheet.txt"), "1. e4 e5\n2. Nf3 Nc6\n").unwrap();
    fs::write(folder.join("club/README.txt"), "The games of the club were typed by its members over many years.\n")
        .unwrap();
    let ran = run(&folder, ["convert", "-q", "--out-letters", "ru", "club", "--into", "out"]);
    assert_eq!(ran.status, 1, "{}", ran.messages);
    assert_eq!(names(&folder.join("out")), ["a.pgn", "sheet.pgn", "sub"]);
    assert!(fs::read_to_string(folder.join("out/a.pgn")).unwrap().contains("2. Кf3"));
    assert_eq!(names(&folder.join("out/sub")), ["b.pgn"]);
    let again = run(&folder, ["convert", "-q", "club", "--into", "out"]);
    assert_eq!(again.status, 2);
    assert!(again.messages.contains("a.pgn is there already; nothing was written"), "{}", again.messages);
    assert!(fs::read_to_string(folder.join("out/a.pgn")).unwrap().contains("2. Кf3"));
    let pages = run(&folder, ["convert", "-q", "--to", "html", "club/a.pgn", "missing.pgn", "--into", "pages"]);
    assert_eq!((pages.status, names(&folder.join("pages"))), (2, vec!["a.html".to_owned()]), "{}", pages.messages);
    // Two files of one name do not become one.
    let ran = run(&folder, ["convert", "-q", "club/a.pgn", "out/a.pgn", "--into", "both"]);
    assert_eq!((ran.status, folder.join("both").exists()), (2, false), "{}", ran.messages);
}
