//! Menu hints of Offrandes: the question, the quick row, the main choice and the choices that need confirmation.

use super::data::{Character, PICKS};
use super::token::Action;
use super::view::{Scene, View};
use crate::game::View as _;
use crate::menu::{Amount, Hints, Pick, Prompt, Quick, Ranked};

/// Returns the question of a scene.
pub(super) fn prompt(view: &View) -> Prompt {
    match &view.scene {
        Scene::Start => Prompt::one("chance"),
        Scene::Picks { picked, .. } => Prompt { kind: "pick", step: picked.len() as u8 + 1, steps: PICKS },
        Scene::Offer(_) => Prompt { kind: "lot", step: 1, steps: 2 },
        Scene::Open(..) => Prompt { kind: "open", step: 2, steps: 2 },
        Scene::Bid(_) => Prompt::one("bid"),
        Scene::Seal { .. } => Prompt::one("seal"),
        Scene::Bribe { .. } => Prompt::one("bribe"),
        Scene::Rank { .. } => Prompt::one("rank"),
        Scene::Sacrifice { chosen: Some(_), .. } => Prompt { kind: "altar", step: 2, steps: 2 },
        Scene::Sacrifice { seat, .. } if view.board.placeable(*seat).len() > 1 => {
            Prompt { kind: "offer", step: 1, steps: 2 }
        }
        Scene::Sacrifice { .. } => Prompt::one("altar"),
        Scene::Over(_) => Prompt::one("over"),
    }
}

/// Returns the first words a seat may want: those of each phase under this table's options, and of the present
/// decision.
fn relevant(view: &View) -> Vec<String> {
    let options = &view.board.options;
    let bribe = if options.sealed_bribes { "rank" } else { "bribe" };
    let bid = if options.sealed_auction { "seal" } else { "bid" };
    let asked: &[&str] = match &view.scene {
        Scene::Picks { .. } => &["pick"],
        Scene::Open(..) => &["open"],
        Scene::Bid(_) => &["pass"],
        Scene::Sacrifice { .. } => &["offer"],
        _ => &[],
    };
    asked.iter().chain(&["lot", bid, bribe, "altar", "end"]).map(|&word| word.to_owned()).collect()
}

/// Suggests the menu layout (`docs/rules/offrandes.md` §15 lists the steps).
pub(super) fn hints(view: &View) -> Hints {
    let mut hints = Hints { quick: quick(view), relevant: relevant(view), ..Hints::default() };
    hints.listed = vec!["seal".to_owned()];
    hints.confirm = ["bribe", "altar"].map(str::to_owned).to_vec();
    match &view.scene {
        Scene::Picks { picked, .. } if picked.is_empty() && !view.legal().is_empty() => {
            let from = Character::ALL.map(|character| character.word().to_owned()).to_vec();
            hints.pick = Some(Pick { word: "pick".to_owned(), from, count: PICKS, together: false, then: None });
        }
        Scene::Offer(turn) if !view.legal().is_empty() => {
            let from = turn.tiles().map(|tile| tile.word().to_owned()).collect();
            let most = i64::from(view.board.purse(turn.auctioneer));
            let then = Some(Amount { word: "open".to_owned(), least: 1, most });
            hints.pick = Some(Pick { word: "lot".to_owned(), from, count: 2, together: true, then });
            // Before the first lot, ending the turn wastes the whole turn.
            if turn.lots == 0 {
                hints.confirm.push("end".to_owned());
            }
        }
        Scene::Bid(bidding) => {
            let half = view.board.purse(bidding.bidder) / 2;
            let high = view.legal().iter().filter(|action| matches!(action, Action::Bid(amount) if *amount > half));
            hints.confirm.extend(high.map(ToString::to_string));
        }
        Scene::Rank { .. } => {
            hints.ranked = Some(Ranked { add: "rank".to_owned(), done: "rank done".to_owned() });
        }
        _ => {}
    }
    hints.main = main(view);
    hints.decline = decline(view);
    hints
}

/// Returns the action that takes nothing: no bid, no bribe, no sacrifice, no further lot.
fn decline(view: &View) -> Option<String> {
    let takes_nothing = |action: &&Action| {
        use Action::{End, NoBribe, NoOffer, NoSacrifice, Pass, RankDone, Seal};
        matches!(**action, End | NoBribe | NoOffer | NoSacrifice | Pass | RankDone | Seal(0))
    };
    view.legal().iter().find(takes_nothing).map(|action| action.to_string())
}

/// Returns the everyday choice: the least opening bid, or the least raise up to half the bidder's money.
fn main(view: &View) -> Option<String> {
    match &view.scene {
        Scene::Bid(bidding) => {
            let least = bidding.bid + 1;
            (least <= view.board.purse(bidding.bidder) / 2).then(|| Action::Bid(least).to_string())
        }
        Scene::Open(..) => view.legal().first().map(ToString::to_string),
        _ => None,
    }
}

/// Returns the quick row, from public facts only.
fn quick(view: &View) -> Vec<Quick> {
    match &view.scene {
        Scene::Bid(bidding) => {
            let (least, most) = (bidding.bid + 1, view.board.purse(bidding.bidder));
            let mut row: Vec<Quick> =
                (least..=most).take(2).map(|amount| Quick::Act(Action::Bid(amount).to_string())).collect();
            if least + 2 <= most {
                let (least, most) = (i64::from(least), i64::from(most));
                row.push(Quick::Ask(Amount { word: "bid".to_owned(), least, most }));
            }
            row.push(Quick::Act(Action::Pass.to_string()));
            row
        }
        Scene::Bribe { .. } => vec![Quick::Act(Action::NoBribe.to_string())],
        Scene::Seal { .. } => vec![Quick::Panel("seal")],
        Scene::Rank { .. } => vec![Quick::Panel("rank")],
        _ => Vec::new(),
    }
}
