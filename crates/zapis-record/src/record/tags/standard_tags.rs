//! The names of tags in the standard and in common use, whose capitals often vary.

/// The names: the seven tag roster, those of PGN 9, and a few that most programs write.
const NAMES: [&str; 40] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "TimeControl",
    "Termination",
    "Variant",
    "ECO",
    "PlyCount",
    "EventDate",
    "UTCDate",
    "UTCTime",
    "Time",
    "Mode",
    "Annotator",
    "Opening",
    "Variation",
    "WhiteTeam",
    "BlackTeam",
    "Board",
    "Stage",
    "Section",
    "WhiteType",
    "BlackType",
    "EventSponsor",
    "WhiteFideId",
    "BlackFideId",
    "EventRounds",
    "EventType",
    "WhiteNA",
    "BlackNA",
];

/// The name in each bucket, or an empty one.
pub(crate) static KNOWN_NAMES: [&[u8]; 256] = {
    let mut buckets: [&[u8]; 256] = [b""; 256];
    let mut at = 0;
    while at < NAMES.len() {
        let bucket = bucket_of(NAMES[at].as_bytes());
        if buckets[bucket].is_empty() {
            buckets[bucket] = NAMES[at].as_bytes();
        }
        at += 1;
    }
    buckets
};

/// Returns which of 256 buckets a name belongs to, independent of its capitals.
#[inline]
pub(crate) const fn bucket_of(name: &[u8]) -> usize {
    let Some((first, _)) = name.split_first() else { return 0 };
    let (inner, last) = (name[name.len() * 3 / 4], name[name.len() - 1]);
    // With these factors and letters no two of the names collide.
    let sum = (*first | 0x20) as usize + (inner | 0x20) as usize + (last | 0x20) as usize * 12 + name.len() * 3;
    sum % 256
}

/// Returns the standard name that differs from this one only in capitals.
#[must_use]
pub fn standard_name(name: &str) -> Option<&'static str> {
    NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_bucket_of_its_own() {
        for name in NAMES {
            assert_eq!(KNOWN_NAMES[bucket_of(name.as_bytes())], name.as_bytes(), "{name}");
            assert_eq!(bucket_of(name.to_lowercase().as_bytes()), bucket_of(name.to_uppercase().as_bytes()));
        }
    }
}
