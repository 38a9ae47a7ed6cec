// First contact: what a newcomer sees before the first game.

import assert from "node:assert/strict";
import { past, picksOnce } from "./game.js";
import { eventually, scene } from "./stage.js";

scene("the welcome shows the games, and the lobby says how it begins and whether it counts", async (stage) => {
  const ana = await stage.window("ana");
  const welcome = await ana.sees("Agon is here", ana.publics);
  await ana.picture(welcome);
  await ana.presses(welcome.getByRole("button", { name: "Play Attika", exact: true }));
  const lobby = await ana.sees("(host)", ana.publics);
  await ana.picture(lobby);
  const told = await lobby.innerText();
  assert.match(told, /Start with AI starts now with 3 seats/);
  assert.match(told, /Not rated with AIs alone: it is Ana's first game of Attika/);
  assert.equal(await ana.privates.count(), 0, "the lobby is answer enough");
  await lobby.getByRole("combobox", { name: "Add AI" }).selectOption("hard");
  await ana.sees(/2 \S [A-Z][a-z]+ \(hard AI\)/, ana.publics);
  await ana.shoots("first-contact");
});

scene("a panel left open in one window follows what another window does", async (stage) => {
  const [ana, dion] = [await stage.window("ana"), await stage.window("dion")];
  await ana.commands("/play game:Offrandes players:3 ai:1");
  await dion.presses(dion.button("Join"));
  await ana.sees(/\d \S Dion/, ana.publics);
  await ana.presses(ana.button("Start"));
  let now = await past([ana, dion], 0);
  while (now.name !== "ana" && now.name !== "dion") now = await past([ana, dion], now.step);
  const other = [ana, dion].find((window) => window.name !== now.name);
  const panel = await other.opensPanel();
  const before = await panel.innerText();
  assert.match(before, /Waiting for/, before);
  while (now.name !== other.name) {
    const actors = [ana, dion];
    now = actors.some((window) => window.name === now.name) ? await picksOnce(actors, now) : await past(actors, now.step);
  }
  await eventually("the open panel asks its owner", async () => /Choose three/.test(await panel.innerText()));
  await other.shoots("open-panel");
});
