//! Methods to look at a table in tests.

use super::*;

impl Table {
    pub(super) fn board(&self) -> &Board {
        &self.state.board
    }

    /// Returns the seats asked and their question: `sparta: turn`, `chance`, `over`.
    pub(super) fn asks(&self) -> String {
        let asked: Vec<&str> = Cyclades::waiting(&self.state).seats().iter().map(city).collect();
        let question = Cyclades::prompt(&Cyclades::view(&self.state, Viewer::Public)).kind;
        if asked.is_empty() { question.to_owned() } else { format!("{}: {question}", asked.join(" ")) }
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        game::legal::<Cyclades>(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    /// Returns the legal actions that begin with a word, without it.
    pub(super) fn choices(&self, seat: Seat, word: &str) -> Vec<String> {
        let rest = |text: &String| text.strip_prefix(word).map(|rest| rest.trim_start().to_owned());
        self.legal(seat).iter().filter_map(rest).collect()
    }

    pub(super) fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        Cyclades::outcomes(&self.state, &mut outcomes);
        outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
    }

    /// Returns the rule that forbids an action, its section and its numbers.
    pub(super) fn refusal(&self, seat: Seat, text: &str) -> String {
        let checked = Cyclades::check(&self.state, seat, text.parse().unwrap());
        checked.map_or_else(|refusal| refusal.to_string(), |()| format!("`{text}` is allowed"))
    }

    /// True if this event came from the last input or, without one, since the phase began.
    pub(super) fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub(super) fn purses(&self) -> Vec<u16> {
        self.board().everybody().map(|seat| self.state.purse(seat)).collect()
    }

    /// Returns the owner and number of the units on an island or a sea space: `sparta 3`, `nobody 0`.
    pub(super) fn at(&self, place: &str) -> String {
        let (owner, count) = match Sea::read(place) {
            Some(sea) => (self.board().fleets(sea).owner(), self.board().fleets(sea).count()),
            None => (self.board().holding(island(place)).owner, self.board().holding(island(place)).troops),
        };
        format!("{} {count}", owner.map_or("nobody", city))
    }

    /// Returns the slots of an island in the form of [`Table::builds`].
    pub(super) fn built(&self, name: &str) -> String {
        let holding = self.board().holding(island(name));
        let slots = holding.slots.iter().take(self.board().map().slots[island(name).index()].into());
        let mut words: Vec<&str> = slots.map(|slot| slot.map_or("-", Building::id)).collect();
        words.extend(holding.metropolis.then_some("metropolis"));
        words.join(" ")
    }

    /// Returns the creature row in the form of [`Table::row`].
    pub(super) fn creatures(&self) -> String {
        self.board().creatures.row.map(|card| card.map_or("-", Creature::id)).join(" ")
    }

    pub(super) fn has_discarded(&self, name: &str) -> bool {
        self.board().creatures.discard.has(creature(name))
    }

    pub(super) fn standing(&self) -> Standing {
        Cyclades::standing(&self.state).unwrap_or_else(|| panic!("not over, but {}", self.asks()))
    }

    /// Returns the place of each seat.
    pub(super) fn places(&self) -> Vec<u8> {
        self.standing().seats.iter().map(|seat| seat.place).collect()
    }
}
