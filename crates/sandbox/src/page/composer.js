// The line at the bottom: plain messages, and slash commands with completion of names, options and values.

import { byId, el } from "./dom.js";

/** Shown name in the person's language. */
const local = (thing, key, locale) => thing[`${key}_localizations`]?.[locale] ?? thing[key];

/** Commands and sub-commands as flat entries: what is typed, what is sent, which options follow. */
function entries(commands, locale) {
  const walk = (node, shown, words) => {
    const path = { shown: [...shown, local(node, "name", locale)], words: [...words, node.name] };
    const inner = (node.options ?? []).filter((option) => option.type <= 2);
    if (inner.length) return inner.flatMap((option) => walk(option, path.shown, path.words));
    const options = (node.options ?? []).map((option) => ({ ...option, shown: local(option, "name", locale), about: local(option, "description", locale) }));
    return [{ shown: path.shown.join(" "), words: path.words.join(" "), about: local(node, "description", locale), options }];
  };
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => walk(command, [], []));
}

/** Takes a line apart: the entry, the options filled in, and the unfinished rest. */
function parse(text, all, picked) {
  const line = text.slice(1);
  const entry = all.filter((entry) => line === entry.shown || line.startsWith(`${entry.shown} `)).sort((a, b) => b.shown.length - a.shown.length)[0];
  if (!entry || line === entry.shown) return { entry: line === entry?.shown ? entry : null, filled: [], rest: line, naming: true };
  const filled = [];
  let rest = line.slice(entry.shown.length + 1);
  for (;;) {
    const marks = entry.options.flatMap((option) => {
      const at = ` ${rest}`.search(new RegExp(`\\s${option.shown.replace(/[^\p{L}\p{N}]/gu, "\\$&")}:`, "u"));
      return at < 0 ? [] : [{ option, at }];
    });
    const next = marks.sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    if (filled.length) filled.at(-1).text += rest.slice(0, next.at);
    rest = rest.slice(next.at + next.option.shown.length + 1);
    filled.push({ option: next.option, text: "" });
  }
  if (!filled.length) return { entry, filled, rest: rest.trimStart() };
  for (const item of filled) item.text = item.text.trim();
  const last = filled.at(-1);
  const known = picked.get(last.option.name);
  const whole = known && rest.startsWith(`${known.shown} `) ? known.shown : null;
  const single = ![3].includes(last.option.type) && rest.includes(" ") ? rest.slice(0, rest.indexOf(" ")) : null;
  const done = whole ?? single;
  last.text = (done ?? rest).trim();
  return done === null ? { entry, filled, rest, active: last } : { entry, filled, rest: rest.slice(done.length).trimStart() };
}

/** Context: state(), channel(), complete(words, options, option, typed), run(words, options), write(text). */
export function composer(context) {
  const [line, list, hint] = [byId("line"), byId("suggestions"), byId("hint")];
  let picked = new Map();
  let offers = [];
  let highlighted = -1;
  let asked = 0;

  const all = () => entries(context.commands(), context.state().me.locale);
  const say = (text) => { hint.textContent = text; hint.hidden = !text; };
  const value = ({ option, text }) => (picked.get(option.name)?.shown === text ? picked.get(option.name).value : text);
  const sent = (filled) => filled.filter((item) => item.text).map((item) => [item.option.name, value(item)]);
  const missing = (entry, filled) => entry.options.find((option) => option.required && !filled.some((item) => item.option.name === option.name && item.text));

  function offer(found) {
    offers = found.slice(0, 25);
    highlighted = offers.length && parse(line.value, all(), picked).naming ? 0 : -1;
    list.replaceChildren(...offers.map((offer, n) => el("li", {
      role: "option", "aria-selected": n === highlighted, onpointerdown: (event) => { event.preventDefault(); offer.take(); },
    }, el("span", { text: offer.label }), offer.about ? el("span", { class: "faint", text: offer.about }) : null)));
    list.hidden = !offers.length;
  }

  function highlight(step) {
    highlighted = (highlighted + step + offers.length) % offers.length;
    [...list.children].forEach((item, n) => item.setAttribute("aria-selected", n === highlighted));
    list.children[highlighted].scrollIntoView({ block: "nearest" });
  }

  function write(text) {
    line.value = text;
    line.focus();
    look();
  }

  /** After a name or a value: go on with the next required option. */
  function goOn(text) {
    const parsed = parse(text, all(), picked);
    const next = parsed.entry && missing(parsed.entry, parsed.filled);
    write(next ? `${text}${next.shown}:` : text);
  }

  const takeValue = (option, typed, shown, real) => () => {
    picked.set(option.name, { shown, value: real });
    goOn(`${line.value.slice(0, line.value.length - typed.length)}${shown} `);
  };

  async function values(entry, filled, { option, text }, typed) {
    const { state } = context;
    const locale = state().me.locale;
    let found = [];
    if (option.choices?.length) found = option.choices.map((choice) => [local(choice, "name", locale), String(choice.value)]);
    else if (option.type === 5) found = [["true", "true"], ["false", "false"]];
    else if (option.type === 6 || option.type === 9) found = state().people.map((person) => [`@${person.display}`, person.id]);
    else if (option.type === 7) found = state().channels.map((channel) => [`#${channel.name}`, channel.id]);
    else if (option.autocomplete) {
      const turn = ++asked;
      const others = sent(filled.filter((item) => item.option !== option));
      const answer = await context.complete(entry.words, others, option.name, text).catch(() => null);
      if (turn !== asked) return;
      offer((answer?.choices ?? []).map(([label, real]) => ({ label, take: takeValue(option, typed, label, real) })));
      return;
    }
    const begun = found.filter(([label]) => label.toLocaleLowerCase().replace(/^[@#]/, "").startsWith(text.toLocaleLowerCase().replace(/^[@#]/, "")));
    offer(begun.map(([label, real]) => ({ label, take: takeValue(option, typed, label, real) })));
  }

  function look() {
    asked += 1;
    if (!line.value.startsWith("/")) {
      picked = new Map();
      say("");
      return offer([]);
    }
    const { entry, filled, rest, active, naming } = parse(line.value, all(), picked);
    if (naming) {
      const typed = rest.toLocaleLowerCase();
      const fits = all().filter((entry) => entry.shown.startsWith(typed) || entry.words.startsWith(typed));
      say(fits.length ? "" : "No such command here.");
      return offer(fits.map((entry) => ({ label: `/${entry.shown}`, about: entry.about, take: () => goOn(`/${entry.shown} `) })));
    }
    if (active) {
      say([active.option.about, bounds(active.option)].filter(Boolean).join(" · "));
      return values(entry, filled, active, rest);
    }
    const open = entry.options.filter((option) => !filled.some((item) => item.option === option) && option.shown.startsWith(rest));
    say(entry.about);
    return offer(open.map((option) => ({
      label: `${option.shown}:`, about: `${option.about}${option.required ? "" : " (optional)"}`,
      take: () => write(`${line.value.slice(0, line.value.length - rest.length)}${option.shown}:`),
    })));
  }

  async function submit() {
    const text = line.value.trim();
    if (!text) return;
    if (!text.startsWith("/")) {
      line.value = "";
      return context.write(text);
    }
    const { entry, filled, rest, active } = parse(line.value, all(), picked);
    if (!entry) return say("No such command here.");
    const next = missing(entry, filled);
    if (next) return write(`${line.value.trimEnd()} ${next.shown}:`);
    if (rest && !active && line.value.trim() !== `/${entry.shown}`) return say(`“${rest}” belongs to no option.`);
    const options = sent(filled);
    picked = new Map();
    line.value = "";
    look();
    await context.run(entry.words, options);
  }

  line.addEventListener("input", look);
  line.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    const keys = {
      ArrowDown: () => highlight(1),
      ArrowUp: () => highlight(highlighted < 0 ? 0 : -1),
      Tab: () => offers[Math.max(highlighted, 0)].take(),
      Escape: () => offer([]),
      Enter: highlighted >= 0 ? () => offers[highlighted].take() : null,
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  line.addEventListener("blur", () => offer([]));
  line.addEventListener("focus", look);
  byId("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return { refresh: () => { if (document.activeElement === line && !line.value.includes(":")) look(); } };
}

function bounds(option) {
  const [least, most] = [option.min_value ?? option.min_length, option.max_value ?? option.max_length];
  if (least === undefined && most === undefined) return "";
  return `${least ?? "…"}–${most ?? "…"}${option.type === 3 ? " characters" : ""}`;
}
