// The form a bot opens. Its checks are those of the client; what the bot refuses is said above the buttons.

import { byId, el } from "./dom.js";

let open = null;
let opener = null;

/** What the client checks before it sends; null if the text will do. */
function fault(input, text, words) {
  const size = text.length;
  if (!size) return input.required ? words("needed") : null;
  if (size < input.at_least) return words("tooShort", { n: input.at_least });
  return size > input.at_most ? words("tooLong", { n: input.at_most }) : null;
}

function fieldOf(input, n, words) {
  const id = `modal-input-${n}`;
  const field = el(input.paragraph ? "textarea" : "input", {
    id, name: input.custom_id, placeholder: input.placeholder, maxlength: input.at_most, rows: input.paragraph ? 5 : null,
    "aria-required": String(input.required), "aria-describedby": `${id}-count ${id}-fault`, autocomplete: "off",
  });
  field.value = input.value;
  const count = el("span", { class: "faint count", id: `${id}-count` });
  const wrong = el("p", { class: "field-fault", id: `${id}-fault`, role: "alert" });
  const limited = input.at_most < 4000 || input.at_least > 0 || input.paragraph;
  const say = () => { count.textContent = limited ? `${field.value.length}/${input.at_least > 1 ? `${input.at_least}–` : ""}${input.at_most}` : ""; };
  const check = () => {
    const why = fault(input, field.value, words);
    wrong.textContent = why ?? "";
    why ? field.setAttribute("aria-invalid", "true") : field.removeAttribute("aria-invalid");
    return !why;
  };
  field.addEventListener("input", () => { say(); if (field.getAttribute("aria-invalid")) check(); });
  field.addEventListener("change", () => { if (field.value) check(); });
  say();
  const label = el("label", { for: id }, input.label, input.required ? el("span", { class: "required", "aria-hidden": "true", text: " *" }) : null);
  return { input, field, check, node: el("div", { class: "field-box" }, label, field, count, wrong) };
}

/** Draws the modal that is open, or closes it. `does` sends an action. */
export function drawModal(modal, context) {
  const dialog = byId("modal");
  if (!modal) {
    open = null;
    if (dialog.open) dialog.close();
    return;
  }
  if (modal.interaction === open?.interaction) return;
  const fields = modal.inputs.map((input, n) => fieldOf(input, n, context.words));
  open = { interaction: modal.interaction, fields };
  byId("modal-title").textContent = modal.title;
  byId("modal-cancel").textContent = context.words("cancel");
  byId("modal-submit").textContent = context.words("submit");
  byId("modal-fault").hidden = true;
  byId("modal-inputs").replaceChildren(...fields.map(({ node }) => node));
  if (!dialog.open) {
    opener = document.activeElement?.dataset.key ? { item: document.activeElement.closest("li")?.dataset.id, key: document.activeElement.dataset.key } : null;
    dialog.showModal();
  }
  fields[0]?.field.focus();
}

/** The browser gives the focus back, unless what had it was drawn anew; then its successor gets it. */
function giveBack() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const successor = opener && document.querySelector(`#messages > li[data-id="${CSS.escape(opener.item ?? "")}"] [data-key="${CSS.escape(opener.key)}"]`);
  (successor ?? byId("line")).focus({ preventScroll: true });
}

export function watchModal(does) {
  const dialog = byId("modal");
  const send = byId("modal-submit");
  dialog.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = open?.fields.filter((field) => !field.check()) ?? [];
    if (wrong.length) return wrong[0].field.focus();
    if (send.getAttribute("aria-busy")) return;
    send.setAttribute("aria-busy", "true");
    const { why } = await does({ do: "submit", texts: open.fields.map(({ field }) => [field.name, field.value]) });
    send.removeAttribute("aria-busy");
    byId("modal-fault").textContent = why ?? "";
    byId("modal-fault").hidden = !why;
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    does({ do: "close_modal" });
  });
  byId("modal-cancel").addEventListener("click", () => does({ do: "close_modal" }));
  dialog.addEventListener("close", giveBack);
}
