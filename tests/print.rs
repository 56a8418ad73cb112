//! Printed records, in any language and with any signs, are read back as the same game.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use zapis::chess::{
    CaptureSign, CastlingSign, DashSign, DotsSign, DoubleCheckSign, MateSign, PrintedSigns, PromotionSign, ResultSign,
};
use zapis::{Convert, Notation, Options, Typeset};

fn converted(bytes: &[u8], convert: &Convert) -> String {
    read_as("auto", bytes, convert)
}

/// Converts a text read with the letters of a language; some languages share letters.
fn read_as(letters: &str, bytes: &[u8], convert: &Convert) -> String {
    let converted = zapis::convert(bytes, convert, &Options::default().letters(letters).unwrap()).unwrap();
    String::from_utf8(converted.bytes).unwrap()
}

fn printed(code: &str, change: impl FnOnce(&mut PrintedSigns)) -> Convert {
    Convert::to(Notation::San).letters(code).unwrap().printed(change)
}

fn corpus() -> Vec<PathBuf> {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/games"))
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|kind| kind == "pgn")).collect();
    files.sort();
    assert!(files.len() > 4);
    files
}

/// Returns the first difference of a record that was printed and read back.
fn difference(before: &str, after: &str) -> Option<String> {
    let at = before.lines().zip(after.lines()).position(|(one, other)| one != other)?;
    let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
    Some(format!("{}\n{}", line(before), line(after)))
}

const LANGUAGES: [&str; 14] =
    ["ru", "en", "de", "fr", "es", "it", "pl", "nl", "uk", "bg", "be", "figurine", "cs", "hu"];

#[test]
fn printed_games_are_read_back_as_the_same_games() {
    let mut wrong = Vec::new();
    for path in corpus() {
        let bytes = fs::read(&path).unwrap();
        // Comments in the files are written in the letters of their moves.
        let before = converted(&bytes, &Convert::default());
        for code in LANGUAGES {
            let text = converted(&bytes, &printed(code, |_| ()));
            let letters = if code == "ru" { "auto" } else { code };
            let after = read_as(letters, text.as_bytes(), &Convert::default());
            if before != after {
                wrong.push(format!("{}: {code}: {:?}", path.display(), difference(&before, &after)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sign_is_read_back() {
    let game = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n\
        1. e4 $1 $16 e5 {Nf3, O-O or Bxf7#} 2. Bc4 $5 $14 (2. f4 $6 exf4 $13 3. Nf3 $7 $146 {see Qh5+}) 2... Nf6 3. d3 d5 4. exd5 Nxd5\n\
        5. Nf3 Nc6 6. O-O Be7 7. Re1 O-O 8. Nxe5 $32 Nxe5 9. Rxe5 Nb6 10. Na3 Nxc4 11. Naxc4 f6 12. Re2 Bb4 13. c3 Bd6 14. h4 b5 15. h5\n\
        bxc4 16. h6 cxd3 17. hxg7 dxe2 18. gxf8=Q+ Kxf8 19. Qf1 exf1=Q+ 20. Kxf1 Qd1# 0-1\n\n";
    let before = converted(game.as_bytes(), &Convert::default());
    let choices: [fn(&mut PrintedSigns); 13] = [
        |signs| signs.capture = CaptureSign::Colon,
        |signs| signs.capture = CaptureSign::X,
        |signs| signs.capture = CaptureSign::Cross,
        |signs| signs.castling = CastlingSign::Letters,
        |signs| signs.promotion = PromotionSign::Equals,
        |signs| signs.promotion = PromotionSign::None,
        |signs| signs.double_check = DoubleCheckSign::Pluses,
        |signs| signs.mate = MateSign::Hash,
        |signs| signs.mate = MateSign::Cross,
        |signs| signs.dash = DashSign::Hyphen,
        |signs| signs.dots = DotsSign::Dots,
        |signs| signs.result = ResultSign::Colon,
        |signs| (signs.result, signs.dash) = (ResultSign::Dash, DashSign::En),
    ];
    for code in LANGUAGES {
        for (index, choice) in choices.iter().enumerate() {
            let text = converted(game.as_bytes(), &printed(code, choice));
            assert_eq!(read_as(code, text.as_bytes(), &Convert::default()), before, "{code} {index}\n{text}");
        }
    }
    // Without a sign of captures the game is the same; comments cannot show what is taken.
    let bare = printed("ru", |signs| signs.capture = CaptureSign::None).without_comments();
    let text = converted(game.as_bytes(), &bare);
    let plain = converted(game.as_bytes(), &Convert::default().without_comments());
    assert_eq!(converted(text.as_bytes(), &Convert::default()), plain, "{text}");
}

#[test]
fn russian_print_looks_as_in_books() {
    let game = "[Event \"Матч\"]\n[Result \"1-0\"]\n\n1. e4 $1 e5 {Nf3 and Bxf7+} 2. Bc4 $5 $14 (2. f4 exf4 $13) 2... Nc6 3. Qh5 Nf6 $4 4. Qxf7# 1-0\n";
    let text = converted(game.as_bytes(), &printed("ru", |_| ()));
    let movetext = text.split("\n\n").nth(1).unwrap();
    assert_eq!(movetext, "1. e4! e5 {Кf3 and С:f7+} 2. Сc4!? ⩲ (2. f4 e:f4 ∞) 2… Кc6 3. Фh5 Кf6??\n4. Ф:f7× 1 : 0");
    let kept = converted(game.as_bytes(), &printed("ru", |_| ()).keeping_nags().keeping_comment_moves());
    assert!(kept.contains("{Nf3 and Bxf7+}") && kept.contains("e4 $1"), "{kept}");
    let error = Convert::to(Notation::Uci).printed(|_| ());
    assert!(zapis::convert("1. e4 *", &error, &Options::default()).is_err());
}

#[test]
fn text_around_the_moves_of_a_page_is_kept() {
    let preface = "Длинное предисловие. ".repeat(10);
    let page = format!(
        "{preface}\nВторая строка предисловия.\n\nМ. Таль — М. Ботвинник\n\n1. e4 c6 2. d4 d5 3. Кc3 de 4. К:e4 Сf5 1:0\n\
         Примечания М. Таля. На 4... Кf6 был бы ход 5.К:f6+. Белые сдались в другой партии.\n\n{preface}\nА. Алехин — Х. Р. Капабланка\n\n\
         1. d4 d5 2. c4 e6 3. Кc3 Кf6 0:1\nКонец.\n"
    );
    let pgn = converted(page.as_bytes(), &Convert::default());
    let flat = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let preface = preface.trim();
    for kept in [
        format!("{{{preface}}} {{Вторая строка предисловия.}} 1. e4 c6"),
        "Bf5 {Примечания М. Таля. На 4... Nf6 был бы ход 5.Nxf6+. Белые сдались в другой партии.} 1-0".to_owned(),
        format!("{{{preface}}} 1. d4 d5"),
        "Nf6 {Конец.} 0-1".to_owned(),
    ] {
        assert!(flat.contains(&kept), "{kept}\n{pgn}");
    }
    let wrong: Vec<_> = zapis::check(page.as_bytes(), &Options::default())
        .filter(|finding| finding.severity == zapis::Severity::Error)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let text = converted(pgn.as_bytes(), &printed("ru", |_| ()));
    assert_eq!(converted(text.as_bytes(), &Convert::default()), pgn);
}

const ANNOTATED: &str = "[Event \"A & B\"]\n[White \"<Tal>\"]\n[Black \"50%_{x}\"]\n[Date \"1960.??.??\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 {[%csl Re5] better *was* <c5> or Nf6 $ \\input x} 2. Nf3 $1 $14 (2. f4 exf4 {#} 3. Nf3 $6) 2... Nc6 $220 3. Bb5 {D} a6 1-0\n";

fn typeset(to: Typeset, code: &str) -> String {
    converted(ANNOTATED.as_bytes(), &Convert::to(Notation::San).letters(code).unwrap().typeset(to))
}

#[test]
fn games_are_typeset_with_diagrams_where_they_are_requested() {
    let html = typeset(Typeset::Html, "ru");
    assert_eq!(html.matches("<figure class=\"diagram\"").count(), 4, "{html}");
    assert!(html.contains("data-mark=\"square\" data-square=\"e5\"") && !html.contains("<html"), "{html}");
    assert!(html.starts_with(
        "<article class=\"game\">\n<h3>&lt;Tal&gt; – 50%_{x}</h3>\n<p class=\"event\">A &amp; B, 1960</p>\n"
    ));
    assert!(html.contains("<b>2. Кf3!</b> ⩲") || html.contains("<b>2. Кf3</b>! ⩲"), "{html}");
    assert!(html.contains("&lt;c5&gt; or Кf6") && html.contains("(2. f4 e:f4"), "{html}");
    assert_eq!(html.matches("<p>").count(), html.matches("</p>").count() - 1);

    let latex = typeset(Typeset::Latex, "figurine");
    assert!(latex.starts_with("\\documentclass") && latex.ends_with("\\end{document}\n"));
    assert_eq!(latex.matches("\\chessboard[setfen=").count(), 4);
    assert!(latex.contains("\\symknight{}f3") && latex.contains("\\wupperhand{}"), "{latex}");
    assert!(latex.contains("\\textbackslash{}input x") && latex.contains("50\\%\\_\\{x\\}"), "{latex}");
    assert_eq!(latex.matches('{').count(), latex.matches('}').count());

    let markdown = typeset(Typeset::Markdown, "en");
    assert!(markdown.starts_with("### \\<Tal\\> – 50%\\_{x}\n\n*A \\& B, 1960*\n\n**1. e4** **e5**"), "{markdown}");
    assert_eq!(markdown.matches("```").count(), 8);
    assert!(markdown.contains("better \\*was\\*"));
}

#[test]
fn ratings_and_the_annotator_are_in_the_heading() {
    let tags =
        "[White \"Ames\"]\n[Black \"Birch\"]\n[WhiteElo \"2705\"]\n[BlackElo \"0\"]\n[Annotator \"Botvinnik\"]\n";
    let page = Convert::default().typeset(Typeset::Markdown);
    let heading = |event: &str| converted(format!("{event}{tags}\n1. e4 e5 *\n").as_bytes(), &page);
    assert!(
        heading("[Site \"Baku\"]\n").starts_with("### Ames (2705) – Birch\n\n*Baku \\[annotated by Botvinnik\\]*\n")
    );
    assert!(heading("").starts_with("### Ames (2705) – Birch\n\n*\\[annotated by Botvinnik\\]*\n"), "{}", heading(""));
}

#[test]
fn results_are_typeset_in_words_where_that_is_requested() {
    let words = |code: &str| {
        let convert = printed(code, |signs| signs.result = ResultSign::Words).typeset(Typeset::Markdown);
        converted(ANNOTATED.as_bytes(), &convert)
    };
    assert!(words("ru").contains("**Белые выиграли**") && words("en").contains("**White won**"));
    assert!(words("cs").contains("**1–0**"));
}

#[test]
fn the_program_prints_where_a_sign_is_chosen() {
    let game = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print.pgn");
    fs::write(&game, ANNOTATED).unwrap();
    let convert = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_zapis"));
        let output = command.arg("convert").args(arguments).arg(&game).output().unwrap();
        // Line breaks do not matter here.
        let text = String::from_utf8(output.stdout).unwrap();
        if text.starts_with('<') { text } else { text.replace('\n', " ") }
    };
    assert!(convert(&["--style", "print", "--out-letters", "ru"]).contains("Сb5 {D} 3… a6 1 : 0"));
    assert!(convert(&["--results", "dash", "--out-letters", "ru"]).contains("Сb5 {D} 3… a6 1–0"));
    assert!(convert(&["--captures", "colon"]).contains("2. f4 e:f4"));
    assert!(convert(&["--glyphs", "nags", "--dots", "dots"]).contains("2... Nc6 $220 3. Bb5"));
    assert!(convert(&[]).contains("2. f4 exf4") && convert(&["--to", "html"]).ends_with("</article>\n"));
    assert!(convert(&["--to", "uci", "--style", "print"]).is_empty());
}

#[test]
fn headings_that_no_tag_holds_are_before_the_moves() {
    let page = "№ 57\nЗащита Каро-Канн\nМ. Таль — М. Ботвинник\nМатч на первенство мира, 1-я партия\nМосква, 15 марта 1960 г.\n\n\
        1. e4 c6 2. d4 d5 3. Кc3 de 4. К:e4 Сf5 5. Кg3 Сg6 6. Сc4 e6\nЧёрные сдались.\n";
    let pgn = converted(page.as_bytes(), &Convert::default());
    let kept = "{№ 57} {Защита Каро-Канн} {Матч на первенство мира, 1-я партия} 1. e4 c6";
    assert!(pgn.replace('\n', " ").contains(kept), "{pgn}");
    let text = converted(page.as_bytes(), &printed("ru", |_| ()));
    assert_eq!(converted(text.as_bytes(), &Convert::default()), pgn);
    let bare = converted(page.as_bytes(), &Convert::default().without_comments());
    assert!(!bare.contains('{') && bare.contains("\n\n1. e4 c6"), "{bare}");
    let html = converted(page.as_bytes(), &Convert::to(Notation::San).letters("ru").unwrap().typeset(Typeset::Html));
    assert!(html.contains("Москва, 15.03.1960</p>\n<p>№ 57</p>\n<p>Защита Каро-Канн</p>\n"), "{html}");
}
