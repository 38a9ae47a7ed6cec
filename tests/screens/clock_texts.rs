//! What time does to a table, in the words of each language.

use super::clocks::{HOUR_MS, NOW_MS, clocks, framed, paced, with};
use super::fits::fits;
use super::{ME, OTHER, game_master, looks};
use crate::running_bot::wait_for_people;
use agon::discord::panels::table::{board, lobby_times, refused, times};
use agon_ai::Level;
use agon_gamemaster::Fill;
use agon_gamemaster::{
    AbsencePolicy, AbsentWhy, GameMaster, InteractionId, LobbySnapshot, OpenTable, Pace, Person, ReadyCheck, Refused,
    Stage, TableClock, TableSnapshot, TakenBack,
};
use agon_lang::Language;
use agon_store::{ChannelId, GuildId, UserId};
use std::collections::BTreeMap;
use tempfile::TempDir;

/// The wish for a table of Ana.
fn wish(machines: u8) -> OpenTable {
    OpenTable {
        guild: GuildId(1),
        channel: ChannelId(1),
        game: "offrandes".to_owned(),
        seats: Some(3),
        machines,
        level: Some(Level::Greedy),
        options: BTreeMap::new(),
        host: Person { user: ME, name: "Ana".to_owned() },
        language: "en".to_owned(),
    }
}

/// Starts a table of one person and machines, and returns it once it waits for the person.
async fn table_that_waits(master: &GameMaster) -> (TableSnapshot, TableSnapshot) {
    let table = master.open(wish(2)).await.expect("a table").table;
    master.start(table, ME, InteractionId(3), Some(Fill { seats: None, level: Level::Greedy })).await.expect("a start");
    wait_for_people(master, table).await;
    looks(master, table).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_says_what_time_does_in_every_language() {
    let folder = TempDir::new().expect("a folder");
    let (mine, public) = table_that_waits(&game_master(&folder).await).await;
    let seat = mine.seat().expect("a seat");
    let words = public.game().words;
    let due = [
        "due <t:1700064800:R>, with reserve <t:1700129600:R>",
        "el plazo vence <t:1700064800:R>; con la reserva, <t:1700129600:R>",
        "fällig <t:1700064800:R>, mit Reserve <t:1700129600:R>",
    ];
    let told = [
        [
            "I was offline, so the clocks were moved by 42 min.",
            "Time was up for Ana: the turn was made automatically.",
            "Ana is absent: the AI plays {} until Ana is back.",
            "Nobody has played here for 7 days. Without an answer the table stops <t:1700604800:R>.",
        ],
        [
            "Estuve sin conexión, así que los plazos se alargaron 42 min.",
            "A Ana se le acabó el tiempo: su turno se jugó automáticamente.",
            "Ana no está: la IA juega {} hasta que Ana vuelva.",
            "Aquí nadie ha jugado en 7 días. Si nadie contesta, la partida se anula <t:1700604800:R>.",
        ],
        [
            "Ich war offline, deshalb wurden die Uhren um 42 min verschoben.",
            "Für Ana war die Zeit um: Der Zug wurde automatisch gemacht.",
            "Ana ist abwesend: Die KI spielt {}, bis Ana zurück ist.",
            "Hier hat 7 Tage lang niemand gespielt. Ohne Antwort wird die Partie <t:1700604800:R> abgebrochen.",
        ],
    ];
    let yours = [
        "Your time: until <t:1700064800:f> (<t:1700064800:R>), then 18 h reserve until <t:1700129600:f>.",
        "Tu tiempo: hasta el <t:1700064800:f> (<t:1700064800:R>); después, 18 h de reserva hasta el <t:1700129600:f>.",
        "Deine Zeit: bis <t:1700064800:f> (<t:1700064800:R>), dann 18 h Reserve bis <t:1700129600:f>.",
    ];
    let back = [
        "is yours again. While you were away (1 turn):",
        "vuelve a tus manos. Mientras no estabas (1 turno):",
        "gehört wieder dir. Während du weg warst (1 Zug):",
    ];
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let clock = clocks(&public, 18 * HOUR_MS, None);
        let line = times::who_must_act(language, words, &with(&public, &clock));
        let who = board::who_must_act(language, words, &public);
        assert_eq!(line, format!("{} · {}", who.trim_end_matches('.'), due[at]));
        assert_eq!(times::own(language, &with(&mine, &clock), seat).as_deref(), Some(yours[at]));
        let day = paced(&public, Pace::Day, AbsencePolicy::Gentle);
        let mut clock = TableClock {
            idle_asked_at_ms: Some(NOW_MS),
            stops_at_ms: Some(NOW_MS + 168 * HOUR_MS),
            moved_ms: Some(42 * 60_000),
            made_for: vec![seat],
            ..clocks(&public, 0, None)
        };
        clock.clocks.iter_mut().filter(|clock| clock.seat == seat).for_each(|own| own.absent = Some(AbsentWhy::Clock));
        let city = format!("{} {}", words.mark(seat), words.city(language, seat));
        let expected = told[at].map(|line| line.replace("{}", &city));
        assert_eq!(times::lines(language, words, &with(&day, &clock)), expected);
        let taken = times::taken_back(language, &mine, TakenBack::Yours { turns: 1 });
        let first = framed(&taken).lines().next().expect("a line");
        assert_eq!(first, format!("{city} {}", back[at]));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_absent_person_takes_a_seat_back() {
    let folder = TempDir::new().expect("a folder");
    let (mine, public) = table_that_waits(&game_master(&folder).await).await;
    let seat = mine.seat().expect("a seat");
    let refused = Refused::NotAbsent { owner: "Ana".to_owned() };
    let mut clock = clocks(&public, 0, None);
    clock.clocks.iter_mut().filter(|clock| clock.seat == seat).for_each(|own| own.absent = Some(AbsentWhy::Clock));
    for language in Language::ALL {
        let city = public.game().words.city(language, seat);
        let line = refused::line(language, Some(&with(&public, &clock)), &refused, "");
        assert!(line.contains("Ana") && line.contains(&city), "{line}");
        let line = refused::line(language, Some(&public), &refused, "");
        assert!(line.contains("Ana") && !line.contains(&city), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_asks_who_is_ready_in_every_language() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(&folder).await;
    let table = master.open(wish(0)).await.expect("a table").table;
    master.join(table, Person { user: OTHER, name: "Ben".to_owned() }).await.expect("a seat");
    let (_, public) = looks(&master, table).await;
    let asking = |ready: Vec<UserId>, over: bool| {
        let ready_check = Some(ReadyCheck { until_ms: NOW_MS, ready, over });
        let lobby = public.lobby().expect("a lobby").clone();
        public.clone().with_stage(Stage::Lobby(LobbySnapshot { ready_check, ..lobby }))
    };
    let asked = [
        "**Ready?** ✓ Ana. Waiting for Ben. If somebody is missing, the host decides <t:1700000000:R>.",
        "**¿Empezamos?** ✓ Ana. Esperamos a Ben. Si falta alguien, la persona a cargo decide <t:1700000000:R>.",
        "**Bereit?** ✓ Ana. Warten auf Ben. Wenn noch jemand fehlt, entscheidet der Host <t:1700000000:R>.",
    ];
    let over = [
        "**Ready?** No answer from Ben yet: the host can start without them, or wait.",
        "**¿Empezamos?** Aún no hay respuesta de Ben: la persona a cargo puede empezar sin esperar, o esperar.",
        "**Bereit?** Noch keine Antwort von Ben: Der Host kann trotzdem starten oder warten.",
    ];
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let line = |ready: Vec<UserId>, over: bool| lobby_times::ready(language, &asking(ready, over));
        assert_eq!(line(vec![ME], false).as_deref(), Some(asked[at]));
        assert_eq!(line(vec![ME], true).as_deref(), Some(over[at]));
        assert_eq!(line(vec![ME, OTHER], false), None);
        fits(&board::board(language, &asking(vec![], false)), "nobody is ready");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_says_how_long_its_table_takes_where_two_people_could_play() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(&folder).await;
    let weeks = |n: u32| {
        [format!("Expect about {n} weeks."), format!("Durará unas {n} semanas."), format!("Dauert etwa {n} Wochen.")]
    };
    // Of three seats the AIs hold none, one and two.
    for (machines, told) in [(0, Some(weeks(4))), (1, Some(weeks(2))), (2, None)] {
        let open = OpenTable { channel: ChannelId(10 + u64::from(machines)), ..wish(machines) };
        let table = master.open(open).await.expect("a table").table;
        let lobby = looks(&master, table).await.1;
        for (at, language) in Language::ALL.into_iter().enumerate() {
            let line = lobby_times::expected(language, &paced(&lobby, Pace::Day, AbsencePolicy::Gentle));
            assert_eq!(line.as_ref(), told.as_ref().map(|told| &told[at]), "{machines} AIs");
            for pace in [Pace::Live, Pace::None] {
                assert_eq!(lobby_times::expected(language, &paced(&lobby, pace, AbsencePolicy::Gentle)), None);
            }
        }
    }
}
