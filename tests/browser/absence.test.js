// A table at one sitting: somebody vanishes, the AI plays for them, and they come back. The time is moved by hand.

import assert from "node:assert/strict";
import { look, past } from "./game.js";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Moves the sandbox's clock by a button of its panel. */
async function moves(window, step) {
  if (!(await window.page.locator("#clock").isVisible())) await window.page.locator("#open-clock").click();
  await window.page.locator("#clock-steps").getByRole("button", { name: step }).click();
}

scene("who vanishes is played for, and takes the seat back with one tap", async (stage) => {
  const [ana, ben] = [await stage.window("ana"), await stage.window("ben", PHONE)];
  const cleo = await stage.window("cleo");
  await ana.commands("/play game:Offrandes players:3");
  const lobby = await ana.sees("a day a turn", ana.publics);
  await ana.presses(lobby.getByRole("button", { name: "Options", exact: true }));
  const options = await ana.sees("Time…", ana.privates);
  await ana.presses(options.getByRole("button", { name: "Time…", exact: true }));
  const times = await ana.sees("Your clock starts when I call you", ana.privates);
  await ana.shoots("absence-pace");
  await times.getByRole("combobox").first().selectOption("live");
  await ana.sees("at one sitting", ana.publics);
  await times.getByRole("combobox").nth(1).selectOption("strict");
  await ana.sees("the AI takes over at once", ana.publics);
  for (const other of [ben, cleo]) await other.presses(other.button("Join"));
  await ana.sees("3 ▲ Cleo", ana.publics);

  await ana.presses(ana.button("Start"));
  await ben.sees("Ready?", ben.publics);
  await ben.shoots("absence-ready-phone");
  await ana.shoots("absence-ready-desk");
  await ben.presses(ben.button("Ready"));
  await cleo.presses(cleo.button("Ready"));
  const windows = [ana, ben, cleo];
  let now = await past(windows, 0);
  assert.match(now.text, /due in 5 minutes|due in 4 minutes/);
  await ana.shoots("absence-board-desk");
  await ben.shoots("absence-board-phone");

  // Whoever is asked first vanishes. Without a reserve their time is up after five minutes, and the AI keeps the seat.
  const gone = windows.find((window) => window.name === now.name);
  const watcher = gone === cleo ? ana : cleo;
  const absent = async () => (await watcher.board.innerText()).includes("is absent: the AI plays");
  for (let minute = 0; minute < 7 && !(await absent()); minute += 1) {
    await moves(watcher, "+1 min");
    await eventually("the clock has told", async () => (await look(watcher)).step > now.step || minute < 4 || (await absent()));
  }
  await watcher.sees("is absent: the AI plays", watcher.publics);
  await watcher.page.locator("#close-clock").click();
  await watcher.shoots("absence-absent-desk");
  await ben.shoots("absence-absent-phone");

  const back = gone.board.getByRole("button", { name: "I'm back", exact: true });
  const stranger = windows.find((window) => window !== gone && window !== watcher);
  await stranger.presses(stranger.board.getByRole("button", { name: "I'm back", exact: true }));
  await stranger.privates.last().waitFor();
  await stranger.shoots("absence-not-yours");
  await gone.presses(back);
  await eventually("the seat is taken back", async () => !(await absent()));
  await gone.shoots("absence-back");
});
