//! The texts of `tavreli.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
tavreli-empty-square\tна {square} ничего нет\0\
tavreli-not-own\tбашня {square} принадлежит {SIDE(color):dat}: сверху {PIECE(role)}\0\
tavreli-nothing-taken\tходом сверху снимают хотя бы одну таврель\0\
tavreli-tower-lower\tв башне {square} {height} {height\tone\tтаврель\tfew\tтаврели\tтаврелей}, а снять нужно больше\0\
tavreli-lands-on-volhv\tна {square} стоит {PIECE('volhv',color)}, а на волхва вставать нельзя\0\
tavreli-wrong-way\t{PIECE(role)} {square} не ходит на {to}\0\
tavreli-blocked\t{PIECE(role)} {square} закрыт {PIECE(by):ins} {by_square}\0\
tavreli-enemy-ahead\tпрямо ратник не берёт, а на {square} стоит {PIECE(role,color)}\0\
tavreli-nothing-to-take\tпо диагонали ратник ходит только со взятием, а на {square} брать некого\0\
tavreli-has-moved\tратник {square} уже ходил и идёт только на одно поле\0\
tavreli-crosses\tход на два поля идёт через {square}, где стоит {PIECE(role)}\0\
tavreli-covered\t{PIECE(role)} {square} мог бы так пойти, но его накрывает {PIECE(top)}\0\
tavreli-frees\tход освобождает на {square} {PIECE(role,color):acc}, и тот бьёт волхва на {volhv}\0\
tavreli-check-unanswered\tволхв под шахом от {PIECE(by):gen} {by_square}, и этот ход от него не защищает\0\
tavreli-opens\tволхв оказался бы под шахом от {PIECE(by):gen} {by_square}\0\
tavreli-attacked\tполе {square} под ударом {PIECE(by):gen} {by_square}\0\
tavreli-castling-lost\tправа на {WING(wing)} рокировку нет: волхв или ратоборец уже ходили\0\
tavreli-castling-covered\tратоборец {square} накрыт {PIECE(top):ins} и рокировать не может\0\
tavreli-castling-blocked\tрокировке мешает {PIECE(role)} {square}\0\
tavreli-castling-attacked\tволхв не может рокировать: поле {square} под ударом {PIECE(by):gen} {by_square}\0\
tavreli-too-many\tна доске {count} {count\tone\tтаврель\tfew\tтаврели\tтаврелей}, а в партии их 32\0\
tavreli-too-many-of\tу {SIDE(color):gen} {role\tratnik\tратников со знаком «{PIECE(target)}»\tтаврелей «{PIECE(role)}»} {count} — больше, чем бывает в партии\0\
tavreli-on-volhv\tна {square} что-то поставлено на волхва\0\
tavreli-no-volhv\tнет {PIECE('volhv',color):gen}\0\
tavreli-volhvs\t{PIECE('volhv',color)} не один: их {count}\0\
tavreli-unpromoted\tверхний ратник на {square} стоит на последней горизонтали и не превращён\0\
tavreli-right-without-pieces\tу {SIDE(color):gen} есть право на {WING(wing)} рокировку, но волхв или ратоборец не на своём поле\0\
tavreli-double-without-warrior\tу {SIDE(color):gen} ратник {square} будто бы не ходил, но его там нет\0\
tavreli-no-double-step\tчерез {square} последним ходом никто не мог пройти\0\
tavreli-opponent-in-check\t{PIECE('volhv',color)} под шахом, хотя ход не {SIDE(color):gen}\0\
tavreli-too-few\tна доске {count} {count\tone\tтаврель\tfew\tтаврели\tтаврелей} вместо 32, а таврели с доски не уходят\0\
tavreli-move-number\tномер хода 0, а ходы нумеруются с 1\0\
tavreli-string-unreadable\tпозиция не читается: {problem}\0\
tavreli-string-expected\tздесь {field\tplacement\tдолжна быть таврель (`N`, `PH`, `+H`), башня (`(PHN)`) или число пустых полей, по восемь полей на горизонталь\tside\tдолжна быть очередь хода: `w` или `b`\tcastling\tдолжны быть права на рокировку, например `KQkq`, или `-`\tdouble\tдолжны быть вертикали ратников, которые не ходили, например `ABCdef`, или `-`\ten-passant\tдолжно быть поле, пройденное ходом на два поля, или `-`\thalf\tдолжно быть число полуходов с последнего хода ратником или построения башни\tfull\tдолжен быть номер хода\tпозиция должна заканчиваться}\0\
tavreli-differs-double\tратник {side\twhite\tбелых\tчёрных} с вертикали {file} ещё не ходил\0\
tavreli-differs-en-passant\tратника можно было взять на проходе на {square}\0\
tavreli-differs-no-en-passant\tвзятия на проходе на {square} тогда не было\0\
tavreli-letters-mixed\tвертикали обозначены то латинскими, то русскими буквами, и какие имеются в виду, решить нельзя\0\
tavreli-foreign-letter\tв записи `{word}` есть буква `{letter}`, а вертикали этой партии обозначены {files\tlatin\tлатинскими\tрусскими} буквами\0\
game-recognized\tигра в тегах не названа; судя по ходам, это {game\tтаврели}\0\
game-recognized-help\tпартия так и проверена; укажите это тегом `[Variant \"Tavreli\"]`\0\
game-recognized-elsewhere\tпартия так и проверена; об этом говорит тег `[Variant \"Tavreli\"]`\0\
game-letters-help\tзапись прочитана по первой букве; укажите `[Files \"latin\"]` или `[Files \"cyrillic\"]`\0\
game-letters-elsewhere\tзапись прочитана по первой букве; буквы называет тег `[Files \"latin\"]` или `[Files \"cyrillic\"]`\0\
look-alike-file\tв записи `{word}` есть буква, которая лишь похожа на остальные буквы партии\0\
needless-count\tв записи `{word}` указано число таврелей, хотя идёт вся башня\0\
build-mark-wrong\tв записи `{word}` стоит знак построения башни, но поле, куда идёт ход, пустое\0\
build-mark-missing\tход `{word}` строит башню, а знака `х` нет\0\
end-mark-without-mate\tв записи `{word}` стоит знак конца партии, но это не мат\0\
without-progress\t{game\ttavreli\tбез ходов ратниками и построения башен\tбез взятий и ходов пешками}\0\
claims-sealed-of-chess\tзаписанный (секретный) ход оценивается только по правилам шахмат, а это позиция таврелей\0\
";
