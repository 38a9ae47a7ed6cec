//! Choices of servers and of people as they are read.

use crate::{
    AtZero, ChannelId, ChosenTimes, Confirming, GuildId, NewsTrouble, Notices, Place, Reminders, RoleId, UserId,
};
use sqlx::FromRow;
use std::collections::BTreeMap;

/// The choices of a server.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct GuildRow {
    /// The server.
    #[sqlx(rename = "guild_id")]
    pub guild: GuildId,
    /// The language tag of public messages; `None`: not chosen.
    pub language: Option<String>,
    /// The time at which the welcome was promised; `None`: never.
    pub welcomed_at_ms: Option<i64>,
    /// Its name as Discord last gave it; `None`: never.
    pub name: Option<String>,
    /// The channels where tables may be opened; empty: all.
    #[sqlx(json)]
    pub channels: Vec<ChannelId>,
    /// The roles that may open tables; empty: everyone.
    #[sqlx(json)]
    pub roles: Vec<RoleId>,
    /// The place of its tables.
    pub place: Place,
    /// The options of new tables, by game. An option not named has the game's own default.
    #[sqlx(json)]
    pub options: BTreeMap<String, BTreeMap<String, String>>,
    /// True if new tables are rated by default. The host of a table may choose otherwise.
    pub rated: bool,
    /// True if tables with AIs count among people.
    pub machines_count: bool,
    /// The number of open tables that one person may have opened and still sit at.
    pub open_limit: u32,
    /// The channel where new lobbies, results and seasons are announced; `None`: announcements are off.
    pub news_channel: Option<ChannelId>,
    /// The role that a new lobby mentions there; `None`: none.
    pub news_role: Option<RoleId>,
    /// The trouble with the announcements channel; `None`: none so far.
    pub news_trouble: Option<NewsTrouble>,
    /// The defaults for the times of new tables.
    #[sqlx(json)]
    pub times: ChosenTimes,
    /// True if its managers have heard that tables may have clocks.
    pub times_told: bool,
}

/// The number of open tables that one person may have opened in a server that chose no other. The schema's default is the
/// same.
pub(crate) const OPEN_LIMIT: u32 = 5;

impl GuildRow {
    /// Returns the row of a server that never chose anything.
    pub(crate) fn unset(guild: GuildId) -> GuildRow {
        GuildRow {
            guild,
            language: None,
            welcomed_at_ms: None,
            name: None,
            channels: Vec::new(),
            roles: Vec::new(),
            place: Place::Channel,
            options: BTreeMap::new(),
            rated: true,
            machines_count: false,
            open_limit: OPEN_LIMIT,
            news_channel: None,
            news_role: None,
            news_trouble: None,
            times: ChosenTimes::default(),
            times_told: true,
        }
    }
}

/// The choices of a user.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PlayerRow {
    /// The user.
    #[sqlx(rename = "user_id")]
    pub user: UserId,
    /// The language tag of private messages; `None`: not chosen.
    pub language: Option<String>,
    /// The language tag of their Discord client at its last use; `None`: never seen.
    pub seen_language: Option<String>,
    /// The way in which they hear of their turn.
    pub notices: Notices,
    /// True if direct messages reach them; `None`: never tried.
    pub dm_open: Option<bool>,
    /// True if they were asked once how they want to hear of their turn.
    pub greeted: bool,
    /// The colours of private pictures, a palette's id; `None`: the standard ones.
    pub palette: Option<String>,
    /// The actions that a panel asks to confirm.
    pub confirming: Confirming,
    /// True if they pay what a game suggests without a question.
    pub pays_as_suggested: bool,
    /// True if they stay off leaderboards and keep their record private.
    pub hidden: bool,
    /// True if their name may be shown in servers where they never played.
    pub named_everywhere: bool,
    /// The answer for them when their time is up and they have no order for it.
    pub at_zero: AtZero,
    /// The reminders of a turn that they wish.
    pub reminders: Reminders,
    /// Their time zone, a name of the IANA database; `None`: UTC.
    pub zone: Option<String>,
    /// The minute of their day (0 to 1439) from which they are not called; `None`: they have no quiet hours.
    pub quiet_from: Option<u16>,
    /// The minute of their day from which they are called again. `None` exactly when `quiet_from` is.
    pub quiet_to: Option<u16>,
    /// The time from which they announced to be away, in UTC milliseconds; `None`: they did not.
    pub away_from_ms: Option<i64>,
    /// The time at which they are back. `None` exactly when `away_from_ms` is.
    pub away_until_ms: Option<i64>,
}

impl PlayerRow {
    /// Returns the choices of a user who never chose.
    pub fn unset(user: UserId) -> PlayerRow {
        PlayerRow {
            user,
            language: None,
            seen_language: None,
            notices: Notices::Mention,
            dm_open: None,
            greeted: false,
            palette: None,
            confirming: Confirming::Risky,
            pays_as_suggested: false,
            hidden: false,
            named_everywhere: false,
            at_zero: AtZero::Ai,
            reminders: Reminders::Once,
            zone: None,
            quiet_from: None,
            quiet_to: None,
            away_from_ms: None,
            away_until_ms: None,
        }
    }
}
