//! The table of all rules, and a file for each rule that has code of its own.

macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("../doc/ru/", $name, ".md"))
    };
}

pub(super) mod ambiguous_move;
pub(super) mod beside_moves_passed_over;
pub(super) mod blank_row;
pub(super) mod both_flags_fallen;
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
pub(super) mod dead_position;
pub(super) mod draw_agreed_too_early;
pub(super) mod draw_offer_in_movetext;
pub(super) mod duplicate_tag;
pub(super) mod eco_contradicts_moves;
pub(super) mod eco_impossible;
pub(super) mod elapsed_time_differs;
pub mod encoding_doubtful;
pub(super) mod event_date_after_date;
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
pub mod no_record;
pub(super) mod null_move;
pub(super) mod other_notation;
pub(super) mod overspecified_move;
pub(super) mod pawn_letter;
pub(super) mod player_against_self;
pub(super) mod ply_count_differs;
pub(super) mod position_passed_over;
pub(super) mod prose_passed_over;
pub(super) mod quoted_line_illegal;
pub(super) mod rating_impossible;
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
pub(super) mod round_unreadable;
pub(super) mod row_contradicts_game;
pub(super) mod row_number_misread;
pub mod row_unreadable;
pub(super) mod rows_reordered;
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
use super::severity::Severity;

macro_rules! rules {
    ($($code:literal $constant:ident $name:literal $severity:ident $($fixed_by:literal)?;)*) => {
        $(
            #[doc = concat!("`", $name, "`")]
            pub const $constant: &Rule =
                &Rule { code: $code, name: $name, severity: Severity::$severity, fixed_by: concat!($($fixed_by)?) };
        )*

        /// Every rule, by code within its family.
        pub const ALL: &[&Rule] = &[$($constant),*];

        /// The pages of the rules in that order, in English and Russian. They are separate, so that a program that does
        /// not show them does not contain them.
        const PAGES: &[[&str; 2]] = &[$([include_str!(concat!("../doc/", $name, ".md")), russian_page!($name)]),*];
    };
}

// The code for machines, the constant, the name for people, the usual severity, and the options that fix such findings, at
// least in some places; a test holds these against the corpus.
rules! {
    "T001" UNREADABLE_MOVE "unreadable-move" Error "--unsafe-fixes";
    "T002" UNTERMINATED_COMMENT "unterminated-comment" Error "--unsafe-fixes";
    "T003" UNTERMINATED_VARIATION "unterminated-variation" Error "--unsafe-fixes";
    "T004" STRAY_TOKEN "stray-token" Error "--fix, --unsafe-fixes";
    "T005" MALFORMED_TAG "malformed-tag" Error "--fix, --unsafe-fixes";
    "T006" DUPLICATE_TAG "duplicate-tag" Warning;
    "T007" MISSING_TAG "missing-tag" Note;
    "T008" UNMAPPABLE_BYTE "unmappable-byte" Warning;
    "T009" MIXED_ALPHABETS "mixed-alphabets" Note "--fix";
    "T010" MISSING_TERMINATION "missing-termination" Warning "--fix, --unsafe-fixes";
    "T011" LETTERS_UNDECIDED "letters-undecided" Warning "--unsafe-fixes";
    "T061" VARIATION_LETTERS "variation-letters" Note;
    "T012" FUSED_MOVES "fused-moves" Note "--fix";
    "T013" UNREADABLE_COMMAND "unreadable-command" Note "--fix";
    "T014" NO_RECORD "no-record" Error;
    "T015" UNKNOWN_VARIANT "unknown-variant" Warning;
    "T016" CASTLING_MISSPELLED "castling-misspelled" Warning "--fix";
    "T017" PAWN_LETTER "pawn-letter" Warning "--fix";
    "T018" PROSE_PASSED_OVER "prose-passed-over" Note;
    "T019" ROWS_REORDERED "rows-reordered" Note;
    "T020" OTHER_NOTATION "other-notation" Note;
    "T021" SHORTHAND_MOVE "shorthand-move" Warning "--fix";
    "T022" ROW_NUMBER_MISREAD "row-number-misread" Note "--fix";
    "T023" GAME_RECOGNIZED "game-recognized" Warning "--fix";
    "T024" POSITION_PASSED_OVER "position-passed-over" Warning;
    "T025" RESULT_MISSPELLED "result-misspelled" Warning "--fix, --unsafe-fixes";
    "T026" RESULT_UNREADABLE "result-unreadable" Warning "--fix, --unsafe-fixes";
    "T027" FEN_MISSPELLED "fen-misspelled" Warning "--fix";
    "T028" TAG_MISSPELLED "tag-misspelled" Warning "--fix";
    "T029" CASE_UNDECIDED "case-undecided" Warning;
    "T030" BESIDE_MOVES_PASSED_OVER "beside-moves-passed-over" Note;
    "T031" DATE_IMPOSSIBLE "date-impossible" Warning "--unsafe-fixes";
    "T032" DATE_IN_FUTURE "date-in-future" Warning;
    "T033" DATE_MISSPELLED "date-misspelled" Warning "--fix, --unsafe-fixes";
    "T034" EVENT_DATE_AFTER_DATE "event-date-after-date" Warning;
    "T035" RATING_IMPOSSIBLE "rating-impossible" Warning "--unsafe-fixes";
    "T036" ECO_IMPOSSIBLE "eco-impossible" Warning "--fix";
    "T040" ECO_CONTRADICTS_MOVES "eco-contradicts-moves" Note;
    "T037" PLY_COUNT_DIFFERS "ply-count-differs" Warning "--unsafe-fixes";
    "T038" ROUND_UNREADABLE "round-unreadable" Warning "--fix";
    "T039" PLAYER_AGAINST_SELF "player-against-self" Warning;
    "T041" UNUSED_IGNORE "unused-ignore" Note;
    "T050" ENCODING_DOUBTFUL "encoding-doubtful" Warning;
    "T060" SPLIT_MOVE "split-move" Note "--fix";
    "T062" SMALL_PIECE_LETTER "small-piece-letter" Warning "--fix";
    "T051" TEXT_MISENCODED "text-misencoded" Warning "--fix";
    "R001" ILLEGAL_MOVE "illegal-move" Error "--unsafe-fixes";
    "R002" AMBIGUOUS_MOVE "ambiguous-move" Error "--unsafe-fixes";
    "R003" OVERSPECIFIED_MOVE "overspecified-move" Note "--fix";
    "R004" CHECK_MARK_WRONG "check-mark-wrong" Warning "--fix, --unsafe-fixes";
    "R005" MOVE_NUMBER_WRONG "move-number-wrong" Warning "--fix, --unsafe-fixes";
    "R006" MOVE_AFTER_END "move-after-end" Error;
    "R007" ILLEGAL_SETUP "illegal-setup" Error;
    "R008" CAPTURE_MARK_WRONG "capture-mark-wrong" Note "--fix";
    "R009" NULL_MOVE "null-move" Warning;
    "R010" FRAGMENT "fragment" Warning;
    "R011" FRAGMENT_CONTRADICTORY "fragment-contradictory" Error;
    "R012" BLANK_ROW "blank-row" Warning;
    "R050" VARIATION_REPEATS "variation-repeats" Note;
    "R013" MOVE_MISSING "move-missing" Error "--unsafe-fixes";
    "R014" VARIATION_MISPLACED "variation-misplaced" Warning;
    "R015" QUOTED_LINE_ILLEGAL "quoted-line-illegal" Warning;
    "O001" RESULT_MISMATCH "result-mismatch" Error "--unsafe-fixes";
    "O002" RESULT_CONTRADICTS_MATE "result-contradicts-mate" Error "--fix, --unsafe-fixes";
    "O003" RESULT_CONTRADICTS_STALEMATE "result-contradicts-stalemate" Error "--fix, --unsafe-fixes";
    "O004" RESULT_CONTRADICTS_DEAD_POSITION "result-contradicts-dead-position" Error;
    "O005" UNWINNABLE_FORFEIT "unwinnable-forfeit" Error;
    "O006" FIVEFOLD_REPETITION "fivefold-repetition" Warning;
    "O007" SEVENTY_FIVE_MOVES "seventy-five-moves" Warning;
    "O008" DEAD_POSITION "dead-position" Warning;
    "O009" RESULT_CONTRADICTS_FORFEIT "result-contradicts-forfeit" Warning;
    "O010" RESULT_CONTRADICTS_TERMINATION "result-contradicts-termination" Error;
    "O011" RESULT_CONTRADICTS_COMMENT "result-contradicts-comment" Warning;
    "O012" TERMINATION_CONTRADICTS_BOARD "termination-contradicts-board" Warning;
    "O013" TERMINATION_CONTRADICTS_COMMENT "termination-contradicts-comment" Warning;
    "O014" RESULT_SIGNALLED_BY_KINGS "result-signalled-by-kings" Warning "--unsafe-fixes";
    "O021" BOTH_FLAGS_FALLEN "both-flags-fallen" Warning;
    "O022" DRAW_AGREED_TOO_EARLY "draw-agreed-too-early" Warning;
    "O023" COLORS_REVERSED "colors-reversed" Warning;
    "O025" WRONG_ARRAY "wrong-array" Error;
    "O024" FORFEIT_UNDETERMINED "forfeit-undetermined" Warning;
    "C001" THREEFOLD_REPETITION "threefold-repetition" Note;
    "C002" FIFTY_MOVES "fifty-moves" Note;
    "K001" CLOCK_INCREASES "clock-increases" Warning;
    "K002" TIME_CONTROL_UNREADABLE "time-control-unreadable" Warning "--fix";
    "K003" TIME_CONTROL_CONTRADICTS_CLOCKS "time-control-contradicts-clocks" Warning "--unsafe-fixes";
    "K004" CLOCK_AT_ZERO "clock-at-zero" Note;
    "K005" ELAPSED_TIME_DIFFERS "elapsed-time-differs" Note;
    "K006" DRAW_OFFER_IN_MOVETEXT "draw-offer-in-movetext" Note "--fix";
    "A001" DUPLICATE_GAME "duplicate-game" Warning;
    "A002" SAME_GAME_DIFFERS "same-game-differs" Warning;
    "A003" RATING_DIFFERS "rating-differs" Warning;
    "A010" PAIRING_WRONG "pairing-wrong" Warning;
    "A011" ROUND_INCOMPLETE "round-incomplete" Warning;
    "A012" NAME_VARIANTS "name-variants" Warning;
    "A013" DATE_OUTSIDE_EVENT "date-outside-event" Warning;
    "A017" EVENT_JOINED "event-joined" Warning;
    "A018" PLAYER_UNLISTED "player-unlisted" Warning;
    "A019" PLAYER_LIST_DIFFERS "player-list-differs" Warning;
    "A020" EVENT_DOUBTFUL "event-doubtful" Warning;
    "A014" REPORT_DIFFERS "report-differs" Error;
    "A015" REPORT_INCONSISTENT "report-inconsistent" Error;
    "A016" REPORT_MALFORMED "report-malformed" Warning;
    "D001" ROW_UNREADABLE "row-unreadable" Error;
    "D002" THEME_CONTRADICTS_MOVES "theme-contradicts-moves" Warning;
    "D003" ROW_CONTRADICTS_GAME "row-contradicts-game" Warning;
    "D004" FINAL_POSITION_DIFFERS "final-position-differs" Warning;
    "D005" MATE_CONTRADICTS_LINE "mate-contradicts-line" Warning;
    "D006" COLUMNS_GUESSED "columns-guessed" Note;
    "B001" BRIDGE_TAG_SYNTAX "bridge-tag-syntax" Error;
    "B002" BRIDGE_TEXT_OUTSIDE "bridge-text-outside" Warning;
    "B003" BRIDGE_UNCLOSED_COMMENT "bridge-unclosed-comment" Error;
    "B004" BRIDGE_TAG_DUPLICATE "bridge-tag-duplicate" Warning;
    "B005" BRIDGE_TAG_UNKNOWN "bridge-tag-unknown" Note;
    "B006" BRIDGE_TAG_VALUE "bridge-tag-value" Error;
    "B007" BRIDGE_INHERIT_FORBIDDEN "bridge-inherit-forbidden" Error;
    "B008" BRIDGE_LINE_TOO_LONG "bridge-line-too-long" Error;
    "B009" BRIDGE_CHARACTER "bridge-character" Error;
    "B010" BRIDGE_DIALECT "bridge-dialect" Note;
    "B011" BRIDGE_TABLE "bridge-table" Error;
    "B012" BRIDGE_NOTE_UNDEFINED "bridge-note-undefined" Error;
    "B013" BRIDGE_NOTE_UNUSED "bridge-note-unused" Warning;
    "B014" BRIDGE_NOTE_NUMBER "bridge-note-number" Error;
    "B015" BRIDGE_ANNOTATION "bridge-annotation" Error;
    "B016" BRIDGE_SECTION_NEEDS "bridge-section-needs" Error;
    "B017" BRIDGE_RUBBER_HISTORY "bridge-rubber-history" Error;
    "B020" BRIDGE_DEAL_SYNTAX "bridge-deal-syntax" Error;
    "B021" BRIDGE_DEAL_BAD_RANK "bridge-deal-bad-rank" Error;
    "B022" BRIDGE_DEAL_SUIT_COUNT "bridge-deal-suit-count" Error;
    "B023" BRIDGE_DEAL_HAND_SIZE "bridge-deal-hand-size" Error;
    "B024" BRIDGE_DEAL_DUPLICATE_CARD "bridge-deal-duplicate-card" Error;
    "B025" BRIDGE_DEAL_MISSING_CARD "bridge-deal-missing-card" Error;
    "B026" BRIDGE_DEAL_MIXED_LETTERS "bridge-deal-mixed-letters" Error;
    "B027" BRIDGE_BOARD_DEALER "bridge-board-dealer" Warning;
    "B028" BRIDGE_BOARD_VULNERABILITY "bridge-board-vulnerability" Warning;
    "B030" BRIDGE_AUCTION_INSUFFICIENT "bridge-auction-insufficient" Error;
    "B031" BRIDGE_AUCTION_ILLEGAL_DOUBLE "bridge-auction-illegal-double" Error;
    "B032" BRIDGE_AUCTION_ILLEGAL_REDOUBLE "bridge-auction-illegal-redouble" Error;
    "B033" BRIDGE_AUCTION_AFTER_END "bridge-auction-after-end" Error;
    "B034" BRIDGE_AUCTION_UNFINISHED "bridge-auction-unfinished" Error;
    "B035" BRIDGE_AUCTION_NOT_DEALER "bridge-auction-not-dealer" Error;
    "B036" BRIDGE_CALL_UNREADABLE "bridge-call-unreadable" Error;
    "B037" BRIDGE_AUCTION_PASSES_OMITTED "bridge-auction-passes-omitted" Warning;
    "B038" BRIDGE_DECLARER_MISMATCH "bridge-declarer-mismatch" Error;
    "B039" BRIDGE_CONTRACT_MISMATCH "bridge-contract-mismatch" Error;
    "B040" BRIDGE_PASSED_OUT "bridge-passed-out" Warning;
    "B041" BRIDGE_IRREGULARITY_FLAG "bridge-irregularity-flag" Error;
    "B042" BRIDGE_AFTER_CONTINUATION "bridge-after-continuation" Error;
    "B050" BRIDGE_CARD_UNREADABLE "bridge-card-unreadable" Error;
    "B051" BRIDGE_PLAY_NOT_HELD "bridge-play-not-held" Error;
    "B052" BRIDGE_PLAY_CARD_TWICE "bridge-play-card-twice" Error;
    "B053" BRIDGE_PLAY_REVOKE "bridge-play-revoke" Error;
    "B054" BRIDGE_PLAY_AFTER_END "bridge-play-after-end" Error;
    "B055" BRIDGE_PLAY_WRONG_LEADER "bridge-play-wrong-leader" Warning;
    "B056" BRIDGE_PLAY_ROTATED_ROWS "bridge-play-rotated-rows" Warning;
    "B057" BRIDGE_REVOKE_FLAG_WRONG "bridge-revoke-flag-wrong" Error;
    "B060" BRIDGE_RESULT_IMPOSSIBLE "bridge-result-impossible" Error;
    "B061" BRIDGE_RESULT_SUM "bridge-result-sum" Error;
    "B062" BRIDGE_RESULT_FLAG "bridge-result-flag" Error;
    "B063" BRIDGE_SCORE_MISMATCH "bridge-score-mismatch" Warning;
    "B070" BRIDGE_LIN_SYNTAX "bridge-lin-syntax" Error;
    "B071" BRIDGE_LIN_SEATS "bridge-lin-seats" Warning;
    "B072" BRIDGE_LIN_RESULT "bridge-lin-result" Warning;
    "B080" BRIDGE_TABLE_SCORE "bridge-table-score" Warning;
    "B081" BRIDGE_COMPARISON_MISMATCH "bridge-comparison-mismatch" Warning;
    "B082" BRIDGE_COMPARISON_UNEXPLAINED "bridge-comparison-unexplained" Note;
    "B083" BRIDGE_AWARD_MISMATCH "bridge-award-mismatch" Warning;
    "B084" BRIDGE_TOTAL_MISMATCH "bridge-total-mismatch" Warning;
    "B085" BRIDGE_FOULED_BOARD "bridge-fouled-board" Warning;
    "B086" BRIDGE_BOARD_CONDITIONS "bridge-board-conditions" Warning;
    "B087" BRIDGE_DECK_RESULT "bridge-deck-result" Warning;
    "B088" BRIDGE_RESULT_TWICE "bridge-result-twice" Warning;
    "B089" BRIDGE_DEAL_TWICE "bridge-deal-twice" Note;
    "B090" BRIDGE_DOUBLE_DUMMY "bridge-double-dummy" Warning;
    "B091" BRIDGE_PAR "bridge-par" Warning;
    "B092" BRIDGE_LIN_POINTS "bridge-lin-points" Warning;
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
