//! Tests of a server's leaderboard of all games, of champions, of the total of two people, and of tables of AIs alone.

use crate::fixture::{ANA, BEN, EVA, Fixture, GUILD, ai, finished, fixture, lobby, person, resigned};
use crate::leaderboards::counts;
use agon_store::{GuildId, HeadToHead, History, Leaderboard, NewTable, Period, SeatRow, Sort, TotalFilter, UserId};

const ELSEWHERE: GuildId = GuildId(11);

fn duel(winner: UserId, loser: UserId, game: &str) -> NewTable {
    let name = |user: UserId| format!("Player {}", user.0);
    let seats = vec![person(0, winner, &name(winner)), person(1, loser, &name(loser))];
    NewTable { game: game.to_owned(), ..lobby(1, seats) }
}

fn total() -> TotalFilter {
    TotalFilter { guild: GUILD, period: Period::AllTime, machines: false, sort: Sort::Wins, reader: ANA }
}

async fn read(at: &Fixture, wanted: TotalFilter) -> Leaderboard {
    at.store.total_leaderboard(&wanted, 0, 10).await.unwrap()
}

fn users(board: &Leaderboard) -> Vec<UserId> {
    board.rows.items.iter().map(|row| row.user).collect()
}

#[tokio::test]
async fn over_all_games_wins_count_alike_and_ratings_do_not() {
    let at = fixture().await;
    let dan = UserId(4);
    // Ana wins 3 of 6: 2 of 5 at one game, 1 of 1 at another. Ben wins 3 of 5, Dan 1 of 1, Eva none of 2.
    for (winner, loser, game) in [
        (ANA, BEN, "offrandes"),
        (ANA, BEN, "offrandes"),
        (BEN, ANA, "offrandes"),
        (BEN, ANA, "offrandes"),
        (BEN, ANA, "offrandes"),
        (ANA, EVA, "attika"),
        (dan, EVA, "cyclades"),
    ] {
        finished(&at.store, duel(winner, loser, game), &[1, 2], 5_000).await;
    }
    let sorted = async |sort| read(&at, TotalFilter { sort, ..total() }).await;
    // Of equal wins, the one of fewer tables stands first.
    let wins = sorted(Sort::Wins).await;
    assert_eq!(users(&wins), [BEN, ANA, dan, EVA]);
    assert_eq!(wins.rows.items.iter().map(counts).collect::<Vec<_>>(), [(5, 3, 7), (6, 3, 9), (1, 1, 1), (2, 0, 4)]);
    assert_eq!(users(&sorted(Sort::Rating).await), users(&wins), "there is no rating over all games");
    // Dan won every table, but one table is no share.
    let share = sorted(Sort::Share).await;
    assert_eq!(users(&share), [BEN, ANA, dan, EVA]);
    assert_eq!(share.rows.items.iter().map(|row| row.rating.sure).collect::<Vec<_>>(), [true, true, false, false]);
    assert_eq!(users(&sorted(Sort::Played).await), [ANA, BEN, EVA, dan]);
    assert_eq!(wins.rows.items[1].name.as_deref(), Some("Player 1"));
    // The reader's own row has the rank of its position, on every page.
    for sort in [Sort::Wins, Sort::Share, Sort::Played] {
        for (place, reader) in (1..).zip(users(&sorted(sort).await)) {
            let mine = read(&at, TotalFilter { sort, reader, ..total() }).await.mine;
            assert_eq!(mine.map(|row| (row.user, row.rank)), Some((reader, place)), "{sort}");
        }
    }
    let second = at.store.total_leaderboard(&total(), 1, 3).await.unwrap();
    assert_eq!((users(&second), second.rows.items[0].rank, second.rows.total), (vec![EVA], 4, 4));
    // Another server has its own board. A stranger has no row.
    let other = read(&at, TotalFilter { guild: ELSEWHERE, ..total() }).await;
    assert_eq!((users(&other), other.mine), (vec![], None));
}

#[tokio::test]
async fn the_board_of_all_games_has_periods_hidden_people_and_ais_too() {
    let at = fixture().await;
    let season = at.store.start_season(GUILD, 1_000, None, |_| Vec::new()).await.unwrap().unwrap().season;
    for (winner, loser, game) in [(BEN, ANA, "offrandes"), (BEN, ANA, "attika"), (EVA, ANA, "attika")] {
        finished(&at.store, duel(winner, loser, game), &[1, 2], 5_000).await;
    }
    at.store.end_season(GUILD, Some(1), 6_000, |_| Vec::new()).await.unwrap();
    for game in ["offrandes", "attika"] {
        let table = NewTable { game: game.to_owned(), ..lobby(1, vec![person(0, ANA, "Ana"), ai(1)]) };
        finished(&at.store, table, &[2, 1], 7_000).await;
    }
    let of = |period| TotalFilter { period, ..total() };
    assert_eq!(users(&read(&at, of(Period::Season(season))).await), [BEN, EVA, ANA]);
    let all = read(&at, TotalFilter { machines: true, ..total() }).await;
    assert_eq!(all.mine.as_ref().map(counts), Some((5, 0, 10)));
    let machines: Vec<_> = all.machines.iter().map(|row| (row.ai.as_deref(), counts(row))).collect();
    assert_eq!(machines, [(Some("hard"), (2, 2, 2))]);
    assert_eq!(read(&at, total()).await.mine.as_ref().map(counts), Some((3, 0, 6)));

    // The champion is the first of the board: by rating at one game, by wins over all.
    let champion = async |game| {
        let found = at.store.champions(GUILD, &[season, season + 1], false, game).await.unwrap();
        assert!(found.iter().all(|(of, ..)| *of == season), "the other has no table");
        found.first().map(|(_, user, _)| *user)
    };
    assert_eq!((champion(Some("offrandes")).await, champion(None).await), (Some(BEN), Some(BEN)));
    assert_eq!(champion(Some("cyclades")).await, None);
    at.store.set_hidden(BEN, true).await.unwrap();
    assert_eq!(users(&read(&at, total()).await), [EVA, ANA]);
    assert_eq!((champion(Some("attika")).await, champion(None).await), (Some(EVA), Some(EVA)));
    // Without a win nobody is a champion. Who is hidden reads their own row.
    assert_eq!(champion(Some("offrandes")).await, None);
    let own = read(&at, TotalFilter { reader: BEN, ..total() }).await;
    assert_eq!(own.mine.map(|row| (row.rank, row.wins)), Some((1, 2)));
}

#[tokio::test]
async fn two_people_have_a_total_of_the_tables_they_finished() {
    let at = fixture().await;
    for (places, at_ms) in [([1, 2], 2_000), ([1, 2], 3_000), ([2, 1], 4_000), ([1, 1], 5_000)] {
        finished(&at.store, duel(ANA, BEN, "offrandes"), &places, at_ms).await;
    }
    // Whoever is not among the first is still ahead or behind. A place given up is last.
    let four = vec![person(0, EVA, "Eva"), person(1, ANA, "Ana"), ai(2), resigned(3, BEN, "Ben")];
    finished(&at.store, NewTable { game: "attika".to_owned(), ..lobby(1, four) }, &[1, 2, 3, 4], 6_000).await;
    finished(&at.store, NewTable { guild: ELSEWHERE, ..duel(BEN, ANA, "attika") }, &[1, 2], 7_000).await;
    let of = |user, opponent| History {
        guild: Some(GUILD),
        user: Some(user),
        opponent: Some(opponent),
        ..History::default()
    };
    let score = |ahead, behind, level| Some(HeadToHead { ahead, behind, level });
    for (wanted, told) in [
        (of(ANA, BEN), score(3, 1, 1)),
        (of(BEN, ANA), score(1, 3, 1)),
        (History { guild: None, ..of(ANA, BEN) }, score(3, 2, 1)),
        (History { game: Some("offrandes".to_owned()), ..of(ANA, BEN) }, score(2, 1, 1)),
        (History { from_ms: Some(3_000), before_ms: Some(5_000), ..of(ANA, BEN) }, score(1, 1, 0)),
        (of(ANA, EVA), score(0, 1, 0)),
        (of(ANA, UserId(9)), None),
        (History { opponent: None, ..of(ANA, BEN) }, None),
        (History { user: None, ..of(ANA, BEN) }, None),
    ] {
        assert_eq!(at.store.head_to_head(&wanted).await.unwrap(), told, "{wanted:?}");
    }
}

#[tokio::test]
async fn tables_of_ais_alone_count_in_statistics_only_if_asked() {
    let at = fixture().await;
    let machines: Vec<SeatRow> = vec![ai(0), ai(1)];
    finished(&at.store, lobby(1, machines.clone()), &[1, 2], 3_000).await;
    let most = at.store.most_played(GUILD).await.unwrap();
    assert_eq!(most.as_deref(), Some("offrandes"), "they are the game played most where nobody else plays");
    let people = at.store.statistics(GUILD, "offrandes", false).await.unwrap();
    assert_eq!((people.lengths.len(), people.closest.len(), people.highest.len()), (0, 0, 0));
    assert_eq!(people.machines_only, 1);

    finished(&at.store, lobby(1, vec![person(0, ANA, "Ana"), ai(1)]), &[2, 1], 62_000).await;
    finished(&at.store, lobby(1, machines), &[1, 2], 122_000).await;
    for rebuilt in [false, true] {
        if rebuilt {
            assert_eq!(at.store.rebuild_records(200_000).await.unwrap(), 3);
        }
        let read = async |machines| {
            let found = at.store.statistics(GUILD, "offrandes", machines).await.unwrap();
            let all = |setting: &str| setting.is_empty();
            let lengths: Vec<_> = found.lengths.iter().filter(|row| all(&row.setting)).collect();
            let wins: Vec<f64> = found.seats.iter().filter(|row| all(&row.setting)).map(|row| row.wins).collect();
            let (tables, lasted_ms) = (lengths[0].tables, lengths[0].lasted_ms);
            (lengths.len(), tables, lasted_ms, wins, found.closest.len(), found.highest.len(), found.machines_only)
        };
        assert_eq!(read(false).await, (1, 1, 60_000, vec![0.0, 1.0], 1, 2, 2));
        assert_eq!(read(true).await, (1, 3, 181_000, vec![2.0, 1.0], 3, 3, 2));
        let split = at.store.statistics(GUILD, "offrandes", true).await.unwrap();
        let settings: Vec<_> = split.lengths.iter().map(|row| (row.setting.as_str(), row.tables)).collect();
        assert_eq!(settings, [("", 3), ("gods=4", 3)]);
    }
}
