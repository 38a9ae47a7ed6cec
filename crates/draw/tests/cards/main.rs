//! Cards with any names and numbers: no text beyond the edge or over another, and everything in the description.

#![allow(clippy::expect_used, clippy::large_futures, clippy::panic, clippy::unwrap_used)]

mod samples;

use agon_draw::cards::{ALT, GameCards, RatingChart, ResultCard, ResultRow, ScoreLine};
use agon_draw::{Drawing, Painter, Palette};
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::luck::QuickDice;

/// The number of random cards of each kind.
const CARDS: u64 = 160;

fn lies_well(drawing: &Drawing, of: &dyn std::fmt::Debug) {
    let faults: Vec<String> = drawing.faults().iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{faults:?} in {of:?}");
    let missing: Vec<&str> = drawing.texts().filter(|text| text.contains("{$") || text.contains("card-")).collect();
    assert!(missing.is_empty(), "{missing:?} in {of:?}");
}

fn says_all(alt: &str, of: &dyn std::fmt::Debug) {
    let length = alt.encode_utf16().count();
    assert!((20..=ALT).contains(&length), "{length} in {of:?}");
    assert!(!alt.contains("{$") && !alt.contains("card-"), "{alt}");
}

#[test]
fn every_result_lies_well_and_is_told_whole() {
    for seed in 0..CARDS {
        let card = samples::result(&mut QuickDice::new(seed));
        lies_well(&card.drawing(), &card);
        let alt = card.alt();
        says_all(&alt, &card);
        for row in &card.rows {
            let score = row.score.to_string().replace('-', "\u{2212}");
            assert!(alt.contains(&format!("{}. ", row.place)) && alt.contains(&score), "{alt}");
        }
    }
}

#[test]
fn every_leaderboard_lies_well_and_is_told_whole() {
    for seed in 0..CARDS {
        let card = samples::leaderboard(&mut QuickDice::new(seed));
        lies_well(&card.drawing(), &card);
        let alt = card.alt();
        says_all(&alt, &card);
        for leader in &card.rows {
            assert!(alt.contains(&format!("± {}, {}, ", leader.rating.1, leader.tables.0)), "{alt}");
        }
    }
}

#[test]
fn every_chart_of_ratings_lies_well_and_there_is_none_of_two_tables() {
    let mut drawn = 0;
    for seed in 0..CARDS {
        let card = samples::ratings(&mut QuickDice::new(seed));
        let tables: usize = card.lines.iter().map(|line| line.points.len()).sum();
        let drawing = card.drawing();
        assert_eq!(drawing.is_some(), tables >= 3, "{card:?}");
        let Some(drawing) = drawing else { continue };
        lies_well(&drawing, &card);
        says_all(&card.alt(), &card);
        drawn += 1;
    }
    assert!((80..CARDS).contains(&drawn), "{drawn}");
}

#[test]
fn every_chart_of_scores_lies_well_and_tells_each_last_score() {
    let mut drawn = 0;
    for seed in 0..CARDS {
        let card = samples::scores(&mut QuickDice::new(seed));
        let Some(drawing) = card.drawing() else {
            assert!(card.lines.iter().all(|line| line.points.is_empty()));
            continue;
        };
        lies_well(&drawing, &card);
        let alt = card.alt();
        says_all(&alt, &card);
        let shown = |line: &ScoreLine| if card.measure.is_some() { line.course.clone() } else { line.points.clone() };
        for (_, score) in card.lines.iter().filter_map(|line| shown(line).last().copied()) {
            let score = score.to_string().replace('-', "\u{2212}");
            // A score that never left 0 is not told.
            let told = [",", "."].iter().any(|end| alt.contains(&format!(" {score}{end}")));
            assert!(told || score == "0", "{alt}");
            assert!(drawing.texts().any(|text| text == score), "{score} in {card:?}");
        }
        drawn += 1;
    }
    assert!(drawn > 110, "{drawn}");
}

#[test]
fn a_course_shows_its_measure_and_a_coin_where_a_score_rose() {
    let mut card = samples::plain_scores("cyclades", 3, (Language::English, Palette::Standard));
    for line in &mut card.lines {
        line.points = vec![(0, 0), (1, 0), (2, 0)];
        line.course = vec![(0, 2), (1, 3), (2, 5)];
    }
    card.lines[1].points[2].1 = 1;
    let drawing = card.drawing().expect("a chart");
    assert!(drawing.texts().any(|text| text == "Income over time"));
    // The letters of three seats, and one coin.
    assert_eq!(drawing.texts_of_pieces().filter(|text| *text == "1").count(), 1);
    let told = format!("{} 2: Corinth 1.", agon_lang::raise(&card.round));
    let alt = card.alt();
    assert!(alt.contains(", Corinth 5") && alt.ends_with(&told), "{alt}");
    card.measure = None;
    let drawing = card.drawing().expect("a chart");
    assert!(drawing.texts().any(|text| text == "Score over time") && drawing.texts_of_pieces().all(|text| text != "1"));
}

#[test]
fn plain_cards_shorten_nothing_in_any_language() {
    for language in Language::ALL {
        let look = (language, Palette::Standard);
        for (game, seats, winners) in [("offrandes", 5, 1), ("offrandes", 4, 4), ("cyclades", 5, 2), ("attika", 2, 1)] {
            whole(&samples::plain_result(game, seats, winners, look).drawing());
            whole(&samples::plain_scores(game, seats, look).drawing().expect("a chart"));
        }
        whole(&samples::plain_leaderboard(10, look).drawing());
        whole(&samples::plain_ratings(look).drawing().expect("a chart"));
    }
}

fn whole(drawing: &Drawing) {
    let short: Vec<&str> = drawing.texts().filter(|text| text.contains('…')).collect();
    assert!(short.is_empty(), "{short:?}");
}

#[test]
fn a_result_is_ordered_by_place_and_says_what_its_score_counts() {
    let look = (Language::English, Palette::Standard);
    let texts = |card: &ResultCard| card.drawing().texts().map(str::to_owned).collect::<Vec<_>>();
    let mut card = samples::plain_result("cyclades", 3, 1, look);
    card.rows.reverse();
    let drawn = texts(&card);
    let at = |name: &str| drawn.iter().rposition(|text| text == name).expect("a name");
    assert!(at("Alexandra") < at("Brasidas") && at("Brasidas") < at("Talos (AI)"));
    assert!(drawn.contains(&"wins with Athens".to_owned()) && drawn.contains(&"metropolises".to_owned()), "{drawn:?}");
    let points = texts(&samples::plain_result("offrandes", 4, 1, look));
    assert!(points.contains(&"points".to_owned()) && points.contains(&"Rating +14".to_lowercase()), "{points:?}");
    let shared = texts(&samples::plain_result("offrandes", 4, 2, look));
    assert!(shared.contains(&"share the win".to_owned()), "{shared:?}");
    let alt = samples::plain_result("offrandes", 4, 2, look).alt();
    assert!(alt.contains("share the win") && alt.contains("Every altar holds an offering."), "{alt}");
}

#[test]
fn results_of_eight_seats_lie_well_however_many_share_the_win() {
    let plain = samples::plain_result("offrandes", 5, 1, (Language::German, Palette::Standard));
    for winners in [1, 6, 8] {
        let place = |seat| if seat < winners { 1 } else { winners + 1 };
        let row =
            |seat: u8| ResultRow { seat: Seat(seat), place: place(seat), ..plain.rows[usize::from(seat) % 5].clone() };
        let card = ResultCard { rows: (0..8).map(row).collect(), ..plain.clone() };
        lies_well(&card.drawing(), &card);
        says_all(&card.alt(), &card);
    }
}

#[test]
fn a_win_is_told_in_the_case_and_number_its_language_asks_for() {
    let won = |language, game: &str, winners, score| {
        let mut card = samples::plain_result(game, 3, winners, (language, Palette::Standard));
        if let Some(score) = score {
            for row in &mut card.rows {
                (row.score, row.parts[0].1) = (score, score);
            }
        }
        card.alt()
    };
    let tells = |alt: String, part: &str| assert!(alt.contains(part), "{part}: {alt}");
    tells(won(Language::German, "attika", 1, None), " gewinnt mit 30 Gebäuden. ");
    tells(won(Language::German, "offrandes", 1, None), " gewinnt mit 151 Punkten. ");
    tells(won(Language::German, "offrandes", 2, None), " teilen sich den Sieg mit 151 Punkten. ");
    tells(won(Language::German, "cyclades", 1, Some(1)), " gewinnt mit 1 Metropole. ");
    tells(won(Language::English, "attika", 1, None), " wins with 30 buildings. ");
    tells(won(Language::English, "cyclades", 1, Some(1)), " wins with 1 metropolis. ");
    tells(won(Language::Spanish, "attika", 1, Some(1)), " gana con 1 edificio. ");
}

#[test]
fn a_name_nobody_can_write_gives_way_to_its_city_but_stands_in_the_words() {
    let mut card = samples::plain_result("offrandes", 2, 1, (Language::English, Palette::Standard));
    card.rows[0].name = "山田太郎".to_owned();
    let city = ["Sparta", "Corinth"][card.rows[0].seat.index()];
    assert!(card.drawing().texts().filter(|text| *text == city).count() >= 2);
    assert!(card.alt().contains("山田太郎"));
    card.rows[1].seat = Seat(200);
    lies_well(&card.drawing(), &card);
}

#[test]
fn the_reader_s_row_is_framed_and_told_first() {
    let look = (Language::German, Palette::Dark);
    let with = samples::plain_leaderboard(8, look);
    let mut without = with.clone();
    without.rows[2].reader = false;
    assert_ne!(with.drawing().svg(), without.drawing().svg());
    let alt = with.alt();
    let at = |name: &str| alt.find(name).expect("a name");
    assert!(at("Brasidas (du)") < at("Alexandra"), "{alt}");
    assert!(
        with.drawing().texts().any(|text| text == "1,62") && with.drawing().texts().any(|text| text == "Talos (KI)")
    );
}

#[test]
fn labels_of_an_axis_are_five_at_most() {
    let card = samples::plain_ratings((Language::English, Palette::Standard));
    let drawing = card.drawing().expect("a chart");
    let numbers = drawing.texts().filter(|text| text.parse::<i64>().is_ok()).count();
    // One label at the end of each line, besides the labels of the axis.
    assert!((2..=5 + card.lines.len()).contains(&numbers), "{numbers}");
    let few = RatingChart { lines: card.lines.into_iter().take(1).collect(), name: String::new(), ..card };
    assert!(few.drawing().expect("a chart").texts().any(|text| text == "no name"));
}

#[test]
fn cards_of_games_lie_well_and_tell_the_whole_aim_in_every_language() {
    for language in Language::ALL {
        let cards = samples::games((language, Palette::Standard));
        for card in &cards {
            let drawing = card.drawing();
            lies_well(&drawing, card);
            whole(&drawing);
            says_all(&card.alt(), card);
            let told = drawing.texts().collect::<Vec<_>>().join(" ");
            assert!(told.contains(&card.words.pitch(language)), "{told}");
            assert!(told.contains("60–90") && told.contains(&format!("{}–{}", card.seats.0, card.seats.1)), "{told}");
        }
        let all = GameCards(cards);
        let drawing = all.drawing().expect("a picture");
        lies_well(&drawing, &all);
        whole(&drawing);
        says_all(&all.alt(), &all);
    }
    assert!(GameCards(Vec::new()).drawing().is_none());
}

#[test]
fn every_game_has_a_still_life_of_its_own() {
    let cards = samples::games((Language::English, Palette::Standard));
    for card in cards {
        let other = agon_draw::cards::GameCard { icon: "turn", ..card.clone() };
        assert_eq!(card.drawing().svg(), other.drawing().svg(), "{} shows only its icon", card.words.id());
    }
}

#[test]
fn cards_are_painted_in_every_palette_and_fit_a_message() {
    let painter = Painter::new();
    for palette in Palette::ALL {
        let look = (Language::Spanish, palette);
        let card = samples::plain_result("cyclades", 5, 1, look);
        let bytes = painter.png(&card.drawing()).expect("a PNG");
        assert!((5_000..200_000).contains(&bytes.len()), "{palette:?}: {}", bytes.len());
        let games = GameCards(samples::games(look)).drawing().expect("a picture");
        let bytes = painter.png(&games).expect("a PNG");
        assert!((5_000..200_000).contains(&bytes.len()), "{palette:?}: {}", bytes.len());
    }
}

#[test]
fn who_wins_as_all_others_gave_up_has_no_score() {
    for game in ["offrandes", "cyclades", "attika"] {
        for language in Language::ALL {
            let mut card = samples::plain_result(game, 3, 1, (language, Palette::Standard));
            card.reason = agon_rules::standing::CONCEDED.to_owned();
            for row in &mut card.rows {
                (row.score, row.ai) = (0, false);
                row.parts.clear();
            }
            lies_well(&card.drawing(), &card);
            whole(&card.drawing());
            assert!(!card.drawing().texts().any(|text| text == "0"), "{game}");
            let alt = card.alt();
            says_all(&alt, &card);
            let told = |key: &str| alt.matches(&format!(": {}", agon_lang::text(language, key, &[]))).count();
            assert_eq!((told("card-won"), told("card-gave-up")), (1, 2), "{alt}");
        }
    }
}
