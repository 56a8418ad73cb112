//! Examples of pages: commands with their output, and its comparison with what is shown.

/// A line in place of lines left out.
pub(crate) const CUT: &str = "…";

/// A command of a page and what is shown below it.
pub(crate) struct Example {
    /// The words after `$ `, the name of the program first.
    pub(crate) words: Vec<String>,
    /// The line of the page with the command, from 0.
    pub(crate) line: usize,
    /// The output shown.
    pub(crate) shown: Vec<String>,
}

/// Splits a command as a shell does, including words in quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Lists the examples: lines `$ …` in fenced blocks, and the lines below each up to the next or the end.
pub(crate) fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let (mut in_block, mut is_open) = (false, false);
    for (line, content) in text.lines().enumerate() {
        if content.starts_with("```") {
            in_block = !in_block;
            is_open = false;
        } else if let Some(command) = content.strip_prefix("$ ").filter(|_| in_block) {
            examples.push(Example { words: words(command), line, shown: Vec::new() });
            is_open = true;
        } else if let Some(example) = examples.last_mut().filter(|_| is_open) {
            example.shown.push(content.trim_end().to_owned());
        }
    }
    examples
}

/// Returns true if the lines are those shown, except for those at a cut.
pub(crate) fn is_shown_by(written: &[String], shown: &[String]) -> bool {
    let mut parts = shown.split(|line| line.trim() == CUT);
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = written.strip_prefix(first) else { return false };
    let mut parts: Vec<&[String]> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = (0..=rest.len()).find(|at| rest[*at..].starts_with(part)) else { return false };
        rest = &rest[at + part.len()..];
    }
    // A cut must leave something out.
    rest.ends_with(last)
}

/// Updates what is shown from the output, with the same cuts: of each part the same number of lines, the most similar
/// ones.
pub(crate) fn renewed(written: &[String], shown: &[String]) -> Vec<String> {
    let parts: Vec<&[String]> = shown.split(|line| line.trim() == CUT).collect();
    if parts.len() == 1 {
        return written.to_vec();
    }
    let (mut lines, mut from) = (Vec::new(), 0);
    for (index, part) in parts.iter().enumerate() {
        let len = part.len().min(written.len() - from);
        let at = if index == 0 {
            0
        } else if index + 1 == parts.len() {
            written.len() - len
        } else {
            let likeness = |at: usize| -> f64 {
                part.iter().zip(&written[at..]).map(|(one, other)| strsim::normalized_levenshtein(one, other)).sum()
            };
            (from..=written.len() - len)
                .rev()
                .max_by(|one, other| likeness(*one).total_cmp(&likeness(*other)))
                .unwrap_or(from)
        };
        if index > 0 {
            lines.push(CUT.to_owned());
        }
        lines.extend_from_slice(&written[at..at + len]);
        from = at + len;
    }
    lines
}
