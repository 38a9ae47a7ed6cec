// Commands in the language of whoever types them.

import assert from "node:assert/strict";
import { look } from "./game.js";
import { eventually, scene } from "./stage.js";

const PEOPLE = [
  { name: "ben", play: "/jugar", part: "/ju", game: "juego:", rest: "asientos:3 ia:2", move: "/jugada", action: "acción:", typed: "camp", offer: "Campesino", help: "/ayuda ", title: "Ayuda", opened: "La mesa 1 está abierta en este canal" },
  { name: "cleo", play: "/spielen", part: "/sp", game: "spiel:", rest: "plätze:3 ki:2", move: "/zug", action: "aktion:", typed: "bau", offer: "Bauer", help: "/hilfe ", title: "Hilfe", opened: "Tisch 1 ist in diesem Kanal offen" },
  { name: "ana", play: "/play", part: "/pl", game: "game:", rest: "players:3 ai:2", move: "/move", action: "action:", typed: "peas", offer: "Peasant", help: "/help ", title: "Help", opened: "Table 1 is open in this channel" },
];

for (const words of PEOPLE) {
  scene(`${words.name} types ${words.play} and ${words.move}`, async (stage) => {
    const window = await stage.window(words.name);
    await window.line.pressSequentially("/");
    await window.offers(words.play);
    await window.offers(words.move);
    const others = PEOPLE.filter((other) => other !== words).map((other) => other.play);
    for (const other of others) assert.equal(await window.suggestions.filter({ hasText: other }).count(), 0, other);

    await window.line.fill("");
    await window.line.pressSequentially(words.part);
    await window.offers(words.play);
    await window.page.keyboard.press("Tab");
    await window.offers("Attika");
    assert.equal(await window.line.inputValue(), `${words.play} ${words.game}`);
    await window.line.pressSequentially("off");
    await eventually("one game is left", async () => (await window.suggestions.count()) === 1);
    await window.page.keyboard.press("Tab");
    await window.line.pressSequentially(words.rest);
    await window.page.keyboard.press("Enter");
    const answer = await window.sees(words.opened, window.privates);
    assert.ok((await answer.locator(".origin").innerText()).split(" ").includes(words.play), words.play);
    await window.presses(window.button("Start"));
    await window.sees("First picks", window.publics);

    // Completion that the bot answers, live: all actions, then those that fit what is typed.
    await eventually("it is their turn", async () => (await look(window)).name === window.name);
    await window.line.pressSequentially(`${words.move} ${words.action}`);
    await window.offers(words.offer);
    assert.ok((await window.suggestions.count()) > 1);
    await window.line.pressSequentially(words.typed);
    await eventually("one action is left", async () => (await window.suggestions.count()) === 1);
    await window.offers(words.offer);

    await window.commands(words.help);
    await window.sees(words.title, window.privates);
  });
}
