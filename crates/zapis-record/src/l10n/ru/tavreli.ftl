# Таврели: почему ход или позиция невозможны.

tavreli-empty-square = на { $square } ничего нет
tavreli-not-own = башня { $square } принадлежит { SIDE($color, case: "dat") }: сверху { PIECE($role) }
tavreli-nothing-taken = ходом сверху снимают хотя бы одну таврель
tavreli-tower-lower =
    в башне { $square } { $height } { $height ->
        [one] таврель
        [few] таврели
       *[many] таврелей
    }, а снять нужно больше
tavreli-lands-on-volhv = на { $square } стоит { PIECE("volhv", $color) }, а на волхва вставать нельзя
tavreli-wrong-way = { PIECE($role) } { $square } не ходит на { $to }
tavreli-blocked = путь { PIECE($role, case: "dat") } { $square } преграждает { PIECE($by) } { $by_square }
tavreli-enemy-ahead = прямо ратник не берёт, а на { $square } стоит { PIECE($role, $color) }
tavreli-nothing-to-take = по диагонали ратник ходит только со взятием, а на { $square } брать некого
tavreli-has-moved = ратник { $square } уже ходил и идёт только на одно поле
tavreli-crosses = ход на два поля идёт через { $square }, где стоит { PIECE($role) }
tavreli-covered = { PIECE($role) } { $square } мог бы так пойти, но его накрывает { PIECE($top) }
tavreli-frees = ход освобождает на { $square } { PIECE($role, $color, case: "acc") }, и тот бьёт волхва на { $volhv }
tavreli-check-unanswered = волхв под шахом от { PIECE($by, case: "gen") } { $by_square }, и этот ход от него не защищает
tavreli-opens = волхв оказался бы под шахом от { PIECE($by, case: "gen") } { $by_square }
tavreli-attacked = поле { $square } под ударом { PIECE($by, case: "gen") } { $by_square }
tavreli-castling-lost = права на { WING($wing) } рокировку нет: волхв или ратоборец уже ходили
tavreli-castling-covered = ратоборец { $square } накрыт { PIECE($top, case: "ins") } и рокировать не может
tavreli-castling-blocked = рокировке мешает { PIECE($role) } { $square }
tavreli-castling-attacked = волхв не может рокировать: поле { $square } под ударом { PIECE($by, case: "gen") } { $by_square }

tavreli-too-many =
    на доске { $count } { $count ->
        [one] таврель
        [few] таврели
       *[many] таврелей
    }, а в партии их 32
tavreli-too-many-of =
    у { SIDE($color, case: "gen") } { $role ->
        [ratnik] ратников со знаком «{ PIECE($target) }»
       *[other] таврелей «{ PIECE($role) }»
    } { $count } — больше, чем бывает в партии
tavreli-on-volhv = на { $square } что-то поставлено на волхва
tavreli-no-volhv = нет { PIECE("volhv", $color, case: "gen") }
tavreli-volhvs = { PIECE("volhv", $color) } не один: их { $count }
tavreli-unpromoted = верхний ратник на { $square } стоит на последней горизонтали и не превращён
tavreli-right-without-pieces = у { SIDE($color, case: "gen") } есть право на { WING($wing) } рокировку, но волхв или ратоборец не на своём поле
tavreli-double-without-warrior = у { SIDE($color, case: "gen") } ратник { $square } будто бы не ходил, но его там нет
tavreli-no-double-step = через { $square } последним ходом никто не мог пройти
tavreli-opponent-in-check = { PIECE("volhv", $color) } под шахом, хотя ход не { SIDE($color, case: "gen") }
tavreli-too-few =
    на доске { $count } { $count ->
        [one] таврель
        [few] таврели
       *[many] таврелей
    } вместо 32, а таврели с доски не уходят
tavreli-move-number = номер хода 0, а ходы нумеруются с 1
tavreli-string-unreadable = позиция не читается: { $problem }
tavreli-string-expected =
    здесь { $field ->
        [placement] должна быть таврель (`N`, `PH`, `+H`), башня (`(PHN)`) или число пустых полей, по восемь полей на горизонталь
        [side] должна быть очередь хода: `w` или `b`
        [castling] должны быть права на рокировку, например `KQkq`, или `-`
        [double] должны быть вертикали ратников, которые не ходили, например `ABCdef`, или `-`
        [en-passant] должно быть поле, пройденное ходом на два поля, или `-`
        [half] должно быть число полуходов с последнего хода ратником или построения башни
        [full] должен быть номер хода
       *[end] позиция должна заканчиваться
    }

tavreli-differs-double = ратник { $side ->
    [white] белых
   *[black] чёрных
} с вертикали { $file } ещё не ходил
tavreli-differs-en-passant = ратника можно было взять на проходе на { $square }
tavreli-differs-no-en-passant = взятия на проходе на { $square } тогда не было
tavreli-letters-mixed = вертикали обозначены то латинскими, то русскими буквами, и какие имеются в виду, решить нельзя
tavreli-foreign-letter =
    в записи `{ $word }` есть буква `{ $letter }`, а вертикали этой партии обозначены { $files ->
        [latin] латинскими
       *[cyrillic] русскими
    } буквами
game-recognized = игра в тегах не названа; судя по ходам, это { $game ->
   *[tavreli] таврели
}

game-recognized-help = партия так и проверена; укажите это тегом `[Variant "Tavreli"]`
game-recognized-elsewhere = партия так и проверена; об этом говорит тег `[Variant "Tavreli"]`
game-letters-help = запись прочитана по первой букве; укажите `[Files "latin"]` или `[Files "cyrillic"]`
game-letters-elsewhere = запись прочитана по первой букве; буквы называет тег `[Files "latin"]` или `[Files "cyrillic"]`
look-alike-file = в записи `{ $word }` есть буква, которая лишь похожа на остальные буквы партии
needless-count = в записи `{ $word }` указано число таврелей, хотя идёт вся башня
build-mark-wrong = в записи `{ $word }` стоит знак построения башни, но поле, куда идёт ход, пустое
build-mark-missing = ход `{ $word }` строит башню, а знака `х` нет
end-mark-without-mate = в записи `{ $word }` стоит знак конца партии, но это не мат

without-progress = { $game ->
    [tavreli] без ходов ратниками и построения башен
   *[chess] без взятий и ходов пешками
}
claims-sealed-of-chess = записанный (секретный) ход оценивается только по правилам шахмат, а это позиция таврелей
