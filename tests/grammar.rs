//! The grammars in `grammar/` and the parsers in `src/` agree.
//!
//! Every production has one parser of its name. The parser accepts random sentences of the grammar; of damaged
//! sentences and of all single characters, it accepts exactly those that the grammar derives.

use grammar_check::{Accepts, CONSTRAINTS, Grammar, Pair, Random, SEED, Writer, is_whole, parsers};
use zapis_play::tavreli::Files;
use zapis_record::record::{IssueKind, Next, RecordReader, Tape, command, grammar, sheet, time_control, tower_words};

fn records() -> Pair {
    let mut parsers: Vec<(&str, Accepts)> = parsers!(grammar reads bytes with ():
        record tag_section tag_pair tag_name tag_value escape_sequence movetext_section element brace_comment line_comment
        escape_line move_number move_word word word_character word_joint zeros bracketed_piece bracketed_mark glued_check bracketed_square
        bracketed_origin place_sign glued_en_passant nag glyph
        variation_open variation_close draw_offer en_passant_mark termination punctuation white_space)
    .into();
    parsers.extend(parsers!(tower_words reads bytes with (): bracketed_count counted_word tower_square tower_way));
    Pair {
        grammar: include_str!("../grammar/pgn.ebnf").to_owned(),
        source: concat!(
            include_str!("../crates/zapis-record/src/record/grammar.rs"),
            include_str!("../crates/zapis-record/src/record/words/tower_words.rs")
        ),
        parsers,
        others: &[],
        by_hand: &[],
    }
}

fn commands() -> Pair {
    let parsers = parsers!(command reads text:
        command command_name argument blank time_span evaluation mate_distance pawns);
    Pair {
        grammar: include_str!("../grammar/commands.ebnf").to_owned(),
        source: include_str!("../crates/zapis-record/src/record/comments/command.rs"),
        parsers: parsers.into(),
        others: &[
            ("commands", "finds the commands of a comment"),
            ("time_ms", "reads a whole argument as a time_span"),
            ("eval", "reads a whole argument as an evaluation"),
            ("eval_depth", "reads the number behind the comma of an evaluation"),
            ("has_too_many_minutes", "tells a time_span that no clock shows"),
        ],
        by_hand: &[],
    }
}

fn time_controls() -> Pair {
    let parsers = parsers!(time_control reads text:
        time_control periods period hourglass timed moves seconds);
    Pair {
        grammar: include_str!("../grammar/time_control.ebnf").to_owned(),
        source: include_str!("../crates/zapis-record/src/record/tags/time_control.rs"),
        parsers: parsers.into(),
        others: &[("read", "reads a whole value, in words too")],
        by_hand: &[],
    }
}

fn scoresheets() -> Pair {
    use sheet::grammar;
    let parsers = parsers!(grammar reads text:
        blank row_number figure dots dot misread_number misread_figure empty_cell castling ring joint long_move
        spaced_capture man square file rank way take draw_offer result between clock_time html_tag rule_line rule_sign
        arrow ordinal roman_number setting_number settings_heading minutes time_in_words
        small_move spaced_piece joined_piece move_rest piece_in_brackets forum_tag);
    Pair {
        grammar: include_str!("../grammar/scoresheet.ebnf").to_owned(),
        source: include_str!("../crates/zapis-record/src/record/sheet/grammar.rs"),
        parsers: parsers.into(),
        others: &[],
        by_hand: &[],
    }
}

/// The moves of Tavreli under one kind of letters, and its positions.
fn towers(files: Files) -> Pair {
    use zapis_play::tavreli::{notation, position_text};
    let mut parsers: Vec<(&str, Accepts)> =
        parsers!(notation reads text: castling castling_sign count way dash build_sign blank end_mark).into();
    parsers.push(("tavreli_move", Box::new(move |text| is_whole(notation::tavreli_move(text, files)))));
    parsers.push(("squares_move", Box::new(move |text| is_whole(notation::squares_move(text, files)))));
    parsers.push(("square", Box::new(move |text| is_whole(notation::square(text, files)))));
    parsers.push(("file", Box::new(move |text| is_whole(notation::file(text, files)))));
    parsers.extend(parsers!(position_text reads text:
        position_string placement rank_row cell tower piece officer warrior promoted empty_squares side_to_move
        castling_rights double_rights crossed_square number space));
    let grammar = include_str!("../grammar/tavreli.ebnf").to_owned();
    Pair {
        grammar: match files {
            Files::Latin => grammar,
            Files::Cyrillic => grammar.replace("[a-hA-HасеАСЕ]", "[абвгдежзАБВГДЕЖЗaeAE]"),
        },
        source: concat!(
            include_str!("../crates/zapis-play/src/tavreli/notation.rs"),
            include_str!("../crates/zapis-play/src/tavreli/position_text.rs")
        ),
        parsers,
        others: &[
            ("files_of_letter", "tells letters of one kind from those of both"),
            ("read_move", "reads a whole word"),
            ("write_move", "writes"),
            ("spelled", "writes"),
            ("resolve", "finds the legal move that is written"),
            ("parse_position", "reads a position and says where it stops making sense"),
            ("message", "says what is wrong"),
            ("write_position", "writes"),
            ("write_fields", "writes"),
            ("write_tower", "writes"),
        ],
        by_hand: &[],
    }
}

#[test]
fn every_production_has_one_parser_of_its_name_and_every_parser_a_production() {
    for pair in [records(), commands(), time_controls(), scoresheets(), towers(Files::Latin)] {
        pair.check_names();
    }
}

#[test]
fn the_parsers_of_records_read_what_the_grammar_derives_and_nothing_else() {
    records().check();
}

#[test]
fn the_parsers_of_commands_read_what_the_grammar_derives_and_nothing_else() {
    commands().check();
}

#[test]
fn the_parsers_of_time_controls_read_what_the_grammar_derives_and_nothing_else() {
    time_controls().check();
}

#[test]
fn the_parsers_of_scoresheets_read_what_the_grammar_derives_and_nothing_else() {
    scoresheets().check();
}

#[test]
fn the_parsers_of_tavreli_read_what_the_grammar_derives_and_nothing_else() {
    for files in Files::ALL {
        towers(files).check();
    }
    let none: [&str; 0] = [];
    assert_eq!(towers(Files::Latin).differences_in_short_texts("squares_move", "ae2(1)- xс"), none);
}

#[test]
fn every_short_text_is_an_element_exactly_if_the_grammar_derives_it() {
    let none: [&str; 0] = [];
    assert_eq!(records().differences_in_short_texts("element", "10-/=+.()…½eр"), none);
}

/// Reads all records of a text and returns the rest of each on its tape.
fn tapes(mut reader: RecordReader<'_>) -> Vec<Tape> {
    let mut tapes = Vec::new();
    loop {
        let mut tape = Tape::default();
        if reader.next_record(&mut tape) == Next::End {
            return tapes;
        }
        tapes.push(tape);
    }
}

/// Writes sentences of a record, whole and damaged.
fn record_texts(n_sentences: usize) -> Vec<(String, Vec<String>)> {
    let pair = records();
    let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
    let mut writer = Writer::new(&grammar, SEED + 1);
    let record = grammar.index_of("record");
    let sentences: Vec<Vec<char>> = (0..n_sentences).map(|_| writer.sentence(record)).collect();
    let spoiled = |writer: &mut Writer, sentence: &[char]| {
        (0..4).map(|_| writer.spoiled(sentence, sentence).iter().collect()).collect()
    };
    sentences.iter().map(|sentence| (sentence.iter().collect(), spoiled(&mut writer, sentence))).collect()
}

#[test]
fn a_record_that_follows_the_grammar_is_read_without_a_fault_of_form() {
    for (sentence, _) in record_texts(600) {
        for tape in tapes(RecordReader::new(&sentence)) {
            let is_of_form = |kind| {
                matches!(kind, IssueKind::MalformedTag { .. } | IssueKind::UnterminatedComment | IssueKind::StrayText)
            };
            let faults: Vec<_> = tape.issues.iter().filter(|issue| is_of_form(issue.kind)).collect();
            assert!(faults.is_empty(), "{sentence:?}: {faults:?}");
        }
    }
}

#[test]
fn moves_in_other_letters_and_notations_are_read_as_the_productions_read_them() {
    let letters =
        ["", "K", "S", "P", "O", "Z", "Кр", "К", "Ф", "п", "×", "½", "é", "♘", "♟", "☒", "מה", "k", "e", "N", "Ph"];
    let ways = [
        "f3", "xf3", "bd2", "1d2", "bxd2", "1xd2", "g1f3", "g1-f3", "g1xf3", "g1:f3", "e4", "exd5", "ed5", "ed",
        "e2e4", "e7e8b", "e7e8q", "e7e8k", "e7-e8", "e7-e8b", "e88", "e8e8e8", "xx3", "e-e8", "eee8", "-e4", "f9",
        "i3", "f", "3", "", "e8e", "e4e5e", "g1f3g", "O-O", "-O-O", "x-f3", "1-d2",
    ];
    let promotions = ["", "=Q", "=Ф", "=Кр", "=♕", "=", "=q", "Q", "q", "=B.", "=QQ", "=Фф"];
    let signs = ["", "+", "#", "++", "+-", "=", "+=", "!", "+/-", "."];
    let behind = [" ", "\n", "\t", "", "\u{a0}", "(", "{c}", ".", "…", "e5"];
    let mut words = Vec::new();
    for letter in letters {
        for way in ways {
            for promotion in promotions {
                words.extend(signs.map(|sign| format!("{letter}{way}{promotion}{sign}")));
            }
        }
    }
    for (word, behind) in words.iter().zip(behind.iter().cycle()) {
        for text in [format!("{word}{behind}"), format!("1. e4 {word}{behind} e5"), format!("12.{word}{behind}")] {
            let (fast, slow) = (RecordReader::new(&text), RecordReader::by_productions_only(&text));
            assert_eq!(format!("{:?}", tapes(fast)), format!("{:?}", tapes(slow)), "{text:?}");
        }
    }
}

#[test]
fn runs_of_plain_movetext_are_read_as_the_productions_read_them() {
    const WORDS: [&str; 56] = [
        "1.",
        "12.",
        "3...",
        "1",
        "0.",
        "00.",
        "1)",
        "e4",
        "exd5",
        "e8=Q",
        "e8=",
        "Nf3",
        "Nbd2",
        "Qh4#",
        "R1a3+",
        "O-O",
        "O-O-O+",
        "0-0",
        "1-0",
        "1/2-1/2",
        "*",
        "e4e5",
        "Nf3Nc6",
        "{c}",
        "(",
        ")",
        "$1",
        "!?",
        "N",
        "e.p.",
        "e2e4",
        "B",
        "Кf3",
        "Фхd5+",
        "e7e8q",
        "Ng1-f3",
        "12.Кf3",
        "3.Sf3",
        "½",
        "×",
        "♘f3",
        "×f3",
        "{ [%clk 0:01:00] }",
        "{ [%clk 0:0x:00] }",
        "{[%clk 1:59:59]}",
        "{a longer comment than one window}",
        "(1.",
        "( 2...",
        "(Nf3",
        "(=)",
        "(2)e4",
        "1...",
        "$14",
        "$140",
        "$",
        "$1x",
    ];
    const GAPS: [&str; 6] = [" ", " ", " ", "\n", "\r\n", ""];
    let mut random = Random::new(SEED);
    let lines = (0..20_000).map(|_| {
        let words = (0..random.below(12)).map(|_| [*random.one_of(&WORDS), *random.one_of(&GAPS)].concat());
        words.collect::<String>()
    });
    let records = record_texts(200).into_iter().flat_map(|(sentence, spoiled)| spoiled.into_iter().chain([sentence]));
    for text in lines.chain(records) {
        let (fast, slow) = (RecordReader::new(&text), RecordReader::by_productions_only(&text));
        assert_eq!(format!("{:?}", tapes(fast)), format!("{:?}", tapes(slow)), "{text:?}");
    }
}
