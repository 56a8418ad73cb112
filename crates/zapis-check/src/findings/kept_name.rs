//! Static names of the program, such as those of messages and articles, as read from stored data.

use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

/// A bound: the program has some hundreds.
const MOST: usize = 1 << 13;
/// The maximum length of a name.
const LONGEST: usize = 64;

/// The names read so far.
static MET: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);

/// Returns a name with a static lifetime: each is kept once, up to the bounds.
pub(super) fn kept_name(name: &str) -> Option<&'static str> {
    let mut met = MET.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = met.get(name) {
        return Some(known);
    }
    if name.len() > LONGEST || met.len() >= MOST {
        return None;
    }
    let kept: &'static str = Box::leak(Box::from(name));
    met.insert(kept);
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_kept_once_and_none_that_is_too_long() {
        let kept = kept_name("in-variation").unwrap();
        assert_eq!(kept, "in-variation");
        assert!(std::ptr::eq(kept, kept_name(&String::from("in-variation")).unwrap()));
        assert_eq!(kept_name(&"x".repeat(LONGEST + 1)), None);
    }
}
