//! The grammars in `grammar/` and the parsers in `src/` agree.
//!
//! Every production has one parser of its name. The parser accepts random sentences of the grammar; of damaged
//! sentences and of all single characters, it accepts exactly those that the grammar derives.

use crate::support::ebnf::{Constraint, Grammar};
use crate::support::random::Random;
use crate::support::recognizer::derives;
use crate::support::sentences::Writer;
use nom::IResult;
use zapis::chess::fen::FenProblem;
use zapis::chess::shorthand::{self, Shorthand};
use zapis::chess::{Alphabet, Rank, Role, Spelling, braille, descriptive, fen, iccf, san_lenient, san_strict, smith};
use zapis_play::tavreli::Files;
use zapis_record::record::{IssueKind, Next, RecordReader, Tape, command, grammar, sheet, time_control, tower_words};

/// The number of sentences for each production.
const N_SENTENCES: usize = 300;

/// How often each of them is damaged.
const N_SPOILED: usize = 4;

/// The seed of all random sentences.
const SEED: u64 = 19_940_312;

/// The constraints that the grammars name in `[ wfc: … ]`.
const CONSTRAINTS: [(&str, Constraint); 9] = [
    ("stands in column one", |text, place| place.start == 0 || is_line_break(text[place.start - 1])),
    ("runs to the end of its line", |text, place| text.get(place.end).is_none_or(|next| is_line_break(*next))),
    ("the squares add up to eight", |text, place| {
        text[place].iter().map(|square| square.to_digit(10).unwrap_or(1)).sum::<u32>() == 8
    }),
    ("the cells add up to eight", |text, place| n_cells(&text[place]) == 8),
    ("no letter twice", |text, place| {
        let letters = &text[place];
        (1..letters.len()).all(|at| !letters[..at].contains(&letters[at]))
    }),
    ("13 at most", |text, place| number(&text[place]).is_some_and(|n| n <= 13)),
    ("255 at most", |text, place| number(&text[place]).is_some_and(|n| n <= 255)),
    ("1 to 32", |text, place| number(&text[place]).is_some_and(|n| (1..=32).contains(&n))),
    ("below 4294967296", |text, place| text[place].iter().collect::<String>().parse::<u32>().is_ok()),
];

fn number(digits: &[char]) -> Option<u32> {
    digits.iter().collect::<String>().parse().ok()
}

const fn is_line_break(character: char) -> bool {
    matches!(character, '\n' | '\r')
}

/// Counts the squares of a rank of towers: a bracket is one, and a letter after `P` or `+` belongs to it.
fn n_cells(rank: &[char]) -> u32 {
    let (mut n_cells, mut at) = (0, 0);
    while let Some(character) = rank.get(at) {
        at += match character {
            '(' => rank[at..].iter().position(|c| *c == ')').unwrap_or(0) + 1,
            'P' | 'p' | '+' => 2,
            _ => 1,
        };
        n_cells += character.to_digit(10).unwrap_or(1);
    }
    n_cells
}

/// The parser of a production, which returns true if it accepts the whole text.
type Accepts = Box<dyn Fn(&str) -> bool>;

fn is_whole<I: AsRef<[u8]>, T, E>(read: IResult<I, T, E>) -> bool {
    read.is_ok_and(|(rest, _)| rest.as_ref().is_empty())
}

/// A grammar, the file of its parsers, and the parsers.
struct Pair {
    grammar: String,
    source: &'static str,
    parsers: Vec<(&'static str, Accepts)>,
    /// The public functions of the source that are not productions, and why.
    others: &'static [(&'static str, &'static str)],
}

/// Lists productions with their parsers, the functions of the same name in a module or of a value.
macro_rules! parsers {
    ($module:ident reads bytes: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| is_whole($module::$name(text.as_bytes()))) as Accepts)),*]
    };
    ($module:ident reads bytes with $error:ty: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| is_whole($module::$name::<$error>(text.as_bytes()))) as Accepts)),*]
    };
    ($module:ident reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| is_whole($module::$name(text))) as Accepts)),*]
    };
    ($type:ident itself reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(|text: &str| is_whole($type::$name(text))) as Accepts)),*]
    };
    (the value $value:ident reads text: $($name:ident)*) => {
        [$((stringify!($name), Box::new(move |text: &str| is_whole($value.$name(text))) as Accepts)),*]
    };
}

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
            include_str!("../crates/zapis-record/src/record/tower_words.rs")
        ),
        parsers,
        others: &[],
    }
}

fn commands() -> Pair {
    let parsers = parsers!(command reads text:
        command command_name argument blank time_span evaluation mate_distance pawns);
    Pair {
        grammar: include_str!("../grammar/commands.ebnf").to_owned(),
        source: include_str!("../crates/zapis-record/src/record/command.rs"),
        parsers: parsers.into(),
        others: &[
            ("commands", "finds the commands of a comment"),
            ("time_ms", "reads a whole argument as a time_span"),
            ("eval", "reads a whole argument as an evaluation"),
            ("eval_depth", "reads the number behind the comma of an evaluation"),
            ("has_too_many_minutes", "tells a time_span that no clock shows"),
        ],
    }
}

fn time_controls() -> Pair {
    let parsers = parsers!(time_control reads text:
        time_control periods period hourglass timed moves seconds);
    Pair {
        grammar: include_str!("../grammar/time_control.ebnf").to_owned(),
        source: include_str!("../crates/zapis-record/src/record/time_control.rs"),
        parsers: parsers.into(),
        others: &[("read", "reads a whole value, in words too")],
    }
}

fn bridge() -> Pair {
    use zapis::bridge::pbn::grammar;
    let parsers = parsers!(grammar reads text:
        blank tag_pair tag_name tag_value escape_sequence brace_comment line_comment escape_line seat side suit rank card
        deal hand holding denomination bid pass call all_pass contract declarer result tricks score amount date year
        month_or_day suffix nag nag_number note_reference note_number note irregularity table_heading column
        table_element table_word rubber_points);
    Pair {
        grammar: include_str!("../grammar/pbn.ebnf").to_owned(),
        source: include_str!("../crates/zapis-bridge/src/pbn/grammar.rs"),
        parsers: parsers.into(),
        others: &[],
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
    }
}

fn positions() -> Pair {
    let mut parsers: Vec<(&str, Accepts)> = parsers!(fen reads bytes:
        fen placement piece_letter empty_squares side_to_move castling_rights castling_letter en_passant_square square
        halfmove_clock fullmove_number space)
    .into();
    // These take the kind of field, which matters only for messages.
    parsers.push(("rank_row", Box::new(|text| is_whole(fen::rank_row(text.as_bytes(), Rank::LAST)))));
    parsers.push(("number", Box::new(|text| is_whole(fen::number(text.as_bytes(), FenProblem::HalfmoveClock)))));
    Pair {
        grammar: include_str!("../grammar/fen.ebnf").to_owned(),
        source: include_str!("../crates/zapis-chess/src/fen.rs"),
        parsers,
        others: &[
            ("parse_fen", "reads a fen and says where it stops making sense"),
            ("write_fen", "writes"),
            ("to_fen", "writes"),
        ],
    }
}

fn moves(alphabet: Alphabet) -> Pair {
    let letters = Spelling::new(alphabet);
    let mut parsers: Vec<(&str, Accepts)> = parsers!(san_lenient reads text:
        null_move castling castling_sign square file rank separator capture_sign tail late_capture en_passant
        check_mark check_marks check_sign check_word early_check promotion_sign piece_name)
    .into();
    parsers.extend(parsers!(Spelling itself reads text: pawn_squares pawn_capture pawn_push));
    parsers.extend(parsers!(the value letters reads text:
        san_move coordinate_move piece_move pawn_move piece_letter pawn_letter promotion_part promotion
        signed_piece promoted_piece));
    let short = Shorthand::new(alphabet);
    parsers.extend(parsers!(the value short reads text: shorthand_move named_capture taker piece_to_rank));
    parsers.extend(parsers!(shorthand reads text: pawn_to_square_taking));
    let grammar = concat!(include_str!("../grammar/san.ebnf"), include_str!("../grammar/shorthand.ebnf"));
    Pair {
        grammar: with_letters(grammar, alphabet),
        source: concat!(
            include_str!("../crates/zapis-chess/src/san_lenient.rs"),
            include_str!("../crates/zapis-chess/src/shorthand.rs")
        ),
        parsers,
        others: &[("new", "chooses the alphabet")],
    }
}

fn notations() -> Pair {
    let mut parsers: Vec<(&str, Accepts)> = parsers!(iccf reads text: iccf_move iccf_square iccf_promotion).into();
    parsers.extend(parsers!(smith reads text: smith_move smith_indicator smith_promotion));
    parsers.extend(parsers!(descriptive reads text:
        descriptive_move castles man pawn piece board_side minor_or_rook target standing place square_name file_name becoming
        new_piece marks mark));
    parsers.extend(parsers!(braille reads text:
        braille_move side_sign braille_piece_move braille_pawn_move piece_cell promotion_cell pawn_cell square_cells
        cell_of_file cell_of_rank));
    Pair {
        grammar: include_str!("../grammar/notations.ebnf").to_owned(),
        source: concat!(
            include_str!("../crates/zapis-chess/src/iccf.rs"),
            include_str!("../crates/zapis-chess/src/smith.rs"),
            include_str!("../crates/zapis-chess/src/descriptive.rs"),
            include_str!("../crates/zapis-chess/src/braille.rs")
        ),
        parsers,
        others: &[],
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
    }
}

/// Returns the grammar of moves with the letters of an alphabet in place of the English ones.
fn with_letters(grammar: &str, alphabet: Alphabet) -> String {
    if alphabet == Alphabet::ENGLISH {
        return grammar.to_owned();
    }
    let choice = |roles: &[Role]| -> String {
        let forms: Vec<&String> = roles.iter().flat_map(|role| alphabet.folded_forms_of(*role)).collect();
        forms.iter().map(|form| format!("\"{form}\"")).collect::<Vec<_>>().join(" | ")
    };
    let (pieces, pawns): (Vec<Role>, Vec<Role>) = Role::ALL.into_iter().partition(|role| *role != Role::Pawn);
    let pawn = choice(&pawns);
    // Many alphabets have no letter for the pawn: this class matches nothing.
    let pawn = if pawn.is_empty() { "[P] - [P]" } else { &pawn };
    let changed = grammar.replace("\"P\" ", &format!("({pawn}) "));
    let changed = changed.replace("[KQRBN] ", &format!("({}) ", choice(&pieces)));
    let forms = pieces.iter().flat_map(|role| alphabet.folded_forms_of(*role));
    let small = forms
        .flat_map(|form| (char::MIN..=char::MAX).filter(|c| c.is_lowercase() && c.to_uppercase().eq(form.chars())));
    let small: String = small.collect();
    let changed =
        changed.replace("[kqrbn]", &if small.is_empty() { "[P] - [P]".to_owned() } else { format!("[{small}]") });
    assert_eq!(changed.matches("[#xFE0E#xFE0F]?").count(), 2);
    changed
}

fn public_functions(source: &str) -> Vec<&str> {
    let heads = source.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("pub fn ").or_else(|| line.strip_prefix("pub const fn "))
    });
    heads.map(|head| &head[..head.find(['(', '<']).unwrap()]).collect()
}

#[test]
fn every_production_has_one_parser_of_its_name_and_every_parser_a_production() {
    let (english, latin) = (moves(Alphabet::ENGLISH), towers(Files::Latin));
    for pair in
        [records(), commands(), time_controls(), bridge(), scoresheets(), positions(), english, notations(), latin]
    {
        let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
        let mut productions: Vec<&str> =
            grammar.productions.iter().map(|production| production.name.as_str()).collect();
        let is_other = |name: &&str| pair.others.iter().any(|(other, _)| other == name);
        let mut functions = public_functions(pair.source);
        assert!(pair.others.iter().all(|(other, _)| functions.contains(other)), "{:?}", pair.others);
        functions.retain(|name| !is_other(name));
        let mut tried: Vec<&str> = pair.parsers.iter().map(|(name, _)| *name).collect();
        for names in [&mut productions, &mut functions, &mut tried] {
            names.sort_unstable();
        }
        assert_eq!(productions, functions, "productions and the public functions of the source");
        assert_eq!(productions, tried, "productions and what is tried here");
    }
}

/// Compares grammar and parsers on `n_sentences` sentences of every production and on damaged ones.
fn differences(pair: &Pair, n_sentences: usize) -> Vec<String> {
    let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
    let mut writer = Writer::new(&grammar, SEED);
    let mut differences = Vec::new();
    for (name, accepts) in &pair.parsers {
        let production = grammar.index_of(name);
        if pair.grammar.contains("[P] - [P]") && *name == "pawn_letter" {
            continue;
        }
        let mut last = Vec::new();
        let mut n_refused = 0;
        for _ in 0..n_sentences {
            let sentence = writer.sentence(production);
            let text: String = sentence.iter().collect();
            if !accepts(&text) {
                differences.push(format!("{name} does not read the whole of {text:?}, a sentence of the grammar"));
            }
            for _ in 0..N_SPOILED {
                let spoiled = writer.spoiled(&sentence, &last);
                let text: String = spoiled.iter().collect();
                let (is_derived, is_read) = (derives(&grammar, production, &spoiled), accepts(&text));
                n_refused += usize::from(!is_derived);
                if is_derived != is_read {
                    let verb = if is_derived { "derived and not read" } else { "read and not derived" };
                    differences.push(format!("{name}: {text:?} is {verb}"));
                }
            }
            last = sentence;
        }
        assert!(n_refused > 0, "{name} derives everything that was tried");
    }
    differences
}

/// Compares grammar and parsers on every text of one character: all alphabets of the table, signs, wide forms.
fn differences_in_single_characters(pair: &Pair) -> Vec<String> {
    let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
    let characters = || ('\0'..='\u{5ff}').chain('\u{2000}'..='\u{2e7f}').chain('\u{fe00}'..='\u{ffff}');
    let compare = |(name, accepts): &(&'static str, Accepts)| {
        let production = grammar.index_of(name);
        let differs = |c: &char| derives(&grammar, production, &[*c]) != accepts(c.encode_utf8(&mut [0; 4]));
        characters().filter(differs).map(|c| format!("{name}: {c:?}")).collect::<Vec<_>>()
    };
    pair.parsers.iter().flat_map(compare).collect()
}

fn check(pair: &Pair) {
    let mut differences = differences(pair, N_SENTENCES);
    differences.extend(differences_in_single_characters(pair));
    let n_differences = differences.len();
    differences.truncate(40);
    assert!(differences.is_empty(), "{n_differences} differences:\n{}", differences.join("\n"));
}

#[test]
fn the_parsers_of_records_read_what_the_grammar_derives_and_nothing_else() {
    check(&records());
}

#[test]
fn the_parsers_of_commands_read_what_the_grammar_derives_and_nothing_else() {
    check(&commands());
}

#[test]
fn the_parsers_of_bridge_read_what_the_grammar_derives_and_nothing_else() {
    check(&bridge());
}

#[test]
fn the_parsers_of_time_controls_read_what_the_grammar_derives_and_nothing_else() {
    check(&time_controls());
}

#[test]
fn the_parsers_of_scoresheets_read_what_the_grammar_derives_and_nothing_else() {
    check(&scoresheets());
}

#[test]
fn the_parsers_of_positions_read_what_the_grammar_derives_and_nothing_else() {
    check(&positions());
}

#[test]
fn the_parsers_of_tavreli_read_what_the_grammar_derives_and_nothing_else() {
    for files in Files::ALL {
        check(&towers(files));
    }
    let none: [&str; 0] = [];
    assert_eq!(differences_in_short_texts(&towers(Files::Latin), "squares_move", "ae2(1)- xс"), none);
}

#[test]
fn the_parsers_of_other_notations_read_what_the_grammar_derives_and_nothing_else() {
    check(&notations());
}

#[test]
fn the_parsers_of_moves_read_what_the_grammar_derives_and_nothing_else() {
    check(&moves(Alphabet::ENGLISH));
}

/// Compares grammar and parser on every text of up to four of some characters.
fn differences_in_short_texts(pair: &Pair, name: &str, characters: &str) -> Vec<String> {
    let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
    let production = grammar.index_of(name);
    let (_, accepts) = pair.parsers.iter().find(|(parser, _)| *parser == name).unwrap();
    let mut texts = vec![Vec::new()];
    let mut first = 0;
    for _ in 0..4 {
        let last = texts.len();
        for index in first..last {
            let text: Vec<char> = texts[index].clone();
            texts.extend(characters.chars().map(|character| [text.as_slice(), &[character]].concat()));
        }
        first = last;
    }
    let differs = |text: &&Vec<char>| derives(&grammar, production, text) != accepts(&text.iter().collect::<String>());
    texts.iter().filter(differs).map(|text| text.iter().collect()).collect()
}

#[test]
fn every_short_text_is_an_element_or_a_move_exactly_if_the_grammar_derives_it() {
    let none: [&str; 0] = [];
    assert_eq!(differences_in_short_texts(&records(), "element", "10-/=+.()…½eр"), none);
    assert_eq!(differences_in_short_texts(&moves(Alphabet::ENGLISH), "san_move", "ae1xB=:-0O.pП"), none);
    assert_eq!(differences_in_short_texts(&moves(Alphabet::ENGLISH), "shorthand_move", "ae1xBPQ=+"), none);
    assert_eq!(differences_in_short_texts(&notations(), "descriptive_move", "PKtQBx-4(/).e"), none);
    assert_eq!(differences_in_short_texts(&notations(), "braille_move", "⠅⠏⠎⠑⠲⠤"), none);
}

#[test]
fn the_parsers_of_moves_follow_the_grammar_in_every_alphabet() {
    const N_SENTENCES: usize = 12;
    let found: Vec<String> = Alphabet::all()
        .flat_map(|alphabet| {
            let differences = differences(&moves(alphabet), N_SENTENCES);
            differences.into_iter().map(move |difference| format!("{}: {difference}", alphabet.code()))
        })
        .collect();
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
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
        (0..N_SPOILED).map(|_| writer.spoiled(sentence, sentence).iter().collect()).collect()
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

/// Lists every word that the reader of canonical moves accepts, and others.
fn canonical_words() -> Vec<String> {
    let squares: Vec<String> =
        ('a'..='h').flat_map(|file| ('1'..='8').map(move |rank| format!("{file}{rank}"))).collect();
    let files: Vec<String> = ('a'..='h').map(String::from).collect();
    let ranks: Vec<String> = ('1'..='8').map(String::from).collect();
    let mut words = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    for to in &squares {
        for (promotion, origin) in ["", "=N", "=B", "=R", "=Q", "=K"].iter().flat_map(|promotion| {
            std::iter::once(String::new())
                .chain(files.iter().map(|file| format!("{file}x")))
                .map(move |origin| (promotion, origin))
        }) {
            words.push(format!("{origin}{to}{promotion}"));
        }
        for origin in std::iter::once(&String::new()).chain(&files).chain(&ranks).chain(&squares) {
            words.extend("NBRQK".chars().flat_map(|piece| ["", "x"].map(|sign| format!("{piece}{origin}{sign}{to}"))));
        }
    }
    words
}

#[test]
fn canonical_moves_are_read_by_hand_as_the_productions_read_them() {
    let spelling = Spelling::new(Alphabet::ENGLISH);
    let compare = |word: &str, must_be_read: bool| {
        let by_hand = san_strict::read(word.as_bytes());
        assert!(by_hand.is_some() || !must_be_read, "{word}");
        if let Some(by_hand) = by_hand {
            assert_eq!(spelling.san_move(word), Ok(("", by_hand)), "{word}");
        }
    };
    let words = canonical_words();
    for word in &words {
        for check in ["", "+", "#"] {
            compare(&format!("{word}{check}"), true);
        }
    }
    // A similar word may be accepted or not, but never as another move.
    let pair = moves(Alphabet::ENGLISH);
    let grammar = Grammar::read(&pair.grammar, &CONSTRAINTS);
    let mut writer = Writer::new(&grammar, SEED);
    let mut random = Random::new(SEED);
    for _ in 0..40_000 {
        let [word, other]: [Vec<char>; 2] = std::array::from_fn(|_| random.one_of(&words).chars().collect());
        compare(&writer.spoiled(&word, &other).iter().collect::<String>(), false);
    }
}
