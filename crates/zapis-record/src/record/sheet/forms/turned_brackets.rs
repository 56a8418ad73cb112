//! Reversed square brackets, as older Hungarian books print them: `]3...Hf6 4.0-0[`.

use crate::record::record_reader::brackets::begins_line;

use super::Rewriting;

/// Reverses square brackets, if all of them are reversed, and one contains a line of moves.
pub(super) fn turned_back(text: &str) -> Option<Rewriting> {
    let brackets: Vec<(usize, char)> = text.char_indices().filter(|(_, c)| matches!(c, '[' | ']')).collect();
    let is_turned = |pair: &[(usize, char)]| matches!(pair, [(_, ']'), (_, '[')]);
    let opens = |at: usize| text[..at].ends_with(char::is_whitespace) && begins_line(&text[at + 1..]);
    let is_of_text = brackets.chunks(2).all(is_turned) && brackets.chunks(2).any(|pair| opens(pair[0].0));
    if !is_of_text {
        return None;
    }
    let mut plain = Rewriting::default();
    let mut kept = 0;
    for (at, bracket) in brackets {
        plain.keep(text, kept, at);
        plain.say(if bracket == ']' { "[" } else { "]" }, at, at + 1);
        kept = at + 1;
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_are_turned_where_all_of_a_text_are() {
        let plain = |text: &str| turned_back(text).map(|plain| plain.text);
        assert_eq!(
            plain("3.Fb5 a6 ]3...Hf6 4.0-0[ 4.Fa4 ]4.d3[ Hf6").as_deref(),
            Some("3.Fb5 a6 [3...Hf6 4.0-0] 4.Fa4 [4.d3] Hf6")
        );
        for text in
            ["3.Fb5 a6 [3...Hf6 4.0-0] 4.Fa4", "3.Fb5 ]megjegyzés[ a6", "3.Fb5 a6 ]3...Hf6 4.0-0", "[D55] ]3...Hf6["]
        {
            assert_eq!(plain(text), None, "{text}");
        }
    }
}
