//! Any tree of words is playable by pressing: no action is lost, every message fits, and common actions need few
//! presses.

mod pressing;

use super::layout::{Entry, Layout};
use super::{At, Step, meaning, only};
use crate::discord::parts::CHOICES;
use agon_rules::game::{OptionValues, Viewer, Waiting};
use agon_rules::luck::{Dice as _, QuickDice};
use agon_rules::menu::{Hints, Pick};
use pressing::{Choices, GAME};

fn each(start: &str, ends: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    ends.into_iter().map(|end| format!("{start} {}", end.to_string())).collect()
}

fn words(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(Entry::words).collect()
}

/// Returns this number of places, written as on a hexagonal board.
fn spaces(count: usize) -> Vec<String> {
    (0..count).map(|at| format!("{}{}", char::from(b'A' + (at / 9) as u8), at % 9 + 1)).collect()
}

const ISLANDS: [&str; 13] = [
    "naxos", "kea", "delos", "thera", "melos", "paros", "ios", "tinos", "andros", "syros", "sifnos", "kythnos",
    "amorgos",
];

#[test]
fn the_least_bid_for_each_costs_one_press_and_any_other_two() {
    let bids = [each("bid ares", 5..=11), each("bid poseidon", 1..=11), each("bid zeus", 3..=11)];
    let more = [each("bid athena", 2..=11), vec!["bid apollo".to_owned()]];
    let choices = Choices::new([bids.concat(), more.concat()].concat(), Hints::default());
    let root = choices.root();
    assert_eq!(words(&root.above), ["bid ares 5", "bid poseidon 1", "bid zeus 3", "bid athena 2", "bid apollo"]);
    assert_eq!(root.lists.len(), 1);
    assert!(root.lists[0].others && root.below.is_empty());
    assert_eq!(words(&root.lists[0].entries), ["bid ares", "bid poseidon", "bid zeus", "bid athena"]);
    let level = choices.screen(&At { path: "bid ares".to_owned(), page: 0 });
    let asked = format!("{GAME} 5 11 bid ares");
    assert_eq!(words(&level.below), Vec::<String>::new());
    assert_eq!(words(&level.above), ["bid ares 5", "bid ares 6", "bid ares 7", asked.as_str(), "bid"]);
    let presses = choices.reached_in(3);
    for (action, most) in
        [("bid ares 5", 1), ("bid athena 2", 1), ("bid apollo", 1), ("bid zeus 4", 2), ("bid zeus 5", 2)]
    {
        assert_eq!(presses[action], most, "{action}");
    }
}

#[test]
fn one_amount_is_named_by_buttons_and_a_form() {
    let choices = Choices::new([each("bid", 5..=11), vec!["pass".to_owned()]].concat(), Hints::default());
    let root = choices.root();
    assert_eq!(words(&root.above), ["bid 5", "bid 6", "bid 7", &format!("{GAME} 5 11 bid"), "pass"]);
    assert!(root.lists.is_empty() && root.below.is_empty());
    assert!(choices.reached_in(2).values().filter(|presses| **presses == 1).count() == 4);
    // If buttons can name all amounts, no form opens. Listed numbers go into a menu.
    let few = Choices::new(each("bid", 5..=8), Hints::default());
    assert_eq!(words(&few.root().above), ["bid 5", "bid 6", "bid 7", "bid 8"]);
    let listed = Choices::new(each("seal", 0..=20), Hints { listed: vec!["seal".to_owned()], ..Hints::default() });
    assert_eq!(listed.root().lists[0].entries.len(), 21);
    listed.reached_in(1);
}

#[test]
fn an_amount_whose_words_are_too_long_for_a_form_stands_in_a_menu() {
    let long = format!("b{}", "i".repeat(70));
    let choices = Choices::new(each(&long, 100..=160), Hints::default());
    let asks = |entry: &Entry| matches!(entry, Entry::Ask(_));
    let root = choices.root();
    assert!(!root.above.iter().chain(&root.below).any(asks));
    assert_eq!(root.lists[0].entries.len(), CHOICES);
    choices.reached_in(3);
}

#[test]
fn an_amount_among_branches_keeps_its_buttons() {
    let legal =
        [each("do bid", 5..=11), each("do buy", ["a", "b"]), each("do sell", ["a", "b"]), vec!["end".to_owned()]];
    let choices = Choices::new(legal.concat(), Hints::default());
    let level = choices.screen(&At { path: "do".to_owned(), page: 0 });
    let asked = format!("{GAME} 5 11 do bid");
    assert_eq!(words(&level.above), ["do bid 5", "do bid 6", "do bid 7", asked.as_str(), ""]);
    assert_eq!(
        level.lists.iter().map(|list| words(&list.entries)).collect::<Vec<_>>(),
        [each("do buy", ["a", "b"]), each("do sell", ["a", "b"])]
    );
}

/// Makes a turn of many small steps: about 150 actions. Its numbers are places and troops, a choice like any other.
fn turn(hints: Hints) -> Choices {
    let hints = Hints { listed: ["build", "move"].map(str::to_owned).into(), ..hints };
    let moves = |from: &str| ISLANDS[..8].iter().flat_map(|to| each(&format!("move {from} {to}"), 1..=3)).collect();
    let moves: Vec<Vec<String>> = ["thebes", "argos", "pylos", "elis"].map(moves).into();
    let build = ISLANDS[..6].iter().flat_map(|island| each(&format!("build {island}"), [1, 3])).collect();
    let summon = each("summon", ["siren", "pegasus", "fates"]);
    let swap = vec!["swap pegasus".to_owned(), "end".to_owned()];
    Choices::new([each("recruit", ISLANDS), build, moves.concat(), summon, swap].concat(), hints)
}

#[test]
fn a_turn_shows_its_words_and_the_first_of_them_open() {
    let choices = turn(Hints::default());
    let root = choices.root();
    assert_eq!(words(&root.above), ["recruit", "build", "move", "summon", "swap pegasus", "end"]);
    assert_eq!(root.lists.len(), 1);
    assert_eq!(words(&root.lists[0].entries), each("recruit", ISLANDS));
    assert!(root.below.is_empty());
    let presses = choices.reached_in(3);
    for (action, most) in [
        ("end", 1),
        ("swap pegasus", 1),
        ("recruit amorgos", 1),
        ("build naxos 3", 2),
        ("summon fates", 2),
        ("move elis kea 3", 3),
    ] {
        assert_eq!(presses[action], most, "{action}");
    }
}

#[test]
fn the_game_may_name_what_stands_open() {
    let choices = turn(Hints { open: Some("build".to_owned()), main: Some("end".to_owned()), ..Hints::default() });
    assert_eq!(words(&choices.root().lists[0].entries)[..2], ["build naxos 1", "build naxos 3"]);
    assert_eq!(choices.reached_in(3)["build thera 1"], 1);
    // With more words than buttons, a menu holds them, and the named one has its own menu beside it.
    let many = spaces(12).into_iter().flat_map(|from| each(&format!("push {from}"), spaces(4)));
    let hints = Hints { open: Some("push A2".to_owned()), ..Hints::default() };
    let choices = Choices::new(many.collect(), hints);
    let root = choices.root();
    assert_eq!((root.lists.len(), root.lists[0].entries.len()), (2, 12));
    assert_eq!(words(&root.lists[1].entries), each("push A2", spaces(4)));
    choices.reached_in(2);
}

#[test]
fn the_game_may_spread_a_few_actions_as_buttons() {
    let draw = each("draw", ["main", "1", "2", "3"]);
    let build = ISLANDS.iter().flat_map(|at| each(&format!("build {at}"), ["mill", "tower"])).collect::<Vec<_>>();
    let amphora = each("amphora", ["action", "card"]);
    let legal = [draw.clone(), build, amphora.clone(), vec!["end".to_owned()]].concat();
    let spread = ["draw", "amphora", "build kea mill"].map(str::to_owned).into();
    let choices = Choices::new(legal, Hints { spread, ..Hints::default() });
    let presses = choices.reached_in(2);
    for action in draw.iter().chain(&amphora).map(String::as_str).chain(["build kea mill", "end"]) {
        assert_eq!(presses[action], 1, "{action}");
    }
    // Numbers follow the same rule, even without other choices.
    let turns = each("turn", 0..6);
    let root = Choices::new(turns.clone(), Hints { spread: vec!["turn".to_owned()], ..Hints::default() }).root();
    assert_eq!(words(&root.below), turns);
    assert!(root.lists.is_empty() && root.above.is_empty());
}

#[test]
fn one_menu_says_all_where_it_can() {
    for (legal, menus, buttons) in [
        (each("at", ISLANDS), vec![13], 0),
        ([each("from", ["thebes", "argos", "elis", "pylos"]), vec!["forgo".to_owned()]].concat(), vec![4], 1),
        ([each("sell", ["naxos", "D4", "priest"]), vec!["stop".to_owned()]].concat(), vec![3], 1),
        ([each("retreat", ["naxos", "kea"]), vec!["fight".to_owned()]].concat(), vec![2], 1),
        ([each("to", spaces(6)), each("with", [1, 3]), vec!["stop".to_owned()]].concat(), vec![6, 2], 1),
        (["a", "b"].map(|to| each(&format!("bribe {to}"), ["x", "y", "none"])).concat(), vec![6], 0),
        (each("altar", ["zeus", "hera", "none"]), vec![2], 1),
        (
            ISLANDS.iter().flat_map(|at| each(&format!("remake {at}"), ["1 port", "2 temple"])).take(25).collect(),
            vec![25],
            0,
        ),
    ] {
        let choices = Choices::new(legal, Hints::default());
        let root = choices.root();
        assert_eq!(root.lists.iter().map(|list| list.entries.len()).collect::<Vec<_>>(), menus, "{:?}", choices.legal);
        assert_eq!((root.above.len(), root.below.len()), (0, buttons), "{:?}", choices.legal);
        choices.reached_in(1);
    }
}

#[test]
fn below_the_root_one_menu_says_all_in_order() {
    let places = [vec!["build naxos 1", "build naxos 3"], vec!["build kea 1"], vec!["build delos 1", "build delos 2"]];
    let legal: Vec<String> = places.concat().into_iter().map(str::to_owned).collect();
    let other = ["recruit", "move"].map(|word| each(word, ["naxos", "kea"])).concat();
    let hints = Hints { listed: vec!["build".to_owned()], ..Hints::default() };
    let choices = Choices::new([legal.clone(), other].concat(), hints);
    let level = choices.screen(&At { path: "build".to_owned(), page: 0 });
    assert_eq!(words(&level.lists[0].entries), legal);
    assert_eq!((level.lists.len(), level.above.len(), words(&level.below)), (1, 0, vec![String::new()]));
}

#[test]
fn levels_of_one_word_are_skipped() {
    let one = Choices::new(vec!["give naxos 2".to_owned()], Hints::default());
    let only = Entry::Only { word: "give".to_owned(), action: "give naxos 2".to_owned() };
    assert_eq!(one.root(), Layout { below: vec![only], ..Layout::default() });
    let amounts =
        Choices::new(["naxos", "kea"].map(|to| each(&format!("move thebes {to}"), 1..=6)).concat(), Hints::default());
    assert_eq!(words(&amounts.root().above), ["move thebes naxos 1", "move thebes kea 1"]);
    // From the level of an amount, the back button skips the same levels. The root has no back button.
    let level = amounts.screen(&At { path: "move thebes naxos".to_owned(), page: 0 });
    assert_eq!(level.above.last(), Some(&Entry::Back("move thebes".to_owned())));
    let top = amounts.screen(&At { path: "move".to_owned(), page: 0 });
    assert_eq!(top, amounts.root());
}

#[test]
fn long_menus_are_paged_on_every_level() {
    let choices = Choices::new([each("at", spaces(61)), vec!["forgo".to_owned()]].concat(), Hints::default());
    assert_eq!(choices.root().lists[0].entries.len(), CHOICES);
    assert_eq!(words(&choices.root().below), ["forgo"]);
    choices.reached_in(3);
    let turns = |page| choices.screen(&At { path: String::new(), page }).lists[0].entries.last().map(Entry::words);
    assert_eq!([turns(0), turns(1), turns(2)].map(Option::unwrap_or_default), ["@1", "@2", "@0"]);
    let deep = spaces(61).into_iter().flat_map(|from| each(&format!("push {from}"), spaces(30)));
    Choices::new(deep.chain(["stop".to_owned()]).collect(), Hints::default()).reached_in(6);
}

#[test]
fn an_only_action_says_its_word_once() {
    let says = |word, action: &str| only(word, action.to_owned());
    assert_eq!(says("Summon a creature", "Summon Satyr (3)"), "Summon Satyr (3)");
    assert_eq!(says("Invocar criatura", "Invocar: Sátiro"), "Invocar: Sátiro");
    assert_eq!(says("Wesen rufen", "Rufen: Satyr"), "Rufen: Satyr");
    assert_eq!(says("Recruit", "Troop on Naxos"), "Recruit · Troop on Naxos");
}

#[test]
fn words_that_lead_nowhere_are_left_to_the_rules() {
    let hints = Hints { confirm: vec!["bribe".to_owned()], ..Hints::default() };
    let choices = Choices::new([each("bribe", ["x", "y"]), vec!["end".to_owned()]].concat(), hints);
    let meaning = |words: &str| meaning(&choices.tree, &choices.hints, words);
    assert_eq!(meaning("bribe x"), Step::Confirm("bribe x".to_owned()));
    assert_eq!(meaning("end"), Step::Do("end".to_owned()));
    // Illegal for a reason that only this seat knows: the refusal comes at once, without a question.
    assert_eq!(meaning("bribe z"), Step::Do("bribe z".to_owned()));
    assert_eq!(meaning("end; bribe z"), Step::Confirm("end; bribe z".to_owned()));
    assert_eq!(meaning("bribe@2"), Step::Open(At { path: "bribe".to_owned(), page: 2 }));
    assert_eq!(meaning("bribe"), Step::Open(At { path: "bribe".to_owned(), page: 0 }));
    // A level that no longer exists shows the root.
    assert_eq!(choices.screen(&At { path: "gone".to_owned(), page: 9 }), choices.root());
}

/// Grows a random tree of words: any width and depth, amounts, gaps, words that decline, long and short words.
fn grow(dice: &mut QuickDice, path: &str, depth: usize, out: &mut Vec<String>) {
    let pick = |dice: &mut QuickDice, of: &[usize]| of[dice.below(of.len() as u32) as usize];
    let long = pick(dice, &[1, 1, 6]);
    let width = pick(dice, &[1, 1, 2, 2, 3, 4, 6, 9, 11, 14, 26, 61]);
    let path_of = |word: &str| agon_rules::menu::join(path, word);
    if depth > 0 && dice.below(3) == 0 {
        let (least, gap) = (dice.below(40), 1 + dice.below(5) / 4);
        return out.extend((0..width as u32).map(|at| path_of(&(least + at * gap).to_string())));
    }
    let first = out.len();
    for at in 0..width {
        let word = path_of(&format!("{}{at}", "w".repeat(long * (depth + 1))));
        if depth < 3 && out.len() - first < 400 && dice.below(2) == 0 {
            grow(dice, &word, depth + 1, out);
        } else {
            out.push(word);
        }
    }
    if dice.below(4) == 0 {
        out.push(path_of("none"));
    }
}

#[test]
fn any_tree_of_words_can_be_played_by_pressing() {
    let mut dice = QuickDice::new(7);
    let mut longest = 0;
    for round in 0..250 {
        let mut legal = Vec::new();
        grow(&mut dice, "", 0, &mut legal);
        longest = longest.max(legal.iter().map(String::len).max().unwrap_or_default());
        let some = |dice: &mut QuickDice| {
            let words: Vec<&str> = legal[dice.below(legal.len() as u32) as usize].split(' ').collect();
            words[..=dice.below(words.len() as u32) as usize].join(" ")
        };
        let mut hints = Hints { confirm: vec![some(&mut dice)], ..Hints::default() };
        hints.listed.extend((round % 2 == 0).then(|| some(&mut dice)));
        hints.open = (round % 3 == 0).then(|| some(&mut dice));
        let choices = Choices::new(legal, hints);
        choices.reached_in(usize::MAX);
        // With a menu above that picks several of the first word, all other actions stay reachable.
        let word = choices.tree.next[0].0.clone();
        let rest: Vec<String> =
            choices.legal.iter().filter(|action| action.split(' ').next() != Some(&word)).cloned().collect();
        if !rest.is_empty() {
            let pick = Pick { word, from: vec!["a".to_owned()], count: 1, together: false, then: None };
            let hints = Hints { pick: Some(pick), ..choices.hints };
            let picked = Choices { hints, ..choices };
            let presses = picked.presses();
            assert!(rest.iter().all(|action| presses.contains_key(action)), "lost beside a pick: {rest:?}");
        }
    }
    assert!((70..=80).contains(&longest), "the longest notation has {longest} bytes");
}

#[test]
fn every_decision_of_every_game_can_be_pressed() {
    for game in agon_games::Registry::ours().iter() {
        let (least, most) = game.meta().seats;
        for seats in least..=most {
            let mut table = game.rules.open(seats, &OptionValues::new()).expect("the defaults");
            let mut dice = QuickDice::new(u64::from(seats));
            for _ in 0..1_500 {
                let seat = match table.waiting() {
                    Waiting::Over => break,
                    Waiting::Chance => {
                        table.draw(&mut dice).expect("luck is waited for");
                        continue;
                    }
                    Waiting::Seats(asked) => asked.first().expect("somebody is asked"),
                };
                let view = table.view(Viewer::Seat(seat));
                let choices = Choices::new(view.legal(), view.hints());
                if choices.hints.ranked.is_none() {
                    pressed(&choices);
                }
                let action = &choices.legal[dice.below(choices.legal.len() as u32) as usize];
                table.act(seat, action).expect("a legal action");
            }
        }
    }
}

/// Every action needs at most four presses, where a form counts two. A choice in its own menu counts once with the
/// others there.
fn pressed(choices: &Choices) {
    let picked = choices.hints.pick.as_ref().map(|pick| pick.word.as_str());
    let presses = choices.presses();
    for action in choices.legal.iter().filter(|action| action.split(' ').next() != picked) {
        let far = presses.get(action).unwrap_or_else(|| panic!("`{action}` is lost among {:?}", choices.legal));
        assert!(*far <= 4, "`{action}` costs {far} presses among {:?}", choices.legal);
    }
}
