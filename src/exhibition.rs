//! Fills a fresh sandbox: plays a dozen tables among AIs, so that history, replay and boards have real content.

use agon_ai::Level;
use agon_gamemaster::{GameMaster, GuildId, NOBODY};
use agon_games::Registry;
use agon_store::Status;

/// The number of tables of each game.
const EACH: u8 = 4;

/// Plays them one after the other, every game at each of its sizes in turn. Does nothing if people had the first table
/// of the server. Resumes tables that an earlier start left unfinished, and plays the missing ones.
///
/// # Errors
/// A table cannot be played, or the database failed.
pub async fn play(gamemaster: &GameMaster, guild: GuildId, language: &str) -> anyhow::Result<()> {
    let store = gamemaster.store();
    if store.table_by_number(guild, 1).await?.is_some_and(|row| row.host != NOBODY || row.imported_at_ms.is_some()) {
        return Ok(());
    }
    gamemaster.finish_exhibition().await?;
    let tables = store.begun_tables(guild).await?.into_iter();
    let ours =
        tables.filter(|row| row.host == NOBODY && row.imported_at_ms.is_none() && row.status == Status::Finished);
    for (game, levels) in missing(gamemaster.games(), ours.map(|row| (row.game, row.seats_wanted)).collect()) {
        gamemaster.exhibit(guild, game, &levels, language).await?;
    }
    Ok(())
}

/// Returns the tables still to play after these: the game, and the levels of its seats.
fn missing(games: &Registry, mut played: Vec<(String, u8)>) -> Vec<(&'static str, Vec<Level>)> {
    let mut missing = Vec::new();
    for round in 0..EACH {
        for game in games.iter().map(|game| game.meta()) {
            let (least, most) = game.seats;
            let seats = least + round % (most - least + 1);
            if let Some(at) = played.iter().position(|(id, wanted)| id == game.id && *wanted == seats) {
                played.swap_remove(at);
                continue;
            }
            // Some seat must lose: the seat that plays at random moves on by one from table to table.
            let level = |seat| if seat == round % seats { Level::Random } else { Level::Greedy };
            missing.push((game.id, (0..seats).map(level).collect()));
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_is_not_played_again() {
        let games = Registry::ours();
        let all = missing(&games, Vec::new());
        assert_eq!(all.len(), usize::from(EACH) * games.iter().count());
        let played = |tables: &[(&str, Vec<Level>)]| {
            tables.iter().map(|(game, levels)| ((*game).to_owned(), levels.len() as u8)).collect::<Vec<_>>()
        };
        // Stopped after any table, the rest is what is missing.
        for at in 0..=all.len() {
            assert_eq!(missing(&games, played(&all[..at])), all[at..], "{at}");
        }
        // Other tables, of other sizes, do not count.
        assert_eq!(missing(&games, vec![("chess".to_owned(), 2), (all[0].0.to_owned(), 99)]), all);
    }
}
