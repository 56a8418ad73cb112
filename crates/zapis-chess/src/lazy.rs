//! Values made when they are first needed, without the standard library.

use alloc::boxed::Box;
use core::ops::Deref;

use once_cell::race::OnceBox;

/// A value made by a function when it is first needed. Two threads may make it at once; one of the two values is kept.
pub(super) struct Lazy<T> {
    value: OnceBox<T>,
    make: fn() -> T,
}

impl<T> Lazy<T> {
    pub(super) const fn new(make: fn() -> T) -> Self {
        Self { value: OnceBox::new(), make }
    }
}

impl<T> Deref for Lazy<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.value.get_or_init(|| Box::new((self.make)()))
    }
}
