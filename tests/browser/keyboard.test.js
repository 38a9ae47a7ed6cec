// Nothing but the keyboard.

import assert from "node:assert/strict";
import { beginsAlone, look, past } from "./game.js";
import { eventually, scene } from "./stage.js";

/** The name of what has the focus. */
const focused = (window) => window.page.evaluate(() => {
  const node = document.activeElement;
  return node.getAttribute("aria-label") ?? node.innerText ?? "";
});

/** Tab, forwards or backwards, until something of this name has the focus. */
async function tabs(window, name, key = "Tab") {
  const met = [];
  for (let press = 0; press < 60; press += 1) {
    await window.page.keyboard.press(key);
    met.push(await focused(window));
    if (name.test(met.at(-1).trim())) return;
  }
  assert.fail(`no ${name} in ${met.join(" | ")}`);
}

scene("a table is opened and begun with keys alone", async (stage) => {
  const ana = await stage.window("ana");
  const { keyboard } = ana.page;
  await tabs(ana, /^(Message|Mensaje|Nachricht)/);
  await keyboard.type("/pla");
  await ana.offers("/play");
  await keyboard.press("Enter");
  await ana.offers("Cyclades");
  // Down to the first game, and into the line.
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowUp");
  await eventually("one is marked", async () => (await ana.page.locator("#suggestions [aria-selected=true]").count()) === 1);
  const marked = (await ana.page.locator("#suggestions [aria-selected=true]").innerText()).trim();
  await keyboard.press("Enter");
  assert.equal(await ana.line.inputValue(), `/play game:${marked} `);
  await keyboard.press("Escape");
  await keyboard.press("Control+a");
  await keyboard.press("Backspace");
  await keyboard.type("/play game:off");
  await eventually("one game is left", async () => (await ana.suggestions.count()) === 1);
  await keyboard.press("Tab");
  await keyboard.type("ai:2 players:3");
  await keyboard.press("Enter");
  await ana.sees("(host)", ana.publics);

  await tabs(ana, /^Start$/, "Shift+Tab");
  await ana.strikes("Enter");
  await past([ana], 0);
  await tabs(ana, /^Text board$/);
  await ana.strikes("Space");
  const text = await ana.sees("Temple Guardian", ana.privates);
  assert.ok(await text.isVisible());
});

scene("a form is filled in and sent with keys alone", async (stage) => {
  const ana = await stage.window("ana");
  const { keyboard } = ana.page;
  const begun = await beginsAlone(ana);
  await ana.opensPanel();
  // First picks: open the menu, mark three, choose, confirm.
  await tabs(ana, /^Choose three/, "Shift+Tab");
  await keyboard.press("Enter");
  for (let n = 0; n < 3; n += 1) {
    await keyboard.press("Tab");
    await keyboard.press("Space");
  }
  await tabs(ana, /^Choose$/);
  await keyboard.press("Enter");
  const yes = ana.button(ana.words.yes);
  await eventually("it is done, or asked about", async () => (await yes.count()) > 0 || (await look(ana)).step > begun.step);
  if ((await yes.count()) > 0) {
    await tabs(ana, ana.words.yes, "Shift+Tab");
    await keyboard.press("Enter");
  }
  await past([ana], begun.step);
});
