//! What a file takes over from the one that it replaces: owner, group, rights, access list, extended attributes.

use std::fs::File;
use std::path::Path;

use zapis::{Language, Message};

use crate::cli::report_error;

/// What could not be taken over, in words.
#[must_use = "failures are to be reported"]
#[derive(Debug, Default)]
pub(crate) struct NotKept(Vec<Message>);

impl NotKept {
    /// Gives `new` the attributes of the file under `path`, if there is one, as far as the system allows. Messages call
    /// the file `shown`.
    #[cfg(unix)]
    pub(crate) fn of(path: &Path, new: &File, shown: &Path, n_names: u64) -> Self {
        unix::keep(path, new, shown, n_names).map_or_else(|_| Self::default(), Self)
    }

    #[cfg(not(unix))]
    pub(crate) fn of(path: &Path, new: &File, _: &Path, _: u64) -> Self {
        if let Ok(old) = std::fs::metadata(path) {
            // If that fails, the file is still worth having.
            let _ = new.set_permissions(old.permissions());
        }
        Self::default()
    }

    /// Reports it on standard error.
    pub(crate) fn tell(self, language: Language) {
        for message in &self.0 {
            report_error(message, language);
        }
    }
}

#[cfg(unix)]
pub(crate) fn n_names(metadata: &std::fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(metadata)
}

#[cfg(not(unix))]
pub(crate) const fn n_names(_: &std::fs::Metadata) -> u64 {
    1
}

#[cfg(unix)]
mod unix {
    use std::fs::{self, File, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    use std::path::Path;

    use zapis::{Message, message};

    use zapis::named;

    /// The bits of a mode that may be given.
    const RIGHTS: u32 = 0o7777;
    const RIGHTS_OF_GROUP: u32 = 0o070;
    const RIGHTS_OF_OTHERS: u32 = 0o007;
    /// The bits that give a running program its file's owner and group.
    const SET_IDS: u32 = 0o6000;

    /// Gives `new` the attributes of the file under `path`. Returns what it could not give.
    pub(crate) fn keep(path: &Path, new: &File, shown: &Path, n_names: u64) -> io::Result<Vec<Message>> {
        let (old, mut not_kept) = (fs::metadata(path)?, Vec::new());
        let own = new.metadata()?;
        let mut mode = old.mode() & RIGHTS;
        if (old.uid(), old.gid()) != (own.uid(), own.gid()) && fchown(new, Some(old.uid()), Some(old.gid())).is_err() {
            mode &= !SET_IDS;
            let keeps_group = old.gid() == own.gid() || fchown(new, None, Some(old.gid())).is_ok();
            if !keeps_group {
                // Another group gets only the rights that everyone has.
                mode &= !RIGHTS_OF_GROUP | (mode & RIGHTS_OF_OTHERS) << 3;
            }
            let what = match (old.uid() == own.uid(), keeps_group) {
                (true, _) => "group",
                (false, true) => "owner",
                (false, false) => "both",
            };
            not_kept.push(message!("owner-not-kept", path = named(shown), what = what));
        }
        if !keep_attributes(path, new) {
            not_kept.push(message!("attributes-not-kept", path = named(shown)));
        }
        if new.set_permissions(Permissions::from_mode(mode)).is_err() {
            not_kept.push(message!("rights-not-kept", path = named(shown), mode = format!("{mode:o}")));
        }
        if let n_others @ 1.. = n_names.saturating_sub(1) {
            not_kept.push(message!("other-names-not-kept", path = named(shown), count = n_others));
        }
        Ok(not_kept)
    }

    /// Gives `new` the access list, the security context and the user's own attributes of a file. Returns true if it
    /// could.
    #[cfg(target_os = "linux")]
    fn keep_attributes(path: &Path, new: &File) -> bool {
        use std::ffi::{CStr, CString};

        use rustix::buffer::spare_capacity;
        use rustix::fs::{XattrFlags, flistxattr, fremovexattr, fsetxattr, getxattr, listxattr};

        /// The maximum length of an attribute, and of the list of their names.
        const LONGEST: usize = 1 << 16;
        const ACCESS_LIST: &[u8] = b"system.posix_acl_access";

        let names_in = |list: Vec<u8>| -> Vec<CString> {
            let names = list.split_inclusive(|byte| *byte == 0).filter_map(|name| CStr::from_bytes_with_nul(name).ok());
            let is_kept = |name: &&CStr| {
                let name = name.to_bytes();
                name.starts_with(b"user.") || name == ACCESS_LIST || name == b"security.selinux"
            };
            names.filter(is_kept).map(CStr::to_owned).collect()
        };
        let mut list = Vec::with_capacity(LONGEST);
        // If there are no attributes, none can be lost.
        let old = listxattr(path, spare_capacity(&mut list)).map_or_else(|_| Vec::new(), |_| names_in(list));
        let mut list = Vec::with_capacity(LONGEST);
        let own = flistxattr(new, spare_capacity(&mut list)).map_or_else(|_| Vec::new(), |_| names_in(list));
        let mut keeps_all = true;
        // What the folder gives to each new file.
        for name in own.iter().filter(|name| name.to_bytes() == ACCESS_LIST && !old.contains(name)) {
            keeps_all &= fremovexattr(new, name).is_ok();
        }
        for name in &old {
            let mut value = Vec::with_capacity(LONGEST);
            let given = getxattr(path, name, spare_capacity(&mut value))
                .and_then(|_| fsetxattr(new, name, &value, XattrFlags::empty()));
            // Only the system itself may set security labels.
            keeps_all &= given.is_ok() || name.to_bytes().starts_with(b"security.");
        }
        keeps_all
    }

    #[cfg(not(target_os = "linux"))]
    const fn keep_attributes(_: &Path, _: &File) -> bool {
        true
    }
}
