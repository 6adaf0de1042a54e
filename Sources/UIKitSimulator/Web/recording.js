// What people do becomes a test: a button that begins and ends it, and the test, ready to copy.

import { make } from "./drawing.js";

export class Recording {
  #isOn = false;

  constructor({ button, root, send }) {
    this.button = button;
    this.element = make("section", "panel recording");
    this.element.dataset.panel = "recording";
    this.element.setAttribute("aria-label", "Recorded test");
    this.element.hidden = true;
    const head = make("header", "");
    const heading = make("h2", "");
    heading.textContent = "Recorded test";
    this.count = make("span", "count");
    this.count.setAttribute("role", "status");
    this.copy = make("button", "copy");
    this.copy.type = "button";
    this.copy.textContent = "Copy";
    head.append(heading, this.count, this.copy);
    this.code = make("pre", "code");
    this.code.tabIndex = 0;
    this.code.setAttribute("aria-label", "The test as Swift");
    this.element.append(head, this.code);
    root.append(this.element);
    button.addEventListener("click", () => {
      send({ type: "record", value: this.#isOn ? "stop" : "start" });
    });
    this.copy.addEventListener("click", () => this.#copy());
  }

  setEnabled(isEnabled) {
    this.button.disabled = !isEnabled;
  }

  reset() {
    this.show({ on: false, steps: 0, code: "" });
  }

  show({ on, steps, code }) {
    this.#isOn = on;
    this.button.setAttribute("aria-pressed", String(on));
    this.button.querySelector("span").textContent = on ? "Stop recording" : "Record";
    this.element.hidden = code === "";
    this.element.classList.toggle("on", on);
    this.count.textContent = steps === 1 ? "1 action" : `${steps} actions`;
    if (this.code.textContent === code) return;
    this.code.textContent = code;
    this.copy.textContent = "Copy";
    if (on) this.code.scrollTop = this.code.scrollHeight;
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
