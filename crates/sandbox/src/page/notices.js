// What the service itself writes into a channel: a thread began, a person was added to it, it has a new name.

import { button, el, sentence } from "./dom.js";
import { shortTime } from "./times.js";

const ADDED = 1;
const REMOVED = 2;
const RENAMED = 4;
const THREAD_CREATED = 18;
/** The head of a thread that was started on a message; it stands for that message. */
export const THREAD_STARTER = 21;

const SIGNS = { [ADDED]: ["→", "added"], [REMOVED]: ["←", "removed"], [RENAMED]: ["✎", "renamed"], [THREAD_CREATED]: ["↳", "startedThread"] };

export const isNotice = (message) => message.type in SIGNS;

/** The line of a notice, with links to the thread it is about. */
export function noticeLine(message, context) {
  const { words, goTo, channels, locale } = context;
  const [sign, word] = SIGNS[message.type];
  const strong = (user) => el("strong", { text: user ? user.global_name ?? user.username : words("unknown") });
  const id = message.message_reference?.channel_id;
  const named = channels.find((channel) => channel.id === id)?.name ?? message.content;
  const thread = message.type === THREAD_CREATED
    ? button(named, () => goTo(id), { class: "link", "data-key": "thread", disabled: !channels.some((channel) => channel.id === id) })
    : el("strong", { text: message.content });
  const parts = { name: strong(message.author), who: strong(message.mentions[0]), thread };
  const when = new Date(message.timestamp);
  return el("article", { tabindex: -1 }, el("span", { class: "face plain", "aria-hidden": "true", text: sign }),
    el("div", { class: "body" }, el("div", {}, ...sentence(words(word), parts), " ", shortTime(when, locale, { class: "faint" }))));
}

/** The button below a message on which a thread was started. */
export function threadChip(message, { words, goTo, channels }) {
  const thread = channels.find((channel) => channel.id === message.id && channel.parent);
  if (!thread) return null;
  return el("button", { type: "button", class: "thread-chip", "data-key": "thread", title: words("openThread"), onclick: () => goTo(thread.id) },
    el("span", { "aria-hidden": "true", text: "↳ " }), thread.name);
}
