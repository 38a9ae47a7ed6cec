//! Cards to draw: some typical, some random.

use agon_draw::Palette;
use agon_draw::cards::{
    GameCard, Leader, Leaderboard, RatingChart, RatingLine, ResultCard, ResultRow, ScoreChart, ScoreLine,
};
use agon_games::{GameEntry, Registry};
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::luck::{Dice, QuickDice};

const GAMES: [&str; 3] = ["offrandes", "cyclades", "attika"];

/// One of our games.
fn entry(game: &str) -> &'static GameEntry {
    Registry::ours().find(game).expect("a game")
}

/// Returns the cards of our games.
pub fn games((language, palette): (Language, Palette)) -> Vec<GameCard> {
    let card = |game: &GameEntry| GameCard {
        words: game.words,
        icon: game.picture.icon(),
        seats: game.rules.meta().seats,
        minutes: (60, 90),
        language,
        palette,
    };
    Registry::ours().iter().map(card).collect()
}

/// Returns the ratings of a player in a game, with the game's usual look.
fn line(game: &str, points: Vec<(i64, i64)>) -> RatingLine {
    let (words, icon) = (entry(game).words, entry(game).picture.icon());
    let place = GAMES.iter().position(|known| *known == game).expect("a game");
    RatingLine { words, icon, place, points }
}

const NAMES: [&str; 16] = [
    "Ana",
    "D",
    "Brasidas",
    "Thukydides the Patient",
    "Benedikt von Hohenstaufen-Wittelsbach",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Wolfeschlegelsteinhausenbergerdorff, the elder and the younger of all the names that are too long",
    "Cleo <3 & co",
    "Ευρυδίκη",
    "Владимир Владимирович",
    "محمد بن عبد الله",
    "山田太郎",
    "🦉🦉🦉",
    "a\u{301}\u{302}\u{303}\u{304}\u{305}b",
    "\u{202E}evil\n\tname",
    "",
];
/// Returns the parts of a standing, and the reasons a game ends.
fn standing(game: &str) -> (&'static [&'static str], &'static [&'static str]) {
    match game {
        "offrandes" => (&["sacrifices", "lamps", "altars"], &["altars", "points", "rounds"]),
        "cyclades" => (&["metropolises", "gold", "income"], &["metropolises", "survivor", "cycles"]),
        _ => (&["buildings", "settlements"], &["shrines", "buildings", "idle"]),
    }
}

fn pick<T: Copy>(dice: &mut QuickDice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize]
}

fn between(dice: &mut QuickDice, low: i64, high: i64) -> i64 {
    low + i64::from(dice.below((high - low + 1) as u32))
}

fn name(dice: &mut QuickDice) -> String {
    pick(dice, &NAMES).to_owned()
}

/// Returns a random look.
pub fn look(dice: &mut QuickDice) -> (Language, Palette) {
    (pick(dice, &Language::ALL), pick(dice, &Palette::ALL))
}

/// Returns a random result: ties, negative scores, names of all kinds.
pub fn result(dice: &mut QuickDice) -> ResultCard {
    let (language, palette) = look(dice);
    let game = pick(dice, &GAMES);
    let (parts, reasons) = standing(game);
    let most = entry(game).rules.meta().seats.1;
    let seats = between(dice, 1, most.into()) as u8;
    let scale = pick(dice, &[3, 200, 9999]);
    let rows: Vec<ResultRow> = (0..seats)
        .map(|seat| {
            let parts: Vec<(String, i64)> =
                parts.iter().map(|part| ((*part).to_owned(), between(dice, -scale / 4, scale))).collect();
            let score = if game == "offrandes" { parts.iter().map(|(_, points)| points).sum() } else { parts[0].1 };
            let rating = (dice.below(2) == 0).then(|| between(dice, -400, 400));
            ResultRow { seat: Seat(seat), name: name(dice), ai: dice.below(3) == 0, place: 0, score, parts, rating }
        })
        .collect();
    let coarse = pick(dice, &[1, 1, 1_000_000]);
    let place =
        |row: &ResultRow| rows.iter().filter(|other| other.score / coarse > row.score / coarse).count() as u8 + 1;
    let rows = rows.iter().map(|row| ResultRow { place: place(row), ..row.clone() }).collect();
    ResultCard {
        words: entry(game).words,
        rows,
        reason: pick(dice, reasons).to_owned(),
        length: pick(dice, &["8 rounds", "60 Zyklen", "1 ronda"]).to_owned(),
        ended: between(dice, 0, 4_000_000_000),
        language,
        palette,
    }
}

/// Returns a random page of a leaderboard: one to eleven rows, some provisional.
pub fn leaderboard(dice: &mut QuickDice) -> Leaderboard {
    let (language, palette) = look(dice);
    let count = between(dice, 1, 11) as u32;
    let first = pick(dice, &[1, 9, 991]);
    let own = dice.below(count + 1);
    let rows = (0..count).map(|at| {
        let played = between(dice, 0, 9999) as u32;
        Leader {
            rank: (dice.below(4) > 0).then_some(first + at),
            sure: dice.below(2) == 0,
            name: name(dice),
            ai: dice.below(4) == 0,
            rating: (between(dice, -50, 3000), between(dice, 0, 350)),
            tables: (played, dice.below(played + 1)),
            place: (played > 0).then(|| 1.0 + f64::from(dice.below(400)) / 100.0),
            reader: at == own,
        }
    });
    Leaderboard {
        rows: rows.collect(),
        title: pick(dice, &["This server · Attika", "Überall · Offrandes"]).to_owned(),
        period: pick(dice, &["Season 3", "histórica"]).to_owned(),
        page: pick(dice, &[(1, 1), (2, 9)]),
        language,
        palette,
    }
}

/// Returns a random walk of numbers with increasing times.
fn walk(dice: &mut QuickDice, count: u32, step: i64, scale: i64) -> Vec<(i64, i64)> {
    let (mut time, mut value) = (1_770_000_000, between(dice, -scale, scale * 8));
    (0..count)
        .map(|_| {
            time += between(dice, 0, step);
            value += between(dice, -scale, scale);
            (time, value)
        })
        .collect()
}

/// Returns random ratings: few or many tables, minutes or years apart, equal values too.
pub fn ratings(dice: &mut QuickDice) -> RatingChart {
    let (language, palette) = look(dice);
    let lines = GAMES.iter().map(|game| {
        let (most, step, scale) =
            (pick(dice, &[1, 3, 60]), pick(dice, &[0, 600, 4_000_000]), pick(dice, &[0, 40, 20_000]));
        let count = dice.below(most + 1);
        line(game, walk(dice, count, step, scale))
    });
    RatingChart { lines: lines.collect(), name: name(dice), language, palette }
}

/// Returns the random course of a table.
pub fn scores(dice: &mut QuickDice) -> ScoreChart {
    let (language, palette) = look(dice);
    let game = pick(dice, &GAMES);
    let most = entry(game).rules.meta().seats.1;
    let rounds = pick(dice, &[0, 1, 8, 60]);
    let scale = pick(dice, &[0, 2, 40]);
    let (round, length) = pick(dice, &[("round", "8 rounds"), ("Zyklus", "12 Zyklen"), ("ronda", "1 ronda")]);
    let lines = (0..most).map(|seat| {
        let told = dice.below(rounds + 2);
        let points = walk(dice, told, 0, scale).into_iter().zip(0..).map(|((_, score), round)| (round, score));
        let course = walk(dice, told, 0, 12).into_iter().zip(0..).map(|((_, income), round)| (round, income));
        ScoreLine { seat: Seat(seat), points: points.collect(), course: course.collect() }
    });
    let lines: Vec<ScoreLine> = lines.collect();
    ScoreChart {
        lines,
        measure: (dice.below(2) == 0).then(|| "income".to_owned()),
        words: entry(game).words,
        round: round.to_owned(),
        length: length.to_owned(),
        language,
        palette,
    }
}

/// Returns a typical result with this number of seats and winners.
pub fn plain_result(game: &str, seats: u8, winners: u8, (language, palette): (Language, Palette)) -> ResultCard {
    let mut dice = QuickDice::new(u64::from(seats) * 10 + u64::from(winners));
    let (parts, reasons) = standing(game);
    let names = ["Alexandra", "Brasidas", "Talos", "Epaminondas", "Phryne"];
    let rows = (0..seats).map(|seat| {
        let base = i64::from(5 - seat.saturating_sub(winners - 1));
        let points: Vec<i64> = match game {
            "offrandes" => vec![base * 14 + 8, base * 5 + 3, base * 9],
            "cyclades" => vec![base - 1, between(&mut dice, 0, 15), base + 2],
            _ => vec![base * 6, 7 - base],
        };
        let score = if game == "offrandes" { points.iter().sum() } else { points[0] };
        ResultRow {
            seat: Seat((seat + 2) % seats),
            name: names[usize::from(seat)].to_owned(),
            ai: seat == 2,
            place: seat.saturating_sub(winners - 1) + 1 + if seat >= winners { winners - 1 } else { 0 },
            score,
            parts: parts.iter().map(|part| (*part).to_owned()).zip(points).collect(),
            rating: (seat != 2).then_some([14, 3, 0, -8, -17][usize::from(seat)]),
        }
    });
    let length = format!("8 {}", agon_lang::text(language, "play-step", &[("n", 8.into())]));
    ResultCard {
        rows: rows.collect(),
        words: entry(game).words,
        reason: reasons[0].to_owned(),
        length,
        ended: 1_795_190_000,
        language,
        palette,
    }
}

/// Returns a typical leaderboard.
pub fn plain_leaderboard(rows: usize, (language, palette): (Language, Palette)) -> Leaderboard {
    let known = [
        ("Alexandra", 84, 41, 1712, 38, 1.62),
        ("Thukydides the Patient", 131, 36, 1688, 29, 1.85),
        ("Brasidas", 57, 38, 1654, 47, 1.9),
        ("Mélanie", 62, 33, 1630, 42, 2.04),
        ("Iñigo", 40, 35, 1598, 55, 2.1),
        ("Talos", 960, 290, 1571, 31, 2.2),
        ("Jürgen", 96, 29, 1560, 31, 2.25),
        ("Epaminondas", 22, 6, 1544, 58, 2.5),
        ("Ευρυδίκη", 18, 4, 1530, 60, 2.61),
        ("Phryne", 12, 3, 1502, 90, 2.9),
        ("Wolfeschlegelsteinhausenbergerdorff", 3, 1, 1498, 210, 3.0),
    ];
    let rows = known.into_iter().zip(1..).take(rows).map(|((name, played, won, rating, off, place), rank)| Leader {
        rank: (off < 80).then_some(rank),
        sure: off < 80,
        name: name.to_owned(),
        ai: name == "Talos",
        rating: (rating, off),
        tables: (played, won),
        place: Some(place),
        reader: rank == 3,
    });
    let attika = agon_lang::attika::WORDS.title(language);
    Leaderboard { rows: rows.collect(), title: attika, period: "2026".to_owned(), page: (1, 2), language, palette }
}

/// Returns typical ratings.
pub fn plain_ratings((language, palette): (Language, Palette)) -> RatingChart {
    let mut dice = QuickDice::new(5);
    let lines = [("attika", 4, 40), ("cyclades", 2, 24), ("offrandes", -1, 12)].map(|(game, drift, count)| {
        let (mut time, mut rating) = (1_779_000_000, 1500);
        let points = (0..count).map(|_| {
            time += between(&mut dice, 100_000, 600_000);
            rating += between(&mut dice, -14, 14) + drift;
            (time, rating)
        });
        line(game, points.collect())
    });
    RatingChart { lines: lines.to_vec(), name: "Brasidas".to_owned(), language, palette }
}

/// Returns the typical course of a table.
pub fn plain_scores(game: &str, seats: u8, (language, palette): (Language, Palette)) -> ScoreChart {
    let (mut dice, measured) = (QuickDice::new(3), game == "cyclades");
    let lines = (0..seats).map(|seat| {
        let (mut score, mut income) = (0, 2);
        // In Cyclades the score is the number of metropolises, which seldom changes.
        let most = if measured { 1 } else { 30 };
        let (mut points, mut course) = (Vec::new(), Vec::new());
        for round in 0..=8 {
            score += if round == 0 || (measured && round % 4 > 0) { 0 } else { between(&mut dice, 0, most) };
            income += between(&mut dice, -1, 2);
            points.push((round, score));
            course.push((round, income));
        }
        ScoreLine { seat: Seat(seat), points, course }
    });
    let noun = |n: i64| agon_lang::text(language, "play-step", &[("n", n.into())]);
    let (round, length) = (noun(1), format!("8 {}", noun(8)));
    let measure = measured.then(|| entry(game).words.part(language, "income"));
    ScoreChart { lines: lines.collect(), measure, words: entry(game).words, round, length, language, palette }
}
