//! The exact text of an id of every kind, as existing messages on Discord hold it. A line here never changes.

use super::history::{Filter, HistoryControl, Since};
use super::leaderboard::{LeaderboardControl, LeaderboardQuery as Board};
use super::statistics::{StatisticsControl, StatisticsQuery as Numbers};
use super::*;
use agon_ai::Level;
use agon_gamemaster::{Pace, SeatHolder, TableQuestion};
use agon_lang::Language;
use agon_rules::game::OptionValues;
use agon_rules::{Seat, Viewer};
use agon_store::{Notices, Outcome, Period, Sort, UserId};

const USER: UserId = UserId(1_234_567_890_123_456_789);

/// Makes an id about table 46655, whose number is written `zzz`, at step 50.
fn at(click: impl Into<Click>) -> CustomId {
    CustomId::new(click, TableId(46_655), 50)
}

fn list() -> Filter {
    Filter {
        page: 3,
        game: Some("attika".to_owned()),
        user: Some(USER.0),
        opponent: Some(7),
        outcome: Some(Outcome::Won),
        since: Some(Since::Month),
        until: None,
        everywhere: false,
    }
}

fn days() -> Filter {
    Filter { since: Some(Since::Day(20_758)), until: Some(20_787), everywhere: true, ..Filter::default() }
}

fn board() -> Board {
    let game = Some("cyclades".to_owned());
    Board {
        page: 2,
        game,
        period: Period::Season(37),
        sort: Sort::Wins,
        machines: true,
        picture: true,
        ..Board::default()
    }
}

fn numbers(option: Option<&str>) -> Numbers {
    Numbers { game: Some("offrandes".to_owned()), option: option.map(str::to_owned), machines: false }
}

fn about() -> About {
    About { id: "up-to".to_owned(), scope: "3.1.0".to_owned() }
}

fn limit(place: bool) -> Limit {
    let (game, of) = ("offrandes".to_owned(), "lot peasant water".to_owned());
    Limit { game, about: about(), least: if place { 1 } else { 5 }, most: 11, of, place }
}

fn replay_settings(viewer: Viewer, back: Option<Filter>) -> ReplaySettings {
    ReplaySettings { viewer, phases: back.is_some(), spoilers: back.is_some(), back }
}

/// Returns ids about a table: its actions.
fn doing() -> Vec<(&'static str, CustomId)> {
    vec![
        ("v1:act:zzz:50:lot peasant water; open 5", at(TableClick::Act("lot peasant water; open 5".to_owned()))),
        ("v1:go:zzz:50:push@1", at(TableClick::Go("push@1".to_owned()))),
        ("v1:pick:zzz:50:lot", at(TableClick::Pick("lot".to_owned()))),
        (
            "v1:ask:zzz:50:offrandes 5 11 lot peasant water; open",
            at(Asked::new("offrandes", "lot peasant water; open", 5, 11)),
        ),
        ("v1:yes:zzz:50:bid 6", at(TableClick::Yes("bid 6".to_owned()))),
        ("v1:back:zzz:50:", at(TableClick::Back)),
        ("v1:clr:zzz:50:", at(TableClick::Clear)),
        ("v1:undo:zzz:50:38", at(TableClick::Undo(38))),
        ("v1:ord:zzz:50:", at(OrdersClick::Show)),
        ("v1:ord:zzz:50:set up-to 3.1.0", at(OrdersClick::Decline(about()))),
        ("v1:ord:zzz:50:add up-to 3.1.0", at(OrdersClick::Add(about(), None))),
        ("v1:ord:zzz:50:add up-to 3.1.0 bid ares", at(OrdersClick::Add(about(), Some("bid ares".to_owned())))),
        ("v1:ord:zzz:50:last up-to 3.1.0", at(OrdersClick::RemoveLast(about()))),
        ("v1:ord:zzz:50:drop up-to 3.1.0", at(OrdersClick::Withdraw(about()))),
        ("v1:ord:zzz:50:limit offrandes up-to 3.1.0 5 11 lot peasant water", at(OrdersClick::Limit(limit(false)))),
        ("v1:ord:zzz:50:rank offrandes up-to 3.1.0 11 lot peasant water", at(OrdersClick::Limit(limit(true)))),
        ("v1:ord:zzz:50:limit up-to 5 11", at(OrdersClick::Unread("limit up-to 5 11".to_owned()))),
        ("v1:note:zzz:50:", at(NotesClick::Show)),
        ("v1:note:zzz:50:write", at(NotesClick::Write)),
        ("v1:note:zzz:50:erase", at(NotesClick::Erase)),
        ("v1:why:zzz:50:*@0", at(TableClick::Why("*@0".to_owned()))),
        ("v1:more:zzz:50:", at(MoreClick::Show)),
        ("v1:more:zzz:50:mute", at(MoreClick::Mute)),
        ("v1:more:zzz:50:unmute", at(MoreClick::Unmute)),
        ("v1:more:zzz:50:end", at(MoreClick::End)),
        ("v1:more:zzz:50:end yes", at(MoreClick::EndYes)),
        ("v1:more:zzz:50:resign", at(MoreClick::Resign)),
        ("v1:more:zzz:50:resign yes", at(MoreClick::ResignYes)),
        ("v1:more:zzz:50:resign lose", at(MoreClick::ResignLose)),
        ("v1:more:zzz:50:abort", at(MoreClick::Abort)),
        ("v1:more:zzz:50:abort yes", at(MoreClick::AbortYes)),
        ("v1:more:zzz:50:reason", at(MoreClick::Reason)),
        ("v1:more:zzz:50:move", at(MoreClick::Move)),
        ("v1:more:zzz:50:looks", at(MoreClick::Appearance)),
        ("v1:more:zzz:50:follow", at(MoreClick::Follow)),
        ("v1:more:zzz:50:unfollow", at(MoreClick::Unfollow)),
        ("v1:look:zzz:50:language", at(AppearanceClick::Language)),
        ("v1:look:zzz:50:colours", at(AppearanceClick::Colours)),
        ("v1:time:zzz:50:back", at(TimeClick::Back)),
        ("v1:time:zzz:50:on", at(TimeClick::PlayOn)),
        ("v1:time:zzz:50:stop", at(TimeClick::Stop)),
        ("v1:time:zzz:50:stop yes", at(TimeClick::StopYes)),
        ("v1:time:zzz:50:pause", at(TimeClick::Pause)),
        ("v1:time:zzz:50:pause 1440", at(TimeClick::PauseFor(1440))),
        ("v1:time:zzz:50:reason 1440", at(TimeClick::ReasonFor(1440))),
        ("v1:time:zzz:50:go on", at(TimeClick::GoOn)),
        ("v1:time:zzz:50:nudge", at(TimeClick::Nudge)),
        ("v1:sit:zzz:50:", at(SittingClick::Find)),
        ("v1:sit:zzz:50:offer 2", at(SittingClick::Offer(2))),
        ("v1:sit:zzz:50:ask 2", at(SittingClick::Ask(2))),
        ("v1:sit:zzz:50:asked 2", at(SittingClick::Asked(2))),
        ("v1:sit:zzz:50:withdraw 2", at(SittingClick::Withdraw(2))),
        ("v1:sit:zzz:50:take 2", at(SittingClick::Take(2))),
        ("v1:sit:zzz:50:yes 2", at(SittingClick::TakeYes(2))),
        ("v1:vote:zzz:50:", at(QuestionClick::Open)),
        ("v1:vote:zzz:50:choose", at(QuestionClick::Choose)),
        ("v1:vote:zzz:50:ask 3 undo 38", at(QuestionClick::Ask(3, TableQuestion::Undo(38)))),
        ("v1:vote:zzz:50:ask 3 pause 1440", at(QuestionClick::Ask(3, TableQuestion::Pause(1_440)))),
        ("v1:vote:zzz:50:ask 3 go-on", at(QuestionClick::Ask(3, TableQuestion::GoOn))),
        ("v1:vote:zzz:50:ask 3 extend", at(QuestionClick::Ask(3, TableQuestion::Extend))),
        ("v1:vote:zzz:50:ask 3 pace days", at(QuestionClick::Ask(3, TableQuestion::Pace(Pace::Days)))),
        ("v1:vote:zzz:50:ask 3 stand-in 2", at(QuestionClick::Ask(3, TableQuestion::StandIn(Seat(2))))),
        ("v1:vote:zzz:50:ask 3 give-up 2", at(QuestionClick::Ask(3, TableQuestion::GiveUp(Seat(2))))),
        ("v1:vote:zzz:50:ask 3 stop", at(QuestionClick::Ask(3, TableQuestion::Stop))),
        ("v1:vote:zzz:50:ask 3 concede 2", at(QuestionClick::Ask(3, TableQuestion::Concede(Seat(2))))),
        ("v1:vote:zzz:50:yes 3", at(QuestionClick::Yes(3))),
        ("v1:vote:zzz:50:no 3", at(QuestionClick::No(3))),
    ]
}

/// Returns ids about a table: its pages.
fn looking() -> Vec<(&'static str, CustomId)> {
    let replay = |control, settings| at(ReplayClick { control, settings });
    let everybody = || replay_settings(Viewer::Public, None);
    vec![
        ("v1:seat:zzz:50:", at(SeatClick::Open)),
        ("v1:seat:zzz:50:refresh", at(SeatClick::Refresh)),
        ("v1:seat:zzz:50:try", at(SeatClick::Try)),
        ("v1:seat:zzz:50:bribe", at(SeatClick::For("bribe".to_owned()))),
        ("v1:text:zzz:50:", at(TableClick::Text)),
        ("v1:log:zzz:50:", at(LogClick::Open)),
        ("v1:log:zzz:50:4", at(LogClick::Page(4))),
        ("v1:log:zzz:50:jump", at(LogClick::Jump)),
        ("v1:log:zzz:50:all", at(LogClick::All)),
        ("v1:log:zzz:50:since 4", at(LogClick::Since(4))),
        ("v1:rep:zzz:50:open p s-", replay(ReplayControl::Open, everybody())),
        ("v1:rep:zzz:50:from p s-", replay(ReplayControl::From, everybody())),
        ("v1:rep:zzz:50:first p s-", replay(ReplayControl::First, everybody())),
        ("v1:rep:zzz:50:back p s-", replay(ReplayControl::Back, everybody())),
        ("v1:rep:zzz:50:on p s-", replay(ReplayControl::On, everybody())),
        ("v1:rep:zzz:50:last p s-", replay(ReplayControl::Last, everybody())),
        ("v1:rep:zzz:50:jump p s-", replay(ReplayControl::Jump, everybody())),
        ("v1:rep:zzz:50:eyes p s-", replay(ReplayControl::Viewpoint, everybody())),
        ("v1:rep:zzz:50:gait p s-", replay(ReplayControl::StepSize, everybody())),
        (
            "v1:rep:zzz:50:secrets 5 po 0 - - - --e g0m g1f",
            replay(ReplayControl::Secrets, replay_settings(Viewer::Seat(Seat(4)), Some(days()))),
        ),
        ("v1:rep:zzz:50:words p s-", replay(ReplayControl::Words, everybody())),
        ("v1:rep:zzz:50:here p s-", replay(ReplayControl::Here, everybody())),
        ("v1:pts:zzz:50:", at(TableClick::Chart)),
        ("v1:gif:zzz:50:", at(TableClick::Animation)),
        ("v1:file:zzz:50:", at(TableClick::File)),
        ("v1:luck:zzz:50:", at(TableClick::Proof)),
    ]
}

fn lobbies() -> Vec<(&'static str, CustomId)> {
    let action = |action, who| at(LobbyClick::Seats(SeatsClick::Act(action, who)));
    let ana = Some(SeatHolder::Person(USER));
    vec![
        ("v1:lob:zzz:50:join", at(LobbyClick::Join)),
        ("v1:lob:zzz:50:leave", at(LobbyClick::Leave)),
        ("v1:lob:zzz:50:decline", at(LobbyClick::Decline)),
        ("v1:lob:zzz:50:ai", at(LobbyClick::Machine)),
        ("v1:lob:zzz:50:ai of", at(LobbyClick::MachineOf)),
        ("v1:lob:zzz:50:options", at(LobbyClick::Options)),
        ("v1:lob:zzz:50:set auction", at(LobbyClick::Set("auction".to_owned()))),
        ("v1:lob:zzz:50:rated on", at(LobbyClick::Rated(true))),
        ("v1:lob:zzz:50:rated off", at(LobbyClick::Rated(false))),
        ("v1:lob:zzz:50:company people", at(LobbyClick::PeopleOnly(true))),
        ("v1:lob:zzz:50:company all", at(LobbyClick::PeopleOnly(false))),
        ("v1:lob:zzz:50:seats", at(LobbyClick::Seats(SeatsClick::Show))),
        ("v1:lob:zzz:50:order", at(LobbyClick::Seats(SeatsClick::Order))),
        ("v1:lob:zzz:50:size", at(LobbyClick::Seats(SeatsClick::Size))),
        ("v1:lob:zzz:50:kick u1234567890123456789", action(SeatAction::Remove, ana)),
        ("v1:lob:zzz:50:host u1234567890123456789", action(SeatAction::MakeHost, ana)),
        ("v1:lob:zzz:50:up a1", action(SeatAction::Up, Some(SeatHolder::Machine(1)))),
        ("v1:lob:zzz:50:down -", action(SeatAction::Down, None)),
        ("v1:lob:zzz:50:invite", at(LobbyClick::Invite)),
        ("v1:lob:zzz:50:invited", at(LobbyClick::Invited)),
        ("v1:lob:zzz:50:rematch", at(LobbyClick::Rematch)),
        ("v1:lob:zzz:50:start", at(LobbyClick::Start)),
        ("v1:lob:zzz:50:fill", at(LobbyClick::Fill)),
        ("v1:lob:zzz:50:fill with", at(LobbyClick::FillWith)),
        ("v1:lob:zzz:50:close", at(LobbyClick::Close)),
        ("v1:lob:zzz:50:time", at(LobbyClick::Times)),
        ("v1:lob:zzz:50:pace", at(LobbyClick::Time(TimeChoice::Pace))),
        ("v1:lob:zzz:50:absence", at(LobbyClick::Time(TimeChoice::Absence))),
        ("v1:lob:zzz:50:away", at(LobbyClick::Time(TimeChoice::Away))),
        ("v1:lob:zzz:50:undo", at(LobbyClick::Time(TimeChoice::Undo))),
        ("v1:lob:zzz:50:hints on", at(LobbyClick::Hints(true))),
        ("v1:lob:zzz:50:hints off", at(LobbyClick::Hints(false))),
        ("v1:lob:zzz:50:ready", at(LobbyClick::Ready)),
        ("v1:lob:zzz:50:start anyway", at(LobbyClick::StartAnyway)),
        ("v1:lob:zzz:50:wait", at(LobbyClick::Wait)),
        ("v1:open:0:0:", CustomId::page(OpenClick::Which)),
        ("v1:open:0:0:attika", CustomId::page(OpenClick::Game("attika".to_owned()))),
        (
            "v1:open:0:0:thread offrandes 4 1 auction=sealed,bribes=in-turn",
            CustomId::page(OpenClick::Thread {
                game: "offrandes".to_owned(),
                seats: Some(4),
                machines: 1,
                options: [("auction", "sealed"), ("bribes", "in-turn")]
                    .map(|(a, b)| (a.to_owned(), b.to_owned()))
                    .into(),
                level: None,
            }),
        ),
        (
            "v1:open:0:0:thread attika - 0 ",
            CustomId::page(OpenClick::Thread {
                game: "attika".to_owned(),
                seats: None,
                machines: 0,
                options: OptionValues::new(),
                level: None,
            }),
        ),
        (
            "v1:open:0:0:thread attika 3 2  hard",
            CustomId::page(OpenClick::Thread {
                game: "attika".to_owned(),
                seats: Some(3),
                machines: 2,
                options: OptionValues::new(),
                level: Some(Level::Hard),
            }),
        ),
    ]
}

fn records() -> Vec<(&'static str, CustomId)> {
    let history = |control, list| CustomId::page(HistoryClick::List(control, list));
    let leaders = |control| CustomId::page(LeaderboardClick { control, board: board() });
    let statistics = |control, option| CustomId::page(StatisticsClick::Control(control, numbers(option)));
    vec![
        ("v1:his:0:0:0", CustomId::page(HistoryClick::First)),
        ("v1:his:0:0:3 attika 9do1sj396nf9 7 wm-", history(None, list())),
        ("v1:his:0:0:open 0 - - - --e g0m g1f", history(Some(HistoryControl::Open), days())),
        ("v1:his:0:0:game 0 - - - ---", history(Some(HistoryControl::Game), Filter::default())),
        ("v1:his:0:0:person 0 - - - ---", history(Some(HistoryControl::Person), Filter::default())),
        ("v1:his:0:0:result 0 - - - ---", history(Some(HistoryControl::Result), Filter::default())),
        ("v1:his:0:0:filter 0 - - - ---", history(Some(HistoryControl::Filters), Filter::default())),
        ("v1:his:0:0:prev 0 - - - ---", history(Some(HistoryControl::Previous), Filter::default())),
        ("v1:his:0:0:next 0 - - - ---", history(Some(HistoryControl::Next), Filter::default())),
        ("v1:his:0:0:clear 0 - - - ---", history(Some(HistoryControl::Clear), Filter::default())),
        ("v1:his:0:0:mine 0 - - - ---", history(Some(HistoryControl::Mine), Filter::default())),
        ("v1:his:0:0:all 0 - - - ---", history(Some(HistoryControl::Everywhere), Filter::default())),
        ("v1:his:0:0:here 0 - - - ---", history(Some(HistoryControl::Here), Filter::default())),
        ("v1:his:zzz:50:table", at(HistoryClick::Table(None))),
        ("v1:his:zzz:50:table 0 - - - --e g0m g1f", at(HistoryClick::Table(Some(days())))),
        ("v1:lb:0:0:2 cyclades s11 wmp", leaders(None)),
        ("v1:lb:0:0:game 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Game))),
        ("v1:lb:0:0:period 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Period))),
        ("v1:lb:0:0:sort 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Sort))),
        ("v1:lb:0:0:prev 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Previous))),
        ("v1:lb:0:0:next 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Next))),
        ("v1:lb:0:0:me 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Me))),
        ("v1:lb:0:0:all 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Everywhere))),
        ("v1:lb:0:0:here 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Here))),
        ("v1:lb:0:0:picture 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Picture))),
        ("v1:lb:0:0:plain 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Plain))),
        ("v1:lb:0:0:people 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::People))),
        ("v1:lb:0:0:ai 2 cyclades s11 wmp", leaders(Some(LeaderboardControl::Machines))),
        ("v1:lb:0:0:0 - a r", CustomId::page(LeaderboardClick { control: None, board: Board::default() })),
        (
            "v1:lb:0:0:0 - a rg",
            CustomId::page(LeaderboardClick { control: None, board: Board { all_games: true, ..Board::default() } }),
        ),
        ("v1:pro:0:0:9do1sj396nf9", CustomId::page(Whose { user: USER, everywhere: false })),
        ("v1:pro:0:0:9do1sj396nf9 e", CustomId::page(Whose { user: USER, everywhere: true })),
        ("v1:stat:0:0:offrandes", CustomId::page(StatisticsClick::Of(Some("offrandes".to_owned())))),
        ("v1:stat:0:0:game offrandes -", statistics(StatisticsControl::Game, None)),
        ("v1:stat:0:0:option offrandes bribes", statistics(StatisticsControl::Option, Some("bribes"))),
        ("v1:stat:0:0:open offrandes bribes", statistics(StatisticsControl::Open, Some("bribes"))),
        ("v1:stat:0:0:ai offrandes -", statistics(StatisticsControl::Machines, None)),
        (
            "v1:stat:0:0:people offrandes bribes ai",
            CustomId::page(StatisticsClick::Control(
                StatisticsControl::People,
                Numbers { machines: true, ..numbers(Some("bribes")) },
            )),
        ),
        ("v1:rul:0:0:", CustomId::page(RulesClick::Which)),
        ("v1:rul:zzz:50:attika", at(RulesClick::of("attika"))),
        (
            "v1:rul:zzz:50:cyclades offerings",
            at(RulesClick::Of { game: "cyclades".to_owned(), topic: Some("offerings".to_owned()) }),
        ),
        ("v1:tabs:0:0:2", CustomId::page(Click::Tables(2))),
        ("v1:mine:0:0:", CustomId::page(Click::Mine)),
        ("v1:help:0:0:", CustomId::page(Click::Help)),
    ]
}

fn madrid() -> Option<String> {
    Some("Europe/Madrid".to_owned())
}

fn prefer(click: PreferencesClick) -> CustomId {
    CustomId::page(click)
}

fn setup(click: SetupClick) -> CustomId {
    CustomId::page(click)
}

fn settings() -> Vec<(&'static str, CustomId)> {
    let season = |step, sure| setup(SetupClick::Season { step, number: 2, sure });
    let game = || "offrandes".to_owned();
    vec![
        ("v1:pref:0:0:notices", prefer(PreferencesClick::Notices)),
        ("v1:pref:0:0:language", prefer(PreferencesClick::Language)),
        ("v1:pref:0:0:colours", prefer(PreferencesClick::Colours)),
        ("v1:pref:0:0:confirm", prefer(PreferencesClick::Confirm)),
        ("v1:pref:0:0:try", prefer(PreferencesClick::Try)),
        ("v1:pref:0:0:pay on", prefer(PreferencesClick::Pay(true))),
        ("v1:pref:0:0:pay off", prefer(PreferencesClick::Pay(false))),
        ("v1:pref:0:0:hide on", prefer(PreferencesClick::Hide(true))),
        ("v1:pref:0:0:name off", prefer(PreferencesClick::Name(false))),
        ("v1:pref:0:0:call mention", prefer(PreferencesClick::Call(Notices::Mention))),
        ("v1:pref:0:0:call direct", prefer(PreferencesClick::Call(Notices::Direct))),
        ("v1:pref:0:0:call quiet", prefer(PreferencesClick::Call(Notices::Quiet))),
        ("v1:pref:0:0:show", prefer(PreferencesClick::Show)),
        ("v1:pref:0:0:times", prefer(PreferencesClick::Times)),
        ("v1:pref:0:0:at zero", prefer(PreferencesClick::AtZero)),
        ("v1:pref:0:0:choose", prefer(PreferencesClick::Choose)),
        ("v1:pref:0:0:remind", prefer(PreferencesClick::Reminders)),
        ("v1:pref:0:0:quiet form", prefer(PreferencesClick::QuietForm)),
        ("v1:pref:0:0:quiet off", prefer(PreferencesClick::Quiet(None, None))),
        ("v1:pref:0:0:quiet off Europe/Madrid", prefer(PreferencesClick::Quiet(None, madrid()))),
        ("v1:pref:0:0:quiet 1320-480", prefer(PreferencesClick::Quiet(Some((1320, 480)), None))),
        ("v1:pref:0:0:quiet 1320-480 Europe/Madrid", prefer(PreferencesClick::Quiet(Some((1320, 480)), madrid()))),
        ("v1:pref:0:0:away form", prefer(PreferencesClick::AwayForm)),
        ("v1:pref:0:0:away back", prefer(PreferencesClick::Back)),
        ("v1:priv:0:0:show", CustomId::page(PrivacyClick::Show)),
        ("v1:priv:0:0:get", CustomId::page(PrivacyClick::Get)),
        ("v1:priv:0:0:erase", CustomId::page(PrivacyClick::Erase)),
        ("v1:priv:0:0:word es", CustomId::page(PrivacyClick::Word(Language::Spanish))),
        ("v1:set:0:0:", setup(SetupClick::Show)),
        ("v1:set:0:0:channels", setup(SetupClick::Channels)),
        ("v1:set:0:0:roles", setup(SetupClick::Roles)),
        ("v1:set:0:0:language", setup(SetupClick::Language)),
        ("v1:set:0:0:place", setup(SetupClick::Place)),
        ("v1:set:0:0:rights", setup(SetupClick::Rights)),
        ("v1:set:0:0:defaults", setup(SetupClick::Defaults)),
        ("v1:set:0:0:defaults offrandes 3", setup(SetupClick::DefaultsOf { game: game(), at: 3 })),
        (
            "v1:set:0:0:option offrandes auction 0",
            setup(SetupClick::Default { game: game(), option: "auction".to_owned(), at: 0 }),
        ),
        ("v1:set:0:0:times", setup(SetupClick::Times)),
        ("v1:set:0:0:times pace", setup(SetupClick::Time(TimeChoice::Pace))),
        ("v1:set:0:0:times absence", setup(SetupClick::Time(TimeChoice::Absence))),
        ("v1:set:0:0:times away", setup(SetupClick::Time(TimeChoice::Away))),
        ("v1:set:0:0:times undo", setup(SetupClick::Time(TimeChoice::Undo))),
        ("v1:set:0:0:times stand-in", setup(SetupClick::Time(TimeChoice::StandIn))),
        ("v1:set:0:0:times hints", setup(SetupClick::Time(TimeChoice::Hints))),
        ("v1:set:0:0:export 12", setup(SetupClick::Export(12))),
        ("v1:set:0:0:rating", setup(SetupClick::Rating)),
        ("v1:set:0:0:rating rated off", setup(SetupClick::Rated(false))),
        ("v1:set:0:0:rating machines on", setup(SetupClick::MachinesCount(true))),
        ("v1:set:0:0:seasons", setup(SetupClick::Seasons)),
        ("v1:set:0:0:season start 2", season(SeasonStep::Start, false)),
        ("v1:set:0:0:season end 2", season(SeasonStep::End, false)),
        ("v1:set:0:0:season end 2 yes", season(SeasonStep::End, true)),
        ("v1:set:0:0:season date 2", setup(SetupClick::SeasonDate(2))),
        ("v1:set:0:0:who", setup(SetupClick::Who)),
        ("v1:set:0:0:who blocked", setup(SetupClick::Blocked)),
        ("v1:set:0:0:who limit", setup(SetupClick::Limit)),
        ("v1:set:0:0:news", setup(SetupClick::News)),
        ("v1:set:0:0:news channel", setup(SetupClick::NewsChannel)),
        ("v1:set:0:0:news role", setup(SetupClick::NewsRole)),
        ("v1:set:0:0:tables 3", setup(SetupClick::Tables(3))),
    ]
}

/// Returns pages: the id of the button that shows each, and the page's own id in the outbox.
fn pages() -> Vec<(&'static str, &'static str, CustomId)> {
    let rules = Page::Rules { game: "attika".to_owned(), topic: "end".to_owned() };
    let whose = Whose { user: USER, everywhere: false };
    vec![
        ("v1:show:0:0:rul attika end", "v1:rul:0:0:attika end", CustomId::page(rules)),
        ("v1:show:0:0:lb 2 cyclades s11 wmp", "v1:lb:0:0:2 cyclades s11 wmp", CustomId::page(Page::Leaders(board()))),
        ("v1:show:0:0:stat offrandes -", "v1:stat:0:0:offrandes -", CustomId::page(Page::Statistics(numbers(None)))),
        ("v1:show:0:0:pro 9do1sj396nf9", "v1:pro:0:0:9do1sj396nf9", CustomId::page(Page::Profile(whose))),
        (
            "v1:show:0:0:his 3 attika 9do1sj396nf9 7 wm-",
            "v1:his:0:0:3 attika 9do1sj396nf9 7 wm-",
            CustomId::page(Page::History(list())),
        ),
        ("v1:show:zzz:50:his table", "v1:his:zzz:50:table", at(Page::Table)),
        (
            "v1:show:zzz:50:rep here p s-",
            "v1:rep:zzz:50:here p s-",
            at(Page::Replay(replay_settings(Viewer::Public, None))),
        ),
        ("v1:show:zzz:50:luck ", "v1:luck:zzz:50:", at(Page::Proof)),
        ("v1:show:zzz:50:log since", "v1:log:zzz:50:since", at(Page::Happened)),
    ]
}

/// Returns every id with its text.
pub(super) fn all() -> Vec<(&'static str, CustomId)> {
    let shown = pages().into_iter().map(|(text, _, id)| (text, id)).collect();
    [doing(), looking(), lobbies(), records(), settings(), shown].concat()
}

#[test]
fn every_id_has_the_text_it_always_had() {
    for (text, id) in all() {
        assert_eq!(id.to_string(), text);
        assert_eq!(CustomId::read(text), Some(id), "{text}");
    }
    for (_, text, id) in pages() {
        let Click::Show(page) = id.click else { panic!("{text} is no page") };
        assert_eq!(page.text(id.table, id.seq), text);
        assert_eq!(Page::read(text), Some((id.table, id.seq, page)), "{text}");
    }
}

/// Reads texts of earlier versions that are written differently today, or that are shorter than any version wrote them.
#[test]
fn texts_of_earlier_versions_are_read_as_what_they_meant() {
    let history = |list| Some(CustomId::page(HistoryClick::List(None, list)));
    let first = |page| Filter { page, ..Filter::default() };
    assert_eq!(CustomId::read("v1:his:0:0:2 - -"), history(first(2)));
    assert_eq!(CustomId::read("v1:his:0:0:0 - 22"), history(Filter { user: Some(74), ..first(0) }));
    let open = ReplayClick { control: ReplayControl::Open, settings: ReplaySettings::default() };
    assert_eq!(CustomId::read("v1:rep:zzz:50:open"), Some(at(open)));
    let board = LeaderboardClick { control: None, board: Board { page: 1, ..Board::default() } };
    assert_eq!(CustomId::read("v1:lb:0:0:1 - -"), Some(CustomId::page(board)));
}
