# What the program itself says.

either-or = or
both-and = and
verbatim = { $text }
