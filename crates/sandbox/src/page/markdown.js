// Discord's markdown as DOM nodes: code blocks, quotes, headers, lists, subtext, and what stands inside the lines.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const ITEM = /^(\s*)(?:([-*])|(\d{1,4})\.) (.+)/;
const BLOCKS = [
  [/^(#{1,3}) (.+)/, (match, context) => el("div", { class: `heading h${match[1].length}`, role: "heading", "aria-level": match[1].length + 3 }, ...inline(match[2], context))],
  [/^-# (.+)/, (match, context) => el("div", { class: "small" }, ...inline(match[1], context))],
];

/** The lines of a list from here on, as a list; deeper ones inside. */
function list(lines, from, context) {
  const items = [];
  let at = from;
  for (let match; (match = ITEM.exec(lines[at] ?? "")); at += 1) items.push({ depth: match[1].length, number: match[3], text: match[4] });
  const build = (start, depth) => {
    const ordered = items[start].number !== undefined;
    const node = el(ordered ? "ol" : "ul", { class: "list", start: ordered ? items[start].number : null });
    let n = start;
    while (n < items.length && items[n].depth >= depth && (items[n].depth > depth || (items[n].number !== undefined) === ordered)) {
      if (items[n].depth > depth && node.lastElementChild) {
        const [inner, next] = build(n, items[n].depth);
        node.lastElementChild.append(inner);
        n = next;
      } else {
        node.append(el("li", {}, ...inline(items[n].text, context)));
        n += 1;
      }
    }
    return [node, n];
  };
  const [node, next] = build(0, Math.min(...items.map((item) => item.depth)));
  return [node, from + next];
}

function paragraphs(text, context) {
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(...inline(plain.join("\n"), context));
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const block = BLOCKS.map(([pattern, make]) => [pattern.exec(line), make]).find(([match]) => match);
    if (line.startsWith(">>> ")) {
      flush();
      nodes.push(el("blockquote", {}, ...paragraphs([line.slice(4), ...lines.slice(at + 1)].join("\n"), context)));
      at = lines.length;
    } else if (/^> |^>$/.test(line)) {
      flush();
      let end = at;
      while (/^> |^>$/.test(lines[end] ?? "")) end += 1;
      nodes.push(el("blockquote", {}, ...paragraphs(lines.slice(at, end).map((quoted) => quoted.slice(2)).join("\n"), context)));
      at = end;
    } else if (ITEM.test(line)) {
      flush();
      const [node, next] = list(lines, at, context);
      nodes.push(node);
      at = next;
    } else if (block) {
      flush();
      nodes.push(block[1](block[0], context));
      at += 1;
    } else {
      plain.push(line);
      at += 1;
    }
  }
  flush();
  return nodes;
}

/** A whole text: code blocks, then the rest. Line breaks are shown by the style sheet. */
export function markdown(text, context) {
  return text.split(/```(?:[\w+-]+\n|\n)?([\s\S]+?)```\n?/).flatMap((part, n) => {
    if (n % 2) return [el("pre", { tabindex: 0 }, el("code", { text: part.replace(/\n$/, "") }))];
    return part ? paragraphs(part, context) : [];
  });
}
