//! The permission bits that this sandbox checks.

/// Administrator: all permissions, in every channel.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Manage Channels: rename and delete them. The bot does not have it.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Manage Server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// View the channel. Without it Discord refuses every request about the channel with 50001.
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
/// Manage Threads: lock, open locked ones, delete, see private ones. The bot does not have it.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Start public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Start threads only their members see.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Send messages in threads, where [`SEND_MESSAGES`] has no effect.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// The permissions of every member, with reactions and external emoji.
pub(crate) const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | 1 << 6
    | 1 << 18;
/// The permissions of the bot.
pub(crate) const BOT: u64 = EVERYONE;
/// The permissions of the owner.
pub(crate) const ALL: u64 = (1 << 53) - 1;
