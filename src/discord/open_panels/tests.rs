//! The order and the times of looks at open panels.

use super::*;
use futures_util::FutureExt;

const NOW: i64 = 1_000_000;

fn shown(digest: u64) -> Shown {
    Shown { question: Question::test(digest), picture: None, below: None, owes_picture: false }
}

/// A letter of the user with this number at table 1, in the message with the same number.
fn letter(user: u64) -> Panel {
    let look = Look { language: Language::English, palette: None, unreached: false };
    let way = Way::Letter { channel: ChannelId(1), message: MessageId::new(user), server: None };
    Panel { table: TableId(1), user: UserId(user), look, way }
}

fn panels() -> OpenPanels {
    let times = Times { settle_ms: 0, between_ms: 2_000, life_ms: 60_000 };
    OpenPanels::new(Pace { panels: times, letters: times })
}

#[test]
fn a_panel_is_edited_once_in_two_seconds_and_its_last_change_is_not_lost() {
    let panels = panels();
    panels.open(letter(1), shown(1), NOW);
    assert!(panels.begin_due(NOW + 1_999, 9).is_empty(), "the answer counts like an edit");
    let (entry, _) = panels.begin_due(NOW + 2_000, 9).remove(0);
    // It changes during the edit.
    panels.note_change(Some(TableId(1)), NOW + 2_010);
    assert!(panels.begin_due(NOW + 9_000, 9).is_empty(), "one look at a time");
    panels.end(&entry, Outcome::Edited(shown(2)), NOW + 2_100);
    assert!(panels.begin_due(NOW + 4_099, 9).is_empty());
    let (entry, before) = panels.begin_due(NOW + 4_100, 9).remove(0);
    assert_eq!(before, shown(2));
    panels.end(&entry, Outcome::Same, NOW + 4_110);
    assert!(panels.begin_due(NOW + 9_000, 9).is_empty(), "nothing has changed");
    panels.note_change(Some(TableId(2)), NOW + 9_000);
    assert!(panels.begin_due(NOW + 9_000, 9).is_empty(), "another table");
}

#[tokio::test]
async fn a_closed_or_paused_panel_is_not_edited() {
    let panels = Arc::new(panels());
    panels.open(letter(1), shown(1), NOW);
    let (entry, _) = panels.begin_due(NOW + 2_000, 9).remove(0);
    let pause = panels.pause_for(MessageId::new(1));
    assert!(!panels.may_edit(&entry));
    panels.end(&entry, Outcome::Interrupted, NOW + 2_000);
    assert!(panels.begin_due(NOW + 9_000, 9).is_empty());
    drop(pause);
    let (entry, _) = panels.begin_due(NOW + 9_000, 9).remove(0);
    assert!(panels.may_edit(&entry));
    // An answer in the same message waits for the edit.
    let edit = entry.edit.lock().await;
    let mut closing = std::pin::pin!(panels.close(MessageId::new(1)));
    assert!(closing.as_mut().now_or_never().is_none());
    assert!(!panels.may_edit(&entry));
    drop(edit);
    closing.await;
    panels.end(&entry, Outcome::Edited(shown(2)), NOW + 9_000);
    assert!(panels.begin_due(NOW + 99_000, 9).is_empty());
}

#[test]
fn a_panel_gives_way_to_a_newer_one_and_ends_with_its_time() {
    let panels = panels();
    panels.open(letter(1), shown(1), NOW);
    panels.open(letter(2), shown(2), NOW);
    panels.open(letter(1), shown(3), NOW + 10);
    let mut begun = panels.begin_due(NOW + 2_010, 9);
    begun.sort_by_key(|(entry, _)| entry.panel.user);
    assert_eq!(begun.iter().map(|(_, shown)| shown.clone()).collect::<Vec<_>>(), [shown(3), shown(2)]);
    for (entry, _) in begun {
        panels.end(&entry, Outcome::Later, NOW + 2_010);
    }
    assert_eq!(panels.begin_due(NOW + 60_000, 9).len(), 1, "the older one's time is over");
    assert!(panels.begin_due(NOW + 60_010, 9).is_empty());
    assert!(panels.lock().is_empty());
}

#[test]
fn nothing_opens_at_the_pace_that_stands_still() {
    let panels = OpenPanels::new(Pace::STILL);
    panels.open(letter(1), shown(1), NOW);
    assert!(panels.lock().is_empty());
    assert_eq!(panels.rest(NOW, |wait| wait), LONGEST);
}

#[test]
fn the_rest_until_the_next_look_is_real_time() {
    let panels = panels();
    panels.open(letter(1), shown(1), NOW);
    assert_eq!(panels.rest(NOW, |wait| wait), Duration::from_secs(2));
    assert_eq!(panels.rest(NOW, |wait| wait / 10), Duration::from_millis(200));
    assert_eq!(panels.rest(NOW, |wait| wait / 3600), SHORTEST);
    // The clock has jumped over it.
    assert_eq!(panels.rest(NOW + 86_400_000, |wait| wait), SHORTEST);
}
