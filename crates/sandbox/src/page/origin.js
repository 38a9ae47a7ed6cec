// The line above a message that says what it answers: a command, or another message.

import { el, sentence } from "./dom.js";
import { inline } from "./inline.js";

const nameOf = (author) => author.global_name ?? author.username;

/** The first words of a message, without anything to press. */
function snippet(message, context) {
  const text = message.content.split("\n").find((line) => line.trim()) ?? message.embeds[0]?.title ?? "…";
  const node = el("span", { class: "snippet" }, ...inline(text.slice(0, 120).replace(/^(#{1,3}|-#|>|[-*]) /, ""), context));
  for (const inner of node.querySelectorAll("button, a, [tabindex]")) inner.replaceWith(inner.classList.contains("spoiler") ? "▒▒▒" : inner.textContent);
  return node;
}

/** The line, or nothing if the message answers nothing. */
export function origin(message, context) {
  const { words, openMessage } = context;
  const told = message.answers;
  if (told?.command) {
    const parts = { name: el("strong", { text: told.name }), command: el("span", { class: "mention", text: `/${told.command}` }) };
    return el("div", { class: "origin" }, el("span", {}, ...sentence(words("used"), parts)));
  }
  const target = message.referenced_message ?? told?.message;
  if (target) {
    return el("div", { class: "origin" }, el("button", { type: "button", class: "jump", "data-key": "origin", onclick: () => openMessage(target.id) },
      el("strong", { text: nameOf(target.author) }), " ", snippet(target, context)));
  }
  return message.message_reference?.message_id ? el("div", { class: "origin" }, el("em", { text: words("deleted") })) : null;
}
