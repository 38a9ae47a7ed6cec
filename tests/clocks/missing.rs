//! A table of four, a day a turn, at which one person never answers: what everybody reads, in each language.

use super::world::{CALL, DAY, HOUR, MINUTE, NAMES, World};
use crate::lost_rights::id_of;
use crate::player::is_panel;
use agon_gamemaster::{Pace, TableId};
use agon_sandbox::{Message, User};

/// What people read. Times are hours since the beginning, and `#` is the channel.
struct Said {
    locale: &'static str,
    language: &'static str,
    due: &'static str,
    yours: &'static str,
    reminder: &'static str,
    made: &'static str,
    without_reserve: &'static str,
    absent: &'static str,
    letter: &'static str,
    button: &'static str,
    played: &'static str,
    not_yours: &'static str,
    back: &'static str,
    again: &'static str,
    next: &'static str,
    over: &'static str,
}

const ENGLISH: Said = Said {
    locale: "en-US",
    language: "en",
    due: "■ Thebes (Dion) draws or builds · due <24 h>, with reserve <48 h>",
    yours: "Your time: until <24 h> (<24 h>), then 24 h reserve until <48 h>.",
    reminder: "Table 1 (Attika, #): your time is up <48 h>.",
    made: "Time was up for Dion: the turn was made automatically.",
    without_reserve: "■ Thebes (Dion) draws or builds · due <72 h>",
    absent: "Dion is absent: the AI plays ■ Thebes until Dion is back.",
    letter: "Your time at table 1 (Attika, #) was up. The AI plays for you until you are back.",
    button: "I'm back",
    played: "The AI plays for you until you are back.",
    not_yours: "Only Dion can take ■ Thebes back.",
    back: "■ Thebes is yours again. While you were away (5 turns):",
    again: "It is yours already.",
    next: "■ Thebes (Dion) draws or builds · due <96 h>, with reserve <102 h>",
    over: "Table 1 is over.",
};

const SPANISH: Said = Said {
    locale: "es-ES",
    language: "es",
    due: "■ Tebas (Dion) roba o construye · el plazo vence <24 h>; con la reserva, <48 h>",
    yours: "Tu tiempo: hasta el <24 h> (<24 h>); después, 24 h de reserva hasta el <48 h>.",
    reminder: "Mesa 1 (Attika, #): tu tiempo se acaba <48 h>.",
    made: "A Dion se le acabó el tiempo: su turno se jugó automáticamente.",
    without_reserve: "■ Tebas (Dion) roba o construye · el plazo vence <72 h>",
    absent: "Dion no está: la IA juega ■ Tebas hasta que Dion vuelva.",
    letter: "Se te acabó el tiempo en la mesa 1 (Attika, #). La IA juega por ti hasta que vuelvas.",
    button: "He vuelto",
    played: "La IA juega por ti hasta que vuelvas.",
    not_yours: "Solo Dion puede recuperar ■ Tebas.",
    back: "■ Tebas vuelve a tus manos. Mientras no estabas (5 turnos):",
    again: "Ese asiento ya es tuyo.",
    next: "■ Tebas (Dion) roba o construye · el plazo vence <96 h>; con la reserva, <102 h>",
    over: "La mesa 1 ha terminado.",
};

const GERMAN: Said = Said {
    locale: "de",
    language: "de",
    due: "■ Theben (Dion) zieht oder baut · fällig <24 h>, mit Reserve <48 h>",
    yours: "Deine Zeit: bis <24 h> (<24 h>), dann 24 h Reserve bis <48 h>.",
    reminder: "Tisch 1 (Attika, #): Deine Zeit ist <48 h> um.",
    made: "Für Dion war die Zeit um: Der Zug wurde automatisch gemacht.",
    without_reserve: "■ Theben (Dion) zieht oder baut · fällig <72 h>",
    absent: "Dion ist abwesend: Die KI spielt ■ Theben, bis Dion zurück ist.",
    letter: "Deine Zeit an Tisch 1 (Attika, #) war um. Die KI spielt für dich, bis du zurück bist.",
    button: "Ich bin zurück",
    played: "Die KI spielt für dich, bis du zurück bist.",
    not_yours: "Nur Dion kann ■ Theben wieder übernehmen.",
    back: "■ Theben gehört wieder dir. Während du weg warst (5 Züge):",
    again: "Der Platz gehört dir schon.",
    next: "■ Theben (Dion) zieht oder baut · fällig <96 h>, mit Reserve <102 h>",
    over: "Tisch 1 ist beendet.",
};

/// The button with which people take their seats back.
const BACK: &str = "v1:time:1:0:back";

/// A line of a message.
fn line(world: &World, message: &Message, number: usize) -> String {
    let here = format!("<#{}>", world.user("ana").place());
    world.text(message).replace(&here, "#").lines().nth(number).unwrap_or_default().to_owned()
}

/// The newest letter to Dion.
fn letter(dion: &User) -> Message {
    dion.in_dm().messages().pop().expect("a letter")
}

/// Presses a button in a client without any earlier answer. Returns the private answer.
async fn forges(user: &User, board: &Message, id: &str) -> Message {
    user.dismisses_all();
    user.forges(board.id, id).await.ok();
    user.sees_that("an answer", |message| message.only_for.is_some()).await
}

/// The number of turns that the AI made for Dion.
async fn made(world: &World, table: TableId) -> u32 {
    let dion = id_of(&world.user("dion"));
    let look = world.settled(table).await;
    let seat = look.seats().iter().find(|row| row.user == Some(dion)).expect("a seat").seat;
    let clocks = world.bot.gamemaster.store().clocks(table).await.expect("the clocks");
    clocks.iter().find(|clock| clock.seat == seat).expect("a clock").turns_stood_in
}

/// Dion never answers, until the AI has made five turns.
async fn never_answers(said: &Said) {
    let world = World::open_in(said.locale, said.language).await.at_pace(Pace::Day).await;
    let [ana, dion] = ["ana", "dion"].map(|name| world.user(name));
    world.wants_letters("dion").await;
    let table = world.table("attika", &NAMES, said.language).await;
    assert_eq!(world.asked(table).await, "dion");

    // A turn has a day, and then a day of reserve. The call says so, and the reminder once more.
    let board = world.board().await;
    assert_eq!(line(&world, &board, 1), said.due);
    assert!(!board.buttons().iter().any(|button| button.custom_id == BACK));
    world.until(table, CALL).await;
    let called = letter(&dion);
    assert!(world.text(&called).lines().any(|line| line == said.yours), "{}", world.text(&called));
    world.until(table, 18 * HOUR + CALL).await;
    let reminded = letter(&dion);
    assert!(reminded.id > called.id);
    assert_eq!(line(&world, &reminded, 0), said.reminder);
    assert!(world.text(&reminded).lines().any(|line| line == said.yours), "{}", world.text(&reminded));

    // The AI makes this one turn. The next one has no reserve any more.
    world.until(table, 2 * DAY + CALL - 1).await;
    assert_eq!((world.asked(table).await, made(&world, table).await), ("dion", 0));
    world.until(table, 2 * DAY + CALL).await;
    assert_eq!(line(&world, &world.board().await, 2), said.made);
    assert_eq!(letter(&dion).id, reminded.id, "the board says it");
    world.plays_until(table, "dion").await;
    assert_eq!(line(&world, &world.board().await, 1), said.without_reserve);

    // The second turn in a row: from now on the AI plays. Dion reads it once.
    world.passes(table, DAY + CALL).await;
    let board = world.board().await;
    assert_eq!(line(&world, &board, 2), said.absent);
    let up = letter(&dion);
    assert_eq!(line(&world, &up, 0), said.letter);
    for message in [&board, &up] {
        let first = message.buttons().into_iter().next().expect("a button");
        assert_eq!((first.label.as_str(), first.custom_id.as_str()), (said.button, BACK));
    }
    let panel = forges(&dion, &board, "v1:seat:1:0:").await;
    assert!(is_panel(&panel) && world.text(&panel).lines().any(|line| line == said.played), "{}", panel.summary());
    while made(&world, table).await < 5 {
        let asked = world.asked(table).await;
        world.acts(table, asked).await;
    }
    assert_eq!((letter(&dion).id, world.now()), (up.id, 3 * DAY + 2 * CALL), "nobody waited for Dion");

    // Only Dion takes the seat back: once, and reads what was missed.
    let board = world.board().await;
    for user in [&world.user("eva"), &ana] {
        let answer = forges(user, &board, BACK).await;
        assert!(world.text(&answer).lines().any(|line| line == said.not_yours), "{}", world.text(&answer));
    }
    let recap = forges(&dion, &board, BACK).await;
    let text = world.text(&recap);
    assert_eq!(text.lines().nth(1), Some(said.back), "{text}");
    let headings = text.lines().filter(|line| line.starts_with("### ")).count();
    assert!(headings >= 5 && text.lines().count() > 15, "five rounds: {text}");
    let again = forges(&dion, &board, BACK).await;
    assert!(is_panel(&again) && world.text(&again).lines().any(|line| line == said.again), "{}", again.summary());
    assert!(!world.board().await.buttons().iter().any(|button| button.custom_id == BACK));

    // The next call goes to Dion, who has some reserve again; who was there a moment ago is called five minutes later.
    world.plays_until(table, "dion").await;
    world.passes(table, 5 * MINUTE).await;
    assert!(letter(&dion).id > up.id);
    assert_eq!(line(&world, &world.board().await, 1), said.next);
    world.bot.gamemaster.abort(table, id_of(&ana), true).await.expect("an end");
    world.settled(table).await;
    let answer = forges(&dion, &board, BACK).await;
    assert!(world.text(&answer).contains(said.over), "{}", world.text(&answer));
    world.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ai_plays_for_who_never_answers_until_they_are_back() {
    never_answers(&ENGLISH).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_spanish_too() {
    never_answers(&SPANISH).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_german_too() {
    never_answers(&GERMAN).await;
}
