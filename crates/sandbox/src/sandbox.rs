//! A running sandbox: start, inspect, break and stop it.

mod breaks;

use std::{io, net::Ipv4Addr, sync::Arc, time::Duration};

use serde_json::Value;
use tokio::{net::TcpListener, task::JoinHandle, time::timeout};

use crate::{
    clock::{Clock, Moves},
    config::Config,
    harness::User,
    id::Id,
    rest,
    shared::Shared,
    wire::{ConnectionCutter, CutListener},
    world::{
        World,
        message::Message,
        people::{self, CHANNELS, Person},
        record::{Call, Delivery, normalise},
    },
};

/// The time open requests have to end at a shutdown.
const FAREWELL: Duration = Duration::from_secs(1);

/// A local Discord. Dropping it closes it.
#[derive(Debug)]
pub struct Sandbox {
    shared: Arc<Shared>,
    url: String,
    server: std::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.shared.closing.cancel();
    }
}

impl Sandbox {
    /// Opens a sandbox on 127.0.0.1. Returns [`io::ErrorKind::AddrInUse`] if the port is in use.
    pub async fn start(config: Config) -> io::Result<Sandbox> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, config.port)).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let key = config.page_key.clone().unwrap_or_else(crate::secret);
        let shared = Shared::new(World::new(config, url.clone()), key);
        let closing = shared.closing.clone();
        tokio::spawn(tell_moves(Arc::clone(&shared), shared.with(|world| world.config.clock.moves())));
        let service = rest::router(Arc::clone(&shared)).into_make_service_with_connect_info::<ConnectionCutter>();
        let server = axum::serve(CutListener(listener), service).with_graceful_shutdown(closing.cancelled_owned());
        let server = tokio::spawn(async move {
            let _ended = server.await;
        });
        Ok(Sandbox { shared, url, server: std::sync::Mutex::new(Some(server)) })
    }

    /// Returns the address that replaces `https://discord.com`.
    pub fn api_url(&self) -> String {
        self.url.clone()
    }

    /// Returns the address of the chat page, with its key.
    pub fn page_url(&self) -> String {
        format!("{}/?key={}", self.url, self.shared.key)
    }

    /// Returns the token the bot must send.
    pub fn bot_token(&self) -> String {
        self.shared.with(|world| world.config.bot_token.clone())
    }

    /// Returns the clock. Whoever sets it sets it for the page and for the bot too.
    pub fn clock(&self) -> Clock {
        self.shared.with(|world| world.config.clock.clone())
    }

    /// Waits until a bot is connected and has registered commands.
    ///
    /// # Panics
    /// If that takes longer than the configured patience.
    pub async fn bot_ready(&self) {
        let ready = self.wait(|world| (world.sessions.connected() && world.commands.registered).then_some(())).await;
        assert!(
            ready.is_some(),
            "no bot connected and registered its commands in time; requests so far:\n{}",
            self.calls_so_far()
        );
    }

    /// Closes the sandbox and all its connections.
    pub async fn shutdown(&self) {
        self.shared.closing.cancel();
        let server = self.server.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(mut server) = server
            && timeout(FAREWELL, &mut server).await.is_err()
        {
            server.abort();
        }
    }

    /// Returns one of the people (`ana`, `ben`, `cleo`, `dion`, `eva`, `fay`, a configured `guest1`…), in the channel
    /// `games`.
    ///
    /// # Panics
    /// If no person has that name.
    #[allow(clippy::panic)]
    pub fn user(&self, name: &str) -> User {
        let known = Person::by_name(name).filter(|person| self.shared.with(|world| world.channel(person.dm).is_ok()));
        let person = known.unwrap_or_else(|| panic!("nobody is called {name}"));
        User::new(Arc::clone(&self.shared), person, CHANNELS.first().map_or(person.dm, |(_, id)| *id))
    }

    /// Waits until the bot has acknowledged every interaction and answered every deferred one, or until they have
    /// failed.
    pub async fn settled(&self) {
        let open = |world: &mut World| {
            let open = world.interactions.values().filter(|interaction| !world.is_settled(interaction));
            open.map(|interaction| interaction.id).collect::<Vec<Id>>()
        };
        for id in self.shared.with(open) {
            self.shared.settle(id).await;
        }
    }

    /// Returns the problems so far: unknown routes, unexpected refusals, interactions not answered in time, missing
    /// pictures.
    pub fn complaints(&self) -> Vec<String> {
        self.shared.with(|world| {
            let late = world.interactions.values().filter(|interaction| {
                let lost = interaction.acknowledged.is_none() && interaction.failure.is_none();
                lost && interaction.born.elapsed() > world.config.answer_limit
            });
            let late: Vec<String> =
                late.map(|interaction| format!("{}: never acknowledged", interaction.title)).collect();
            let forgiven = |line: &String| world.record.forgiven.iter().any(|text| line.contains(text.as_str()));
            world.record.complaints().into_iter().chain(late).filter(|line| !forgiven(line)).collect()
        })
    }

    /// Fails the test if there is a problem that it did not [forgive](Sandbox::forgives).
    ///
    /// # Panics
    /// If there are complaints, with all of them.
    pub fn assert_clean(&self) {
        let complaints = self.complaints();
        assert!(
            complaints.is_empty(),
            "the sandbox saw {} thing(s) that should not happen:\n{}",
            complaints.len(),
            complaints.join("\n")
        );
    }

    /// Expects complaints that contain this text (`"10062"`, `"PATCH /channels"`).
    pub fn forgives(&self, text: &str) {
        self.shared.with(|world| world.record.forgiven.push(text.to_owned()));
    }

    /// Returns every REST request of the bot so far.
    pub fn calls(&self) -> Vec<Call> {
        self.shared.with(|world| world.record.calls.clone())
    }

    /// Returns every interaction sent to the bot so far, unchanged.
    pub fn interactions(&self) -> Vec<Value> {
        self.shared.with(|world| world.record.interactions.clone())
    }

    /// Returns the commands registered so far, server and global ones.
    pub fn commands(&self) -> Vec<Value> {
        self.shared.with(|world| world.commands.on_server.iter().chain(&world.commands.everywhere).cloned().collect())
    }

    /// Returns everything the bot showed to this person, in order, exactly as the bot sent it.
    pub fn seen_by(&self, name: &str) -> Vec<Delivery> {
        let person = self.user(name).person();
        self.shared.with(|world| world.record.seen_by(person.id))
    }

    /// Returns everything the bot showed to this person as lines that two runs can compare: fresh ids become ordinals,
    /// `<t:…>` times lose their number, files become fingerprints.
    pub fn transcript(&self, name: &str) -> Vec<String> {
        normalise(&self.seen_by(name))
    }

    /// Returns a message, private ones too; `None` if there is none.
    pub fn message(&self, id: Id) -> Option<Message> {
        self.shared.with(|world| world.messages.get(&id).cloned())
    }

    /// Waits until the bot has (`true`) or lacks (`false`) a gateway connection. Returns `false` if the wait times out.
    pub async fn bot_connected(&self, connected: bool) -> bool {
        self.wait(|world| (world.sessions.connected() == connected).then_some(())).await.is_some()
    }

    /// Waits for a REST request that fits, and returns it; `None` if the wait times out.
    pub async fn call(&self, mut fits: impl FnMut(&Call) -> bool) -> Option<Call> {
        self.wait(|world| world.record.calls.iter().find(|call| fits(call)).cloned()).await
    }

    async fn wait<T>(&self, look: impl FnMut(&mut World) -> Option<T>) -> Option<T> {
        let patience = self.shared.with(|world| world.config.patience);
        self.shared.until(patience, look).await
    }

    fn calls_so_far(&self) -> String {
        let line = |call: &Call| {
            let why = if call.status >= 400 { format!(": {}", call.answer) } else { String::new() };
            format!("  {} {} {}{why}", call.status, call.method, call.path)
        };
        self.calls().iter().map(line).collect::<Vec<String>>().join("\n")
    }
}

/// Notes each move of the clock as a change, so that pages and waiting tasks look again.
async fn tell_moves(shared: Arc<Shared>, mut moves: Moves) {
    loop {
        tokio::select! {
            () = shared.closing.cancelled() => return,
            () = moves.next() => shared.with(|world| world.touch()),
        };
    }
}

/// Returns the id of a channel of the server.
///
/// # Panics
/// If no channel has that name.
#[allow(clippy::panic)]
pub(crate) fn channel_id(name: &str) -> Id {
    let found = people::places(people::MOST_ROOMS).find(|(known, _)| *known == name.trim_start_matches('#'));
    found.map(|(_, id)| *id).unwrap_or_else(|| panic!("no channel is called {name}"))
}
