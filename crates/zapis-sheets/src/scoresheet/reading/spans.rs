//! Places of a text in rising order.

use crate::text::Span;

/// Joins places that overlap, in rising order.
pub(crate) fn merged(mut places: Vec<Span>) -> Vec<Span> {
    places.sort_unstable_by_key(|place| (place.start, place.end));
    let mut joined: Vec<Span> = Vec::with_capacity(places.len());
    for place in places {
        match joined.last_mut().filter(|last| place.start <= last.end) {
            Some(last) => last.end = last.end.max(place.end),
            None => joined.push(place),
        }
    }
    joined
}
