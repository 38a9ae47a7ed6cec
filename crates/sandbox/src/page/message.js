// One message as a list item: who and when, text, embeds, files, buttons, and what only this page adds.

import { row } from "./components.js";
import { button, el } from "./dom.js";
import { embedBox, embedded } from "./embed.js";
import { markdown } from "./markdown.js";
import { THREAD_STARTER, isNotice, noticeLine, threadChip } from "./notices.js";
import { origin } from "./origin.js";
import { attachment, isPicture } from "./picture.js";
import { inFull, shortTime } from "./times.js";
import { tools } from "./tools.js";

/** A bot has no display name. */
const nameOf = (author) => author.global_name ?? author.username;

/** The item of a message. Context: who looks, what they may do, their words. */
export function messageItem(message, context) {
  const pinged = message.mentions.some((user) => user.id === context.me.id);
  const classes = ["message", message.private && "private", pinged && "pinged"].filter(Boolean).join(" ");
  const about = { class: classes, "data-id": message.id, "data-private": message.private, "data-author": message.author.id, "data-time": message.timestamp };
  if (isNotice(message)) return el("li", { ...about, class: `${classes} system` }, noticeLine(message, context));
  const head = message.type === THREAD_STARTER && message.referenced_message;
  if (head) return messageItem({ ...head, id: message.id, private: false, components: [], referenced_message: null }, context);
  const face = el("span", { class: `face ${message.author.bot ? "bot" : `face-${message.author.id.at(-1)}`}`, "aria-hidden": "true", text: nameOf(message.author)[0] });
  return el("li", about, el("article", { tabindex: -1, "aria-labelledby": `by-${message.id}` },
    origin(message, context), face,
    el("div", { class: "body" }, headline(message, context), ...content(message, context), footer(message, context)), tools(message, context)));
}

function headline(message, context) {
  const when = new Date(message.timestamp);
  return el("div", { class: "head", id: `by-${message.id}` },
    el("strong", { text: nameOf(message.author) }),
    message.author.bot ? el("span", { class: "badge", text: "APP" }) : null,
    shortTime(when, context.locale, { title: inFull(when, context.locale) }));
}

function content(message, context) {
  const { words, locale } = context;
  if (message.thinking) return [el("div", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), words("thinking", { name: nameOf(message.author) }))];
  const shown = message.embeds.flatMap(embedded);
  const edited = message.edited_timestamp
    ? el("time", { class: "edited", datetime: message.edited_timestamp, title: inFull(new Date(message.edited_timestamp), locale), text: words("edited") }) : null;
  return [
    message.content ? el("div", { class: onlyEmoji(message.content) ? "content large" : "content" }, ...markdown(message.content, context), edited) : null,
    ...message.embeds.map((embed) => embedBox(embed, message, context)),
    ...files(message.attachments.filter((file) => !shown.includes(file.url)), context),
    message.content ? null : edited,
    ...message.components.map((part) => row(part, message, context)),
    threadChip(message, context),
  ];
}

/** Files below a message; several pictures side by side. */
function files(all, context) {
  const [pictures, others] = [all.filter(isPicture), all.filter((file) => !isPicture(file))].map((some) => some.map((file) => attachment(file, context)));
  return [...(pictures.length > 1 ? [el("div", { class: "album" }, ...pictures)] : pictures), ...others];
}

const onlyEmoji = (text) => text.length < 60 && /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s)+$/u.test(text) && !/^[\d\s#*]+$/.test(text);

function footer(message, context) {
  const { words } = context;
  const failure = context.failureOf(message.id);
  return el("div", { class: "after" },
    failure ? el("div", { class: "failure", role: "alert", text: words("failed"), title: failure }) : null,
    message.private ? el("div", { class: "only-you" }, `${words("onlyYou")} · `,
      button(words("dismiss"), () => context.dismiss(message), { class: "link", "data-key": "dismiss" })) : null);
}
