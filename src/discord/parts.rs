//! The parts of a message, as data: panels build them, and the bot sends them.
//!
//! Panels are pure: they return [`Parts`]. Only `build` knows Discord's builders.

mod build;

pub use build::nobody;

use super::ids::CustomId;
use agon_gamemaster::is_control_or_bidi;
use agon_lang::Language;
use std::sync::Arc;

/// The most choices in a menu.
pub const CHOICES: usize = 25;
/// The most buttons in a row.
pub const BUTTONS: usize = 5;
/// The longest label of a button, in UTF-16 units.
pub const LABEL: usize = 80;
/// The longest plain text, in UTF-16 units.
const CONTENT: usize = 2000;
/// The longest text in a frame, in UTF-16 units.
pub const FRAMED: usize = 4096;
/// The most rows under a message.
pub const ROWS: usize = 5;

/// A message.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Parts {
    /// Plain text above the embed. Mentions work only here.
    pub content: String,
    /// The part in a frame.
    pub embed: Option<Embed>,
    /// A small line above the frame's title.
    pub author: String,
    /// The frame's text beside a picture, where it is shorter than the text without one.
    pub beside: Option<String>,
    /// The level of the menu that a seat's panel shows, in words: its private picture shows the places to choose there.
    pub places: String,
    /// True for the first level of a person's own panel: it may stay open and follow their question.
    pub follows_question: bool,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// The users that the content may mention.
    pub mentions: Vec<u64>,
    /// The roles that the content may mention.
    pub roles: Vec<u64>,
    /// Shown inside the frame.
    pub picture: Option<Picture>,
    /// Shown below the frame, in its own frame.
    pub below: Option<Picture>,
    /// Shown side by side at the end, at most ten.
    pub album: Vec<Picture>,
    /// A file for the reader to keep.
    pub file: Option<Attached>,
}

/// A picture in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The file's name. It shows no more than the message does.
    pub name: String,
    /// The file: a PNG, or a GIF if it is animated.
    pub bytes: Arc<[u8]>,
    /// Its description in words.
    pub alt: String,
}

/// A file of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// Its content.
    pub bytes: Arc<[u8]>,
}

/// The part of a message in a frame.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// Its first line.
    pub title: String,
    /// Its text.
    pub text: String,
    /// The colour of the stripe at its side.
    pub colour: u32,
    /// Its small last line.
    pub footer: String,
}

/// A row under a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A menu. Boxed, because it is much larger than a list of buttons.
    Menu(Box<Menu>),
}

/// The style of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// For the most likely choice.
    Main,
    /// For any other choice.
    #[default]
    Plain,
    /// For an action that cannot be taken back.
    Danger,
}

/// The effect of a button.
#[derive(Clone, PartialEq, Debug)]
pub enum Press {
    /// Sends a click with this id.
    Click(CustomId),
    /// Opens this address. The bot does not learn of it.
    Link(String),
}

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// Its effect.
    pub press: Press,
    /// Its text.
    pub label: String,
    /// Its style.
    pub tone: Tone,
    /// True if it is grey and cannot be pressed.
    pub disabled: bool,
}

impl Button {
    /// Makes a plain button.
    pub fn new(id: CustomId, label: impl Into<String>) -> Button {
        Button { press: Press::Click(id), label: label.into(), tone: Tone::Plain, disabled: false }
    }

    /// Makes a button that opens an address.
    pub fn link(url: impl Into<String>, label: impl Into<String>) -> Button {
        Button { press: Press::Link(url.into()), label: label.into(), tone: Tone::Plain, disabled: false }
    }

    /// Returns the button in another style.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Button {
        self.tone = tone;
        self
    }

    /// Returns the button, grey if `disabled`.
    #[must_use]
    pub fn grey(mut self, disabled: bool) -> Button {
        self.disabled = disabled;
        self
    }
}

/// A menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// The id that a choice sends, together with the chosen values.
    pub id: CustomId,
    /// The text while nothing is chosen.
    pub placeholder: String,
    /// Its choices, at most 25.
    pub choices: Vec<Choice>,
    /// The number of choices to make. For people, channels and roles, the largest number.
    pub count: u8,
    /// The kind of choices.
    pub kind: MenuKind,
}

/// The kind of a menu's choices: its own, or a list of Discord with the ids chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum MenuKind {
    /// Its own choices.
    #[default]
    Words,
    /// People of the server, at least one.
    People(Vec<u64>),
    /// People of the server, or none.
    AnyPeople(Vec<u64>),
    /// Text channels of the server, or none.
    Channels(Vec<u64>),
    /// Roles of the server, or none.
    Roles(Vec<u64>),
}

/// A choice of a menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The value that it sends.
    pub value: String,
    /// Its text.
    pub label: String,
    /// Its small second line.
    pub detail: String,
    /// True if it is already chosen.
    pub chosen: bool,
}

impl Choice {
    /// Makes a choice without a second line.
    pub fn new(value: impl Into<String>, label: impl Into<String>) -> Choice {
        Choice { value: value.into(), label: label.into(), detail: String::new(), chosen: false }
    }
}

impl Parts {
    /// Makes a message of plain text, without embed or buttons.
    pub fn line(text: impl Into<String>) -> Parts {
        Parts { content: text.into(), ..Parts::default() }
    }

    /// Adds buttons in rows of five. Adds nothing for an empty list.
    #[must_use]
    pub fn buttons(mut self, buttons: Vec<Button>) -> Parts {
        let rows = buttons.chunks(BUTTONS).map(|row| Row::Buttons(row.to_vec()));
        self.rows.extend(rows);
        self
    }

    /// Adds a menu, unless it has no choice.
    #[must_use]
    pub fn menu(mut self, menu: Menu) -> Parts {
        if !menu.choices.is_empty() || menu.kind != MenuKind::Words {
            self.rows.push(Row::Menu(Box::new(menu)));
        }
        self
    }

    /// Returns the parts with this picture in the frame and the text beside it, or with none.
    #[must_use]
    pub fn pictured(mut self, picture: Option<Picture>) -> Parts {
        if picture.is_some()
            && let (Some(embed), Some(text)) = (self.embed.as_mut(), self.beside.take())
        {
            embed.text = text;
        }
        Parts { picture, ..self }
    }

    /// Returns the parts for a reader of text: with words for the arrows of the frame's text.
    #[must_use]
    pub fn for_text_reader(mut self, language: Language) -> Parts {
        if let Some(embed) = self.embed.as_mut() {
            embed.text = cut(&agon_lang::arrows_in_words(language, &embed.text), FRAMED);
        }
        self
    }

    /// Returns the parts without any pictures.
    #[must_use]
    pub fn unpainted(self) -> Parts {
        Parts { picture: None, below: None, ..self }
    }

    /// Puts a line above everything.
    #[must_use]
    pub fn under(mut self, line: impl Into<String>) -> Parts {
        let line = line.into();
        self.content = if self.content.is_empty() { line } else { format!("{line}\n{}", self.content) };
        self
    }

    /// Puts a line at the top of the frame, or above everything if there is no frame or no room in it.
    #[must_use]
    pub fn headed(mut self, line: &str) -> Parts {
        let fits = |embed: &Embed| line.encode_utf16().count() + 1 + embed.text.encode_utf16().count() <= FRAMED;
        if !self.embed.as_ref().is_some_and(fits) {
            return self.under(line);
        }
        for text in self.embed.as_mut().map(|embed| &mut embed.text).into_iter().chain(self.beside.as_mut()) {
            *text = if text.is_empty() { line.to_owned() } else { format!("{line}\n{text}") };
        }
        self
    }

    /// Returns the parts as plain text without a frame, for places where no frame may be shown.
    #[must_use]
    pub fn unframed(self) -> Parts {
        let Some(Embed { title, text, footer, .. }) = self.embed else { return self };
        let author = if self.author.is_empty() { String::new() } else { format!("-# {}", self.author) };
        let heads = [self.content, author, if title.is_empty() { title } else { format!("**{title}**") }, text];
        let heads: Vec<String> = heads.into_iter().filter(|part| !part.is_empty()).collect();
        let foot = if footer.is_empty() { footer } else { format!("\n-# {footer}") };
        // Cuts the text, not the footer.
        let room = CONTENT.saturating_sub(foot.encode_utf16().count());
        let content = cut(&heads.join("\n"), room) + &foot;
        Parts { content, embed: None, author: String::new(), beside: None, picture: None, below: None, ..self }
    }
}

/// Cuts a text to Discord's limit, which counts UTF-16 units.
pub fn cut(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut units = 1;
    let kept = text.chars().take_while(|letter| {
        units += letter.len_utf16();
        units <= most
    });
    kept.collect::<String>() + "…"
}

/// Makes a name harmless: no markup, no mention, and no change of direction in the text around it.
pub fn plain(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars().filter(|letter| !is_control_or_bidi(*letter)) {
        if "\\*_~`|<>[]()#@:-".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_by_utf16_units() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("abcd", 3), "ab…");
        assert_eq!(cut("🏺🏺", 3), "🏺…");
    }

    #[test]
    fn a_message_without_its_frame_keeps_its_footer_within_the_limit() {
        let embed = Embed { title: "Attika".into(), text: "x".repeat(4000), footer: "table 1".into(), colour: 1 };
        let plain = Parts { embed: Some(embed), ..Parts::line("Ana") }.unframed();
        assert!(plain.embed.is_none() && plain.content.starts_with("Ana\n**Attika**\nxxx"));
        assert!(plain.content.ends_with("x…\n-# table 1"));
        assert_eq!(plain.content.encode_utf16().count(), CONTENT);
        assert_eq!(Parts::line("Ana").unframed(), Parts::line("Ana"));
    }

    #[test]
    fn beside_a_picture_stands_the_text_made_for_it() {
        let picture = Picture { name: "own.png".into(), bytes: Arc::from([1]), alt: "ladders".into() };
        let embed = Some(Embed { text: "all in words".into(), ..Embed::default() });
        let panel = Parts { embed, beside: Some("the rest".into()), author: "Sparta".into(), ..Parts::default() };
        let text = |parts: Parts| parts.embed.map(|embed| embed.text);
        assert_eq!(text(panel.clone().pictured(None)).as_deref(), Some("all in words"));
        assert_eq!(text(panel.clone().pictured(Some(picture.clone()))).as_deref(), Some("the rest"));
        assert_eq!(text(panel.clone().headed("Agora").pictured(Some(picture))).as_deref(), Some("Agora\nthe rest"));
        assert_eq!(panel.unframed(), Parts::line("-# Sparta\nall in words"));
    }

    #[test]
    fn a_head_stands_in_the_frame_where_it_has_room_there() {
        let framed =
            |text: &str| Parts { embed: Some(Embed { text: text.into(), ..Embed::default() }), ..Parts::default() };
        assert_eq!(framed("Ana bids.").headed("Agora"), framed("Agora\nAna bids."));
        assert_eq!(framed("").headed("Agora"), framed("Agora"));
        assert_eq!(Parts::line("Ana bids.").headed("Agora"), Parts::line("Agora\nAna bids."));
        let whole = framed(&"x".repeat(FRAMED - 5));
        assert_eq!(whole.clone().headed("Agora"), Parts { content: "Agora".to_owned(), ..whole });
    }

    #[test]
    fn a_name_is_no_markup() {
        assert_eq!(plain("A\u{202e}n\u{2028}a"), "Ana");
        assert_eq!(plain("**Ana** <@1>"), "\\*\\*Ana\\*\\* \\<\\@1\\>");
    }
}
