//! Announcements of a server: a new lobby, a result, a season. All facts in them are public.

use super::{board_link, person, ratings_line, say, tell, title, winners};
use crate::discord::ids::{CustomId, LobbyClick};
use crate::discord::parts::{Button, Parts, Tone, plain};
use agon_gamemaster::TableSnapshot;
use agon_lang::Language;
use agon_store::{RoleId, SeasonRow};

/// True if a lobby has a seat for another person.
pub fn has_room(snapshot: &TableSnapshot) -> bool {
    let taken = snapshot.seats().len() + snapshot.held().len();
    snapshot.is_lobby() && taken < usize::from(snapshot.table().seats_wanted)
}

/// Announces a lobby with free seats, and mentions a role if there is one.
pub fn new_lobby(language: Language, snapshot: &TableSnapshot, role: Option<RoleId>) -> Parts {
    let host = snapshot.seats().iter().find(|row| row.user == Some(snapshot.table().host));
    let host = host.and_then(|row| Some(plain(&person(language, row.user?, &row.name)))).unwrap_or_default();
    let args = [
        ("title", title(language, snapshot.game(), snapshot.table()).into()),
        ("name", host.into()),
        ("taken", snapshot.seats().len().into()),
        ("wanted", snapshot.table().seats_wanted.into()),
        ("place", place(snapshot).into()),
    ];
    let line = tell(language, "news-lobby", &args);
    let line = role.map_or_else(|| line.clone(), |role| format!("<@&{role}> {line}"));
    let join = Button::new(CustomId::new(LobbyClick::Join, snapshot.table().table, 0), say(language, "label-join"));
    Parts { roles: role.iter().map(|role| role.0).collect(), ..Parts::line(line) }.buttons(vec![join.tone(Tone::Main)])
}

/// Changes the announcement of a lobby that started or closed.
pub fn lobby_over(language: Language, snapshot: &TableSnapshot) -> Parts {
    let key = if snapshot.position().is_some() { "news-lobby-started" } else { "news-lobby-closed" };
    let args =
        [("title", title(language, snapshot.game(), snapshot.table()).into()), ("place", place(snapshot).into())];
    Parts::line(tell(language, key, &args))
}

/// Announces the result of a table.
pub fn result(language: Language, snapshot: &TableSnapshot) -> Parts {
    let args = [
        ("title", title(language, snapshot.game(), snapshot.table()).into()),
        ("winners", winners(language, snapshot.game().words, snapshot).into()),
        ("place", place(snapshot).into()),
    ];
    let line = tell(language, "news-result", &args);
    let ratings = ratings_line(language, snapshot).map(|ratings| format!("-# {ratings}"));
    Parts::line(std::iter::once(line).chain(ratings).collect::<Vec<_>>().join("\n"))
}

/// Tells a follower that a table is over, with its result if it has one.
pub fn to_follower(language: Language, snapshot: &TableSnapshot) -> Parts {
    let line = match snapshot.standing() {
        Some(_) => result(language, snapshot).content,
        None => {
            let title = title(language, snapshot.game(), snapshot.table());
            tell(
                language,
                "availability-followed-stopped",
                &[("title", title.into()), ("place", place(snapshot).into())],
            )
        }
    };
    Parts::line(format!("{line}\n-# {}", say(language, "availability-followed")))
}

/// Announces that a season began.
pub fn season_begun(language: Language, season: &SeasonRow) -> Parts {
    let number = ("number", season.number.into());
    Parts::line(match season.ends_at_ms {
        Some(end) => {
            let end = ("end", format!("<t:{}:F>", end.div_euclid(1000)).into());
            tell(language, "news-season-begun-until", &[number, end])
        }
        None => tell(language, "news-season-begun", &[number]),
    })
}

/// Announces that a season is over. `best` has the title of each game and the names of its first three.
pub fn season_over(language: Language, season: &SeasonRow, best: &[(String, Vec<String>)]) -> Parts {
    let first = tell(language, "news-season-over", &[("number", season.number.into())]);
    let line = |(game, names): &(String, Vec<String>)| {
        let names = (1..).zip(names).map(|(rank, name)| format!("{rank}. {name}")).collect::<Vec<_>>();
        format!("**{game}** · {}", names.join(" · "))
    };
    let none = best.is_empty().then(|| say(language, "news-season-empty"));
    let lines = std::iter::once(first).chain(best.iter().map(line)).chain(none);
    Parts::line(lines.collect::<Vec<_>>().join("\n"))
}

/// Returns the link to a table's board, or its channel.
fn place(snapshot: &TableSnapshot) -> String {
    board_link(snapshot).unwrap_or_else(|| format!("<#{}>", snapshot.table().channel))
}
