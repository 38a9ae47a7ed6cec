//! Screens that belong to no table: help, rules, settings, privacy.

use super::fits::fits;
use super::game_master;
use agon::config::Host;
use agon::discord::ids::Setting;
use agon::discord::panels::help::HelpReader;
use agon::discord::panels::settings::preferences::setting;
use agon::discord::panels::settings::privacy::{self, DataFile};
use agon::discord::panels::settings::setup::NewsRights;
use agon::discord::panels::settings::{news, preferences, seasons, setup, times, who};
use agon::discord::panels::table::files;
use agon::discord::panels::{self, help, rules};
use agon_gamemaster::{AbsencePolicy, AtZero, ChosenTimes, Pace};
use agon_games::Registry;
use agon_lang::Language;
use agon_store::{
    ChannelId, GuildId, GuildRow, NewsTrouble, Notices, Place, PlayerRow, Reminders, RoleId, SeasonRow, UserId,
};
use serenity::all::Permissions;
use tempfile::TempDir;

/// A time before and after which people may be away, in milliseconds.
const NOW_MS: i64 = 1_795_694_400_000;

/// Checks every screen of a server's settings, with no choice and with all possible choices.
fn server(language: Language, unset: &GuildRow) {
    let full = GuildRow {
        language: Some("de".to_owned()),
        channels: (0..25).map(|at| ChannelId(u64::MAX - at)).collect(),
        roles: (0..25).map(|at| RoleId(u64::MAX - at)).collect(),
        place: Place::Thread,
        rated: false,
        machines_count: true,
        news_channel: Some(ChannelId(u64::MAX)),
        news_role: Some(RoleId(u64::MAX)),
        news_trouble: Some(NewsTrouble::Refused),
        times: ChosenTimes { pace: Some(Pace::Days), absence: Some(AbsencePolicy::Wait), ..ChosenTimes::default() },
        times_told: false,
        ..unset.clone()
    };
    for ends_at_ms in [None, Some(1_800_000_000_000)] {
        let season = SeasonRow { season: 1, number: 9, started_at_ms: 0, ended_at_ms: None, ends_at_ms };
        fits(&panels::news::season_begun(language, &season), "a season began");
        for names in [0, 3] {
            let best = vec![("Offrandes".to_owned(), vec!["W".repeat(32); names]); names];
            fits(&panels::news::season_over(language, &season, &best), "a season is over");
        }
    }
    let gone = GuildRow { news_channel: None, news_trouble: Some(NewsTrouble::Gone), ..full.clone() };
    fits(&news::news(language, &gone, None), "announcements without a channel");
    fits(&setup::setup(language, &gone, None), "settings with announcements gone");
    for settings in [unset, &full] {
        fits(&setup::setup(language, settings, Some("Saved.".to_owned())), "settings");
        fits(&times::times(language, settings, Some("Saved.".to_owned())), "time");
        fits(&seasons::rating(language, settings, Some("Saved.".to_owned())), "rating");
        fits(&news::news(language, settings, Some("Saved.".to_owned())), "announcements");
        for people in [0, 1, 25] {
            let blocked: Vec<UserId> = (0..people).map(|at| UserId(u64::MAX / 2 - at)).collect();
            fits(&who::who(language, settings, &blocked, Some("Saved.".to_owned())), "who may open");
        }
        let found = |rights| full.channels.iter().map(|channel| (*channel, rights)).collect::<Vec<_>>();
        for rights in [None, Some(Permissions::empty()), Some(Permissions::all())] {
            fits(&setup::rights(language, settings, &found(rights), None, None), "rights");
        }
        let some = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        fits(&setup::rights(language, settings, &found(Some(some)), None, None), "rights");
        let kinds = [None, Some(Permissions::empty()), Some(some), Some(Permissions::all())];
        let many = (0..500).map(|at| (ChannelId(u64::MAX - at), kinds[at as usize % kinds.len()]));
        let many: Vec<_> = many.collect();
        // As many different lines as there may be.
        let few: Vec<_> = many.iter().filter(|(_, rights)| *rights == Some(some)).take(12).copied().collect();
        fits(&setup::rights(language, settings, &many, None, None), "rights in many channels");
        let kinds = [(None, None), (Some(Permissions::empty()), Some(false)), (Some(some), Some(false))];
        for (rights, mentions) in kinds.into_iter().chain([(Some(some), Some(true)), (Some(some), None)]) {
            let news = Some(NewsRights { channel: ChannelId(u64::MAX), rights, mentions });
            let invite = Some("https://discord.com/oauth2/authorize".to_owned());
            for found in [&many, &few] {
                let screen = setup::rights(language, settings, found, news, invite.clone());
                fits(&screen, "rights for announcements");
                let text = screen.embed.expect("a frame").text;
                let how = agon_lang::text(language, "rights-how", &[]);
                assert_eq!(text.matches(how.trim()).count(), 1, "{text}");
            }
        }
        fits(&setup::defaults(language, &Registry::ours(), settings, "", 0), "defaults of no game");
        for game in Registry::ours().iter() {
            fits(&setup::defaults(language, &Registry::ours(), settings, game.meta().id, 0), "defaults");
            fits(
                &setup::defaults(language, &Registry::ours(), settings, game.meta().id, usize::MAX),
                "forged defaults",
            );
            fits(&setup::defaults(language, &Registry::ours(), settings, game.meta().id, 1), "more defaults");
        }
    }
}

/// Checks the overview of a person's preferences and the page of each.
fn all_preferences(language: Language, player: &PlayerRow) {
    let saved = || Some("Saved.".to_owned());
    fits(&preferences::preferences(language, player, NOW_MS, saved()), "preferences");
    for wanted in Setting::ALL {
        let page = setting::setting(language, *wanted, player, NOW_MS, saved());
        fits(&page, wanted.word());
        let zones = vec!["America/Argentina/ComodRivadavia".to_owned(), "America/Argentina/Buenos_Aires".to_owned()];
        fits(&setting::unknown_zone(page, Some((1320, 480)), zones), "an unknown time zone");
    }
}

#[tokio::test]
async fn pages_without_a_table_fit() {
    let folder = TempDir::new().expect("a folder");
    let master = game_master(&folder).await;
    let player = master.store().player(super::ME).await.expect("a player");
    let settings = master.store().guild(GuildId(1)).await.expect("a server");
    for language in Language::ALL {
        let hosts = [None, Some("W_".repeat(300))].map(|what| Host { contact: what.clone(), source: what });
        for (at, host) in hosts.iter().enumerate() {
            let (server, manager) = (at == 1, at == 1);
            let reader = HelpReader { language, own_language: language, server, manager };
            let help = help::with_commands(help::help(language, None, server), reader, "0.0.0 (abcdef)", host);
            fits(&help, "help");
            let text = help.embed.expect("a frame").text;
            assert_eq!(text.matches("**/").count(), if manager { 17 } else { 11 }, "{text}");
        }
        fits(&help::welcome(language, &Registry::ours()), "welcome");
        fits(&help::open(language, &Registry::ours()), "open");
        fits(&rules::which(language, &Registry::ours()), "which rules");
        server(language, &settings);
        all_preferences(language, &player);
        fits(&privacy::privacy(language), "privacy");
        fits(&privacy::erase(language, None), "erase");
        fits(&privacy::wrong(language), "a wrong word");
        fits(&privacy::erased(language), "erased");
        for (number, more) in [(1, false), (1, true), (u32::MAX, true), (u32::MAX, false)] {
            let file = DataFile { bytes: Vec::new(), packed: number > 1, number, more };
            fits(&privacy::data(language, file), "data");
        }
        for (tables, size) in [(0, 0), (u32::MAX, 9), (7, files::LARGEST + 1)] {
            let part = files::Part { bytes: vec![0; size], tables, last: u32::MAX - 1, more: true };
            fits(&files::server(language, u32::MAX - 9, part), "a server's tables");
        }
        let seen = PlayerRow {
            hidden: true,
            pays_as_suggested: true,
            named_everywhere: true,
            dm_open: Some(false),
            at_zero: AtZero::Decline,
            reminders: Reminders::SixHours,
            zone: Some("America/Argentina/Buenos_Aires".to_owned()),
            quiet_from: Some(1320),
            quiet_to: Some(480),
            away_from_ms: Some(NOW_MS + 1),
            away_until_ms: Some(NOW_MS + 2),
            ..player.clone()
        };
        let seen = PlayerRow { notices: Notices::Direct, ..seen };
        all_preferences(language, &seen);
        fits(&preferences::greeting(language, "Welcome.".to_owned()), "greeting");
        for notices in [Notices::Mention, Notices::Direct, Notices::Quiet] {
            assert!(!preferences::called(language, notices, Some(false)).is_empty());
        }
        for game in Registry::ours().iter() {
            let id = game.meta().id;
            for topic in game.words.topics() {
                fits(&rules::rules(language, &Registry::ours(), id, topic), topic);
            }
        }
    }
}
