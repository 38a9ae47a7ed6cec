//! The content of a message for a person: texts, buttons, menus.

use std::fmt::Write;

use serde_json::Value;

use crate::world::message::Message;

/// A button as a person sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// Label. For an emoji-only button, the emoji's name.
    pub label: String,
    /// Custom id; empty for a link.
    pub custom_id: String,
    /// The address a link button opens.
    pub url: Option<String>,
    /// True if it can be pressed.
    pub enabled: bool,
}

/// One choice of a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The label.
    pub label: String,
    /// The value, which the bot gets.
    pub value: String,
    /// The text below the label.
    pub description: Option<String>,
    /// True if it is chosen already.
    pub chosen: bool,
}

/// A menu as a person sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// The placeholder, which asks the question.
    pub placeholder: String,
    /// Custom id.
    pub custom_id: String,
    /// Component type: 3 for own choices, 5 for people, 8 for channels.
    pub component_type: u64,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The fewest choices to select.
    pub at_least: u64,
    /// The most choices to select.
    pub at_most: u64,
    /// True if it can be opened.
    pub enabled: bool,
}

impl Message {
    /// Returns every button, also disabled ones.
    pub fn buttons(&self) -> Vec<Button> {
        self.parts().filter(|part| number(part, "type") == Some(2)).map(button).collect()
    }

    /// Returns every menu.
    pub fn menus(&self) -> Vec<Menu> {
        self.parts().filter(|part| matches!(number(part, "type"), Some(3 | 5..=8))).map(menu).collect()
    }

    /// Returns all the text of the message: content, embeds, labels, placeholders, choices, file names and their
    /// alternative text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        for embed in &self.embeds {
            gather(embed, &mut lines);
        }
        lines.extend(self.buttons().into_iter().map(|button| button.label));
        for menu in self.menus() {
            lines.push(menu.placeholder);
            lines
                .extend(menu.choices.into_iter().flat_map(|choice| [Some(choice.label), choice.description]).flatten());
        }
        for file in &self.attachments {
            lines.push(file.name.clone());
            lines.extend(file.description.clone());
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// True if the text contains this.
    pub fn says(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// Returns the message in a few lines, for the report of a failed test.
    pub fn summary(&self) -> String {
        let whose = match (self.only_for.is_some(), self.thinking) {
            (_, true) => "thinking…",
            (true, _) => "private",
            (false, _) => "public",
        };
        let mut out = format!("  {} {whose}: {}", self.id, self.text().replace('\n', "\n      "));
        for button in self.buttons() {
            let state = if button.enabled { "" } else { " (disabled)" };
            let _ = write!(out, "\n      [{}]{state} {}", button.label, button.custom_id);
        }
        for menu in self.menus() {
            let state = if menu.enabled { "" } else { " (disabled)" };
            let _ = write!(out, "\n      menu \"{}\"{state} {}", menu.placeholder, menu.custom_id);
        }
        out
    }

    fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row.get("components")?.as_array()).flatten()
    }

    /// Returns the type of the component with this custom id; `None` if there is none.
    pub(crate) fn component_type(&self, custom_id: &str) -> Option<u64> {
        self.parts().find(|part| string(part, "custom_id") == custom_id).and_then(|part| number(part, "type"))
    }
}

fn button(part: &Value) -> Button {
    let emoji = part.get("emoji").map(|emoji| string(emoji, "name")).unwrap_or_default();
    let label = string(part, "label");
    Button {
        label: if label.is_empty() { emoji } else { label },
        custom_id: string(part, "custom_id"),
        url: part.get("url").and_then(Value::as_str).map(str::to_owned),
        enabled: !flag(part, "disabled"),
    }
}

fn menu(part: &Value) -> Menu {
    let choices = part.get("options").and_then(Value::as_array).into_iter().flatten().map(|option| Choice {
        label: string(option, "label"),
        value: string(option, "value"),
        description: option.get("description").and_then(Value::as_str).map(str::to_owned),
        chosen: flag(option, "default"),
    });
    Menu {
        placeholder: string(part, "placeholder"),
        custom_id: string(part, "custom_id"),
        component_type: number(part, "type").unwrap_or_default(),
        choices: choices.collect(),
        at_least: number(part, "min_values").unwrap_or(1),
        at_most: number(part, "max_values").unwrap_or(1),
        enabled: !flag(part, "disabled"),
    }
}

/// Collects the readable texts of an embed, in reading order.
fn gather(embed: &Value, lines: &mut Vec<String>) {
    for path in ["/author/name", "/title", "/description"] {
        lines.extend(embed.pointer(path).and_then(Value::as_str).map(str::to_owned));
    }
    for field in embed.get("fields").and_then(Value::as_array).into_iter().flatten() {
        lines.push(string(field, "name"));
        lines.push(string(field, "value"));
    }
    lines.extend(embed.pointer("/footer/text").and_then(Value::as_str).map(str::to_owned));
}

fn string(value: &Value, key: &str) -> String {
    value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn number(value: &Value, key: &str) -> Option<u64> {
    value.get(key).and_then(Value::as_u64)
}

fn flag(value: &Value, key: &str) -> bool {
    value.get(key).and_then(Value::as_bool).unwrap_or_default()
}
