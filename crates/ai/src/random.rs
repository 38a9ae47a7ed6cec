//! Plays any game at random: the baseline every other opponent must beat.

use crate::{Decision, Player};
use agon_rules::AnyView;
use agon_rules::luck::Dice;
use agon_rules::menu::Ranked;
use std::sync::atomic::AtomicBool;

/// Chooses any legal action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Player for Random {
    fn think(&mut self, view: &AnyView, dice: &mut dyn Dice, _: &AtomicBool) -> Decision {
        let mut legal = view.legal();
        let input = match view.hints().ranked {
            _ if legal.is_empty() => String::new(),
            Some(ranked) => list(legal, &ranked, dice),
            None => legal.swap_remove(below(dice, legal.len())),
        };
        Decision { input, cut: false }
    }
}

/// Makes a whole list: some of the entries in any order, then its end.
fn list(mut legal: Vec<String>, ranked: &Ranked, dice: &mut dyn Dice) -> String {
    legal.retain(|action| *action != ranked.done && action.split(' ').next() == Some(ranked.add.as_str()));
    let count = below(dice, legal.len() + 1);
    let mut chosen: Vec<String> = (0..count).map(|_| legal.swap_remove(below(dice, legal.len()))).collect();
    chosen.push(ranked.done.clone());
    chosen.join(";")
}

fn below(dice: &mut dyn Dice, count: usize) -> usize {
    dice.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
}
