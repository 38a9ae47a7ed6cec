//! Converts the parts of a message to Discord's builders, within its limits.

use super::{
    Button, CHOICES, CONTENT, Choice, Embed, FRAMED, Menu, MenuKind, Parts, Picture, Press, ROWS, Row, Tone, cut,
};
use serenity::all::{
    ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateEmbed, CreateEmbedAuthor, CreateEmbedFooter, CreateInteractionResponseFollowup, CreateMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage, EditWebhookMessage, RoleId, UserId,
};

impl Parts {
    /// Builds a new message of the channel.
    pub fn message(&self) -> CreateMessage {
        CreateMessage::new()
            .files(self.files())
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed())
    }

    /// Builds an edit of a message of the channel.
    pub fn edit(&self) -> EditMessage {
        EditMessage::new()
            .attachments(self.attachments())
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed())
    }

    /// Builds the answer to an interaction, or the new content of its panel.
    pub fn answer(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .attachments(self.attachments())
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    /// Builds a private answer beside the clicked message.
    pub fn aside(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .files(self.files())
            .ephemeral(true)
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    /// Builds an edit of such an answer.
    pub fn aside_again(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .files(self.files())
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    /// Builds new text and buttons for a message of the channel. Its files stay.
    pub fn edit_text(&self) -> EditMessage {
        EditMessage::new()
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(self.allowed())
    }

    /// Builds new text and buttons for the answer to an interaction. Its files stay.
    pub fn answer_text(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    /// Builds new text and buttons for a private answer beside the clicked message. Its files stay.
    pub fn aside_text(&self) -> EditWebhookMessage {
        EditWebhookMessage::new()
            .content(cut(&self.content, CONTENT))
            .embeds(self.embeds())
            .components(self.components())
            .allowed_mentions(nobody())
    }

    fn allowed(&self) -> CreateAllowedMentions {
        let users: Vec<UserId> = self.mentions.iter().map(|&user| UserId::new(user)).collect();
        let roles: Vec<RoleId> = self.roles.iter().map(|&role| RoleId::new(role)).collect();
        nobody().users(users).roles(roles)
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        let picture = self.picture.as_ref();
        let shown = |embed: CreateEmbed| match picture {
            Some(picture) => embed.attachment(&picture.name),
            None => embed,
        };
        let author = |embed: CreateEmbed| match self.author.as_str() {
            "" => embed,
            author => embed.author(CreateEmbedAuthor::new(cut(author, 256))),
        };
        let colour = self.embed.as_ref().map(|embed| embed.colour).unwrap_or_default();
        let below = self.below.iter().map(|below| CreateEmbed::new().colour(colour).attachment(&below.name));
        self.embed.iter().map(Embed::build).map(author).map(shown).chain(below).collect()
    }

    fn files(&self) -> Vec<CreateAttachment> {
        let file = |picture: &Picture| {
            CreateAttachment::bytes(&*picture.bytes, &picture.name).description(cut(&picture.alt, 1024))
        };
        let kept = self.file.iter().map(|file| CreateAttachment::bytes(&*file.bytes, &file.name));
        self.picture.iter().chain(&self.below).chain(&self.album).map(file).chain(kept).collect()
    }

    /// Returns the files of the edited message. They replace all files of its old content.
    fn attachments(&self) -> EditAttachments {
        self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add)
    }

    fn components(&self) -> Vec<CreateActionRow> {
        self.rows.iter().take(ROWS).map(Row::build).collect()
    }
}

/// Allows no mentions: a text mentions only the users named in `mentions`, and the roles named in `roles`.
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
            embed = embed.description(cut(&self.text, FRAMED));
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
        let button = match &self.press {
            Press::Click(id) => CreateButton::new(id.to_string()).style(style),
            Press::Link(url) => CreateButton::new_link(url),
        };
        button.label(cut(&self.label, 80)).disabled(self.disabled)
    }
}

impl Menu {
    fn build(&self) -> CreateSelectMenu {
        let (least, kind) = match &self.kind {
            MenuKind::Words => (self.count, CreateSelectMenuKind::String { options: self.options() }),
            MenuKind::People(chosen) => {
                (1, CreateSelectMenuKind::User { default_users: defaults(chosen, UserId::new) })
            }
            MenuKind::AnyPeople(chosen) => {
                (0, CreateSelectMenuKind::User { default_users: defaults(chosen, UserId::new) })
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

/// Returns the chosen ids. Discord has no id 0.
fn defaults<T>(chosen: &[u64], id: impl Fn(u64) -> T) -> Option<Vec<T>> {
    Some(chosen.iter().filter(|&&chosen| chosen != 0).take(CHOICES).map(|&chosen| id(chosen)).collect())
}
