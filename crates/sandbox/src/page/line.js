// What a line means: which command, which options are filled in, which one is being typed.

/** If somebody's own language is not there, Discord tries its sister. */
const SISTERS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** A name or description in the person's language. */
export function local(thing, key, locale) {
  const names = thing[`${key}_localizations`] ?? {};
  return names[locale] ?? names[SISTERS[locale]] ?? thing[key];
}

/** Commands and sub-commands as flat entries: what is typed, what is sent, which options follow. */
export function entries(commands, locale) {
  const walk = (node, shown, words) => {
    const path = { shown: [...shown, local(node, "name", locale)], words: [...words, node.name] };
    const inner = (node.options ?? []).filter((option) => option.type <= 2);
    if (inner.length) return inner.flatMap((option) => walk(option, path.shown, path.words));
    const options = (node.options ?? []).map((option) => ({ ...option, shown: local(option, "name", locale), about: local(option, "description", locale) }));
    return [{ shown: path.shown.join(" "), words: path.words.join(" "), about: local(node, "description", locale), options }];
  };
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => walk(command, [], []));
}

const escaped = (text) => text.replace(/[^\p{L}\p{N}]/gu, "\\$&");

/** Where the next option begins in what is left of the line. */
function nextMark(rest, options) {
  const marks = options.flatMap((option) => [option.shown, option.name].map((name) => ({ option, name, at: ` ${rest}`.search(new RegExp(`\\s${escaped(name)}:`, "u")) })));
  return marks.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0];
}

const STRING = 3;

/** Takes a line apart: the entry, the options filled in, and the unfinished rest. `picked` are values chosen from a list. */
export function parse(text, all, picked) {
  const line = text.slice(1);
  const begun = (name) => line === name || line.startsWith(`${name} `);
  const named = (entry) => [entry.shown, entry.words].find(begun);
  const entry = all.filter(named).sort((a, b) => named(b).length - named(a).length)[0];
  if (!entry || line === named(entry)) return { entry: entry ?? null, filled: [], rest: line, naming: true };
  const filled = [];
  let rest = line.slice(named(entry).length + 1);
  for (let mark; (mark = nextMark(rest, entry.options));) {
    if (filled.length) filled.at(-1).text += rest.slice(0, mark.at);
    rest = rest.slice(mark.at + mark.name.length + 1);
    filled.push({ option: mark.option, text: "" });
  }
  if (!filled.length) return { entry, filled, rest: rest.trimStart() };
  for (const item of filled) item.text = item.text.trim();
  const last = filled.at(-1);
  const known = picked.get(last.option.name);
  const whole = known && rest.startsWith(`${known.shown} `) ? known.shown : null;
  const single = last.option.type !== STRING && rest.includes(" ") && rest.trim() ? rest.slice(0, rest.indexOf(" ", rest.search(/\S/))) : null;
  const done = whole ?? single;
  last.text = (done ?? rest).trim();
  return done === null ? { entry, filled, rest, active: last } : { entry, filled, rest: rest.slice(done.length).trimStart() };
}

/** The bounds of an option in words. */
export function bounds(option, words) {
  const [least, most] = [option.min_value ?? option.min_length, option.max_value ?? option.max_length];
  if (least === undefined && most === undefined) return "";
  return `${least ?? "…"}–${most ?? "…"}${option.type === STRING ? ` ${words("characters")}` : ""}`;
}
