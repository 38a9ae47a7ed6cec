// Points in time in a person's language; relative ones keep ticking.

import { el } from "./dom.js";

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

/** `<t:seconds:style>`; null if there is no such moment. */
export function stamp(seconds, style, locale) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.valueOf())) return null;
  const live = style === "R";
  const text = live ? relative((date - Date.now()) / 1000, locale) : written(date, style ?? "f", locale);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: inFull(date, locale), "data-relative": live ? locale : null, "aria-live": live ? "off" : null, text });
}

/** When a message was written: the clock today, else the day too. */
export function shortly(date, locale) {
  const today = new Date().toDateString() === date.toDateString();
  if (today) return written(date, "t", locale);
  const yesterday = new Date(Date.now() - DAY).toDateString() === date.toDateString();
  if (!yesterday) return written(date, "s", locale);
  return `${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-1, "day")}, ${written(date, "t", locale)}`;
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative((new Date(node.dateTime) - Date.now()) / 1000, node.dataset.relative);
    if (text !== node.textContent) node.textContent = text;
  }
}

setInterval(tick, 1000);
