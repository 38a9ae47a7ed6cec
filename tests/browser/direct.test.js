// Direct messages, other channels, and what is unread meanwhile.

import assert from "node:assert/strict";
import { look, past, picksOnce } from "./game.js";
import { eventually, scene } from "./stage.js";

scene("who wants direct messages is called there, and plays there", async (stage) => {
  const [ana, dion] = [await stage.window("ana"), await stage.window("dion")];
  await ana.commands("/preferences ");
  const preferences = await ana.sees("Preferences", ana.privates);
  await preferences.getByRole("combobox", { name: "Choose a setting" }).selectOption("notices");
  await preferences.getByRole("combobox", { name: "Turn notices" }).selectOption({ label: "Turn notices: direct message" });
  await ana.unread("Agon").waitFor();
  await ana.place("Agon").click();
  await ana.sees("This is how I will let you know when it is your turn.");
  await ana.unread("Agon").waitFor({ state: "detached" });

  await ana.place("games").click();
  await dion.commands("/play game:Offrandes players:3 ai:1");
  await ana.presses(ana.button("Join"));
  await dion.sees(/\d \S Ana/, dion.publics);
  await dion.presses(dion.button("Start"));
  let now = await past([dion], 0);
  // The order is luck's, and AIs take their turns unasked.
  while (now.name !== "ana") now = now.name === "dion" ? await picksOnce([dion], now) : await past([dion], now.step);
  await ana.unread("Agon").waitFor();
  assert.equal(await ana.messages.filter({ hasText: "Your turn at table 1" }).count(), 0, "called in the channel");
  await ana.place("Agon").click();
  const letter = await ana.sees("Your turn at table 1");
  const message = ana.message(await letter.getAttribute("data-id"));
  await ana.picks(message, [0, 1, 2]);
  // What can be taken back is done without a question.
  const yes = message.getByRole("button", { name: ana.words.yes });
  const answered = async () => (await yes.count()) > 0 || /You chose|Done/.test(await message.innerText());
  await eventually("the letter answers", answered);
  if ((await yes.count()) > 0) await ana.presses(yes);
  await eventually("the letter says what was done", async () => !/Your first picks|are you sure/.test(await message.innerText()));

  // Commands of this place: those that work without a channel, and no others.
  await ana.line.pressSequentially("/");
  await ana.offers("/help");
  assert.equal(await ana.suggestions.filter({ hasText: "/play" }).count(), 0);
  await ana.line.pressSequentially("help");
  await ana.page.keyboard.press("Tab");
  await ana.page.keyboard.press("Enter");
  await ana.sees("Only you can see what you seal");

  await ana.place("games").click();
  await eventually("the board counts the picks", async () => (await look(ana)).step > now.step);
});

scene("what is said elsewhere is marked until it is read", async (stage) => {
  const [ana, ben] = [await stage.window("ana"), await stage.window("ben")];
  assert.equal(await ana.unread("hall").count(), 0);
  await ben.place("hall").click();
  await ben.line.fill("Is anybody in the hall?");
  await ben.page.keyboard.press("Enter");
  await ana.unread("hall").waitFor();
  await ana.place("hall").click();
  await ana.sees("Is anybody in the hall?");
  await ana.unread("hall").waitFor({ state: "detached" });
  await ana.place("games").click();
  await ana.sees("Agon is here");
  assert.equal(await ana.messages.filter({ hasText: "in the hall?" }).count(), 0);
});
