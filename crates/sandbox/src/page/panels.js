// The panels beside the conversation. At most one is open.

import { byId } from "./dom.js";

const PANELS = ["faults", "clock"];

function toggle(name, open) {
  for (const panel of PANELS) {
    const shown = open && panel === name;
    byId(panel).hidden = !shown;
    byId(`open-${panel}`).setAttribute("aria-expanded", String(shown));
  }
  document.body.classList.toggle("panel-open", open);
  byId(open ? `close-${name}` : `open-${name}`).focus();
}

export function watchPanels() {
  for (const name of PANELS) {
    byId(`open-${name}`).addEventListener("click", () => toggle(name, byId(name).hidden));
    byId(`close-${name}`).addEventListener("click", () => toggle(name, false));
    byId(name).addEventListener("keydown", (event) => { if (event.key === "Escape") toggle(name, false); });
  }
}
