// AIs of a level: how long they take to answer, and the hint of one.

import assert from "node:assert/strict";
import { scene } from "./stage.js";

const WORDS = {
  ana: { suggest: "Suggest", chance: /% to win/, back: "Back" },
  ben: { suggest: "Sugerir", chance: /% de ganar/, back: "Volver" },
  cleo: { suggest: "Vorschlag", chance: /% Siegchance/, back: "Zurück" },
};

for (const [name, words] of Object.entries(WORDS)) {
  scene(`an AI suggests three moves to ${name}, and the first is one press away`, async (stage) => {
    const who = await stage.window(name, name === "ben" ? "phone" : "desktop");
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

for (const game of ["Offrandes", "Cyclades", "Attika"]) {
  scene(`${game} against hard AIs: each answer is there within seconds`, async (stage) => {
    const ana = await stage.window("ana");
    await ana.commands(`/play game:${game}`);
    const lobby = await ana.sees("(host)", ana.publics);
    await lobby.getByRole("combobox").first().selectOption("3 hard");
    let panel = await ana.opensPanel();
    for (let turn = 0; turn < 6; turn += 1) {
      const suggest = panel.getByRole("button", { name: "Suggest", exact: true });
      await suggest.waitFor();
      await ana.presses(suggest);
      const first = panel.getByRole("button").first();
      await ana.sees(/% to win|about as good/, ana.panels);
      await ana.presses(first);
    }
    await ana.shoots(`hard-${game.toLowerCase()}`);
  });
}
