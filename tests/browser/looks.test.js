// How the page looks: on a phone, in the dark, on a desk. Nothing sticks out, and one can always write.

import assert from "node:assert/strict";
import { beginsAlone, picksOnce } from "./game.js";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** What sticks out sideways, unless it is inside something that scrolls by itself. */
const overflow = (window) => window.page.evaluate(() => {
  const list = document.getElementById("messages");
  const column = [list, list.parentElement];
  const wide = [document.documentElement, ...column].filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.tagName}#${box.id} is ${box.scrollWidth} wide inside ${box.clientWidth}`);
  const scrolls = (node) => node !== document.body
    && ((!column.includes(node) && getComputedStyle(node).overflowX !== "visible") || scrolls(node.parentElement));
  const out = [...document.querySelectorAll("main *")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !scrolls(node.parentElement);
  });
  return [...wide, ...out.map((node) => `${node.tagName}.${node.className}: ${node.textContent.slice(0, 40)}`)];
});

async function fits(window, name) {
  await window.shoots(name);
  assert.deepEqual(await overflow(window), [], `${name}: sticks out`);
  const box = await window.line.boundingBox();
  const { width, height } = window.page.viewportSize();
  assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${name}: the line is at ${JSON.stringify(box)}`);
}

/** From the lobby to the first auction, a picture of each screen. */
async function walks(window, name) {
  const begun = await beginsAlone(window);
  const panel = await window.opensPanel();
  await panel.getByRole("group").locator("summary").click();
  await panel.getByRole("checkbox").last().scrollIntoViewIfNeeded();
  await fits(window, `${name}-panel`);
  await picksOnce([window], begun);
  await window.presses(window.board.getByRole("button", { name: "Text board", exact: true }));
  const text = await window.sees("Sparta", window.privates.filter({ hasNot: window.button(window.words.happened) }));
  // The board above may come up meanwhile, and everything moves.
  await eventually("the text board is in view", () => text.scrollIntoViewIfNeeded().then(() => true, () => false));
  await fits(window, `${name}-text-board`);
  await window.line.pressSequentially("/");
  await window.offers("/leaderboard");
  await fits(window, `${name}-commands`);
  await window.line.fill("");
}

for (const colorScheme of ["light", "dark"]) {
  scene(`a phone, ${colorScheme}`, async (stage) => {
    const ana = await stage.window("ana", { ...PHONE, colorScheme });
    await walks(ana, `phone-${colorScheme}`);
    await ana.page.locator("#open-side").click();
    await ana.place("hall").waitFor();
    const box = await ana.place("hall").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.viewport.width, `the list of places is at ${JSON.stringify(box)}`);
    await ana.shoots(`phone-${colorScheme}-places`);
    await ana.place("hall").click();
    await ana.place("hall").waitFor({ state: "hidden" });
    await fits(ana, `phone-${colorScheme}-hall`);
  });
}

scene("a desk, dark", async (stage) => {
  const ana = await stage.window("ana", { colorScheme: "dark" });
  await walks(ana, "desk-dark");
});
