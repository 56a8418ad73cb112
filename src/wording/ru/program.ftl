# Что говорит сама программа.

either-or = или
verbatim = { $text }
