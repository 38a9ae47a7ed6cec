//! Two worlds with different orders: nobody else learns of unused ones.

use super::world::{World, clockwise, same};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_what_is_left_of_a_maximum() {
    let mut worlds = [World::open("offrandes", "bid").await, World::open("offrandes", "bid").await];
    let [a, b, c, d] = clockwise(&worlds[0]).await;
    assert_eq!([a, b, c, d], clockwise(&worlds[1]).await);
    for world in &worlds {
        world.wants_letters(c).await;
    }
    same(&mut worlds, &[], "at the start");
    for (world, limit) in worlds.iter().zip(["6", "9"]) {
        let screen = world.opens_orders(c).await;
        world.limits(c, &screen, "limit offrandes up-to", limit).await;
        world.bot.wait_until_sent().await;
    }
    // In one world only, another seat leaves an unused order: it acts by hand before the order's time.
    let screen = worlds[1].opens_orders(d).await;
    worlds[1].limits(d, &screen, "limit offrandes up-to", "5").await;
    let but = [c, d];
    same(&mut worlds, &but, "ordered");
    for world in &worlds {
        world.called(b, "bid 2").await;
    }
    same(&mut worlds, &but, "called, and bids 2");
    for world in &worlds {
        world.obeys(c).await;
    }
    same(&mut worlds, &but, "the order bids 3");
    for world in &worlds {
        world.acts(d, "pass").await;
        world.called(a, "bid 4").await;
        world.acts(b, "bid 5").await;
        world.obeys(c).await;
    }
    same(&mut worlds, &but, "the order bids 6");
    for world in &worlds {
        world.acts(a, "pass").await;
        world.called(b, "pass").await;
        world.called(a, "end").await;
    }
    for world in &worlds {
        assert!(world.log().await.ends_with(&["bid 6", "pass", "pass", "end"].map(str::to_owned)));
        assert_eq!(world.look(c).await.orders(), [], "the lot is sold");
        world.moment().await;
    }
    same(&mut worlds, &but, "at the end");
    worlds.into_iter().for_each(|world| world.bot.close());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_the_rest_of_a_plan() {
    let mut worlds = [World::open("cyclades", "offer").await, World::open("cyclades", "offer").await];
    let first = worlds[0].asked().await;
    let legal = worlds[0].look(first).await.view().expect("a view").legal();
    let mut gods: Vec<String> = legal.iter().filter_map(|action| action.split(' ').nth(1)).map(str::to_owned).collect();
    gods.dedup();
    for world in &worlds {
        world.acts(first, &format!("bid {} 1", gods[0])).await;
    }
    let planner = worlds[0].asked().await;
    assert_eq!(planner, worlds[1].asked().await);
    for world in &worlds {
        world.wants_letters(planner).await;
    }
    same(&mut worlds, &[], "at the start");
    for (world, limits) in worlds.iter().zip([["2", "3"], ["5", "1"]]) {
        let screen = world.opens_orders(planner).await;
        let screen =
            world.limits(planner, &screen, &format!("rank cyclades plan 1 255 bid {}", gods[0]), limits[0]).await;
        world.limits(planner, &screen, &format!("rank cyclades plan 1 255 bid {}", gods[1]), limits[1]).await;
        world.bot.wait_until_sent().await;
    }
    for world in &worlds {
        world.obeys(planner).await;
    }
    same(&mut worlds, &[planner], "the plan bids");
    // The displaced bidder has a plan in one world, and acts by hand in both.
    let screen = worlds[1].opens_orders(first).await;
    worlds[1].presses(first, &screen, "add plan 1 bid apollo").await;
    let but = [planner, first];
    for world in &worlds {
        world.acts(first, "bid apollo").await;
    }
    same(&mut worlds, &but, "driven out");
    for god in &gods[1..3] {
        let seat = worlds[0].asked().await;
        for world in &worlds {
            world.called(seat, &format!("bid {god} 1")).await;
        }
        same(&mut worlds, &but, god);
    }
    for world in &worlds {
        assert_eq!(world.look(planner).await.orders(), [], "the offerings are over");
        world.moment().await;
    }
    same(&mut worlds, &but, "at the end");
    worlds.into_iter().for_each(|world| world.bot.close());
}
