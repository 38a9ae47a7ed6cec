//! A look at a table: everything a panel, a board message or a page may show to one viewer, and nothing else.

use crate::GameMaster;
use crate::error::Refused;
use crate::leaving::Departure;
use crate::live::{Live, promise};
use crate::lobby::LOBBY_MS;
use crate::news::news;
use crate::note::Note;
use crate::order::Told;
use agon_rules::order::Order;
use agon_rules::secret::secret;
use agon_rules::{AnyEvent, AnyView, Seat, SeatSet, Standing, Viewer};
use agon_store::{ChannelId, HeldRow, Moved, SeatRow, Secret, Status, StoreError, TableId, TableRow, UserId};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People gather.
    Lobby,
    /// The game is on.
    Running,
    /// It is over: finished, aborted or closed.
    Over,
}

/// A viewer's own secret choice, not yet shown to anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The actions chosen so far, in notation.
    pub words: Vec<String>,
    /// Whether the choice is complete and waits for the others.
    pub locked: bool,
}

/// What a host changed in a lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Changed {
    /// An option of the game, by its id.
    Option(String),
    /// How many seats there are.
    Seats,
    /// In which order they are taken.
    Order,
    /// Whether the result moves ratings.
    Rated,
    /// Whether AIs may take seats.
    Company,
}

/// What one viewer may see of a table.
#[derive(Clone, Debug)]
pub struct Look {
    /// The table.
    pub table: TableRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// For whom its lobby holds seats.
    pub held: Vec<HeldRow>,
    /// When its lobby closes if nobody starts, in UTC milliseconds; `None`: it is no lobby.
    pub closes_at_ms: Option<i64>,
    /// What its host changed last, for those who sit in the lobby already.
    pub changed: Option<Changed>,
    /// How far it is.
    pub stage: Stage,
    /// Who may do what a host may: the host, or whoever sits longest once the host has given up the seat.
    pub host: Option<UserId>,
    /// The code of the contradiction that pauses it.
    pub paused: Option<String>,
    /// The viewer's seat, if it holds one and has not given it up.
    pub seat: Option<Seat>,
    /// What it would mean if the viewer gave it up now.
    pub departure: Option<Departure>,
    /// Whose seat alone is left of a table of people: they may end it now, and win.
    pub winner_now: Option<Seat>,
    /// Steps made so far.
    pub seq: u32,
    /// The number of the first step that is news to whoever is asked now.
    pub news: u32,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Who of them has a secret choice ready.
    pub ready: SeatSet,
    /// Whether the choice now asked for is kept secret until all are in.
    pub secret: bool,
    /// What everybody may know; none in a lobby.
    pub public: Option<AnyView>,
    /// What the viewer may know, its own unfinished secret choice included; none in a lobby.
    pub view: Option<AnyView>,
    /// The viewer's own secret choice.
    pub draft: Option<Draft>,
    /// What the viewer has ordered for later.
    pub orders: Vec<Order>,
    /// What became of the viewer's orders and was not read yet.
    pub told: Vec<Told>,
    /// What happened, with the step that made it happen, as the viewer may know it.
    pub events: Vec<(u32, AnyEvent)>,
    /// Places and scores, once over.
    pub standing: Option<Standing>,
    /// How the rating of each seat moved, once finished and rated; empty before.
    pub moved: Vec<Option<Moved>>,
    /// The promise of the table's luck.
    pub commitment: String,
    /// What everybody may see of the choices locked for the present decision: for each seat a commitment, in hex. They
    /// hide the choices, but they differ from choice to choice: for the page that checks the luck, and nowhere else.
    pub locked: Vec<(Seat, String)>,
}

impl Look {
    /// The name of a seat's holder.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", |row| row.name.as_str())
    }

    /// Whether this viewer is waited for and has not locked a choice.
    pub fn my_turn(&self) -> bool {
        self.may_choose() && self.seat.is_some_and(|seat| !self.ready.has(seat))
    }

    /// Whether this viewer may choose now, or change a choice locked but not yet shown.
    pub fn may_choose(&self) -> bool {
        self.seat.is_some_and(|seat| self.waiting.has(seat))
    }
}

impl GameMaster {
    /// A look at a table as `user` may see it; `None` is everybody.
    ///
    /// # Errors
    /// There is no such table, or it cannot be loaded.
    pub async fn look(&self, table: TableId, user: Option<UserId>) -> Result<Look, Refused> {
        self.at(table, move |live| Box::pin(async move { live.look(user) })).await
    }

    /// Takes up what was written to a table's row beside the game (its messages).
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn refresh(&self, table: TableId) -> Result<(), Refused> {
        self.at(table, move |live| Box::pin(async move { live.reread().await })).await
    }

    /// Sets the language and the colours (a palette's id; `None`: the standard ones) of what everybody sees of a table.
    /// Only its host may, and who manages the server.
    ///
    /// # Errors
    /// Somebody else asks, or there is no such table.
    pub async fn set_look(
        &self,
        table: TableId,
        user: UserId,
        manager: bool,
        language: String,
        palette: Option<String>,
    ) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                if !manager && live.acting_host() != Some(user) {
                    return Err(Refused::NotHost { host: live.host_name() });
                }
                live.reread().await?;
                // A table that is over stays where its end was told.
                let outbox = [live.tell(if live.row.status.is_open() { Note::Board } else { Note::Face })];
                let store = &live.house.store;
                store.set_table_look(live.row.table, &language, palette.as_deref(), &outbox).await?;
                live.reread().await?;
                live.written().await;
                Ok(())
            })
        })
        .await
    }

    /// A table's channel that took nothing from us would take messages again: the board is shown there, and whoever is
    /// waited for is called, but for `user`, who is there.
    ///
    /// # Errors
    /// There is no such table, or the database failed.
    pub async fn show_again(&self, table: TableId, user: UserId) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                let mut outbox = vec![live.tell(Note::Board)];
                if live.row.status == Status::Running {
                    let here = live.seat_of(user);
                    outbox.extend(live.play.as_deref().map(|play| live.notices(play, here)).unwrap_or_default());
                }
                live.house.store.forgive_refusals(live.row.table, &outbox).await?;
                live.written().await;
                Ok(())
            })
        })
        .await
    }

    /// Shows a table's board anew in a channel, another or the same; what stood for it before is put away.
    ///
    /// # Errors
    /// The channel holds another open table, or the table is over.
    pub async fn move_board(&self, table: TableId, channel: ChannelId) -> Result<(), Refused> {
        self.at(table, move |live| {
            Box::pin(async move {
                // The courier notes messages beside the game: what it noted last counts.
                live.reread().await?;
                let place = live.row.board_channel.0;
                let mut outbox = vec![live.tell(Note::Board)];
                if let Some(message) = live.row.board_message {
                    outbox.push(live.tell(Note::OldBoard { channel: place, message: message.0 }));
                }
                // In another channel whoever is waited for is called anew; in the same one the call stands.
                if channel != live.row.board_channel {
                    if let Some(notice) = live.row.notice {
                        outbox.push(live.tell(Note::OldNotice { channel: place, message: notice.message.0 }));
                    }
                    outbox.extend(live.play.as_deref().map(|play| live.notices(play, None)).unwrap_or_default());
                }
                let moved = live.house.store.move_board(live.row.table, channel, &outbox).await;
                moved.map_err(|error| match error {
                    StoreError::ChannelTaken(table) => Refused::ChannelTaken(table),
                    StoreError::NotOpen => Refused::Over(Box::new(live.row.clone())),
                    other => other.into(),
                })?;
                live.written().await;
                Ok(())
            })
        })
        .await
    }
}

impl Live {
    pub(crate) fn look(&self, user: Option<UserId>) -> Result<Look, Refused> {
        let seat = user.and_then(|user| self.seat_of(user));
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let stage = match self.row.status {
            Status::Lobby => Stage::Lobby,
            Status::Running => Stage::Running,
            _ => Stage::Over,
        };
        let draft = seat.and_then(|seat| self.draft(seat));
        let play = self.play.as_deref();
        let view = match (play, seat) {
            (Some(play), Some(seat)) => Some(self.with_draft(play, seat).view(viewer)),
            (Some(play), None) => Some(play.view(Viewer::Public)),
            (None, _) => None,
        };
        let running = stage == Stage::Running;
        let waiting = play.filter(|_| running).map_or(SeatSet::EMPTY, |play| play.waiting().seats());
        let actors: Vec<Option<Seat>> = self.log.iter().map(|step| step.seat).collect();
        let events = self.events.iter().filter_map(|(seq, event)| Some((*seq, event.seen_by(viewer)?)));
        // The seed is nobody's to see before the end.
        let seed = if stage == Stage::Over { self.row.seed } else { Secret([0; 32]) };
        Ok(Look {
            table: TableRow { seed, ..self.row.clone() },
            seats: self.lobby().map_or_else(|_| self.seats.clone(), |lobby| lobby.shown()),
            held: self.held.clone(),
            closes_at_ms: (stage == Stage::Lobby).then(|| self.row.created_at_ms.saturating_add(LOBBY_MS)),
            changed: self.changed.clone().filter(|_| stage == Stage::Lobby),
            stage,
            host: self.acting_host(),
            paused: self.paused.clone().filter(|_| running),
            seat,
            departure: seat.and_then(|seat| self.departure_of(seat)),
            winner_now: self.winner_now(),
            seq: self.log.len() as u32,
            news: news(&actors, waiting),
            waiting,
            ready: self.ready(),
            secret: play.is_some_and(secret),
            public: play.map(|play| play.view(Viewer::Public)),
            view,
            draft,
            orders: seat.map(|seat| self.standing_orders(seat)).unwrap_or_default(),
            told: seat.map(|seat| self.told(seat)).unwrap_or_default(),
            events: events.collect(),
            standing: play.and_then(|play| self.standing(play)),
            moved: self.moved.clone(),
            commitment: promise(&self.row),
            locked: if running { self.commitments() } else { Vec::new() },
        })
    }
}
