//! Screens of tables with clocks, with the longest that time can say.

use super::fits::{fits, short};
use super::{ME, OTHER, lists, running};
use agon::discord::ids::{Click, LobbyClick, OrdersClick, TableClick, TimeClick};
use agon::discord::panels::table::{board, choices, lobby, lobby_times, more, pause, refused, seat, text_pages, times};
use agon::discord::parts::{BUTTONS, Button, Parts, Press, Row};
use agon_gamemaster::{
    AbsencePolicy, AbsentWhy, LobbySnapshot, Pace, ReadyCheck, Refused, SeatClock, Stage, TableClock, TableRow,
    TableSnapshot, TableTimes, TakenBack,
};
use agon_lang::{Language, text};
use agon_rules::Seat;
use agon_rules::order::Kind;

pub const NOW_MS: i64 = 1_700_000_000_000;
pub const HOUR_MS: i64 = 3_600_000;

/// The same table at a pace.
pub fn paced(look: &TableSnapshot, pace: Pace, absence: AbsencePolicy) -> TableSnapshot {
    let times = TableTimes { pace, absence, ..look.table().times.clone() };
    look.clone().with_table(TableRow { times, ..look.table().clone() })
}

/// The clocks of all people's seats, running for those that are asked.
pub fn clocks(look: &TableSnapshot, reserve_ms: i64, absent: Option<AbsentWhy>) -> TableClock {
    let open = look.waiting().minus(look.ready());
    let clock = |seat: Seat| {
        let runs = absent.is_none() && open.has(seat);
        let until_ms = runs.then_some(NOW_MS + 18 * HOUR_MS);
        let zero_ms = until_ms.map(|until| until + reserve_ms);
        SeatClock {
            seat,
            until_ms,
            zero_ms,
            reserve_ms,
            absent,
            covered: false,
            away_until_ms: None,
            waits_until_ms: None,
        }
    };
    let people = look.seats().iter().filter(|row| row.user.is_some() && !row.resigned);
    TableClock { clocks: people.map(|row| clock(Seat(row.seat))).collect(), ..quiet() }
}

fn quiet() -> TableClock {
    TableClock {
        clocks: Vec::new(),
        paused_until_ms: None,
        pause_reason: None,
        idle_asked_at_ms: None,
        stops_at_ms: None,
        moved_ms: None,
        made_for: Vec::new(),
    }
}

/// The snapshot with these clocks.
pub fn with(look: &TableSnapshot, clock: &TableClock) -> TableSnapshot {
    running(look, |running| running.clock = clock.clone())
}

/// The buttons of a row, as clicks.
fn clicks(parts: &Parts, row: usize) -> Vec<Click> {
    let Some(Row::Buttons(buttons)) = parts.rows.get(row) else { return Vec::new() };
    let click = |button: &Button| match &button.press {
        Press::Click(id) => Some(id.click.clone()),
        Press::Link(_) => None,
    };
    buttons.iter().filter_map(click).collect()
}

fn all_clicks(parts: &Parts) -> Vec<Click> {
    (0..parts.rows.len()).flat_map(|row| clicks(parts, row)).collect()
}

pub fn framed(parts: &Parts) -> &str {
    &parts.embed.as_ref().expect("a frame").text
}

fn panel(language: Language, mine: &TableSnapshot) -> Parts {
    seat::seat(language, mine, &choices::At::default(), None)
}

/// The number of steps of which one is checked. Time changes the same lines of all of them.
const EVERY: u32 = 5;

/// Checks every screen of a running table that time changes.
pub fn screens(language: Language, mine: &TableSnapshot, public: &TableSnapshot) {
    if !mine.is_running() || !mine.seq().is_multiple_of(EVERY) {
        return;
    }
    let what = |screen: &str| format!("{screen} with clocks in {} at step {}", language.code(), mine.seq());
    let day = |look: &TableSnapshot| paced(look, Pace::Day, AbsencePolicy::Gentle);
    let (mine, public) = (&day(mine), &day(public));
    running_clocks(language, mine, public, &what);
    absence(language, mine, public, &what);
    pauses(language, mine, public, &what);
    let loud = TableClock {
        idle_asked_at_ms: Some(NOW_MS),
        stops_at_ms: Some(NOW_MS + 168 * HOUR_MS),
        moved_ms: Some(42 * 60_000),
        made_for: mine.seat().into_iter().collect(),
        ..clocks(mine, 0, Some(AbsentWhy::Gone))
    };
    let face = board::board(language, &with(public, &loud));
    fits(&face, &what("loudest board"));
    fits(&board::told(language, &with(public, &loud), &face), &what("loudest board in words"));
    assert!(all_clicks(&face).contains(&TimeClick::PlayOn.into()) && framed(&face).contains("<t:1700604800:R>"));
    fits(&pause::stop_idle(language, &with(mine, &loud)), &what("stop"));
    for refused in [
        Refused::PausedUntil { until_ms: NOW_MS },
        Refused::NotAbsent { owner: mine.name(Seat(0)).to_owned() },
        Refused::NotIdle,
        Refused::NoPause,
        Refused::NotReady,
        Refused::NoOneToNudge,
        Refused::NudgeTooSoon { from_ms: NOW_MS },
    ] {
        for look in [mine, public, &with(mine, &loud)] {
            fits(&refused::screen(language, Some(look), &refused, ""), &what("refused"));
        }
    }
    fits(&text_pages::log(language, &with(mine, &loud), &[], text_pages::LogPage::Last), &what("log"));
}

fn running_clocks(language: Language, mine: &TableSnapshot, public: &TableSnapshot, what: &dyn Fn(&str) -> String) {
    let asked = mine.my_turn();
    for reserve_ms in [0, 18 * HOUR_MS] {
        let clock = clocks(mine, reserve_ms, None);
        let (mine, public) = (with(mine, &clock), with(public, &clock));
        let face = board::board(language, &public);
        fits(&face, &what("board"));
        let waits = clock.next(public.waiting().minus(public.ready())).is_some();
        let line = framed(&face).lines().next().expect("a line").to_owned();
        assert_eq!(line.contains("<t:1700064800:R>"), waits, "{line}");
        assert_eq!(line.contains("<t:1700129600:R>"), waits && reserve_ms > 0, "{line}");
        let panel = panel(language, &mine);
        fits(&panel, &what("seat"));
        short(&panel, &what("seat"));
        let second = framed(&panel).lines().next().unwrap_or_default();
        assert_eq!(second.contains("<t:1700064800:f>"), asked, "{second}");
        fits(&seat::reminder(language, &mine, Some(&"W_".repeat(50))), &what("reminder by letter"));
        fits(&board::reminder(language, &public, &[ME.0; 5]).expect("a line"), &what("reminder"));
        if reserve_ms > 0 {
            lists::lists(language, &mine, &public);
        }
        limit_comes_first(&mine, &panel);
    }
}

/// Checks that the limit of an open auction stands in the first place, and nowhere without an auction.
fn limit_comes_first(mine: &TableSnapshot, panel: &Parts) {
    let offers = mine.view().map(agon_rules::AnyView::orders).unwrap_or_default().offers;
    let offered =
        offers.iter().any(|offer| matches!(&offer.kind, Kind::UpTo { amount, .. } if amount.least <= amount.most));
    let limit = |click: &Click| matches!(click, Click::Table(TableClick::Orders(OrdersClick::Limit(_))));
    let first = clicks(panel, 0).first().is_some_and(limit);
    if mine.may_choose() && offered && panel.rows.len() < 5 {
        assert!(first, "no limit in {:?}", panel.rows);
    }
    assert!(offered && mine.may_choose() || !all_clicks(panel).iter().any(limit), "{:?}", panel.rows);
}

fn absence(language: Language, mine: &TableSnapshot, public: &TableSnapshot, what: &dyn Fn(&str) -> String) {
    for why in [AbsentWhy::Clock, AbsentWhy::Gone] {
        let clock = clocks(mine, 0, Some(why));
        let face = board::board(language, &with(public, &clock));
        fits(&face, &what("board of absent people"));
        let row = clicks(&face, 0);
        assert!(row.len() <= BUTTONS && row.last() == Some(&TimeClick::Back.into()), "{row:?}");
        let mine = with(mine, &clock);
        let panel = panel(language, &mine);
        fits(&panel, &what("seat of an absent person"));
        short(&panel, &what("seat of an absent person"));
        assert_eq!(clicks(&panel, 0), [TimeClick::Back.into()]);
        for taken in [TakenBack::Yours { turns: 0 }, TakenBack::Yours { turns: 3 }, TakenBack::AlreadyYours] {
            fits(&times::taken_back(language, &mine, taken), &what("a seat taken back"));
        }
        fits(&times::time_up(language, &mine, Some(&"W_".repeat(50))), &what("time is up"));
        lists::lists(language, &mine, public);
    }
    for (waits_until_ms, absent) in
        [(None, None), (Some(NOW_MS + 6 * 24 * HOUR_MS), None), (None, Some(AbsentWhy::Away))]
    {
        let mut clock = clocks(mine, 0, absent);
        for clock in &mut clock.clocks {
            (clock.until_ms, clock.zero_ms) = (None, None);
            (clock.away_until_ms, clock.waits_until_ms) = (Some(NOW_MS + 999 * HOUR_MS), waits_until_ms);
        }
        let face = board::board(language, &with(public, &clock));
        fits(&face, &what("board of people who are away"));
        let told = framed(&face).contains("<t:1703596400:D>");
        let waits = !public.waiting().minus(public.ready()).is_empty();
        assert_eq!(told, absent.is_some() || waits, "{}", framed(&face));
        let panel = panel(language, &with(mine, &clock));
        fits(&panel, &what("seat of a person who is away"));
        short(&panel, &what("seat of a person who is away"));
    }
    let mut covered = clocks(mine, 0, None);
    covered.clocks.iter_mut().for_each(|clock| (clock.until_ms, clock.zero_ms, clock.covered) = (None, None, true));
    let panel = panel(language, &with(mine, &covered));
    fits(&panel, &what("seat whose time was up"));
    short(&panel, &what("seat whose time was up"));
}

fn pauses(language: Language, mine: &TableSnapshot, public: &TableSnapshot, what: &dyn Fn(&str) -> String) {
    for reason in [None, Some("*W_ ".repeat(25))] {
        let clock = TableClock { paused_until_ms: Some(NOW_MS), pause_reason: reason, ..clocks(mine, 0, None) };
        let (mine, public) = (with(mine, &clock), with(public, &clock));
        let face = board::board(language, &public);
        fits(&face, &what("paused board"));
        assert_eq!(face.rows.len(), 1, "{:?}", face.rows);
        let panel = panel(language, &mine);
        fits(&panel, &what("paused seat"));
        short(&panel, &what("paused seat"));
        assert_eq!(panel.rows.len(), 1, "{:?}", panel.rows);
        let more = more::more(language, &mine, true, ME.0, more::Hears::default());
        fits(&more, &what("more of a paused table"));
        assert!(all_clicks(&more).contains(&TimeClick::GoOn.into()));
    }
    for pace in [Pace::Live, Pace::Day] {
        let paced = paced(mine, pace, AbsencePolicy::Gentle);
        fits(&pause::pause(language, &paced, ME), &what("pause"));
        fits(&more::more(language, &paced, true, ME.0, more::Hears::default()), &what("more"));
    }
    assert!(pause::is_offered(mine, 1440) && !pause::is_offered(mine, 10) && !pause::is_offered(mine, 0));
}

/// Checks every screen of a lobby about time.
pub fn lobbies(language: Language, mine: &TableSnapshot, public: &TableSnapshot) {
    for pace in [Pace::Live, Pace::Day, Pace::Days, Pace::None] {
        for absence in [AbsencePolicy::Gentle, AbsencePolicy::Strict, AbsencePolicy::Wait] {
            let mine = paced(mine, pace, absence);
            fits(&lobby_times::choices(language, &mine), "time of a lobby");
            fits(&lobby::options(language, &mine, true), "options with a clock");
            let face = board::board(language, &paced(public, pace, absence));
            fits(&face, "lobby with a clock");
            let said = text(language, "times-pace-day", &[]);
            assert_eq!(framed(&face).contains(&said), pace == Pace::Day, "{}", framed(&face));
            let expected = lobby_times::expected(language, &paced(public, pace, absence));
            // One of its seats is an AI's.
            let several = public.table().seats_wanted > 2;
            assert_eq!(expected.is_some(), several && matches!(pace, Pace::Day | Pace::Days), "{expected:?}");
            assert!(expected.is_none_or(|line| framed(&face).lines().any(|other| other == line)));
        }
    }
    let lobby = LobbySnapshot { often_late: vec![ME, OTHER], ..public.lobby().expect("a lobby").clone() };
    fits(
        &board::board(language, &public.clone().with_stage(Stage::Lobby(lobby))),
        "lobby of people who are often late",
    );
    for (over, ready) in [(false, vec![]), (false, vec![ME]), (true, vec![ME]), (true, vec![])] {
        let check = ReadyCheck { until_ms: NOW_MS, ready, over };
        let lobby = public.lobby().expect("a lobby").clone();
        let asking = Stage::Lobby(LobbySnapshot { ready_check: Some(check), ..lobby });
        let face = board::board(language, &public.clone().with_stage(asking));
        fits(&face, "lobby that asks who is ready");
        let row = clicks(&face, 0);
        assert_eq!(row.first(), Some(&LobbyClick::Ready.into()));
        assert_eq!(row.contains(&LobbyClick::StartAnyway.into()), over);
        assert!(!row.contains(&LobbyClick::Start.into()));
    }
}
