// The views of the screen in depth, one behind the other: turned with the pointer, or with two sliders.

import { make } from "./elements.js";

/** How far the pointer goes for a degree, in pixels, and from where it no longer is a click. */
const reach = { degree: 2.4, click: 4 };
const most = 75;

export class Depth {
  #isOn = false;
  #turn = [-32, 12];
  #from = null;

  constructor({ glass }) {
    this.glass = glass;
    this.button = make("button", "mode");
    this.button.type = "button";
    this.button.textContent = "Depth";
    this.button.title = "Shows the views one behind the other";
    this.button.setAttribute("aria-pressed", "false");
    this.button.addEventListener("click", () => this.setOn(!this.#isOn));
    this.sliders = make("div", "sliders");
    this.turn = this.#slider("Turn", -most, most, this.#turn[0], (value) => { this.#turn[0] = value; });
    this.tilt = this.#slider("Tilt", -most, most, this.#turn[1], (value) => { this.#turn[1] = value; });
    this.gap = this.#slider("Distance", 0, 60, 18, () => {});
    this.sliders.hidden = true;
  }

  get isOn() {
    return this.#isOn;
  }

  setOn(isOn) {
    this.#isOn = isOn;
    this.button.setAttribute("aria-pressed", String(isOn));
    this.sliders.hidden = !isOn;
    document.body.classList.toggle("in-depth", isOn);
    this.#draw();
  }

  begin(event) {
    this.#from = { x: event.clientX, y: event.clientY, turn: [...this.#turn], isDrag: false };
  }

  /** Turns the stack while a button is down. Returns whether it does. */
  move(event) {
    if (!this.#from || event.buttons === 0) return false;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (Math.hypot(x, y) > reach.click) this.#from.isDrag = true;
    if (!this.#from.isDrag) return true;
    const limited = (value) => Math.min(Math.max(value, -most), most);
    this.#turn = [
      limited(this.#from.turn[0] + x / reach.degree), limited(this.#from.turn[1] - y / reach.degree)];
    [this.turn.value, this.tilt.value] = this.#turn;
    this.#draw();
    return true;
  }

  /** Returns whether the press that ends was a click. */
  end() {
    const isClick = this.#from !== null && !this.#from.isDrag;
    this.#from = null;
    return isClick;
  }

  #draw() {
    const { style } = this.glass;
    style.setProperty("--turn", `${this.#turn[0]}deg`);
    style.setProperty("--tilt", `${this.#turn[1]}deg`);
    style.setProperty("--gap", `${this.gap.value}px`);
    // It turns about its middle.
    style.setProperty("--levels", this.#isOn ? levels(this.glass.querySelector(".screen")) : 0);
  }

  #slider(label, least, greatest, value, onChange) {
    const owner = make("label", "");
    const input = make("input", "");
    Object.assign(input, { type: "range", min: least, max: greatest, step: 1 });
    input.value = value;
    input.addEventListener("input", () => {
      onChange(Number(input.value));
      this.#draw();
    });
    owner.append(label, input);
    this.sliders.append(owner);
    return input;
  }
}

/** How many views lie in each other, at most. */
function levels(owner) {
  let most = 0;
  for (const child of owner.children) {
    if (child.matches(".node")) most = Math.max(most, 1 + levels(child));
    else if (child.matches(".children")) most = Math.max(most, levels(child));
  }
  return most;
}
