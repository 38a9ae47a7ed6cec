// A slip of the finger on a phone, and how it is taken back.

import assert from "node:assert/strict";
import { look, past } from "./game.js";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Two people begin this game; the window of whoever is asked, with its panel. */
async function begins(windows, game) {
  const [ana, other] = windows;
  await ana.commands(`/play game:${game} players:2`);
  await ana.sees("lobby");
  await other.presses(other.button("Join"));
  await ana.presses(ana.button("Start"));
  await past(windows, 0);
  for (const window of windows) {
    const panel = await window.opensPanel();
    if ((await panel.getByRole("combobox").count()) > 0) return [window, panel];
  }
  throw new Error("nobody is asked");
}

scene("a bid by mistake is back in one tap on a phone, in Cyclades", async (stage) => {
  const [actor, panel] = await begins([await stage.window("ana", PHONE), await stage.window("dion", PHONE)], "Cyclades");
  await actor.presses(panel.getByRole("button", { name: "Apollo", exact: true }));
  const undo = panel.getByRole("button", { name: /^Undo: / });
  await undo.waitFor();
  await actor.shoots("undo-offered-phone");
  await actor.presses(undo);
  await eventually("it is taken back", async () => /Taken back/.test(await panel.innerText()));
  assert.equal(await undo.count(), 0, "nothing more to take back");
  await actor.shoots("undo-done-phone");
  await eventually("the board says so", async () => /took back a step/.test(await actor.board.innerText()));
}, { flags: ["--empty", "--pause-seconds", "30"] });

scene("a site chosen by mistake is back in one tap on a phone, in Attika", async (stage) => {
  const windows = [await stage.window("ana", PHONE), await stage.window("dion", PHONE)];
  const [actor, panel] = await begins(windows, "Attika");
  // Down a long list to a site that costs cards.
  const pays = async () => /To pay: /.test(await panel.innerText());
  for (let level = 0; level < 3 && !(await pays()); level += 1) {
    const before = await panel.innerText();
    const menu = panel.getByRole("combobox").last();
    const options = await menu.locator("option").allInnerTexts();
    // A building with one free site would be built at once.
    const costs = options.findLastIndex((option) => /\b\d cards? for\b/.test(option));
    const index = costs >= 0 ? costs : options.findLastIndex((option) => !option.startsWith("More…"));
    await menu.selectOption({ index });
    await eventually("the next level", async () => (await panel.innerText()) !== before);
  }
  assert.ok(await pays());
  await actor.shoots("undo-payment-phone");
  const step = (await look(windows[0])).step;
  await actor.presses(panel.getByRole("button", { name: "Back", exact: true }));
  await eventually("the turn is asked for again", async () => !(await pays()));
  assert.equal((await look(windows[0])).step, step, "nobody saw any of it");
  await actor.shoots("undo-back-phone");
});
