//! The register of all findings: one file per rule, with its name, its page and its messages.

/// Defines a rule: its code for machines, its name for people, its usual severity.
macro_rules! rule {
    ($code:literal $name:literal $severity:ident) => {
        Rule { code: $code, name: $name, severity: Severity::$severity }
    };
}

macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("../doc/ru/", $name, ".md"))
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
pub mod columns_guessed;
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
pub mod encoding_doubtful;
pub(super) mod event_date_after_date;
pub(super) mod event_doubtful;
pub(super) mod event_joined;
pub(super) mod fen_misspelled;
pub(super) mod fifty_moves;
pub(super) mod final_position_differs;
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
pub(super) mod mate_contradicts_line;
pub(super) mod missing_tag;
pub(super) mod missing_termination;
pub(super) mod mixed_alphabets;
pub(super) mod move_after_end;
pub(super) mod move_missing;
pub(super) mod move_number_wrong;
pub(super) mod name_variants;
pub mod no_record;
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
pub(super) mod quoted_line_illegal;
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
pub(super) mod row_contradicts_game;
pub(super) mod row_number_misread;
pub mod row_unreadable;
pub(super) mod rows_reordered;
pub(super) mod same_game_differs;
pub(super) mod seventy_five_moves;
pub(super) mod shorthand_move;
pub(super) mod small_piece_letter;
pub(super) mod split_move;
pub(super) mod stray_token;
pub(super) mod tag_misspelled;
pub(super) mod termination_contradicts_board;
pub(super) mod termination_contradicts_comment;
pub mod text_misencoded;
pub(super) mod theme_contradicts_moves;
pub(super) mod threefold_repetition;
pub(super) mod time_control_contradicts_clocks;
pub(super) mod time_control_unreadable;
pub(super) mod unknown_variant;
pub mod unmappable_byte;
pub(super) mod unreadable_command;
pub(super) mod unreadable_move;
pub(super) mod unterminated_comment;
pub(super) mod unterminated_variation;
pub(super) mod unused_ignore;
pub(super) mod unwinnable_forfeit;
pub(super) mod variation_letters;
pub(super) mod variation_misplaced;
pub(super) mod variation_repeats;
pub(super) mod wrong_array;

use crate::l10n::Language;

use super::rule::Rule;

macro_rules! register {
    ($($module:ident $constant:ident $name:literal;)*) => {
        $(pub use $module::$constant;)*

        /// Every rule, by code within its family.
        pub const ALL: &[&Rule] = &[$($constant),*];

        /// The pages of the rules in that order, in English and Russian. They are separate, so that a program that does
        /// not show them does not contain them.
        const PAGES: &[[&str; 2]] = &[$([include_str!(concat!("../doc/", $name, ".md")), russian_page!($name)]),*];
    };
}

register! {
    unreadable_move UNREADABLE_MOVE "unreadable-move";
    unterminated_comment UNTERMINATED_COMMENT "unterminated-comment";
    unterminated_variation UNTERMINATED_VARIATION "unterminated-variation";
    stray_token STRAY_TOKEN "stray-token";
    malformed_tag MALFORMED_TAG "malformed-tag";
    duplicate_tag DUPLICATE_TAG "duplicate-tag";
    missing_tag MISSING_TAG "missing-tag";
    unmappable_byte UNMAPPABLE_BYTE "unmappable-byte";
    mixed_alphabets MIXED_ALPHABETS "mixed-alphabets";
    missing_termination MISSING_TERMINATION "missing-termination";
    letters_undecided LETTERS_UNDECIDED "letters-undecided";
    variation_letters VARIATION_LETTERS "variation-letters";
    fused_moves FUSED_MOVES "fused-moves";
    unreadable_command UNREADABLE_COMMAND "unreadable-command";
    no_record NO_RECORD "no-record";
    unknown_variant UNKNOWN_VARIANT "unknown-variant";
    castling_misspelled CASTLING_MISSPELLED "castling-misspelled";
    pawn_letter PAWN_LETTER "pawn-letter";
    prose_passed_over PROSE_PASSED_OVER "prose-passed-over";
    rows_reordered ROWS_REORDERED "rows-reordered";
    other_notation OTHER_NOTATION "other-notation";
    shorthand_move SHORTHAND_MOVE "shorthand-move";
    row_number_misread ROW_NUMBER_MISREAD "row-number-misread";
    game_recognized GAME_RECOGNIZED "game-recognized";
    position_passed_over POSITION_PASSED_OVER "position-passed-over";
    result_misspelled RESULT_MISSPELLED "result-misspelled";
    result_unreadable RESULT_UNREADABLE "result-unreadable";
    fen_misspelled FEN_MISSPELLED "fen-misspelled";
    tag_misspelled TAG_MISSPELLED "tag-misspelled";
    case_undecided CASE_UNDECIDED "case-undecided";
    beside_moves_passed_over BESIDE_MOVES_PASSED_OVER "beside-moves-passed-over";
    date_impossible DATE_IMPOSSIBLE "date-impossible";
    date_in_future DATE_IN_FUTURE "date-in-future";
    date_misspelled DATE_MISSPELLED "date-misspelled";
    event_date_after_date EVENT_DATE_AFTER_DATE "event-date-after-date";
    rating_impossible RATING_IMPOSSIBLE "rating-impossible";
    eco_impossible ECO_IMPOSSIBLE "eco-impossible";
    eco_contradicts_moves ECO_CONTRADICTS_MOVES "eco-contradicts-moves";
    ply_count_differs PLY_COUNT_DIFFERS "ply-count-differs";
    round_unreadable ROUND_UNREADABLE "round-unreadable";
    player_against_self PLAYER_AGAINST_SELF "player-against-self";
    unused_ignore UNUSED_IGNORE "unused-ignore";
    encoding_doubtful ENCODING_DOUBTFUL "encoding-doubtful";
    split_move SPLIT_MOVE "split-move";
    small_piece_letter SMALL_PIECE_LETTER "small-piece-letter";
    text_misencoded TEXT_MISENCODED "text-misencoded";
    illegal_move ILLEGAL_MOVE "illegal-move";
    ambiguous_move AMBIGUOUS_MOVE "ambiguous-move";
    overspecified_move OVERSPECIFIED_MOVE "overspecified-move";
    check_mark_wrong CHECK_MARK_WRONG "check-mark-wrong";
    move_number_wrong MOVE_NUMBER_WRONG "move-number-wrong";
    move_after_end MOVE_AFTER_END "move-after-end";
    illegal_setup ILLEGAL_SETUP "illegal-setup";
    capture_mark_wrong CAPTURE_MARK_WRONG "capture-mark-wrong";
    null_move NULL_MOVE "null-move";
    fragment FRAGMENT "fragment";
    fragment_contradictory FRAGMENT_CONTRADICTORY "fragment-contradictory";
    blank_row BLANK_ROW "blank-row";
    variation_repeats VARIATION_REPEATS "variation-repeats";
    move_missing MOVE_MISSING "move-missing";
    variation_misplaced VARIATION_MISPLACED "variation-misplaced";
    quoted_line_illegal QUOTED_LINE_ILLEGAL "quoted-line-illegal";
    result_mismatch RESULT_MISMATCH "result-mismatch";
    result_contradicts_mate RESULT_CONTRADICTS_MATE "result-contradicts-mate";
    result_contradicts_stalemate RESULT_CONTRADICTS_STALEMATE "result-contradicts-stalemate";
    result_contradicts_dead_position RESULT_CONTRADICTS_DEAD_POSITION "result-contradicts-dead-position";
    unwinnable_forfeit UNWINNABLE_FORFEIT "unwinnable-forfeit";
    fivefold_repetition FIVEFOLD_REPETITION "fivefold-repetition";
    seventy_five_moves SEVENTY_FIVE_MOVES "seventy-five-moves";
    dead_position DEAD_POSITION "dead-position";
    result_contradicts_forfeit RESULT_CONTRADICTS_FORFEIT "result-contradicts-forfeit";
    result_contradicts_termination RESULT_CONTRADICTS_TERMINATION "result-contradicts-termination";
    result_contradicts_comment RESULT_CONTRADICTS_COMMENT "result-contradicts-comment";
    termination_contradicts_board TERMINATION_CONTRADICTS_BOARD "termination-contradicts-board";
    termination_contradicts_comment TERMINATION_CONTRADICTS_COMMENT "termination-contradicts-comment";
    result_signalled_by_kings RESULT_SIGNALLED_BY_KINGS "result-signalled-by-kings";
    both_flags_fallen BOTH_FLAGS_FALLEN "both-flags-fallen";
    draw_agreed_too_early DRAW_AGREED_TOO_EARLY "draw-agreed-too-early";
    colors_reversed COLORS_REVERSED "colors-reversed";
    wrong_array WRONG_ARRAY "wrong-array";
    forfeit_undetermined FORFEIT_UNDETERMINED "forfeit-undetermined";
    threefold_repetition THREEFOLD_REPETITION "threefold-repetition";
    fifty_moves FIFTY_MOVES "fifty-moves";
    clock_increases CLOCK_INCREASES "clock-increases";
    time_control_unreadable TIME_CONTROL_UNREADABLE "time-control-unreadable";
    time_control_contradicts_clocks TIME_CONTROL_CONTRADICTS_CLOCKS "time-control-contradicts-clocks";
    clock_at_zero CLOCK_AT_ZERO "clock-at-zero";
    elapsed_time_differs ELAPSED_TIME_DIFFERS "elapsed-time-differs";
    draw_offer_in_movetext DRAW_OFFER_IN_MOVETEXT "draw-offer-in-movetext";
    duplicate_game DUPLICATE_GAME "duplicate-game";
    same_game_differs SAME_GAME_DIFFERS "same-game-differs";
    rating_differs RATING_DIFFERS "rating-differs";
    pairing_wrong PAIRING_WRONG "pairing-wrong";
    round_incomplete ROUND_INCOMPLETE "round-incomplete";
    name_variants NAME_VARIANTS "name-variants";
    date_outside_event DATE_OUTSIDE_EVENT "date-outside-event";
    event_joined EVENT_JOINED "event-joined";
    player_unlisted PLAYER_UNLISTED "player-unlisted";
    player_list_differs PLAYER_LIST_DIFFERS "player-list-differs";
    event_doubtful EVENT_DOUBTFUL "event-doubtful";
    report_differs REPORT_DIFFERS "report-differs";
    report_inconsistent REPORT_INCONSISTENT "report-inconsistent";
    report_malformed REPORT_MALFORMED "report-malformed";
    row_unreadable ROW_UNREADABLE "row-unreadable";
    theme_contradicts_moves THEME_CONTRADICTS_MOVES "theme-contradicts-moves";
    row_contradicts_game ROW_CONTRADICTS_GAME "row-contradicts-game";
    final_position_differs FINAL_POSITION_DIFFERS "final-position-differs";
    mate_contradicts_line MATE_CONTRADICTS_LINE "mate-contradicts-line";
    columns_guessed COLUMNS_GUESSED "columns-guessed";
    bridge_tag_syntax BRIDGE_TAG_SYNTAX "bridge-tag-syntax";
    bridge_text_outside BRIDGE_TEXT_OUTSIDE "bridge-text-outside";
    bridge_unclosed_comment BRIDGE_UNCLOSED_COMMENT "bridge-unclosed-comment";
    bridge_tag_duplicate BRIDGE_TAG_DUPLICATE "bridge-tag-duplicate";
    bridge_tag_unknown BRIDGE_TAG_UNKNOWN "bridge-tag-unknown";
    bridge_tag_value BRIDGE_TAG_VALUE "bridge-tag-value";
    bridge_inherit_forbidden BRIDGE_INHERIT_FORBIDDEN "bridge-inherit-forbidden";
    bridge_line_too_long BRIDGE_LINE_TOO_LONG "bridge-line-too-long";
    bridge_character BRIDGE_CHARACTER "bridge-character";
    bridge_dialect BRIDGE_DIALECT "bridge-dialect";
    bridge_table BRIDGE_TABLE "bridge-table";
    bridge_note_undefined BRIDGE_NOTE_UNDEFINED "bridge-note-undefined";
    bridge_note_unused BRIDGE_NOTE_UNUSED "bridge-note-unused";
    bridge_note_number BRIDGE_NOTE_NUMBER "bridge-note-number";
    bridge_annotation BRIDGE_ANNOTATION "bridge-annotation";
    bridge_section_needs BRIDGE_SECTION_NEEDS "bridge-section-needs";
    bridge_rubber_history BRIDGE_RUBBER_HISTORY "bridge-rubber-history";
    bridge_deal_syntax BRIDGE_DEAL_SYNTAX "bridge-deal-syntax";
    bridge_deal_bad_rank BRIDGE_DEAL_BAD_RANK "bridge-deal-bad-rank";
    bridge_deal_suit_count BRIDGE_DEAL_SUIT_COUNT "bridge-deal-suit-count";
    bridge_deal_hand_size BRIDGE_DEAL_HAND_SIZE "bridge-deal-hand-size";
    bridge_deal_duplicate_card BRIDGE_DEAL_DUPLICATE_CARD "bridge-deal-duplicate-card";
    bridge_deal_missing_card BRIDGE_DEAL_MISSING_CARD "bridge-deal-missing-card";
    bridge_deal_mixed_letters BRIDGE_DEAL_MIXED_LETTERS "bridge-deal-mixed-letters";
    bridge_board_dealer BRIDGE_BOARD_DEALER "bridge-board-dealer";
    bridge_board_vulnerability BRIDGE_BOARD_VULNERABILITY "bridge-board-vulnerability";
    bridge_auction_insufficient BRIDGE_AUCTION_INSUFFICIENT "bridge-auction-insufficient";
    bridge_auction_illegal_double BRIDGE_AUCTION_ILLEGAL_DOUBLE "bridge-auction-illegal-double";
    bridge_auction_illegal_redouble BRIDGE_AUCTION_ILLEGAL_REDOUBLE "bridge-auction-illegal-redouble";
    bridge_auction_after_end BRIDGE_AUCTION_AFTER_END "bridge-auction-after-end";
    bridge_auction_unfinished BRIDGE_AUCTION_UNFINISHED "bridge-auction-unfinished";
    bridge_auction_not_dealer BRIDGE_AUCTION_NOT_DEALER "bridge-auction-not-dealer";
    bridge_call_unreadable BRIDGE_CALL_UNREADABLE "bridge-call-unreadable";
    bridge_auction_passes_omitted BRIDGE_AUCTION_PASSES_OMITTED "bridge-auction-passes-omitted";
    bridge_declarer_mismatch BRIDGE_DECLARER_MISMATCH "bridge-declarer-mismatch";
    bridge_contract_mismatch BRIDGE_CONTRACT_MISMATCH "bridge-contract-mismatch";
    bridge_passed_out BRIDGE_PASSED_OUT "bridge-passed-out";
    bridge_irregularity_flag BRIDGE_IRREGULARITY_FLAG "bridge-irregularity-flag";
    bridge_after_continuation BRIDGE_AFTER_CONTINUATION "bridge-after-continuation";
    bridge_card_unreadable BRIDGE_CARD_UNREADABLE "bridge-card-unreadable";
    bridge_play_not_held BRIDGE_PLAY_NOT_HELD "bridge-play-not-held";
    bridge_play_card_twice BRIDGE_PLAY_CARD_TWICE "bridge-play-card-twice";
    bridge_play_revoke BRIDGE_PLAY_REVOKE "bridge-play-revoke";
    bridge_play_after_end BRIDGE_PLAY_AFTER_END "bridge-play-after-end";
    bridge_play_wrong_leader BRIDGE_PLAY_WRONG_LEADER "bridge-play-wrong-leader";
    bridge_play_rotated_rows BRIDGE_PLAY_ROTATED_ROWS "bridge-play-rotated-rows";
    bridge_revoke_flag_wrong BRIDGE_REVOKE_FLAG_WRONG "bridge-revoke-flag-wrong";
    bridge_result_impossible BRIDGE_RESULT_IMPOSSIBLE "bridge-result-impossible";
    bridge_result_sum BRIDGE_RESULT_SUM "bridge-result-sum";
    bridge_result_flag BRIDGE_RESULT_FLAG "bridge-result-flag";
    bridge_score_mismatch BRIDGE_SCORE_MISMATCH "bridge-score-mismatch";
    bridge_lin_syntax BRIDGE_LIN_SYNTAX "bridge-lin-syntax";
    bridge_lin_seats BRIDGE_LIN_SEATS "bridge-lin-seats";
    bridge_lin_result BRIDGE_LIN_RESULT "bridge-lin-result";
    bridge_table_score BRIDGE_TABLE_SCORE "bridge-table-score";
    bridge_comparison_mismatch BRIDGE_COMPARISON_MISMATCH "bridge-comparison-mismatch";
    bridge_comparison_unexplained BRIDGE_COMPARISON_UNEXPLAINED "bridge-comparison-unexplained";
    bridge_award_mismatch BRIDGE_AWARD_MISMATCH "bridge-award-mismatch";
    bridge_total_mismatch BRIDGE_TOTAL_MISMATCH "bridge-total-mismatch";
    bridge_fouled_board BRIDGE_FOULED_BOARD "bridge-fouled-board";
    bridge_board_conditions BRIDGE_BOARD_CONDITIONS "bridge-board-conditions";
    bridge_deck_result BRIDGE_DECK_RESULT "bridge-deck-result";
    bridge_result_twice BRIDGE_RESULT_TWICE "bridge-result-twice";
    bridge_deal_twice BRIDGE_DEAL_TWICE "bridge-deal-twice";
    bridge_double_dummy BRIDGE_DOUBLE_DUMMY "bridge-double-dummy";
    bridge_par BRIDGE_PAR "bridge-par";
    bridge_lin_points BRIDGE_LIN_POINTS "bridge-lin-points";
}

impl Rule {
    /// Returns every rule, in the order of their codes' families.
    #[must_use]
    pub const fn all() -> &'static [&'static Self] {
        ALL
    }

    /// Returns its page, in Markdown.
    #[must_use]
    pub fn page(&self, language: Language) -> &'static str {
        let pages = ALL.iter().zip(PAGES).find(|(rule, _)| rule.code == self.code);
        pages.map_or("", |(_, [english, russian])| match language {
            Language::English => english,
            Language::Russian => russian,
        })
    }

    /// Finds a rule by its name or its code, ignoring case.
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
