// A person's own settings, page by page, on a phone and at a desk; and what others see of an absence.

import assert from "node:assert/strict";
import { begins, look, picks } from "./game.js";
import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Opens the page of a setting from the overview. */
async function setting(window, name, sentence) {
  const page = window.privates.last();
  await page.getByRole("combobox").first().selectOption({ label: await optionOf(page, name) });
  return window.sees(sentence, window.privates);
}

/** The whole label of the choice that begins so. */
async function optionOf(page, name) {
  const labels = await page.getByRole("combobox").first().locator("option").allInnerTexts();
  const found = labels.find((label) => label.toLowerCase().startsWith(name.toLowerCase()));
  assert.ok(found, `no choice ${name} among ${labels.join(", ")}`);
  return found;
}

/** Fills in the form that is open. */
async function fills(window, texts) {
  await window.modal.waitFor();
  for (const [at, text] of texts.entries()) await window.modal.getByRole("textbox").nth(at).fill(text);
  await window.submits();
  await window.modal.waitFor({ state: "hidden" });
}

scene("quiet hours and an absence are set page by page, and a board says who is away", async (stage) => {
  const [ana, ben, cleo] = [await stage.window("ana"), await stage.window("ben", PHONE), await stage.window("cleo")];
  const windows = [ana, ben, cleo];
  await begins(ana, [ben, cleo]);
  const now = await look(ana);
  const asked = windows.find((window) => window.name === now.name);

  await ana.commands("/preferences");
  await ana.sees("Choose a setting", ana.privates);
  await ana.shoots("preferences-desk");
  let page = await setting(ana, "quiet hours", "Deadlines stay where they are");
  await ana.shoots("preferences-quiet-desk");
  await ana.presses(page.getByRole("button", { name: "Quiet hours…" }));
  await fills(ana, ["22", "8:00", "Mordor"]);
  await ana.sees("I know no time zone “Mordor”", ana.privates);
  await ana.shoots("preferences-quiet-unknown");
  page = ana.privates.last();
  await ana.presses(page.getByRole("button", { name: "Quiet hours…" }));
  await fills(ana, ["22", "8:00", "madrid"]);
  page = await ana.sees("Europe/Madrid", ana.privates);
  await ana.shoots("preferences-quiet-set");
  await ana.presses(page.getByRole("button", { name: "Back", exact: true }));
  await ana.sees("Choose a setting", ana.privates);
  page = await setting(ana, "away", "For days on which you cannot play");
  await ana.presses(page.getByRole("button", { name: "Away…" }));
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await fills(ana, ["", day(9)]);
  await ana.sees("Away until", ana.privates);
  await ana.shoots("preferences-away-desk");
  if (asked === ana) {
    await eventually("the board says who is away", async () => (await cleo.board.innerText()).includes("Ana"));
    await cleo.shoots("away-board-desk");
    await ben.shoots("away-board-phone");
  }

  await ben.commands("/preferencias");
  await ben.privates.last().waitFor();
  await ben.shoots("preferences-phone");
});

scene("a seat whose owner left is offered, and somebody else takes it over", async (stage) => {
  const [ana, ben, dion] = [await stage.window("ana"), await stage.window("ben"), await stage.window("dion")];
  const eva = await stage.window("eva", PHONE);
  await begins(ana, [ben, dion]);
  await picks([ana, ben, dion]);
  await dion.presses(dion.board.getByRole("button", { name: "More…", exact: true }));
  const leaves = await dion.sees("What would you like to do?", dion.privates);
  await dion.presses(leaves.getByRole("button", { name: "Resign…" }));
  await dion.presses((await dion.sees("Yes, resign", dion.privates)).getByRole("button", { name: "Yes, resign" }));
  await dion.sees("You gave up your seat", dion.privates);

  await ana.presses(ana.board.getByRole("button", { name: "More…", exact: true }));
  const more = await ana.sees("What would you like to do?", ana.privates);
  await ana.presses(more.getByRole("button", { name: "Find a substitute" }));
  const find = await ana.sees("A seat whose owner has left", ana.privates);
  await ana.shoots("substitute-find-desk");
  await ana.presses(find.getByRole("button", { name: /anybody$/ }));
  await ana.sees("The board shows it now", ana.privates);
  await eva.sees("A seat is free", eva.publics);
  await eva.shoots("substitute-board-phone");
  await eva.presses(eva.board.getByRole("button", { name: "Take the seat", exact: true }));
  const confirm = await eva.sees("The table changes no rating of yours", eva.privates);
  await eva.shoots("substitute-confirm-phone");
  await eva.presses(confirm.getByRole("button", { name: "Take the seat", exact: true }));
  await eva.sees("is yours now", eva.privates);
  await eva.shoots("substitute-taken-phone");
  await eventually("the board offers it no more", async () => !(await ana.board.innerText()).includes("A seat is free"));
  await ana.shoots("substitute-taken-desk");

  await dion.presses(dion.board.getByRole("button", { name: "My seat", exact: true }));
  await dion.sees("You gave this seat up", dion.privates);
  await dion.shoots("substitute-gone-desk");
});
