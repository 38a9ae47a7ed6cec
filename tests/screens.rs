//! Every screen of a table, in every language, within Discord's limits, as whole games reach them.

mod built;
mod clock_texts;
mod clocks;
mod fits;
mod hints;
mod leaders;
mod lists;
mod questions;
mod records;
mod sittings;
mod tableless;
mod undo;
mod wording;

use crate::database;
use crate::running_bot::wait_for_people;
use agon::discord::ids::{Click, CustomId};
use agon::discord::panels::records::past_table;
use agon::discord::panels::settings::running;
use agon::discord::panels::table::{
    board, choices, files, happened, lobby, lobby_seats, more, orders, proof, refused, replay, restored, seat,
    text_pages, typed_input, why,
};
use agon::discord::panels::{help, news};
use agon::discord::parts::{Button, CHOICES};
use agon_ai::Level;
use agon_gamemaster::Fill;
use agon_gamemaster::{
    Departure, GameMaster, InteractionId, OpenTable, OrderOutcome, OverSnapshot, Pace, Person, Refused,
    RunningSnapshot, SeatHolder, Stage, TableId, TableRow, TableSnapshot, TableTimes,
};
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::menu::WordTree;
use agon_rules::order::{self, Entry, Instruction, Kind, Offer, Order};
use agon_rules::table::Rejected;
use agon_rules::undo::CannotUndo;
use agon_rules::verify::{Misfit, Why};
use agon_rules::{Seat, Viewer};
use agon_store::{ChannelId, GuildId, Page, RoleId, Secret, UserId};
use fits::{fits, leads_back, list, short};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tempfile::TempDir;

const ME: UserId = UserId(1_234_567_890_123_456_789);
const OTHER: UserId = UserId(u64::MAX >> 1);

/// The same snapshot with the longest possible orders, one of them used up.
fn ordered(mine: &TableSnapshot) -> TableSnapshot {
    let offers = mine.view().map(agon_rules::AnyView::orders).unwrap_or_default().offers;
    let ordered = |offer: &Offer| {
        let instruction = match &offer.kind {
            Kind::UpTo { amount, .. } => Instruction::UpTo(amount.most),
            Kind::Decline(_) => Instruction::Decline,
            Kind::List(places) => {
                let entry = |place: &order::Place| Entry { words: place.words.clone(), limit: place.most };
                Instruction::List(places.iter().map(entry).collect())
            }
        };
        Order { id: offer.id.to_owned(), scope: offer.scope.clone(), instruction }
    };
    let orders: Vec<Order> = offers.iter().map(ordered).collect();
    let dropped = orders.iter().map(|order| OrderOutcome::Dropped { order: order.clone() });
    let action = mine.view().and_then(|view| view.legal().into_iter().max_by_key(String::len));
    let used = action.map(|action| OrderOutcome::Used { action });
    let told = dropped.chain(used).chain([OrderOutcome::Passed { limit: 9, needed: 10 }]).collect();
    running(mine, |running| (running.orders, running.told) = (orders, told))
}

/// The snapshot with a change of its running game. Other stages stay the same.
fn running(look: &TableSnapshot, change: impl FnOnce(&mut RunningSnapshot)) -> TableSnapshot {
    let Some(running) = look.running() else { return look.clone() };
    let mut running = running.clone();
    change(&mut running);
    look.clone().with_stage(Stage::Running(Box::new(running)))
}

/// Checks every screen that can open from one snapshot.
fn every_screen(language: Language, mine: &TableSnapshot, public: &TableSnapshot) {
    let what = |screen: &str| format!("{screen} in {} at step {}", language.code(), mine.seq());
    let face = board::board(language, public);
    fits(&face, &what("board"));
    let told = board::told(language, public, &face);
    fits(&told, &what("board in words"));
    if public.is_over() {
        let (face, told) = (face.embed.as_ref().expect("a frame"), told.embed.as_ref().expect("a frame"));
        let position = text_pages::text_board(language, public).embed.expect("a frame").text;
        let both = format!("{}\n\n{position}", face.text);
        let room = both.encode_utf16().count() <= 4096;
        assert_eq!(told.text, if room { &both } else { &face.text }.as_str(), "how it ended, and how it stood");
    }
    let lacking = board::lacking(language, &told, "ui-right-embed");
    fits(&lacking, &what("board in words that says why"));
    fits(&lacking.unframed(), &what("board in plain words"));
    if public.is_running() {
        let position = text_pages::text_board(language, public).embed.expect("a frame").text;
        assert!(told.embed.expect("a frame").text.ends_with(&position), "the position is whole");
        let notice = board::notice(language, public, &[OTHER.0; 5]);
        fits(&notice.expect("a line"), &what("notice"));
    }
    fits(&seat::settled(language, mine), &what("settled letter"));
    fits(&restored::message(language, public, u32::MAX), &what("table that was put back"));
    fits(&restored::old_message(language, mine), &what("button from before a restore"));
    for note in [None, Some("W".repeat(1000))] {
        fits(&text_pages::notes(language, mine, note.as_deref()), &what("notes"));
    }
    fits(&more::appearance(language, mine), &what("looks"));
    for key in ["ui-table-again", "ui-ended-now", "ui-aborted"] {
        fits(&more::done(language, mine, key), &what(key));
    }
    fits(&seat::seat(language, mine, &choices::At::default(), Some("Done.".to_owned())), &what("seat"));
    hints::every_hint(language, mine);
    fits(&seat::direct(language, mine, Some(&"W_".repeat(50))), &what("letter"));
    let late = Some("Saved.".to_owned());
    fits(&seat::after(language, mine, Some("Done.".to_owned()), late), &what("seat after an action"));
    let panel = seat::seat(language, mine, &choices::At::default(), None);
    if mine.is_running() {
        short(&panel, &what("seat"));
    }
    for look in [mine, public] {
        let since = happened::opens_after(language, look);
        assert!(since <= look.seq(), "{}", what("what happened"));
        for (since, page) in [(since, 0), (0, 0), (0, 1), (0, usize::MAX)] {
            fits(&happened::happened(language, look, since, page), &what("what happened"));
        }
    }
    fits(&seat::unreached(language, mine, panel), &what("seat without letters"));
    let paused = |look: &TableSnapshot| running(look, |running| running.paused = Some("K7Q2".to_owned()));
    fits(&board::board(language, &paused(public)), &what("paused board"));
    fits(&seat::seat(language, &paused(mine), &choices::At::default(), None), &what("paused seat"));
    let server = "W_".repeat(50);
    let place = seat::place(language, mine, Some(&server));
    for screen in [
        seat::seat(language, mine, &choices::At::default(), None),
        more::resign(language, mine),
        text_pages::text_board(language, public),
        text_pages::log(language, mine, &[], text_pages::LogPage::Last),
        text_pages::notes(language, mine, Some(&"W".repeat(1000))),
        orders::orders(language, mine, None),
        board::told(language, public, &face),
    ] {
        fits(&screen.headed(&place), &what("read far away"));
    }
    fits(&seat::panel_or_refusal(language, mine, ME), &what("door"));
    fits(&seat::no_seat(language, public), &what("stranger"));
    fits(&text_pages::text_board(language, public), &what("text board"));
    fits(&text_pages::log(language, mine, &[], text_pages::LogPage::Last), &what("log"));
    for muted in [false, true] {
        let hears = more::Hears { muted, follows: muted };
        fits(&more::more(language, mine, true, ME.0, hears), &what("more"));
        fits(&more::more(language, public, true, OTHER.0, hears), &what("more without a seat"));
    }
    fits(&orders::orders(language, mine, Some("Done.".to_owned())), &what("orders"));
    let ordered = ordered(mine);
    fits(&orders::orders(language, &ordered, None), &what("orders in force"));
    fits(&seat::seat(language, &ordered, &choices::At::default(), None), &what("seat with orders"));
    let told = seat::ordered(language, &ordered, Some(&"W_".repeat(50)));
    assert_eq!(told.is_some(), mine.is_running());
    told.iter().for_each(|told| fits(told, &what("letter about orders")));
    undo::screens(language, mine);
    questions::screens(language, public, mine);
    for departure in [Departure::PlayedOn, Departure::Conceded, Departure::Stopped] {
        let leaving = running(mine, |running| running.departure = Some(departure));
        fits(&more::resign(language, &leaving), &what("resign"));
        fits(&more::resigned(language, mine, departure), &what("resigned"));
        for manager in [false, true] {
            fits(&more::resign_alone(language, &leaving, manager), &what("resign as the only person"));
        }
    }
    let last = running(mine, |running| running.winner_now = mine.seat());
    fits(&board::board(language, &last), &what("board of the last person"));
    fits(&seat::seat(language, &last, &choices::At::default(), None), &what("seat of the last person"));
    fits(&more::more(language, &last, true, ME.0, more::Hears::default()), &what("more of the last person"));
    fits(&more::end_now(language, mine), &what("the end"));
    fits(&more::abort(language, mine), &what("abort"));
    fits(&help::help(language, Some(mine), true), &what("help"));
    let [out, unnoted] = [Some(1_700_000_000_000), None].map(|since_ms| Refused::Out { since_ms });
    let turn = Refused::NotYourTurn { waiting: vec!["Ben".to_owned()] };
    let over = Refused::Over(Box::new(mine.table().clone()));
    let moved = Refused::Stale { now: 7 };
    for refused in
        [moved, turn, over, out, unnoted, Refused::Begun, Refused::NoSeat, Refused::NotAlone, Refused::AlreadyDone]
            .into_iter()
            .chain([
                Refused::UndoTooLate,
                Refused::UndoForbidden,
                Refused::NoHints,
                Refused::CannotUndo(CannotUndo::Revealed(1)),
            ])
    {
        fits(&refused::screen(language, Some(mine), &refused, "K7Q2"), &what("refused"));
        fits(&refused::screen(language, Some(public), &refused, "K7Q2"), &what("a stranger refused"));
    }
    fits(&files::file(language, mine, "jsonl", vec![b'x'; 9]), &what("file"));
    fits(&files::file(language, mine, "txt", vec![0; files::LARGEST + 1]), &what("too great a file"));
    let seats = (0..mine.seats().len()).map(|seat| (Seat(seat as u8), "f".repeat(64)));
    let locked = running(public, |running| running.locked = seats.collect());
    fits(&proof::sealed(language, &locked), &what("promise"));
    lists::lists(language, mine, public);
    clocks::screens(language, mine, public);
    sittings::screens(language, mine, public);
    let Some(view) = mine.view() else { return };
    let hints = view.hints();
    if let Some(pick) = &hints.pick {
        let chosen: Vec<String> = pick.from.iter().rev().take(usize::from(pick.count)).cloned().collect();
        let input = choices::picked(pick, &chosen);
        match &pick.then {
            Some(then) => fits(&seat::amount(language, mine, &input, then), &what("amount")),
            None => fits(&seat::confirm(language, mine, &input, false), &what("picked")),
        }
    }
    let tree = WordTree::tree(view.legal().iter().map(String::as_str));
    fits(&typed_input::too_long(language), "too much typed");
    for input in view.legal().iter().take(1).flat_map(|action| [action.clone(), vec![action.as_str(); 20].join("; ")]) {
        fits(&typed_input::confirm(language, (mine, view), "*paros*", &input, false), &what("typed words to confirm"));
    }
    for notation in view.legal() {
        match choices::meaning(&tree, &hints, &notation) {
            choices::Step::Confirm(input) => fits(&seat::confirm(language, mine, &input, false), &what("confirm")),
            choices::Step::Do(input) => assert_eq!(input, notation),
            choices::Step::Open(at) => panic!("a whole action opens a level: {at:?}"),
        }
    }
    // Each level on the way is a screen too; actions share most of theirs.
    let legal = view.legal();
    let levels: BTreeSet<&str> =
        legal.iter().flat_map(|notation| notation.match_indices(' ').map(|(end, _)| &notation[..end])).collect();
    for level in levels {
        let at = choices::At { path: level.to_owned(), page: 0 };
        let panel = seat::seat(language, mine, &at, None);
        fits(&panel, &what("level"));
        short(&panel, &what("level"));
    }
}

/// Checks every level of some wishes, and their answers.
fn wished(language: Language, mine: &TableSnapshot, wishes: &[String], reasons: &BTreeMap<String, Rejected>) {
    fits(&why::why(language, mine, &[], &BTreeMap::new(), &choices::At::default(), None), "no wish is left");
    for wish in [wishes.first(), wishes.get(wishes.len() / 2), wishes.last()].into_iter().flatten() {
        let ends = wish.match_indices(' ').map(|(end, _)| &wish[..end]);
        for path in ["", "*", "gone"].into_iter().chain(ends) {
            let at = |page| choices::At { path: path.to_owned(), page };
            let answer = why::Answer { text: "No.".to_owned(), instead: mine.view().and_then(first), topic: None };
            for page in [0, 1] {
                fits(&why::why(language, mine, wishes, reasons, &at(page), None), "a wish");
            }
            fits(&why::why(language, mine, wishes, reasons, &at(0), Some(&answer)), "an answer");
        }
    }
}

fn first(view: &agon_rules::AnyView) -> Option<String> {
    view.legal().into_iter().next()
}

async fn game_master(folder: &TempDir) -> GameMaster {
    let store = database::open(folder.path().join("agon.db")).await;
    let ticks = std::sync::atomic::AtomicI64::new(1_700_000_000_000);
    let clock = Arc::new(move || ticks.fetch_add(1, std::sync::atomic::Ordering::SeqCst));
    GameMaster::new(store, Registry::ours(), clock, Arc::new(|| [9; 32]))
}

async fn looks(master: &GameMaster, table: TableId) -> (TableSnapshot, TableSnapshot) {
    let mine = master.snapshot(table, Some(ME)).await.expect("a look");
    (mine, master.snapshot(table, None).await.expect("a look"))
}

/// Plays a game to its end with one person. One decision in `odd` is random, so that rare screens occur too.
async fn play(game: &str, seats: u8, options: &[(&str, &str)], odd: u32) {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(&folder).await;
    let wish = OpenTable {
        guild: GuildId(u64::MAX >> 1),
        channel: ChannelId(u64::MAX >> 1),
        game: game.to_owned(),
        seats: Some(seats),
        machines: 1,
        level: Some(Level::Greedy),
        options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
        host: Person { user: ME, name: "A rather long name *with* <@markup> _in_ it".to_owned() },
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    let (mine, public) = looks(&master, table).await;
    for language in Language::ALL {
        fits(&board::board(language, &public), "lobby");
        clocks::lobbies(language, &mine, &public);
        fits(&lobby::options(language, &mine, true), "options");
        fits(&lobby::options(language, &mine, false), "options of a manager");
        fits(&more::appearance(language, &mine), "looks of a lobby");
        fits(&seat::panel_or_refusal(language, &mine, ME), "door of a lobby");
        for picked in
            [None, Some(SeatHolder::Person(ME)), Some(SeatHolder::Machine(1)), Some(SeatHolder::Person(OTHER))]
        {
            fits(&lobby_seats::seats(language, &mine, picked, Some("No.".to_owned())), "seats");
        }
        fits(&lobby_seats::arranged(language, &mine), "arranged seats");
        fits(&lobby_seats::invite(language, &mine), "invite");
        fits(&lobby_seats::invitation(language, &public, ME, &[OTHER.0; 5]), "invitation");
        fits(&lobby_seats::rematch(language, &public, 12, &[OTHER.0; 4]), "call to a rematch");
        fits(&lobby_seats::rematch(language, &public, 12, &[]), "letter about a rematch");
        for reason in [None, Some("expired".to_owned())] {
            let table = TableRow { ended_reason: reason, ..public.table().clone() };
            let over =
                OverSnapshot { position: None, standing: None, rating_changes: Vec::new(), seed: Secret([0; 32]) };
            let closed = public.clone().with_table(table).with_stage(Stage::Over(over));
            fits(&lobby::closed(language, &closed), "closed lobby");
            let live = TableTimes { pace: Pace::Live, ..closed.table().times.clone() };
            let live = closed.clone().with_table(TableRow { times: live, ..closed.table().clone() });
            fits(&lobby::closed(language, &live), "closed lobby of a table for one sitting");
            fits(&news::lobby_over(language, &closed), "announcement of a closed lobby");
            fits(&seat::panel_or_refusal(language, &closed, ME), "door of a closed lobby");
        }
        for what_else in [None, Some(Button::new(CustomId::page(Click::Help), "Help"))] {
            fits(&refused::taken(language, &mine, what_else), "taken");
        }
        for role in [None, Some(RoleId(u64::MAX))] {
            fits(&news::new_lobby(language, &public, role), "announcement of a lobby");
        }
        let tables = vec![public.table().clone(); 25];
        fits(&refused::too_many(language, &Registry::ours(), &tables, 25), "too many tables");
        let numbered =
            |table: i64| public.clone().with_table(TableRow { table: TableId(table), ..public.table().clone() });
        for items in [Vec::new(), (1..=5).map(numbered).collect()] {
            let open = Page { total: items.len() as u64, items, page: 0, per_page: 5 };
            fits(&running::running(language, &open), "open tables");
        }
    }
    master.start(table, ME, InteractionId(3), Some(Fill { seats: None, level: Level::Greedy })).await.expect("a start");
    let mut dice = QuickDice::new(u64::from(seats));
    for turn in 0.. {
        wait_for_people(&master, table).await;
        let (mine, public) = looks(&master, table).await;
        if mine.is_over() {
            break;
        }
        // One language in each turn, all of them in a game.
        every_screen(Language::ALL[turn % 3], &mine, &public);
        // The tree of all that can be written at a table is large: some turns do, in all languages.
        if turn % 40 == 0 {
            let wishes = master.impossible_actions(table, ME).await.expect("a seat");
            let reasons = master.reasons(table, ME, wishes.clone()).await.expect("a seat");
            wished(Language::ALL[turn % 3], &mine, &wishes, &reasons);
        }
        let view = mine.view().expect("a view");
        let level = if dice.below(odd) == 0 { Level::Random } else { Level::Greedy };
        let input = Registry::ours().find(view.game()).expect("the game").player(level).choose(view, &mut dice);
        // Longer decisions go step by step, so that unfinished drafts occur too.
        let first = input.split(';').next().unwrap_or_default().trim().to_owned();
        master.act(table, ME, mine.seq(), &first).await.expect("a legal action");
    }
    let (mine, public) = looks(&master, table).await;
    look_back(&master, table, &mine).await;
    let guild = mine.table().guild;
    let unrated = public.clone().with_table(TableRow { rated: false, ..public.table().clone() });
    let statistics = master.store().statistics(guild, game, true).await.expect("the records");
    for language in Language::ALL {
        every_screen(language, &mine, &public);
        fits(&news::result(language, &public), "announcement of a result");
        fits(&news::to_follower(language, &public), "message to a follower");
        fits(&news::lobby_over(language, &public), "announcement of a lobby that started");
        let page = past_table::table(language, &unrated, true, Some(ME), Some(&list()));
        fits(&page, "table page");
        leads_back(&page, "table page");
        records::numbers(language, game, &statistics);
        let found = master.verify(table).await.expect("a finished table");
        assert!(found.is_ok(), "{found:?}");
        fits(&proof::checked(language, &public, true, &found), "luck that fits");
        fits(&board::proved(language, &public, &found), "a board whose luck fits");
        for why in misfits() {
            let found = Err(Misfit { line: 7, step: 6, why });
            fits(&proof::checked(language, &public, true, &found), "luck that does not fit");
            fits(&board::proved(language, &public, &found), "a board whose luck does not fit");
        }
        fits(&proof::unplayed(language, &public), "luck of a lobby");
        let row = TableRow { imported_at_ms: Some(1_700_000_000_000), ..public.table().clone() };
        let imported = public.clone().with_table(row);
        fits(&past_table::table(language, &imported, false, None, None), "imported table's page");
        fits(&proof::checked(language, &imported, false, &found), "imported table's luck");
    }
}

/// One example of each kind of error.
fn misfits() -> Vec<Why> {
    vec![
        Why::Promise,
        Why::Luck { found: "die 1".to_owned(), drawn: "die 2".to_owned() },
        Why::Seats { found: 1.into(), drawn: 2.into() },
        Why::Seal { first: 3 },
        Why::Standing,
        Why::CutOff,
    ]
}

/// Checks the replay of a finished table at many of its steps, for the public and for each seat.
async fn look_back(master: &GameMaster, table: TableId, mine: &TableSnapshot) {
    let steps = (0..=mine.seq()).step_by(1 + mine.seq() as usize / 60).chain([mine.seq()]);
    for (turn, seq) in steps.enumerate() {
        let seats = mine.seats().len();
        let eyes = (turn % (seats + 1)).checked_sub(1).map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat as u8)));
        let moment = master.replay_step(table, Some(ME), seq, eyes).await.expect("a moment");
        let leaf = text_pages::LogPage::Step(seq);
        fits(&text_pages::log(Language::ALL[turn % 3], mine, &moment.chapters, leaf), "log opened at a step");
        for language in Language::ALL {
            let what = format!("replay in {} at step {seq} seen by {eyes:?}", language.code());
            let plain = replay::ReplaySettings { viewer: eyes, ..replay::ReplaySettings::default() };
            fits(&replay::replay(language, &moment, &plain, None, true), &what);
            let all = replay::ReplaySettings { viewer: eyes, phases: true, spoilers: true, back: Some(list()) };
            let pages = moment.chapters.len().div_ceil(CHOICES - 1);
            let replay = replay::replay(language, &moment, &all, Some(turn % pages), false);
            fits(&replay, &what);
            leads_back(&replay, &what);
            fits(&replay::shared(language, &moment, &plain, replay), &what);
            fits(&replay::text_board(language, &moment), &what);
        }
    }
}

const NEVER: u32 = u32::MAX;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_auctions_fit_their_screens() {
    play("offrandes", 3, &[], NEVER).await;
    play("offrandes", 4, &[], NEVER).await;
    play("offrandes", 5, &[], NEVER).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sealed_auctions_fit_their_screens() {
    let sealed = [("auction", "sealed"), ("bribes", "sealed")];
    play("offrandes", 4, &sealed, NEVER).await;
    play("offrandes", 5, &sealed, NEVER).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn voyages_fit_their_screens() {
    play("cyclades", 2, &[], 3).await;
    play("cyclades", 3, &[], 3).await;
    play("cyclades", 4, &[], 3).await;
    play("cyclades", 5, &[], 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cities_fit_their_screens() {
    play("attika", 2, &[("amphorae", "15")], 3).await;
    play("attika", 3, &[], 3).await;
    play("attika", 4, &[], 3).await;
}
