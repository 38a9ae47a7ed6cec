// Light or dark: as the system says, or as chosen here.

import { byId, el, refill } from "./dom.js";

const NAME = "theme";
const THEMES = ["system", "light", "dark"];

const chosen = () => (THEMES.includes(localStorage.getItem(NAME)) ? localStorage.getItem(NAME) : "system");

function apply() {
  const theme = chosen();
  theme === "system" ? document.documentElement.removeAttribute("data-theme") : (document.documentElement.dataset.theme = theme);
}

export function drawTheme({ words }) {
  byId("theme-label").textContent = words("theme");
  refill(byId("theme"), THEMES.map((theme) => el("option", { value: theme, selected: theme === chosen(), text: words(theme) })));
}

export function watchTheme() {
  apply();
  byId("theme").addEventListener("change", (event) => {
    localStorage.setItem(NAME, event.target.value);
    apply();
  });
  addEventListener("storage", (event) => { if (event.key === NAME) apply(); });
}
