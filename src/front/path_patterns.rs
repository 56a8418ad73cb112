//! Patterns of paths, as in `.gitignore`, meant from a folder.

use std::path::{Path, PathBuf};

use ignore::gitignore::{Gitignore, GitignoreBuilder};

/// Patterns of paths, as in `.gitignore`, meant from a folder.
#[derive(Clone, Debug)]
pub(crate) struct PathPatterns {
    root: PathBuf,
    patterns: Gitignore,
}

impl PathPatterns {
    /// Reads patterns; fails with the one that cannot be read.
    pub(crate) fn new(root: &Path, patterns: &[String]) -> Result<Self, String> {
        let root = absolute(root);
        let mut builder = GitignoreBuilder::new(&root);
        for pattern in patterns {
            builder.add_line(None, pattern).map_err(|_| pattern.clone())?;
        }
        let patterns = builder.build().map_err(|error| error.to_string())?;
        Ok(Self { root, patterns })
    }

    /// Adds the patterns of a file, a line each, if there is one.
    pub(crate) fn of_file(folder: &Path, name: &str) -> Option<Self> {
        let path = folder.join(name);
        if !path.is_file() {
            return None;
        }
        let root = absolute(folder);
        let mut builder = GitignoreBuilder::new(&root);
        // A line that cannot be read excludes nothing.
        let _ = builder.add(path);
        Some(Self { root, patterns: builder.build().ok()? })
    }

    /// Returns true if a file is meant, or a folder that it is in.
    pub(crate) fn mean(&self, path: &Path) -> bool {
        let path = absolute(path);
        let Ok(within) = path.strip_prefix(&self.root) else { return false };
        !self.patterns.is_empty() && self.patterns.matched_path_or_any_parents(within, false).is_ignore()
    }
}

/// Finds where a path leads, as far as it is there.
fn absolute(path: &Path) -> PathBuf {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
