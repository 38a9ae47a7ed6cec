// A page that is loaded again, and a bot that is started again.

import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { beginsAlone, confirms, look, past, picksOnce } from "./game.js";
import { eventually, scene } from "./stage.js";

const seen = (window) => window.messages.evaluateAll((items) => items.map((item) => `${item.dataset.id} ${item.innerText.replaceAll(/\s+/g, " ")}`));

scene("a reload in the middle of a game changes nothing", async (stage) => {
  const ana = await stage.window("ana");
  const before = await beginsAlone(ana);
  const panel = await ana.opensPanel();
  const shown = await seen(ana);
  await ana.page.reload();
  await panel.waitFor();
  await eventually("the same is shown", async () => isDeepStrictEqual(await seen(ana), shown)).catch(() => {});
  assert.deepEqual(await seen(ana), shown);
  // The panel from before the reload still plays.
  await ana.picks(panel, [0, 1, 2]);
  await confirms(ana, panel, before);
  await past([ana], before.step);
});

scene("a game goes on after the program was stopped", async (stage) => {
  const ana = await stage.window("ana");
  const before = await beginsAlone(ana);
  await ana.page.goto("about:blank");
  assert.equal(await stage.program.stop(), 0, "Ctrl-C is a good end");
  await stage.program.start();
  await stage.visits(ana);
  // The local Discord has forgotten its messages; the bot has not forgotten the table.
  await ana.commands("/table ");
  await ana.board.waitFor();
  assert.equal((await look(ana)).step, before.step);
  await picksOnce([ana], before);
});
