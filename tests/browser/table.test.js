// A table, played by mouse in three windows.

import assert from "node:assert/strict";
import { begins, look, offers, past, picks } from "./game.js";
import { eventually, scene } from "./stage.js";

scene("three people open, join, start and auction a lot", async (stage) => {
  const [ana, ben, cleo] = [await stage.window("ana"), await stage.window("ben"), await stage.window("cleo")];
  const windows = [ana, ben, cleo];

  await ana.line.pressSequentially("/pl");
  await ana.offers("/play");
  await ana.page.keyboard.press("Tab");
  await ana.offers("Cyclades");
  await ana.line.pressSequentially("off");
  await eventually("one game is left", async () => (await ana.suggestions.count()) === 1);
  await ana.suggestions.click();
  await ana.offers("players:");
  await ana.suggestions.filter({ hasText: "players:" }).click();
  await ana.line.pressSequentially("3");
  assert.equal(await ana.line.inputValue(), "/play game:Offrandes players:3");
  await ana.page.keyboard.press("Enter");
  await ana.sees("Table 1 is open in this channel", ana.privates);
  await ana.sees("(host)", ana.publics);

  await ben.presses(ben.button("Join"));
  await ana.sees("2 ● Ben", ana.publics);
  await cleo.presses(cleo.button("Join"));
  for (const window of windows) await window.sees("3 ▲ Cleo", window.publics);
  await ana.presses(ana.button("Start"));
  await past(windows, 0);
  let now = await picks(windows);
  now = await offers(windows, now, 2);

  // One raises on the board, whoever is asked later passes, in the panel or on the board.
  const bids = [];
  while (now.verb === "bids") {
    const actor = windows.find((window) => window.name === now.name);
    const raise = actor.board.getByRole("button", { name: /^Bid \d+$/ }).first();
    const pass = actor.board.getByRole("button", { name: "Pass", exact: true });
    bids.push(now.name);
    await actor.presses(bids.length === 1 ? raise : pass);
    now = await past(windows, now.step);
  }
  assert.ok(bids.length >= 2, `asked: ${bids}`);
  // Sold: the next question is another one, and everybody reads the same board.
  const boards = await Promise.all(windows.map(look));
  // Each page counts down in its own language.
  const board = ({ text }) => /Offrandes · table 1[^]*fairness seal \w+ \w+/.exec(text)?.[0].replace(/ · due .*/, "");
  const texts = boards.map(board);
  assert.match(texts[0], /Last: .* (won|kept) .* for 3\b/);
  assert.equal(texts[1], texts[0]);
  assert.equal(texts[2], texts[0]);
});

scene("a press that has begun is not lost when its message changes", async (stage) => {
  const [ana, ben] = [await stage.window("ana"), await stage.window("ben")];
  await ana.commands("/play game:Offrandes players:3");
  await ben.sees("(host)", ben.publics);
  const start = await ana.button("Start with AI").boundingBox();
  await ana.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await ana.page.mouse.down();
  await ben.presses(ben.button("Join"));
  await ben.sees("2 ● Ben", ben.publics);
  // What is said elsewhere shows at once, and comes to Ana after the lobby has changed.
  await ben.place("hall").click();
  await ben.line.fill("here I am");
  await ben.page.keyboard.press("Enter");
  await ana.unread("hall").waitFor();
  await ana.page.mouse.up();
  await ana.sees("First picks", ana.publics);
  await ana.sees("(Ben)", ana.publics);
});

scene("a panel is its owner's alone", async (stage) => {
  const [ana, ben, cleo] = [await stage.window("ana"), await stage.window("ben"), await stage.window("cleo")];
  await begins(ana, [ben, cleo]);
  const panel = await ben.opensPanel();
  assert.match(await panel.innerText(), /Tienes 10 dracmas/);
  assert.match(await panel.innerText(), /Only you can see this|Solo tú puedes ver esto/);
  const id = await panel.getAttribute("data-id");
  // What ben says next reaches ana after the panel would have.
  await ben.line.fill("one word to all");
  await ben.page.keyboard.press("Enter");
  for (const other of [ana, cleo]) {
    await other.sees("one word to all");
    assert.equal(await other.page.locator(`[data-id="${id}"]`).count(), 0, `${other.name} has the panel of ben`);
    assert.equal(await other.messages.filter({ hasText: "dracmas" }).count(), 0, `${other.name} reads what ben owns`);
  }
  await ben.dismisses(panel);
  await ben.page.locator(`[data-id="${id}"]`).waitFor({ state: "detached" });
});

scene("an amount is asked in a form, which refuses nonsense", async (stage) => {
  const [ana, ben, cleo] = [await stage.window("ana"), await stage.window("ben"), await stage.window("cleo")];
  const windows = [ana, ben, cleo];
  await begins(ana, [ben, cleo]);
  const before = await offers(windows, await picks(windows), 2);
  const actor = windows.find((window) => window.name === before.name);
  const panel = await actor.opensPanel();
  const write = async (text) => {
    await actor.presses(panel.getByRole("button", { name: actor.words.ask }));
    await actor.modal.waitFor();
    await actor.modal.getByRole("textbox").fill(text);
    await actor.shoots("form");
    await actor.submits();
    await actor.modal.waitFor({ state: "hidden" });
  };
  await write("many");
  await actor.sees(/many.*(is not a number|no es un número|ist keine Zahl)/, actor.privates);
  await write("999");
  await actor.sees(/999/, actor.privates);
  assert.equal((await look(actor)).step, before.step, "nothing was counted");
  await write("7");
  await actor.presses(panel.getByRole("button", { name: actor.words.yes }));
  await past(windows, before.step);
  await ana.sees(/Last: .*\b7\b/, ana.publics);
});
