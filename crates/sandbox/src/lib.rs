//! A local Discord on loopback: REST, gateway, a chat page and a test harness.
//!
//! - Unmodified bots connect to it. It knows nothing of any bot and uses no Discord library.
//! - It binds 127.0.0.1 only, keeps everything in memory and prints nothing.
//! - One lock holds the whole [`world`]. Every change wakes the waiting tasks, so nothing polls.

// The server object is one large JSON literal.
#![recursion_limit = "256"]

mod access;
mod clock;
mod config;
mod gateway;
mod harness;
mod id;
mod limits;
mod page;
mod refusal;
mod rest;
mod sandbox;
mod shared;
mod side;
mod wire;
mod world;

pub use clock::{Clock, ClockError, Moves};
pub use config::{Config, Limit, Limits};
pub use harness::{Modal, ModalInput, Outcome, User};
pub use id::Id;
pub use sandbox::Sandbox;
pub use world::{
    faults::Fault,
    interaction::Failure,
    message::{Attachment, Message},
    people::{self, Person},
    permission,
    record::{Call, Delivery, Kind},
    summary::{Button, Choice, Menu},
};

/// Returns an unguessable random word: for interaction tokens, session ids and the key of the page.
fn secret() -> String {
    let mut bytes = [0_u8; 16];
    // Without a source of randomness the process is not secure: a key of zeros would open the page to the public.
    if getrandom::fill(&mut bytes).is_err() {
        std::process::abort();
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
