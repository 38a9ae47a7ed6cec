//! The parts of a message, as data: what panels build and what is sent.
//!
//! Panels are pure: they give [`Parts`]. Only `build` knows how Discord's builders want them.

mod build;

pub use build::nobody;

use super::ids::CustomId;
use agon_gamemaster::steers;
use std::sync::Arc;

/// Most choices in a menu.
pub const CHOICES: usize = 25;
/// Most buttons in a row.
pub const BUTTONS: usize = 5;
/// Most letters of plain text, in UTF-16 units.
const CONTENT: usize = 2000;
/// Most letters of a framed text, in UTF-16 units.
pub const FRAMED: usize = 4096;
/// Most rows under a message.
pub const ROWS: usize = 5;

/// A message.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Parts {
    /// Plain text above the embed; the only place a mention works.
    pub content: String,
    /// The framed part.
    pub embed: Option<Embed>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// Whom the content may call.
    pub mentions: Vec<u64>,
    /// Shown inside the framed part.
    pub picture: Option<Picture>,
    /// Shown below it, in a frame of its own.
    pub below: Option<Picture>,
    /// Shown side by side under everything, at most ten.
    pub album: Vec<Picture>,
    /// Comes with the message, to be kept.
    pub file: Option<Attached>,
}

/// A picture in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The file's name; it tells no more than the message does.
    pub name: String,
    /// The file: a PNG, or a GIF where it moves.
    pub bytes: Arc<[u8]>,
    /// What it shows, in words.
    pub alt: String,
}

/// A file of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Arc<[u8]>,
}

/// The framed part of a message.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// Its first line.
    pub title: String,
    /// Its text.
    pub text: String,
    /// The stripe at its side.
    pub colour: u32,
    /// Its small last line.
    pub footer: String,
}

/// A row under a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A menu, boxed: it is much larger than a list of buttons.
    Menu(Box<Menu>),
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// The likeliest choice.
    Main,
    /// Any other.
    #[default]
    Plain,
    /// What cannot be taken back.
    Danger,
}

/// What a button does.
#[derive(Clone, PartialEq, Debug)]
pub enum Press {
    /// A click, and what it wants.
    Click(CustomId),
    /// Leads to this address; nobody hears of it.
    Link(String),
}

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// What it does.
    pub press: Press,
    /// What it says.
    pub label: String,
    /// How it looks.
    pub tone: Tone,
    /// Grey, and cannot be pressed.
    pub disabled: bool,
}

impl Button {
    /// A plain button.
    pub fn new(id: CustomId, label: impl Into<String>) -> Button {
        Button { press: Press::Click(id), label: label.into(), tone: Tone::Plain, disabled: false }
    }

    /// A button that leads to an address.
    pub fn link(url: impl Into<String>, label: impl Into<String>) -> Button {
        Button { press: Press::Link(url.into()), label: label.into(), tone: Tone::Plain, disabled: false }
    }

    /// The same in another tone.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Button {
        self.tone = tone;
        self
    }

    /// The same, grey if so.
    #[must_use]
    pub fn grey(mut self, disabled: bool) -> Button {
        self.disabled = disabled;
        self
    }
}

/// A menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// What a choice wants; the chosen values come with it.
    pub id: CustomId,
    /// What it says while nothing is chosen.
    pub placeholder: String,
    /// Its choices, at most 25.
    pub choices: Vec<Choice>,
    /// How many must be chosen; of people, channels and roles how many may be.
    pub count: u8,
    /// What it offers.
    pub kind: MenuKind,
}

/// What a menu offers: its own choices, or what Discord lists, with the ids that stand as chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum MenuKind {
    /// Its own choices.
    #[default]
    Words,
    /// People of the server, at least one.
    People(Vec<u64>),
    /// Text channels of the server, or none.
    Channels(Vec<u64>),
    /// Roles of the server, or none.
    Roles(Vec<u64>),
}

/// A choice of a menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it sends.
    pub value: String,
    /// What it says.
    pub label: String,
    /// Its small second line.
    pub detail: String,
    /// Whether it stands as chosen.
    pub chosen: bool,
}

impl Choice {
    /// A choice without a second line.
    pub fn new(value: impl Into<String>, label: impl Into<String>) -> Choice {
        Choice { value: value.into(), label: label.into(), detail: String::new(), chosen: false }
    }
}

impl Parts {
    /// A plain line.
    pub fn line(text: impl Into<String>) -> Parts {
        Parts { content: text.into(), ..Parts::default() }
    }

    /// Adds a row of buttons; nothing for none, further rows for more than five.
    #[must_use]
    pub fn buttons(mut self, buttons: Vec<Button>) -> Parts {
        let rows = buttons.chunks(BUTTONS).map(|row| Row::Buttons(row.to_vec()));
        self.rows.extend(rows);
        self
    }

    /// Adds a menu; nothing if it has no choice.
    #[must_use]
    pub fn menu(mut self, menu: Menu) -> Parts {
        if !menu.choices.is_empty() || menu.kind != MenuKind::Words {
            self.rows.push(Row::Menu(Box::new(menu)));
        }
        self
    }

    /// The same with this picture in its frame, or none.
    #[must_use]
    pub fn pictured(self, picture: Option<Picture>) -> Parts {
        Parts { picture, ..self }
    }

    /// The same without any pictures.
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

    /// Puts a line at the top of the frame; above everything where there is no frame, or no room in it.
    #[must_use]
    pub fn headed(mut self, line: &str) -> Parts {
        let fits = |embed: &Embed| line.encode_utf16().count() + 1 + embed.text.encode_utf16().count() <= FRAMED;
        match self.embed.as_mut().filter(|embed| fits(embed)) {
            Some(embed) if embed.text.is_empty() => line.clone_into(&mut embed.text),
            Some(embed) => embed.text = format!("{line}\n{}", embed.text),
            None => return self.under(line),
        }
        self
    }

    /// The same without its frame, in plain text: for where none may be shown.
    #[must_use]
    pub fn unframed(self) -> Parts {
        let Some(Embed { title, text, footer, .. }) = self.embed else { return self };
        let heads = [self.content, if title.is_empty() { title } else { format!("**{title}**") }, text];
        let heads: Vec<String> = heads.into_iter().filter(|part| !part.is_empty()).collect();
        let foot = if footer.is_empty() { footer } else { format!("\n-# {footer}") };
        // What is cut is cut before the footer.
        let room = CONTENT.saturating_sub(foot.encode_utf16().count());
        let content = cut(&heads.join("\n"), room) + &foot;
        Parts { content, embed: None, picture: None, below: None, ..self }
    }
}

/// The text, cut to what Discord takes: it counts UTF-16 units.
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

/// A name that cannot turn into markup or a mention, nor turn what stands around it.
pub fn plain(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars().filter(|letter| !steers(*letter)) {
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
