//! Every id survives a round trip through its text and fits Discord's limit, and no text crashes the reader.

use super::golden_tests::all;
use super::history::{Filter, HistoryControl, Since};
use super::leaderboard::{LeaderboardControl, LeaderboardQuery as Board};
use super::statistics::{StatisticsControl, StatisticsQuery as Numbers};
use super::*;
use agon_gamemaster::SeatHolder;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::game::OptionValues;
use agon_rules::luck::{Dice as _, QuickDice};
use agon_rules::{Seat, Viewer};
use agon_store::{Outcome, Period, Sort, UserId};

/// The highest table and step that leave room for notations of any length.
const TABLE: TableId = TableId(36_i64.pow(6) - 1);
const STEP: u32 = 99_999;

/// Asserts that the text of an id reads back as the same id, and that Discord takes it.
fn survives(id: CustomId) {
    let text = id.to_string();
    assert!(text.len() <= LONGEST, "{} bytes in {text}", text.len());
    assert_eq!(CustomId::read(&text), Some(id), "{text}");
}

/// Returns a list with all possible filters, and others.
fn lists() -> Vec<Filter> {
    let full = Filter {
        page: u32::MAX,
        game: Some("offrandes".to_owned()),
        user: Some(u64::MAX),
        opponent: Some(u64::MAX - 1),
        outcome: Some(Outcome::Resigned),
        since: Some(Since::Day(2_932_896)),
        until: Some(2_932_896),
        everywhere: true,
    };
    let lost = Filter { outcome: Some(Outcome::Lost), everywhere: false, game: None, ..full };
    let year = Filter { since: Some(Since::Year), ..lost.clone() };
    let week = Filter { since: Some(Since::Week), outcome: Some(Outcome::Won), until: None, ..year.clone() };
    let from = Filter { since: Some(Since::Day(0)), ..week.clone() };
    vec![Filter { since: None, ..full.clone() }, full, Filter::default(), lost, year, week, from]
}

fn boards() -> Vec<Board> {
    let of = |sort| {
        let of = move |period| Board { page: u32::MAX, period, sort, ..Board::default() };
        [Period::AllTime, Period::Recent, Period::Season(1), Period::Season(i64::MAX)].map(of)
    };
    let named = Board {
        game: Some("offrandes".to_owned()),
        machines: true,
        everywhere: true,
        picture: true,
        all_games: true,
        ..Board::default()
    };
    let longest = Board { page: u32::MAX, period: Period::Season(i64::MAX), ..named.clone() };
    let all = [Sort::Rating, Sort::Wins, Sort::Share, Sort::Played].map(of).into_iter().flatten();
    all.chain([named, longest, Board::default()]).collect()
}

#[test]
fn every_value_of_a_family_survives_its_text() {
    all().into_iter().for_each(|(_, id)| survives(id));
    let far = |click: Click| survives(CustomId::new(click, TableId(i64::MAX), u32::MAX));
    NotesClick::ALL.iter().for_each(|click| far((*click).into()));
    MoreClick::ALL.iter().for_each(|click| far((*click).into()));
    AppearanceClick::ALL.iter().for_each(|click| far((*click).into()));
    far(TimeClick::PauseFor(u32::MAX).into());
    far(TimeClick::ReasonFor(u32::MAX).into());
    far(SittingClick::Withdraw(u8::MAX).into());
    for page in [0, usize::MAX] {
        far(LogClick::Page(page).into());
        far(LogClick::Since(page).into());
    }
    for who in [None, Some(SeatHolder::Person(UserId(u64::MAX))), Some(SeatHolder::Machine(u8::MAX))] {
        SeatAction::ALL.iter().for_each(|action| far(LobbyClick::Seats(SeatsClick::Act(*action, who)).into()));
    }
    for (step, sure) in SeasonStep::ALL.iter().flat_map(|step| [(*step, false), (*step, true)]) {
        far(SetupClick::Season { step, number: u32::MAX, sure }.into());
    }
    far(SetupClick::Export(u32::MAX).into());
    far(SetupClick::Tables(u32::MAX).into());
    far(SetupClick::SeasonDate(u32::MAX).into());
    far(Click::Tables(u32::MAX));
    Language::ALL.into_iter().for_each(|language| far(PrivacyClick::Word(language).into()));
    for (user, everywhere) in [(0, false), (u64::MAX, true)] {
        let whose = Whose { user: UserId(user), everywhere };
        survives(CustomId::page(whose));
        survives(CustomId::page(Page::Profile(whose)));
    }
}

#[test]
fn every_list_and_board_survives_its_text() {
    for list in lists() {
        for control in HistoryControl::ALL.iter().copied().map(Some).chain([None]) {
            survives(CustomId::page(HistoryClick::List(control, list.clone())));
        }
        survives(CustomId::page(Page::History(list.clone())));
        survives(CustomId::new(HistoryClick::Table(Some(list)), TableId(i64::MAX), 0));
    }
    for board in boards() {
        for control in LeaderboardControl::ALL.iter().copied().map(Some).chain([None]) {
            survives(CustomId::page(LeaderboardClick { control, board: board.clone() }));
        }
        survives(CustomId::page(Page::Leaders(board)));
    }
    for words in ["", "x", "0 - ! ? zzz", "0 - zzzzzzzzzzzzzz - ---", "0 - - - --- -1 zzzzz"] {
        assert_eq!(Filter::read(words).unwrap_or_default(), Filter::default(), "{words}");
    }
    for words in ["", "x y", "0 - q ?", "-5", "0 - s-1 rzz", "0 - s r", "99999999999"] {
        assert_eq!(Board::read(words).unwrap_or_default(), Board::default(), "{words}");
    }
}

#[test]
fn every_game_survives_its_text() {
    for entry in Registry::ours().iter() {
        let (id, words, game) = (entry.id().to_owned(), entry.words, entry.meta());
        survives(CustomId::page(OpenClick::Game(id.clone())));
        survives(CustomId::page(StatisticsClick::Of(Some(id.clone()))));
        for topic in words.topics().iter().map(|topic| (*topic).to_owned()) {
            survives(CustomId::page(Page::Rules { game: id.clone(), topic: topic.clone() }));
            survives(CustomId::new(RulesClick::Of { game: id.clone(), topic: Some(topic) }, TABLE, STEP));
        }
        let options = game.options.iter().map(|spec| Some(spec.id.to_owned())).chain([None]);
        let both = options.flat_map(|option| [(option.clone(), false), (option, true)]);
        for numbers in both.map(|(option, machines)| Numbers { game: Some(id.clone()), option, machines }) {
            for control in StatisticsControl::ALL {
                survives(CustomId::page(StatisticsClick::Control(*control, numbers.clone())));
            }
            survives(CustomId::page(Page::Statistics(numbers)));
        }
        for option in game.options.iter().map(|spec| spec.id.to_owned()) {
            survives(CustomId::new(LobbyClick::Set(option.clone()), TABLE, STEP));
            survives(CustomId::page(SetupClick::Default { game: id.clone(), option, at: usize::MAX }));
            survives(CustomId::page(SetupClick::DefaultsOf { game: id.clone(), at: usize::MAX }));
        }
    }
}

/// Covers every notation of any game, at the highest table and step.
#[test]
fn every_notation_survives_its_text() {
    for game in Registry::ours().iter() {
        let (least, most) = game.meta().seats;
        for seats in least..=most {
            let lexicon = game.rules.open(seats, &OptionValues::new()).expect("a table").lexicon();
            let longest = lexicon.iter().max_by_key(|notation| notation.len()).cloned().unwrap_or_default();
            for notation in lexicon {
                survives(CustomId::new(TableClick::Act(notation), TABLE, STEP));
            }
            let level = longest.rsplit_once(' ').map_or("", |(level, _)| level);
            let word = longest.split(' ').next().unwrap_or_default().to_owned();
            for click in [
                TableClick::Yes(longest.clone()),
                TableClick::Go(format!("{level}@9")),
                TableClick::Why(format!("{level}@9")),
                TableClick::Pick(word),
            ] {
                survives(CustomId::new(click, TABLE, STEP));
            }
        }
    }
    let longest = "x".repeat(agon_rules::menu::LONGEST);
    survives(CustomId::new(TableClick::Act(longest), TABLE, STEP));
    let word = "x".repeat(Asked::room(TABLE, STEP) - "game 5 11 ".len());
    survives(CustomId::new(Asked::new("game", &word, 5, 11), TABLE, STEP));
}

/// A list with its longest filters, people's ids of nineteen digits, and the highest possible table fit together.
#[test]
fn the_way_back_to_the_longest_list_stands_in_every_id_of_a_replay() {
    let list = Filter {
        page: 98,
        game: Some("offrandes".to_owned()),
        user: Some(9_999_999_999_999_999_999),
        opponent: Some(9_999_999_999_999_999_998),
        outcome: Some(Outcome::Won),
        since: Some(Since::Day(20_758)),
        until: Some(20_787),
        everywhere: true,
    };
    let far = TableId(i64::MAX);
    let settings = ReplaySettings { viewer: Viewer::Seat(Seat(4)), phases: true, spoilers: true, back: Some(list) };
    for control in ReplayControl::ALL.iter().copied() {
        let id = settings.id(control, far, u32::MAX);
        assert_eq!(id.click, Click::from(ReplayClick { control, settings: settings.clone() }), "{id}");
        survives(id);
    }
    // The list is left out if it is too long, so that every id can be sent.
    let long = ReplaySettings { back: lists().into_iter().nth(1), ..settings };
    let id = long.id(ReplayControl::Secrets, far, u32::MAX);
    assert_eq!(
        id.click,
        Click::from(ReplayClick { control: ReplayControl::Secrets, settings: ReplaySettings { back: None, ..long } })
    );
    survives(id);
}

#[test]
fn texts_that_no_version_wrote_are_not_read() {
    let long = format!("v1:act:1:1:{}", "x".repeat(100));
    // In full, its list would end with ` -`.
    let people = "3w5e11264sgsf 3w5e11264sgsf";
    let grows = format!("v1:rep:1y2p0ij32e8e7:4294967295:gait 5 po 4294967295 offrandes {people} --- 1qv1c");
    assert_eq!((long.len() > LONGEST, grows.len()), (true, LONGEST));
    for text in [
        "",
        "v1",
        "v2:act:1:1:pass",
        "v1:fly:1:1:",
        "v1:act:-1:1:",
        "v1:act:zz zz:1:",
        "v1:act:1:-1:",
        "v1:act:1:1",
        "v1:mine:0:0:x",
        "v1:note:1:0:x",
        "v1:more:1:0:yes",
        "v1:look:1:0:",
        "v1:time:1:0:",
        "v1:time:1:0:pause x",
        "v1:time:1:0:pause -1",
        "v1:time:1:0:reason",
        "v1:time:1:0:stop no",
        "v1:log:1:0:x",
        "v1:log:1:0:since",
        "v1:show:1:0:log 4",
        "v1:rep:1:0:",
        "v1:lob:1:0:",
        "v1:lob:1:0:kick x",
        "v1:lob:1:0:rated perhaps",
        "v1:lob:1:0:start now",
        "v1:his:0:0:",
        "v1:his:0:0:gone 0 - -",
        "v1:lb:0:0:",
        "v1:pro:0:0:!",
        "v1:pref:0:0:pay",
        "v1:pref:0:0:call me",
        "v1:pref:0:0:at one",
        "v1:pref:0:0:quiet",
        "v1:pref:0:0:quiet 1440-0",
        "v1:pref:0:0:quiet 5-5",
        "v1:pref:0:0:quiet -5",
        "v1:pref:0:0:quiet 05-6",
        "v1:pref:0:0:away",
        "v1:priv:0:0:word xx",
        "v1:set:0:0:x",
        "v1:set:0:0:season end x yes",
        "v1:set:0:0:season date x",
        "v1:set:0:0:tables -1",
        "v1:set:0:0:times x",
        "v1:show:0:0:",
        "v1:show:0:0:help ",
        "v1:show:0:0:show his 0",
        "v1:show:1:3:rep on p s-",
        &long,
        &grows,
    ] {
        assert_eq!(CustomId::read(text), None, "{text}");
    }
}

/// Returns a text with a few letters changed, lost or added.
fn mutated(text: &str, dice: &mut QuickDice) -> String {
    const LETTERS: [char; 16] = [':', ' ', '@', ';', ',', '=', '-', '+', '*', '0', '9', 'a', 'z', 'Z', 'é', '🏺'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let letter = LETTERS[dice.below(LETTERS.len() as u32) as usize];
        let at = dice.below(letters.len() as u32 + 1) as usize;
        match dice.below(4) {
            0 => letters.insert(at, letter),
            1 => letters.truncate(at),
            2 if at < letters.len() => letters[at] = letter,
            _ if at < letters.len() => {
                letters.remove(at);
            }
            _ => letters.push(letter),
        }
    }
    letters.into_iter().collect()
}

/// True if the id read from a text survives writing and reading again.
fn reads_again(text: &str) -> bool {
    if let Some((table, seq, page)) = Page::read(text) {
        assert_eq!(Page::read(&page.text(table, seq)), Some((table, seq, page)), "{text}");
    }
    let read = CustomId::read(text);
    let known = read.is_some();
    read.into_iter().for_each(survives);
    known
}

#[test]
fn no_text_breaks_the_reader() {
    let mut dice = QuickDice::new(1);
    let known = all();
    let mut read = 0;
    for _ in 0..200 {
        for (text, _) in &known {
            read += usize::from(reads_again(&mutated(text, &mut dice)));
            // Joins the verb of one id with the words of another.
            let (other, _) = &known[dice.below(known.len() as u32) as usize];
            let verb = text.split(':').nth(1).unwrap_or_default();
            let words = other.splitn(5, ':').nth(4).unwrap_or_default();
            read += usize::from(reads_again(&format!("v1:{verb}:1:0:{words}")));
        }
    }
    assert!(read > known.len(), "{read} of all were read: too few to say anything");
}
