//! Tables with clocks as conversations: the test moves the time, and people read what happened meanwhile.

mod availability;
mod calls;
mod dead;
mod kill;
mod missing;
mod outage;
mod pause;
mod ready;
mod settings;
mod stored;
mod substitute;
mod world;
