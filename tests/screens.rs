//! Every screen of a table, in every language, within Discord's limits: met while whole games are played.

use agon::discord::custom_id::LONGEST;
use agon::discord::panels::records::Filter;
use agon::discord::panels::{
    board, choices, game_words, help, lobby, more, orders, pages, preferences, records, refused, rules, seat, seats,
    setup, tables,
};
use agon::discord::parts::{BUTTONS, CHOICES, MenuKind, Parts, ROWS, Row};
use agon_ai::{Budget, Level};
use agon_gamemaster::{
    GameMaster, InteractionId, Look, OpenTable, Person, Refused, Seated, Sitter, Stage, TableId, TableRow, Told,
};
use agon_lang::Language;
use agon_rules::luck::{Dice, QuickDice};
use agon_rules::order::{self, Entry, Kind, Offer, Order, Wish};
use agon_store::{ChannelId, GuildId, GuildRow, Notices, Page, Place, RoleId, Store, UserId};
use serenity::all::Permissions;
use std::collections::HashSet;
use std::sync::Arc;
use tempfile::TempDir;

const ME: UserId = UserId(1_234_567_890_123_456_789);
const OTHER: UserId = UserId(u64::MAX >> 1);

/// Holds a screen against Discord's limits, and against texts that are missing or unfinished.
fn fits(parts: &Parts, what: &str) {
    let mut texts = vec![parts.content.clone()];
    let mut ids = HashSet::new();
    assert!(!parts.content.is_empty() || parts.embed.is_some(), "{what}: empty");
    assert!(parts.content.encode_utf16().count() <= 2000, "{what}: content");
    if let Some(embed) = &parts.embed {
        assert!(embed.title.encode_utf16().count() <= 256, "{what}: title");
        assert!(embed.text.encode_utf16().count() <= 4096, "{what}: text of {}", embed.text.len());
        assert!(embed.footer.encode_utf16().count() <= 1024, "{what}: footer");
        texts.extend([embed.title.clone(), embed.text.clone(), embed.footer.clone()]);
    }
    assert!(parts.rows.len() <= ROWS, "{what}: {} rows", parts.rows.len());
    for row in &parts.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=BUTTONS).contains(&buttons.len()), "{what}: {} buttons", buttons.len());
                for button in buttons {
                    assert!((1..=80).contains(&button.label.encode_utf16().count()), "{what}: label {}", button.label);
                    assert!(ids.insert(button.id.to_string()), "{what}: twice {}", button.id);
                    texts.push(button.label.clone());
                }
            }
            Row::Menu(menu) => {
                let offered = if menu.kind == MenuKind::Words { menu.choices.len() } else { CHOICES };
                assert!((1..=CHOICES).contains(&offered), "{what}: {offered} choices");
                assert!(usize::from(menu.count) <= offered, "{what}: {} to choose", menu.count);
                assert!(ids.insert(menu.id.to_string()), "{what}: twice {}", menu.id);
                let values: HashSet<_> = menu.choices.iter().map(|choice| &choice.value).collect();
                assert_eq!(values.len(), menu.choices.len(), "{what}: a value twice");
                texts.push(menu.placeholder.clone());
                for choice in &menu.choices {
                    assert!((1..=100).contains(&choice.label.encode_utf16().count()), "{what}: {}", choice.label);
                    assert!(choice.value.len() <= 100, "{what}: value {}", choice.value);
                    texts.extend([choice.label.clone(), choice.detail.clone()]);
                }
            }
        }
    }
    for id in ids {
        assert!(id.len() <= LONGEST, "{what}: {} bytes in {id}", id.len());
    }
    for text in texts {
        let raw = ["ui-", "label-", "offrandes-", "cyclades-", "attika-", "table-ai", "{ $", "{$", "\u{2068}"];
        let found = raw.iter().find(|raw| text.contains(*raw));
        assert!(found.is_none(), "{what}: {found:?} in {text}");
    }
}

/// The same look with the longest orders there are, and one used up.
fn ordered(mine: &Look) -> Look {
    let offers = mine.view.as_ref().map(agon_rules::AnyView::orders).unwrap_or_default().offers;
    let ordered = |offer: &Offer| {
        let wish = match &offer.kind {
            Kind::UpTo { amount, .. } => Wish::UpTo(amount.most),
            Kind::Decline(_) => Wish::Decline,
            Kind::List(places) => {
                let entry = |place: &order::Place| Entry { words: place.words.clone(), limit: place.most };
                Wish::List(places.iter().map(entry).collect())
            }
        };
        Order { id: offer.id.to_owned(), scope: offer.scope.clone(), wish }
    };
    let told = vec![Told::Passed { limit: 9, needed: 10 }];
    Look { orders: offers.iter().map(ordered).collect(), told, ..mine.clone() }
}

/// Every screen that may be opened from one look.
fn every_screen(language: Language, mine: &Look, public: &Look) {
    let what = |screen: &str| format!("{screen} in {} at step {}", language.code(), mine.seq);
    fits(&board::board(language, public), &what("board"));
    fits(&seat::seat(language, mine, &choices::At::default(), Some("Done.".to_owned())), &what("seat"));
    fits(&seat::direct(language, mine), &what("letter"));
    fits(&seat::door(language, mine, ME), &what("door"));
    fits(&seat::stranger(language, public), &what("stranger"));
    fits(&pages::text_board(language, public), &what("text board"));
    fits(&pages::log(language, mine, None), &what("log"));
    fits(&more::more(language, mine, true, ME.0), &what("more"));
    fits(&orders::orders(language, mine, Some("Done.".to_owned())), &what("orders"));
    let ordered = ordered(mine);
    fits(&orders::orders(language, &ordered, None), &what("orders in force"));
    fits(&seat::seat(language, &ordered, &choices::At::default(), None), &what("seat with orders"));
    fits(&more::resign(language, mine), &what("resign"));
    fits(&more::abort(language, mine), &what("abort"));
    fits(&help::help(language, Some(mine)), &what("help"));
    for refused in [Refused::MovedOn { now: 7 }, Refused::NoSeat, Refused::AlreadyDone, Refused::NotYours] {
        fits(&refused::screen(language, Some(mine), &refused, "K7Q2"), &what("refused"));
    }
    lists(language, mine, public);
    let Some(view) = &mine.view else { return };
    let hints = view.hints();
    if let Some(pick) = &hints.pick {
        let chosen: Vec<String> = pick.from.iter().rev().take(usize::from(pick.count)).cloned().collect();
        let input = choices::picked(pick, &chosen);
        match &pick.then {
            Some(then) => fits(&seat::amount(language, mine, &input, then), &what("amount")),
            None => fits(&seat::confirm(language, mine, &input), &what("picked")),
        }
    }
    for notation in view.legal() {
        match choices::step(view, &notation) {
            choices::Step::Confirm(input) => fits(&seat::confirm(language, mine, &input), &what("confirm")),
            choices::Step::Do(input) => assert_eq!(input, notation),
            choices::Step::Open(at) => panic!("a whole action opens a level: {at:?}"),
        }
        // Each level on the way is a screen too.
        let words: Vec<&str> = notation.split(' ').collect();
        for depth in 1..words.len() {
            let at = choices::At { path: words[..depth].join(" "), page: 0 };
            fits(&seat::seat(language, mine, &at, None), &what("level"));
        }
    }
}

/// Lists as long as they get.
fn lists(language: Language, mine: &Look, public: &Look) {
    let server = Some(
        "A *server* with as long a name as Discord lets it have, which is one hundred letters and no more".to_owned(),
    );
    let seated = Seated { look: mine.clone(), server, since_ms: 1_700_000_000_000 };
    for here in [true, false] {
        fits(&tables::mine(language, &some_of(&seated, 30), here), "my tables");
    }
    let items = some_of(public, tables::TABLES as usize);
    fits(&tables::tables(language, &Page { items, page: 1, per_page: tables::TABLES, total: 100 }), "tables");
    let rows = some_of(&public.table, 9);
    fits(&tables::elsewhere(language, &rows[..1], true), "no table here");
}

/// The same table many times over, each with an id and a number of its own.
fn some_of<T: Clone + Numbered>(one: &T, count: usize) -> Vec<T> {
    (0..count)
        .map(|at| {
            let mut other = one.clone();
            let row = other.row();
            (row.table, row.number) = (TableId(1000 + at as i64), 7 + at as u32 / 2);
            other
        })
        .collect()
}

trait Numbered {
    fn row(&mut self) -> &mut TableRow;
}

impl Numbered for TableRow {
    fn row(&mut self) -> &mut TableRow {
        self
    }
}

impl Numbered for Look {
    fn row(&mut self) -> &mut TableRow {
        &mut self.table
    }
}

impl Numbered for Seated {
    fn row(&mut self) -> &mut TableRow {
        &mut self.look.table
    }
}

async fn house(folder: &TempDir) -> GameMaster {
    let store = Store::open(folder.path().join("agon.db")).await.expect("a database");
    let ticks = std::sync::atomic::AtomicI64::new(1_700_000_000_000);
    let clock = Arc::new(move || ticks.fetch_add(1, std::sync::atomic::Ordering::SeqCst));
    GameMaster::new(store, clock, Arc::new(|| [9; 32]))
}

async fn looks(master: &GameMaster, table: TableId) -> (Look, Look) {
    let mine = master.look(table, Some(ME)).await.expect("a look");
    (mine, master.look(table, None).await.expect("a look"))
}

/// A game to its end, one seat a person's; one decision in `odd` is made by chance, so that rare screens are met too.
async fn play(game: &str, seats: u8, options: &[(&str, &str)], odd: u32) {
    let folder = TempDir::new().expect("a folder");
    let master = house(&folder).await;
    let wish = OpenTable {
        guild: GuildId(u64::MAX >> 1),
        channel: ChannelId(u64::MAX >> 1),
        game: game.to_owned(),
        seats: Some(seats),
        machines: 1,
        options: options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned())).collect(),
        host: Person { user: ME, name: "A rather long name *with* <@markup> _in_ it".to_owned() },
        language: "en".to_owned(),
    };
    let table = master.open(wish).await.expect("a table").table;
    let (mine, public) = looks(&master, table).await;
    for language in Language::ALL {
        fits(&board::board(language, &public), "lobby");
        fits(&lobby::options(language, &mine, true), "options");
        fits(&lobby::options(language, &mine, false), "options of a manager");
        fits(&seat::door(language, &mine, ME), "door of a lobby");
        for picked in [None, Some(Sitter::Person(ME)), Some(Sitter::Machine(1)), Some(Sitter::Person(OTHER))] {
            fits(&seats::seats(language, &mine, picked, Some("No.".to_owned())), "seats");
        }
        fits(&seats::arranged(language, &mine), "arranged seats");
        fits(&seats::invite(language, &mine), "invite");
        fits(&seats::invitation(language, &public, ME, &[OTHER.0; 5]), "invitation");
        fits(&seats::rematch(language, &public, 12, &[OTHER.0; 4]), "call to a rematch");
        fits(&seats::rematch(language, &public, 12, &[]), "letter about a rematch");
        fits(&refused::taken(language, &mine), "taken");
    }
    master.start(table, ME, InteractionId(3), true).await.expect("a start");
    let mut dice = QuickDice::new(u64::from(seats));
    for turn in 0.. {
        let (mine, public) = looks(&master, table).await;
        if mine.stage == Stage::Over {
            break;
        }
        if !mine.my_turn() {
            tokio::task::yield_now().await;
            continue;
        }
        // One language a turn, all of them over a game.
        every_screen(Language::ALL[turn % 3], &mine, &public);
        let view = mine.view.as_ref().expect("a view");
        let budget = Budget { simulations: 1 };
        let level = if dice.below(odd) == 0 { Level::Random } else { Level::Greedy };
        let input = agon_ai::player(view.game(), level).choose(view, &budget, &mut dice);
        // Longer decisions go step by step, so that drafts are met half-way too.
        let first = input.split(';').next().unwrap_or_default().trim().to_owned();
        master.act(table, ME, mine.seq, &first).await.expect("a legal action");
    }
    let (mine, public) = looks(&master, table).await;
    let guild = mine.table.guild;
    let filter = agon_store::Filter { guild, game: None, user: None };
    let finished = master.store().finished(&filter, 0, 6).await.expect("the records");
    let leaders = master.store().leaderboard(guild, None, 0, 10).await.expect("the records");
    for language in Language::ALL {
        every_screen(language, &mine, &public);
        fits(&records::history(language, &Filter::default(), &finished), "history");
        fits(&records::table(language, &public, Some("open 0 - -")), "table page");
        fits(&records::leaderboard(language, &Filter::default(), &leaders), "leaderboard");
    }
}

const NEVER: u32 = u32::MAX;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_auctions_fit_their_screens() {
    play("offrandes", 3, &[], NEVER).await;
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
    play("cyclades", 5, &[], 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cities_fit_their_screens() {
    play("attika", 2, &[("amphorae", "15")], 3).await;
    play("attika", 4, &[], 3).await;
}

/// Every screen of a server's settings, with nothing chosen and with all there may be.
fn server(language: Language, unset: &GuildRow) {
    let full = GuildRow {
        language: Some("de".to_owned()),
        channels: (0..25).map(|at| ChannelId(u64::MAX - at)).collect(),
        roles: (0..25).map(|at| RoleId(u64::MAX - at)).collect(),
        place: Place::Thread,
        ..unset.clone()
    };
    for settings in [unset, &full] {
        fits(&setup::setup(language, settings, Some("Saved.".to_owned())), "settings");
        let found = |rights| full.channels.iter().map(|channel| (*channel, rights)).collect::<Vec<_>>();
        for rights in [None, Some(Permissions::empty()), Some(Permissions::all())] {
            fits(&setup::rights(language, settings, &found(rights)), "rights");
        }
        let some = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        fits(&setup::rights(language, settings, &found(Some(some))), "rights");
        fits(&setup::defaults(language, settings, "", 0), "defaults of no game");
        for game in agon_rules::games::GAMES {
            fits(&setup::defaults(language, settings, game.meta().id, 0), "defaults");
            fits(&setup::defaults(language, settings, game.meta().id, 1), "more defaults");
        }
    }
}

#[tokio::test]
async fn pages_without_a_table_fit() {
    let folder = TempDir::new().expect("a folder");
    let master = house(&folder).await;
    let player = master.store().player(ME).await.expect("a player");
    let settings = master.store().guild(GuildId(1)).await.expect("a server");
    for language in Language::ALL {
        fits(&help::help(language, None), "help");
        fits(&help::welcome(language), "welcome");
        fits(&help::open(language), "open");
        fits(&rules::which(language), "which rules");
        server(language, &settings);
        fits(&preferences::preferences(language, &player, Some("Saved.".to_owned())), "preferences");
        fits(&preferences::greeting(language, "Welcome.".to_owned()), "greeting");
        for notices in [Notices::Mention, Notices::Direct, Notices::Quiet] {
            assert!(!preferences::called(language, notices, Some(false)).is_empty());
        }
        for game in agon_rules::games::GAMES {
            let id = game.meta().id;
            for topic in game_words(id).expect("words").topics() {
                fits(&rules::rules(language, id, topic), topic);
            }
        }
    }
}
