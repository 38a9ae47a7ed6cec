// The panel of the clock: its time and speed, and the ways to move it.

import { button, byId, el, refill } from "./dom.js";
import { now, speed } from "./now.js";
import { dateOf, timeOf } from "./times.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The ways forward: the name of the word, how many of them, and how long one is. */
const STEPS = [["minutes", 1, MINUTE], ["minutes", 10, MINUTE], ["hours", 1, HOUR], ["hours", 6, HOUR], ["day", 1, DAY], ["days", 3, DAY]];
const SPEEDS = [1, 10, 60, 600];
/** How often the time in the panel is drawn, in milliseconds: it may run fast. */
const OFTEN = 250;

let locale = "en";

function drawTime() {
  if (byId("clock").hidden) return;
  const date = new Date(now());
  byId("clock-date").textContent = dateOf(date, locale);
  byId("clock-time").textContent = timeOf(date, locale);
}

export function drawClock(context) {
  const { words } = context;
  locale = context.locale;
  byId("clock-title").textContent = words("clock");
  byId("open-clock-label").textContent = words("clock");
  byId("close-clock").setAttribute("aria-label", words("close"));
  byId("clock-told").textContent = words("clockTold");
  byId("clock-forward").textContent = words("forward");
  byId("clock-speed-title").textContent = words("speed");
  byId("clock-speed").setAttribute("aria-label", words("speed"));
  byId("clock-fast").textContent = speed() === 1 ? "" : `${speed()}×`;
  const step = ([word, n, length]) => button(words(word, { n }), () => context.does({ do: "advance", ms: n * length }), { "data-key": `${word} ${n}` });
  refill(byId("clock-steps"), STEPS.map(step));
  const known = [...new Set([...SPEEDS, speed()])].sort((a, b) => a - b);
  refill(byId("clock-speed"), known.map((value) => el("option", { value, text: `${value}×` })));
  byId("clock-speed").value = speed();
  drawTime();
}

export function watchClock(context) {
  byId("clock-speed").addEventListener("change", async (event) => {
    const { why } = await context.does({ do: "set_speed", speed: Number(event.target.value) });
    if (why) byId("clock-speed").value = speed();
  });
  byId("open-clock").addEventListener("click", drawTime);
  setInterval(drawTime, OFTEN);
}
