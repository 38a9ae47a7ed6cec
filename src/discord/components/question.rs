//! Clicks about questions to the others at a table.

use super::Click;
use crate::discord::ids::QuestionClick;
use crate::discord::panels::say;
use crate::discord::panels::table::question;
use crate::discord::parts::Parts;
use agon_gamemaster::{TableQuestion, TableSnapshot};

/// Handles a click about a question to the others, by a person who may see the table.
pub(super) async fn clicked(click: &Click<'_>, wanted: QuestionClick, snapshot: &TableSnapshot) -> anyhow::Result<()> {
    let Click { app, caller, id, .. } = *click;
    let (gamemaster, language, table, user) = (&app.gamemaster, caller.language, id.table, caller.user);
    let refused = match wanted {
        QuestionClick::Open => match gamemaster.possible_questions(table, user).await {
            Ok(possible) => return click.page(snapshot, &question::page(language, snapshot, &possible)).await,
            Err(refused) => refused,
        },
        QuestionClick::Choose => {
            let Some(chosen) = click.chosen().and_then(TableQuestion::read) else { return click.stale().await };
            match gamemaster.possible_question(table, user, chosen).await {
                Ok((seat, possible)) => {
                    return click.page(snapshot, &question::sure(language, snapshot, seat, &possible)).await;
                }
                Err(refused) => refused,
            }
        }
        QuestionClick::Ask(number, question) => match gamemaster.ask(table, user, number, question).await {
            Ok(()) => return click.page(snapshot, &question::sent(language, snapshot)).await,
            Err(refused) => refused,
        },
        QuestionClick::Yes(number) | QuestionClick::No(number) => {
            let yes = matches!(wanted, QuestionClick::Yes(_));
            let own = snapshot.question().is_some_and(|open| Some(open.seat) == snapshot.seat());
            match gamemaster.answer_question(table, user, number, yes).await {
                Ok(()) => {
                    let key = match (yes, own) {
                        (true, _) => "question-noted-yes",
                        (false, true) => "question-taken-back",
                        (false, false) => "question-noted-no",
                    };
                    return click.private.beside().show(&Parts::line(say(language, key))).await;
                }
                Err(refused) => refused,
            }
        }
    };
    click.refuse(Some(table), &refused).await
}
