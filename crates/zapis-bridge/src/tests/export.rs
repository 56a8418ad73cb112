//! The export format preserves the content, and exporting again gives the same bytes.

use std::fs;
use std::path::Path;

use super::said::{export, sayings};

/// Checks that a text and its export have the same content.
fn hold(name: &str, text: &str) {
    let once = export(text);
    let twice = export(&once);
    if let Some((line, (left, right))) = once.lines().zip(twice.lines()).enumerate().find(|(_, (a, b))| a != b) {
        panic!("{name}:{}: {left:?} becomes {right:?}\n{once}", line + 1);
    }
    assert_eq!(once, twice, "{name}: another export of an export");
    let (said, kept) = (sayings(text), sayings(&once));
    for (before, after) in said.iter().zip(&kept) {
        for (what, value) in before {
            assert_eq!(Some(value), after.get(what), "{name}: {what}\n{once}");
        }
    }
    assert_eq!(said.len(), kept.len(), "{name}: another number of games\n{once}");
    for line in once.split_inclusive('\n') {
        assert!(line.ends_with("\r\n"), "{name}: {line:?}");
        assert!(!line.contains('\t'), "{name}: {line:?}");
    }
}

#[test]
fn the_cases_keep_what_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/bridge");
    let mut n_files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "pbn") {
            hold(&path.display().to_string(), &String::from_utf8_lossy(&fs::read(&path).unwrap()));
            n_files += 1;
        }
    }
    assert!(n_files > 50);
}

#[test]
fn generated_games_keep_what_they_say() {
    for seed in 0..600 {
        hold(&format!("seed {seed}"), &super::generated::file(seed));
    }
}

/// Compares an export, whose lines end with CRLF, with the expected text.
#[track_caller]
fn check(text: &str, wanted: &str) {
    assert_eq!(export(text).replace("\r\n", "\n"), format!("% PBN 2.1\n% EXPORT\n{wanted}"));
}

#[test]
fn tags_are_in_the_order_of_the_standard_and_those_that_are_missing_are_unknown() {
    check(
        "[Zoom \"1\"] [Board \"3\"]\n[Annotator \"x\"]\n[Dealer \"s\"][Event \"Cup\"] ; of the tag\n[vulnerable \"x\"]\n",
        "[Event \"Cup\"]\n; of the tag\n{[vulnerable \"x\"]}\n[Site \"?\"]\n[Date \"?\"]\n[Board \"3\"]\n[West \"?\"]\n\
         [North \"?\"]\n[East \"?\"]\n[South \"?\"]\n[Dealer \"S\"]\n[Vulnerable \"?\"]\n[Deal \"?\"]\n[Scoring \"?\"]\n\
         [Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n[Annotator \"x\"]\n[Zoom \"1\"]\n",
    );
}

/// The mandatory tags except those of the deal.
fn head(rest: &str) -> String {
    let names = ["Event", "Site", "Date", "Board", "West", "North", "East", "South"];
    names.map(|name| format!("[{name} \"##\"]\n")).concat() + rest
}

#[test]
fn the_deal_begins_with_the_dealer_and_the_result_is_declarers() {
    let deal = "E:.jt98.jt98.jt987 jt987..akq2.akq2 akq65.akq2..6543 432.76543.76543.";
    check(
        &head(&format!(
            "[Dealer \"n\"]\n[Vulnerable \"both\"]\n[Deal \"{deal}\"]\n[Scoring \"\"]\n[Declarer \"e\"]\n[Contract \"4sx\"]\n\
             [Result \"ns 4\"]\n"
        )),
        &head(
            "[Dealer \"N\"]\n[Vulnerable \"All\"]\n\
             [Deal \"N:432.76543.76543. .JT98.JT98.JT987 JT987..AKQ2.AKQ2 AKQ65.AKQ2..6543\"]\n[Scoring \"\"]\n\
             [Declarer \"E\"]\n[Contract \"4SX\"]\n[Result \"9\"]\n",
        ),
    );
}

const PLAYED: &str = "[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Deal \"?\"]\n[Scoring \"\"]\n[Declarer \"S\"]\n[Contract \"1C\"]\n\
                      [Result \"?\"]\n";

#[test]
fn calls_and_cards_are_written_four_a_line_with_their_annotations_in_order() {
    check(
        &head(&format!(
            "{PLAYED}[Auction \"W\"]\n- 1c!! $25 =1= p {{why}} ^i 1D\n2s* ap\n[Note \"1:strong\"]\n[Play \"N\"]\nc2 sa ^L c3 sk?? =2=\n\
             *\n[Note \"2:x\"]\n"
        )),
        &head(&format!(
            "{PLAYED}[Auction \"N\"]\n1C =1= $3 $25 Pass {{why}} ^i 1D 2S =2=\nAP\n[Note \"1:strong\"]\n[Note \"2:Alert\"]\n\
             [Play \"W\"]\nSK =2= $10 C2 SA ^L C3\n*\n[Note \"2:x\"]\n"
        )),
    );
}

#[test]
fn tables_are_written_one_row_a_line_as_wide_as_their_headings_say() {
    check(
        &head(&format!(
            "{PLAYED}[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R;Name\\4L\"]\nN S\n10\t\"A b\" {{c}} E NT 7 x\n\
             [ActionTable \"Call\"]\nPass 1C\n"
        )),
        &head(&format!(
            "{PLAYED}[ActionTable \"Call\"]\nPass\n1C\n\
             [OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R;Name\\4L\"]\n{{c}}\nN  S 10 \"A b\"\nE NT  7 x   \n"
        )),
    );
}

#[test]
fn a_card_that_is_repeated_or_missing_becomes_a_comment() {
    check(
        &head(&format!("{PLAYED}[Event \"other\"]\n{{c}}\nGenerated 4\n[Note \"3:lost\"]\n")),
        &head(&format!("{PLAYED}{{[Event \"other\"]}}\n{{c}}\n{{Generated}}\n{{4}}\n{{[Note \"3:lost\"]}}\n")),
    );
}

#[test]
fn comments_are_folded_and_lines_that_are_skipped_are_kept() {
    let words = "word ".repeat(100);
    let exported = export(&format!("% PBN 1.0\n%Creator: x\n{{{words}}}\n[Event \"a\"]\n%mine\n;{words}\n"));
    assert!(exported.starts_with("% PBN 2.1\r\n% EXPORT\r\n%Creator: x\r\n{word"));
    assert!(exported.contains("[Event \"a\"]\r\n%mine\r\n{word"));
    assert!(exported.split_inclusive('\n').all(|line| line.len() <= 255));
    assert_eq!(exported.matches("word").count(), 200);
}

#[test]
fn what_holds_for_all_later_games_is_not_said_again() {
    check(
        "[Event \"##Cup\"]\n[Site \"#\"]\n\n[Board \"2\"]\n",
        &format!(
            "[Event \"##Cup\"]\n[Site \"#\"]\n{0}\n[Site \"?\"]\n{1}",
            "[Date \"?\"]\n[Board \"?\"]\n[West \"?\"]\n[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n[Dealer \"?\"]\n\
             [Vulnerable \"?\"]\n[Deal \"?\"]\n[Scoring \"?\"]\n[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n",
            "[Date \"?\"]\n[Board \"2\"]\n[West \"?\"]\n[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n[Dealer \"?\"]\n\
             [Vulnerable \"?\"]\n[Deal \"?\"]\n[Scoring \"?\"]\n[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n",
        ),
    );
}

#[test]
fn hands_as_russian_diagrams_print_them_are_read() {
    let wanted = "N:AT9.K32.QJ5.T987 KQJ8.A54.K32.A32 765.QJT.AT98.KQJ 432.9876.764.654";
    let printed =
        "N:п Т109 ч К32 б ДВ5 т 10987 п КДВ8 ч Т54 б К32 т Т32 п 765 ч ДВ10 б Т1098 т КДВ п 432 ч 9876 б 764 т 654";
    let signs = printed.replace("п ", "♠").replace("ч ", "♥").replace("б ", "♦").replace("т ", "♣");
    for deal in [printed, &signs] {
        let exported = export(&format!("[Dealer \"N\"]\n[Deal \"{deal}\"]\n"));
        assert!(exported.contains(&format!("[Deal \"{wanted}\"]")), "{exported}");
    }
    // A Latin letter in such a hand is reported, and the deal stays as written.
    let mixed = printed.replacen("Т109", "T109", 1);
    let text = format!("[Deal \"{mixed}\"]\n");
    let record = crate::pbn::read(&text);
    let (found, facts) = crate::Checker::default().check(&record);
    assert!(
        found.iter().any(|one| matches!(&one.problem, crate::Problem::MixedLetters { letter, .. } if letter == "T"))
    );
    assert!(!facts.deal.unwrap().is_sound && export(&text).contains(&mixed));
    let void = "N:п - ч ТКДВ т 109 б -";
    assert!(!crate::read_deal(void).1.is_empty());
}

#[test]
fn comments_are_folded_between_characters_of_any_length() {
    for n in 240..260 {
        let exported = export(&format!("[Event \"a\"]\n{{{}{}}}\n", "x".repeat(n), "é".repeat(300)));
        assert_eq!(exported, export(&exported));
        assert!(exported.split_inclusive('\n').all(|line| line.chars().count() <= 255));
    }
}
