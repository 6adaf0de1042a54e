// The room on the page: the phone, and docks of panels beside it. How many docks there are follows
// from the room; how large they are, and which panel is in front, people decide.

import { makeDivider } from "./divider.js";
import { Dock, Tab } from "./dock.js";
import { make, px } from "./elements.js";

/** The place of each panel that has one of its own; any other is among the flows. */
const places = {
  coordinators: ["flows", 0], ended: ["flows", 2], leaks: ["flows", 3], missing: ["flows", 4],
  controllers: ["screens", 1],
  log: ["log", 6],
  layout: ["tools", 7], recording: ["tools", 8],
};

/** Columns of docks, each with the places that it takes in. A line of the log and its tree never share one. */
const arrangements = {
  single: [[["flows", "screens", "log", "tools"]]],
  stacked: [[["flows", "screens"], ["log", "tools"]]],
  square: [[["flows"], ["log"]], [["screens"], ["tools"]]],
  columns: [[["flows"]], [["log"]], [["screens"], ["tools"]]],
};

function arrangement(width, height) {
  if (width >= 1240) return "columns";
  if (width >= 700) return "square";
  return height >= 400 ? "stacked" : "single";
}

/** The least that is left of a dock, and of the areas beside the phone, in pixels. */
const least = { width: 180, height: 110, inspector: 340, bench: 200 };
/** Beside more than this nobody finds a line's end again. */
const widest = 1720;

/** A window as narrow as this has the phone above the panels. */
export const narrow = matchMedia("(max-width: 700px)");
/** One that is low as well is scrolled. */
export const low = matchMedia("(max-width: 700px) and (max-height: 560px)");

// What moves to another dock would forget how far it was scrolled.
function scrollsOf(root) {
  return [...root.querySelectorAll("*")].filter((each) => each.scrollTop > 0)
    .map((each) => [each, each.scrollTop]);
}

export class Workspace {
  #tabs = [];
  #docks = [];
  #kind = "";
  #recent;
  #dividers = [];
  #natural = 0;

  /** `onBench` is called when the phone has got another room. */
  constructor({ main, bench, inspector, root, memory, onBench }) {
    Object.assign(this, { main, bench, inspector, root, memory, onBench });
    const recent = memory.get("front");
    this.#recent = Array.isArray(recent) ? recent : [];
    this.side = makeDivider({
      label: "Room for the phone",
      isUpright: () => !narrow.matches,
      measure: () => this.#benchSize(),
      resize: (size) => this.#resizeBench(size),
      reset: () => this.#resizeBench(undefined),
    });
    this.side.element.classList.add("side");
    main.insertBefore(this.side.element, inspector);
    new ResizeObserver(() => this.#arrange()).observe(inspector);
  }

  /** Adds a panel; it is seen when it is the newest of its dock that people wanted. */
  add(name, title, element, { onShow } = {}) {
    const [place, rank] = places[name] ?? ["flows", 5];
    const tab = new Tab({
      name, title, element, place, rank,
      onChange: () => this.#update(),
      onChoose: (chosen) => this.#choose(chosen),
      onShow,
    });
    this.#tabs.push(tab);
    this.#tabs.sort((one, other) => one.rank - other.rank);
    this.#update();
    return tab;
  }

  remove(tab) {
    this.#tabs = this.#tabs.filter((each) => each !== tab);
    tab.page.remove();
    tab.button.remove();
    this.#update();
  }

  // MARK: Tabs

  #choose(tab) {
    this.#recent = [tab.name, ...this.#recent.filter((name) => name !== tab.name)].slice(0, 20);
    this.memory.set("front", this.#recent);
    this.#update();
  }

  #update() {
    for (const { dock, places: taken } of this.#docks) {
      const shown = this.#tabs.filter((tab) => tab.isShown && taken.includes(tab.place));
      const recent = this.#recent.find((name) => shown.some((tab) => tab.name === name));
      dock.show(shown, shown.find((tab) => tab.name === recent) ?? shown[0]);
    }
    for (const column of this.root.querySelectorAll(":scope > .column")) {
      column.hidden = [...column.querySelectorAll(".dock")].every((dock) => dock.hidden);
    }
    // A line between what is not there would divide nothing.
    for (const { divider, before, after } of this.#dividers) {
      divider.element.hidden = before.hidden || after.hidden;
      if (!divider.element.hidden) divider.describe();
    }
  }

  // MARK: Docks

  #arrange() {
    const { clientWidth, clientHeight } = this.inspector;
    if (clientWidth === 0) return;
    const kind = low.matches ? "stacked" : arrangement(clientWidth, clientHeight);
    if (kind !== this.#kind) {
      this.#kind = kind;
      this.#build();
    }
    for (const { divider } of this.#dividers) if (!divider.element.hidden) divider.describe();
  }

  #build() {
    const scrolls = scrollsOf(this.root);
    this.#docks = [];
    this.#dividers = [];
    const columns = arrangements[this.#kind].map((parts, index) => {
      const column = make("div", "column");
      const docks = parts.map((taken) => {
        const dock = new Dock(taken[0]);
        this.#docks.push({ dock, places: taken });
        return dock.element;
      });
      column.append(...this.#divided(docks, false, `rows${index}`));
      return column;
    });
    const focused = document.activeElement;
    this.root.replaceChildren(...this.#divided(columns, true, "columns"));
    this.#update();
    for (const [each, top] of scrolls) each.scrollTop = top;
    for (const { dock } of this.#docks) dock.front?.onShow?.();
    if (focused?.isConnected) focused.focus({ preventScroll: true });
  }

  /** The elements with dividers between them, as large as people made them. */
  #divided(elements, isUpright, name) {
    const key = `${this.#kind}.${name}`;
    const kept = this.memory.get(key);
    const sizes = Array.isArray(kept) && kept.length === elements.length && kept.every((each) => each > 0)
      ? [...kept] : elements.map(() => 1);
    const grow = () => elements.forEach((each, index) => { each.style.flexGrow = sizes[index]; });
    const side = isUpright ? "width" : "height";
    grow();
    return elements.flatMap((after, index) => {
      if (index === 0) return [after];
      const before = elements[index - 1];
      const measure = () => {
        const [size, rest] = [before, after].map((each) => each.getBoundingClientRect()[side]);
        return { size, least: least[side], most: size + rest - least[side] };
      };
      const divider = makeDivider({
        label: isUpright ? "Width of the panels" : "Height of the panels",
        isUpright: () => isUpright,
        measure,
        resize: (size) => {
          const { size: now, most } = measure();
          const [all, weight] = [most + least[side], sizes[index - 1] + sizes[index]];
          if (all <= 0 || size === now) return;
          sizes[index - 1] = weight * size / all;
          sizes[index] = weight - sizes[index - 1];
          grow();
          this.memory.set(key, sizes);
        },
        reset: () => {
          sizes.fill(1);
          grow();
          this.memory.set(key, undefined);
        },
      });
      this.#dividers.push({ divider, before, after });
      return [divider.element, after];
    });
  }

  // MARK: The phone's room

  /** Gives the phone the room that people chose for it, or as much as its width needs. */
  layBench(natural) {
    this.#natural = natural;
    const { size } = this.#benchSize();
    this.bench.style.flexBasis = low.matches ? "auto" : px(size);
    this.side.element.hidden = low.matches;
    this.side.describe();
  }

  #benchSize() {
    const all = narrow.matches ? this.main.clientHeight : this.main.clientWidth;
    const most = Math.max(least.bench, all - (narrow.matches ? least.height : least.inspector));
    const kept = this.memory.get(narrow.matches ? "bench.height" : "bench.width");
    const given = narrow.matches ? all * 0.64 : Math.max(this.#natural, all - widest);
    const size = typeof kept === "number" ? kept * all : given;
    return { size: Math.round(Math.min(Math.max(size, least.bench), most)), least: least.bench, most };
  }

  #resizeBench(size) {
    const all = narrow.matches ? this.main.clientHeight : this.main.clientWidth;
    const kept = size === undefined ? undefined : size / all;
    this.memory.set(narrow.matches ? "bench.height" : "bench.width", kept);
    this.onBench();
  }
}
