//! The parts of a message, as data: what panels build and what is sent.
//!
//! Panels are pure: they give [`Parts`]. Only this file knows how Discord's builders want them, and holds its limits.

use super::custom_id::CustomId;
use super::pictures::Picture;
use serenity::all::{
    ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateEmbedFooter, CreateInteractionResponseFollowup, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage, RoleId,
    UserId,
};

/// Most choices in a menu.
pub const CHOICES: usize = 25;
/// Most buttons in a row.
pub const BUTTONS: usize = 5;
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
    /// A menu.
    Menu(Menu),
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

/// A button.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// What its click wants.
    pub id: CustomId,
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
        Button { id, label: label.into(), tone: Tone::Plain, disabled: false }
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
            self.rows.push(Row::Menu(menu));
        }
        self
    }

    /// Puts a line above everything.
    #[must_use]
    pub fn under(mut self, line: impl Into<String>) -> Parts {
        let line = line.into();
        self.content = if self.content.is_empty() { line } else { format!("{line}\n{}", self.content) };
        self
    }

    /// As a new message of the channel.
    pub fn message(&self) -> CreateMessage {
        CreateMessage::new()
            .files(self.files())
            .content(cut(&self.content, 2000))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed())
    }

    /// As the new face of a message of the channel.
    pub fn edit(&self) -> EditMessage {
        EditMessage::new()
            .attachments(self.attachments())
            .content(cut(&self.content, 2000))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed())
    }

    /// As the answer to an interaction, or the new face of the panel it came from.
    pub fn answer(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .attachments(self.attachments())
            .content(cut(&self.content, 2000))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    /// As a private answer beside the message that was clicked.
    pub fn aside(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .files(self.files())
            .ephemeral(true)
            .content(cut(&self.content, 2000))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    fn allowed(&self) -> CreateAllowedMentions {
        nobody().users(self.mentions.iter().map(|&user| UserId::new(user)).collect::<Vec<_>>())
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        let picture = self.picture.as_ref();
        let shown = |embed: CreateEmbed| match picture {
            Some(picture) => embed.attachment(&picture.name),
            None => embed,
        };
        self.embed.iter().map(Embed::build).map(shown).collect()
    }

    fn files(&self) -> Vec<CreateAttachment> {
        let file = |picture: &Picture| {
            CreateAttachment::bytes(&*picture.bytes, &picture.name).description(cut(&picture.alt, 1024))
        };
        self.picture.iter().map(file).collect()
    }

    /// The files of the message's new face; a picture of its old one goes.
    fn attachments(&self) -> EditAttachments {
        self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add)
    }

    fn components(&self) -> Vec<CreateActionRow> {
        self.rows.iter().take(ROWS).map(Row::build).collect()
    }
}

/// Mentions in a text call nobody unless named.
pub fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new()
}

impl Embed {
    fn build(&self) -> CreateEmbed {
        let mut embed = CreateEmbed::new().colour(self.colour);
        if !self.title.is_empty() {
            embed = embed.title(cut(&self.title, 256));
        }
        if !self.text.is_empty() {
            embed = embed.description(cut(&self.text, 4096));
        }
        if !self.footer.is_empty() {
            embed = embed.footer(CreateEmbedFooter::new(cut(&self.footer, 1024)));
        }
        embed
    }
}

impl Row {
    fn build(&self) -> CreateActionRow {
        match self {
            Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(Button::build).collect()),
            Row::Menu(menu) => CreateActionRow::SelectMenu(menu.build()),
        }
    }
}

impl Button {
    fn build(&self) -> CreateButton {
        let style = match self.tone {
            Tone::Main => ButtonStyle::Primary,
            Tone::Plain => ButtonStyle::Secondary,
            Tone::Danger => ButtonStyle::Danger,
        };
        CreateButton::new(self.id.to_string()).label(cut(&self.label, 80)).style(style).disabled(self.disabled)
    }
}

impl Menu {
    fn build(&self) -> CreateSelectMenu {
        let (least, kind) = match &self.kind {
            MenuKind::Words => (self.count, CreateSelectMenuKind::String { options: self.options() }),
            MenuKind::People(chosen) => {
                (1, CreateSelectMenuKind::User { default_users: defaults(chosen, UserId::new) })
            }
            MenuKind::Channels(chosen) => {
                let default_channels = defaults(chosen, ChannelId::new);
                let channel_types = Some(vec![ChannelType::Text]);
                (0, CreateSelectMenuKind::Channel { channel_types, default_channels })
            }
            MenuKind::Roles(chosen) => (0, CreateSelectMenuKind::Role { default_roles: defaults(chosen, RoleId::new) }),
        };
        CreateSelectMenu::new(self.id.to_string(), kind)
            .placeholder(cut(&self.placeholder, 150))
            .min_values(least)
            .max_values(self.count)
    }

    fn options(&self) -> Vec<CreateSelectMenuOption> {
        let option = |choice: &Choice| {
            let mut option = CreateSelectMenuOption::new(cut(&choice.label, 100), cut(&choice.value, 100));
            if !choice.detail.is_empty() {
                option = option.description(cut(&choice.detail, 100));
            }
            option.default_selection(choice.chosen)
        };
        self.choices.iter().take(CHOICES).map(option).collect()
    }
}

/// What stands as chosen; Discord has no id 0.
fn defaults<T>(chosen: &[u64], id: impl Fn(u64) -> T) -> Option<Vec<T>> {
    Some(chosen.iter().filter(|&&chosen| chosen != 0).take(CHOICES).map(|&chosen| id(chosen)).collect())
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

/// A name that cannot turn into markup or a mention.
pub fn plain(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars().filter(|letter| !letter.is_control()) {
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
    fn a_name_is_no_markup() {
        assert_eq!(plain("**Ana** <@1>"), "\\*\\*Ana\\*\\* \\<\\@1\\>");
    }
}
