// Turns pointers, and keys on what can be pressed, into the fingers that the app is told about.
// What is typed is another file's business.

import { make, px } from "./drawing.js";

export class Touches {
  /** Fingers on the glass: by the pointer's id. */
  #fingers = new Map();
  #frame = 0;
  /** The turns of the wheel that the app was not told of yet. */
  #turn = null;
  #lastID = 0;

  /**
   * `send` takes a message and returns whether it went out; `size` is the glass in points.
   */
  constructor({ glass, fingers, send, size }) {
    this.glass = glass;
    this.layer = fingers;
    this.send = send;
    this.size = size;
    glass.addEventListener("pointerdown", (event) => this.#down(event));
    glass.addEventListener("pointermove", (event) => this.#move(event));
    glass.addEventListener("pointerup", (event) => this.#up(event, "ended"));
    glass.addEventListener("pointercancel", (event) => this.#up(event, "cancelled"));
    glass.addEventListener("lostpointercapture", (event) => this.#up(event, "cancelled"));
    glass.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("keydown", (event) => this.#key(event));
    glass.addEventListener("click", (event) => this.#click(event));
  }

  /** Takes all fingers off without a word: there is nobody to tell. */
  forget() {
    for (const finger of this.#fingers.values()) finger.mark.remove();
    this.#fingers.clear();
  }

  // MARK: Pointers

  #down(event) {
    if (event.button !== 0 || this.#fingers.has(event.pointerId)) return;
    const point = this.#point(event.clientX, event.clientY);
    const id = ++this.#lastID;
    this.glass.setPointerCapture(event.pointerId);
    if (!this.send({ type: "touch", id, phase: "began", ...point })) return;
    const mark = make("div", "finger");
    this.layer.append(mark);
    const finger = { id, point, mark, moved: false };
    this.#fingers.set(event.pointerId, finger);
    this.#place(finger);
  }

  #move(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    finger.point = this.#point(event.clientX, event.clientY);
    finger.moved = true;
    this.#place(finger);
    // A mouse reports more often than a screen shows: one message a frame is enough.
    this.#frame ||= requestAnimationFrame(() => this.#flushAll());
  }

  #up(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    if (phase === "ended") finger.point = this.#point(event.clientX, event.clientY);
    this.#flush(finger);
    this.#fingers.delete(event.pointerId);
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
    Object.assign(this.#turn, this.#point(event.clientX, event.clientY));
    this.#turn.dx += (event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX) * unit;
    this.#turn.dy += event.shiftKey && !event.deltaX ? 0 : event.deltaY * unit;
    this.#frame ||= requestAnimationFrame(() => this.#flushAll());
  }

  #flushAll() {
    this.#frame = 0;
    for (const each of this.#fingers.values()) this.#flush(each);
    if (this.#turn) this.send({ type: "wheel", ...this.#turn });
    this.#turn = null;
  }

  #place({ mark, point }) {
    mark.style.translate = `${px(point.x)} ${px(point.y)}`;
  }

  /** A point on the page, in the app's points; a finger cannot leave the glass. */
  #point(clientX, clientY) {
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
    const point = this.#point(box.left + box.width / 2, box.top + box.height / 2);
    const id = ++this.#lastID;
    this.send({ type: "touch", id, phase: "began", ...point });
    this.send({ type: "touch", id, phase: "ended", ...point });
  }
}
