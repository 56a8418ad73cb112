# Что говорят замечания.

in-variation = { $message } (в варианте)
comment-not-closed = начатый здесь комментарий не закрыт
