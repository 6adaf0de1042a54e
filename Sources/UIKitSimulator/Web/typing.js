// Sends what people type to the app, while something on its screen is being edited.

import { Composing } from "./composing.js";

/** What a key does, by its name. */
const keys = {
  Enter: "return",
  Backspace: "delete",
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

/** What takes text, by its role. */
const takesText = "[role='textbox'], [role='searchbox']";

/** A message to the app is 64 KiB at most; nobody pastes more at once. */
const longestText = 10_000;

export class Typing {
  /** `send` takes a message and returns whether it went out. */
  constructor({ glass, send }) {
    this.glass = glass;
    this.send = send;
    this.composing = new Composing({ glass, onText: (text) => this.#write(text) });
    glass.addEventListener("keydown", (event) => this.#key(event));
    glass.addEventListener("pointerdown", (event) => this.#touch(event));
    glass.addEventListener("focusout", (event) => this.#leave(event));
    document.addEventListener("paste", (event) => this.#paste(event));
  }

  /** The keys go where the app's caret is. To be called after every change of the screen. */
  follow() {
    const field = this.#field;
    this.composing.follow(field);
    if (field !== this.followed) this.touched = null;
    const active = document.activeElement;
    // Somebody who reads the inspector stays there.
    const isHere = active === document.body || active === this.glass || this.glass.contains(active);
    if (field && field !== this.followed && isHere) {
      field.focus({ preventScroll: true });
      // A screen that is not connected yet takes no focus: the next change tries again.
      if (!field.contains(document.activeElement)) return;
    }
    this.followed = field;
  }

  get #field() {
    return this.glass.querySelector("[data-editing]");
  }

  // A field that was just touched is as good as edited: the app has only not said so yet.
  #touch(event) {
    this.touched = event.target.closest(takesText);
  }

  #leave(event) {
    if (event.target === this.touched) this.touched = null;
  }

  #key(event) {
    if (!this.#takesText(event.target) || event.isComposing) return;
    const pressed = event.target.closest("[tabindex='0']");
    const field = this.#field;
    // On a button, and on a field that is not edited, these press it.
    const isElsewhere = pressed && pressed !== field && pressed !== this.touched;
    if (isElsewhere && (event.key === "Enter" || event.key === " ")) return;
    const message = this.#message(event);
    if (message && this.send(message)) event.preventDefault();
  }

  // Somebody may type before the app has said that the field just touched is edited now.
  #takesText(target) {
    return this.#field !== null || target.closest(takesText) !== null;
  }

  #message(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "a") return { type: "key", value: "selectAll" };
    // AltGr counts as Ctrl and Alt on some machines, and writes.
    if (isCommand && !event.altKey) return null;
    const name = keys[event.key];
    if (name) return { type: "key", value: name, shift: event.shiftKey };
    return [...event.key].length === 1 ? { type: "text", value: event.key } : null;
  }

  #paste(event) {
    const target = event.target;
    if (target !== document.body && !this.glass.contains(target)) return;
    if (!this.#takesText(target)) return;
    if (this.#write(event.clipboardData?.getData("text/plain"))) event.preventDefault();
  }

  #write(text) {
    const value = text?.slice(0, longestText);
    return value ? this.send({ type: "text", value }) : false;
  }
}
