// Keys that work everywhere: from channel to channel, and typing that begins anywhere.

import { byId } from "./dom.js";
import { ordered, unreadIn } from "./places.js";

const modifies = (event) => event.ctrlKey !== event.altKey && !event.metaKey;

/** The next place in the list; with Shift the next unread one. */
function step(context, by, onlyUnread) {
  const places = ordered(context);
  const at = places.findIndex((place) => place.id === context.channel);
  const around = places.map((_, n) => places[(at + by * (n + 1) + places.length * (n + 2)) % places.length]);
  const next = around.find((place) => place.id !== context.channel && (!onlyUnread || unreadIn(context, place.id).length));
  if (next) context.goTo(next.id);
}

const isTyping = (node) => node.closest("input, textarea, select, dialog, [popover], [contenteditable]");

/** `panels` are what Escape closes when nothing else takes it. */
export function watchKeys(context, escape) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && modifies(event)) {
      event.preventDefault();
      step(context, by, event.shiftKey);
    } else if (event.key === "Escape") {
      escape(event);
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.target)) {
      // A person who just begins to type means the line; the key itself then arrives there.
      byId("line").focus();
    }
  });
}
