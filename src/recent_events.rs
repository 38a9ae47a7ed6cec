//! The latest events, for marks in a picture and for words.

use agon_lang::GameWords;
use agon_rules::AnyEvent;

/// Returns the events from a step on. If these steps have none, returns those of the last step that has some. Leaves
/// out the starts and ends of turns if there is any other event.
pub fn recent_events(words: &dyn GameWords, events: &[(u32, AnyEvent)], since: u32) -> Vec<AnyEvent> {
    let Some((newest, _)) = events.last() else { return Vec::new() };
    let since = since.min(*newest);
    let fresh: Vec<&AnyEvent> =
        events.iter().rev().take_while(|(seq, _)| *seq >= since).map(|(_, event)| event).collect();
    let quiet = fresh.iter().all(|event| words.turns(event));
    fresh.into_iter().rev().filter(|event| quiet || !words.turns(event)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use agon_rules::game::OptionValues;
    use agon_rules::luck::QuickDice;
    use agon_rules::offrandes::Offrandes;
    use agon_rules::{Viewer, Waiting, game_of};

    /// Returns the public events of the first steps of a game of Offrandes.
    fn course() -> Vec<(u32, AnyEvent)> {
        let mut table = game_of::<Offrandes>().open(3, &OptionValues::new()).expect("a table");
        let (mut dice, mut events) = (QuickDice::new(1), Vec::new());
        while events.len() < 60 && table.waiting() != Waiting::Over {
            let done = match table.waiting().seats().first() {
                Some(seat) => {
                    let legal = table.legal(seat);
                    table.act(seat, legal.last().expect("an action")).expect("a legal action")
                }
                None => table.draw(&mut dice).expect("luck"),
            };
            events.extend(done.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(Viewer::Public)?))));
        }
        events
    }

    #[test]
    fn turns_are_told_only_where_nothing_else_is() {
        let (words, events) = (agon_lang::offrandes::WORDS, course());
        let all = recent_events(words, &events, 1);
        let turns = events.iter().filter(|(_, event)| words.turns(event)).count();
        assert!(turns > 0 && all.len() == events.len() - turns, "{turns} of {}", events.len());
        let quiet: Vec<_> = events.iter().filter(|(_, event)| words.turns(event)).cloned().collect();
        assert_eq!(recent_events(words, &quiet, 1).len(), quiet.len());
    }

    #[test]
    fn where_nothing_came_of_the_newest_steps_the_last_that_counts_is_told() {
        let (words, events) = (agon_lang::offrandes::WORDS, course());
        let (newest, _) = events.last().expect("an event");
        assert_eq!(recent_events(words, &events, newest + 5).len(), recent_events(words, &events, *newest).len());
        assert!(recent_events(words, &[], 1).is_empty());
    }
}
