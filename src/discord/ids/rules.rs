//! The rules of a game: `<game> <topic>`.

/// A click on the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesClick {
    /// Shows the rules of the chosen game.
    Which,
    /// Shows the rules of a game.
    Of {
        /// The game's id.
        game: String,
        /// The topic; `None`: the chosen one, or that of the current phase.
        topic: Option<String>,
    },
}

impl RulesClick {
    /// Opens a game's rules.
    pub fn of(game: &str) -> RulesClick {
        RulesClick::Of { game: game.to_owned(), topic: None }
    }

    pub(super) fn words(&self) -> String {
        match self {
            RulesClick::Which => String::new(),
            RulesClick::Of { game, topic: None } => game.clone(),
            RulesClick::Of { game, topic: Some(topic) } => format!("{game} {topic}"),
        }
    }

    pub(super) fn read(words: &str) -> Option<RulesClick> {
        if words.is_empty() {
            return Some(RulesClick::Which);
        }
        let mut parts = words.split(' ');
        let game = parts.next().filter(|game| !game.is_empty())?.to_owned();
        let topic = parts.next().filter(|topic| !topic.is_empty()).map(str::to_owned);
        Some(RulesClick::Of { game, topic })
    }
}
