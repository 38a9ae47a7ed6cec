// Buttons and menus below a message.

import { el, safeUrl } from "./dom.js";

const emoji = (part) => (part.emoji ? (part.emoji.id ? `:${part.emoji.name}:` : part.emoji.name) : "");

/** Signs that the fonts of many machines lack, where a client brings pictures of its own, in signs that all have. */
const SIGNS = { "⏮": "|◀", "⏭": "▶|" };

const drawn = (text) => text.replace(/[⏮⏭]/gu, (sign) => SIGNS[sign]);

const labelled = (part) => [emoji(part), part.label].filter(Boolean).join(" ");

/** A row of a message. */
export function row(part, message, context) {
  return el("div", { class: "row" }, ...part.components.map((inner) => control(inner, message, context)));
}

function control(part, message, context) {
  if (part.type !== 2) return menu(part, message, context);
  const text = labelled(part);
  if (part.style === 5) {
    const href = safeUrl(part.url);
    return el("a", { class: "button style-5", href, target: "_blank", rel: "noopener noreferrer", "aria-disabled": part.disabled, "data-key": href }, text, el("span", { "aria-hidden": "true", class: "away", text: "↗" }));
  }
  const node = el("button", { type: "button", class: `style-${part.style}`, disabled: part.disabled, "data-key": part.custom_id, "aria-label": drawn(text) === text ? null : text, text: drawn(text) });
  node.addEventListener("click", () => busy(node, () => context.press(message, part.custom_id)));
  return node;
}

/** One press at a time, like a client does. */
async function busy(node, work) {
  if (node.getAttribute("aria-busy")) return;
  node.setAttribute("aria-busy", "true");
  await work();
  node.removeAttribute("aria-busy");
}

/** What a menu offers: its own options, or people, roles, channels. */
function choices(part, context) {
  const preset = (part.default_values ?? []).map((value) => value.id);
  const person = (person) => ({ label: person.display, description: person.name, value: person.id, default: preset.includes(person.id) });
  const role = (role) => ({ label: role.name, value: role.id, default: preset.includes(role.id) });
  const channel = (channel) => ({ label: `# ${channel.name}`, value: channel.id, default: preset.includes(channel.id) });
  const everybody = [...context.people, context.bot].filter((person) => !person.left);
  switch (part.type) {
    case 5: return everybody.map(person);
    case 6: return context.roles.map(role);
    case 7: return [...everybody.map(person), ...context.roles.map(role)];
    case 8: return context.channels.filter((place) => !part.channel_types?.length || part.channel_types.includes(place.type)).map(channel);
    default: return part.options.map((option) => ({ ...option, label: labelled(option) }));
  }
}

function menu(part, message, context) {
  const name = part.placeholder ?? context.words("select");
  const options = choices(part, context);
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  const send = (node, values) => busy(node, () => context.press(message, part.custom_id, values));
  return most === 1 ? single(part, name, options, least, send, context) : several(part, name, options, [least, most], send, context);
}

function single(part, name, options, least, send, { words }) {
  const chosen = options.some((option) => option.default);
  const node = el("select", { "aria-label": name, disabled: part.disabled, "data-key": part.custom_id },
    el("option", { value: "", disabled: least > 0 || !chosen, hidden: least > 0 || !chosen, selected: !chosen, text: least > 0 || !chosen ? name : words("nobody") }),
    ...options.map((option) => el("option", { value: option.value, selected: option.default },
      option.label, option.description ? el("small", { text: ` — ${option.description}` }) : null)));
  node.addEventListener("change", () => send(node, node.value ? [node.value] : []));
  return node;
}

function several(part, name, options, [least, most], send, { words }) {
  const boxes = options.map((option) => el("label", { class: "check" },
    el("input", { type: "checkbox", value: option.value, checked: option.default, disabled: part.disabled, "data-key": `${part.custom_id} ${option.value}` }),
    el("span", {}, option.label, option.description ? el("span", { class: "faint block", text: option.description }) : null)));
  const button = el("button", { type: "button", class: "style-1", text: words("choose"), "data-key": `${part.custom_id} ` });
  const title = el("span");
  // Its choices open below: at the end of the log they would open below the edge.
  const node = el("details", { ontoggle: (event) => { if (event.target.open) event.target.scrollIntoView({ block: "nearest" }); }, class: "menu", "aria-label": name }, el("summary", { "data-key": part.custom_id }, title), el("div", { class: "checks" }, ...boxes), button);
  const values = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  const check = () => {
    const count = values().length;
    title.textContent = `${name} (${count}/${least === most ? most : `${least}–${most}`})`;
    button.disabled = part.disabled || count < least || count > most;
    for (const box of node.querySelectorAll("input:not(:checked)")) box.disabled = part.disabled || count >= most;
  };
  node.addEventListener("change", check);
  button.addEventListener("click", () => send(button, values()));
  check();
  return node;
}
