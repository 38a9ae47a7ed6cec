//! Why can't I? What could ever be written at a table, and why it is not possible now.

use crate::GameMaster;
use crate::error::Refused;
use crate::live::Live;
use agon_rules::Seat;
use agon_store::{TableId, UserId};

impl GameMaster {
    /// Everything that can be written at the table and is not possible for the seat of `user` now, in the game's order.
    ///
    /// # Errors
    /// There is no such table, it does not run, or the asker has no seat.
    pub async fn wishes(&self, table: TableId, user: UserId) -> Result<Vec<String>, Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let seat = live.seat_to_ask(user)?;
                let play = live.with_draft(live.running()?, seat);
                let legal = play.legal(seat);
                Ok(play.lexicon().into_iter().filter(|action| !legal.contains(action)).collect())
            })
        })
        .await
    }

    /// Why an action is not possible for the seat of `user` now: the refusal is the answer. Nothing is done.
    ///
    /// # Errors
    /// That reason, or there is no such table.
    pub async fn why(&self, table: TableId, user: UserId, action: &str) -> Result<(), Refused> {
        let action = action.to_owned();
        self.at(table, move |live| {
            Box::pin(async move {
                let seat = live.seat_to_ask(user)?;
                let now = live.log.len() as u32;
                live.to_act(user, now)?;
                Ok(live.with_draft(live.running()?, seat).check(seat, &action)?)
            })
        })
        .await
    }
}

impl Live {
    /// The seat of somebody who asks, whoever's turn it is.
    fn seat_to_ask(&self, user: UserId) -> Result<Seat, Refused> {
        self.running()?;
        self.playing(user)
    }
}
