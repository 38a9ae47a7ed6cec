// The list above the line: what could be typed next. The focus stays in the line; the list says which entry is meant.

import { byId, el } from "./dom.js";

/** How many entries a list has at most. */
const MOST = 25;

/** The list of a line. An entry: label, about, and `take()` for when it is chosen. */
export function suggestions(line) {
  const list = byId("suggestions");
  let offers = [];
  let highlighted = -1;

  function mark() {
    [...list.children].forEach((item, n) => item.setAttribute("aria-selected", String(n === highlighted)));
    const current = list.children[highlighted];
    current?.scrollIntoView({ block: "nearest" });
    current ? line.setAttribute("aria-activedescendant", current.id) : line.removeAttribute("aria-activedescendant");
  }

  /** Shows these entries; the first one may be meant at once. */
  function offer(found, first = false) {
    offers = found.slice(0, MOST);
    highlighted = first && offers.length ? 0 : -1;
    list.replaceChildren(...offers.map((offer, n) => el("li", {
      role: "option", id: `suggestion-${n}`, onpointerdown: (event) => { event.preventDefault(); offer.take(); },
    }, el("span", { class: "label", text: offer.label }), offer.about ? el("span", { class: "faint", text: offer.about }) : null)));
    list.hidden = !offers.length;
    mark();
  }

  function step(by) {
    highlighted = highlighted < 0 && by < 0 ? offers.length - 1 : (highlighted + by + offers.length) % offers.length;
    mark();
  }

  /** What a key does here; nothing if the list has no use for it. */
  function actionOf(event) {
    if (list.hidden || event.ctrlKey || event.altKey) return null;
    return {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Tab: event.shiftKey ? null : () => offers[Math.max(highlighted, 0)].take(),
      Escape: () => offer([]),
      Enter: highlighted >= 0 ? () => offers[highlighted].take() : null,
    }[event.key];
  }

  return { offer, actionOf, isUntouched: () => highlighted < 1 };
}
