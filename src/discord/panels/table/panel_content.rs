//! The content of a seat's panel, apart from its place in a message, and its layout in a frame.

use crate::discord::panels::{GOLD, number, tell};
use crate::discord::parts::{Embed, FRAMED, Parts, cut};
use agon_gamemaster::TableSnapshot;
use agon_lang::{GameWords, Language, Question};
use agon_rules::Seat;

/// The longest title of a frame, in UTF-16 units.
const TITLE: usize = 256;
/// The most lines of prose beside a picture, the question among them.
const PROSE: usize = 6;
/// The most lines of a recap beside a picture, and without one.
const RECAP: (usize, usize) = (4, 6);

/// The content of a panel, in reading order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PanelContent {
    /// The seat, its table and its round.
    pub seat: String,
    /// The question and the viewer's own means.
    pub question: String,
    /// Answers to the last click, a pause, the outcomes of orders, a secret choice so far.
    pub notes: Vec<String>,
    /// The viewer's last decision, above everything that happened since.
    pub head: Option<String>,
    /// Everything that happened since, the most important first.
    pub recap: Vec<String>,
    /// The effects of the first choices.
    pub effects: Vec<String>,
    /// The race and the nearest threat.
    pub race: Option<String>,
    /// Facts that no picture shows.
    pub facts: Vec<String>,
    /// Facts that the viewer's private picture shows.
    pub pictured: Vec<String>,
    /// The colour of the frame.
    pub colour: u32,
}

impl PanelContent {
    /// Begins the content of a seat's panel: the seat, the question and its facts, the colour.
    pub fn of(language: Language, snapshot: &TableSnapshot, seat: Seat, question: Question) -> PanelContent {
        let words = snapshot.game().words;
        let Question { ask, purse, facts, pictured } = question;
        let question = if purse.is_empty() { ask } else { format!("{ask} {purse}") };
        PanelContent {
            seat: self::seat(language, words, snapshot, seat),
            question,
            facts,
            pictured,
            colour: if snapshot.my_turn() { words.colour(seat) } else { GOLD },
            ..PanelContent::default()
        }
    }

    /// Lays the content out in a frame: with all facts for a reader without a picture, and shorter beside a picture.
    pub fn parts(&self, language: Language) -> Parts {
        let embed = Embed {
            title: cut(&self.question, TITLE),
            text: cut(&self.text(language, false), FRAMED),
            colour: self.colour,
            footer: String::new(),
        };
        let beside = Some(cut(&self.text(language, true), FRAMED));
        Parts { author: self.seat.clone(), embed: Some(embed), beside, ..Parts::default() }
    }

    fn text(&self, language: Language, drawn: bool) -> String {
        // The title is the first line of prose.
        let room = if drawn { (PROSE - 1).saturating_sub(self.notes.len()) } else { usize::MAX };
        let effects = self.effects.len().min(room);
        let recap = (room - effects).min(if drawn { RECAP.0 } else { RECAP.1 });
        let mut lines = self.notes.clone();
        lines.extend(self.recap(language, recap));
        lines.extend(self.effects.iter().take(effects).cloned());
        lines.extend(self.race.iter().map(|race| small(race)));
        if drawn {
            // One line, so that the text stays short; the picture stands for the rest.
            lines.extend((!self.facts.is_empty()).then(|| small(&self.facts.join(" · "))));
        } else {
            lines.extend(self.facts.iter().chain(&self.pictured).map(|fact| format!("- {fact}")));
        }
        lines.join("\n")
    }

    /// Returns the head and at most `most` sentences after it. The last line counts the others.
    fn recap(&self, language: Language, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = self.head.iter().map(|head| small(head)).collect();
        lines.extend(self.recap.iter().take(most).cloned());
        let more = self.recap.len().saturating_sub(most);
        if more > 0
            && let Some(last) = lines.last_mut()
        {
            last.push(' ');
            last.push_str(&tell(language, "ui-recap-more", &[("count", (more as i64).into())]));
        }
        lines
    }
}

/// Writes a line in small letters.
pub fn small(line: &str) -> String {
    format!("-# {line}")
}

/// Names a seat, its table and its round: `⬟ Sparta · table 12 · Offrandes · round 3`.
fn seat(language: Language, words: &dyn GameWords, snapshot: &TableSnapshot, seat: Seat) -> String {
    let args = [
        ("mark", words.mark(seat).into()),
        ("city", words.city(language, seat).into()),
        ("number", number(snapshot).into()),
        ("game", words.title(language).into()),
    ];
    let title = tell(language, "ui-panel-title", &args);
    let round = snapshot.public().map_or(0, |view| view.progress().round);
    if round == 0 {
        return title;
    }
    let args = [("round", words.round(language).into()), ("n", round.into())];
    format!("{title} · {}", tell(language, "ui-log-round", &args))
}
