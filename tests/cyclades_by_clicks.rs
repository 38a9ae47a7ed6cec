//! A whole game of Cyclades by clicks, from the joining message to the records, with a battle, a retreat, a
//! figurine, a Chimera and a metropolis.

use crate::player::{ByHand, Player, starts};
use crate::running_bot::RunningBot;
use agon_ai::Level;
use agon_gamemaster::TableSnapshot;
use agon_games::Registry;
use agon_rules::Seat;
use agon_rules::cyclades::data::Creature;
use agon_rules::cyclades::{Action, Cyclades, Event, Phase, State, View};
use agon_rules::game::{Game, View as _, Viewer};
use agon_rules::luck::{Dice, QuickDice};
use agon_store::TableId;

/// The events that the game must have, in the words of a log.
#[derive(Default, Debug)]
struct Seen {
    battle: bool,
    retreat: bool,
    figurine: bool,
    chimera: bool,
}

impl Seen {
    fn note(&mut self, action: &Action, view: &View) {
        let power = view.board.turn().and_then(|turn| turn.power());
        self.battle |= matches!(action, Action::Fight | Action::Withdraw(_));
        self.retreat |= matches!(action, Action::Withdraw(_));
        self.figurine |= matches!(action, Action::At(_)) && power.is_some_and(|power| power.figurine().is_some());
        self.chimera |= matches!(action, Action::Summon(Creature::Chimera));
    }

    fn all(&self) -> bool {
        self.battle && self.retreat && self.figurine && self.chimera
    }
}

/// Begins a table of Cyclades with three people.
pub async fn three_sit_down(bot: &RunningBot) -> TableId {
    let ana = bot.ana_opens("Cyclades").await;
    bot.join(&["ben", "cleo"]).await;
    starts(&ana, "Start").await;
    ana.sees("cycle 1").await;
    bot.table().await
}

/// The value of an action for the missing events. Metropolises wait for all others.
fn wish(view: &View, state: &State, seat: Seat, action: Action, seen: &Seen) -> u32 {
    let board = &view.board;
    let mut next = *state;
    let mut events = Vec::new();
    Cyclades::apply(&mut next, seat, action, &mut events);
    let stands = |event: &Event| matches!(event, Event::Metropolis { .. } | Event::PhilosophersGiven { .. });
    let fight = events.iter().find_map(|event| match event {
        Event::Battle { force, against, .. } => Some(u32::from((*force).min(*against))),
        _ => None,
    });
    match action {
        _ if events.iter().any(stands) && !seen.all() => 0,
        Action::Withdraw(_) if !seen.retreat => 90,
        Action::Fight => 20,
        Action::Summon(Creature::Chimera) if !seen.chimera => 95,
        Action::Summon(creature) if creature.figurine().is_some() && !seen.figurine => 95,
        Action::Copy(_) => 50,
        _ if fight.is_some_and(|sides| sides >= 2) && !seen.retreat => 80,
        // Large fleets meet in long battles.
        Action::Recruit(agon_rules::cyclades::Piece::Fleet(sea)) if board.fleets(sea).count() > 0 => 70,
        Action::Recruit(_) => 40,
        Action::Bid(_, amount) if amount <= 2 => 30,
        Action::Bid(..) | Action::BidApollo => 5,
        Action::Forgo | Action::Swap(_) | Action::Summon(_) | Action::Sell(_) => 1,
        Action::Stop | Action::End => 25,
        _ => 24,
    }
}

fn typed(look: &TableSnapshot) -> View {
    look.view().and_then(|view| view.of::<View>()).cloned().expect("a view of Cyclades")
}

/// Chooses a seat's action: first for the missing events, then as its opponent would to win.
fn choose(look: &TableSnapshot, seat: Seat, seen: &Seen, dice: &mut QuickDice) -> String {
    let view = typed(look);
    if seen.all() {
        let view = look.view().expect("a view");
        let input = Registry::ours().find("cyclades").expect("the game").player(Level::Greedy).choose(view, dice);
        return input.split(';').next().map(|action| action.trim().to_owned()).expect("an action");
    }
    let state = Cyclades::imagine(&view, dice);
    let wishes: Vec<u32> = view.legal().iter().map(|&action| wish(&view, &state, seat, action, seen)).collect();
    let best = wishes.iter().copied().max().expect("something to do");
    let good: Vec<_> = view.legal().iter().zip(&wishes).filter(|(_, wish)| **wish + 1 >= best).collect();
    good[dice.below(good.len() as u32) as usize].0.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_play_cyclades_to_the_records() {
    let bot = RunningBot::start().await;
    let table = three_sit_down(&bot).await;
    let names = ["ana", "ben", "cleo"];
    let players = names.map(|name| Player::new(bot.user(name)));
    let ids = names.map(|name| agon_store::UserId(bot.user(name).person().id.0));
    let (mut seen, mut dice, mut by_hand) = (Seen::default(), QuickDice::new(3), ByHand::default());
    loop {
        let public = bot.snapshot(table).await;
        if public.is_over() {
            break;
        }
        let seat = public.waiting().first().expect("somebody is waited for");
        let look = bot.gamemaster.snapshot(table, Some(ids[seat.index()])).await.expect("the table");
        let action = choose(&look, seat, &seen, &mut dice);
        seen.note(&action.parse().expect("an action"), &typed(&look));
        if by_hand.does(&action) {
            players[seat.index()].does(&bot, table, &action).await;
        } else {
            bot.gamemaster.act(table, ids[seat.index()], look.seq(), &action).await.expect("a legal action");
        }
    }
    assert!(seen.all(), "{seen:?}");
    let look = bot.snapshot(table).await;
    let view = look.public().and_then(|view| view.of::<View>()).expect("a view");
    assert_eq!(view.viewer(), Viewer::Public);
    assert!(matches!(view.board.phase, Phase::Over(_)));
    assert!((0..3).map(Seat).any(|seat| view.board.metropolises(seat) > 0), "a metropolis stands");

    let ana = bot.user("ana");
    let board = ana.sees("seed revealed").await;
    assert!(board.says("wins with") || board.says("share the win"), "{}", board.summary());
    let history = ana.slash("/history", &[]).await.ok();
    assert!(history.is_private() && history.says("Cyclades · 3 people"), "{}", history.text());
    assert!(ana.slash("/leaderboard", &[("game", "cyclades")]).await.ok().says("So far: 1."));
    bot.close();
}
