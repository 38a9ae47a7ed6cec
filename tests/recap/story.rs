//! Stories: what luck brings and what the cities do, and what each reader is told of it.

use crate::past::{Past, written};
use crate::player::Player;
use crate::running_bot::RunningBot;
use agon::discord::panels::table::recap::{self, Recap};
use agon::discord::panels::table::{choices, happened, seat};
use agon_gamemaster::TableSnapshot;
use agon_games::Registry;
use agon_lang::Language;
use agon_rules::Seat;
use agon_rules::game::OptionValues;
use agon_sandbox::Message;
use agon_store::{NewStep, UserId};

/// A story: `luck` or a city, with its outcomes or actions, one after the other.
pub type Story = [(&'static str, &'static str)];

/// All lines for a reader in each language: their last decision, then the sentences, the most important first.
pub type Told = [&'static [&'static str]; 3];

/// The names of the languages in `/language`, each with the word for further sentences.
const LANGUAGES: [(&str, &str); 3] = [("English", "more"), ("Español", "más"), ("Deutsch", "weitere")];

/// The most sentences on a panel without a picture.
const SHOWN: usize = 6;

/// The log of a story at a table of the game.
fn log(game: &str, seats: u8, story: &Story) -> Vec<NewStep> {
    let rules = Registry::ours().find(game).expect("the game").rules;
    let mut table = rules.open(seats, &OptionValues::new()).expect("a table");
    let mut steps = Vec::new();
    for (who, parts) in story {
        let city = table.meta().cities.iter().position(|city| city == who);
        for part in parts.split("; ") {
            let done = match city {
                Some(seat) => table.act(Seat(seat as u8), part),
                None => table.resolve(part),
            };
            steps.extend(written(done.unwrap_or_else(|error| panic!("{who}, `{part}`: {error}"))));
        }
    }
    steps
}

/// Starts a bot with a table after a story. The first person has the first seat.
pub async fn bot_after(people: &[&str], game: &str, story: &Story) -> RunningBot {
    let steps = log(game, people.len() as u8, story);
    let past = Past::of(people, game, OptionValues::new(), steps).await;
    let bot = RunningBot::start_after(|store| past.write(store)).await;
    bot.user("ana").sees("Text board").await;
    bot.wait_until_sent().await;
    bot
}

/// The table as a person may know it.
pub async fn look(bot: &RunningBot, name: &str) -> TableSnapshot {
    let user = UserId(bot.user(name).person().id.0);
    bot.gamemaster.snapshot(bot.table().await, Some(user)).await.expect("the table")
}

/// The step of a person's last decision.
pub fn decided(look: &TableSnapshot) -> u32 {
    look.position().expect("a position").decided
}

/// The text in the frame of a message.
pub fn framed(message: &Message) -> String {
    message.embeds[0]["description"].as_str().unwrap_or_default().to_owned()
}

/// The lines of these that a panel without a picture shows. The last one counts the others.
fn shown(told: &[&str], more: &str) -> Vec<String> {
    let mut lines: Vec<String> = told.iter().take(1 + SHOWN).map(|line| (*line).to_owned()).collect();
    let left = told.len() - lines.len();
    if let Some(last) = lines.last_mut().filter(|_| left > 0) {
        *last = format!("{last} +{left} {more}");
    }
    lines
}

fn assert_begins(panel: &str, wanted: &[String]) {
    let begin: Vec<&str> = panel.lines().take(wanted.len()).collect();
    assert_eq!(begin, wanted);
}

/// Compares a person's whole recap, and the panel made of it, in each language.
pub async fn assert_told(bot: &RunningBot, name: &str, told: &Told) {
    let own = look(bot, name).await;
    for ((language, (_, more)), wanted) in Language::ALL.into_iter().zip(LANGUAGES).zip(told) {
        let since = recap::since(language, &own).expect("a decision");
        let whole = Recap::of(language, &own).expect("a recap").important(decided(&own));
        assert_eq!([vec![format!("-# {since}")], whole].concat(), *wanted);
        let panel = seat::seat(language, &own, &choices::At::default(), None);
        assert_begins(&panel.embed.expect("a frame").text, &shown(wanted, more));
    }
}

/// Compares the panel that a person opens at Discord too.
pub async fn assert_reads(bot: &RunningBot, name: &str, told: &Told) {
    assert_told(bot, name, told).await;
    let user = bot.user(name);
    for ((language, more), wanted) in LANGUAGES.into_iter().zip(told) {
        user.slash("/language", &[("language", language)]).await.ok();
        let panel = Player::new(user.clone()).opens_panel().await;
        assert_begins(&framed(&panel), &shown(wanted, more));
    }
}

/// The page of everything after a step, with its headings, as the snapshot's viewer reads it in English.
pub fn page(look: &TableSnapshot, since: u32) -> Vec<String> {
    let page = happened::happened(Language::English, look, since, 0).embed.expect("a frame");
    page.text.lines().map(str::to_owned).collect()
}
