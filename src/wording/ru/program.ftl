# Что говорит сама программа.

either-or = или
both-and = и
verbatim = { $text }
