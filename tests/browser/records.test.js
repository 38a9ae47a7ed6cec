// The hall of records: tables that AIs played, looked back at on a desk and a phone, in the light and in the dark.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { eventually, scene } from "./stage.js";

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
/** How many tables the first look plays, and how long that and painting a whole game may take, in milliseconds. */
const TABLES = 12;
const LONG = 600_000;
/** How long a scene may take. */
const SCENE = 1_800_000;

const ENGLISH = {
  history: "/history", leaders: "/leaderboard", stats: "/stats", profile: "/profile", privacy: "/privacy", verify: "/verify table:",
  filter: "Filter…", alone: "AI-only games: off",
  open: "Open a game's page", everybody: "Everybody", game: "Game", replay: "Replay", jump: "Jump to…", previous: "◀ Previous", next: "Next ▶", last: "Last ⏭", spoilers: "Spoilers: off", spoiled: "Spoilers: on", eyes: "Seen by…",
  step: /Step (\d+) of (\d+)/, back: "Back", chart: "Score chart", animation: "Animation", file: "File",
  picture: "Picture", data: "Get my data", none: "You have not finished a game here yet.",
};
const WORDS = {
  ana: ENGLISH,
  ben: {
    history: "/historial", leaders: "/clasificación", stats: "/estadísticas", profile: "/perfil", privacy: "/privacidad", verify: "/verificar mesa:",
    filter: "Filtrar…", alone: "Partidas solo IA: no",
    open: "Abrir la página de una partida", everybody: "Todo el mundo", game: "Juego", replay: "Repetición", jump: "Ir a…", previous: "◀ Anterior", next: "Siguiente ▶", last: "Final ⏭", spoilers: "Secretos: ocultos", spoiled: "Secretos: visibles", eyes: "Visto por…",
    step: /Paso (\d+) de (\d+)/, back: "Volver", chart: "Gráfico de puntos", animation: "Animación", file: "Archivo",
    picture: "Imagen", data: "Obtener mis datos", none: "Aún no has terminado ninguna partida aquí.",
  },
  cleo: {
    history: "/archiv", leaders: "/rangliste", stats: "/statistik", profile: "/profil", privacy: "/datenschutz", verify: "/prüfen tisch:",
    filter: "Filtern…", alone: "Reine KI-Partien: aus",
    open: "Seite einer Partie öffnen", everybody: "Alle", game: "Spiel", replay: "Wiedergabe", jump: "Springen zu…", previous: "◀ Voriger", next: "Nächster ▶", last: "Ende ⏭", spoilers: "Geheimes: verdeckt", spoiled: "Geheimes: offen", eyes: "Aus der Sicht von…",
    step: /Schritt (\d+) von (\d+)/, back: "Zurück", chart: "Punkteverlauf", animation: "Animation", file: "Datei",
    picture: "Bild", data: "Daten herunterladen", none: "Du hast hier noch keine Partie zu Ende gespielt.",
  },
  dion: ENGLISH,
};

/** What a person does that brings a new private message; the message, once it says something. */
async function answered(window, act) {
  const ids = () => window.privates.evaluateAll((items) => items.map((item) => item.dataset.id));
  const before = new Set(await ids());
  await act();
  let fresh;
  await eventually(`an answer to ${window.name}`, async () => (fresh = (await ids()).find((id) => !before.has(id))));
  const message = window.message(fresh);
  await message.locator(".thinking").waitFor({ state: "detached" });
  // What was pressed takes no other press until the page knows that it was heard.
  await window.page.locator("#messages [aria-busy=true]").first().waitFor({ state: "detached" });
  return message;
}

const asks = (window, command) => answered(window, () => window.commands(command));
const presses = (message, label) => message.getByRole("button", { name: label, exact: true }).click();
const menu = (message, label) => message.getByRole("combobox", { name: label, exact: true });

/** Nothing sticks out of the conversation, and the picture it is about is loaded. */
async function shows(window, message, name, pictures = 0) {
  await eventually(`${name}: ${pictures} pictures`, async () => (await message.locator(".picture img").count()) === pictures);
  for (const image of await message.locator(".picture img").all()) {
    await image.scrollIntoViewIfNeeded();
    await eventually(`${name}: a picture is loaded`, () => image.evaluate((found) => found.decode().then(() => found.naturalWidth > 0, () => false)));
  }
  const { width } = window.page.viewportSize();
  const out = await message.locator("*").evaluateAll((nodes, edge) => nodes.filter((node) => node.getBoundingClientRect().right > edge + 1).map((node) => node.outerHTML.slice(0, 90)), width);
  assert.deepEqual(out, [], `${name}: sticks out`);
  // A message may be higher than the window: its beginning, then its end.
  await message.evaluate((node) => node.scrollIntoView({ block: "start" }));
  await window.shoots(name);
  await message.evaluate((node) => node.scrollIntoView({ block: "end" }));
  await window.shoots(`${name}-end`);
}

/** Past tables, once the first look is played. */
async function lists(window, words) {
  let list;
  await eventually("the first look is played", async () => {
    list = await asks(window, words.history);
    return new RegExp(`\\n(N\\.º )?${TABLES} `).test(await list.innerText()) || window.dismisses(list);
  }, LONG);
  return list;
}

/** Where a replay stands, and how many steps there are. */
async function stands(replay, words) {
  const [, step, steps] = words.step.exec(await replay.innerText()) ?? [];
  return { step: Number(step), steps: Number(steps) };
}

/** Presses a button of a replay until it stands where it leads. */
async function steps(replay, words, label, step) {
  await presses(replay, label);
  await eventually(`${label} leads to step ${step}`, async () => (await stands(replay, words)).step === step);
}

/** The file a message offers, as it is downloaded. */
async function downloads(window, message) {
  const [download] = await Promise.all([window.page.waitForEvent("download"), message.locator("a.file").click()]);
  return readFileSync(await download.path(), "utf8");
}

/** Back and forth through a table: by step, by a jump, through the eyes of a seat. */
async function looksBack(window, page, words, name) {
  await presses(page, words.replay);
  await eventually("the replay is open", async () => (await stands(page, words)).step === 0);
  const last = (await stands(page, words)).steps;
  await steps(page, words, words.next, 1);
  await steps(page, words, words.last, last);
  await steps(page, words, words.previous, last - 1);
  const jump = menu(page, words.jump);
  // The menu stands at the page of the present chapter, which may be a short one.
  const chapter = await jump.locator("option:not([value='']):not([value^='@'])").first().getAttribute("value");
  await jump.selectOption(chapter);
  await eventually("the jump leads there", async () => (await stands(page, words)).step === Number(chapter));
  assert.equal(await menu(page, words.eyes).count(), 0, "no seat's eyes without asking");
  await presses(page, words.spoilers);
  await page.getByRole("button", { name: words.spoiled, exact: true }).waitFor();
  await menu(page, words.eyes).selectOption("1");
  await eventually("seen by the first seat", async () => !(await page.locator(".foot").first().innerText()).endsWith(words.everybody));
  await shows(window, page, `${name}-replay`, await page.locator(".picture img").count());
}

/** Everything there is after a game, from the list of past tables to one's own data. */
async function walks(window, name, game) {
  const words = WORDS[window.name];
  const list = await lists(window, words);
  await shows(window, list, `records-${name}-history`);
  assert.equal(await list.getByRole("combobox").count(), 1, "the filters stand behind one button");
  await presses(list, words.filter);
  await menu(list, words.game).selectOption(game);
  await eventually("one game is left", async () => (await menu(list, words.open).locator("option:not([value=''])").count()) === 4);
  await menu(list, words.open).selectOption({ index: 1 });
  await list.getByRole("button", { name: words.replay, exact: true }).waitFor();
  await shows(window, list, `records-${name}-table`, 2);

  await looksBack(window, list, words, `records-${name}`);
  await presses(list, words.back);
  const chart = await answered(window, () => presses(list, words.chart));
  await shows(window, chart, `records-${name}-chart`, 1);

  const leaders = await asks(window, words.leaders);
  assert.match(await leaders.innerText(), /Steady AI|IA sólida|Solide KI/, "machines stand on the board of AI");
  await shows(window, leaders, `records-${name}-leaders`);
  assert.equal(await leaders.getByRole("button", { name: words.picture, exact: true }).count(), 0, "no picture of all games");
  await menu(leaders, words.game).selectOption(game);
  await eventually("no picture of machines alone", () => leaders.getByRole("button", { name: words.picture, exact: true }).isDisabled());
  await shows(window, leaders, `records-${name}-leaders-game`);
  const stats = await asks(window, words.stats);
  await presses(stats, words.alone);
  await eventually("tables of machines count", async () => (await menu(stats, words.open).count()) === 1);
  await shows(window, stats, `records-${name}-stats`);
  const profile = await asks(window, words.profile);
  await window.sees(words.none, profile);

  const proof = await asks(window, `${words.verify}${TABLES}`);
  await eventually("everything fits", async () => ((await proof.innerText()).match(/✓/g) ?? []).length >= 4);
  assert.doesNotMatch(await proof.innerText(), /✗/);
  await shows(window, proof, `records-${name}-proof`);
  for (const [form, reads] of [["lines", (text) => text.trim().split("\n").map((line) => JSON.parse(line)).length > 20], ["text", (text) => text.length > 500]]) {
    const file = await answered(window, () => menu(proof, words.file).selectOption({ value: form }));
    assert.ok(reads(await downloads(window, file)), `the ${form} of a table`);
    if (form === "text") await shows(window, file, `records-${name}-file`);
  }
  const album = await answered(window, () => menu(proof, words.file).selectOption({ value: "pictures" }));
  await eventually("several rounds in pictures", async () => (await album.locator(".album img").count()) > 2);
  const rounds = await album.locator(".album img").count();
  assert.ok(rounds <= 10, `${rounds} pictures`);
  await shows(window, album, `records-${name}-rounds`, rounds);

  const privacy = await asks(window, words.privacy);
  await shows(window, privacy, `records-${name}-privacy`);
  const data = await answered(window, () => presses(privacy, words.data));
  assert.equal(typeof JSON.parse(await downloads(window, data)), "object");
  await shows(window, data, `records-${name}-data`);
}

const WALKS = {
  desk: [DESK, ["ana", "light", "cyclades"], ["cleo", "dark", "attika"]],
  phone: [PHONE, ["ben", "dark", "offrandes"], ["dion", "light", "cyclades"]],
};

for (const [name, [looks, ...people]] of Object.entries(WALKS)) {
  scene(`tables of AIs are looked back at, ${name}`, async (stage) => {
    for (const [who, colorScheme, game] of people) {
      await walks(await stage.window(who, { ...looks, colorScheme }), `${name}-${colorScheme}`, game);
    }
  }, { flags: [], longest: SCENE });
}

scene("a whole table moves in one picture", async (stage) => {
  const [ana, words] = [await stage.window("ana", DESK), WORDS.ana];
  const list = await lists(ana, words);
  await presses(list, words.filter);
  await menu(list, words.game).selectOption("attika");
  await eventually("one game is left", async () => (await menu(list, words.open).locator("option:not([value=''])").count()) === 4);
  await menu(list, words.open).selectOption({ index: 4 });
  const film = await answered(ana, () => presses(list, words.animation));
  await eventually("it is painted", async () => (await film.locator("img").count()) === 1, LONG);
  await shows(ana, film, "records-animation", 1);
  assert.match(await film.locator(".picture img").getAttribute("src"), /\.gif(\?|$)/);
}, { flags: [], longest: SCENE });

/** The pages of a server's settings, one press from the first. */
const SETTINGS = ["Who may open…", "Announcements…", "Open tables…", "AI and rating…", "Check rights"];

for (const [name, looks] of [["desk", DESK], ["phone", PHONE]]) {
  scene(`a server's settings open on three choices, the rest is one press away, ${name}`, async (stage) => {
    const ana = await stage.window("ana", { ...looks, colorScheme: "dark" });
    const setup = await asks(ana, "/setup");
    await shows(ana, setup, `setup-${name}`);
    for (const [at, label] of SETTINGS.entries()) {
      const before = await setup.innerText();
      await presses(setup, label);
      await eventually(`${label} opens`, async () => (await setup.innerText()) !== before);
      await shows(ana, setup, `setup-${name}-${at}`);
      await presses(setup, "Back");
      await eventually(`${label} leads back`, () => setup.getByRole("button", { name: SETTINGS[0], exact: true }).isVisible());
    }
    const help = await asks(ana, "/help");
    await shows(ana, help, `help-${name}`);
  });
}
