//! Days as people of a language write them.

use super::language::Language;

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// A day as report files write it, `2026/10/03`; what is not known is 0.
fn read(day: &str) -> Option<(u16, usize, u8)> {
    let mut parts = day.trim().split('/');
    let year = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
    let month = parts.next().map_or(Some(0), |month| month.parse().ok()).filter(|month| *month <= 12)?;
    let day = parts.next().map_or(Some(0), |day| day.parse().ok()).filter(|day| *day <= 31)?;
    parts.next().is_none().then_some((year, month, day))
}

/// Writes the first and the last day of something: `3–4 Oct 2026`, in Russian `03–04.10.2026`. What cannot be read as days stays.
#[must_use]
pub fn days(start: &str, end: &str, language: Language) -> String {
    let (from, to) = match (start.trim(), end.trim()) {
        ("", day) | (day, "") => (day, day),
        days => days,
    };
    let (Some(first), Some(last)) = (read(from), read(to)) else {
        return if from == to { from.to_owned() } else { format!("{from} – {to}") };
    };
    let month = |month: usize| MONTHS.get(month.wrapping_sub(1)).copied().unwrap_or_default();
    let one = |(year, at, day): (u16, usize, u8)| match (language, at, day) {
        (_, 0, _) => format!("{year}"),
        (Language::English, at, 0) => format!("{} {year}", month(at)),
        (Language::English, at, day) => format!("{day} {} {year}", month(at)),
        (Language::Russian, at, 0) => format!("{at:02}.{year}"),
        (Language::Russian, at, day) => format!("{day:02}.{at:02}.{year}"),
    };
    let ((year, at, day), last_text) = (first, one(last));
    match language {
        _ if first == last => last_text,
        _ if year != last.0 || day == 0 || last.2 == 0 => format!("{} – {last_text}", one(first)),
        Language::English if at == last.1 => format!("{day}–{last_text}"),
        Language::English => format!("{day} {} – {last_text}", month(at)),
        Language::Russian if at == last.1 => format!("{day:02}–{last_text}"),
        Language::Russian => format!("{day:02}.{at:02}–{last_text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_a_language_writes_them() {
        for (start, end, english, russian) in [
            ("2026/10/03", "2026/10/04", "3–4 Oct 2026", "03–04.10.2026"),
            ("2026/09/30", "2026/10/04", "30 Sep – 4 Oct 2026", "30.09–04.10.2026"),
            ("2025/12/28", "2026/01/03", "28 Dec 2025 – 3 Jan 2026", "28.12.2025 – 03.01.2026"),
            ("2025/06/18", "2025/06/18", "18 Jun 2025", "18.06.2025"),
            ("2025/06", "", "Jun 2025", "06.2025"),
            ("", "2025", "2025", "2025"),
            ("spring", "2025/06/18", "spring – 2025/06/18", "spring – 2025/06/18"),
            ("2025/13/01", "", "2025/13/01", "2025/13/01"),
        ] {
            assert_eq!(days(start, end, Language::English), english);
            assert_eq!(days(start, end, Language::Russian), russian);
        }
    }
}
