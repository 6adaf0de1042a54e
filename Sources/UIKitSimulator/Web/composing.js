// Lets input methods write: what is composed of several keys, chosen from a list, or dictated.

import { make } from "./elements.js";

/**
 * Gives an input method a place to compose in, for the text of the edited field is the app's. What it is
 * about to write stands under the field; what it has written goes to the app in one piece.
 */
export class Composing {
  #field = null;

  /** `onText` is told what was composed. */
  constructor({ glass, onText }) {
    this.glass = glass;
    this.preview = make("p", "composing");
    this.preview.setAttribute("aria-hidden", "true");
    this.preview.hidden = true;
    glass.append(this.preview);
    const Place = "EditContext" in window ? Context : Host;
    this.place = new Place({
      onCompose: (text) => this.#show(text),
      onText: (text) => {
        this.#show("");
        if (text && this.#field) onText(text);
      },
    });
  }

  /** Follows the field that is edited, or null. */
  follow(field) {
    if (field !== this.#field) {
      const old = this.#field;
      // What was begun in the one field is not to be written into the other.
      this.#field = null;
      this.place.move(old, field);
      this.#show("");
      this.#field = field;
    }
    if (field) this.place.update(field);
  }

  #show(text) {
    this.preview.textContent = text;
    this.preview.hidden = text === "";
    if (text === "" || !this.#field) return;
    // The glass may be drawn smaller than it is.
    const glass = this.glass.getBoundingClientRect();
    const box = this.#field.getBoundingClientRect();
    const scale = glass.width / this.glass.offsetWidth;
    this.preview.style.left = `${(box.left - glass.left) / scale}px`;
    this.preview.style.top = `${(box.bottom - glass.top) / scale + 4}px`;
  }
}

/** The field itself is the place, and has no text. */
class Context {
  #context = new EditContext();
  #isComposing = false;

  constructor({ onCompose, onText }) {
    const context = this.#context;
    const write = () => {
      const text = context.text;
      this.#empty();
      onText(text);
    };
    context.addEventListener("compositionstart", () => { this.#isComposing = true; });
    context.addEventListener("textupdate", () => {
      if (this.#isComposing) onCompose(context.text);
      else write();
    });
    context.addEventListener("compositionend", () => {
      this.#isComposing = false;
      write();
    });
  }

  move(old, field) {
    this.#isComposing = false;
    if (old) old.editContext = null;
    this.#empty();
    if (field) field.editContext = this.#context;
  }

  // Where the input method puts its list.
  update(field) {
    const box = field.getBoundingClientRect();
    this.#context.updateControlBounds(box);
    this.#context.updateSelectionBounds(box);
  }

  #empty() {
    this.#context.updateText(0, this.#context.text.length, "");
    this.#context.updateSelection(0, 0);
  }
}

/** For browsers without `EditContext`: a text that nobody sees, in the field, and has the focus for it. */
class Host {
  #element = make("span", "composer");
  #field = null;

  constructor({ onCompose, onText }) {
    const host = this.#element;
    host.contentEditable = "true";
    host.tabIndex = -1;
    host.setAttribute("role", "textbox");
    host.spellcheck = false;
    host.addEventListener("compositionupdate", (event) => onCompose(event.data));
    host.addEventListener("compositionend", (event) => {
      host.textContent = "";
      onText(event.data);
    });
    // Dictated, corrected, or chosen from a list: written without a key and without being composed.
    host.addEventListener("beforeinput", (event) => {
      if (event.isComposing || event.inputType.includes("Composition")) return;
      event.preventDefault();
      onText(event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
    });
    this.onFocus = (event) => {
      if (event.target !== host) host.focus({ preventScroll: true });
    };
  }

  move(old, field) {
    old?.removeEventListener("focusin", this.onFocus);
    this.#element.textContent = "";
    this.#element.remove();
    this.#field = field;
    if (!field) return;
    field.addEventListener("focusin", this.onFocus);
    this.update(field);
  }

  update(field) {
    const host = this.#element;
    host.setAttribute("aria-label", field.getAttribute("aria-label") ?? "");
    // The field's content may have been drawn anew.
    if (host.parentNode !== field) field.append(host);
    if (document.activeElement === field) host.focus({ preventScroll: true });
  }
}
