// The list of messages: only what changed is touched, so open menus, the focus and the place one reads at stay.

import { byId, drop, swap } from "./dom.js";
import { messageItem } from "./message.js";

/** Messages of one person closer together than this stand under one name. */
const TOGETHER = 7 * 60 * 1000;
const NEAR = 80;

let shown = new Map();
/** Whether a press has begun on a message, and what is drawn when it ends. */
let pressed = false;
let later = null;

const log = () => byId("log");
const atEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight < NEAR;

export function toEnd() {
  log().scrollTop = log().scrollHeight;
  byId("to-end").hidden = true;
}

/** Forgets everything: another channel, another person. */
export function clearLog() {
  shown = new Map();
  later = null;
  byId("messages").replaceChildren();
  byId("to-end").hidden = true;
}

/** Does a message name people or places, or let one choose among them? */
const names = (message) => message.type || message.flags & 32 || /<[#@]|"type":[5-8][,}]/.test(JSON.stringify(message));

/** What makes an item look different: the message itself, and what is said about it elsewhere. */
const print = (message, context) => [message.revision, context.failureOf(message.id), names(message) && context.around, message.referenced_message?.edited_timestamp, Boolean(message.referenced_message), message.answers?.message?.content, message.answers?.message?.embeds[0]?.title].join("|");

/** Draws the messages; `fresh` is the first one the person has not seen yet. */
export function drawLog(messages, fresh, context) {
  later = pressed ? () => drawLog(messages, fresh, context) : null;
  if (later) return;
  const box = byId("messages");
  const stay = !atEnd() && shown.size > 0;
  const first = shown.size === 0;
  // A screen reader must not read out a whole channel on entering it.
  if (first) log().setAttribute("aria-busy", "true");
  const before = log().scrollHeight - log().scrollTop;
  const earlier = shown.size && messages[0] && !shown.has(messages[0].id) && BigInt(messages[0].id) < BigInt([...shown.keys()][0]);
  const next = new Map();
  for (const message of messages) {
    const known = shown.get(message.id);
    const mark = print(message, context);
    if (known?.mark === mark) next.set(message.id, known);
    else {
      const item = messageItem(message, context);
      if (known) swap(known.item, item);
      next.set(message.id, { mark, item });
    }
  }
  for (const [id, { item }] of shown) if (!next.has(id)) drop(item, byId("line"));
  let after = null;
  for (const { item } of next.values()) {
    if (item.parentNode !== box) after ? after.after(item) : box.prepend(item);
    after = item;
  }
  byId("empty").textContent = context.words("empty");
  byId("empty").hidden = next.size > 0;
  // What only this person sees answers what they just did.
  const answered = !first && messages.some((message) => message.private && !shown.has(message.id));
  const grew = !first && messages.some((message) => !shown.has(message.id)) && !earlier;
  shown = next;
  arrange([...next.values()].map(({ item }) => item), context);
  if (first || fresh) markFresh(fresh, next, context);
  if (earlier) log().scrollTop = log().scrollHeight - before;
  else if (!stay || answered) toEnd();
  else if (grew) byId("to-end").hidden = false;
  if (first) requestAnimationFrame(() => log().removeAttribute("aria-busy"));
  for (const image of box.querySelectorAll("img")) image.onload ??= () => { if (!stay) toEnd(); };
}

function arrange(items, { locale }) {
  let last = null;
  for (const item of items) {
    const [time, author] = [new Date(item.dataset.time), item.dataset.author];
    const day = time.toDateString();
    const begins = last?.day !== day;
    const together = !begins && last.author === author && time - last.time < TOGETHER && last.open && !item.querySelector(":scope > article > .origin") && !item.classList.contains("system");
    item.classList.toggle("follow", Boolean(together));
    item.classList.toggle("new-day", begins && last !== null);
    if (begins) item.dataset.day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(time);
    last = { day, author, time: together ? last.time : time, open: !item.classList.contains("system") };
  }
}

function markFresh(fresh, items, { words }) {
  for (const { item } of items.values()) item.classList.remove("fresh");
  const first = items.get(fresh)?.item;
  first?.classList.add("fresh");
  if (first) first.dataset.fresh = words("fresh_line");
}

/** Goes to a message of this channel, if it is still there. */
export function showMessage(id) {
  const item = shown.get(id)?.item;
  if (!item) return;
  item.scrollIntoView({ block: "center" });
  item.querySelector("article").focus({ preventScroll: true });
  item.classList.remove("flash");
  requestAnimationFrame(() => item.classList.add("flash"));
}

/** Nothing moves or changes under a press that has begun: the click would be lost. */
function watchPress() {
  log().addEventListener("pointerdown", (event) => { pressed = event.button === 0 && event.target.closest("#messages > li") !== null; });
  // The click itself comes right after the press.
  const end = () => setTimeout(() => { pressed = false; later?.(); });
  for (const name of ["pointerup", "pointercancel", "change", "blur"]) addEventListener(name, end);
  // An end without an event: a menu of the browser took it.
  addEventListener("pointermove", (event) => { if (pressed && event.buttons === 0) end(); });
}

/** The keys of the list: up and down from message to message, End to the newest. */
export function watchLog() {
  watchPress();
  byId("to-end").addEventListener("click", toEnd);
  log().addEventListener("scroll", () => { if (atEnd()) byId("to-end").hidden = true; });
  log().addEventListener("keydown", (event) => {
    const here = event.target.closest("article");
    if (event.target !== log() && event.target !== here) return;
    const all = [...log().querySelectorAll("article")];
    const at = all.indexOf(here);
    const steps = { ArrowUp: at < 0 ? all.length - 1 : Math.max(at - 1, 0), ArrowDown: at < 0 ? all.length - 1 : at + 1, Home: 0, End: all.length - 1 };
    const target = all[steps[event.key]];
    if (!(event.key in steps) || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (target) target.focus();
    else byId("line").focus();
  });
}
