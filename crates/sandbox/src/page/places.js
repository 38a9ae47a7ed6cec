// The side list: channels with their threads, the conversation, the people; what is unread; the title of the window.

import { byId, el, refill } from "./dom.js";
import { now } from "./now.js";

/** Where the times in ids begin. */
const EPOCH = 1420070400000;
const HOUR = 3600000;

const key = (as) => `read ${as}`;
/** The browser remembers this longer than a run: what was read while the clock was ahead says nothing once it is not. */
const isAhead = (id) => Number(BigInt(id) >> 22n) + EPOCH > now() + HOUR;
const readOf = (as) => Object.fromEntries(Object.entries(JSON.parse(localStorage.getItem(key(as)) ?? "{}")).filter(([, id]) => !isAhead(id)));
const isNewer = (id, than) => !than || BigInt(id) > BigInt(than);

/** The messages of a place this person has not seen. */
export const unreadIn = (context, place) => (context.state.recent[place] ?? []).filter(({ id }) => isNewer(id, readOf(context.as)[place]));

/** Where what this person has not seen begins, if they have been here before. */
export const freshIn = (context, place) => (readOf(context.as)[place] ? unreadIn(context, place)[0]?.id : null);

/** Everything in this place is seen. */
export function readAll(context, place) {
  const newest = context.state.recent[place]?.at(-1)?.id;
  const read = readOf(context.as);
  if (!newest || !isNewer(newest, read[place])) return;
  localStorage.setItem(key(context.as), JSON.stringify({ ...read, [place]: newest }));
}

const sign = (place) => (place.dm ? "@ " : place.parent ? "" : "# ");
export const titleOf = (place) => `${sign(place)}${place.name}`;

/** How many unread messages concern this person: every one in a conversation, pings elsewhere. */
const counted = (context, place) => unreadIn(context, place.id).filter(({ pings }) => place.dm || pings).length;

function placeItem(place, context) {
  const here = place.id === context.channel;
  const unread = unreadIn(context, place.id).length > 0 && !here;
  const count = here ? 0 : counted(context, place);
  const classes = [unread && "unread", place.parent && "thread", place.archived && "archived"].filter(Boolean).join(" ");
  return el("li", {}, el("button", { type: "button", class: classes, "aria-current": here ? "page" : null, "data-key": place.id, onclick: () => context.goTo(place.id) },
    el("span", { class: "name", text: titleOf(place) }),
    count ? el("span", { class: "count", "aria-label": context.words("fresh", { n: count }), text: count }) : unread ? el("span", { class: "dot", role: "img", "aria-label": context.words("unread") }) : null));
}

/** A channel, its threads, and the archived ones behind a fold. */
function branch(channel, context) {
  const threads = context.channels.filter((place) => place.parent === channel.id);
  const [old, live] = [threads.filter((place) => place.archived), threads.filter((place) => !place.archived)];
  const open = document.querySelector(`details[data-of="${channel.id}"]`)?.open || old.some((place) => place.id === context.channel);
  const fold = old.length ? el("li", {}, el("details", { "data-of": channel.id, open },
    el("summary", { "data-key": `old ${channel.id}`, text: context.words("archived", { n: old.length }) }), el("ul", {}, ...old.map((place) => placeItem(place, context))))) : null;
  const item = placeItem(channel, context);
  if (threads.length) item.append(el("ul", { class: "threads" }, ...live.map((place) => placeItem(place, context)), fold));
  return item;
}

function personItem(person, context) {
  const me = person.name === context.as;
  const address = new URL(location.href);
  address.searchParams.set("as", person.name);
  return el("li", { class: "person" },
    el("button", { type: "button", "aria-current": me ? "true" : null, "data-key": `as ${person.name}`, "data-as": person.name, onclick: () => context.become(person.name) },
      el("span", { class: `face small face-${person.id.at(-1)}`, "aria-hidden": "true", text: person.display[0] }),
      el("span", { class: "name", text: person.display }), person.left ? el("span", { class: "faint", text: context.words("left") }) : null,
      el("span", { class: "locale", text: person.locale })),
    el("a", { class: "own", href: address.href, target: "_blank", rel: "noopener", title: context.words("ownWindow", { name: person.display }), "aria-label": context.words("ownWindow", { name: person.display }), "data-key": `own ${person.name}`, text: "↗" }));
}

/** Every place in the order of the list, for the keys that go from one to the next. */
export const ordered = (context) => context.channels.filter((place) => !place.parent)
  .flatMap((channel) => [channel, ...context.channels.filter((place) => place.parent === channel.id && !place.archived)]).concat(context.conversation);

export function drawPlaces(context) {
  const { state, words, me } = context;
  byId("server").textContent = state.server;
  refill(byId("channels"), context.channels.filter((place) => !place.parent).map((channel) => branch(channel, context)));
  refill(byId("conversations"), [placeItem(context.conversation, context)]);
  refill(byId("people"), context.people.map((person) => personItem(person, context)));
  const here = context.place;
  byId("place").textContent = titleOf(here);
  const parent = context.channels.find((place) => place.id === here.parent);
  byId("parent").replaceChildren(...(parent ? [el("button", { type: "button", class: "link", text: titleOf(parent), onclick: () => context.goTo(parent.id) }), " › "] : []));
  const concerns = [...context.channels, context.conversation].reduce((sum, place) => sum + (place.id === here.id && document.hasFocus() ? 0 : counted(context, place)), 0);
  document.title = `${concerns ? `(${concerns}) ` : ""}${titleOf(here)} · ${me.display} · sandbox`;
  byId("bot-state").textContent = state.connected ? "" : words("noBot");
}
