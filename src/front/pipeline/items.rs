//! What a job makes of records: values of one type, which the pipeline passes on without knowing it.

use std::any::Any;

/// Values of one type, known to the job that makes them and to what receives them. The pipeline is compiled once for all jobs.
#[derive(Debug)]
pub(crate) struct Items(Box<dyn Any + Send>);

impl Items {
    /// Returns the values, none if there were none before.
    pub(crate) fn of<T: Send + 'static>(&mut self) -> &mut Vec<T> {
        if !self.0.is::<Vec<T>>() {
            self.0 = Box::new(Vec::<T>::new());
        }
        // If it was of another type, it has just been replaced.
        self.0.downcast_mut().expect("values of this type")
    }

    /// Takes all values out.
    pub(crate) fn take<T: Send + 'static>(&mut self) -> Vec<T> {
        std::mem::take(self.of())
    }

    /// Adds a value.
    pub(crate) fn push<T: Send + 'static>(&mut self, item: T) {
        self.of().push(item);
    }

    /// Returns true if neither values were added nor asked for.
    pub(crate) fn is_unused(&self) -> bool {
        self.0.is::<()>()
    }
}

impl Default for Items {
    fn default() -> Self {
        Self(Box::new(()))
    }
}
