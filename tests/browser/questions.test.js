// A question to the table on a phone: asked, answered and told.

import { eventually, scene } from "./stage.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

scene("a pause is asked for on a phone, and the table agrees", async (stage) => {
  const [ana, dion] = [await stage.window("ana", PHONE), await stage.window("dion", PHONE)];
  await ana.commands("/play game:Cyclades players:2");
  await ana.sees("lobby");
  await dion.presses(dion.button("Join"));
  await ana.presses(ana.button("Start"));
  await ana.sees("Text board");
  await ana.presses(ana.board.getByRole("button", { name: "More…", exact: true }));
  await ana.presses(ana.button("Ask the others…"));
  const page = await ana.sees("Choose one; you can read it once more");
  await ana.shoots("question-page-phone");
  const menu = page.getByRole("combobox");
  const options = await menu.locator("option").allInnerTexts();
  await menu.selectOption({ index: options.findIndex((option) => option.startsWith("Pause for")) });
  await ana.sees("The others will read");
  await ana.shoots("question-sure-phone");
  await ana.presses(ana.button("Ask"));
  await ana.sees("Asked. The board shows what they answer.");
  await eventually("the board asks", async () => /asks to pause the table/.test(await dion.board.innerText()));
  await dion.shoots("question-board-phone");
  await dion.presses(dion.board.getByRole("button", { name: "Yes", exact: true }));
  await dion.sees("Noted: you agree.");
  await eventually("the table is paused", async () => /Agreed: the table is paused/.test(await ana.board.innerText()));
  await ana.shoots("question-agreed-phone");
});
