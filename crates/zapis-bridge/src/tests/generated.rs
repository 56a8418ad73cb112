//! Random files, generated from valid and invalid parts of games.

use fastrand::Rng;

const RANKS: &[u8] = b"AKQJT98765432";
const SEATS: [&str; 4] = ["N", "E", "S", "W"];

pub(crate) fn file(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let mut text = String::new();
    for _ in 0..rng.usize(1..4) {
        game(&mut rng, &mut text);
        text.push('\n');
    }
    text
}

fn put(text: &mut String, piece: std::fmt::Arguments<'_>) {
    text.push_str(&piece.to_string());
}

fn pick<'a>(rng: &mut Rng, of: &[&'a str]) -> &'a str {
    of[rng.usize(..of.len())]
}

fn comment(rng: &mut Rng, text: &mut String) {
    match rng.u32(..40) {
        0 => text.push_str(" {a comment} "),
        1 => text.push_str(" ;to the end\n"),
        2 => text.push_str("{two\n  lines } "),
        3 => text.push_str("{with a blank\n\nline}"),
        4 => text.push_str("\n% passed over\n"),
        5 => put(text, format_args!("{{{}}}", "long\twords ".repeat(rng.usize(1..60)))),
        6 => put(text, format_args!(";{}\n", "x".repeat(rng.usize(1..600)))),
        7 => text.push_str("{ [Event \"in it\"] % ; \" {"),
        8 => text.push_str(" } \" "),
        _ => {}
    }
}

fn game(rng: &mut Rng, text: &mut String) {
    let mut cards: Vec<(usize, usize)> = (0..52).map(|n| (n / 13, n % 13)).collect();
    rng.shuffle(&mut cards);
    let dealer = rng.usize(..4);
    let first = rng.usize(..4);
    comment(rng, text);
    let mut tags = Vec::new();
    for name in ["Event", "Site", "Date", "Board", "West", "North", "Scoring", "Zebra", "Room", "Annotator", "Event"] {
        if rng.bool() {
            let value =
                pick(rng, &["x", "?", "", "#", "##held", "2", "a \\\"b\\\" \\\\", "\\S", "t\tb", "Ё", "2020.01.01"]);
            tags.push(format!("[{name} \"{value}\"]"));
        }
    }
    if rng.u32(..8) > 0 {
        tags.push(format!("[Dealer \"{}\"]", pick(rng, &[SEATS[dealer], SEATS[dealer], "n", "?", "Q"])));
    }
    tags.push(format!("[Vulnerable \"{}\"]", pick(rng, &["none", "Both", "-", "NS", "ew", "?", "odd"])));
    if rng.u32(..5) > 0 {
        let hands: Vec<String> = (0..4)
            .map(|n| {
                let mut hand: Vec<_> = cards[13 * n..13 * n + 13].to_vec();
                hand.sort_unstable();
                let suit = |suit| hand.iter().filter(|card| card.0 == suit).map(|card| RANKS[card.1] as char).collect();
                let hand = [0, 1, 2, 3].map(suit).map(|suit: String| suit).join(".");
                if rng.u32(..12) == 0 { "-".to_owned() } else { hand }
            })
            .collect();
        tags.push(format!("[Deal \"{}:{}\"]", SEATS[first], hands.join(pick(rng, &[" ", " ", " ", "  "]))));
    }
    let declarer = rng.usize(..4);
    if rng.bool() {
        tags.push(format!("[Declarer \"{}{}\"]", pick(rng, &["", "", "^"]), SEATS[declarer]));
        tags.push(format!("[Contract \"{}\"]", pick(rng, &["3NT", "4sx", "3N", "H", "Pass", "1CXX", "9Z"])));
        tags.push(format!("[Result \"{}\"]", pick(rng, &["9", "^9", "ns 4", "EW 5 NS 8", "?", "", "EW 9 NS 9", "14"])));
    }
    rng.shuffle(&mut tags);
    for tag in tags {
        text.push_str(&tag);
        text.push_str(pick(rng, &["\n", "\n", "\r\n", " "]));
        comment(rng, text);
        if rng.u32(..60) == 0 {
            text.push_str(pick(rng, &["stray words\n", "[Broken \"x\n", "[Note \"3:nowhere\"]\n", "\u{1a}\n"]));
        }
    }
    if rng.bool() {
        auction(rng, text, dealer);
    }
    if rng.bool() {
        play(rng, text, declarer, &cards);
    }
    if rng.u32(..4) == 0 {
        table(rng, text);
    }
    if rng.u32(..20) == 0 {
        text.push_str("[Own \"section\"]\nof some\n words {and a comment}\n \"more\" % *\n");
    }
    if !text.ends_with('\n') {
        text.push('\n');
    }
}

fn annotations(rng: &mut Rng, text: &mut String) {
    for _ in 0..rng.usize(..6).saturating_sub(3) {
        text.push_str(pick(rng, &["!", " ??", " $12", "$200", " =1=", "=2=", "=3", " $x", "=99=", "!!!", "*"]));
        comment(rng, text);
    }
}

fn notes(rng: &mut Rng, text: &mut String) {
    for _ in 0..rng.usize(..3) {
        text.push_str(pick(
            rng,
            &["[Note \"1:first\"]\n", "[Note \"2:sec\tond\"]\n", "[Note \"bad\"]\n", "[Note \"3:Alert\"]\n"],
        ));
        comment(rng, text);
    }
}

fn auction(rng: &mut Rng, text: &mut String, dealer: usize) {
    let n_dashes = if rng.u32(..3) == 0 { rng.usize(..4) } else { 0 };
    put(
        text,
        format_args!(
            "\n[Auction \"{}\"]",
            pick(rng, &[SEATS[(dealer + 4 - n_dashes) % 4], SEATS[dealer], "s", "", "?", "#"])
        ),
    );
    text.push_str(pick(rng, &["\n", " ", "\n{of the auction}\n"]));
    text.push_str(&"- ".repeat(n_dashes));
    for _ in 0..rng.usize(..20) {
        text.push_str(pick(
            rng,
            &["Pass", "pass", "p", "X", "xx", "1C", "2h", "3NT", "3N", "7S", "^I 1C", "^S", "-", "8Z", "^R 1D", "1NT*"],
        ));
        annotations(rng, text);
        text.push_str(pick(rng, &[" ", "\t", "\n", "  "]));
    }
    text.push_str(pick(
        rng,
        &["AP\n", "*\n", "+\n", "Pass Pass Pass\n", "\n", "allpass\n", "* 1C\n", "^I\n", "%\n", "]\n"],
    ));
    notes(rng, text);
}

fn play(rng: &mut Rng, text: &mut String, declarer: usize, cards: &[(usize, usize)]) {
    let leader = (declarer + rng.usize(..6).min(1)) % 4;
    put(text, format_args!("\n[Play \"{}\"]\n", pick(rng, &[SEATS[leader], SEATS[leader], "-", "?", "n"])));
    let is_dealt = rng.bool();
    for n in 0..rng.usize(..56).min(52) {
        let at = if is_dealt { 13 * (n % 4) + n / 4 } else { n };
        let (suit, rank) = cards[at];
        let card = format!("{}{}", b"SHDC"[suit] as char, RANKS[rank] as char);
        let card = if rng.u32(..10) == 0 { card.to_ascii_lowercase() } else { card };
        text.push_str(pick(rng, &["", "", "", "", "", "", "", "", "", "^R ", "^L ", "^L ^R ", "^I "]));
        let strange = ["-", "+", "S10", "!", "=1="];
        text.push_str(if rng.u32(..20) == 0 { pick(rng, &strange) } else { &card });
        annotations(rng, text);
        text.push_str(if n % 4 == 3 { "\n" } else { " " });
    }
    text.push_str(pick(rng, &["\n*\n", "\n", "\n* SA\n", "\n^R\n"]));
    notes(rng, text);
}

fn table(rng: &mut Rng, text: &mut String) {
    text.push_str(pick(
        rng,
        &[
            "\n[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n",
            "\n[ScoreTable \"+Rank\\3R;Names_NS\\10L;Score_NS\"]{right behind}\n",
            "\n[OddTable \"\"]\n",
            "\n[ScoreTable \"bad;;\\x\"]\n",
        ],
    ));
    for _ in 0..rng.usize(..20) {
        text.push_str(pick(
            rng,
            &["N", "NT", "7", "\"Last, First\"", "?", "-", "^60", "1,2", "%", "\"open\n", "]", "\"\""],
        ));
        comment(rng, text);
        text.push_str(pick(rng, &[" ", "\n", "\t"]));
    }
}
