//! Patterns of paths, as in `.gitignore`, relative to a folder.

use std::path::{Path, PathBuf};

use ignore::gitignore::{Gitignore, GitignoreBuilder};

/// Patterns of paths, as in `.gitignore`, relative to a folder.
#[derive(Clone, Debug)]
pub struct PathPatterns {
    root: PathBuf,
    patterns: Gitignore,
}

impl PathPatterns {
    /// Parses patterns. Fails with the one that is invalid.
    ///
    /// # Errors
    ///
    /// Fails if a pattern is invalid, with that pattern.
    pub fn new(root: &Path, patterns: &[String]) -> Result<Self, String> {
        let root = absolute(root);
        let mut builder = GitignoreBuilder::new(&root);
        for pattern in patterns {
            builder.add_line(None, pattern).map_err(|_| pattern.clone())?;
        }
        let patterns = builder.build().map_err(|error| error.to_string())?;
        Ok(Self { root, patterns })
    }

    /// Reads the patterns of a file, a line each, if it exists.
    pub(crate) fn of_file(folder: &Path, name: &str) -> Option<Self> {
        let path = folder.join(name);
        if !path.is_file() {
            return None;
        }
        let root = absolute(folder);
        let mut builder = GitignoreBuilder::new(&root);
        // An invalid line excludes nothing.
        let _ = builder.add(path);
        Some(Self { root, patterns: builder.build().ok()? })
    }

    /// Returns true if a file matches, or a folder that contains it.
    pub(crate) fn mean(&self, path: &Path) -> bool {
        let path = absolute(path);
        let Ok(within) = path.strip_prefix(&self.root) else { return false };
        !self.patterns.is_empty() && self.patterns.matched_path_or_any_parents(within, false).is_ignore()
    }
}

/// Resolves a path as far as it exists.
fn absolute(path: &Path) -> PathBuf {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
