// Points in time in a person's language, beside the time of the sandbox; relative ones keep ticking.

import { el } from "./dom.js";
import { now } from "./now.js";

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const DAY = 86400000;

function relative(seconds, locale) {
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

const written = (date, style, locale) => new Intl.DateTimeFormat(locale, STYLES[style]).format(date);

/** A whole date with its time, for titles. */
export const inFull = (date, locale) => written(date, "F", locale);

/** A date and a time of day with its seconds, for the clock. */
export const dateOf = (date, locale) => new Intl.DateTimeFormat(locale, { dateStyle: "full" }).format(date);
export const timeOf = (date, locale) => written(date, "T", locale);

/** `<t:seconds:style>`; null if there is no such moment. */
export function stamp(seconds, style, locale) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.valueOf())) return null;
  const live = style === "R";
  const text = live ? relative((date - now()) / 1000, locale) : written(date, style ?? "f", locale);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: inFull(date, locale), "data-relative": live ? locale : null, "aria-live": live ? "off" : null, text });
}

const today = () => new Date(now()).toDateString();

/** When something was written: the time of day today, else the day too. */
function shortly(date, locale) {
  if (today() === date.toDateString()) return written(date, "t", locale);
  const yesterday = new Date(now() - DAY).toDateString() === date.toDateString();
  if (!yesterday) return written(date, "s", locale);
  return `${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")}, ${written(date, "t", locale)}`;
}

/** The same as a node, which stays right when the day goes by. */
export const shortTime = (date, locale, more = {}) => el("time", { datetime: date.toISOString(), "data-short": locale, text: shortly(date, locale), ...more });

let day = null;

/** Writes anew what is no longer so. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative((new Date(node.dateTime) - now()) / 1000, node.dataset.relative);
    if (text !== node.textContent) node.textContent = text;
  }
  if (day === today()) return;
  day = today();
  for (const node of document.querySelectorAll("time[data-short]")) node.textContent = shortly(new Date(node.dateTime), node.dataset.short);
}

setInterval(tick, 1000);
