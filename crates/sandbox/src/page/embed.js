// An embed: a box with a coloured bar.

import { el, link, ownUrl, safeUrl } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { shortTime } from "./times.js";

/** Inline fields stand side by side, at most three in a row; each takes its share of twelve columns. */
function fields(embed, context) {
  const all = embed.fields ?? [];
  const spans = all.map(() => 12);
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end].inline && end - at < 3) end += 1;
    for (let n = at; n < end; n += 1) spans[n] = 12 / (end - at);
    at = Math.max(end, at + 1);
  }
  return all.map((field, n) => el("div", { class: `field span-${spans[n]}` },
    el("div", { class: "name" }, ...inline(field.name, context)),
    el("div", { class: "value" }, ...markdown(field.value, context))));
}

function icon(url, context) {
  const src = url && ownUrl(url);
  return src ? el("img", { class: "icon", src, alt: "", width: 20, height: 20 }) : null;
}

function named(name, url, text) {
  const href = url && safeUrl(url);
  return href ? link(href, "", { class: name }) : el("div", { class: name, text });
}

/** The box of one embed of a message. */
export function embedBox(embed, message, context) {
  const alt = (image) => image.description ?? message.attachments.find((file) => file.url === image.url)?.description;
  const { author } = embed;
  const title = embed.title ? named("title", embed.url) : null;
  title?.append(...inline(embed.title, context));
  const writer = author ? el("div", { class: "author" }, icon(author.icon_url, context),
    author.url && safeUrl(author.url) ? link(safeUrl(author.url), author.name) : el("span", { text: author.name })) : null;
  const when = embed.timestamp ? shortTime(new Date(embed.timestamp), context.locale) : null;
  const foot = [embed.footer?.text, when].filter(Boolean).flatMap((part, n) => (n ? [" • ", part] : [part]));
  const box = el("div", { class: embed.thumbnail ? "embed with-thumbnail" : "embed" },
    writer, title,
    embed.description ? el("div", { class: "description" }, ...markdown(embed.description, context)) : null,
    embed.fields?.length ? el("div", { class: "fields" }, ...fields(embed, context)) : null,
    embed.thumbnail ? picture(embed.thumbnail, alt(embed.thumbnail), context, "picture thumbnail") : null,
    embed.image ? picture(embed.image, alt(embed.image), context) : null,
    foot.length ? el("div", { class: "foot" }, icon(embed.footer?.icon_url, context), el("span", {}, ...foot)) : null);
  if (Number.isInteger(embed.color)) box.style.borderInlineStartColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return box;
}

/** The addresses of the pictures an embed shows, which are not shown again below. */
export const embedded = (embed) => [embed.image?.url, embed.thumbnail?.url, embed.author?.icon_url, embed.footer?.icon_url];
