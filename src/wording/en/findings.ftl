# What findings say.

in-variation = { $message } (in a variation)
comment-not-closed = the comment that begins here is never closed
