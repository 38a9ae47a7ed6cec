//! Hints: the advice of an AI to a person, from what that person can know. Only where no rating and nobody who
//! has not agreed can be wronged.

use crate::actor::TableActor;
use crate::error::Refused;
use crate::game_master::GameMaster;
use crate::thinking::{MOST, decide};
use agon_ai::{Level, Suggestion, reason};
use agon_rules::Viewer;
use agon_store::{HintPolicy, TableId, UserId};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The level of the AI that gives hints.
const LEVEL: Level = Level::Hard;

/// The advice of an AI to a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// At most three decisions, the best first; none if the AI had no time.
    pub suggestions: Vec<Suggestion>,
    /// The measure in which the first differs most from the second, with the difference; `None` if both are close.
    pub reason: Option<(&'static str, f32)>,
}

impl GameMaster {
    /// Returns a hint for the seat of `user`, if the table still stands at `seq`. Nothing is done.
    ///
    /// # Errors
    /// The refusal: an old button, another seat's turn, or a table without hints.
    pub async fn hint(&self, table: TableId, user: UserId, seq: u32) -> Result<Hint, Refused> {
        let (mut player, view, mut dice) = self
            .read(table, move |actor| {
                let seat = actor.to_act(user, seq)?;
                if !actor.allows_hints() {
                    return Err(Refused::NoHints);
                }
                let play = actor.running()?;
                let view = actor.with_draft(play, seat).view(Viewer::Seat(seat));
                Ok((actor.game().player(LEVEL), view, actor.own_dice("hint", seat, play.made())))
            })
            .await?;
        let measures = player.measures();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let think = move || player.suggest(&view, &mut dice, &stopped);
        let most = self.shared().limits_thinking().then_some(MOST);
        let suggestions = decide(self.cpu(), think, most, stop).await;
        let suggestions = suggestions.map_err(|error| Refused::Contradiction(format!("a machine broke: {error}")))?;
        let reason = match &suggestions[..] {
            [best, second, ..] => reason(&measures, best, second),
            _ => None,
        };
        Ok(Hint { suggestions, reason })
    }
}

impl TableActor {
    /// True if people may ask for hints at this table, and its game has an AI that can give any.
    pub(crate) fn allows_hints(&self) -> bool {
        let allowed = self.plays_for_nothing() || !self.row().rated && self.row().times.hints == HintPolicy::All;
        allowed && !self.game().player(LEVEL).measures().is_empty()
    }
}
