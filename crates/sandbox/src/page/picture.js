// Pictures in messages, and the large view of one. The dialog gives the focus back when it closes.

import { byId, el, link, ownUrl } from "./dom.js";

/** A picture of this sandbox that can be enlarged; others are only named, the page loads nothing from elsewhere. */
export function picture(image, text, { words }, kind = "picture") {
  const src = ownUrl(image.url);
  if (!src) return el("div", { class: "faint", text: words("missing", { name: image.url }) });
  const small = el("img", { src, alt: text ?? "", title: text, width: image.width, height: image.height, decoding: "async" });
  const label = text ? `${words("enlarge")}: ${text}` : words("enlarge");
  const opens = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(src, text, words);
  };
  return el("a", { href: src, target: "_blank", rel: "noopener", class: kind, "data-key": src, "aria-label": label, onclick: opens }, small);
}

function enlarge(src, text, words) {
  const viewer = byId("viewer");
  viewer.setAttribute("aria-label", text || words("picture"));
  byId("viewer-picture").replaceChildren(el("img", { src, alt: text ?? "" }));
  byId("viewer-text").textContent = text ?? "";
  byId("viewer-open").replaceChildren(link(src, words("openOriginal")));
  byId("viewer-close").textContent = words("close");
  viewer.showModal();
}

/** Escape, the button, and a press beside the picture close the large view. */
export function watchViewer() {
  const viewer = byId("viewer");
  byId("viewer-close").addEventListener("click", () => viewer.close());
  viewer.addEventListener("click", (event) => { if (!event.target.closest("img, a, button, p")) viewer.close(); });
  viewer.addEventListener("close", () => byId("viewer-picture").replaceChildren());
}

const UNITS = ["B", "KB", "MB"];

function size(bytes, locale) {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 ** step)} ${UNITS[step]}`;
}

/** Whether a file of a message is shown rather than named. */
export const isPicture = (file) => file.content_type.startsWith("image/");

/** A file below a message: a picture as one, anything else to download. */
export function attachment(file, context) {
  if (isPicture(file)) return picture(file, file.description, context);
  return el("a", { class: "file", href: ownUrl(file.url), download: file.filename, title: file.description },
    el("span", { "aria-hidden": "true", text: "▤" }),
    el("span", {}, el("strong", { text: file.filename }), el("span", { class: "faint", text: ` ${size(file.size, context.locale)}` })));
}
