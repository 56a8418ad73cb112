//! The languages of the program, and the choice by locale.

/// A language of messages, help and pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `ru`
    Russian,
}

impl Language {
    /// Lists every language that is built in.
    pub const ALL: [Self; 2] = [Self::English, Self::Russian];

    /// Returns the code of ISO 639: `en`, `ru`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
        }
    }

    /// Parses the name of a locale as in `LANG`: `ru_RU.UTF-8`, `ru`, `C`; English if it is not supported.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '.', '@', '-']).next().unwrap_or("");
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code)).unwrap_or_default()
    }

    /// Chooses by environment variables in the order of POSIX: `LC_ALL`, `LC_MESSAGES`, `LANG`; the first that is set
    /// and not empty decides.
    #[must_use]
    pub fn of_environment(read: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &&str| read(name).filter(|value| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).map_or(Self::English, |locale| Self::of_locale(&locale))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_read_as_posix_writes_them() {
        for (locale, expected) in [
            ("ru_RU.UTF-8", Language::Russian),
            ("ru", Language::Russian),
            ("RU-ru", Language::Russian),
            ("C", Language::English),
            ("POSIX", Language::English),
            ("de_DE.UTF-8", Language::English),
            ("rup", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), expected, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |pairs: &[(&str, &str)]| {
            Language::of_environment(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("LANG", "ru_RU.UTF-8")]), Language::Russian);
        assert_eq!(of(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")]), Language::English);
        assert_eq!(of(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "en_US")]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }
}
