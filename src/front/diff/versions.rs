//! Which record of the old version is which of the new one.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use crate::database::{Archive, GameIdentity, Names, Tag};
use crate::l10n::message;
use crate::render::DifferenceCounts;

use super::super::audit::{CopiedRecord, RecordText, copy_records, encodings_of};
use super::super::error::Error;
use super::gather_versions::{GatherVersions, GatheredVersions};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;

/// How many keys of records are sorted in memory at once.
const KEYS_IN_MEMORY: usize = 8 << 20;

type Map<K, V> = HashMap<K, V, DefaultHashBuilder>;

/// Two versions, with what became of each record.
pub(super) struct Versions {
    pub(super) gathered: GatheredVersions,
    /// The record of the other version that holds the same game, for each record.
    pub(super) partner: Vec<Option<u32>>,
    /// Records that say the same in both versions.
    pub(super) is_same: Vec<bool>,
    /// How many records are new, gone, changed and the same.
    pub(super) counts: DifferenceCounts,
}

/// Which records of a version are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenVersion {
    /// Those of the new one that the old one lacks.
    New,
    /// Those of the old one that the new one lacks.
    Gone,
}

/// The maximum number of records of one game that are compared with each other.
const MOST_VERSIONS: usize = 16;

impl Versions {
    /// Matches the records of two versions: equal ones first, then those of one game; of the others, those with the
    /// same players and also the same event, date and round, or the same moves, or the same event and round.
    pub(super) fn of(job: GatherVersions) -> Result<Self, Error> {
        let gathered = job.into_gathered();
        let n = gathered.archive.len() as usize;
        let mut versions =
            Self { gathered, partner: vec![None; n], is_same: vec![false; n], counts: DifferenceCounts::default() };
        versions.pair_by_key(true, |versions, record| Some(versions.whole_key(record)));
        versions.pair_by_games()?;
        versions.pair_by_key(false, |versions, record| {
            versions.named_key(record, &[Tag::Event, Tag::Site, Tag::Date, Tag::Round])
        });
        versions.pair_by_key(false, Self::moves_key);
        versions.pair_by_key(false, |versions, record| {
            let has_round = !versions.archive().entry(record).tag(Tag::Round).is_absent();
            has_round.then(|| versions.named_key(record, &[Tag::Event, Tag::Round])).flatten()
        });
        let n_old = versions.gathered.n_old as usize;
        let alone = |range: &[Option<u32>]| range.iter().filter(|partner| partner.is_none()).count() as u64;
        let n_paired = n_old as u64 - alone(&versions.partner[..n_old]);
        let same = versions.is_same[..n_old].iter().filter(|is_same| **is_same).count() as u64;
        let (gone, new) = (alone(&versions.partner[..n_old]), alone(&versions.partner[n_old..]));
        versions.counts = DifferenceCounts { same, new, gone, changed: n_paired - same };
        Ok(versions)
    }

    pub(super) fn archive(&self) -> &Archive {
        &self.gathered.archive
    }

    fn is_old(&self, record: u32) -> bool {
        record < self.gathered.n_old
    }

    /// Returns what two records that say the same have in common.
    fn whole_key(&self, record: u32) -> u64 {
        let (details, ..) = self.gathered.details[record as usize];
        details ^ self.archive().prefix(record).fingerprint.rotate_left(1)
    }

    /// Returns a hash of what two versions of one record share: the players, if named, and some other tags.
    fn named_key(&self, record: u32, tags: &[Tag]) -> Option<u64> {
        let entry = self.archive().entry(record);
        let players = [Tag::White, Tag::Black].map(|tag| entry.tag(tag));
        let tags = players.into_iter().chain(tags.iter().map(|tag| entry.tag(*tag)));
        let key = tags.fold(0, |key, tag| crate::database::fingerprint::step(key, tag.index() as u64));
        players.iter().all(|player| !player.is_absent()).then_some(key)
    }

    /// Returns a hash of what records of one game share after its event, date or round was corrected: the players and
    /// the moves.
    fn moves_key(&self, record: u32) -> Option<u64> {
        const FEWEST_PLIES: u32 = 10;
        let entry = self.archive().entry(record);
        let key = self.named_key(record, &[])? ^ entry.fingerprint;
        (entry.plies >= FEWEST_PLIES).then_some(key)
    }

    fn pair(&mut self, old: u32, new: u32) {
        self.partner[old as usize] = Some(new);
        self.partner[new as usize] = Some(old);
    }

    fn is_alone(&self, record: u32) -> bool {
        self.partner[record as usize].is_none()
    }

    /// Pairs records that have a key in common, in their order.
    fn pair_by_key(&mut self, are_same: bool, key: impl Fn(&Self, u32) -> Option<u64>) {
        let mut old: Map<u64, Vec<u32>> = HashMap::default();
        for record in (0..self.gathered.n_old).rev().filter(|record| self.is_alone(*record)) {
            if let Some(key) = key(self, record) {
                old.entry(key).or_default().push(record);
            }
        }
        for record in self.gathered.n_old..self.archive().len() {
            if !self.is_alone(record) {
                continue;
            }
            if let Some(own) = key(self, record).and_then(|key| old.get_mut(&key)).and_then(Vec::pop) {
                self.pair(own, record);
                self.is_same[own as usize] = are_same;
                self.is_same[record as usize] = are_same;
            }
        }
    }

    /// Pairs records of one game, those with the same moves first.
    fn pair_by_games(&mut self) -> Result<(), Error> {
        let names = Names::of(self.archive());
        let identity = GameIdentity::of(self.archive(), &names, KEYS_IN_MEMORY, false)
            .map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
        for group in identity.groups().iter().filter(|group| !group.is_doubtful) {
            for has_same_moves in [true, false] {
                let alone = group.records.iter().copied().filter(|record| self.is_alone(*record));
                let (old, new): (Vec<u32>, Vec<u32>) = alone.partition(|record| self.is_old(*record));
                let mut by_moves: Map<u64, Vec<u32>> = HashMap::default();
                let moves = |record: u32| if has_same_moves { self.archive().prefix(record).fingerprint } else { 0 };
                for record in old.iter().rev() {
                    by_moves.entry(moves(*record)).or_default().push(*record);
                }
                let partner = |record: u32| {
                    let known = by_moves.get_mut(&moves(record))?;
                    let may_be = |old: &u32| GameIdentity::may_be_versions(self.archive(), &names, [*old, record]);
                    // The same moves may have been played by others.
                    let at = known.iter().rev().take(MOST_VERSIONS).position(may_be)?;
                    Some((known.remove(known.len() - 1 - at), record))
                };
                let pairs: Vec<(u32, u32)> = new.into_iter().filter_map(partner).collect();
                for (old, new) in pairs {
                    self.pair(old, new);
                }
            }
        }
        Ok(())
    }

    /// Writes the records that only one version has, as stored; `inputs` are the files of that version.
    pub(super) fn write(
        &self,
        which: WrittenVersion,
        inputs: &dyn Fn() -> Inputs,
        options: &Options,
        write: &mut dyn FnMut(&[u8]) -> Result<(), Error>,
    ) -> Result<u64, Error> {
        let n_old = self.gathered.n_old as usize;
        let partners = match which {
            WrittenVersion::New => &self.partner[n_old..],
            WrittenVersion::Gone => &self.partner[..n_old],
        };
        let mut n_written = 0;
        let mut take = |number: usize, _: RecordText<'_>| {
            let is_written = partners.get(number) == Some(&None);
            n_written += u64::from(is_written);
            Ok(if is_written { CopiedRecord::AsStored } else { CopiedRecord::LeftOut })
        };
        let n_read = copy_records(inputs(), &encodings_of(inputs(), options), options, &mut take, write)?;
        if n_read == partners.len() { Ok(n_written) } else { Err(Error::Usage(message!("unique-files-changed"))) }
    }
}
