// AIs of a level: whole tables against them, and the hint of one.

import assert from "node:assert/strict";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const WORDS = {
  ana: { suggest: "Suggest", chance: /% to win/, back: "Back" },
  ben: { suggest: "Sugerir", chance: /% de ganar/, back: "Volver" },
  cleo: { suggest: "Vorschlag", chance: /% Siegchance/, back: "Zurück" },
};

for (const [name, words] of Object.entries(WORDS)) {
  scene(`an AI suggests three moves to ${name}, and the first is one press away`, async (stage) => {
    const who = await stage.window(name, name === "ben" ? PHONE : {});
    await who.commands("/play game:Cyclades");
    const lobby = await who.sees("·", who.publics);
    await lobby.getByRole("combobox").first().selectOption("3 hard");
    const panel = await who.opensPanel();
    await who.presses(panel.getByRole("button", { name: words.suggest, exact: true }));
    const told = await who.sees(words.chance, who.panels);
    assert.equal((await told.innerText()).match(new RegExp(words.chance, "g")).length, 3);
    await who.shoots(`hint-${name}`);
    await who.presses(told.getByRole("button", { name: words.back, exact: true }));
    await who.shoots(`hint-${name}-back`);
  });
}

// The whole table if BROWSER_LONG is set, else its first turns.
const TURNS = process.env.BROWSER_LONG ? 300 : 3;

for (const game of ["Offrandes", "Cyclades", "Attika"]) {
  scene(`${game} against hard AIs: they answer, and their suggestions are played`, async (stage) => {
    const ana = await stage.window("ana");
    await ana.commands(`/play game:${game}`);
    const lobby = await ana.sees("(host)", ana.publics);
    await lobby.getByRole("combobox").first().selectOption("3 hard");
    await ana.sees("table 1", ana.panels);
    const panel = await ana.opensPanel();
    const suggest = panel.getByRole("button", { name: "Suggest", exact: true });
    const over = async () => /is over/.test(await panel.innerText());
    let slowest = 0;
    let pressed = Date.now();
    let turns = 0;
    for (; turns < TURNS && !(await over()); turns += 1) {
      await eventually("my turn, or the end", async () => (await suggest.count()) > 0 || (await over()));
      slowest = Math.max(slowest, Date.now() - pressed);
      if (await over()) break;
      await ana.presses(suggest);
      await eventually("three moves", async () => /% to win/.test(await panel.innerText()));
      pressed = Date.now();
      await ana.presses(panel.locator("button.style-1").first());
      await eventually("an answer", async () => !/% to win/.test(await panel.innerText()));
    }
    console.log(`${game}: ${turns} turns, the longest wait for the AIs ${slowest} ms`);
    await ana.shoots(`hard-${game.toLowerCase()}`);
  });
}
