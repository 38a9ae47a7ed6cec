// The part of Discord's markdown that bots use, as DOM nodes.

import { el, safeUrl } from "./dom.js";

const wrap = (tag) => (match, context) => el(tag, {}, ...inline(match[1], context));

function link(text, address) {
  const href = safeUrl(address);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer", text }) : text;
}

function spoiler(match, context) {
  const node = el("button", { type: "button", class: "spoiler", title: "Show" }, ...inline(match[1], context));
  node.addEventListener("click", () => node.classList.add("open"));
  return node;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds, locale) {
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function time(match, { locale }) {
  const date = new Date(Number(match[1]) * 1000);
  if (Number.isNaN(date.valueOf())) return match[0];
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const text = match[2] === "R" ? relative((date - Date.now()) / 1000, locale) : new Intl.DateTimeFormat(locale, STYLES[match[2] ?? "f"]).format(date);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: full, text });
}

function mention(match, { people }) {
  const person = people.find((person) => person.id === match[1]);
  return el("span", { class: "mention", text: `@${person?.display ?? "unknown"}` });
}

function place(match, { channels, goTo }) {
  const channel = channels.find((channel) => channel.id === match[1]);
  if (!channel) return "#unknown";
  return el("button", { type: "button", class: "mention", text: `#${channel.name}`, onclick: () => goTo(channel.id) });
}

// The first rule that matches earliest wins; order decides between rules that match at the same place.
const RULES = [
  [/`([^`]+)`/, (match) => el("code", { text: match[1] })],
  [/\*\*(.+?)\*\*(?!\*)/s, wrap("strong")],
  [/__(.+?)__/s, wrap("u")],
  [/~~(.+?)~~/s, wrap("s")],
  [/\|\|(.+?)\|\|/s, spoiler],
  [/\*([^\s*](?:[^*]*[^\s*])?)\*/, wrap("em")],
  [/(?<!\w)_([^_]+)_(?!\w)/, wrap("em")],
  [/<@!?(\d+)>/, mention],
  [/<#(\d+)>/, place],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, time],
  [/<\/([^:>]+):\d+>/, (match) => el("span", { class: "mention", text: `/${match[1]}` })],
  [/<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (match) => link(match[1], match[2])],
  [/<?(https?:\/\/[^\s<>]+)>?/, (match) => link(match[1], match[1])],
  [/\\([^\w\s])/, (match) => match[1]],
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

const LINES = [
  [/^(#{1,3}) (.+)/, (match, context) => el(`h${match[1].length + 2}`, {}, ...inline(match[2], context))],
  [/^-# (.+)/, (match, context) => el("div", { class: "small" }, ...inline(match[1], context))],
  [/^>(?: (.*)|$)/, (match, context) => el("blockquote", {}, ...inline(match[1] ?? "", context))],
  [/^(\s*)(?:[-*]) (.+)/, (match, context) => el("div", { class: match[1] ? "item deep" : "item" }, ...inline(match[2], context))],
];

function lines(text, context) {
  return text.split("\n").flatMap((line, n, all) => {
    for (const [pattern, make] of LINES) {
      const match = pattern.exec(line);
      if (match) return [make(match, context)];
    }
    const blockNext = LINES.some(([pattern]) => pattern.test(all[n + 1] ?? ""));
    return [...inline(line, context), ...(n + 1 < all.length && !blockNext ? [el("br")] : [])];
  });
}

/** A whole text: code blocks, then lines. */
export function markdown(text, context) {
  return text.split(/```(?:\w+\n|\n)?([\s\S]*?)```\n?/).flatMap((part, n) => {
    if (n % 2) return [el("pre", {}, el("code", { text: part.replace(/\n$/, "") }))];
    return part ? lines(part, context) : [];
  });
}
