// Things that go wrong on demand: a panel to order them, and marks of those that are active.

import { button, byId, el, refill } from "./dom.js";
import { titleOf } from "./places.js";

const STATUSES = ["500", "502", "503", "429", "torn", "late"];
/** How late an answer is if nobody says how late, in milliseconds. */
const LATE = 2000;
const METHODS = ["", "POST", "PATCH", "PUT", "GET", "DELETE"];

const labelled = (text, node) => el("label", { class: "field" }, el("span", { text }), node);
const tick = (name, text, checked = false) => el("label", { class: "check" }, el("input", { type: "checkbox", name, checked }), el("span", { text }));
const group = (title, ...parts) => el("fieldset", {}, el("legend", { text: title }), ...parts);
const number = (name, value, most, least = 0) => el("input", { type: "number", name, value, min: least, max: most, inputmode: "numeric" });

/** What is active: a sentence and the action (with its doer) that ends it. */
function active(context) {
  const { state, words, as } = context;
  const { faults } = state;
  const place = (id) => titleOf(context.channels.find((place) => place.id === id) ?? { name: id });
  const outcome = (fault) => [fault.torn ? words("torn") : fault.status, fault.delay ? words("late", { n: fault.delay }) : null, fault.applied && fault.status ? `(${words("applied")})` : null].filter(Boolean).join(" ");
  return [
    ...faults.rest.map((fault, n) => [`${fault.times} × ${fault.method || "REST"} ${fault.contains} → ${outcome(fault)}`, as, { do: "clear_fault", place: n }]),
    ...faults.denied.map(({ channel, permission }) => [`${place(channel)}: − ${permission}`, as, { do: "allow", channel, permission }]),
    ...faults.closed.map((name) => [words("dmsClosed", { name: context.nameOf(name) }), name, { do: "dms", open: true }]),
    ...faults.left.map((name) => [words("personLeft", { name: context.nameOf(name) }), name, { do: "return" }]),
  ];
}

/** The last ones first, so that the places of the others stay right. */
async function clearAll(context) {
  for (const [, who, action] of active(context).reverse()) await context.does(action, who);
}

/** The line of active faults, each with a way to end it. */
function drawActive(context) {
  const { words } = context;
  const list = active(context);
  byId("active-faults").hidden = !list.length;
  refill(byId("active-faults"), [...list.map(([text, who, action]) => el("li", {}, el("span", { text }),
    el("button", { type: "button", "data-key": text, "aria-label": words("clear", { what: text }), title: words("clear", { what: text }), onclick: () => context.does(action, who), text: "✕" }))),
  list.length > 1 ? el("li", { class: "all" }, button(words("clearAll"), () => clearAll(context), { class: "link", "data-key": "all" })) : null]);
  byId("faults-count").textContent = list.length || "";
}

function callsForm(context) {
  const { words } = context;
  const options = (list, text) => list.map((value) => el("option", { value, text: text(value) }));
  const names = { torn: words("torn"), late: words("onlyLate"), 502: "502 Bad Gateway", 500: "500 Internal Server Error", 503: "503 Service Unavailable", 429: "429 Too Many Requests" };
  const form = el("form", {},
    labelled(words("outcome"), el("select", { name: "status" }, ...options(STATUSES, (value) => names[value]))),
    labelled(words("count"), number("times", 1, 1000, 1)),
    labelled(words("delay"), number("delay", 0, 60000)),
    labelled(words("method"), el("select", { name: "method" }, ...options(METHODS, (value) => value || words("any")))),
    labelled(words("path"), el("input", { name: "contains", placeholder: "/messages", autocomplete: "off" })),
    tick("applied", words("applied")), el("button", { type: "submit", class: "style-4", text: words("order") }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { times, status, delay, method, contains, applied } = form.elements;
    const kind = status.value;
    context.does({
      do: "fail", times: Number(times.value), method: method.value, contains: contains.value, delay: Number(delay.value) || (kind === "late" ? LATE : 0), applied: applied.checked,
      torn: kind === "torn", status: /^\d+$/.test(kind) ? Number(kind) : null,
    });
  });
  return group(words("calls"), form);
}

function gatewayGroup(context) {
  const { words, does } = context;
  const how = (name, more = () => ({})) => button(words(name), () => does({ do: "gateway", how: name, resumable: false, ...more() }));
  const resumable = tick("resumable", words("resumable"), true);
  return group(words("line"), how("drop"), how("reconnect"), how("invalidate", () => ({ resumable: resumable.querySelector("input").checked })), resumable, how("expire"));
}

function personGroup(context) {
  const { words, me, state, does } = context;
  const dms = tick("dms", words("takesDms", { name: me.display }), state.dms_open);
  dms.addEventListener("change", (event) => does({ do: "dms", open: event.target.checked }));
  return group(words("person", { name: me.display }), dms, me.left
    ? button(words("back"), () => does({ do: "return" })) : button(words("leave"), () => does({ do: "leave" }), { class: "danger" }));
}

function placeGroup(context) {
  const { words, state, place, does } = context;
  const channel = place.parent ?? place.id;
  const denied = new Set(state.faults.denied.filter((fault) => fault.channel === channel).map((fault) => fault.permission));
  const name = titleOf(context.channels.find((known) => known.id === channel) ?? place);
  const boxes = state.permissions.map((permission) => {
    const box = tick(permission, permission.replaceAll("_", " ").toLowerCase(), !denied.has(permission));
    box.addEventListener("change", (event) => does({ do: event.target.checked ? "allow" : "deny", channel, permission }));
    return box;
  });
  const remove = button(words("removeChannel", { place: titleOf(place) }), () => {
    if (remove.dataset.sure) return does({ do: "remove_channel", channel: place.id });
    remove.dataset.sure = "yes";
    remove.textContent = words("sure", { place: titleOf(place) });
    return null;
  }, { class: "danger" });
  const thread = place.parent ? button(words(place.archived ? "unarchive" : "archive"), () => does({ do: "archive", channel: place.id, archived: !place.archived })) : null;
  return group(words("rights", { place: name }), ...boxes, thread, remove);
}

let drawn = null;

/** Draws the panel anew only if what it shows is no longer so; what is being typed stays. */
export function drawFaults(context) {
  drawActive(context);
  const { words, me, place, state } = context;
  byId("faults-title").textContent = words("faults");
  byId("open-faults-label").textContent = words("faults");
  byId("close-faults").setAttribute("aria-label", words("close"));
  const now = JSON.stringify([me, place, state.dms_open, state.faults.denied, context.channels.map((channel) => channel.name)]);
  if (drawn === now) return;
  const panel = byId("faults-body");
  const held = panel.contains(document.activeElement) ? [...panel.querySelectorAll("button, input, select")].indexOf(document.activeElement) : -1;
  const calls = drawn && panel.dataset.who === me.locale ? panel.querySelector("fieldset:nth-of-type(2)") : callsForm(context);
  panel.dataset.who = me.locale;
  panel.replaceChildren(gatewayGroup(context), calls, personGroup(context), ...(place.dm ? [] : [placeGroup(context)]));
  drawn = now;
  if (held >= 0) panel.querySelectorAll("button, input, select")[held]?.focus();
}
