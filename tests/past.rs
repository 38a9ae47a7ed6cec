//! A table with first steps from before the bot's start.

use agon_gamemaster::Note;
use agon_games::Registry;
use agon_rules::game::OptionValues;
use agon_rules::luck::{Dice, Seed};
use agon_rules::table::Done;
use agon_sandbox::people::SERVER;
use agon_sandbox::{Config, Sandbox};
use agon_store::{
    AbsencePolicy, AiLevel, ChannelId, ChosenTimes, Commit, DecidedRow, GuildId, InteractionId, NewStep, NewTable,
    Pace, SeatRow, Secret, Start, Store, UndoPolicy, UserId,
};

/// The seed of every such table, and the interaction that started it.
pub const SEED: Seed = Seed([7; 32]);
pub const START: u64 = 99;

/// A table to write into the database.
pub struct Past {
    /// The people at the table, the host first.
    pub people: Vec<UserId>,
    seats: Vec<SeatRow>,
    channel: ChannelId,
    game: String,
    options: OptionValues,
    steps: Vec<NewStep>,
    times: ChosenTimes,
}

impl Past {
    /// Puts these people at a table in the channel `games`.
    pub async fn of(names: &[&str], game: &str, options: OptionValues, steps: Vec<NewStep>) -> Past {
        // Every sandbox has the same people.
        let sandbox = Sandbox::start(Config::default()).await.expect("a sandbox");
        let persons: Vec<_> = names.iter().map(|name| sandbox.user(name).person()).collect();
        let channel = ChannelId(sandbox.user(names[0]).place().0);
        let seats = persons.iter().zip(0..).map(|(person, seat)| SeatRow {
            seat,
            user: Some(UserId(person.id.0)),
            ai: None,
            name: person.display.to_owned(),
            resigned: false,
            left_at_ms: None,
        });
        let seats = seats.collect();
        let people = persons.iter().map(|person| UserId(person.id.0)).collect();
        Past { people, seats, channel, game: game.to_owned(), options, steps, times: ChosenTimes::default() }
    }

    /// Gives the table a pace, and what happens when somebody's time is up. Its clocks begin with the first step that is
    /// not past.
    pub fn with_times(self, pace: Pace, absence: AbsencePolicy) -> Past {
        // A quick one: worlds that are compared must not differ by how long it thinks.
        let stand_in = Some(AiLevel::Greedy);
        let times = ChosenTimes { pace: Some(pace), absence: Some(absence), stand_in, ..self.times };
        Past { times, ..self }
    }

    /// Says which steps may be taken back there.
    pub fn with_undo(self, undo: UndoPolicy) -> Past {
        Past { times: ChosenTimes { undo: Some(undo), ..self.times }, ..self }
    }

    /// Writes it into the database.
    pub async fn write(self, store: Store) {
        let meta = Registry::ours().find(&self.game).expect("the game").meta();
        let wanted = self.seats.len() as u8;
        let options = meta.complete(wanted, &self.options).expect("options");
        let new = NewTable {
            guild: GuildId(SERVER.0),
            channel: self.channel,
            game: self.game,
            rules: meta.rules,
            options: serde_json::to_value(options).expect("JSON"),
            seats_wanted: wanted,
            host: self.people[0],
            seats: self.seats.clone(),
            language: "en".to_owned(),
            seed: Secret(SEED.0),
            promise: SEED.commitment(),
            at_ms: 1,
            outbox: Vec::new(),
        };
        // No welcome, because its message could come at any moment between the others.
        store.welcome(GuildId(SERVER.0), &[], 1).await.expect("the server");
        let table = store.open_lobby(new, agon_store::LobbyPlan::default()).await.expect("a table").table;
        store.set_table_times(table, self.times, &[]).await.expect("times");
        let start = Some(Start { interaction: InteractionId(START), at_ms: 2 });
        let outbox = vec![Note::Board.row(Some(table), 3)];
        // Every step was made by hand.
        let steps = self.steps.len() as u32;
        let last = |seat: u8| self.steps.iter().rposition(|step| step.seat == Some(seat));
        let decided: Vec<DecidedRow> =
            (0..wanted).filter_map(|seat| Some(DecidedRow { seat, seq: last(seat)? as u32 + 1 })).collect();
        let commit = Commit { steps: self.steps, start, seats: Some(self.seats), outbox, ..Commit::at(table, 0, 3) };
        store.commit(commit).await.expect("the past");
        for decided in decided {
            let commit = Commit { decided: Some(decided), ..Commit::at(table, steps, 3) };
            store.commit(commit).await.expect("a decision");
        }
    }
}

/// The steps of an action, in the form of the store.
pub fn written(done: Done) -> impl Iterator<Item = NewStep> {
    done.steps.into_iter().map(|step| NewStep {
        seat: step.seat.map(|seat| seat.0),
        text: step.text,
        stood_in: false,
        automatic: false,
        cut: false,
    })
}

/// Luck with the first possible outcome.
pub struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
