//! Offers of a draw in comments: `{(=)}`, `{draw offered}`, `{предложил ничью}`.

/// Returns true if a comment, without its commands, says that a draw was offered with this move.
///
/// ```
/// use zapis_record::record::is_draw_offer;
/// assert!(is_draw_offer("(=)") && is_draw_offer("White offers a draw."));
/// assert!(!is_draw_offer("a drawn ending") && !is_draw_offer("draw agreed"));
/// ```
#[must_use]
pub fn is_draw_offer(comment: &str) -> bool {
    // The sign of scoresheets (FIDE C.12), also among other words.
    if comment.contains("(=)") {
        return true;
    }
    if comment.len() > LONGEST {
        return false;
    }
    let words = comment.to_lowercase();
    let words = words.trim_matches([' ', '.', '!', '(', ')']);
    let is_sign = matches!(words, "=" | "draw?" | "ничья?" | "draw offer" | "ничью?");
    let offers = ["offer", "propos", "предлож", "предлаг"].iter().any(|stem| words.contains(stem));
    let a_draw = ["draw", "ничь", "ничей"].iter().any(|stem| words.contains(stem));
    let is_answer = [
        "declin",
        "reject",
        "refus",
        "accept",
        "agree",
        "no draw",
        "not offer",
        "отклон",
        "отказ",
        "приня",
        "соглас",
        " не ",
    ];
    let is_answered = is_answer.iter().any(|stem| words.contains(stem));
    is_sign || (offers && a_draw && !is_answered)
}

/// Longer comments are narrative, perhaps about other moves.
const LONGEST: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_are_distinguished_from_other_words_on_draws() {
        for offer in [
            "(=)",
            "=",
            "draw offered",
            "Black offered a draw",
            "предложил ничью",
            "Ничья?",
            "Белые предложили ничью.",
            "Ra1 (=)",
        ] {
            assert!(is_draw_offer(offer), "{offer}");
        }
        for other in [
            "",
            "draw",
            "draw agreed",
            "1/2",
            "a draw offer was declined",
            "= a level game",
            "+=",
            "ничья",
            "отказался от ничьей",
            "White offered a draw two moves ago, when the ending was still level and nobody could tell",
            "offers a pawn",
        ] {
            assert!(!is_draw_offer(other), "{other}");
        }
    }
}
