//! What help says about commands and options in other languages than English, which stands with the options themselves.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::language::Language;

static RUSSIAN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(Vec::new());
    bundle.set_use_isolating(false);
    let file = include_str!("ru/options.ftl").to_owned();
    let resource = FluentResource::try_new(file).unwrap_or_else(|(resource, _)| resource);
    // A text that stands twice is found by the test that compares the texts with the options.
    let _ = bundle.add_resource(resource);
    bundle
});

/// Finds a text by its id and, for a part of it, the name of the part; none in English, nor where there is none.
#[must_use]
pub fn option_text(language: Language, id: &str, part: Option<&str>) -> Option<String> {
    let bundle = match language {
        Language::English => return None,
        Language::Russian => &*RUSSIAN,
    };
    let message = bundle.get_message(id)?;
    let pattern = match part {
        Some(part) => message.get_attribute(part)?.value(),
        None => message.value()?,
    };
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}
