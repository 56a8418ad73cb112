//! What differs between two versions, record by record.

use std::io;
use std::sync::Arc;

use crate::database::{RecordDetails, first_moves_apart};
use crate::l10n::message;
use crate::render::{RecordPlace, VersionChange, VersionDifference};

use super::super::error::Error;
use super::versions::Versions;

impl Versions {
    /// Returns the difference that a record stands for: of the old version one that is removed or changed, of the new one one
    /// that is added.
    pub(super) fn difference(&self, record: u32) -> Result<Option<VersionDifference>, Error> {
        let is_old = record < self.gathered.n_old;
        if self.is_same[record as usize] {
            return Ok(None);
        }
        let difference = match (self.partner[record as usize], is_old) {
            (None, true) => self.alone(VersionChange::Gone, record),
            (None, false) => self.alone(VersionChange::New, record),
            (Some(new), true) => self.changed(record, new),
            (Some(_), false) => return Ok(None),
        };
        difference.map(Some).map_err(|error| Error::Write { place: message!("temporary-file"), error })
    }

    fn place(&self, record: u32) -> RecordPlace {
        let entry = self.archive().entry(record);
        RecordPlace::new(Arc::from(self.archive().path(entry.file)), entry.record, entry.line)
    }

    fn details(&self, record: u32) -> io::Result<RecordDetails> {
        let (_, at, len) = self.gathered.details[record as usize];
        let mut bytes = Vec::new();
        self.gathered.kept.read(at, len as usize, &mut bytes)?;
        Ok(RecordDetails::take(&bytes).unwrap_or_default())
    }

    fn alone(&self, kind: VersionChange, record: u32) -> io::Result<VersionDifference> {
        let details = self.details(record)?;
        let place = Some(self.place(record));
        let (old, new) = if kind == VersionChange::Gone { (place, None) } else { (None, place) };
        Ok(VersionDifference { game: VersionDifference::game_of(&details), old, new, ..VersionDifference::of(kind) })
    }

    fn changed(&self, old: u32, new: u32) -> io::Result<VersionDifference> {
        let [one, other] = [self.details(old)?, self.details(new)?];
        let mut found = VersionDifference {
            game: VersionDifference::game_of(&other),
            old: Some(self.place(old)),
            new: Some(self.place(new)),
            ..VersionDifference::of(VersionChange::Changed)
        };
        for (name, [was, is]) in one.tags_that_differ(&other) {
            found.what.push(format!("tag {name}"));
            found.tags.push((name.to_owned(), [was.to_owned(), is.to_owned()]));
        }
        if one.marker != other.marker {
            found.what.push("result".to_owned());
            found.result = Some([one.marker.clone(), other.marker.clone()]);
        }
        let mut plies = Vec::new();
        if let Some((first, spelled)) = first_moves_apart(self.archive(), [old, new])? {
            found.what.push("moves".to_owned());
            found.moves = Some(spelled);
            plies.push(u64::try_from(first + 1).unwrap_or(u64::MAX));
        }
        for (kind, ply) in one.notes_that_differ(&other) {
            if !found.what.iter().any(|what| what == kind.key()) {
                found.what.push(kind.key().to_owned());
            }
            plies.push(u64::from(ply.max(1)));
        }
        found.first_ply = plies.into_iter().min();
        Ok(found)
    }
}
