// The layout inspector: while it is on, a click on the glass asks about the view there.

import { Depth } from "./depth.js";
import { make } from "./elements.js";

/** How long what is shown may be older than the screen, in milliseconds. */
const age = 250;

export class LayoutInspector {
  #isOn = false;
  #view = null;
  #timer = 0;

  /**
   * `point` says where on the app's screen an event is; `onPoint` frames a view; `onMeasure` is told the view that
   * is inspected, or null, and the one that is pointed at.
   */
  constructor({ button, workspace, glass, send, point, onPoint, onMeasure }) {
    Object.assign(this, { button, glass, send, point, onPoint, onMeasure });
    this.depth = new Depth({ glass });
    this.depth.button.addEventListener("click", () => this.#pointAt(this.#view));
    this.element = make("section", "panel layout");
    this.element.dataset.panel = "layout";
    this.element.setAttribute("aria-label", "Layout");
    this.tab = workspace.add("layout", "Layout", this.element);
    this.tab.setShown(false);
    button.addEventListener("click", () => this.setOn(!this.#isOn));
    // Before the app's own fingers.
    const surface = glass.parentElement;
    const take = (event) => {
      if (!this.#isOn || !glass.contains(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
      if (event.type === "pointerdown" && event.button === 0) this.#press(event);
      if (event.type === "pointermove" && !this.depth.move(event)) this.#hover(event);
      if (event.type === "pointerup" && this.depth.end() && this.depth.isOn) this.#askForNode(event);
    };
    for (const type of ["pointerdown", "pointermove", "pointerup", "click", "contextmenu"]) {
      surface.addEventListener(type, take, { capture: true });
    }
    glass.addEventListener("pointerleave", () => { if (this.#isOn) this.#pointAt(this.#view); });
    this.element.addEventListener("click", (event) => {
      const target = event.target.closest("[data-view]");
      if (target) this.#askFor(Number(target.dataset.view));
    });
    this.element.addEventListener("pointerover", (event) => {
      const target = event.target.closest("[data-view]");
      this.#pointAt(target ? Number(target.dataset.view) : this.#view);
    });
    this.element.addEventListener("pointerleave", () => this.#pointAt(this.#view));
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
    if (isOn) this.element.replaceChildren(words("empty", "Click on something on the screen."));
    this.tab.setShown(isOn);
    if (isOn) this.tab.choose();
    else this.depth.setOn(false);
    this.#pointAt(null);
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
    if (this.#isOn && this.#view !== null) this.onMeasure(this.depth.isOn ? null : this.#view, null);
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
      this.#pointAt(null);
      return;
    }
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement.dataset.view : undefined;
    this.#view = answer.view;
    const facts = make("dl", "facts");
    for (const { name, value } of answer.facts) facts.append(words("dt", name), words("dd", value));
    const parts = [this.#head(answer.class), this.depth.sliders, facts];
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
    this.#pointAt(answer.view);
  }

  #pointAt(view) {
    this.onPoint(view);
    this.onMeasure(this.depth.isOn ? null : this.#view, view);
  }

  #head(title) {
    const head = make("header", "");
    const heading = make("h2", "");
    heading.textContent = title;
    head.append(heading, this.depth.button);
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
    if (node && Number(node.dataset.id) > 0) this.#pointAt(Number(node.dataset.id));
  }

  #press(event) {
    if (this.depth.isOn) {
      this.depth.begin(event);
      return;
    }
    this.send({ type: "inspect", ...this.point(event.clientX, event.clientY) });
  }

  // Of a stack that is turned the page alone knows what lies where.
  #askForNode(event) {
    const node = event.target.closest(".node");
    if (node && Number(node.dataset.id) > 0) this.#askFor(Number(node.dataset.id));
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
