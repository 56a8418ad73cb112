# What the program itself says.

either-or = or
verbatim = { $text }
