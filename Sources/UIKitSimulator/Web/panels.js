// The inspector: one ARIA tree for each panel that the app describes.
//
// The contents of the panels come from Swift: Sources/UIKitCore/Stage/Panels.swift, and for an example
// ControllersPanel.swift beside it.

import { make } from "./elements.js";

/** Words that a badge says in a colour of their own; all others are neutral. */
const tones = {
  good: ["appeared", "current", "visible", "active", "key", "selected"],
  calm: ["root", "pushed", "presented", "tab", "child"],
  busy: ["appearing", "disappearing", "settling", "transitioning", "queued", "moving"],
  over: ["finished", "cancelled", "disappeared", "released"],
  bad: ["leak", "leaked", "refused", "suspected"],
};
const toneOf = new Map(
  Object.entries(tones).flatMap(([tone, words]) => words.map((word) => [word, tone])));

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** All panels, in the order in which the app lists them. */
export class Panels {
  #panels = new Map();
  #descriptions = [];
  #past = null;

  /** `onPoint` is told the id of the view under a row, or null; `onPresent` that people want to see what is now. */
  constructor(workspace, { onPoint, onPresent }) {
    Object.assign(this, { workspace, onPoint, onPresent });
  }

  /** Shows the panel of that name; returns its element, if there is one. */
  bringToFront(name) {
    const panel = this.#panels.get(name);
    panel?.tab.choose();
    return panel?.element;
  }

  /** Shows the coordinators as they were, or, with null, as they are. */
  showPast(past) {
    this.#past = past;
    this.show(this.#descriptions);
  }

  show(present) {
    this.#descriptions = present;
    const descriptions = present.map((each) => (
      each.name === "coordinators" && this.#past ? { ...each, ...this.#past } : each));
    const names = new Set(descriptions.map((each) => each.name));
    for (const [name, panel] of this.#panels) {
      if (names.has(name)) continue;
      this.workspace.remove(panel.tab);
      this.#panels.delete(name);
    }
    for (const description of descriptions) {
      let panel = this.#panels.get(description.name);
      if (!panel) {
        panel = new Panel(description.name, this);
        panel.tab = this.workspace.add(description.name, description.title, panel.element);
        this.#panels.set(description.name, panel);
      }
      panel.show(description);
    }
  }
}

class Panel {
  #rows = new Map();
  #isFresh = true;

  constructor(name, { onPoint, onPresent }) {
    Object.assign(this, { name, onPoint });
    this.element = make("section", "panel");
    this.element.dataset.panel = name;
    // Empty while what is shown is now: then it takes no room.
    const head = make("header", "then");
    this.moment = make("span", "moment");
    this.moment.setAttribute("role", "status");
    this.present = make("button", "present");
    this.present.type = "button";
    this.present.textContent = "Live";
    this.present.hidden = true;
    this.present.addEventListener("click", onPresent);
    head.append(this.moment, this.present);
    this.problem = make("p", "problem");
    this.problem.hidden = true;
    this.tree = make("ul", "tree");
    this.tree.setAttribute("role", "tree");
    this.empty = make("p", "empty");
    this.empty.textContent = "Nothing here yet";
    this.element.append(head, this.problem, this.tree, this.empty);

    this.tree.addEventListener("keydown", (event) => this.#key(event));
    this.tree.addEventListener("click", (event) => this.#click(event));
    this.tree.addEventListener("focusin", (event) => this.#focus(rowOf(event.target)));
    this.tree.addEventListener("focusout", () => onPoint(null));
    // After a choice of a menu the pointer is over a row that it did not go to, until it is moved.
    this.tree.addEventListener("pointermove", (event) => {
      if (!document.body.classList.contains("pointer-rests")) this.#point(rowOf(event.target));
    });
    this.tree.addEventListener("pointerleave", () => {
      // What was clicked, or is gone through with the keyboard, stays framed.
      this.#point(this.tree.contains(document.activeElement) ? rowOf(document.activeElement) : null);
    });
  }

  show({ title, rows, moment = "", problem = "" }) {
    this.element.classList.toggle("past", moment !== "");
    this.moment.textContent = moment;
    this.present.hidden = moment === "";
    this.problem.textContent = problem;
    this.problem.hidden = problem === "";
    this.tab.setTitle(title);
    this.element.setAttribute("aria-label", title);
    this.tree.setAttribute("aria-label", title);
    const seen = new Set();
    this.#list(this.tree, rows, 1, seen);
    for (const [id, row] of this.#rows) {
      if (seen.has(id)) continue;
      this.#rows.delete(id);
      row.leave();
    }
    // Below a leak stands the path that keeps it: one leak, however long that is.
    const isLeaks = this.name === "leaks";
    this.tab.setCount(String(isLeaks ? rows.length : seen.size), isLeaks && rows.length > 0 ? "bad" : "");
    this.empty.hidden = seen.size > 0;
    this.#isFresh = false;
    const current = this.tree.querySelector("[role=treeitem][tabindex='0']");
    if (!current) this.#visible()[0]?.setAttribute("tabindex", "0");
  }

  #list(list, rows, level, seen) {
    let next = list.firstElementChild;
    for (const description of rows) {
      seen.add(description.id);
      let row = this.#rows.get(description.id);
      const isNew = !row;
      if (isNew) {
        row = new Row(description.id);
        this.#rows.set(description.id, row);
      }
      while (next?.classList.contains("leaving")) next = next.nextElementSibling;
      if (row.item !== next) list.insertBefore(row.item, next);
      const changed = row.set(description, level);
      if (!this.#isFresh && (isNew || changed)) row.flash(isNew);
      this.#list(row.group, description.children ?? [], level + 1, seen);
      // What stood next may be a child of this row by now.
      next = row.item.nextElementSibling;
    }
  }

  // MARK: Moving through the tree

  #visible() {
    const items = this.tree.querySelectorAll("[role=treeitem]:not([aria-hidden])");
    return [...items].filter((item) => !item.parentElement.closest("[aria-expanded=false]"));
  }

  #focus(item) {
    if (!item) return;
    for (const other of this.tree.querySelectorAll("[role=treeitem][tabindex='0']")) {
      if (other !== item) other.setAttribute("tabindex", "-1");
    }
    item.setAttribute("tabindex", "0");
    this.#point(item);
  }

  #point(item) {
    this.onPoint(item?.dataset.view ? Number(item.dataset.view) : null);
  }

  #click(event) {
    const item = rowOf(event.target);
    if (!item) return;
    item.focus();
    if (event.target.closest(".twist")) toggle(item);
  }

  #key(event) {
    const item = rowOf(event.target);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = this.#visible();
    const index = items.indexOf(item);
    const expanded = item.getAttribute("aria-expanded");
    const go = (target) => target?.focus();
    switch (event.key) {
      case "ArrowDown": go(items[index + 1]); break;
      case "ArrowUp": go(items[index - 1]); break;
      case "Home": go(items[0]); break;
      case "End": go(items.at(-1)); break;
      case "ArrowRight":
        if (expanded === "false") toggle(item);
        else if (expanded === "true") go(items[index + 1]);
        break;
      case "ArrowLeft":
        if (expanded === "true") toggle(item);
        else go(rowOf(item.parentElement));
        break;
      case "Enter": case " ": toggle(item); break;
      default: return;
    }
    event.preventDefault();
  }
}

class Row {
  constructor(id) {
    this.item = make("li", "");
    this.item.setAttribute("role", "treeitem");
    this.item.setAttribute("tabindex", "-1");
    this.item.dataset.id = id;
    this.line = make("div", "row");
    this.twist = make("span", "twist");
    this.twist.setAttribute("aria-hidden", "true");
    this.title = make("span", "title");
    this.detail = make("span", "detail");
    this.badges = make("span", "badges");
    this.line.append(this.twist, this.title, this.detail, this.badges);
    this.note = make("p", "note");
    this.note.setAttribute("aria-hidden", "true");
    this.group = make("ul", "");
    this.group.setAttribute("role", "group");
    this.item.append(this.line, this.note, this.group);
    this.key = "";
  }

  /** Returns whether a person can see a difference. */
  set({ title, detail = "", note = "", badges = [], view, children = [] }, level) {
    const { item } = this;
    item.setAttribute("aria-level", level);
    item.style.setProperty("--level", level - 1);
    if (view === undefined || view === null) delete item.dataset.view;
    else item.dataset.view = view;
    if (children.length === 0) item.removeAttribute("aria-expanded");
    else if (!item.hasAttribute("aria-expanded")) item.setAttribute("aria-expanded", "true");
    const key = JSON.stringify([title, detail, note, badges]);
    if (key === this.key) return false;
    this.key = key;
    this.title.textContent = title;
    // A screen without a title has its name already.
    const name = detail === title ? "" : detail;
    this.detail.textContent = name;
    this.note.textContent = note;
    this.badges.replaceChildren(...badges.map(makeBadge));
    const words = [title, name, ...badges, note].filter(Boolean).join(", ");
    item.setAttribute("aria-label", words);
    this.line.title = words;
    return true;
  }

  flash(isNew) {
    const frames = [{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }];
    this.line.animate(frames, { duration: 1200, easing: "ease-out" });
    if (!isNew || stillness.matches) return;
    this.line.animate(
      [{ height: "0", opacity: 0 }, {}], { duration: 180, easing: "ease-out" });
  }

  /** Fades out; for everybody but the eye it is gone at once. */
  leave() {
    const { item } = this;
    item.classList.add("leaving");
    item.setAttribute("aria-hidden", "true");
    item.setAttribute("tabindex", "-1");
    if (item.contains(document.activeElement)) rowOf(item.parentElement)?.focus();
    const end = stillness.matches ? { opacity: 0 } : { height: "0", opacity: 0 };
    this.line.animate([{}, end], { duration: 220, easing: "ease-in", fill: "forwards" })
      .onfinish = () => item.remove();
  }
}

const rowOf = (element) => element?.closest("[role=treeitem]") ?? null;

function toggle(item) {
  const expanded = item.getAttribute("aria-expanded");
  if (expanded) item.setAttribute("aria-expanded", String(expanded === "false"));
}

function makeBadge(word) {
  const badge = make("span", "badge");
  badge.textContent = word;
  const tone = toneOf.get(word.toLowerCase());
  if (tone) badge.dataset.tone = tone;
  return badge;
}
