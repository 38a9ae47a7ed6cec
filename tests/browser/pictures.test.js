// Boards as pictures: a first move at every game, languages side by side, colours, a desk and a phone.

import assert from "node:assert/strict";
import { eventually, scene } from "./stage.js";

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
/** Every picture's width as it was painted. */
const WIDTH = 1200;
/** How many presses lead from the welcome to a first move, the game's button being the first. */
const PRESSES = 4;

/** How far the board is. */
const step = async (window) => Number(/step (\d+)/.exec(await window.board.innerText())?.[1] ?? 0);

/** Waits until the board asks this person. */
const isAsked = (window, name) => eventually(`${name} is asked`, async () => new RegExp(`\\(${name}\\) [a-z]`).test(await window.board.innerText()));

/** The colours of a message's picture, so that two can be compared. */
const pixels = (window, message) => window.finds(message, (image) => image.evaluate(async (shown) => {
  await shown.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 200 });
  canvas.getContext("2d").drawImage(shown, 0, 0, 300, 200);
  return canvas.toDataURL();
}));

/** Looks at a picture in its message and enlarged: whole, sharp, described. */
const looksAt = (window, message, name) => window.finds(message, (image) => looksClosely(window, image, name).catch(async (fault) => {
  // What is open is closed: it may be looked at anew.
  await window.page.keyboard.press("Escape");
  throw fault;
}));

async function looksClosely(window, image, name) {
  const { alt, natural, src } = await image.evaluate((shown) => ({ alt: shown.alt, natural: shown.naturalWidth, src: shown.src }));
  assert.equal(natural, WIDTH);
  assert.ok(alt.length > 40, `${name}: its description is "${alt}"`);
  const { width, height } = window.page.viewportSize();
  const lies = (box, what) => assert.ok(box.x >= 0 && box.x + box.width <= width && box.width > Math.min(width, 500) * 0.7, `${name}: ${what} is at ${JSON.stringify(box)}`);
  await image.scrollIntoViewIfNeeded();
  lies(await image.boundingBox(), "the picture");
  await window.shoots(name);
  await window.presses(image);
  const large = window.page.locator("#viewer-picture img");
  await large.waitFor();
  await eventually("the large picture is loaded", () => large.evaluate((shown, size) => shown.complete && shown.naturalWidth === size, WIDTH));
  assert.equal(await large.getAttribute("src").then((path) => new URL(path, src).href), src);
  const box = await large.boundingBox();
  lies(box, "the large picture");
  assert.ok(box.y >= 0 && box.y + box.height <= height, `${name}: the large picture is at ${JSON.stringify(box)}`);
  await window.shoots(`${name}-large`);
  await window.page.keyboard.press("Escape");
  await large.waitFor({ state: "hidden" });
}

/** A first move, by who is asked: how each game lets a newcomer make it, through `press` alone. */
const FIRST = {
  Offrandes: async (ana, press) => {
    await ana.panels.last().waitFor();
    const panel = ana.message(await ana.panels.last().getAttribute("data-id"));
    await press(() => ana.picks(panel, [0, 1, 2]));
    // Alone against AIs that answer at once it is asked about, unless the turn goes on.
    const yes = panel.getByRole("button", { name: ana.words.yes });
    await eventually("an answer", async () => (await yes.count()) > 0 || /Done: /.test(await panel.innerText()));
    if ((await yes.count()) > 0) await press(() => ana.presses(yes));
  },
  Cyclades: (ana, press) => press(() => ana.presses(ana.board.getByRole("button", { name: "Apollo", exact: true }))),
  Attika: async (ana, press) => {
    let panel;
    await press(async () => { panel = await ana.opensPanel(); });
    await press(() => ana.presses(panel.getByRole("button", { name: /^Draw: main pile/ })));
  },
};

for (const [game, move] of Object.entries(FIRST)) {
  scene(`a newcomer's first move at ${game}, and its picture on desk and phone`, async (stage) => {
    const ana = await stage.window("ana", DESK);
    let presses = 0;
    const press = async (act) => { presses += 1; await act(); };
    await press(() => ana.presses(ana.button(`Play ${game}`)));
    await ana.sees("(host)", ana.publics);
    await press(() => ana.presses(ana.button("Start with AI")));
    await isAsked(ana, "Ana");
    const before = await step(ana);
    await move(ana, press);
    await eventually(`the first move counts after step ${before}`, async () => (await step(ana)) > before);
    assert.ok(presses <= PRESSES, `${game} needs ${presses} presses for a first move`);
    console.log(`${game}: ${presses} presses`);

    await isAsked(ana, "Ana");
    await looksAt(ana, ana.board, `picture-${game.toLowerCase()}-desk`);
    const phone = await stage.window("ana", PHONE);
    await looksAt(phone, phone.board, `picture-${game.toLowerCase()}-phone`);
    if (game === "Offrandes") return;
    // The private picture, where the game has one.
    await looksAt(ana, await ana.opensPanel(), `picture-${game.toLowerCase()}-own-desk`);
    await looksAt(phone, await phone.opensPanel(), `picture-${game.toLowerCase()}-own-phone`);
  });
}

scene("everybody reads their own panel, all read the table's board", async (stage) => {
  const [ben, cleo] = [await stage.window("ben"), await stage.window("cleo")];
  await ben.commands("/jugar juego:Cyclades asientos:2");
  await ben.sees("(host)", ben.publics);
  await cleo.presses(cleo.button("Join"));
  await ben.sees(/\d \S Cleo/, ben.publics);
  await ben.presses(ben.button("Start"));
  const read = [];
  for (const [window, owns, describes] of [[ben, /Tienes .* oro/, /Posición completa: botón/], [cleo, /Du hast: .*Gold/, /Ganze Stellung: Knopf/]]) {
    const alt = await window.finds(window.board, (image) => image.getAttribute("alt"));
    assert.match(alt, /Full position: the Text board button\.$/);
    read.push([alt, await pixels(window, window.board)]);
    const panel = await window.opensPanel();
    await window.sees(owns, panel);
    assert.match(await (await window.picture(panel)).getAttribute("alt"), describes);
    await window.shoots(`languages-${window.name}`);
  }
  assert.deepEqual(read[0], read[1], "one board for all");
});

scene("colours are chosen for oneself, and for the table", async (stage) => {
  const ana = await stage.window("ana");
  await ana.commands("/play game:Cyclades players:2");
  await ana.sees("(host)", ana.publics);
  await ana.presses(ana.button("Start with AI"));
  await isAsked(ana, "Ana");
  const own = async () => pixels(ana, await ana.opensPanel());
  const board = () => pixels(ana, ana.board);
  const [mine, everybodys, at] = [await own(), await board(), await step(ana)];

  await ana.commands("/preferences ");
  const preferences = await ana.sees("Preferences", ana.privates);
  await preferences.getByRole("combobox", { name: "Choose a setting" }).selectOption("colours");
  await preferences.getByRole("combobox", { name: "Colours" }).selectOption({ label: "Colours: colour-blind 1" });
  await eventually("the panel is in other colours", async () => (await own()) !== mine);
  await ana.shoots("colours-own");
  assert.equal(await board(), everybodys, "nobody else's colours");

  await ana.presses(ana.board.getByRole("button", { name: "More…", exact: true }));
  await ana.presses(ana.button("Language and colours"));
  const looks = await ana.sees("the colours of its picture", ana.privates);
  await looks.getByRole("combobox", { name: "Colours" }).selectOption({ label: "Colours: colour-blind 2" });
  await eventually("the board is in other colours", async () => (await board()) !== everybodys);
  await ana.finds(ana.board, (image) => image.scrollIntoViewIfNeeded());
  await ana.shoots("colours-table");
  assert.equal(await step(ana), at, "colours are no step");
});
