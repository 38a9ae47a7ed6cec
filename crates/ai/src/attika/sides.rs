//! The standing of a city: the work until all its buildings are on the board, and the cost of joining two shrines.
//!
//! All values are tenths of an action. A card counts as one action, because an unused action gives a card (5.2).

use super::routes::{Route, cheapest_chain};
use super::worth::Weights;
use agon_rules::Seat;
use agon_rules::attika::data::{Building, Group, SPACES};
use agon_rules::attika::spaces::{Space, Spaces};
use agon_rules::attika::{Board, Cards};
use arrayvec::ArrayVec;

/// The known facts about a city's cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    /// The cards, if the judge may know them.
    pub known: Option<Cards>,
    /// Their number, including those of unused actions.
    pub count: u8,
}

/// The standing of a city.
pub(super) struct Side {
    /// The tenths of actions until all buildings stand.
    pub work: f32,
    /// The cheapest chain that joins two shrines.
    pub route: Option<Chain>,
    /// The expected cost of each kind of building, in tenths of cards.
    pub expected: [u16; Building::COUNT],
    /// The cost of filling each empty space, including the action.
    pub filling: [u16; SPACES],
    /// The landscapes still needed to pay for the discs of the mat, at their cheapest spaces.
    pub wanted: Cards,
}

/// A chain that would join two shrines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    /// The number of missing buildings.
    pub steps: u8,
    /// The number of these without a disc on the mat.
    pub lacking: u8,
    /// Their cost in tenths of cards.
    pub cards: u16,
}

/// The values of empty spaces for one city. Many spaces share them.
#[derive(Clone, Copy)]
struct Site {
    around: Cards,
    /// The number of these symbols.
    symbols: u8,
    /// The cost of a new settlement there, in tenths of cards (9.4).
    founding: u16,
}

/// Computes the standing of a seat.
pub(super) fn side(board: &Board, seat: Seat, purse: Purse, weights: &Weights) -> Side {
    let map = &board.map;
    let mat = |building: Building| board.on_mat(seat, building);
    let unseen = |building: Building| board.unseen[seat.index()][building.index()];
    let mut side = Side {
        work: 0.0,
        route: None,
        expected: [0; Building::COUNT],
        filling: [weights.blind; SPACES],
        wanted: Cards::NONE,
    };
    let mut free = [Spaces::EMPTY; Building::COUNT];
    let (sites, site_of) = sites(board, seat, weights);
    // The cheapest disc of the mat at each site.
    let mut cheapest = [u16::MAX; SPACES];
    for building in Building::ALL {
        let on_mat = mat(building) > 0;
        if !on_mat && unseen(building) == 0 {
            continue;
        }
        let gift = map.free(seat, building);
        free[building.index()] = gift;
        if on_mat && !gift.is_empty() {
            gift.iter().for_each(|space| side.filling[space.index()] = 10);
        } else if !gift.is_empty() {
            continue;
        }
        let (mut least, mut wanted) = (weights.nowhere, Cards::NONE);
        for (site, cheapest) in sites.iter().zip(&mut cheapest) {
            let symbols = building.cost().beyond(site.around);
            let any = building.any().saturating_sub(site.symbols);
            let price = weights.price(purse.known, symbols, any) + site.founding;
            if price < least {
                (least, wanted) = (price, symbols);
            }
            if on_mat {
                *cheapest = (*cheapest).min(price);
            }
        }
        side.expected[building.index()] = if gift.is_empty() { least } else { 0 };
        if on_mat && gift.is_empty() {
            side.wanted = side.wanted.plus(wanted);
        }
    }
    for (space, site) in map.empty().iter().zip(site_of) {
        let filling = &mut side.filling[space.index()];
        *filling = (*filling).min((cheapest[usize::from(site)] / 4).saturating_add(10));
    }
    let bill = bill(board, seat, &free, &mut side.expected, weights);
    let discs: u16 = Building::ALL
        .into_iter()
        .map(|building| 10 * u16::from(mat(building)) + weights.pile * u16::from(unseen(building)))
        .sum();
    let cards = 10 * u16::from(purse.count);
    let owing = f32::from(bill.saturating_sub(cards)) - weights.spare * f32::from(cards.saturating_sub(bill));
    let amphorae = weights.amphora * f32::from(board.amphorae[seat.index()]);
    side.work = f32::from(discs) + owing - amphorae - promises(board, seat, weights);
    side.route =
        cheapest_chain(map, seat, &side.filling).map(|route| chain(board, seat, purse, &free, &route, weights));
    side
}

/// Returns the different sites of the empty spaces, in the order of their first spaces, and the site of each empty space.
fn sites(board: &Board, seat: Seat, weights: &Weights) -> (ArrayVec<Site, SPACES>, ArrayVec<u8, SPACES>) {
    let map = &board.map;
    let (mut sites, mut site_of) = (ArrayVec::<Site, SPACES>::new(), ArrayVec::new());
    let away = weights.founding * u16::from(map.settlements(seat).max(1));
    // The place in `sites` of each set of symbols, near the seat's buildings and away from them, plus one.
    let mut known = [[0u8; AROUND]; 2];
    for space in map.empty().iter() {
        let (around, near) = (map.around(space), map.near(seat).has(space));
        let at = &mut known[usize::from(near)][around_index(around)];
        if *at == 0 {
            let founding = if near { 0 } else { away };
            sites.push(Site { around, symbols: around.len(), founding });
            *at = sites.len() as u8;
        }
        site_of.push(*at - 1);
    }
    (sites, site_of)
}

/// The number of indices of symbols around a space.
const AROUND: usize = 1 << 12;

/// Returns a number of its own for the symbols around a space: at most seven, so three bits for each landscape do.
fn around_index(around: Cards) -> usize {
    around.counts().into_iter().fold(0, |index, count| index << 3 | usize::from(count & 7))
}

/// Returns the tenths of cards all remaining discs cost, and sets the expected cost of each kind.
fn bill(
    board: &Board,
    seat: Seat,
    free: &[Spaces; Building::COUNT],
    expected: &mut [u16; Building::COUNT],
    weights: &Weights,
) -> u16 {
    let mut order: [(u8, Building); Building::COUNT] = Building::ALL.map(|building| {
        let room = free[building.index()].len() as u8;
        (room, building)
    });
    order.sort_unstable_by_key(|&(room, building)| (room, building));
    let (mut taken, mut sum) = (Spaces::EMPTY, 0);
    for (room, building) in order {
        let left = board.on_mat(seat, building) + board.unseen[seat.index()][building.index()];
        if left == 0 {
            continue;
        }
        let price = &mut expected[building.index()];
        if room > 0 {
            // Each piece needs its own space beside the building its arrow comes from.
            let own = free[building.index()].minus(taken);
            let gifts = left.min(own.len() as u8);
            own.iter().take(gifts.into()).for_each(|space| taken.insert(space));
            let tight = own.len() as u8 <= gifts;
            let gift = if tight { weights.tight } else { weights.gift };
            // Streets lead to streets: one place is enough for all.
            let gifts = if building == Building::Street { left } else { gifts };
            sum += u16::from(gifts) * gift + u16::from(left - gifts) * weights.cramped;
            *price = if gifts > 0 { gift } else { weights.cramped };
        } else if building == Building::Street {
            let standing = board.map.sites(seat, building).next().is_some();
            let later = if standing { *price } else { (*price).min(weights.orphan) };
            sum += *price + u16::from(left - 1) * later;
        } else if let Some(from) = building.disc().from {
            let standing = board.map.sites(seat, from).next().is_some();
            *price = (*price).min(if standing { weights.cramped } else { weights.orphan });
            sum += u16::from(left) * *price;
        } else {
            *price += weights.rivalry;
            sum += *price;
        }
    }
    sum
}

/// Returns the expected tenths of actions from incomplete groups as amphorae, or as cards instead (11.1, 11.3).
fn promises(board: &Board, seat: Seat, weights: &Weights) -> f32 {
    let map = &board.map;
    let one = |group: Group| {
        let size: u8 = group.buildings().map(Building::pieces).sum();
        let sites = || group.buildings().flat_map(|building| map.sites(seat, building));
        let Some(first) = sites().next() else { return 0.0 };
        let standing = sites().count();
        let joined = map.connected(seat, first, |building| building.group() == group).len();
        let share = standing as f32 / f32::from(size);
        let sure = if joined == standing { 1.0 } else { weights.apart };
        share * share * sure
    };
    let groups = Group::ALL.into_iter().filter(|&group| !board.completed(seat, group));
    weights.group * groups.map(one).sum::<f32>()
}

/// Returns the cost of a route's chain: each of its spaces gets the cheapest remaining disc of the mat.
fn chain(
    board: &Board,
    seat: Seat,
    purse: Purse,
    free: &[Spaces; Building::COUNT],
    route: &Route,
    weights: &Weights,
) -> Chain {
    let map = &board.map;
    let mut mat = board.mats[seat.index()];
    let mut chain = Chain { steps: 0, lacking: 0, cards: 0 };
    for space in route.gaps.iter() {
        chain.steps += 1;
        let around = map.around(space);
        let price = |building: Building| {
            if free[building.index()].has(space) {
                return 0;
            }
            let any = building.any().saturating_sub(around.len());
            weights.price(purse.known, building.cost().beyond(around), any)
        };
        let left = Building::ALL.into_iter().filter(|building| mat[building.index()] > 0);
        match left.map(|building| (price(building), building)).min() {
            Some((price, building)) => {
                mat[building.index()] -= 1;
                chain.cards += price;
            }
            None => {
                chain.lacking += 1;
                chain.cards += weights.drawn;
            }
        }
    }
    chain
}

impl Chain {
    /// Returns the tenths of actions the chain takes with these cards.
    pub(super) fn work(&self, purse: Purse, weights: &Weights) -> f32 {
        let actions = 10 * u16::from(self.steps) + weights.lacking * u16::from(self.lacking);
        f32::from(actions) + (f32::from(self.cards) - 10.0 * f32::from(purse.count)).max(0.0)
    }
}

/// Returns the number of empty spaces beside a space: room for the buildings that its arrow leads to.
pub(super) fn room(board: &Board, space: Space) -> u8 {
    board.map.neighbours(space).filter(|&next| board.map.on(next).is_none()).count() as u8
}
