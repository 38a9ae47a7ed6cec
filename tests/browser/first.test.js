// First contact: what a newcomer sees before the first game.

import assert from "node:assert/strict";
import { scene } from "./stage.js";

scene("the welcome shows the games, and the lobby says how it begins and whether it counts", async (stage) => {
  const ana = await stage.window("ana");
  const welcome = await ana.sees("Agon is here", ana.publics);
  await ana.picture(welcome);
  await ana.presses(welcome.getByRole("button", { name: "Play Attika", exact: true }));
  const lobby = await ana.sees("(host)", ana.publics);
  await ana.picture(lobby);
  const told = await lobby.innerText();
  assert.match(told, /Start with AI begins now with 3 seats/);
  assert.match(told, /Not rated with AIs alone: it is Ana's first table of Attika/);
  assert.equal(await ana.privates.count(), 0, "the lobby is answer enough");
  await ana.presses(ana.button("Add AI"));
  await ana.sees(/2 \S [A-Z][a-z]+ \(AI\)/, ana.publics);
  await ana.shoots("first-contact");
});
