//! The grammars in `grammar/` and the parsers of this crate agree.

use std::iter::once;

use grammar_check::{Accepts, CONSTRAINTS, Grammar, Pair, Random, SEED, Writer, is_whole, parsers};

use crate::fen::FenProblem;
use crate::san_lenient::Spelling;
use crate::shorthand::{self, Shorthand};
use crate::{Alphabet, Rank, Role, WrittenMove, braille, descriptive, fen, iccf, san_lenient, smith};

fn positions() -> Pair {
    let mut parsers: Vec<(&str, Accepts)> = parsers!(fen reads bytes:
        fen placement piece_letter empty_squares side_to_move castling_rights castling_letter en_passant_square square
        halfmove_clock fullmove_number space)
    .into();
    // These take the kind of field, which matters only for messages.
    parsers.push(("rank_row", Box::new(|text| is_whole(fen::rank_row(text.as_bytes(), Rank::LAST)))));
    parsers.push(("number", Box::new(|text| is_whole(fen::number(text.as_bytes(), FenProblem::HalfmoveClock)))));
    Pair {
        grammar: include_str!("../../../../grammar/fen.ebnf").to_owned(),
        source: include_str!("../fen.rs"),
        parsers,
        others: &[
            ("parse_fen", "reads a fen and says where it stops making sense"),
            ("write_fen", "writes"),
            ("to_fen", "writes"),
        ],
        by_hand: &[],
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
    let grammar =
        concat!(include_str!("../../../../grammar/san.ebnf"), include_str!("../../../../grammar/shorthand.ebnf"));
    Pair {
        grammar: with_letters(grammar, alphabet),
        source: concat!(include_str!("../san_lenient.rs"), include_str!("../shorthand.rs")),
        parsers,
        others: &[
            ("new", "chooses the alphabet"),
            ("read_move", "reads a whole word"),
            ("read_promotion", "reads a promotion"),
            ("read", "reads a check mark"),
            ("is_null_word", "reads a whole word"),
        ],
        by_hand: &[],
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
        grammar: include_str!("../../../../grammar/notations.ebnf").to_owned(),
        source: concat!(
            include_str!("../iccf.rs"),
            include_str!("../smith.rs"),
            include_str!("../descriptive.rs"),
            include_str!("../braille.rs")
        ),
        parsers,
        others: &[
            ("is_square", "looks at two cells"),
            ("lower_number", "writes"),
            ("read_lower_number", "reads a number, of any length"),
        ],
        by_hand: &[],
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

#[test]
fn every_production_has_one_parser_of_its_name_and_every_parser_a_production() {
    for pair in [positions(), moves(Alphabet::ENGLISH), notations()] {
        pair.check_names();
    }
}

#[test]
fn parsers_read_what_the_grammar_derives_and_nothing_else() {
    for pair in [positions(), moves(Alphabet::ENGLISH), notations()] {
        pair.check();
    }
}

#[test]
fn every_short_text_is_a_move_exactly_if_the_grammar_derives_it() {
    let none: [&str; 0] = [];
    let english = moves(Alphabet::ENGLISH);
    assert_eq!(english.differences_in_short_texts("san_move", "ae1xB=:-0O.pП"), none);
    assert_eq!(english.differences_in_short_texts("shorthand_move", "ae1xBPQ=+"), none);
    assert_eq!(notations().differences_in_short_texts("descriptive_move", "PKtQBx-4(/).e"), none);
    assert_eq!(notations().differences_in_short_texts("braille_move", "⠅⠏⠎⠑⠲⠤"), none);
}

#[test]
fn the_parsers_of_moves_follow_the_grammar_in_every_alphabet() {
    const N_SENTENCES: usize = 12;
    let found: Vec<String> = Alphabet::all()
        .flat_map(|alphabet| {
            let differences = moves(alphabet).differences(N_SENTENCES);
            differences.into_iter().map(move |difference| format!("{}: {difference}", alphabet.code()))
        })
        .collect();
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
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
            once(String::new())
                .chain(files.iter().map(|file| format!("{file}x")))
                .map(move |origin| (promotion, origin))
        }) {
            words.push(format!("{origin}{to}{promotion}"));
        }
        for origin in once(&String::new()).chain(&files).chain(&ranks).chain(&squares) {
            words.extend("NBRQK".chars().flat_map(|piece| ["", "x"].map(|sign| format!("{piece}{origin}{sign}{to}"))));
        }
    }
    words
}

#[test]
fn canonical_moves_are_read_by_hand_as_the_productions_read_them() {
    let compare = |word: &str, must_be_read: bool| {
        let by_hand = WrittenMove::of_san(word.as_bytes());
        assert!(by_hand.is_some() || !must_be_read, "{word}");
        if let Some(by_hand) = by_hand {
            assert_eq!(Alphabet::ENGLISH.read_move(word), Some(by_hand), "{word}");
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
