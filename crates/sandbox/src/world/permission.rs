//! Permission bits, as many as this sandbox heeds.

/// Manage Server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// View the channel; without it every request about the channel is refused with 50001.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Send messages (interaction answers do not need it).
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Manage Messages: delete those of others. The bot does not have it.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Send embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Send files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read earlier messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Use slash commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;

/// What every member has: also reactions, external emoji, threads.
pub(crate) const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | 1 << 6
    | 1 << 18
    | 1 << 38;
/// What the bot has.
pub(crate) const BOT: u64 = EVERYONE;
/// What the owner has.
pub(crate) const ALL: u64 = (1 << 53) - 1;
