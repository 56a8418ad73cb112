//! A page of help, formatted for a terminal.

use zapis::Options;
use zapis::write::wrapped;

/// Formats a page for a narrow terminal by wrapping its paragraphs again. For any other it is unchanged.
#[must_use]
pub(crate) fn page_for_terminal(page: &str, width: usize) -> String {
    if width >= Options::USUAL_WIDTH {
        return page.to_owned();
    }
    let (mut text, mut paragraph, mut in_block) = (String::new(), String::new(), false);
    let end = |paragraph: &mut String, text: &mut String| {
        if !paragraph.is_empty() {
            let hang = if paragraph.starts_with("- ") { "  " } else { "" };
            text.extend([wrapped(paragraph, width, hang).as_str(), "\n"]);
            paragraph.clear();
        }
    };
    for line in page.lines() {
        let is_fence = line.starts_with("```");
        if is_fence || in_block || line.is_empty() || line.starts_with('#') || line.starts_with("    ") {
            end(&mut paragraph, &mut text);
            text.extend([line, "\n"]);
            in_block ^= is_fence;
            continue;
        }
        if line.starts_with("- ") {
            end(&mut paragraph, &mut text);
        }
        if !paragraph.is_empty() {
            paragraph.push(' ');
        }
        paragraph.push_str(line.trim());
    }
    end(&mut paragraph, &mut text);
    text
}
