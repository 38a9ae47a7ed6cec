// One message as a list item: text, embeds, files, buttons, menus.

import { el, safeUrl } from "./dom.js";
import { inline, markdown } from "./markdown.js";

/** Context: people, channels, locale, me, goTo, press(message, customId, values), dismiss(message). */
export function messageItem(message, context) {
  const bot = message.author.bot;
  const when = new Date(message.timestamp);
  const clock = new Intl.DateTimeFormat(context.locale, { hour: "2-digit", minute: "2-digit" }).format(when);
  const pinged = message.mentions.some((user) => user.id === context.me.id);
  const head = el("div", { class: "head" },
    el("strong", { text: nameOf(message.author) }),
    bot ? el("span", { class: "badge", text: "APP" }) : null,
    el("time", { datetime: message.timestamp, title: when.toLocaleString(context.locale), text: clock }),
    message.edited_timestamp && !message.thinking ? el("span", { class: "faint", text: "(edited)" }) : null);
  const body = message.thinking
    ? [el("div", { class: "thinking", text: "thinking…" })]
    : [
      reply(message),
      message.content ? el("div", { class: "content" }, ...markdown(message.content, context)) : null,
      ...message.embeds.map((embed) => embedBox(embed, message, context)),
      ...loose(message).map((file) => attachment(file)),
      ...message.components.map((row) => el("div", { class: "row" }, ...row.components.map((part) => control(part, message, context)))),
    ];
  const classes = ["message", message.private && "private", pinged && "pinged"].filter(Boolean).join(" ");
  return el("li", { class: classes, "data-id": message.id },
    el("span", { class: `face ${bot ? "bot" : ""}`, "aria-hidden": "true", text: nameOf(message.author)[0] }),
    el("div", { class: "body" }, head, ...body, message.private ? onlyYou(message, context) : null));
}

/** A bot has no display name. */
const nameOf = (author) => author.global_name ?? author.username;

function reply(message) {
  const target = message.referenced_message;
  return target ? el("div", { class: "faint", text: `↱ ${nameOf(target.author)}: ${target.content.slice(0, 80)}` }) : null;
}

function onlyYou(message, context) {
  return el("div", { class: "only-you" }, "Only you can see this · ",
    el("button", { type: "button", class: "link", text: "Dismiss message", onclick: () => context.dismiss(message) }));
}

/** Files that no embed shows already. */
function loose(message) {
  const shown = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return message.attachments.filter((file) => !shown.includes(file.url));
}

function attachment(file) {
  if (file.content_type.startsWith("image/")) return picture(file, file.description);
  return el("a", { class: "file", href: file.url, target: "_blank", rel: "noopener", text: `📄 ${file.filename} (${file.size} bytes)` });
}

function picture(image, text) {
  const src = safeUrl(image.url);
  if (!src) return el("div", { class: "faint", text: `[picture ${image.url} is missing]` });
  return el("a", { href: src, target: "_blank", rel: "noopener" }, el("img", { src, alt: text ?? "", title: text, width: image.width, height: image.height }));
}

function embedBox(embed, message, context) {
  const rich = (tag, name, text) => (text ? el(tag, { class: name }, ...markdown(text, context)) : null);
  const alt = (image) => message.attachments.find((file) => file.url === image.url)?.description;
  const title = embed.title && embed.url && safeUrl(embed.url)
    ? el("a", { class: "title", href: safeUrl(embed.url), target: "_blank", rel: "noopener noreferrer" }, ...inline(embed.title, context))
    : rich("div", "title", embed.title);
  const fields = (embed.fields ?? []).map((field) => el("div", { class: field.inline ? "field inline" : "field" },
    rich("div", "name", field.name), rich("div", "value", field.value)));
  const foot = [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString(context.locale)].filter(Boolean).join(" · ");
  const box = el("div", { class: "embed" },
    embed.thumbnail ? el("div", { class: "thumbnail" }, picture(embed.thumbnail, alt(embed.thumbnail))) : null,
    embed.author ? el("div", { class: "author", text: embed.author.name }) : null,
    title, rich("div", "description", embed.description),
    fields.length ? el("div", { class: "fields" }, ...fields) : null,
    embed.image ? picture(embed.image, alt(embed.image)) : null,
    foot ? el("div", { class: "foot faint", text: foot }) : null);
  if (Number.isInteger(embed.color)) box.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return box;
}

const emoji = (part) => (part.emoji ? (part.emoji.id ? `:${part.emoji.name}:` : part.emoji.name) : "");

function control(part, message, context) {
  if (part.type !== 2) return menu(part, message, context);
  const text = [emoji(part), part.label].filter(Boolean).join(" ");
  if (part.style === 5) return el("a", { class: "button style-5", href: safeUrl(part.url), target: "_blank", rel: "noopener noreferrer", text: `${text} ↗` });
  const node = el("button", { type: "button", class: `style-${part.style}`, disabled: part.disabled, text });
  node.addEventListener("click", () => busy(node, context.press(message, part.custom_id)));
  return node;
}

/** One press at a time, like a client does. */
async function busy(node, work) {
  node.classList.add("busy");
  await work;
  node.classList.remove("busy");
}

function choices(part, context) {
  if (part.type === 3) return part.options.map((option) => ({ ...option, label: [emoji(option), option.label].filter(Boolean).join(" ") }));
  if (part.type === 8) return context.channels.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  return context.people.map((person) => ({ label: person.display, value: person.id }));
}

function menu(part, message, context) {
  const name = part.placeholder ?? "Make a selection";
  const options = choices(part, context);
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  if (most === 1 && least === 1) {
    const list = options.map((option) => el("option", {
      value: option.value, selected: option.default, text: option.description ? `${option.label} — ${option.description}` : option.label,
    }));
    const chosen = options.some((option) => option.default);
    const node = el("select", { "aria-label": name, disabled: part.disabled }, el("option", { value: "", disabled: true, hidden: true, selected: !chosen, text: name }), ...list);
    node.addEventListener("change", () => busy(node, context.press(message, part.custom_id, [node.value])));
    return node;
  }
  const boxes = options.map((option) => el("label", { class: "check" },
    el("input", { type: "checkbox", value: option.value, checked: option.default }),
    el("span", {}, option.label, option.description ? el("span", { class: "faint", text: ` ${option.description}` }) : null)));
  const send = el("button", { type: "button", class: "style-1", text: "Choose" });
  const node = el("details", { class: "menu" }, el("summary", { text: `${name} (${least === most ? most : `${least}–${most}`})` }), ...boxes, send);
  const values = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  const check = () => { send.disabled = part.disabled || values().length < least || values().length > most; };
  node.addEventListener("change", check);
  send.addEventListener("click", () => busy(node, context.press(message, part.custom_id, values())));
  check();
  return node;
}
