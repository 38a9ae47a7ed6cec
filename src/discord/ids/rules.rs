//! Rules of a game: `<game> <topic>`.

/// A click on the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesClick {
    /// Shows those of the game chosen.
    Which,
    /// Shows those of a game.
    Of {
        /// The game's id.
        game: String,
        /// The topic; none: the one chosen, or of the present phase.
        topic: Option<String>,
    },
}

impl RulesClick {
    /// A game's rules.
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
