//! Annotation signs and their NAGs (PGN standard 8.2.3.8 and 10; signs as the Informant prints them).

use html_escape::decode_html_entities;

/// Signs other than runs of `!` and `?`, longer ones before their beginnings.
///
/// A sign with two NAGs, for White and for Black or for two shades, has a word joiner after it for the second one: so a
/// printed game is read back with the NAGs it had, without a visible difference.
pub(crate) const GLYPHS: [(&str, u8); 44] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+–", 18),
    ("–+", 19),
    ("==", 11),
    ("=∞", 44),
    ("=\u{2060}", 11),
    ("□\u{2060}", 8),
    ("⨀\u{2060}", 23),
    ("⟳\u{2060}", 33),
    ("↑\u{2060}", 37),
    ("→\u{2060}", 41),
    ("⯹\u{2060}", 45),
    ("⇆\u{2060}", 133),
    ("⨁\u{2060}", 139),
    ("=", 10),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("☒", 9),
    ("∇", 141),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⨁", 138),
    ("∆", 140),
    ("⌓", 142),
];

/// Other forms of these signs, as programs and keyboards have them: look-alike characters, and signs composed of ASCII.
/// Longer ones come before their beginnings.
pub(crate) const OTHER_FORMS: [(&str, u8); 48] = [
    ("+/−", 16),
    ("−/+", 17),
    ("+/–", 16),
    ("–/+", 17),
    ("++-", 20),
    ("++−", 20),
    ("+--", 20),
    ("+−−", 20),
    ("-++", 21),
    ("−++", 21),
    ("=/∞", 44),
    ("∞/=", 44),
    ("<=>", 132),
    ("<->", 132),
    ("-->", 40),
    ("+−", 18),
    ("−+", 19),
    ("+—", 18),
    ("—+", 19),
    ("∞=", 44),
    ("↑↑", 32),
    ("->", 40),
    ("=>", 40),
    ("/\\", 140),
    ("☐", 7),
    ("◻", 7),
    ("▢", 7),
    ("◽", 7),
    ("⬜", 7),
    ("⊙", 22),
    ("☉", 22),
    ("◯", 26),
    ("⟲", 32),
    ("↻", 32),
    ("↺", 32),
    ("⇑", 36),
    ("⇒", 40),
    ("⟶", 40),
    ("➔", 40),
    ("➜", 40),
    ("⇄", 132),
    ("⇌", 132),
    ("⊕", 138),
    ("△", 140),
    ("Δ", 140),
    ("▽", 141),
    ("⌒", 142),
    ("⊥", 148),
];

/// Returns the NAG of a sign; for a long run of `!` and `?`, the strongest traditional one.
///
/// ```
/// assert_eq!(zapis_record::record::nag_of_glyph("!?"), Some(5));
/// assert_eq!(zapis_record::record::nag_of_glyph("⩲"), Some(14));
/// ```
#[must_use]
pub fn nag_of_glyph(sign: &str) -> Option<u8> {
    match sign.as_bytes() {
        [b'!'] => Some(1),
        [b'?'] => Some(2),
        [b'!', b'!', ..] => Some(3),
        [b'?', b'?', ..] => Some(4),
        [b'!', b'?', ..] => Some(5),
        [b'?', b'!', ..] => Some(6),
        b"N" | b"TN" => Some(146),
        b"RR" => Some(145),
        b"inf" => Some(13),
        b"D" => Some(201),
        [b'&', ..] => nag_of_glyph(decode_html_entities(sign).trim_start_matches('&')),
        _ => GLYPHS.iter().chain(&OTHER_FORMS).find(|(glyph, _)| *glyph == sign).map(|(_, nag)| *nag),
    }
}
