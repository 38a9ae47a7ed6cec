// The page: who looks, where, and keeping what they see up to date.

import { composer } from "./composer.js";
import { byId, el } from "./dom.js";
import { messageItem } from "./message.js";
import { act, look, onChange } from "./wire.js";

const address = new URLSearchParams(location.search);
let as = address.get("as") ?? "ana";
let state = null;
let channel = null;
let shown = new Map();
let openModal = null;
const read = new Map();

const places = () => [...state.channels, { id: state.me.dm, name: state.bot, dm: true }];

function notice(text) {
  byId("notice").textContent = text ?? "";
  byId("notice").hidden = !text;
}

/** Does something; what goes wrong is said above the line. */
async function does(deed) {
  notice();
  try {
    const done = await act(as, deed);
    if (done.failed) notice(done.failed);
    return done;
  } catch (error) {
    notice(error.message);
    return null;
  }
}

const context = {
  get people() { return state.people; },
  get channels() { return state.channels; },
  get locale() { return state.me.locale; },
  get me() { return state.me; },
  state: () => state,
  commands: () => (channel === state.me.dm ? state.dm_commands : state.commands),
  goTo: (id) => { goTo(id); },
  press: (message, customId, values) => does({ do: "press", message: message.id, custom_id: customId, values }),
  dismiss: (message) => does({ do: "dismiss", message: message.id }),
  complete: (words, options, option, typed) => act(as, { do: "complete", channel, words, options, option, typed }),
  run: (words, options) => does({ do: "command", channel, words, options }),
  write: (text) => does({ do: "write", channel, text }),
};

function drawSide() {
  byId("server").textContent = state.server;
  const item = (place) => {
    const unread = place.id !== channel && state.newest[place.id] && state.newest[place.id] !== (read.get(as + place.id) ?? null);
    return el("li", {}, el("button", {
      type: "button", class: unread ? "unread" : "", "aria-current": place.id === channel ? "page" : null,
      text: `${place.dm ? "@" : "#"} ${place.name}`, onclick: () => goTo(place.id),
    }));
  };
  byId("channels").replaceChildren(...state.channels.map(item));
  byId("conversations").replaceChildren(item(places().at(-1)));
  byId("people").replaceChildren(...state.people.map((person) => el("option", { value: person.name, selected: person.name === as, text: `${person.display} (${person.locale})` })));
  byId("dms").checked = state.dms_open;
  const place = places().find((place) => place.id === channel);
  byId("place").textContent = `${place.dm ? "@" : "#"} ${place.name}`;
  document.title = `${place.name} · ${as} · sandbox`;
  byId("bot-state").textContent = state.connected ? "" : "The bot is not connected.";
  byId("line").placeholder = "Message, or / for commands";
}

function drawMessages(messages) {
  const box = byId("messages");
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  const next = new Map();
  for (const message of messages) {
    const known = shown.get(message.id);
    const same = known?.revision === message.revision;
    next.set(message.id, same ? known : { revision: message.revision, item: messageItem(message, context) });
  }
  // Only what changed is touched, so open menus and the focus stay where they are.
  for (const [id, { item }] of shown) if (next.get(id)?.item !== item) next.has(id) ? item.replaceWith(next.get(id).item) : item.remove();
  box.querySelector(".empty")?.remove();
  for (const { item } of next.values()) if (!item.isConnected) box.append(item);
  if (!next.size) box.append(el("li", { class: "empty faint", text: "Nothing here yet. Type / to see the commands." }));
  const grew = messages.some((message) => !shown.has(message.id));
  shown = next;
  if (atEnd || (grew && !box.matches(":hover"))) box.scrollTop = box.scrollHeight;
  for (const image of box.querySelectorAll("img")) image.onload ??= () => { if (atEnd) box.scrollTop = box.scrollHeight; };
}

function drawModal(modal) {
  const dialog = byId("modal");
  if (!modal || modal.interaction === openModal) {
    if (!modal && dialog.open) dialog.close();
    openModal = modal?.interaction ?? null;
    return;
  }
  openModal = modal.interaction;
  byId("modal-title").textContent = modal.title;
  byId("modal-fault").hidden = true;
  byId("modal-inputs").replaceChildren(...modal.inputs.map((input) => {
    const attributes = { name: input.custom_id, placeholder: input.placeholder, required: input.required, minlength: input.at_least || null, maxlength: input.at_most };
    const field = el(input.paragraph ? "textarea" : "input", attributes);
    field.value = input.value;
    return el("label", {}, el("span", { text: `${input.label}${input.required ? " *" : ""}` }), field);
  }));
  if (!dialog.open) dialog.showModal();
}

let working = false;
let again = false;

/** Asks and draws; changes that come meanwhile lead to one more round. */
async function refresh() {
  if (working) { again = true; return; }
  working = true;
  do {
    again = false;
    const [who, place] = [as, channel];
    try {
      state = await look("state", { as: who });
      channel ??= state.channels[0].id;
      const seen = await look("messages", { as: who, channel });
      if (who !== as || (place && place !== channel)) { again = true; continue; }
      read.set(as + channel, state.newest[channel] ?? null);
      drawMessages(seen.messages);
      drawSide();
      drawModal(seen.modal);
      line.refresh();
    } catch (error) {
      notice(error.message);
    }
  } while (again);
  working = false;
}

function closeSide() {
  document.body.classList.remove("side-open");
  byId("open-side").setAttribute("aria-expanded", "false");
}

function clear() {
  shown = new Map();
  byId("messages").replaceChildren();
  notice();
}

function goTo(id) {
  channel = id;
  closeSide();
  clear();
  refresh();
}

const line = composer(context);

byId("people").addEventListener("change", (event) => {
  const wasDm = channel === state.me.dm;
  as = event.target.value;
  address.set("as", as);
  history.replaceState(null, "", `?${address}`);
  openModal = null;
  channel = wasDm ? null : channel;
  closeSide();
  clear();
  refresh();
});
byId("dms").addEventListener("change", (event) => does({ do: "dms", open: event.target.checked }));
byId("open-side").addEventListener("click", () => {
  const open = document.body.classList.toggle("side-open");
  byId("open-side").setAttribute("aria-expanded", String(open));
});
byId("messages").addEventListener("click", closeSide);
byId("modal").querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = [...byId("modal-inputs").querySelectorAll("input, textarea")];
  const done = await does({ do: "submit", texts: fields.map((field) => [field.name, field.value]) });
  const fault = done ? done.failed : byId("notice").textContent;
  byId("modal-fault").textContent = fault ?? "";
  byId("modal-fault").hidden = !fault;
});
byId("modal").addEventListener("cancel", () => does({ do: "close_modal" }));
byId("modal-cancel").addEventListener("click", () => does({ do: "close_modal" }));

onChange(refresh, () => { byId("bot-state").textContent = "The sandbox is gone; waiting for it…"; });
refresh();
