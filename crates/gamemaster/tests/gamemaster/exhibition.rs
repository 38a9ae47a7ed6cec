//! Tables of machines alone, and their traces in the records.

use crate::fixture::{Fixture, GUILD, row};
use agon_ai::Level;
use agon_gamemaster::{NOBODY, NOWHERE};
use agon_games::Registry;
use agon_store::{History, NewTable, Period, SeatRow, Status};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_machines_left_unfinished_comes_to_its_end() {
    let fixture = Fixture::open().await;
    let master = &fixture.master;
    master.finish_exhibition().await.expect("nothing is open");
    let seat = |seat| SeatRow {
        seat,
        user: None,
        ai: Some(Level::Greedy.word().to_owned()),
        name: String::new(),
        resigned: false,
        left_at_ms: None,
    };
    let options =
        Registry::ours().find("attika").expect("the game").meta().complete(2, &Default::default()).expect("options");
    // As if the program had ended between opening the table and starting it.
    let left = NewTable {
        channel: NOWHERE,
        host: NOBODY,
        options: serde_json::to_value(options).expect("JSON"),
        seats: (0..2).map(seat).collect(),
        ..row("attika", 2)
    };
    let table = master.store().open_lobby(left, agon_store::LobbyPlan::default()).await.expect("a table").table;
    master.finish_exhibition().await.expect("an end");
    assert_eq!(fixture.snapshot(table).await.table().status, Status::Finished);
    master.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_play_every_game_among_themselves_and_stand_on_a_board_of_their_own() {
    let fixture = Fixture::open().await;
    let master = &fixture.master;
    let games = Registry::ours();
    for game in games.iter().map(|game| game.meta()) {
        let levels: Vec<Level> = (0..game.seats.0).map(|seat| Level::ALL[usize::from(seat % 2)]).collect();
        let table = master.exhibit(GUILD, game.id, &levels, "en").await.expect("a table");
        let look = fixture.snapshot(table).await;
        assert_eq!(look.table().status, Status::Finished);
        assert!(look.seats().iter().all(|row| row.user.is_none()));
        let board = fixture.board(game.id, Period::AllTime).await;
        assert_eq!((board.rows.total, board.mine), (0, None), "no person has played");
        let levels: Vec<_> = board.machines.iter().filter_map(|row| row.ai.as_deref()).collect();
        assert_eq!(levels, ["greedy", "random"], "the better one leads");
    }
    let history = History { guild: Some(GUILD), ..History::default() };
    assert_eq!(master.store().finished(&history, 0, 10).await.expect("a history").total, games.iter().count() as u64);
    // Too few machines make no table.
    let too_few = master.exhibit(GUILD, "offrandes", &[Level::Greedy], "en").await;
    assert!(too_few.is_err());
    master.close().await;
}
