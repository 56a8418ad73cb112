//! The register of everything zapis can find: code, name, severity and page.

use crate::l10n::{Language, Message, message};

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing: a draw that could be claimed, a missing check sign.
    Note,
    /// Doubtful or sloppy.
    Warning,
    /// The record is not true.
    Error,
}

impl Severity {
    /// Returns `error`, `warning` or `note`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// Returns the word that people read.
    #[must_use]
    pub fn message(self) -> Message {
        message!("severity", key = self.name())
    }
}

/// One kind of finding.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The code for machines: family letter and three digits, never used again for something else.
    pub code: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// Its usual severity.
    pub severity: Severity,
    /// Its page in English, in Markdown.
    english: &'static str,
    /// Its page in Russian.
    russian: &'static str,
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

    /// Tells whether it is about an event or a report file, and not about one record: codes from A010 on.
    #[must_use]
    pub fn is_of_events(&self) -> bool {
        ("A010"..="A099").contains(&self.code)
    }

    /// Returns its page, in Markdown.
    #[must_use]
    pub const fn page(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Russian => self.russian,
        }
    }

    /// Returns the first sentence of the section "What it means".
    #[must_use]
    pub fn summary(&self, language: Language) -> String {
        let heading = match language.spoken() {
            Language::English => "## What it means",
            Language::Russian => "## Что это значит",
        };
        let page = self.page(language);
        let meaning = page.split(heading).nth(1).unwrap_or(page);
        let paragraph = meaning.trim().split("\n\n").next().unwrap_or("").replace('\n', " ");
        match paragraph.find(". ") {
            Some(end) => paragraph[..=end].to_owned(),
            None => paragraph,
        }
    }
}

#[cfg(feature = "russian")]
macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("doc/ru/", $name, ".md"))
    };
}

/// Takes the English page in its place.
#[cfg(not(feature = "russian"))]
macro_rules! russian_page {
    ($name:literal) => {
        include_str!(concat!("doc/", $name, ".md"))
    };
}

macro_rules! rules {
    ($($constant:ident $code:literal $name:literal $severity:ident;)*) => {
        $(
            #[doc = concat!("`", $name, "`")]
            pub const $constant: &Rule = &Rule {
                code: $code,
                name: $name,
                severity: Severity::$severity,
                english: include_str!(concat!("doc/", $name, ".md")),
                russian: russian_page!($name),
            };
        )*
        /// Every rule, by code within its family.
        pub const ALL: &[&Rule] = &[$($constant),*];
    };
}

rules! {
    UNREADABLE_MOVE "T001" "unreadable-move" Error;
    UNTERMINATED_COMMENT "T002" "unterminated-comment" Error;
    UNTERMINATED_VARIATION "T003" "unterminated-variation" Error;
    STRAY_TOKEN "T004" "stray-token" Error;
    MALFORMED_TAG "T005" "malformed-tag" Error;
    DUPLICATE_TAG "T006" "duplicate-tag" Warning;
    MISSING_TAG "T007" "missing-tag" Note;
    UNMAPPABLE_BYTE "T008" "unmappable-byte" Warning;
    MIXED_ALPHABETS "T009" "mixed-alphabets" Note;
    MISSING_TERMINATION "T010" "missing-termination" Warning;
    LETTERS_UNDECIDED "T011" "letters-undecided" Warning;
    FUSED_MOVES "T012" "fused-moves" Note;
    UNREADABLE_COMMAND "T013" "unreadable-command" Note;
    NO_RECORD "T014" "no-record" Error;
    UNKNOWN_VARIANT "T015" "unknown-variant" Warning;
    CASTLING_MISSPELLED "T016" "castling-misspelled" Warning;
    PAWN_LETTER "T017" "pawn-letter" Warning;
    PROSE_PASSED_OVER "T018" "prose-passed-over" Note;
    ROWS_REORDERED "T019" "rows-reordered" Note;
    OTHER_NOTATION "T020" "other-notation" Note;
    SHORTHAND_MOVE "T021" "shorthand-move" Warning;
    ROW_NUMBER_MISREAD "T022" "row-number-misread" Note;
    GAME_RECOGNIZED "T023" "game-recognized" Warning;
    POSITION_PASSED_OVER "T024" "position-passed-over" Warning;
    RESULT_MISSPELLED "T025" "result-misspelled" Warning;
    RESULT_UNREADABLE "T026" "result-unreadable" Warning;
    FEN_MISSPELLED "T027" "fen-misspelled" Warning;
    TAG_MISSPELLED "T028" "tag-misspelled" Warning;
    ILLEGAL_MOVE "R001" "illegal-move" Error;
    AMBIGUOUS_MOVE "R002" "ambiguous-move" Error;
    OVERSPECIFIED_MOVE "R003" "overspecified-move" Note;
    CHECK_MARK_WRONG "R004" "check-mark-wrong" Warning;
    MOVE_NUMBER_WRONG "R005" "move-number-wrong" Warning;
    MOVE_AFTER_END "R006" "move-after-end" Error;
    ILLEGAL_SETUP "R007" "illegal-setup" Error;
    CAPTURE_MARK_WRONG "R008" "capture-mark-wrong" Note;
    NULL_MOVE "R009" "null-move" Warning;
    RESULT_MISMATCH "O001" "result-mismatch" Error;
    RESULT_CONTRADICTS_MATE "O002" "result-contradicts-mate" Error;
    RESULT_CONTRADICTS_STALEMATE "O003" "result-contradicts-stalemate" Error;
    RESULT_CONTRADICTS_DEAD_POSITION "O004" "result-contradicts-dead-position" Error;
    UNWINNABLE_FORFEIT "O005" "unwinnable-forfeit" Error;
    FIVEFOLD_REPETITION "O006" "fivefold-repetition" Warning;
    SEVENTY_FIVE_MOVES "O007" "seventy-five-moves" Warning;
    DEAD_POSITION "O008" "dead-position" Warning;
    RESULT_CONTRADICTS_FORFEIT "O009" "result-contradicts-forfeit" Warning;
    RESULT_CONTRADICTS_TERMINATION "O010" "result-contradicts-termination" Error;
    RESULT_CONTRADICTS_COMMENT "O011" "result-contradicts-comment" Warning;
    TERMINATION_CONTRADICTS_BOARD "O012" "termination-contradicts-board" Warning;
    TERMINATION_CONTRADICTS_COMMENT "O013" "termination-contradicts-comment" Warning;
    RESULT_SIGNALLED_BY_KINGS "O014" "result-signalled-by-kings" Warning;
    BOTH_FLAGS_FALLEN "O021" "both-flags-fallen" Warning;
    DRAW_AGREED_TOO_EARLY "O022" "draw-agreed-too-early" Warning;
    COLORS_REVERSED "O023" "colors-reversed" Warning;
    FORFEIT_UNDETERMINED "O024" "forfeit-undetermined" Note;
    THREEFOLD_REPETITION "C001" "threefold-repetition" Note;
    FIFTY_MOVES "C002" "fifty-moves" Note;
    CLOCK_INCREASES "K001" "clock-increases" Warning;
    TIME_CONTROL_UNREADABLE "K002" "time-control-unreadable" Warning;
    TIME_CONTROL_CONTRADICTS_CLOCKS "K003" "time-control-contradicts-clocks" Warning;
    CLOCK_AT_ZERO "K004" "clock-at-zero" Note;
    ELAPSED_TIME_DIFFERS "K005" "elapsed-time-differs" Note;
    DRAW_OFFER_IN_MOVETEXT "K006" "draw-offer-in-movetext" Note;
    DUPLICATE_GAME "A001" "duplicate-game" Warning;
    SAME_GAME_DIFFERS "A002" "same-game-differs" Warning;
    RATING_DIFFERS "A003" "rating-differs" Warning;
    PAIRING_WRONG "A010" "pairing-wrong" Warning;
    ROUND_INCOMPLETE "A011" "round-incomplete" Warning;
    NAME_VARIANTS "A012" "name-variants" Warning;
    DATE_OUTSIDE_EVENT "A013" "date-outside-event" Warning;
    REPORT_DIFFERS "A014" "report-differs" Error;
    REPORT_INCONSISTENT "A015" "report-inconsistent" Error;
    REPORT_MALFORMED "A016" "report-malformed" Warning;
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
