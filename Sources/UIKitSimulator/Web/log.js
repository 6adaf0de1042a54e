// The log of the flows, with a way back to how they were at each line of it.

import { make } from "./elements.js";

/** The most lines that the page keeps. */
const capacity = 1000;

export class Log {
  #lines = [];
  #last = null;
  #hidden = new Set();
  #chosen = null;
  /** Whether the end is seen, or would be. */
  #follows = true;

  /** `onPast` is told which line to go back to, or null for now. */
  constructor(workspace, { onPast }) {
    this.onPast = onPast;
    this.element = make("section", "panel log");
    this.element.dataset.panel = "log";
    this.element.setAttribute("aria-label", "Log");
    const head = make("header", "");
    this.count = make("span", "count");
    this.search = make("input", "search");
    this.search.type = "search";
    this.search.placeholder = "Filter";
    this.search.setAttribute("aria-label", "Filter the log");
    const steps = make("span", "steps");
    steps.append(this.#step("‹", "Previous event", -1), this.#step("›", "Next event", 1));
    this.live = make("button", "live");
    this.live.type = "button";
    this.live.setAttribute("aria-pressed", "true");
    const lamp = make("span", "lamp");
    lamp.setAttribute("aria-hidden", "true");
    this.live.append(lamp, "Live");
    head.append(this.search, this.count, steps, this.live);
    this.kinds = make("div", "kinds");
    this.kinds.setAttribute("role", "group");
    this.kinds.setAttribute("aria-label", "Kinds of events");
    this.list = make("ol", "lines");
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", "Log");
    this.list.tabIndex = 0;
    this.empty = make("p", "empty");
    this.empty.textContent = "Nothing like that happened.";
    this.empty.hidden = true;
    this.element.append(head, this.kinds, this.list, this.empty);
    this.tab = workspace.add("log", "Log", this.element, { onShow: () => this.#reveal() });
    this.tab.setShown(false);
    this.live.addEventListener("click", () => this.#goLive());
    this.search.addEventListener("input", () => this.#filterAll());
    this.kinds.addEventListener("click", (event) => this.#toggle(event.target.closest("button")));
    this.list.addEventListener("click", (event) => this.#choose(event.target.closest("li")));
    this.list.addEventListener("scroll", () => {
      const { scrollTop, clientHeight, scrollHeight } = this.list;
      if (clientHeight > 0) this.#follows = scrollTop + clientHeight > scrollHeight - 30;
    });
    new ResizeObserver(() => this.#reveal()).observe(this.list);
    this.list.addEventListener("keydown", (event) => this.#key(event));
  }

  reset() {
    this.#lines = [];
    this.#hidden.clear();
    this.#last = null;
    this.list.replaceChildren();
    this.kinds.replaceChildren();
    this.tab.setShown(false);
    this.leavePast();
  }

  add({ begins, lines }) {
    if (begins) this.reset();
    for (const line of lines) this.#append(line);
    while (this.#lines.length > capacity) this.#lines.shift().item.remove();
    this.tab.setShown(this.#lines.length > 0);
    this.#count();
    // Who reads further up stays there.
    if (this.#follows && this.#chosen === null) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Shows the line that is looked back to as such. */
  get chosen() {
    return this.#chosen;
  }

  leavePast() {
    if (this.#chosen === null) return;
    this.#mark(null);
    this.onPast(null);
  }

  step(distance) {
    const shown = this.#shown();
    const index = shown.indexOf(this.#chosen);
    const from = index < 0 ? shown.length : index;
    const line = shown[Math.min(Math.max(from + distance, 0), shown.length - 1)];
    if (line && line !== this.#chosen) this.#go(line);
  }

  #append(line) {
    const item = make("li", "");
    item.setAttribute("role", "option");
    item.id = `line-${line.log}-${line.number}`;
    item.dataset.kind = line.kind;
    const number = make("span", "number");
    number.textContent = line.number + 1;
    const text = make("span", "words");
    text.textContent = line.text;
    item.append(number, text);
    const entry = { ...line, item };
    if (this.#last && this.#last.log !== line.log) item.classList.add("other-window");
    this.#last = line;
    this.#lines.push(entry);
    this.list.append(item);
    this.#offer(line.kind);
    this.#filter(entry);
  }

  // Only what has happened can be looked for.
  #offer(kind) {
    if (this.kinds.querySelector(`[data-kind="${CSS.escape(kind)}"]`)) return;
    const button = make("button", "kind");
    button.type = "button";
    button.dataset.kind = kind;
    button.textContent = kind;
    button.setAttribute("aria-pressed", "true");
    this.kinds.append(button);
  }

  #toggle(button) {
    if (!button) return;
    const { kind } = button.dataset;
    const isShown = this.#hidden.delete(kind);
    if (!isShown) this.#hidden.add(kind);
    button.setAttribute("aria-pressed", String(isShown));
    this.#filterAll();
  }

  #filterAll() {
    for (const line of this.#lines) this.#filter(line);
    this.#count();
  }

  #filter(line) {
    const words = this.search.value.toLowerCase();
    line.item.hidden = this.#hidden.has(line.kind) || !line.text.toLowerCase().includes(words);
  }

  #shown() {
    return this.#lines.filter((line) => !line.item.hidden);
  }

  #count() {
    const shown = this.#shown().length;
    const all = this.#lines.length;
    this.count.textContent = shown === all ? "" : `${shown} of ${all}`;
    this.tab.setCount(String(all));
    this.empty.hidden = shown > 0;
  }

  // MARK: Going back

  #step(sign, label, distance) {
    const button = make("button", "step");
    button.type = "button";
    button.textContent = sign;
    button.title = label;
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => this.step(distance));
    return button;
  }

  // Unseen, a list is not scrolled.
  #reveal() {
    if (this.#chosen) this.#chosen.item.scrollIntoView({ block: "nearest" });
    else if (this.#follows) this.list.scrollTop = this.list.scrollHeight;
  }

  #goLive() {
    this.leavePast();
    this.#follows = true;
    this.list.scrollTop = this.list.scrollHeight;
  }

  #choose(item) {
    if (!item) return;
    const line = this.#lines.find((each) => each.item === item);
    if (line === this.#chosen) this.leavePast();
    else this.#go(line);
  }

  #go(line) {
    this.#mark(line);
    line.item.scrollIntoView({ block: "nearest" });
    this.onPast({ log: line.log, number: line.number });
  }

  #mark(line) {
    this.#chosen?.item.removeAttribute("aria-selected");
    this.#chosen = line;
    this.live.setAttribute("aria-pressed", String(line === null));
    this.element.classList.toggle("past", line !== null);
    line?.item.setAttribute("aria-selected", "true");
    if (line) this.list.setAttribute("aria-activedescendant", line.item.id);
    else this.list.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case "ArrowUp": this.step(-1); break;
      case "ArrowDown": this.step(1); break;
      case "PageUp": this.step(-10); break;
      case "PageDown": this.step(10); break;
      case "Home": this.step(-capacity); break;
      case "End": this.step(capacity); break;
      case "Escape":
        if (this.#chosen === null) return;
        this.leavePast();
        break;
      default: return;
    }
    event.preventDefault();
  }
}
