// Plays what the app animates. A node's style is already that of the end; an animation only covers
// it while it runs, so nothing has to be put back, and an animation that is cut short cannot leave
// anything behind.

import { px } from "./drawing.js";

/** An animation that the app no longer lists may play its last moments, in seconds. */
const tail = 0.1;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Translates seconds on the app's clock into the document's. */
export class Clock {
  #offset = Infinity;

  reset() {
    this.#offset = Infinity;
  }

  /** Learns from a message that was sent at `now`: the quickest so far is the best guess. */
  learn(now) {
    this.#offset = Math.min(this.#offset, performance.now() / 1000 - now);
  }

  /** Milliseconds on the document's timeline. */
  documentTime(seconds) {
    return (seconds + this.#offset) * 1000;
  }
}

const timing = (curve) => (Array.isArray(curve) ? `cubic-bezier(${curve.join(", ")})` : "linear");

function keyframes(description, node) {
  if (description.property === "opacity") {
    return [{ opacity: description.from }, { opacity: node.opacity ?? 1 }];
  }
  const [x, y, width, height] = description.from;
  const [endX, endY, endWidth, endHeight] = node.frame;
  // A move alone needs no layout, so the browser can keep it smooth by itself.
  if (width === endWidth && height === endHeight) {
    return [{ translate: `${px(x - endX)} ${px(y - endY)}` }, { translate: "0px 0px" }];
  }
  const box = (left, top, width, height) => (
    { left: px(left), top: px(top), width: px(width), height: px(height) });
  return [box(x, y, width, height), box(endX, endY, endWidth, endHeight)];
}

/** The value that an animation of `property` leads to, as something to compare. */
const endOf = (property, node) => (
  property === "opacity" ? String(node.opacity ?? 1) : node.frame.join(" "));

/** The animations of one element. */
export class Player {
  /** What runs: by the animation's id. */
  #running = new Map();

  constructor(element) {
    this.element = element;
  }

  /** Makes what runs the same as what `node` lists. */
  update(node, clock) {
    const listed = new Map((node.animations ?? []).map((each) => [each.id, each]));
    for (const [id, entry] of this.#running) {
      const description = listed.get(id);
      const end = endOf(entry.property, node);
      if (description) {
        // The same animation towards another end goes on from where it is in time.
        if (end !== entry.end) entry.animation.effect.setKeyframes(keyframes(description, node));
        entry.end = end;
        listed.delete(id);
      } else if (end !== entry.end || isReplaced(entry, listed) || secondsLeft(entry) > tail) {
        entry.animation.cancel();
        this.#running.delete(id);
      }
    }
    for (const description of listed.values()) this.#play(description, node, clock);
  }

  stop() {
    for (const entry of this.#running.values()) entry.animation.cancel();
    this.#running.clear();
  }

  #play(description, node, clock) {
    const { id, property, curve, duration } = description;
    if (property === "frame" && stillness.matches) return;
    const begin = clock.documentTime(description.begin);
    if (begin + duration * 1000 <= performance.now()) return;
    const animation = this.element.animate(keyframes(description, node), {
      duration: duration * 1000,
      easing: timing(curve),
      fill: "backwards",
    });
    // Everything that began together stays together, however late its description came.
    animation.startTime = begin;
    const entry = { animation, property, end: endOf(property, node) };
    this.#running.set(id, entry);
    animation.onfinish = () => {
      if (this.#running.get(id) === entry) this.#running.delete(id);
    };
  }
}

function isReplaced(entry, listed) {
  for (const other of listed.values()) if (other.property === entry.property) return true;
  return false;
}

function secondsLeft({ animation }) {
  const { endTime } = animation.effect.getComputedTiming();
  return (endTime - (animation.currentTime ?? 0)) / 1000;
}
