// Markdown inside a line: emphasis, code, links, mentions, times, as DOM nodes.

import { button, el, link, safeUrl } from "./dom.js";
import { stamp } from "./times.js";

const wrap = (tag) => (match, context) => el(tag, {}, ...inline(match[1], context));
const both = (outer, inner) => (match, context) => el(outer, {}, el(inner, {}, ...inline(match[1], context)));

const anchor = (text, address) => {
  const href = safeUrl(address);
  return href ? link(href, text) : text;
};

function masked(match, context) {
  const href = safeUrl(match[2]);
  if (!href) return match[0];
  const node = link(href, "", { title: match[3] ?? href });
  node.append(...inline(match[1], context));
  return node;
}

/** Hidden until it is pressed; what is inside can then be used. */
function spoiler(match, context) {
  const inner = el("span", { class: "hidden", "aria-hidden": "true", inert: true }, ...inline(match[1], context));
  const node = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-expanded": "false", "aria-label": context.words("spoiler") }, inner);
  const show = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    if (node.classList.contains("open")) return;
    event.preventDefault();
    node.classList.add("open");
    inner.inert = false;
    inner.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}

function person(match, { people, me, words }) {
  const found = people.find((person) => person.id === match[1]);
  return el("span", { class: match[1] === me.id ? "mention own" : "mention", text: `@${found?.display ?? words("unknown")}` });
}

function role(match, { roles, words }) {
  const name = roles.find((role) => role.id === match[1])?.name ?? words("unknown");
  return el("span", { class: "mention", text: name.startsWith("@") ? name : `@${name}` });
}

function place(match, { channels, goTo, words }) {
  const channel = channels.find((channel) => channel.id === match[1]);
  if (!channel) return el("span", { class: "mention faded", text: `#${words("unknown")}` });
  return button(`#${channel.name}`, () => goTo(channel.id), { class: "mention" });
}

const command = (match, { begin }) => button(`/${match[1]}`, () => begin(`/${match[1]} `), { class: "mention" });
const moment = (match, { locale }) => stamp(match[1], match[2], locale) ?? match[0];

// The first rule that matches earliest wins; order decides between rules that match at the same place.
const RULES = [
  [/\\([^\w\s])/, (match) => match[1]],
  [/(`+)([^`](?:.*?[^`])?)\1(?!`)/s, (match) => el("code", { text: match[2].trim() })],
  [/\*\*\*(.+?)\*\*\*(?!\*)/s, both("strong", "em")],
  [/\*\*(.+?)\*\*(?!\*)/s, wrap("strong")],
  [/__(.+?)__(?!_)/s, wrap("u")],
  [/~~(.+?)~~/s, wrap("s")],
  [/\|\|(.+?)\|\|/s, spoiler],
  [/\*([^\s*](?:[^*]*[^\s*])?)\*/, wrap("em")],
  [/(?<!\w)_([^_]+)_(?!\w)/, wrap("em")],
  [/<@!?(\d+)>/, person],
  [/<@&(\d+)>/, role],
  [/@(everyone|here)\b/, (match) => el("span", { class: "mention", text: match[0] })],
  [/<#(\d+)>/, place],
  [/<t:(-?\d+)(?::([tTdDfFsSR]))?>/, moment],
  [/<\/([^:>]+):\d+>/, command],
  [/<a?:(\w+):\d+>/, (match) => el("span", { class: "emoji", title: `:${match[1]}:`, text: `:${match[1]}:` })],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "([^"]*)")?\)/, masked],
  [/<(https?:\/\/[^\s<>]+)>/, (match) => anchor(match[1], match[1])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/, (match) => anchor(match[0], match[0])],
];

/** Inline text as nodes. */
export function inline(text, context) {
  const nodes = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const [pattern, make] of RULES) {
      const match = pattern.exec(rest);
      if (match && (!best || match.index < best.match.index)) best = { match, make };
    }
    if (!best) break;
    nodes.push(rest.slice(0, best.match.index), best.make(best.match, context));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  return [...nodes, rest].filter((node) => node !== "");
}
