// Builds DOM nodes. Text only ever becomes text nodes, so nothing a bot or a person writes can become markup.

/** An element: attributes (`on…` are listeners, `text` is text content), then children. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") node.textContent = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** A button that does something. */
export const button = (text, onclick, more = {}) => el("button", { type: "button", text, onclick, ...more });

/** A sentence whose `{x}` are nodes. */
export const sentence = (text, filled) => text.split(/\{(\w+)\}/).map((part, n) => (n % 2 ? filled[part] ?? part : part)).filter((part) => part !== "");

/** Only addresses that open something harmless. */
export function safeUrl(text) {
  try {
    const url = new URL(text);
    return ["http:", "https:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** Only pictures of this sandbox; the page's policy lets no other load. */
export function ownUrl(text) {
  const href = safeUrl(text);
  return href && new URL(href).origin === location.origin ? href : null;
}

export const link = (href, text, more = {}) => el("a", { href, target: "_blank", rel: "noopener noreferrer", text, ...more });

const FOCUSABLE = "a[href], button, select, input, textarea, summary, [tabindex]";

/** Puts a new node where an old one is; the focus stays on the part that corresponds to the old one. */
export function swap(old, fresh) {
  const held = old.contains(document.activeElement) ? document.activeElement : null;
  const key = held?.dataset.key;
  const place = held ? [...old.querySelectorAll(FOCUSABLE)].indexOf(held) : -1;
  const open = [...old.querySelectorAll(".spoiler")].map((node) => node.classList.contains("open"));
  old.replaceWith(fresh);
  [...fresh.querySelectorAll(".spoiler")].forEach((node, n) => open[n] && node.click());
  if (!held) return;
  const parts = [...fresh.querySelectorAll(FOCUSABLE)];
  const same = key ? parts.find((part) => part.dataset.key === key) : parts[place];
  const target = [same, fresh.querySelector("article"), fresh].find((part) => part && !part.disabled);
  target?.focus({ preventScroll: true });
}

/** Puts new items in a list if they differ from the old ones; a press that has begun and the focus are not lost. */
export function refill(list, items) {
  const nodes = items.filter(Boolean);
  const same = nodes.length === list.children.length && nodes.every((node, n) => node.isEqualNode(list.children[n]));
  if (same) return;
  const held = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  list.replaceChildren(...nodes);
  if (held) (list.querySelector(`[data-key="${CSS.escape(held)}"]`) ?? list.querySelector("button"))?.focus({ preventScroll: true });
}

/** Takes a node away; the focus goes to what is near. */
export function drop(node, otherwise) {
  const held = node.contains(document.activeElement);
  const near = node.nextElementSibling?.querySelector("article") ?? otherwise;
  node.remove();
  if (held) near?.focus({ preventScroll: true });
}
