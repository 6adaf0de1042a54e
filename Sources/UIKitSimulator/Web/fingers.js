// The second finger of a person with one mouse: while Option is held there are two, on either side of
// a middle. With Shift as well both go the same way, and take the middle with them.

import { make, px } from "./elements.js";

export class SecondFinger {
  #middle = null;
  #last = null;
  #marks = null;
  #isHeld = false;
  #isPressed = false;

  /** `size` is the glass in points. */
  constructor({ layer, size }) {
    this.layer = layer;
    this.size = size;
  }

  /** Option is held, or not any more. */
  follow(isHeld) {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (this.#isPressed) return;
    if (isHeld && this.#last) this.#show(this.#last);
    if (!isHeld) this.#forget();
  }

  /** The pointer is over the glass and touches nothing. */
  aim(event, point) {
    this.follow(event.altKey);
    this.#shift(event, point);
    if (this.#isHeld) this.#show(point);
  }

  /** The pointer left the glass. */
  leave() {
    if (this.#isPressed) return;
    this.#last = null;
    this.#forget();
  }

  /** The pointer comes down; returns where the second finger does. */
  begin(point) {
    this.#isPressed = true;
    this.#last = point;
    this.#hide();
    return this.#mirrored(point);
  }

  /** The pointer moves while it is down; returns where the second finger goes. */
  move(event, point) {
    this.#shift(event, point);
    return this.#mirrored(point);
  }

  /** The pointer is lifted. */
  end(isHeld) {
    this.#isPressed = false;
    this.#isHeld = isHeld;
    if (!isHeld) this.#forget();
    else if (this.#last) this.#show(this.#last);
  }

  #shift(event, point) {
    if (event.altKey && event.shiftKey && this.#last) {
      const middle = this.#center;
      this.#middle = {
        x: middle.x + point.x - this.#last.x,
        y: middle.y + point.y - this.#last.y,
      };
    }
    this.#last = point;
  }

  get #center() {
    const [width, height] = this.size();
    return this.#middle ?? { x: width / 2, y: height / 2 };
  }

  #mirrored(point) {
    const [width, height] = this.size();
    const middle = this.#center;
    const within = (value, limit) => Math.round(Math.min(Math.max(value, 0), limit) * 100) / 100;
    return {
      x: within(2 * middle.x - point.x, width),
      y: within(2 * middle.y - point.y, height),
    };
  }

  #show(point) {
    this.#marks ??= [0, 1].map(() => {
      const mark = make("div", "finger aiming");
      this.layer.append(mark);
      return mark;
    });
    [point, this.#mirrored(point)].forEach((place, index) => {
      this.#marks[index].style.translate = `${px(place.x)} ${px(place.y)}`;
    });
  }

  #hide() {
    for (const mark of this.#marks ?? []) mark.remove();
    this.#marks = null;
  }

  #forget() {
    this.#hide();
    this.#middle = null;
  }
}
