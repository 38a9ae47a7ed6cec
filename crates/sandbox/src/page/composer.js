// The line at the bottom: plain messages, and slash commands with completion of names, options and values.

import { byId } from "./dom.js";
import { bounds, entries, local, parse } from "./line.js";
import { suggestions } from "./suggestions.js";

const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [4, 5, 6, 7, 8, 9, 10];
/** How long typing must rest before the bot is asked for completions, in milliseconds. */
const REST = 80;

const plain = (text) => text.toLocaleLowerCase().replace(/^[@#]\s*/, "");

/** Context: commands(), words, locale, people, roles, channels, complete(…), run(words, options), write(text). */
export function composer(context) {
  const [line, hint] = [byId("line"), byId("hint")];
  const list = suggestions(line);
  let picked = new Map();
  let asked = 0;
  /** The option whose completions stand in the list; they stay until there are new ones. */
  let offered = null;

  const all = () => entries(context.commands(), context.locale);
  const parsed = () => parse(line.value, all(), picked);
  const say = (text) => { hint.textContent = text; hint.hidden = !text; };
  /** The value that is sent: of the entry that was picked, or that is called as it was typed. */
  const value = ({ option, text }) => {
    const choice = picked.get(option.name);
    if (choice?.shown === text) return choice.value;
    return known(option).find((names) => names.some((name) => plain(name) === plain(text)))?.[1] ?? text;
  };
  const sent = (filled) => filled.filter((item) => item.text).map((item) => [item.option.name, value(item)]);
  const offer = (found, first) => {
    offered = null;
    list.offer(found, first);
  };
  const missing = (entry, filled) => entry.options.find((option) => option.required && !filled.some((item) => item.option.name === option.name && item.text));

  function write(text) {
    line.value = text;
    line.focus();
    grow();
    look();
  }

  /** The line takes as many rows as it needs, up to what the style sheet allows. */
  function grow() {
    line.style.height = "auto";
    line.style.height = `${line.scrollHeight + 2}px`;
  }

  /** After a name or a value: go on with the next required option. */
  function goOn(text) {
    const now = parse(text, all(), picked);
    const next = now.entry && missing(now.entry, now.filled);
    write(next ? `${text}${next.shown}:` : text);
  }

  /** Puts a value where one is being typed, however much was typed since it was offered. */
  const takeValue = (option, shown, real) => () => {
    const { active, rest } = parsed();
    const typed = active ? rest.trimStart() : "";
    picked.set(option.name, { shown, value: real });
    goOn(`${line.value.slice(0, line.value.length - typed.length)}${shown} `);
  };

  function known(option) {
    const people = () => context.people.map((person) => [`@${person.display}`, person.id, person.name]);
    const roles = () => context.roles.map((role) => [`@${role.name.replace(/^@/, "")}`, role.id]);
    if (option.choices?.length) return option.choices.map((choice) => [local(choice, "name", context.locale), String(choice.value)]);
    switch (option.type) {
      case BOOLEAN: return [[context.words("yes"), "true", "true"], [context.words("no"), "false", "false"]];
      case USER: return people();
      case ROLE: return roles();
      case MENTIONABLE: return [...people(), ...roles()];
      case CHANNEL: return context.channels.map((channel) => [`#${channel.name}`, channel.id]);
      default: return [];
    }
  }

  async function values(entry, filled, { option, text }) {
    if (option.autocomplete) {
      const turn = ++asked;
      if (offered !== option.name) offer([]);
      await new Promise((next) => { setTimeout(next, REST); });
      if (turn !== asked) return;
      const others = sent(filled.filter((item) => item.option !== option));
      const answer = await context.complete(entry.words, others, option.name, text).catch(() => null);
      if (turn !== asked) return;
      offer((answer?.choices ?? []).map(([label, real]) => ({ label, take: takeValue(option, label, real) })));
      offered = option.name;
      return;
    }
    const fits = known(option).filter((names) => names.slice(0, 1).concat(names.slice(2)).some((name) => plain(name).startsWith(plain(text))));
    offer(fits.map(([label, real, about]) => ({ label, about: about === real ? null : about, take: takeValue(option, label, real) })));
    if (!fits.length && known(option).length) say(context.words("nothingFits"));
  }

  const usage = (entry) => entry.options.map((option) => (option.required ? option.shown : `[${option.shown}]`)).join(" ");

  function look() {
    asked += 1;
    if (!line.value.startsWith("/")) {
      picked = new Map();
      say("");
      return offer([]);
    }
    const { entry, filled, rest, active, naming } = parsed();
    if (naming) {
      const typed = rest.toLocaleLowerCase();
      const fits = all().filter((entry) => entry.shown.startsWith(typed) || entry.words.startsWith(typed));
      say(fits.length ? "" : context.words("noCommand"));
      return offer(fits.map((entry) => ({ label: `/${entry.shown}`, about: [usage(entry), entry.about].filter(Boolean).join(" · "), take: () => goOn(`/${entry.shown} `) })), true);
    }
    if (active) {
      say([`${active.option.shown}: ${active.option.about}`, bounds(active.option, context.words), active.option.required ? "" : context.words("optional")].filter(Boolean).join(" · "));
      return values(entry, filled, active);
    }
    const open = entry.options.filter((option) => !filled.some((item) => item.option.name === option.name) && option.shown.startsWith(rest));
    say(entry.about);
    return offer(open.map((option) => ({
      label: `${option.shown}:`, about: `${option.about}${option.required ? "" : ` (${context.words("optional")})`}`,
      take: () => write(`${line.value.slice(0, line.value.length - rest.length)}${option.shown}:`),
    })));
  }

  /** What the client would not send; null if it would. */
  function faulty({ option, text }) {
    if (!text) return null;
    const real = Number(text);
    const [least, most] = option.type === INTEGER || option.type === NUMBER ? [option.min_value, option.max_value] : [option.min_length, option.max_length];
    const numeric = [INTEGER, NUMBER].includes(option.type) && !option.choices?.length && !option.autocomplete;
    const size = numeric ? real : text.length;
    const wrong = numeric && (Number.isNaN(real) || (option.type === INTEGER && !Number.isInteger(real)));
    const bounded = numeric || (option.type === 3 && !option.choices?.length && !picked.has(option.name));
    return wrong || (bounded && (size < (least ?? -Infinity) || size > (most ?? Infinity))) ? `${option.shown}: ${bounds(option, context.words) || option.about}` : null;
  }

  async function submit() {
    const text = line.value.trim();
    if (!text) return;
    if (!text.startsWith("/")) {
      line.value = "";
      grow();
      return context.write(text);
    }
    const { entry, filled, rest, active } = parsed();
    if (!entry) return say(context.words("noCommand"));
    const next = missing(entry, filled);
    if (next) return write(active?.option.name === next.name ? line.value : `${line.value.trimEnd()} ${next.shown}:`);
    if (rest && !active && ![`/${entry.shown}`, `/${entry.words}`].includes(text)) return say(context.words("noOption", { text: rest }));
    const wrong = filled.map(faulty).find(Boolean);
    if (wrong) return say(wrong);
    const options = sent(filled);
    picked = new Map();
    line.value = "";
    grow();
    look();
    await context.run(entry.words, options);
  }

  line.addEventListener("input", () => { grow(); look(); });
  line.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const act = list.actionOf(event) || (event.key === "Enter" && !event.shiftKey ? submit : null);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  line.addEventListener("blur", () => offer([]));
  line.addEventListener("focus", look);
  byId("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return {
    write,
    /** New commands or another language: the list is drawn again, unless a value is being typed. */
    refresh: () => { if (document.activeElement === line && list.isUntouched() && !line.value.includes(":")) look(); },
    /** Another place: the unfinished line there instead of the one here. */
    turn: (text) => { const old = line.value; picked = new Map(); line.value = text; offer([]); say(""); grow(); return old; },
  };
}
