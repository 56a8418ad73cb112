//! Articles: the moves of running text in other letters, every other byte unchanged.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run::{Ran, run, scratch};

const ARTICLE: &str = "\
ЗАМЕТКИ РЕДАКТОРА

Матч начался с испанской партии. После 1.e4 e5 2.Кf3 Кc6 3.Сb5
белые грозят взять на c6. Вот одна из партий.

А. Карпов – Г. Каспаров
Москва, 1984
Испанская партия

1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. 0–0 Сe7 (плохо 5...К:e4 6.Лe1 Кd6
7. К:e5 с преимуществом) 6. Лe1 b5 7. Сb3 d6! 8. c3 0–0
Обычный порядок. Теперь на 9. d4 последует 9...Сg4, и приходится играть 10.Сe3.
9. h3 Кa5 10. Сc2 c5 11. d4 Фc7 12. Кbd2 cd 13. cd Кc6
Хуже 13...Сd7 14.Кf1 Лac8 15.Кe3 – у белых лучше.
14. Кb3 a5 15. Сe3 a4 16. Кbd2 Сd7 17. Лc1 Фb7

Белые сдались.
";

fn folder(name: &str) -> PathBuf {
    scratch(&format!("article-{name}"))
}

fn rewritten<'a>(folder: &Path, options: impl IntoIterator<Item = &'a str>, file: &'a str) -> Ran {
    run(folder, ["convert", "--article"].into_iter().chain(options).chain([file]))
}

fn by_hand(text: &str, letters: [&str; 5]) -> String {
    let mut made = text.to_owned();
    for (piece, letter) in ["Кр", "Ф", "Л", "С", "К"].iter().zip(letters) {
        for behind in ["a", "b", "c", "d", "e", "f", "g", "h", ":"] {
            made = made.replace(&format!("{piece}{behind}"), &format!("{letter}{behind}"));
        }
    }
    made
}

#[test]
fn moves_of_games_variations_and_prose_are_rewritten_and_nothing_else() {
    let folder = folder("plain");
    fs::write(folder.join("a.txt"), ARTICLE).unwrap();
    for (options, letters) in [
        (vec![], ["K", "Q", "R", "B", "N"]),
        (vec!["--out-letters", "de"], ["K", "D", "T", "L", "S"]),
        (vec!["--to", "figurine"], ["♔", "♕", "♖", "♗", "♘"]),
    ] {
        let ran = rewritten(&folder, options.iter().copied(), "a.txt");
        assert_eq!((ran.status, ran.results), (0, by_hand(ARTICLE, letters)));
        assert_eq!(ran.messages, "32 words rewritten in 2 of 2 records\n");
    }
    let printed = rewritten(&folder, ["-q", "--captures", "x", "--castling", "letters"], "a.txt").results;
    assert!(printed.contains("5. O-O Be7 (плохо 5...Nxe4 6.Re1 Nd6\n7. Nxe5 с"), "{printed}");
}

#[test]
fn the_way_there_and_back_leaves_every_byte() {
    let folder = folder("back");
    let bytes = |encoding: &str, text: &str| -> Vec<u8> {
        match encoding {
            "utf-16le" => [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect(),
            "windows-1251" => text.chars().map(windows_1251).collect(),
            _ => text.as_bytes().to_vec(),
        }
    };
    for (encoding, line_break) in [("utf-8", "\n"), ("utf-8", "\r\n"), ("windows-1251", "\r\n"), ("utf-16le", "\n")] {
        let stored = bytes(encoding, &ARTICLE.replace('\n', line_break));
        fs::write(folder.join("there.txt"), &stored).unwrap();
        let there = ["convert", "-q", "--article", "there.txt", "-o", "back.txt"];
        let back = ["convert", "-q", "--article", "--out-letters", "ru", "back.txt", "-o", "again.txt"];
        assert_eq!((run(&folder, there).status, run(&folder, back).status), (0, 0), "{encoding}");
        let english = bytes(encoding, &by_hand(ARTICLE, ["K", "Q", "R", "B", "N"]).replace('\n', line_break));
        assert!(fs::read(folder.join("back.txt")).unwrap() == english, "{encoding}");
        assert!(fs::read(folder.join("again.txt")).unwrap() == stored, "{encoding}");
    }
}

fn windows_1251(c: char) -> u8 {
    match c {
        'А'..='я' => u8::try_from(c as u32 - 'А' as u32 + 0xc0).unwrap(),
        '–' => 0x96,
        _ => u8::try_from(c).unwrap(),
    }
}

#[test]
fn a_move_that_cannot_be_played_stays_and_is_reported() {
    let folder = folder("illegal");
    let text = ARTICLE.replace("6. Лe1 b5", "6. Лe8 b5").replace("13...Сd7 14.Кf1", "13...Сd7 14.Нf1");
    fs::write(folder.join("a.txt"), &text).unwrap();
    let ran = rewritten(&folder, [], "a.txt");
    let passage = "Хуже 13...Сd7 14.Нf1 Лac8 15.Кe3 – у белых лучше.";
    let mut expected = by_hand(&text, ["K", "Q", "R", "B", "N"]).replace("6. Re8 b5", "6. Лe8 b5");
    expected = expected.replace(&by_hand(passage, ["K", "Q", "R", "B", "N"]), passage);
    assert_eq!((ran.status, ran.results), (1, expected));
    assert!(ran.messages.contains("illegal move `Лe8`"), "{}", ran.messages);
    assert!(ran.messages.contains("a.txt:14: moves of this passage cannot be read: it stays as it is"));
}

#[test]
fn pages_of_the_web_and_markdown_keep_their_marks() {
    let folder = folder("pages");
    for (name, text) in [
        (
            "a.html",
            "<html><body>\n<p>А. Карпов – Г. Каспаров</p>\n<p><b>1. e4 e5 2. Кf3 Кc6</b> Сильнее 2...Кf6. <b>3. Сb5</b> a6 1–0</p></body></html>\n",
        ),
        ("a.md", "# Партия\n\n**1. e4 e5 2. Кf3 Кc6** *Сильнее 2...Кf6 3.Кc3.* **3. Сb5 a6** 1–0\n"),
        ("a.pgn", "[White \"Кf3\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Кf3 {Или 2.Сc4 Кf6, [%clk 0:01:00]} Кc6 1-0\n"),
    ] {
        fs::write(folder.join(name), text).unwrap();
        let ran = rewritten(&folder, ["-q"], name);
        let expected = by_hand(text, ["K", "Q", "R", "B", "N"]).replace("\"Nf3\"", "\"Кf3\"");
        assert_eq!(ran.results, expected, "{}", ran.messages);
    }
}

#[test]
fn what_the_encoding_lacks_is_refused_and_nothing_is_written() {
    let folder = folder("refused");
    fs::write(folder.join("a.txt"), ARTICLE.chars().map(windows_1251).collect::<Vec<u8>>()).unwrap();
    let ran = rewritten(&folder, ["--to", "figurine", "-o", "b.txt"], "a.txt");
    assert_eq!(ran.status, 2);
    assert!(ran.messages.contains("a.txt: `♘` cannot be written in windows-1251"), "{}", ran.messages);
    assert!(!folder.join("b.txt").exists());
    let ran = rewritten(&folder, ["--to", "html"], "a.txt");
    assert_eq!((ran.status, ran.results.as_str()), (2, ""));
}

#[test]
fn players_are_called_as_a_table_has_them() {
    let folder = folder("names");
    fs::write(folder.join("a.txt"), ARTICLE).unwrap();
    fs::write(folder.join("names.tsv"), "А. Карпов\tA. Karpov\n").unwrap();
    let ran = rewritten(&folder, ["--names", "names.tsv"], "a.txt");
    assert!(ran.results.contains("\nA. Karpov – Г. Каспаров\n"), "{}", ran.results);
    assert!(ran.messages.contains("1 name is not in the table and stays as it is: Г. Каспаров\n"), "{}", ran.messages);
    let ran = run(&folder, ["convert", "--names", "names.tsv", "a.txt", "a.txt"]);
    assert!(ran.results.contains("[White \"A. Karpov\"]\n[Black \"Г. Каспаров\"]"), "{}", ran.results);
    assert_eq!(ran.messages.matches("Г. Каспаров").count(), 1, "{}", ran.messages);
    fs::write(folder.join("names.tsv"), "А. Карпов\n").unwrap();
    let ran = run(&folder, ["convert", "--names", "names.tsv", "a.txt"]);
    assert_eq!(ran.status, 2);
    assert!(ran.messages.contains("line 1 of the table of names"), "{}", ran.messages);
}

#[test]
fn words_of_headings_are_in_the_language_of_print() {
    let folder = folder("headings");
    fs::write(folder.join("a.pgn"), "[Round \"9\"]\n[Annotator \"Tal\"]\n\n1. e4 *\n").unwrap();
    for (options, expected) in [
        (vec![], "round 9 \\[annotated by Tal\\]"),
        (vec!["--lang", "ru"], "тур 9 \\[примечания: Tal\\]"),
        (vec!["--out-letters", "ru"], "тур 9 \\[примечания: Tal\\]"),
        (vec!["--out-letters", "ru", "--lang", "en"], "round 9 \\[annotated by Tal\\]"),
    ] {
        let words = ["convert", "-q", "--to", "markdown"].into_iter().chain(options).chain(["a.pgn"]);
        let ran = run(&folder, words);
        assert!(ran.results.contains(expected), "{}", ran.results);
    }
}

#[test]
fn articles_are_rewritten_in_their_own_files_and_kept_under_another_name_on_request() {
    let folder = folder("in-place");
    fs::write(folder.join("a.txt"), ARTICLE).unwrap();
    fs::write(folder.join("b.txt"), ARTICLE.chars().map(windows_1251).collect::<Vec<u8>>()).unwrap();
    let ran = run(&folder, ["convert", "--article", "--in-place", "--backup", ".old", "a.txt", "b.txt"]);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""), "{}", ran.messages);
    let english = by_hand(ARTICLE, ["K", "Q", "R", "B", "N"]);
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), english);
    assert_eq!(fs::read(folder.join("b.txt")).unwrap(), english.chars().map(windows_1251).collect::<Vec<u8>>());
    assert_eq!(fs::read_to_string(folder.join("a.txt.old")).unwrap(), ARTICLE);
    // Figurines are not in windows-1251: that file is left alone, the other one is written.
    let ran = run(&folder, ["convert", "--article", "--to", "figurine", "--in-place", "a.txt", "b.txt"]);
    assert_eq!(ran.status, 2, "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("a.txt")).unwrap(), by_hand(ARTICLE, ["♔", "♕", "♖", "♗", "♘"]));
    assert_eq!(fs::read(folder.join("b.txt")).unwrap(), english.chars().map(windows_1251).collect::<Vec<u8>>());
    for wrong in [&["convert", "--in-place", "a.txt"][..], &["convert", "--article", "--in-place", "-"]] {
        assert_eq!(run(&folder, wrong.iter().copied()).status, 2, "{wrong:?}");
    }
}
