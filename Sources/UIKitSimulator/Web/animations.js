// Plays what the app animates. A node's style is already that of the end; an animation only covers
// it while it runs, so nothing has to be put back, and an animation that is cut short cannot leave
// anything behind.

import { css, matrix, px } from "./drawing.js";

/** An animation that the app no longer lists may play its last moments, in seconds. */
const tail = 0.1;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** What people who want less motion are spared. */
const motions = new Set(["frame", "transform", "origin"]);

function timing(curve) {
  if (Array.isArray(curve)) return `cubic-bezier(${curve.join(", ")})`;
  return curve.points ? `linear(${curve.points.join(", ")})` : "linear";
}

const box = ([left, top, width, height]) => (
  { left: px(left), top: px(top), width: px(width), height: px(height) });

/** How a value of a property becomes styles that a browser can go over to another. */
const styles = {
  opacity: () => (value) => ({ opacity: value }),
  transform: () => (value) => ({ transform: matrix(value) }),
  background: () => (value) => ({ backgroundColor: css(value) }),
  // Of the element that holds the children.
  origin: () => ([x, y]) => ({ left: px(-x), top: px(-y) }),
  frame(values) {
    const [endX, endY, endWidth, endHeight] = values.at(-1);
    const isMove = values.every(([, , width, height]) => (
      width === endWidth && height === endHeight));
    // A move alone needs no layout, so the browser can keep it smooth by itself.
    return isMove ? ([x, y]) => ({ translate: `${px(x - endX)} ${px(y - endY)}` }) : box;
  },
};

/** The value that an animation leads to. */
const ends = {
  opacity: (node) => node.opacity ?? 1,
  transform: (node) => node.transform ?? [1, 0, 0, 1, 0, 0],
  // Nothing fades to the transparent shade of what it was.
  background: (node, from) => node.background ?? [...(from ?? [0, 0, 0]).slice(0, 3), 0],
  frame: (node) => node.frame,
  origin: (node) => node.origin ?? [0, 0],
};

function keyframes({ property, from, stops }, node) {
  const end = ends[property](node, from);
  const steps = [
    { offset: 0, value: from }, ...(stops ?? []), { offset: 1, value: end },
  ];
  const style = styles[property](steps.map((step) => step.value));
  return steps.map(({ offset, value }) => ({ offset, ...style(value) }));
}

/** The value that an animation of `property` leads to, as something to compare. */
const endOf = (property, node) => JSON.stringify(ends[property](node));

/** The animations of one element. */
export class Player {
  /** What runs: by the animation's id. */
  #running = new Map();

  /** `container` gives the element that holds the children of `element`. */
  constructor(element, container) {
    this.element = element;
    this.container = container;
  }

  /** Makes what runs the same as what `node` lists; `now` is the app's time. */
  update(node, now) {
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
    for (const description of listed.values()) this.#play(description, node, now);
  }

  stop() {
    for (const entry of this.#running.values()) entry.animation.cancel();
    this.#running.clear();
  }

  #play(description, node, now) {
    const { id, property, curve, begin, duration } = description;
    if (!styles[property] || (motions.has(property) && stillness.matches)) return;
    const iterations = description.iterations === "infinite"
      ? Infinity : description.iterations ?? 1;
    if (begin + duration * iterations <= now) return;
    const element = property === "origin" ? this.container() : this.element;
    const animation = element.animate(keyframes(description, node), {
      duration: duration * 1000,
      easing: timing(curve),
      iterations,
      direction: description.alternates ? "alternate" : "normal",
      fill: "backwards",
    });
    // Where it is now. The browser goes on from there with the first frame that it draws, so a slow
    // frame is no jump, and everything in one message stays together.
    animation.currentTime = (now - begin) * 1000;
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
