// A table of Offrandes, played by mouse. Luck decides who acts, so each step asks the board.

import assert from "node:assert/strict";
import { eventually } from "./stage.js";

/** Reads the public board: how far it is, who acts, and what they do. */
export async function look(window) {
  const text = await window.board.innerText();
  const step = Number(/step (\d+)/.exec(text)?.[1] ?? 0);
  const [, name, verb] = /\(([A-Z][a-z]+)\) (chooses|offers|names|bids|may)/.exec(text) ?? [];
  return { text, step, name: name?.toLowerCase(), verb };
}

/** The look once the table is past a step, the same in every window. */
export async function past(windows, step) {
  const looks = [];
  for (const window of windows) {
    await eventually(`${window.name} sees a step after ${step}`, async () => (await look(window)).step > step);
    looks.push(await look(window));
  }
  return looks[0];
}

/** Opens a table of three people and starts it. */
export async function begins(ana, others) {
  await ana.commands("/play game:Offrandes players:3");
  await ana.sees("lobby");
  for (const other of others) await other.presses(other.button("Join"));
  await ana.presses(ana.button("Start"));
  return past([ana, ...others], 0);
}

/** Confirms what was just chosen, unless it was done at once because it can be taken back. */
export async function confirms(actor, panel, now) {
  const yes = panel.getByRole("button", { name: actor.words.yes });
  await eventually("it is done, or asked about", async () => (await yes.count()) > 0 || (await look(actor)).step > now.step);
  if ((await yes.count()) > 0) await actor.presses(yes);
}

/** The first picks of whoever is asked, through panel, menu and confirmation; the look once the board counts them. */
export async function picksOnce(windows, now) {
  const actor = windows.find((window) => window.name === now.name);
  const panel = await actor.opensPanel();
  await actor.picks(panel, [0, 1, 2]);
  await confirms(actor, panel, now);
  return past(windows, now.step);
}

/** The first picks of everybody. */
export async function picks(windows) {
  let now = await look(windows[0]);
  while (now.verb === "chooses") now = await picksOnce(windows, now);
  assert.equal(now.verb, "offers");
  return now;
}

/** The auctioneer offers the first two characters and opens at an amount that stands on a button. */
export async function offers(windows, now, amount) {
  const actor = windows.find((window) => window.name === now.name);
  const panel = await actor.opensPanel();
  await actor.picks(panel, [0, 1]);
  await actor.presses(panel.getByRole("button", { name: new RegExp(`\\b${amount}\\b`) }));
  const next = await past(windows, now.step);
  assert.equal(next.verb, "bids");
  return next;
}

/** Ana alone against two AIs, up to her first picks. */
export async function beginsAlone(ana) {
  await ana.commands("/play game:Offrandes players:3 ai:2");
  await ana.sees("(host)");
  await ana.presses(ana.button("Start"));
  await eventually(`${ana.name} is asked`, async () => (await look(ana)).name === ana.name);
  // The panel that answers the start comes beside the board, sooner or later than that.
  await ana.panels.first().waitFor();
  return look(ana);
}
