// The menu "⋯" of a message. One menu serves all messages; it opens beside its button, above everything.

import { button, byId, el } from "./dom.js";

/** The button that opens it. */
export function tools(message, context) {
  const { words } = context;
  const entries = () => [
    message.private ? [words("dismiss"), () => context.dismiss(message)] : [words("remove"), () => context.remove(message), "danger"],
    [words("copyId"), () => navigator.clipboard?.writeText(message.id)],
  ];
  const opener = el("button", { type: "button", class: "more", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": words("more"), "data-key": "more", text: "⋯" });
  opener.addEventListener("click", () => open(opener, entries()));
  return opener;
}

function open(opener, entries) {
  const box = byId("tools");
  const close = () => {
    box.hidePopover();
    if (opener.isConnected) opener.focus({ preventScroll: true });
  };
  box.replaceChildren(...entries.map(([text, run, kind]) => button(text, () => { close(); run(); }, { role: "menuitem", class: kind })));
  box.ontoggle = (event) => opener.setAttribute("aria-expanded", String(event.newState === "open"));
  box.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...box.children];
    if (step) items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
    if (["Escape", "Tab"].includes(event.key)) close();
    if (step || event.key === "Escape") event.preventDefault();
    event.stopPropagation();
  };
  box.showPopover();
  const [at, own] = [opener.getBoundingClientRect(), box.getBoundingClientRect()];
  box.style.left = `${Math.max(8, at.right - own.width)}px`;
  box.style.top = `${at.bottom + own.height > innerHeight ? at.top - own.height : at.bottom}px`;
  box.firstChild.focus();
}
