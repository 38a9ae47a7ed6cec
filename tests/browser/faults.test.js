// What the page can break on purpose, and how the bot and the page come through.

import assert from "node:assert/strict";
import { look, past } from "./game.js";
import { eventually, scene } from "./stage.js";

/** How long it may take until somebody is quick enough, in milliseconds. */
const LONG = 300_000;

const opensFaults = (window) => window.page.getByRole("button", { name: /^Faults/ }).click();

scene("a connection that drops is resumed, and one that is lost is told", async (stage) => {
  const ana = await stage.window("ana");
  const state = ana.page.locator("#bot-state");
  assert.equal(await state.innerText(), "");
  await opensFaults(ana);
  // Resumed within a blink: what matters is that nothing is lost.
  await ana.button("Drop the connection").click();
  await ana.commands("/help ");
  await ana.sees("Only you can see what you seal", ana.privates);

  // A session that may not be resumed: the bot stays away for some seconds before it begins a new one. Should it be back
  // before somebody has pressed, it is sent away once more.
  const help = ana.publics.getByRole("button", { name: "Help", exact: true });
  const failed = ana.publics.filter({ hasText: "This interaction failed" });
  await ana.page.getByRole("checkbox", { name: "it may resume" }).uncheck();
  await eventually("a press fails while no bot is there", async () => {
    await ana.button("Invalidate session").click();
    await ana.page.getByText("The bot is not connected.").waitFor();
    const before = await ana.privates.count();
    await ana.presses(help);
    await eventually("an answer or none", async () => (await failed.count()) + (await ana.privates.count()) > before);
    return (await failed.count()) > 0;
  }, LONG);
  await eventually("the bot is back", async () => (await state.innerText()) === "");
  const before = await ana.privates.count();
  await ana.presses(help);
  await eventually("help is told", async () => (await ana.privates.count()) > before);
  assert.equal(await ana.messages.filter({ hasText: "This interaction failed" }).count(), 0);
});

scene("calls that fail lose nothing", async (stage) => {
  const ana = await stage.window("ana");
  await ana.commands("/play game:Offrandes players:3 ai:2");
  await ana.sees("(host)");
  await opensFaults(ana);
  const faults = ana.page.locator("#faults");
  await faults.getByLabel("How many").fill("2");
  await faults.getByLabel("What happens").selectOption("500");
  await faults.getByLabel("Method").selectOption("PATCH");
  await faults.getByLabel("Part of the path").fill("/channels/");
  await faults.getByRole("button", { name: "Order" }).click();
  const active = ana.page.locator("#active-faults > li");
  await active.filter({ hasText: "2 × PATCH /channels/" }).waitFor();
  await ana.presses(ana.button("Start"));
  // Both calls fail and are tried again: the board shows the game all the same.
  await past([ana], 0);
  await eventually("both were spent", async () => (await active.count()) === 0);
  assert.ok((await look(ana)).step >= 1);
});
