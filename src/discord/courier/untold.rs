//! Why something could not be told: for good, or for now.

use agon_gamemaster::Refused;
use serenity::all::HttpError;
use std::sync::Arc;

/// Discord's word for a message that is gone.
pub(super) const UNKNOWN_MESSAGE: isize = 10_008;
/// Discord's word for a thread that is archived: nothing in it can be edited.
pub(super) const ARCHIVED: isize = 50_083;

/// Why something could not be told.
#[derive(Debug, thiserror::Error)]
pub(super) enum Untold {
    /// It never can: no right, no such place.
    #[error("refused for good: {0}")]
    Never(Arc<serenity::Error>),
    /// Maybe later.
    #[error("not now: {0:#}")]
    Later(anyhow::Error),
}

impl Untold {
    /// The HTTP status and Discord's code of a refused call.
    pub(super) fn code(error: &serenity::Error) -> Option<(u16, isize)> {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Some((response.status_code.as_u16(), response.error.code))
            }
            _ => None,
        }
    }
}

impl Untold {
    /// Whether Discord said that a right is missing.
    pub(super) fn forbidden(error: &serenity::Error) -> bool {
        Untold::code(error).is_some_and(|(status, _)| status == 403)
    }

    /// Whether Discord said that nothing can be told there: no right, or no such place.
    pub(super) fn forbids(error: &serenity::Error) -> bool {
        Untold::code(error).is_some_and(|(status, _)| [403, 404].contains(&status))
    }

    /// Whether it was told nowhere because nothing can be told there.
    pub(super) fn shut(&self) -> bool {
        matches!(self, Untold::Never(error) if Untold::forbids(error))
    }
}

impl From<serenity::Error> for Untold {
    fn from(error: serenity::Error) -> Untold {
        match Untold::code(&error) {
            Some((400 | 403 | 404 | 405 | 413, _)) => Untold::Never(Arc::new(error)),
            _ => Untold::Later(error.into()),
        }
    }
}

impl From<Refused> for Untold {
    fn from(refused: Refused) -> Untold {
        // The text of a refusal may quote an action.
        Untold::Later(anyhow::anyhow!("{}", refused.report()))
    }
}

impl From<agon_store::StoreError> for Untold {
    fn from(error: agon_store::StoreError) -> Untold {
        Untold::Later(error.into())
    }
}
