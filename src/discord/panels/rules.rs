//! The rules of a game, in our own words, page by page.

use super::{GOLD, say};
use crate::discord::ids::{CustomId, Page, RulesClick};
use crate::discord::parts::{Choice, Embed, FRAMED, Menu, MenuKind, Parts, cut};
use agon_games::Registry;
use agon_lang::Language;

/// Builds a page of the rules; the first page if the game has no such `topic`.
pub fn rules(language: Language, games: &Registry, game: &str, topic: &str) -> Parts {
    let Some(words) = games.get(game).map(|game| game.words) else { return which(language, games) };
    let topics = words.topics();
    let Some(topic) = topics.iter().find(|known| **known == topic).or(topics.first()) else { return Parts::default() };
    let page = Page::Rules { game: game.to_owned(), topic: (*topic).to_owned() };
    let choices = topics
        .iter()
        .map(|known| Choice { chosen: known == topic, ..Choice::new(*known, words.topic_title(language, known)) });
    Parts {
        embed: Some(Embed {
            title: format!("{} · {}", words.title(language), words.topic_title(language, topic)),
            text: cut(&words.topic_text(language, topic), FRAMED),
            colour: GOLD,
            footer: String::new(),
        }),
        ..Parts::default()
    }
    .menu(Menu {
        id: CustomId::page(RulesClick::of(game)),
        placeholder: say(language, "label-rules"),
        choices: choices.collect(),
        count: 1,
        kind: MenuKind::Words,
    })
    .buttons(vec![super::show_button(language, CustomId::page(page))])
}

/// Asks for the game whose rules to show.
pub fn which(language: Language, games: &Registry) -> Parts {
    let menu = games_menu(language, games, CustomId::page(RulesClick::Which));
    Parts::line(say(language, "ui-which-game")).menu(menu)
}

/// Builds a menu of all games.
pub fn games_menu(language: Language, games: &Registry, id: CustomId) -> Menu {
    let choices = games.iter().map(|game| Choice {
        detail: game.words.pitch(language),
        ..Choice::new(game.id(), game.words.title(language))
    });
    Menu {
        id,
        placeholder: say(language, "ui-which-game"),
        choices: choices.collect(),
        count: 1,
        kind: MenuKind::Words,
    }
}
