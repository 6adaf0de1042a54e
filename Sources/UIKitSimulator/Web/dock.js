// A place for panels, of which one is seen: its tabs, and the panel of the chosen one.

import { make } from "./elements.js";

/** A panel in the workspace, with the tab that brings it to the front. */
export class Tab {
  #isShown = true;

  /** `onShow` is called when the panel comes into sight. */
  constructor({ name, title, element, place, rank, onChange, onChoose, onShow }) {
    Object.assign(this, { name, element, place, rank, onChange, onShow });
    this.button = make("button", "tab");
    this.button.type = "button";
    this.button.id = `tab-${name}`;
    this.button.setAttribute("role", "tab");
    this.words = make("span", "");
    this.count = make("span", "number");
    this.button.append(this.words, this.count);
    this.button.addEventListener("click", () => onChoose(this));
    this.page = make("div", "page");
    this.page.id = `page-${name}`;
    this.page.setAttribute("role", "tabpanel");
    this.page.setAttribute("aria-labelledby", this.button.id);
    this.button.setAttribute("aria-controls", this.page.id);
    this.page.append(element);
    this.choose = () => onChoose(this);
    this.setTitle(title);
  }

  get isShown() {
    return this.#isShown;
  }

  /** A panel that has nothing to show has no tab. */
  setShown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.onChange();
  }

  setTitle(title) {
    this.words.textContent = title;
  }

  /** Shows a number beside the title; `tone` is a badge's. */
  setCount(text, tone = "") {
    this.count.textContent = text;
    if (tone) this.count.dataset.tone = tone;
    else delete this.count.dataset.tone;
  }
}

export class Dock {
  #tabs = [];

  constructor(name) {
    this.name = name;
    this.element = make("section", "dock");
    this.element.dataset.dock = name;
    this.strip = make("div", "tabs");
    this.strip.setAttribute("role", "tablist");
    this.strip.setAttribute("aria-label", "Panels");
    this.pages = make("div", "pages");
    this.element.append(this.strip, this.pages);
    this.strip.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The tabs that people can choose from, in order, and the one that is in front. */
  show(tabs, front) {
    const isSame = tabs.length === this.#tabs.length
      && tabs.every((tab, index) => tab === this.#tabs[index]);
    if (!isSame) {
      this.#tabs = tabs;
      inOrder(this.strip, tabs.map(({ button }) => button));
      inOrder(this.pages, tabs.map(({ page }) => page));
    }
    this.element.hidden = tabs.length === 0;
    for (const tab of tabs) {
      const isFront = tab === front;
      tab.button.setAttribute("aria-selected", String(isFront));
      tab.button.tabIndex = isFront ? 0 : -1;
      const comes = isFront && (tab.page.hidden || !isSame);
      tab.page.hidden = !isFront;
      if (comes) tab.onShow?.();
    }
    this.front = front;
  }

  #key(event) {
    const index = this.#tabs.findIndex(({ button }) => button === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const count = this.#tabs.length;
    const target = {
      ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#tabs[target].choose();
    this.#tabs[target].button.focus();
  }
}

/** Makes the elements the children of another; those that stay are not touched, and keep what is scrolled. */
function inOrder(owner, elements) {
  for (const child of [...owner.children]) if (!elements.includes(child)) child.remove();
  for (const [index, element] of elements.entries()) {
    if (owner.children[index] !== element) owner.insertBefore(element, owner.children[index] ?? null);
  }
}
