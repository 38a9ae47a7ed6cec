//! The messages people got, read from the wire alone: every click with its answers, every confirmed action.

use agon::discord::ids::{Click, CustomId, PreferencesClick, TableClick};
use agon::discord::panels::{say, tell};
use agon_lang::Language;
use agon_rules::Seat;
use agon_sandbox::{Call, Sandbox};
use agon_store::{SeatRow, StepRow, TableRow, UserId};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// The payment that the game suggests.
const PAYMENT: &str = "autopay";
/// Callback type of a form.
const FORM: u64 = 9;

/// The confirmations people got.
pub struct Ledger {
    /// The confirmed actions: by table and step, the person and the number of actions.
    confirmed: BTreeMap<(i64, u32), (UserId, u32)>,
    /// The people with orders, by table. No click confirms the actions of orders.
    ordered: BTreeSet<(i64, UserId)>,
    /// The people who accept the suggested payment without a question. No click confirms these payments either.
    paying: BTreeSet<UserId>,
}

/// Reads everything. Every interaction must have been acknowledged exactly once and answered at most once.
pub fn read(sandbox: &Sandbox) -> Ledger {
    let calls = sandbox.calls();
    let mut callbacks: HashMap<&str, Vec<&Call>> = HashMap::new();
    let mut answers: HashMap<&str, Vec<&Call>> = HashMap::new();
    for call in &calls {
        let mut parts = call.path.split(['/', '?']).skip(1);
        match (parts.next(), parts.next(), parts.next()) {
            (Some("interactions"), Some(id), _) => callbacks.entry(id).or_default().push(call),
            (Some("webhooks"), _, Some(token)) => answers.entry(token).or_default().push(call),
            _ => {}
        }
    }
    let done = [beginnings("ui-done", "what"), beginnings("undo-done", "what")].concat();
    let late = Language::ALL.map(|language| say(language, "ui-board-late"));
    let faults = [beginnings("ui-fault", "id"), beginnings("ui-fault-counted", "id")].concat();
    let (mut confirmed, mut ordered, mut paying) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
    for interaction in sandbox.interactions() {
        let text = |pointer: &str| interaction.pointer(pointer).and_then(Value::as_str).unwrap_or_default();
        let callback = callbacks.remove(text("/id")).unwrap_or_default();
        let [callback] = callback[..] else { panic!("{} first answers to {interaction}", callback.len()) };
        let mut answered = answers.remove(text("/token")).unwrap_or_default();
        // An open panel follows its table: what comes after the answer is the same message again.
        let is_panel = |call: &&Call| call.body.to_string().contains("\"v1:note:");
        if answered.first().is_some_and(is_panel) {
            let mut first = true;
            answered.retain(|call| std::mem::take(&mut first) || call.method != "PATCH");
        }
        // A placeholder during a long task is edited later: that is one answer.
        let (changed, new): (Vec<&Call>, Vec<&Call>) = answered.iter().partition(|call| is_again(call));
        assert!(new.len() <= 1 && changed.len() <= new.len(), "{answered:?} to {interaction}");
        let said = answered.last().map(|call| call.body.to_string());
        let broken = said.as_deref().is_some_and(|said| faults.iter().any(|fault| said.contains(fault.as_str())));
        assert!(!broken, "a fault of ours: {said:?}");
        let Some(id) = CustomId::read(text("/data/custom_id")) else { continue };
        let user = || UserId(text("/member/user/id").parse().expect("a user"));
        let words = match &id.click {
            Click::Table(TableClick::Act(words) | TableClick::Go(words)) => words.clone(),
            Click::Table(TableClick::Pick(words) | TableClick::Yes(words)) => words.clone(),
            Click::Table(TableClick::Ask(asked)) => asked.words(),
            Click::Table(TableClick::Undo(_)) => String::new(),
            Click::Table(TableClick::Orders(_)) => {
                ordered.insert((id.table.0, user()));
                continue;
            }
            Click::Preferences(PreferencesClick::Pay(true)) => {
                paying.insert(user());
                continue;
            }
            _ => continue,
        };
        let flags = interaction.pointer("/message/flags").and_then(Value::as_u64).unwrap_or_default();
        let form = callback.body.get("type").and_then(Value::as_u64) == Some(FORM);
        // On a panel the words confirm it. An action from a public message needs no words, unless the board is late.
        let sure = match &said {
            Some(said) if flags & EPHEMERAL == 0 => late.iter().any(|late| said.contains(late.as_str())),
            Some(said) => done.iter().any(|done| said.contains(done.as_str())),
            // Acknowledged too late, so nothing happened.
            None => flags & EPHEMERAL == 0 && !form && callback.status < 300,
        };
        if sure {
            let words = interaction.pointer("/data/values/0").and_then(Value::as_str).unwrap_or(&words);
            let user = user();
            let actions = 1 + words.matches(';').count() as u32;
            let before = confirmed.insert((id.table.0, id.seq), (user, actions));
            assert!(before.is_none_or(|before| before.0 == user), "two people did the same: {interaction}");
        }
    }
    Ledger { confirmed, ordered, paying }
}

/// True if this edits a message by its id: an answer, not the clicked message.
fn is_again(call: &Call) -> bool {
    let message = call.path.split("/messages/").nth(1).unwrap_or_default();
    call.method == "PATCH" && message.starts_with(|first: char| first.is_ascii_digit())
}

/// The beginnings of a text of the screens in every language, up to its value.
fn beginnings(key: &str, value: &str) -> Vec<String> {
    let texts = [Language::English, Language::Spanish, Language::German]
        .map(|language| tell(language, key, &[(value, "\n".into())]));
    texts.iter().filter_map(|text| Some(text.split_once('\n')?.0.to_owned())).collect()
}

impl Ledger {
    /// Checks that the log of a table holds exactly the confirmed actions. Returns their number.
    pub fn balances(&self, row: &TableRow, seats: &[SeatRow], steps: &[StepRow]) -> usize {
        let table = row.table.0;
        let seat_at = |seq: u32| steps.get(seq as usize - 1).and_then(|step| step.seat).map(Seat);
        let told = || self.confirmed.range((table, 0)..=(table, u32::MAX));
        if row.options.to_string().contains("sealed") {
            // A secret choice is noted first. The last person's step writes those of all others too, in seat order.
            return told().count();
        }
        let mut confirmed = BTreeSet::new();
        for ((_, seq), (user, actions)) in told() {
            for seq in seq + 1..=seq + actions {
                let seat = seat_at(seq).and_then(|seat| seats.get(seat.index()));
                assert_eq!(seat.and_then(|seat| seat.user), Some(*user), "table {table}: step {seq} was confirmed");
                assert!(confirmed.insert(seq), "table {table}: step {seq} was confirmed twice");
            }
        }
        // A machine's steps belong to no person.
        let owner = |step: &StepRow| step.seat.and_then(|seat| seats.get(usize::from(seat)));
        // The only action of a person is done by itself.
        let own =
            |step: &&StepRow| owner(step).is_some_and(|row| row.user.is_some() && !row.resigned) && !step.automatic;
        // The last press of a decision of several steps confirms all of them.
        for pair in steps.windows(2) {
            let one_commit = (pair[0].seat, pair[0].at_ms) == (pair[1].seat, pair[1].at_ms);
            if one_commit && confirmed.contains(&pair[0].seq) && !pair[1].automatic {
                confirmed.insert(pair[1].seq);
            }
        }
        let by_order = |seq: &u32| {
            let Some(step) = steps.get(*seq as usize - 1) else { return false };
            let Some(user) = owner(step).and_then(|row| row.user) else { return false };
            self.ordered.contains(&(table, user)) || step.text == PAYMENT && self.paying.contains(&user)
        };
        let resigned = seats.iter().any(|row| row.resigned);
        let made: BTreeSet<u32> = steps.iter().filter(own).map(|step| step.seq).collect();
        let unknown: Vec<&u32> = made.difference(&confirmed).filter(|seq| !by_order(seq)).collect();
        assert!(unknown.is_empty(), "table {table}: nobody was told of the steps {unknown:?}");
        let known: BTreeSet<u32> = made.into_iter().filter(|seq| confirmed.contains(seq) || !by_order(seq)).collect();
        assert!(resigned || confirmed == known, "table {table}: {confirmed:?} were confirmed, {known:?} made");
        confirmed.len()
    }
}
