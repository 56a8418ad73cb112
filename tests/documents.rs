//! Documents of word processors, read as their text.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use serde_json::Value;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::support::run::{Ran, run, scratch};

fn json_lines(ran: &Ran) -> Vec<Value> {
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Writes a DOCX that has the paragraphs or tables.
fn docx(path: &Path, body: &str) {
    let document = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">\
         <w:body>{body}</w:body></w:document>"
    );
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in
        [("[Content_Types].xml", "<Types/>"), ("word/document.xml", &document), ("word/styles.xml", "<x/>")]
    {
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    fs::write(path, archive.finish().unwrap().into_inner()).unwrap();
}

fn paragraph(text: &str) -> String {
    // Word parts a paragraph wherever its spelling or its style was touched.
    let (one, other) = text.split_at(text.find(' ').unwrap_or(0));
    format!(
        "<w:p><w:pPr><w:tabs><w:tab w:val=\"left\" w:pos=\"720\"/></w:tabs></w:pPr><w:r><w:t xml:space=\"preserve\">{one}</w:t></w:r>\
         <w:r><w:t xml:space=\"preserve\">{other}</w:t></w:r></w:p>"
    )
}

fn row(cells: &[&str]) -> String {
    let cells = cells.iter().map(|cell| format!("<w:tc>{}</w:tc>", paragraph(cell)));
    format!("<w:tr>{}</w:tr>", cells.collect::<String>())
}

const MOVES: [(&str, &str); 5] = [("e4", "e5"), ("Nf3", "Nc6"), ("Bb5", "a6"), ("Ba4", "Nf6"), ("O-O", "Be7")];

fn moves_of(line: &Value) -> String {
    let sans = line["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?"));
    sans.collect::<Vec<_>>().join(" ")
}

#[test]
fn games_in_documents_are_checked_by_paragraph_and_word() {
    let folder = scratch("documents");
    let lines = ["[White \"Ким & Ли\"]", "[Black \"Рен\"]", "", "1. e4 e5 2. Nf3 Nc6", "3. Bb6 a6 *"];
    let escaped = lines.map(|line| paragraph(&line.replace('&', "&amp;"))).concat();
    docx(&folder.join("game.docx"), &escaped);
    let joined = lines.join("\\par\r\n");
    let bytes = joined.chars().map(|c| match c {
        'А'..='я' => format!("\\'{:02x}", u32::from(c) - u32::from('А') + 0xC0),
        c => c.to_string(),
    });
    fs::write(folder.join("game.rtf"), format!("{{\\rtf1\\ansi\\ansicpg1251\\deff0 {}}}", bytes.collect::<String>()))
        .unwrap();
    for name in ["game.docx", "game.rtf"] {
        let found = json_lines(&run(&folder, ["validate", "--format", "json", "--encoding", "koi8-r", name]));
        let moves: Vec<&Value> = found.iter().filter(|line| line["name"] == "illegal-move").collect();
        assert_eq!(moves.len(), 1, "{name}: {found:?}");
        assert_eq!(
            (&moves[0]["line"], &moves[0]["column"], &moves[0]["written"]),
            (&5.into(), &4.into(), &"Bb6".into()),
            "{name}"
        );
        assert_eq!(moves[0]["players"][0], "Ким & Ли", "{name}");
        assert_eq!(moves[0]["path"], name);
        let before = fs::read(folder.join(name)).unwrap();
        for arguments in [&["validate", "--unsafe-fixes", "--fix"][..], &["tags", "--in-place", "--set", "Event=X"]] {
            let ran = run(&folder, arguments.iter().copied().chain([name, "--lang", "en"]));
            assert_eq!(ran.status, 2, "{name}: {}", ran.messages);
            assert!(ran.messages.contains("is a document of a word processor"), "{name}: {}", ran.messages);
        }
        assert_eq!(fs::read(folder.join(name)).unwrap(), before, "{name}");
        let ran = run(&folder, ["validate", "--range", "5..", name, "--lang", "en"]);
        assert_eq!(ran.status, 2, "{name}: {}", ran.messages);
    }
}

#[test]
fn scoresheets_in_documents_are_restored() {
    let folder = scratch("documents-sheets");
    fs::create_dir(folder.join("s")).unwrap();
    let numbered = |at: usize| (at + 1).to_string();
    let rows = MOVES.iter().enumerate().map(|(at, (white, black))| row(&[&numbered(at), white, black]));
    let table = format!("<w:tbl>{}{}</w:tbl>", row(&["No.", "White", "Black"]), rows.collect::<String>());
    docx(&folder.join("s/table.docx"), &format!("{}{table}", paragraph("Club evening, board 3")));
    let rows = MOVES.iter().enumerate().map(|(at, (white, black))| {
        format!(
            "\\trowd\\cellx1000\\cellx2000\\cellx3000\\pard\\intbl {}\\cell {white}\\cell {black}\\cell\\row\r\n",
            at + 1
        )
    });
    fs::write(folder.join("s/table.rtf"), format!("{{\\rtf1\\ansi {}}}", rows.collect::<String>())).unwrap();
    let ran = run(&folder, ["repair", "--format", "json", "s"]);
    let sheets: Vec<Value> = json_lines(&ran).into_iter().filter(|line| line["type"] == "repair").collect();
    assert_eq!(sheets.len(), 2, "{}\n{}", ran.results, ran.messages);
    for sheet in &sheets {
        assert_eq!(moves_of(sheet), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7", "{sheet}");
    }
}

#[test]
fn what_is_damaged_or_no_document_is_reported() {
    let folder = scratch("documents-damaged");
    docx(&folder.join("whole.docx"), &paragraph("1. e4 e5 2. Nf3 *"));
    let whole = fs::read(folder.join("whole.docx")).unwrap();
    fs::write(folder.join("cut.docx"), &whole[..whole.len() / 2]).unwrap();
    docx(&folder.join("deep.docx"), &"<w:tbl><w:tr><w:tc>".repeat(200_000));
    fs::write(folder.join("deep.rtf"), "{\\rtf1 ".repeat(200_000)).unwrap();
    fs::write(folder.join("cut.rtf"), "{\\rtf1 1. e4 e5 2. Nf3 *\\par").unwrap();
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("xl/workbook.xml", SimpleFileOptions::default()).unwrap();
    fs::write(folder.join("other.docx"), archive.finish().unwrap().into_inner()).unwrap();
    for (name, reason) in [
        ("cut.docx", ""),
        ("deep.docx", "Word document ends early"),
        ("deep.rtf", "RTF document is damaged: groups are nested more than 1000 deep"),
        ("cut.rtf", "RTF document ends early"),
        ("other.docx", "this is a document of Word"),
    ] {
        let ran = run(&folder, ["validate", "--lang", "en", name]);
        assert_eq!(ran.status, 2, "{name}: {}", ran.messages);
        assert!(ran.messages.contains(reason), "{name}: {}", ran.messages);
    }
    // Text is read whatever the file is called, and a comment is no document.
    for (name, text) in
        [("text.docx", "1. e4 e5 2. Nf3 *\n"), ("comment.rtf", "{ \\rtf } 1. e4 e5 *\n"), ("text.rtf", "1. e4 *\n")]
    {
        fs::write(folder.join(name), text).unwrap();
        let ran = run(&folder, ["validate", "-q", name]);
        assert_eq!(ran.status, 0, "{name}: {}{}", ran.results, ran.messages);
    }
    assert_eq!(run(&folder, ["validate", "-q", "whole.docx"]).status, 0);
}
