//! Messages that call people to a lobby: an invitation, a rematch.

use super::delete;
use crate::discord::ids::{Click, CustomId, LobbyClick};
use crate::discord::parts::nobody;
use crate::logs::clean;
use agon_store::{TableId, UserId};
use serenity::all::{ActionRowComponent, Button, ButtonKind, EditMessage, Http, Message};

/// True if a message calls people to this lobby: it has a button to decline.
pub fn calls(message: &Message, table: TableId) -> bool {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    let ids = buttons.filter_map(|part| match part {
        ActionRowComponent::Button(Button { data: ButtonKind::NonLink { custom_id, .. }, .. }) => {
            CustomId::read(custom_id)
        }
        _ => None,
    });
    ids.into_iter().any(|id| id.table == table && id.click == Click::from(LobbyClick::Decline))
}

/// Removes a person from the message through which they joined or declined, and deletes it after the last person. If it
/// cannot be changed, it stays until the lobby is over.
pub async fn answered(http: &Http, message: &Message, table: TableId, user: UserId) {
    if !calls(message, table) || message.mentions.iter().all(|other| other.id.get() != user.0) {
        return;
    }
    // An edit notifies no one, but Discord lists as mentioned only the users that it may mention.
    let others: Vec<_> = message.mentions.iter().map(|other| other.id).filter(|other| other.get() != user.0).collect();
    if others.is_empty() {
        if let Err(error) = delete(http, message.channel_id.get(), message.id.get()).await {
            tracing::debug!(error = clean(error), "a call cannot be marked as answered");
        }
        return;
    }
    let shorter = without(&message.content, user);
    let shorter = EditMessage::new().content(shorter).allowed_mentions(nobody().users(others));
    if let Err(error) = message.channel_id.edit_message(http, message.id, shorter).await {
        tracing::debug!(error = clean(error), "a call cannot be marked as answered");
    }
}

/// Returns the line without one of the called names. Another name stands before or behind it.
fn without(line: &str, user: UserId) -> String {
    let name = format!("<@{user}>");
    let shorter = line.replacen(&format!("{name} "), "", 1);
    if shorter == line { line.replacen(&format!(" {name}"), "", 1) } else { shorter }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_loses_one_name_wherever_it_stands() {
        let line = "Ana invites <@1> <@21> <@3> to table 1.";
        assert_eq!(without(line, UserId(1)), "Ana invites <@21> <@3> to table 1.");
        assert_eq!(without(line, UserId(3)), "Ana invites <@1> <@21> to table 1.");
        let line = "<@1> <@21>, table 1 gets a rematch.";
        assert_eq!(without(line, UserId(21)), "<@1>, table 1 gets a rematch.");
        assert_eq!(without(line, UserId(4)), line);
    }
}
