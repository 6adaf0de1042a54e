// What people do becomes a test: a button that begins and ends it, and the test, ready to copy.

import { make } from "./elements.js";

export class Recording {
  #isOn = false;

  constructor({ button, workspace, send }) {
    this.button = button;
    this.element = make("section", "panel recording");
    this.element.dataset.panel = "recording";
    this.element.setAttribute("aria-label", "Recorded test");
    const head = make("header", "");
    this.count = make("span", "count");
    this.count.setAttribute("role", "status");
    this.copy = make("button", "copy");
    this.copy.type = "button";
    this.copy.textContent = "Copy";
    head.append(this.count, this.copy);
    this.code = make("pre", "code");
    this.code.tabIndex = 0;
    this.code.setAttribute("aria-label", "The test as Swift");
    this.element.append(head, this.code);
    this.tab = workspace.add("recording", "Recorded test", this.element);
    this.tab.setShown(false);
    button.addEventListener("click", () => {
      send({ type: "record", value: this.#isOn ? "stop" : "start" });
    });
    this.copy.addEventListener("click", () => this.#copy());
  }

  setEnabled(isEnabled) {
    this.button.disabled = !isEnabled;
  }

  /** The app that recorded is gone. What was written stays, until another test begins. */
  end() {
    this.#setOn(false);
  }

  show({ on, steps, code }) {
    const begins = on && !this.#isOn;
    this.#setOn(on);
    this.tab.setShown(code !== "");
    if (begins) this.tab.choose();
    this.count.textContent = steps === 1 ? "1 action" : `${steps} actions`;
    if (this.code.textContent === code) return;
    this.code.textContent = code;
    this.copy.textContent = "Copy";
    if (on) this.code.scrollTop = this.code.scrollHeight;
  }

  #setOn(isOn) {
    this.#isOn = isOn;
    this.button.setAttribute("aria-pressed", String(isOn));
    const rest = make("span", "rest");
    rest.textContent = isOn ? " recording" : "";
    this.button.querySelector("span").replaceChildren(isOn ? "Stop" : "Record", rest);
    // A narrow window has no room for the second word.
    if (isOn) this.button.setAttribute("aria-label", "Stop recording");
    else this.button.removeAttribute("aria-label");
    this.element.classList.toggle("on", isOn);
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.code.textContent);
      this.copy.textContent = "Copied";
    } catch {
      // A browser that does not let a page write there lets a person.
      getSelection().selectAllChildren(this.code);
      this.copy.textContent = "Selected";
    }
  }
}
