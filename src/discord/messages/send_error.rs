//! Reasons why a message was not sent: permanent or temporary.

use crate::logs::clean;
use agon_gamemaster::Refused;
use serenity::all::HttpError;
use std::fmt::Display;
use std::sync::Arc;

/// Discord's error code for a channel that is gone.
pub(crate) const UNKNOWN_CHANNEL: isize = 10_003;
/// Discord's error code for a message that is gone.
pub(crate) const UNKNOWN_MESSAGE: isize = 10_008;
/// Discord's error code for an archived thread, where nothing can be edited.
pub(crate) const ARCHIVED: isize = 50_083;

/// The reason why a message was not sent.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum SendError {
    /// Permanent: a right or the channel is missing.
    #[error("refused for good: {0}")]
    Permanent(Arc<serenity::Error>),
    /// Temporary: a later try may work.
    #[error("not now: {0}")]
    Retry(String),
    /// Not tried: the person's quiet hours last until this time, in UTC milliseconds.
    #[error("in quiet hours")]
    Quiet(i64),
    /// This version of the program does not know the row's kind. Another one may.
    #[error("of an unknown kind")]
    Unknown,
}

impl SendError {
    /// Makes a temporary failure.
    pub(crate) fn retry(why: impl Display) -> SendError {
        SendError::Retry(clean(why))
    }

    /// Returns a word for the log.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            SendError::Permanent(_) => "given up",
            SendError::Retry(_) => "retry",
            SendError::Quiet(_) => "deferred",
            SendError::Unknown => "unknown kind",
        }
    }

    /// Returns the HTTP status and Discord's code of a refused call.
    pub(crate) fn code(error: &serenity::Error) -> Option<(u16, isize)> {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Some((response.status_code.as_u16(), response.error.code))
            }
            _ => None,
        }
    }
}

impl SendError {
    /// True if Discord reported a missing right.
    pub(crate) fn forbidden(error: &serenity::Error) -> bool {
        SendError::code(error).is_some_and(|(status, _)| status == 403)
    }

    /// True if Discord reported that the channel takes no message: no right, or no such channel.
    pub(crate) fn forbids(error: &serenity::Error) -> bool {
        SendError::code(error).is_some_and(|(status, _)| [403, 404].contains(&status))
    }

    /// True if the send failed because the channel takes no message.
    pub(crate) fn is_forbidden(&self) -> bool {
        matches!(self, SendError::Permanent(error) if SendError::forbids(error))
    }
}

impl From<serenity::Error> for SendError {
    fn from(error: serenity::Error) -> SendError {
        match SendError::code(&error) {
            Some((400 | 403 | 404 | 405 | 413, _)) => SendError::Permanent(Arc::new(error)),
            _ => SendError::retry(error),
        }
    }
}

impl From<Refused> for SendError {
    fn from(refused: Refused) -> SendError {
        // The text of a refusal may quote an action.
        SendError::retry(refused.report())
    }
}

impl From<agon_store::StoreError> for SendError {
    fn from(error: agon_store::StoreError) -> SendError {
        SendError::retry(anyhow::Error::from(error))
    }
}
