// How people have arranged the page, from one visit to the next.

const key = "storyline.workspace";

/** Values by name. A browser that keeps nothing for this page forgets them when it is left. */
export class Memory {
  #values = {};

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      if (kept && typeof kept === "object") this.#values = kept;
    } catch {
      // Not allowed, or not ours: the page begins as it was made.
    }
  }

  get(name) {
    return this.#values[name];
  }

  /** Keeps a value; `undefined` forgets it. */
  set(name, value) {
    if (value === undefined) delete this.#values[name];
    else this.#values[name] = value;
    try {
      localStorage.setItem(key, JSON.stringify(this.#values));
    } catch {
      // As above.
    }
  }
}
