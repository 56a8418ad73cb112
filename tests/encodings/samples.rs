//! Names and comments in 43 languages, typed for this test, and the encodings that people store them in.

/// A language: two players, as their names appear in tags, and an annotation.
pub(crate) struct Sample {
    pub(crate) language: &'static str,
    pub(crate) encodings: &'static [&'static str],
    pub(crate) players: [&'static str; 2],
    pub(crate) comment: &'static str,
}

const WESTERN: &[&str] = &["windows-1252"];
const CENTRAL: &[&str] = &["windows-1250", "iso-8859-2"];
const BALTIC: &[&str] = &["windows-1257", "iso-8859-13"];
const RUSSIAN: &[&str] = &["windows-1251", "koi8-r", "ibm866", "iso-8859-5", "x-mac-cyrillic"];

const fn sample(
    language: &'static str,
    encodings: &'static [&'static str],
    players: [&'static str; 2],
    comment: &'static str,
) -> Sample {
    Sample { language, encodings, players, comment }
}

pub(crate) const SAMPLES: [Sample; 43] = [
    sample("Albanian", WESTERN, ["Çela, Përparim", "Dërguti, Besnik"], "Lëvizje shumë e mirë, të bardhët kanë epërsi"),
    sample("Arabic", &["windows-1256"], ["خالد العمري", "سامي منصور"], "نقلة جيدة والأبيض يملك مبادرة قوية"),
    sample(
        "Basque",
        WESTERN,
        ["Ibáñez, Iñaki", "Muñoz, Begoña"],
        "Jokaldi ona, baina Iñakik aldapa igo behar du España kalean",
    ),
    sample(
        "Belarusian",
        &["windows-1251"],
        ["Ціханоўскі, Юрась", "Жылінскі, Віталь"],
        "Чорныя гуляюць упэўнена і маюць лепшыя шанцы",
    ),
    sample(
        "Bulgarian",
        &["windows-1251"],
        ["Георгиев, Кирил", "Топалов, Веселин"],
        "Белите имат малко по-добра позиция и инициатива",
    ),
    sample(
        "Catalan",
        WESTERN,
        ["Gómez, Àngel", "Gràcia, Núria"],
        "Una jugada molt forta, però les negres també tenen opcions després d'això",
    ),
    sample("Chinese, simplified", &["gbk"], ["王建国", "李晓明"], "白方在王翼展开进攻，黑方防守困难"),
    sample("Chinese, traditional", &["big5"], ["陳志明", "林淑芬"], "白方在王翼展開進攻，黑方防守困難"),
    sample(
        "Croatian",
        CENTRAL,
        ["Šarić, Željko", "Kovačević, Đuro"],
        "Crni je mogao igrati bolje, ali bijeli već ima veliku prednost na kraljevu krilu, što odlučuje",
    ),
    sample(
        "Czech",
        CENTRAL,
        ["Dvořák, Jiří", "Hráček, Zbyněk"],
        "Bílý útočí na královském křídle, černý už nemá dobrou obranu",
    ),
    sample(
        "Danish",
        WESTERN,
        ["Sørensen, Bjørn", "Møller, Åse"],
        "Et stærkt træk, men sort kan stadig forsvare sig på dronningefløjen",
    ),
    sample(
        "Dutch",
        WESTERN,
        ["Daniëls, Loïc", "Zoë Müller"],
        "Zwart heeft geen reële kansen, en de geïsoleerde pion is één zwakte te veel",
    ),
    sample(
        "Estonian",
        &["windows-1257", "windows-1252"],
        ["Närep, Jüri", "Õunapuu, Külli"],
        "Väga hea käik, kuid mustal on võimalus vastu rünnata",
    ),
    sample(
        "Faroese",
        WESTERN,
        ["Ziska, Hákun", "Høgni Norðberg"],
        "Hvítur hevur betri støðu, men svartur kann verja seg væl",
    ),
    sample(
        "Finnish",
        WESTERN,
        ["Mäkinen, Väinö", "Hämäläinen, Päivi"],
        "Hyvä siirto, mutta mustalla on yhä mahdollisuus pelastautua tästä",
    ),
    sample(
        "French",
        WESTERN,
        ["Lefèvre, François", "Béranger, Zoé"],
        "Les blancs ont déjà gagné un pion, mais les noirs gardent une défense très solide",
    ),
    sample(
        "Galician",
        WESTERN,
        ["Núñez, Xosé", "Fariña, Brais"],
        "Unha xogada moi boa, pero as negras aínda teñen defensa na á de rei",
    ),
    sample("German", WESTERN, ["Müßig, Jörg", "Grünwald, Käthe"], "Weiß spielt auf Königsangriff, später auch schön"),
    sample(
        "Greek",
        &["windows-1253", "iso-8859-7"],
        ["Παπαδόπουλος, Γιώργος", "Νικολαΐδης, Άγγελος"],
        "Ο λευκός έχει καλύτερη θέση και επιτίθεται στον βασιλιά",
    ),
    sample("Hebrew", &["windows-1255"], ["כהן, יוסי", "לוי, דוד"], "מהלך מצוין של הלבן, לשחור אין הגנה טובה"),
    sample(
        "Hungarian",
        CENTRAL,
        ["Kőszegi, Győző", "Szűcs, Ödön"],
        "Világos erősen támad a királyszárnyon, sötétnek nincs jó védekezése",
    ),
    sample(
        "Icelandic",
        WESTERN,
        ["Þórarinsson, Guðmundur", "Sigurðsson, Ægir"],
        "Hvítur sækir að kónginum og það er erfitt að verjast þessari sókn",
    ),
    sample(
        "Irish",
        WESTERN,
        ["Ó Súilleabháin, Séamus", "Ní Mháille, Gráinne"],
        "Bhí an bua ag an mbán ó thús na cluiche, ach chosain an dubh é féin go maith",
    ),
    sample(
        "Italian",
        WESTERN,
        ["Pirrò, Nicolò", "Dalla Libertà, Noè"],
        "Il bianco ha già più attività, perciò il nero è costretto a difendersi così",
    ),
    sample(
        "Japanese",
        &["shift_jis", "euc-jp"],
        ["小林健二", "渡辺 明子"],
        "白はキングサイドで攻めている。黒の守りは難しい",
    ),
    sample("Korean", &["euc-kr"], ["김민수", "박지영"], "백은 킹사이드에서 공격하고 있으며 흑은 방어가 어렵다"),
    sample(
        "Latvian",
        BALTIC,
        ["Bērziņš, Jānis", "Kalniņa, Ģirts"],
        "Baltie uzbrūk karaļa spārnā, un melnajiem nav labas aizsardzības",
    ),
    sample(
        "Lithuanian",
        BALTIC,
        ["Žukauskas, Šarūnas", "Rūkaitė, Agnė"],
        "Baltieji puola karaliaus sparne, o juodųjų gynyba labai sunki, nes trūksta laiko",
    ),
    sample(
        "Macedonian",
        &["windows-1251"],
        ["Ѓорѓиев, Јован", "Стојановски, Љупчо"],
        "Белиот има подобра позиција и напаѓа на кралското крило",
    ),
    sample(
        "Norwegian",
        WESTERN,
        ["Bjørnstad, Håkon", "Næss, Øyvind"],
        "Hvit har et lite pluss, men svart får motspill på dronningfløyen nå",
    ),
    sample(
        "Persian",
        &["windows-1256"],
        ["رضا محمدي", "حسين کاظمي"],
        "سفيد در جناح شاه حمله مي کند و دفاع سياه دشوار است",
    ),
    sample(
        "Polish",
        CENTRAL,
        ["Wójcik, Paweł", "Żółkiewski, Stanisław"],
        "Ciekawa kolejność, białe grają na skrzydle królewskim",
    ),
    sample(
        "Portuguese",
        WESTERN,
        ["Gonçalves, João", "Conceição, Inês"],
        "As brancas já têm vantagem, mas a posição ainda não está decidida",
    ),
    sample(
        "Romanian",
        CENTRAL,
        ["Băţăgui, Ştefan", "Ţăranu, Mihăiţă"],
        "Albul atacă pe flancul regelui, iar negrul nu mai poate să se apere aşa uşor",
    ),
    sample("Russian", RUSSIAN, ["Иванов, Пётр", "Щербаков, Юрий"], "Белые играют на королевском фланге"),
    sample(
        "Serbian",
        &["windows-1251"],
        ["Јовановић, Љубомир", "Ђорђевић, Неша"],
        "Бели напада на краљевом крилу, а црни нема добру одбрану",
    ),
    sample(
        "Slovak",
        CENTRAL,
        ["Krajňák, Ľuboš", "Šťastný, Ján"],
        "Biely útočí na kráľovskom krídle, čierny už nemá dobrú obranu",
    ),
    sample(
        "Slovene",
        CENTRAL,
        ["Pavšič, Žiga", "Čebašek, Uroš"],
        "Beli že napada na kraljevem krilu, črni pa nima več dobre obrambe",
    ),
    sample(
        "Spanish",
        WESTERN,
        ["Muñoz, José", "Peña, Álvaro"],
        "Las blancas están mejor, pero el negro aún tiene opciones según el análisis",
    ),
    sample(
        "Swedish",
        WESTERN,
        ["Åkesson, Björn", "Sjöström, Märta"],
        "Ett mycket bra drag, men svart får också spel på damflygeln",
    ),
    sample("Thai", &["windows-874"], ["สมชาย ใจดี", "วิชัย ศรีสุข"], "ขาวเดินได้ดีและมีโอกาสชนะมากกว่าดำ"),
    sample(
        "Turkish",
        &["windows-1254"],
        ["Yılmaz, Gökçe", "Şahin, Uğur"],
        "Beyaz şah kanadında oynuyor, güçlü bir hamle değil",
    ),
    sample(
        "Ukrainian",
        &["windows-1251", "koi8-u"],
        ["Єльченко, Ігор", "Поліщук, Її Юлія"],
        "Білі грають на королівському фланзі, і чорні не мають кращого",
    ),
];
