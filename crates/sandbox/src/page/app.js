// The page: who looks, where, and keeping what they see up to date.

import { drawClock, watchClock } from "./clock.js";
import { composer } from "./composer.js";
import { byId } from "./dom.js";
import { drawFaults } from "./faults.js";
import { watchKeys } from "./keys.js";
import { clearLog, drawLog, showMessage, toEnd, watchLog } from "./log.js";
import { drawModal, watchModal } from "./modal.js";
import { setClock } from "./now.js";
import { watchPanels } from "./panels.js";
import { watchViewer } from "./picture.js";
import { drawPlaces, freshIn, readAll, titleOf } from "./places.js";
import { drawTheme, watchTheme } from "./theme.js";
import { tick } from "./times.js";
import { act, look, onChange } from "./wire.js";
import { wordsFor } from "./words.js";

/** How many messages are shown, and how many more each time one asks for earlier ones. */
const PAGE = 100;

const address = new URLSearchParams(location.search);
const drafts = new Map();
const failures = new Map();
let limit = PAGE;
let arrived = true;

function notice(text) {
  byId("notice").textContent = text ?? "";
  byId("notice").hidden = !text;
}

/** Everything the parts of the page need to know or may do. */
const context = {
  as: address.get("as") ?? "ana",
  channel: null,
  state: null,
  words: wordsFor("en"),
  get me() { return this.state.me; },
  get locale() { return this.state.me.locale; },
  get people() { return this.state.people; },
  get bot() { return this.state.bot; },
  get roles() { return this.state.roles; },
  get channels() { return this.state.channels; },
  get conversation() { return { id: this.me.dm, name: this.bot.name, dm: true }; },
  get place() { return this.channels.find((place) => place.id === this.channel) ?? this.conversation; },
  get around() { return this.state.around; },
  nameOf: (name) => context.people.find((person) => person.name === name)?.display ?? name,
  commands: () => (context.place.dm ? context.state.dm_commands : context.state.commands),
  failureOf: (message) => failures.get(message),
  does, goTo, become,
  openMessage: showMessage,
  begin: (text) => line.write(text),
  press: async (message, customId, values) => {
    failures.delete(message.id);
    const { why } = await does({ do: "press", message: message.id, custom_id: customId, values });
    if (!why) return;
    failures.set(message.id, why);
    refresh();
  },
  dismiss: (message) => does({ do: "dismiss", message: message.id }),
  remove: (message) => does({ do: "remove", message: message.id }),
  complete: (words, options, option, typed) => act(context.as, { do: "complete", channel: context.channel, words, options, option, typed }),
  run: (words, options) => { toEnd(); return does({ do: "command", channel: context.channel, words, options }); },
  write: (text) => { toEnd(); return does({ do: "write", channel: context.channel, text }); },
};

/** Does something, as whoever looks unless told otherwise; what goes wrong is said above the line. */
async function does(action, as = context.as) {
  notice();
  try {
    const done = await act(as, action);
    const why = done.failed ? `${context.words("silent")} (${context.words(done.failed)})` : null;
    notice(why);
    return { ...done, why };
  } catch (error) {
    notice(error.message);
    return { why: error.message };
  }
}

/** The page's own words, where they stand in the document itself. */
function drawWords() {
  const { words } = context;
  document.documentElement.lang = context.locale;
  const texts = { "channels-title": "channels", "conversations-title": "conversations", "people-title": "people", send: "send", "to-end": "newest", earlier: "earlier" };
  for (const [id, word] of Object.entries(texts)) byId(id).textContent = words(word);
  const title = titleOf(context.place);
  byId("line").placeholder = words(matchMedia("(max-width: 44rem)").matches ? "briefly" : "placeholder", { place: title });
  byId("log").setAttribute("aria-label", words("log", { place: title }));
  byId("suggestions").setAttribute("aria-label", words("suggestions"));
}

let working = false;
let again = false;

/** Asks and draws; changes that come meanwhile lead to one more round. */
async function refresh() {
  again = true;
  if (working) return;
  working = true;
  while (again) {
    again = false;
    try {
      await round();
    } catch (error) {
      notice(error.message);
    }
  }
  working = false;
}

async function round() {
  const who = context.as;
  const asked = performance.now();
  const state = await look("state", { as: who });
  setClock(state.clock, asked);
  tick();
  if (who !== context.as) return;
  context.state = { ...state, around: JSON.stringify([state.channels, state.people]) };
  context.words = wordsFor(context.locale);
  const known = [...context.channels, context.conversation].some((place) => place.id === context.channel);
  if (!known) {
    if (context.channel) clearLog();
    context.channel = (context.channels[0] ?? context.conversation).id;
    arrived = true;
  }
  const channel = context.channel;
  const seen = await look("messages", { as: who, channel, limit });
  if (who !== context.as || channel !== context.channel) { again = true; return; }
  const fresh = arrived ? freshIn(context, channel) : null;
  arrived = false;
  drawWords();
  drawLog(seen.messages, fresh, context);
  byId("earlier").hidden = !seen.more;
  if (document.hasFocus()) readAll(context, channel);
  drawPlaces(context);
  drawTheme(context);
  drawClock(context);
  drawFaults(context);
  drawModal(seen.modal, context);
  byId("line").disabled = false;
  line.refresh();
}

function side(open) {
  document.body.classList.toggle("side-open", open);
  byId("open-side").setAttribute("aria-expanded", String(open));
}

/** Leaves a place: its unfinished line is kept for the return. */
function turnTo(as, channel) {
  const former = `${context.as} ${context.channel}`;
  Object.assign(context, { as, channel });
  drafts.set(former, line.turn(drafts.get(`${as} ${channel}`) ?? ""));
  limit = PAGE;
  arrived = true;
  side(false);
  clearLog();
  notice();
  refresh();
}

function goTo(id) {
  turnTo(context.as, id);
  if (matchMedia("(hover: hover)").matches) byId("line").focus();
}

function become(name) {
  address.set("as", name);
  history.replaceState(null, "", `?${address}`);
  drawModal(null, context);
  turnTo(name, context.place.dm ? context.people.find((person) => person.name === name)?.dm : context.channel);
}

const line = composer(context);

watchTheme();
watchViewer();
watchLog();
watchPanels();
watchClock(context);
watchModal(does);
watchKeys(context, () => (document.body.classList.contains("side-open") ? (side(false), byId("open-side").focus()) : byId("line").focus()));
byId("open-side").addEventListener("click", () => side(!document.body.classList.contains("side-open")));
byId("log").addEventListener("click", () => side(false));
byId("earlier").addEventListener("click", () => { limit += PAGE; refresh(); });
addEventListener("focus", refresh);
addEventListener("storage", refresh);
onChange(refresh, () => { byId("bot-state").textContent = context.words("gone"); });
refresh();
