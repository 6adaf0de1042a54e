// The layout inspector: while it is on, a click on the glass asks about the view there.

import { make } from "./elements.js";

/** How long what is shown may be older than the screen, in milliseconds. */
const age = 250;

export class LayoutInspector {
  #isOn = false;
  #view = null;
  #timer = 0;

  /** `point` says where on the app's screen an event is; `onPoint` frames a view. */
  constructor({ button, root, glass, send, point, onPoint }) {
    Object.assign(this, { button, glass, send, point, onPoint });
    this.element = make("section", "panel layout");
    this.element.dataset.panel = "layout";
    this.element.setAttribute("aria-label", "Layout");
    this.element.hidden = true;
    root.append(this.element);
    button.addEventListener("click", () => this.setOn(!this.#isOn));
    // Before the app's own fingers.
    const surface = glass.parentElement;
    const take = (event) => {
      if (!this.#isOn || !glass.contains(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.type === "pointerdown" && event.button === 0) this.#ask(event);
      if (event.type === "pointermove") this.#hover(event);
    };
    for (const type of ["pointerdown", "pointermove", "pointerup", "click", "contextmenu"]) {
      surface.addEventListener(type, take, { capture: true });
    }
    glass.addEventListener("pointerleave", () => { if (this.#isOn) this.onPoint(this.#view); });
    this.element.addEventListener("click", (event) => {
      const target = event.target.closest("[data-view]");
      if (target) this.#askFor(Number(target.dataset.view));
    });
    this.element.addEventListener("pointerover", (event) => {
      const target = event.target.closest("[data-view]");
      this.onPoint(target ? Number(target.dataset.view) : this.#view);
    });
    this.element.addEventListener("pointerleave", () => this.onPoint(this.#view));
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#isOn && !event.defaultPrevented) this.setOn(false);
    });
  }

  setEnabled(isEnabled) {
    this.button.disabled = !isEnabled;
    if (!isEnabled) this.setOn(false);
  }

  setOn(isOn) {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#view = null;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.button.setAttribute("aria-pressed", String(isOn));
    this.glass.classList.toggle("inspected", isOn);
    this.element.hidden = !isOn;
    this.onPoint(null);
    // Somebody without a pointer goes on from what is in the middle.
    if (isOn) {
      const box = this.glass.getBoundingClientRect();
      this.send({
        type: "inspect", ...this.point(box.left + box.width / 2, box.top + box.height / 2),
      });
    }
  }

  /** The screen changed: what is shown may be old. Nothing is asked while the inspector is off. */
  screenDidChange() {
    if (!this.#isOn || this.#view === null || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      if (this.#isOn) this.send({ type: "inspect", view: this.#view });
    }, age);
  }

  show(answer) {
    if (!this.#isOn) return;
    if (answer.view === undefined) {
      this.#view = null;
      this.element.replaceChildren(this.#head("Layout"), words("empty", "That view is gone."));
      this.onPoint(null);
      return;
    }
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement.dataset.view : undefined;
    this.#view = answer.view;
    const facts = make("dl", "facts");
    for (const { name, value } of answer.facts) facts.append(words("dt", name), words("dd", value));
    const parts = [this.#head(answer.class), facts];
    if (answer.ambiguous.length > 0) {
      parts.push(words("warning", `Ambiguous: the constraints leave open its ${list(answer.ambiguous)}.`));
    }
    if (answer.constraints.length > 0) {
      parts.push(words("h3", `Constraints (${answer.constraints.length})`));
      const all = make("ul", "constraints");
      all.append(...answer.constraints.map((each) => words("li", each)));
      parts.push(all);
    }
    parts.push(words("h3", "Where it is"), this.#places("way", answer.way, answer.view));
    if (answer.children.length > 0) {
      parts.push(words("h3", `In it (${answer.children.length})`),
        this.#places("inside", answer.children));
    }
    this.element.replaceChildren(...parts);
    if (focused !== undefined) {
      const same = this.element.querySelector(`button[data-view="${Number(focused)}"]`);
      (same ?? this.element.querySelector("button[aria-current]"))?.focus();
    }
    this.onPoint(answer.view);
  }

  #head(title) {
    const head = make("header", "");
    const heading = make("h2", "");
    heading.textContent = title;
    const hint = make("span", "count");
    hint.textContent = "click on the screen";
    head.append(heading, hint);
    return head;
  }

  #places(name, places, current) {
    const row = make("div", `places ${name}`);
    for (const { view, name: title } of places) {
      const button = make("button", "place");
      button.type = "button";
      button.dataset.view = view;
      button.textContent = title;
      if (view === current) button.setAttribute("aria-current", "true");
      row.append(button);
    }
    return row;
  }

  #hover(event) {
    const node = event.target.closest(".node");
    // What the system draws over the app has negative ids, and no view.
    if (node && Number(node.dataset.id) > 0) this.onPoint(Number(node.dataset.id));
  }

  #ask(event) {
    this.send({ type: "inspect", ...this.point(event.clientX, event.clientY) });
  }

  #askFor(view) {
    this.send({ type: "inspect", view });
  }
}

const list = (names) => names.length < 2
  ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const tags = new Set(["dt", "dd", "h3", "li"]);

function words(kind, text) {
  const element = tags.has(kind) ? make(kind, "") : make("p", kind);
  element.textContent = text;
  return element;
}
