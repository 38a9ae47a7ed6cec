// The clock of the page: moved by hand, faster, the same in every window and in every language.

import assert from "node:assert/strict";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const HOUR = 3600;

const panel = (window) => window.page.locator("#clock");
const opens = (window, name) => window.page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

/** The panel lies inside the window, and nothing in it is cut off. */
async function fits(window, name) {
  await window.shoots(name);
  const { width, height } = window.page.viewportSize();
  const box = await panel(window).boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${name}: the panel is at ${JSON.stringify(box)}`);
  const wide = await panel(window).locator("*").evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0).map((node) => node.outerHTML));
  assert.deepEqual(wide, [], `${name}: cut off`);
}

for (const [name, options] of [["desk", {}], ["phone", PHONE]]) {
  scene(`the clock on a ${name}`, async (stage) => {
    const ana = await stage.window("ana", options);
    const cleo = await stage.window("cleo", options);
    // A time in two hours, and the time of the message that tells it.
    await ana.line.fill(`The boat leaves <t:${Math.round(Date.now() / 1000) + 2 * HOUR}:R>.`);
    await ana.page.keyboard.press("Enter");
    const message = await ana.sees("The boat leaves");
    const same = await cleo.sees("The boat leaves");
    await message.getByText("in 2 hours").waitFor();
    await same.getByText("in 2 Stunden").waitFor();
    await ana.commands("/play game:Offrandes");
    await ana.sees("(host)");
    await opens(ana, "Clock");
    await fits(ana, `clock-${name}`);
    const before = await panel(ana).locator("#clock-date").innerText();
    await ana.button("+1 day").click();

    await message.getByText("22 hours ago").waitFor();
    await message.locator(".head time").filter({ hasText: "yesterday" }).waitFor();
    await eventually("the clock shows another day", async () => (await panel(ana).locator("#clock-date").innerText()) !== before);
    await same.getByText("vor 22 Stunden").waitFor();
    // The bot goes by the same clock: it closes the lobby.
    await ana.sees("Nobody started this table within a day");
    await ana.button("Close").click();
    await ana.shoots(`clock-${name}-a-day-later`);

    // At 600 times the speed an hour passes in six seconds, here and in the other window.
    await opens(ana, "Clock");
    await panel(ana).getByLabel("Speed").selectOption("600×");
    await message.getByText("23 hours ago").waitFor();
    await same.getByText("vor 23 Stunden").waitFor();
    await panel(ana).getByLabel("Speed").selectOption("1×");
    await opens(cleo, "Uhr");
    await cleo.button("+3 Tage").waitFor();
    await fits(cleo, `clock-${name}-german`);
    const shows = (window) => panel(window).locator("#clock-time").evaluate((node) => node.textContent.match(/\d+/g).slice(1).join(":"));
    await eventually("both windows show the same minute and second", async () => (await shows(ana)) === (await shows(cleo)));
    await cleo.button("Schließen").click();
  });
}

scene("a clock that starts fast", async (stage) => {
  const ben = await stage.window("ben", { colorScheme: "dark" });
  await ben.page.locator("#clock-fast").filter({ hasText: "30×" }).waitFor();
  await opens(ben, "Reloj");
  assert.equal(await panel(ben).getByLabel("Velocidad").inputValue(), "30");
  await ben.button("+6 h").click();
  await ben.commands("/help ");
  // The answer comes while its token lives.
  await ben.privates.filter({ hasNot: ben.page.locator(".thinking") }).last().waitFor();
  await fits(ben, "clock-fast-dark");
}, { flags: ["--empty", "--clock", "30"] });
