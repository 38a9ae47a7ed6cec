// The stage of a browser test: the real program, and windows of a real browser through the eyes of its people.
//
// Nothing here sleeps: whoever looks for something waits until it is there, and says what was there instead.

import { chromium } from "playwright-core";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";

/** How long anything may take to show, in milliseconds; it matters only where something is broken. */
const PATIENCE = 60_000;
/** How long a whole scene may take, in milliseconds. */
const SCENE = 600_000;
/** How long the bot may take for a first answer, in seconds: what it says is looked at, not how busy the machine is. */
const ANSWER = 60;

const shots = process.env.BROWSER_SHOTS ?? mkdtempSync(path.join(tmpdir(), "agon-shots-"));
mkdirSync(shots, { recursive: true });

const FLAGS = [
  "--no-sandbox", "--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

let browser = null;
const opened = () => (browser ??= chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS, timeout: SCENE }));
after(async () => (await browser)?.close());

/** Where pictures of messages lie. */
const PICTURE = /\/attachments\/[^?]*\.png/;

/** What the page itself says, in the languages of its people. */
const PAGE = {
  dismiss: /^(Dismiss message|Descartar mensaje|Nachricht verwerfen)$/,
  choose: /^(Choose|Elegir|Wählen)$/,
  submit: /^(Submit|Enviar|Absenden)$/,
  unread: /●|unread|sin leer|ungelesen/,
};

/** What the bot's private messages say, in the language of each. */
const ENGLISH = { happened: "What happened", ask: /^(Other|Another amount)…$/, yes: /^(Choose these three|Bid 7)$/ };
const WORDS = {
  ana: ENGLISH,
  ben: { happened: "Qué ha pasado", ask: /^(Otra|Otra cantidad)…$/, yes: /^(Elegir estos tres|Pujar 7)$/ },
  cleo: { happened: "Was ist passiert?", ask: /^(Anderes|Anderer Betrag)…$/, yes: /^(Diese drei wählen|7 bieten)$/ },
  dion: ENGLISH,
};

/** `agon sandbox` with a database of its own. */
class Program {
  constructor(folder, flags) {
    this.folder = folder;
    this.flags = flags;
    this.said = "";
  }

  async start() {
    const db = path.join(this.folder, "agon.db");
    const words = ["sandbox", "--port", "0", "--db", db, "--answer-seconds", String(ANSWER), ...this.flags];
    this.process = spawn(process.env.AGON, words, { cwd: this.folder, stdio: ["ignore", "pipe", "pipe"] });
    this.process.stderr.on("data", (text) => { this.said += text; });
    this.ended = once(this.process, "exit");
    const lines = createInterface({ input: this.process.stdout });
    const [first] = await Promise.race([once(lines, "line"), this.ended.then(() => [null])]);
    assert.match(String(first), /^http:\/\/127\.0\.0\.1:\d+\/\?key=/, `no address from agon sandbox:\n${this.said}`);
    this.address = first;
  }

  /** Ctrl-C, and the code it ends with. */
  async stop() {
    this.process.kill("SIGINT");
    const patience = setTimeout(() => this.process.kill("SIGKILL"), PATIENCE);
    const [code, signal] = await this.ended;
    clearTimeout(patience);
    return signal ?? code;
  }
}

/** A browser window of one person. */
export class Window {
  constructor(name, page) {
    this.name = name;
    this.page = page;
    this.words = WORDS[name];
    this.complaints = [];
    this.missing = [];
    this.line = page.locator("#line");
    this.messages = page.locator("#messages > li");
    this.suggestions = page.locator("#suggestions [role=option]");
    this.modal = page.locator("dialog#modal");
    page.setDefaultTimeout(PATIENCE);
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type())) return;
      const { url } = message.location();
      if (PICTURE.test(url)) this.missing.push(url);
      else this.complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.complaints.push(`exception: ${error.message}`));
  }

  /** Public messages say nothing of being private; private ones can be dismissed. */
  get privates() { return this.messages.filter({ has: this.button(PAGE.dismiss) }); }
  get publics() { return this.messages.filter({ hasNot: this.button(PAGE.dismiss) }); }

  /** The board message: the only one with these two buttons. */
  get board() { return this.publics.filter({ has: this.button("Text board") }).filter({ has: this.button("More…") }).last(); }

  /** Private panels of a seat, which have a button for everything that happened. */
  get panels() { return this.privates.filter({ has: this.button(this.words.happened) }); }

  button(name) { return this.page.getByRole("button", { name, exact: true }); }

  /** A place of the side list, and the same while it holds something unread. */
  place(name) { return this.page.getByRole("navigation").getByRole("button", { name }).first(); }
  unread(name) { return this.page.getByRole("navigation").getByRole("button", { name: new RegExp(`${name}.*(${PAGE.unread.source})`) }); }

  dismisses(message) { return this.presses(message.getByRole("button", { name: PAGE.dismiss })); }
  submits() { return this.modal.getByRole("button", { name: PAGE.submit }).click(); }

  /** Waits until a message holds this text; gives the newest that does. */
  async sees(text, among = this.messages) {
    const found = among.filter({ hasText: text }).last();
    await found.waitFor();
    return found;
  }

  async offers(text) { await this.suggestions.filter({ hasText: text }).first().waitFor(); }

  /** A whole command at the line, typed key by key. What is sent leaves the line; it stays as long as the page is not told
   * the command yet, or offers a word of it once more, which Enter takes first. */
  async commands(text) {
    await this.line.fill("");
    await this.line.pressSequentially(text);
    await this.page.keyboard.press("Escape");
    await eventually(`${text} is sent`, async () => {
      await this.page.keyboard.press("Enter");
      return (await this.line.inputValue()) === "";
    });
  }

  /** How many presses have reached something on the page that can be pressed. */
  pressed() { return this.page.evaluate(() => globalThis.pressed ?? 0); }

  /** Presses something in a message. A message that is drawn anew between the button's way down and up takes the press along,
   * as it would anybody's: then it is pressed again. */
  async presses(control) {
    const before = await this.pressed();
    do await control.click(); while ((await this.pressed()) === before);
  }

  /** The same by a key, on what has the focus. */
  async strikes(key) {
    const before = await this.pressed();
    do await this.page.keyboard.press(key); while ((await this.pressed()) === before);
  }

  /** A message by its id, whatever becomes of its face. */
  message(id) { return this.page.locator(`#messages > li[data-id="${id}"]`); }

  /** My seat from the board: the new panel, once it is there. */
  async opensPanel() {
    const ids = () => this.panels.evaluateAll((items) => items.map((item) => item.dataset.id));
    const before = await ids();
    await this.presses(this.board.getByRole("button", { name: "My seat", exact: true }));
    let opened;
    await eventually(`a new panel of ${this.name}`, async () => (opened = (await ids()).find((id) => !before.includes(id))));
    return this.message(opened);
  }

  /** Marks choices of a menu that wants several. */
  async picks(message, choices) {
    const menu = message.getByRole("group");
    await this.presses(menu.locator("summary"));
    for (const choice of choices) await menu.getByRole("checkbox").nth(choice).check();
    await this.presses(menu.getByRole("button", { name: PAGE.choose }));
  }

  async shoots(name) {
    const file = path.join(shots, `${name}.png`);
    await this.page.screenshot({ path: file });
    return file;
  }

  /** Waits until the first picture of a message is loaded; gives its image. A panel may have a strip below. */
  async picture(message) {
    const image = message.locator(".picture img").first();
    const loaded = () => image.evaluate((found) => found.decode().then(() => found.naturalWidth > 0, () => false));
    await eventually(`${this.name} sees a picture`, async () => (await image.count()) === 1 && loaded());
    return image;
  }

  /** What somebody finds at the picture of a message, by looking at its image. A board that is told once more is painted anew,
   * even if nothing has changed: what was found at a picture that went meanwhile is looked for at the new one. */
  async finds(message, looks) {
    const shown = async () => (await this.picture(message)).evaluate((image) => image.src);
    for (;;) {
      const src = await shown();
      const found = await looks(message.locator(".picture img").first()).then((what) => ({ what }), (fault) => ({ fault }));
      if ((await shown()) !== src) continue;
      if (found.fault) throw found.fault;
      return found.what;
    }
  }

  /** What the browser complained about. A board that is drawn anew takes its old picture along, loaded or not: a picture
   * is missing if it goes on being shown. */
  async faults() {
    let shown = [];
    const gone = async () => {
      const sources = await this.page.locator("img").evaluateAll((images) => images.map((image) => image.src));
      return (shown = this.missing.filter((url) => sources.includes(url))).length === 0;
    };
    if (this.missing.length) await eventually("no picture is missing", gone).catch(() => {});
    return [...this.complaints, ...shown.map((url) => `not loaded: ${url}`)];
  }

  /** What a person would say is on the screen. */
  async tells() {
    const parts = [];
    for (const part of ["#place", "#bot-state", "#messages", "#notice", "#hint", "#suggestions", "#modal"]) {
      for (const found of await this.page.locator(part).all()) if (await found.isVisible()) parts.push(`[${part}] ${await found.innerText()}`);
    }
    return parts.join("\n").replaceAll(/\n\s*/g, "\n    ");
  }
}

/** Waits until something that no locator can wait for is so. */
export async function eventually(what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${what}`);
    await new Promise((next) => { setTimeout(next, 20); });
  }
}

/** One play: the program and whoever looks at it. */
class Stage {
  constructor(folder, flags) {
    this.program = new Program(folder, flags);
    this.windows = [];
  }

  /** A window of this person; `options` are the browser's: viewport, colour scheme. */
  async window(name, options = {}) {
    const context = await (await opened()).newContext({ locale: "en-US", reducedMotion: "reduce", viewport: { width: 1200, height: 900 }, ...options });
    const window = new Window(name, await context.newPage());
    await context.exposeBinding("tellViolation", (_, text) => { window.complaints.push(`policy: ${text}`); });
    await context.addInitScript(() => {
      const heard = (event) => { if (event.target.closest("button, summary, input, a")) globalThis.pressed = (globalThis.pressed ?? 0) + 1; };
      document.addEventListener("click", heard, true);
      document.addEventListener("securitypolicyviolation", (event) => globalThis.tellViolation(`${event.violatedDirective} ${event.blockedURI}`));
    });
    this.windows.push(window);
    await this.visits(window);
    return window;
  }

  /** Opens the page, and waits until it is drawn and the bot has greeted. */
  async visits(window) {
    await window.page.goto(`${this.program.address}&as=${window.name}`);
    await window.sees("Agon is here");
  }

  async close() {
    await Promise.all(this.windows.map((window) => window.page.context().close()));
    return this.program.stop();
  }
}

/** A test of its own program and windows. It fails on complaints of the browser, too, unless the play clears them. Without
 * other flags the program begins without the tables of the first look, so that a scene's first table is table 1. */
export function scene(name, play, { flags = ["--empty"], longest = SCENE } = {}) {
  test(name, { timeout: longest }, async ({ signal }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "agon-browser-"));
    const stage = new Stage(folder, flags);
    // Whatever happens to the scene, the program does not outlive it.
    signal.addEventListener("abort", () => stage.program.process?.kill("SIGKILL"));
    let code;
    try {
      await stage.program.start();
      await play(stage);
      for (const window of stage.windows) assert.deepEqual(await window.faults(), [], `the browser of ${window.name} complains`);
    } catch (error) {
      for (const window of stage.windows) {
        const shot = `failed-${name.replaceAll(/\W+/g, "-")}-${window.name}`;
        console.error(`--- ${window.name} sees, in ${await window.shoots(shot).catch(() => "no picture")}:`);
        console.error(`    ${await window.tells().catch((why) => why.message)}`);
        if (window.complaints.length) console.error(`    [complaints] ${window.complaints.join("; ")}`);
      }
      console.error(`--- agon said:\n${stage.program.said}`);
      throw error;
    } finally {
      code = await stage.close();
      rmSync(folder, { recursive: true, force: true });
    }
    assert.equal(code, 0, "agon sandbox ends well");
  });
}
