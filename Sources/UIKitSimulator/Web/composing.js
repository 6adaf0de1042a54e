// Lets input methods write: what is composed of several keys, chosen from a list, or dictated.

import { make } from "./drawing.js";

/**
 * Makes the edited field an editing host without text of its own, for the text is the app's: an input
 * method has a place to compose in, and what it has composed goes to the app in one piece. Where a
 * browser has no `EditContext`, only keys write.
 */
export class Composing {
  #context = "EditContext" in window ? new EditContext() : null;
  #field = null;
  #isComposing = false;

  /** `onText` is told what was composed. */
  constructor({ glass, onText }) {
    this.glass = glass;
    this.onText = onText;
    // What is not written yet, under the field.
    this.preview = make("p", "composing");
    this.preview.setAttribute("aria-hidden", "true");
    this.preview.hidden = true;
    glass.append(this.preview);
    const context = this.#context;
    context?.addEventListener("compositionstart", () => { this.#isComposing = true; });
    context?.addEventListener("textupdate", () => {
      if (this.#isComposing) this.#show(context.text);
      else this.#write();
    });
    context?.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#write();
    });
  }

  /** Follows the field that is edited, or null. */
  follow(field) {
    if (!this.#context) return;
    if (field !== this.#field) {
      const old = this.#field;
      // What was begun in the one field is not to be written into the other.
      this.#field = null;
      this.#isComposing = false;
      if (old) old.editContext = null;
      this.#empty();
      if (field) field.editContext = this.#context;
      this.#field = field;
    }
    if (!field) return;
    // Where the input method puts its list.
    const box = field.getBoundingClientRect();
    this.#context.updateControlBounds(box);
    this.#context.updateSelectionBounds(box);
  }

  #write() {
    const text = this.#context.text;
    this.#empty();
    if (text && this.#field) this.onText(text);
  }

  #empty() {
    this.#context.updateText(0, this.#context.text.length, "");
    this.#context.updateSelection(0, 0);
    this.#show("");
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
