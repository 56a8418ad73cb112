//! The register of everything zapis can find: a file a rule, with its name, its page and how its finding is made.

/// Puts a rule together: its code for machines, its name for people, its usual severity; its pages bear its name.
macro_rules! rule {
    ($code:literal $name:literal $severity:ident) => {
        Rule::new(
            [$code, $name],
            Severity::$severity,
            [include_str!(concat!("../doc/", $name, ".md")), russian_page!($name)],
        )
    };
}

#[cfg(feature = "russian")]
macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("../doc/ru/", $name, ".md"))
    };
}

/// Takes the English page in its place.
#[cfg(not(feature = "russian"))]
macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("../doc/", $name, ".md"))
    };
}

pub(super) mod ambiguous_move;
pub(super) mod beside_moves_passed_over;
pub(super) mod blank_row;
pub(super) mod both_flags_fallen;
pub(super) mod bridge_after_continuation;
pub(super) mod bridge_annotation;
pub(super) mod bridge_auction_after_end;
pub(super) mod bridge_auction_illegal_double;
pub(super) mod bridge_auction_illegal_redouble;
pub(super) mod bridge_auction_insufficient;
pub(super) mod bridge_auction_not_dealer;
pub(super) mod bridge_auction_passes_omitted;
pub(super) mod bridge_auction_unfinished;
pub(super) mod bridge_award_mismatch;
pub(super) mod bridge_board_conditions;
pub(super) mod bridge_board_dealer;
pub(super) mod bridge_board_vulnerability;
pub(super) mod bridge_call_unreadable;
pub(super) mod bridge_card_unreadable;
pub(super) mod bridge_character;
pub(super) mod bridge_comparison_mismatch;
pub(super) mod bridge_comparison_unexplained;
pub(super) mod bridge_contract_mismatch;
pub(super) mod bridge_deal_bad_rank;
pub(super) mod bridge_deal_duplicate_card;
pub(super) mod bridge_deal_hand_size;
pub(super) mod bridge_deal_missing_card;
pub(super) mod bridge_deal_mixed_letters;
pub(super) mod bridge_deal_suit_count;
pub(super) mod bridge_deal_syntax;
pub(super) mod bridge_deal_twice;
pub(super) mod bridge_deck_result;
pub(super) mod bridge_declarer_mismatch;
pub(super) mod bridge_dialect;
pub(super) mod bridge_double_dummy;
pub(super) mod bridge_fouled_board;
pub(super) mod bridge_inherit_forbidden;
pub(super) mod bridge_irregularity_flag;
pub(super) mod bridge_lin_points;
pub(super) mod bridge_lin_result;
pub(super) mod bridge_lin_seats;
pub(super) mod bridge_lin_syntax;
pub(super) mod bridge_line_too_long;
pub(super) mod bridge_note_number;
pub(super) mod bridge_note_undefined;
pub(super) mod bridge_note_unused;
pub(super) mod bridge_par;
pub(super) mod bridge_passed_out;
pub(super) mod bridge_play_after_end;
pub(super) mod bridge_play_card_twice;
pub(super) mod bridge_play_not_held;
pub(super) mod bridge_play_revoke;
pub(super) mod bridge_play_rotated_rows;
pub(super) mod bridge_play_wrong_leader;
pub(super) mod bridge_result_flag;
pub(super) mod bridge_result_impossible;
pub(super) mod bridge_result_sum;
pub(super) mod bridge_result_twice;
pub(super) mod bridge_revoke_flag_wrong;
pub(super) mod bridge_rubber_history;
pub(super) mod bridge_score_mismatch;
pub(super) mod bridge_section_needs;
pub(super) mod bridge_table;
pub(super) mod bridge_table_score;
pub(super) mod bridge_tag_duplicate;
pub(super) mod bridge_tag_syntax;
pub(super) mod bridge_tag_unknown;
pub(super) mod bridge_tag_value;
pub(super) mod bridge_text_outside;
pub(super) mod bridge_total_mismatch;
pub(super) mod bridge_unclosed_comment;
pub(super) mod capture_mark_wrong;
pub(super) mod case_undecided;
pub(super) mod castling_misspelled;
pub(super) mod check_mark_wrong;
pub(super) mod clock_at_zero;
pub(super) mod clock_increases;
pub(super) mod colors_reversed;
pub(super) mod date_impossible;
pub(super) mod date_in_future;
pub(super) mod date_misspelled;
pub(super) mod date_outside_event;
pub(super) mod dead_position;
pub(super) mod draw_agreed_too_early;
pub(super) mod draw_offer_in_movetext;
pub(super) mod duplicate_game;
pub(super) mod duplicate_tag;
pub(super) mod eco_contradicts_moves;
pub(super) mod eco_impossible;
pub(super) mod elapsed_time_differs;
pub(super) mod event_date_after_date;
pub(super) mod event_doubtful;
pub(super) mod event_joined;
pub(super) mod fen_misspelled;
pub(super) mod fifty_moves;
pub(super) mod fivefold_repetition;
pub(super) mod forfeit_undetermined;
pub(super) mod fragment;
pub(super) mod fragment_contradictory;
pub(super) mod fused_moves;
pub(super) mod game_recognized;
pub(super) mod illegal_move;
pub(super) mod illegal_setup;
pub(super) mod letters_undecided;
pub(super) mod malformed_tag;
pub(super) mod missing_tag;
pub(super) mod missing_termination;
pub(super) mod mixed_alphabets;
pub(super) mod move_after_end;
pub(super) mod move_number_wrong;
pub(super) mod name_variants;
pub(crate) mod no_record;
pub(super) mod null_move;
pub(super) mod other_notation;
pub(super) mod overspecified_move;
pub(super) mod pairing_wrong;
pub(super) mod pawn_letter;
pub(super) mod player_against_self;
pub(super) mod player_list_differs;
pub(super) mod player_unlisted;
pub(super) mod ply_count_differs;
pub(super) mod position_passed_over;
pub(super) mod prose_passed_over;
pub(super) mod rating_differs;
pub(super) mod rating_impossible;
pub(super) mod report_differs;
pub(super) mod report_inconsistent;
pub(super) mod report_malformed;
pub(super) mod result_contradicts_comment;
pub(super) mod result_contradicts_dead_position;
pub(super) mod result_contradicts_forfeit;
pub(super) mod result_contradicts_mate;
pub(super) mod result_contradicts_stalemate;
pub(super) mod result_contradicts_termination;
pub(super) mod result_mismatch;
pub(super) mod result_misspelled;
pub(super) mod result_signalled_by_kings;
pub(super) mod result_unreadable;
pub(super) mod round_incomplete;
pub(super) mod round_unreadable;
pub(super) mod row_number_misread;
pub(super) mod rows_reordered;
pub(super) mod same_game_differs;
pub(super) mod seventy_five_moves;
pub(super) mod shorthand_move;
pub(super) mod stray_token;
pub(super) mod tag_misspelled;
pub(super) mod termination_contradicts_board;
pub(super) mod termination_contradicts_comment;
pub(super) mod threefold_repetition;
pub(super) mod time_control_contradicts_clocks;
pub(super) mod time_control_unreadable;
pub(super) mod unknown_variant;
pub(crate) mod unmappable_byte;
pub(super) mod unreadable_command;
pub(super) mod unreadable_move;
pub(super) mod unterminated_comment;
pub(super) mod unterminated_variation;
pub(super) mod unused_ignore;
pub(super) mod unwinnable_forfeit;

use super::rule::Rule;

macro_rules! register {
    ($($module:ident $constant:ident;)*) => {
        $(pub use $module::$constant;)*

        /// Every rule, by code within its family.
        pub const ALL: &[&Rule] = &[$($constant),*];
    };
}

register! {
    unreadable_move UNREADABLE_MOVE;
    unterminated_comment UNTERMINATED_COMMENT;
    unterminated_variation UNTERMINATED_VARIATION;
    stray_token STRAY_TOKEN;
    malformed_tag MALFORMED_TAG;
    duplicate_tag DUPLICATE_TAG;
    missing_tag MISSING_TAG;
    unmappable_byte UNMAPPABLE_BYTE;
    mixed_alphabets MIXED_ALPHABETS;
    missing_termination MISSING_TERMINATION;
    letters_undecided LETTERS_UNDECIDED;
    fused_moves FUSED_MOVES;
    unreadable_command UNREADABLE_COMMAND;
    no_record NO_RECORD;
    unknown_variant UNKNOWN_VARIANT;
    castling_misspelled CASTLING_MISSPELLED;
    pawn_letter PAWN_LETTER;
    prose_passed_over PROSE_PASSED_OVER;
    rows_reordered ROWS_REORDERED;
    other_notation OTHER_NOTATION;
    shorthand_move SHORTHAND_MOVE;
    row_number_misread ROW_NUMBER_MISREAD;
    game_recognized GAME_RECOGNIZED;
    position_passed_over POSITION_PASSED_OVER;
    result_misspelled RESULT_MISSPELLED;
    result_unreadable RESULT_UNREADABLE;
    fen_misspelled FEN_MISSPELLED;
    tag_misspelled TAG_MISSPELLED;
    case_undecided CASE_UNDECIDED;
    beside_moves_passed_over BESIDE_MOVES_PASSED_OVER;
    date_impossible DATE_IMPOSSIBLE;
    date_in_future DATE_IN_FUTURE;
    date_misspelled DATE_MISSPELLED;
    event_date_after_date EVENT_DATE_AFTER_DATE;
    rating_impossible RATING_IMPOSSIBLE;
    eco_impossible ECO_IMPOSSIBLE;
    eco_contradicts_moves ECO_CONTRADICTS_MOVES;
    ply_count_differs PLY_COUNT_DIFFERS;
    round_unreadable ROUND_UNREADABLE;
    player_against_self PLAYER_AGAINST_SELF;
    unused_ignore UNUSED_IGNORE;
    illegal_move ILLEGAL_MOVE;
    ambiguous_move AMBIGUOUS_MOVE;
    overspecified_move OVERSPECIFIED_MOVE;
    check_mark_wrong CHECK_MARK_WRONG;
    move_number_wrong MOVE_NUMBER_WRONG;
    move_after_end MOVE_AFTER_END;
    illegal_setup ILLEGAL_SETUP;
    capture_mark_wrong CAPTURE_MARK_WRONG;
    null_move NULL_MOVE;
    fragment FRAGMENT;
    fragment_contradictory FRAGMENT_CONTRADICTORY;
    blank_row BLANK_ROW;
    result_mismatch RESULT_MISMATCH;
    result_contradicts_mate RESULT_CONTRADICTS_MATE;
    result_contradicts_stalemate RESULT_CONTRADICTS_STALEMATE;
    result_contradicts_dead_position RESULT_CONTRADICTS_DEAD_POSITION;
    unwinnable_forfeit UNWINNABLE_FORFEIT;
    fivefold_repetition FIVEFOLD_REPETITION;
    seventy_five_moves SEVENTY_FIVE_MOVES;
    dead_position DEAD_POSITION;
    result_contradicts_forfeit RESULT_CONTRADICTS_FORFEIT;
    result_contradicts_termination RESULT_CONTRADICTS_TERMINATION;
    result_contradicts_comment RESULT_CONTRADICTS_COMMENT;
    termination_contradicts_board TERMINATION_CONTRADICTS_BOARD;
    termination_contradicts_comment TERMINATION_CONTRADICTS_COMMENT;
    result_signalled_by_kings RESULT_SIGNALLED_BY_KINGS;
    both_flags_fallen BOTH_FLAGS_FALLEN;
    draw_agreed_too_early DRAW_AGREED_TOO_EARLY;
    colors_reversed COLORS_REVERSED;
    forfeit_undetermined FORFEIT_UNDETERMINED;
    threefold_repetition THREEFOLD_REPETITION;
    fifty_moves FIFTY_MOVES;
    clock_increases CLOCK_INCREASES;
    time_control_unreadable TIME_CONTROL_UNREADABLE;
    time_control_contradicts_clocks TIME_CONTROL_CONTRADICTS_CLOCKS;
    clock_at_zero CLOCK_AT_ZERO;
    elapsed_time_differs ELAPSED_TIME_DIFFERS;
    draw_offer_in_movetext DRAW_OFFER_IN_MOVETEXT;
    duplicate_game DUPLICATE_GAME;
    same_game_differs SAME_GAME_DIFFERS;
    rating_differs RATING_DIFFERS;
    pairing_wrong PAIRING_WRONG;
    round_incomplete ROUND_INCOMPLETE;
    name_variants NAME_VARIANTS;
    date_outside_event DATE_OUTSIDE_EVENT;
    event_joined EVENT_JOINED;
    player_unlisted PLAYER_UNLISTED;
    player_list_differs PLAYER_LIST_DIFFERS;
    event_doubtful EVENT_DOUBTFUL;
    report_differs REPORT_DIFFERS;
    report_inconsistent REPORT_INCONSISTENT;
    report_malformed REPORT_MALFORMED;
    bridge_tag_syntax BRIDGE_TAG_SYNTAX;
    bridge_text_outside BRIDGE_TEXT_OUTSIDE;
    bridge_unclosed_comment BRIDGE_UNCLOSED_COMMENT;
    bridge_tag_duplicate BRIDGE_TAG_DUPLICATE;
    bridge_tag_unknown BRIDGE_TAG_UNKNOWN;
    bridge_tag_value BRIDGE_TAG_VALUE;
    bridge_inherit_forbidden BRIDGE_INHERIT_FORBIDDEN;
    bridge_line_too_long BRIDGE_LINE_TOO_LONG;
    bridge_character BRIDGE_CHARACTER;
    bridge_dialect BRIDGE_DIALECT;
    bridge_table BRIDGE_TABLE;
    bridge_note_undefined BRIDGE_NOTE_UNDEFINED;
    bridge_note_unused BRIDGE_NOTE_UNUSED;
    bridge_note_number BRIDGE_NOTE_NUMBER;
    bridge_annotation BRIDGE_ANNOTATION;
    bridge_section_needs BRIDGE_SECTION_NEEDS;
    bridge_rubber_history BRIDGE_RUBBER_HISTORY;
    bridge_deal_syntax BRIDGE_DEAL_SYNTAX;
    bridge_deal_bad_rank BRIDGE_DEAL_BAD_RANK;
    bridge_deal_suit_count BRIDGE_DEAL_SUIT_COUNT;
    bridge_deal_hand_size BRIDGE_DEAL_HAND_SIZE;
    bridge_deal_duplicate_card BRIDGE_DEAL_DUPLICATE_CARD;
    bridge_deal_missing_card BRIDGE_DEAL_MISSING_CARD;
    bridge_deal_mixed_letters BRIDGE_DEAL_MIXED_LETTERS;
    bridge_board_dealer BRIDGE_BOARD_DEALER;
    bridge_board_vulnerability BRIDGE_BOARD_VULNERABILITY;
    bridge_auction_insufficient BRIDGE_AUCTION_INSUFFICIENT;
    bridge_auction_illegal_double BRIDGE_AUCTION_ILLEGAL_DOUBLE;
    bridge_auction_illegal_redouble BRIDGE_AUCTION_ILLEGAL_REDOUBLE;
    bridge_auction_after_end BRIDGE_AUCTION_AFTER_END;
    bridge_auction_unfinished BRIDGE_AUCTION_UNFINISHED;
    bridge_auction_not_dealer BRIDGE_AUCTION_NOT_DEALER;
    bridge_call_unreadable BRIDGE_CALL_UNREADABLE;
    bridge_auction_passes_omitted BRIDGE_AUCTION_PASSES_OMITTED;
    bridge_declarer_mismatch BRIDGE_DECLARER_MISMATCH;
    bridge_contract_mismatch BRIDGE_CONTRACT_MISMATCH;
    bridge_passed_out BRIDGE_PASSED_OUT;
    bridge_irregularity_flag BRIDGE_IRREGULARITY_FLAG;
    bridge_after_continuation BRIDGE_AFTER_CONTINUATION;
    bridge_card_unreadable BRIDGE_CARD_UNREADABLE;
    bridge_play_not_held BRIDGE_PLAY_NOT_HELD;
    bridge_play_card_twice BRIDGE_PLAY_CARD_TWICE;
    bridge_play_revoke BRIDGE_PLAY_REVOKE;
    bridge_play_after_end BRIDGE_PLAY_AFTER_END;
    bridge_play_wrong_leader BRIDGE_PLAY_WRONG_LEADER;
    bridge_play_rotated_rows BRIDGE_PLAY_ROTATED_ROWS;
    bridge_revoke_flag_wrong BRIDGE_REVOKE_FLAG_WRONG;
    bridge_result_impossible BRIDGE_RESULT_IMPOSSIBLE;
    bridge_result_sum BRIDGE_RESULT_SUM;
    bridge_result_flag BRIDGE_RESULT_FLAG;
    bridge_score_mismatch BRIDGE_SCORE_MISMATCH;
    bridge_lin_syntax BRIDGE_LIN_SYNTAX;
    bridge_lin_seats BRIDGE_LIN_SEATS;
    bridge_lin_result BRIDGE_LIN_RESULT;
    bridge_table_score BRIDGE_TABLE_SCORE;
    bridge_comparison_mismatch BRIDGE_COMPARISON_MISMATCH;
    bridge_comparison_unexplained BRIDGE_COMPARISON_UNEXPLAINED;
    bridge_award_mismatch BRIDGE_AWARD_MISMATCH;
    bridge_total_mismatch BRIDGE_TOTAL_MISMATCH;
    bridge_fouled_board BRIDGE_FOULED_BOARD;
    bridge_board_conditions BRIDGE_BOARD_CONDITIONS;
    bridge_deck_result BRIDGE_DECK_RESULT;
    bridge_result_twice BRIDGE_RESULT_TWICE;
    bridge_deal_twice BRIDGE_DEAL_TWICE;
    bridge_double_dummy BRIDGE_DOUBLE_DUMMY;
    bridge_par BRIDGE_PAR;
    bridge_lin_points BRIDGE_LIN_POINTS;
}

impl Rule {
    /// Finds a rule by its name or its code, whatever the case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<&'static Self> {
        let wanted = name.trim();
        ALL.iter()
            .copied()
            .find(|rule| rule.name.eq_ignore_ascii_case(wanted) || rule.code.eq_ignore_ascii_case(wanted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn names_and_codes_are_unique_and_every_page_opens_with_both() {
        for (index, rule) in ALL.iter().enumerate() {
            assert!(
                ALL[..index].iter().all(|other| other.name != rule.name && other.code != rule.code),
                "{}",
                rule.name
            );
            for language in Language::ALL {
                let title = format!("# {} ({})", rule.name, rule.code);
                assert_eq!(rule.page(language).lines().next(), Some(title.as_str()));
                assert!(!rule.summary(language).is_empty(), "{}", rule.name);
            }
        }
    }
}
