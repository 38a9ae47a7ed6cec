//! The notation of actions and of luck.

use super::*;
use crate::cyclades::{Chance, Place};

#[test]
fn what_is_written_is_read_back() {
    for seats in 2..=5 {
        let mut actions = Vec::new();
        Cyclades::lexicon(seats, &Options::default(), &mut actions);
        for action in actions {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "`{text}`");
        }
    }
    let chances = (0..5)
        .flat_map(|n| [Chance::Start(n + 1), Chance::Marker(Seat(n)), Chance::Die(n.min(3))])
        .chain(God::ALL.map(Chance::God))
        .chain(Creature::ALL.map(Chance::Creature));
    for chance in chances {
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }
}

#[test]
fn each_kind_of_action_has_its_words() {
    let naxos = Island::Naxos;
    let cases = [
        ("bid ares 5", Action::Bid(Ares, 5)),
        ("bid apollo", Action::BidApollo),
        ("recruit naxos", Action::Recruit(Piece::Troop(naxos))),
        ("recruit D4", Action::Recruit(Piece::Fleet(sea("D4")))),
        ("recruit priest", Action::Recruit(Piece::Priest)),
        ("build naxos 3", Action::Build(naxos, 3)),
        ("move kea naxos 2", Action::Move(Island::Kea, naxos, 2)),
        ("sail D4 E4 2", Action::Sail(sea("D4"), sea("E4"), 2)),
        ("to F11", Action::To(sea("F11"))),
        ("with 3", Action::With(3)),
        ("stop", Action::Stop),
        ("swap pegasus", Action::Swap(Creature::Pegasus)),
        ("summon pegasus", Action::Summon(Creature::Pegasus)),
        ("forgo", Action::Forgo),
        ("at naxos", Action::At(Place::Island(naxos))),
        ("at D4", Action::At(Place::Sea(sea("D4")))),
        ("from thebes", Action::From(THEBES)),
        ("topple naxos 2", Action::Topple(naxos, 2)),
        ("remake naxos 2 port", Action::Remake(naxos, 2, Building::Port)),
        ("copy kraken", Action::Copy(Creature::Kraken)),
        ("sell philosopher", Action::Sell(Piece::Philosopher)),
        ("push D4 E4", Action::Push(sea("D4"), sea("E4"))),
        ("fight", Action::Fight),
        ("withdraw kea", Action::Withdraw(Place::Island(Island::Kea))),
        ("give naxos 2", Action::Give(naxos, 2)),
        ("end", Action::End),
        ("  bid   ares 5 ", Action::Bid(Ares, 5)),
    ];
    for (text, action) in cases {
        assert_eq!(text.parse(), Ok(action), "`{text}`");
    }
}

#[test]
fn what_is_no_action_is_refused() {
    let bad = [
        "",
        "bid",
        "bid ares",
        "bid ares 05",
        "bid ares +5",
        "bid ares -1",
        "bid ares 256",
        "bid ares 5 6",
        "bid apollo 1",
        "bid hera 5",
        "Bid ares 5",
        "bid Ares 5",
        "at Z9",
        "at L1",
        "at A0",
        "at A12",
        "at A01",
        "at d4",
        "at D",
        "at atlantis",
        "recruit",
        "recruit temple",
        "recruit philosophers",
        "build naxos",
        "build D4 1",
        "build naxos 01",
        "move kea naxos",
        "move kea D4 1",
        "move kea naxos two",
        "sail D4 naxos 1",
        "sail D4 E4",
        "to naxos",
        "with",
        "with all",
        "stop 1",
        "swap zeus",
        "summon hydra",
        "from corfu",
        "from apollo",
        "topple naxos",
        "remake naxos 2",
        "remake naxos 2 metropolis",
        "copy",
        "sell metropolis",
        "push D4",
        "push kea D4",
        "fight on",
        "withdraw",
        "give naxos",
        "end turn",
        "pass",
        "die 2",
    ];
    for text in bad {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    for text in ["die", "die 02", "die  2", "god apollo", "creature hydra", "marker corfu", "start", "start one", "end"]
    {
        assert!(text.parse::<Chance>().is_err(), "`{text}`");
    }
}

#[test]
fn what_can_be_written_may_still_be_impossible() {
    let t = table(3).gold(&[9; 3]).turn(Ares, SPARTA);
    let cases = [
        ("move kea kea 0", "same-island (12.1)"),
        ("move kea tinos 1", "not-on-board (3.1)"),
        ("recruit K9", "not-on-board (3.1)"),
        ("recruit B1", "not-on-board (3.1)"),
        ("build kea 9", "no-such-slot (10.5) slots=1"),
        ("bid ares 1", "not-now (10.2)"),
        ("fight", "not-now (10.2)"),
        ("at kea", "not-now (10.2)"),
        ("from thebes", "not-now (10.2)"),
    ];
    for (text, refusal) in cases {
        assert_eq!(t.refusal(SPARTA, text), refusal, "`{text}`");
    }
    assert_eq!(t.refusal(CORINTH, "end"), "not-your-turn (10.1)");
}
