// Turns pointers, and keys on what can be pressed, into the fingers that the app is told about.
// What is typed is another file's business.

import { make, px } from "./elements.js";
import { SecondFinger } from "./fingers.js";

export class Touches {
  /** Fingers on the glass: those of each pointer, by its id. */
  #held = new Map();
  #frame = 0;
  /** The turns of the wheel that the app was not told of yet. */
  #turn = null;
  /** Where the pointer is that touches nothing, if the app was not told yet. */
  #hover = null;
  #isHovering = false;
  #lastID = 0;

  /**
   * `send` takes a message and returns whether it went out; `size` is the glass in points.
   */
  constructor({ glass, fingers, send, size }) {
    this.glass = glass;
    this.layer = fingers;
    this.send = send;
    this.size = size;
    this.second = new SecondFinger({ layer: fingers, size });
    glass.addEventListener("pointerdown", (event) => this.#down(event));
    glass.addEventListener("pointermove", (event) => this.#move(event));
    glass.addEventListener("pointerup", (event) => this.#up(event, "ended"));
    glass.addEventListener("pointercancel", (event) => this.#up(event, "cancelled"));
    glass.addEventListener("lostpointercapture", (event) => this.#up(event, "cancelled"));
    glass.addEventListener("pointerleave", () => this.#leave());
    glass.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    glass.addEventListener("contextmenu", (event) => this.#secondary(event));
    glass.addEventListener("keydown", (event) => this.#key(event));
    glass.addEventListener("click", (event) => this.#click(event));
    for (const name of ["keydown", "keyup"]) {
      document.addEventListener(name, (event) => this.second.follow(event.altKey));
    }
    addEventListener("blur", () => this.second.follow(false));
  }

  /** Takes all fingers off without a word: there is nobody to tell. */
  forget() {
    for (const fingers of this.#held.values()) {
      for (const finger of fingers) finger.mark.remove();
    }
    this.#held.clear();
    this.#isHovering = false;
  }

  // MARK: Pointers

  #down(event) {
    if (event.button !== 0 || this.#held.has(event.pointerId)) return;
    const point = this.point(event.clientX, event.clientY);
    this.glass.setPointerCapture(event.pointerId);
    const points = [point];
    // With Option held there are two fingers, as far from the middle on either side.
    if (event.altKey) points.push(this.second.begin(point));
    const fingers = points.map((each) => this.#press(each)).filter(Boolean);
    if (fingers.length > 0) this.#held.set(event.pointerId, fingers);
  }

  #press(point) {
    const id = ++this.#lastID;
    if (!this.send({ type: "touch", id, phase: "began", ...point })) return null;
    const mark = make("div", "finger");
    this.layer.append(mark);
    const finger = { id, point, mark, moved: false };
    this.#place(finger);
    return finger;
  }

  #move(event) {
    const point = this.point(event.clientX, event.clientY);
    const fingers = this.#held.get(event.pointerId);
    if (!fingers) {
      this.second.aim(event, point);
      return this.#pass(event, point);
    }
    const points = [point];
    if (fingers.length > 1) points.push(this.second.move(event, point));
    fingers.forEach((finger, index) => {
      finger.point = points[index];
      finger.moved = true;
      this.#place(finger);
    });
    // A mouse reports more often than a screen shows: one message a frame is enough.
    this.#frame ||= requestAnimationFrame(() => this.#flushAll());
  }

  #up(event, phase) {
    const fingers = this.#held.get(event.pointerId);
    if (!fingers) return;
    if (phase === "ended") {
      fingers[0].point = this.point(event.clientX, event.clientY);
      if (fingers.length > 1) fingers[1].point = this.second.move(event, fingers[0].point);
    }
    this.#held.delete(event.pointerId);
    for (const finger of fingers) this.#lift(finger, phase);
    this.second.end(event.altKey);
  }

  #lift(finger, phase) {
    this.#flush(finger);
    this.send({ type: "touch", id: finger.id, phase, ...finger.point });
    finger.mark.classList.add("lifting");
    finger.mark.addEventListener("transitionend", () => finger.mark.remove());
    setTimeout(() => finger.mark.remove(), 400);
  }

  #flush(finger) {
    if (!finger.moved) return;
    finger.moved = false;
    this.send({ type: "touch", id: finger.id, phase: "moved", ...finger.point });
  }

  // The page stays where it is: what is under the pointer scrolls.
  #wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 16, this.size()[1]][event.deltaMode];
    this.#turn ??= { dx: 0, dy: 0 };
    Object.assign(this.#turn, this.point(event.clientX, event.clientY));
    this.#turn.dx += (event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX) * unit;
    this.#turn.dy += event.shiftKey && !event.deltaX ? 0 : event.deltaY * unit;
    this.#frame ||= requestAnimationFrame(() => this.#flushAll());
  }

  #secondary(event) {
    event.preventDefault();
    // A finger that is held long is no click; and a keyboard's menu key points nowhere.
    if (event.button !== 2) return;
    this.send({ type: "secondaryClick", ...this.point(event.clientX, event.clientY) });
  }

  #flushAll() {
    this.#frame = 0;
    for (const fingers of this.#held.values()) for (const each of fingers) this.#flush(each);
    if (this.#turn) this.send({ type: "wheel", ...this.#turn });
    this.#turn = null;
    if (this.#hover) this.send({ type: "hover", ...this.#hover });
    this.#hover = null;
  }

  // MARK: Hovering

  // Only an app that looks for the pointer is told where it is.
  #pass(event, point) {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    if (!this.glass.querySelector("[data-hover]")) return;
    this.#hover = point;
    this.#isHovering = true;
    this.#frame ||= requestAnimationFrame(() => this.#flushAll());
  }

  #leave() {
    this.second.leave();
    if (!this.#isHovering) return;
    this.#isHovering = false;
    this.#hover = null;
    this.send({ type: "hover" });
  }

  #place({ mark, point }) {
    mark.style.translate = `${px(point.x)} ${px(point.y)}`;
  }

  /** A point on the page, in the app's points; a finger cannot leave the glass. */
  point(clientX, clientY) {
    const box = this.glass.getBoundingClientRect();
    const [width, height] = this.size();
    const within = (value, limit) => Math.round(Math.min(Math.max(value, 0), limit) * 100) / 100;
    return {
      x: within(((clientX - box.left) / box.width) * width, width),
      y: within(((clientY - box.top) / box.height) * height, height),
    };
  }

  // MARK: Keys and assistive technology

  #key(event) {
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    const target = event.target.closest("[tabindex='0']");
    if (!target) return;
    event.preventDefault();
    if (!event.repeat) this.#tap(target);
  }

  // A screen reader presses without a pointer.
  #click(event) {
    if (event.detail !== 0 || event.pointerType) return;
    const target = event.target.closest("[tabindex='0']");
    if (target) this.#tap(target);
  }

  #tap(element) {
    const box = element.getBoundingClientRect();
    const point = this.point(box.left + box.width / 2, box.top + box.height / 2);
    const id = ++this.#lastID;
    this.send({ type: "touch", id, phase: "began", ...point });
    this.send({ type: "touch", id, phase: "ended", ...point });
  }
}
