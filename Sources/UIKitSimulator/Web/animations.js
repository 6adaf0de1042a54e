// Plays what the app animates. A node's style is already that of the end; an animation only covers
// it while it runs, so nothing has to be put back, and an animation that is cut short cannot leave
// anything behind.

import {
  borderStyle, corners, frameStyle, matrix, maskStyle, rangeStyle, setGradient, shadowStyle, shapeStyle,
} from "./drawing.js";
import { css, px } from "./elements.js";

/** An animation that the app no longer lists may play its last moments, in seconds. */
const tail = 0.1;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** What people who want less motion are spared. */
const motions = new Set(["frame", "transform", "origin"]);

function timing(curve) {
  if (Array.isArray(curve)) return `cubic-bezier(${curve.join(", ")})`;
  return curve.points ? `linear(${curve.points.join(", ")})` : "linear";
}

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
    return isMove ? ([x, y]) => ({ translate: `${px(x - endX)} ${px(y - endY)}` }) : frameStyle;
  },
  cornerRadius: () => (value) => ({ borderRadius: corners(value) || "0px" }),
  border: () => borderStyle,
  shadow: () => shadowStyle,
  mask: () => maskStyle,
  shape(values) {
    // A part of the line to begin with or on the way: then all are parts.
    const parts = values.some(({ range }) => range) && !values.some(({ dash }) => dash);
    const moves = values.some(({ data }) => data !== values[0].data);
    return (value) => {
      const { stroke, ...style } = shapeStyle(value);
      if (value.stroke) style.stroke = css(value.stroke);
      if (parts) Object.assign(style, rangeStyle(value.range ?? [0, 1]));
      else if (!value.dash) {
        delete style.strokeDasharray;
        delete style.strokeDashoffset;
      }
      if (moves) style.d = `path("${value.data}")`;
      return style;
    };
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
  cornerRadius: (node) => node.cornerRadius ?? 0,
  border: (node) => node.border ?? { width: 0, color: [0, 0, 0, 0] },
  shadow: (node, from) => node.shadow ?? { ...from, color: [...(from?.color ?? [0, 0, 0])].fill(0, 3) },
  shape: (node, from) => node.shape ?? from,
  gradient: (node, from) => node.gradient ?? from,
  mask: (node, from) => node.mask ?? from,
};

function stepsOf({ property, from, stops }, node) {
  const end = ends[property](node, from);
  return [{ offset: 0, value: from }, ...(stops ?? []), { offset: 1, value: end }];
}

function keyframes(description, node) {
  const { property } = description;
  // No style says what a gradient is made of: see `playGradient`.
  if (property === "gradient") return null;
  const steps = stepsOf(description, node);
  const style = styles[property](steps.map((step) => step.value));
  return steps.map(({ offset, value }) => ({ offset, ...style(value) }));
}

/** The value that an animation of `property` leads to, as something to compare. */
const endOf = (property, node) => JSON.stringify(ends[property](node));

/** The animations of one element. */
export class Player {
  /** What runs: by the animation's id. */
  #running = new Map();

  /** What a node is on the page: `element`, `container`, `border` and `content`. */
  constructor(drawn) {
    this.drawn = drawn;
  }

  /** What an animation of a property changes; nothing where there is none of it. */
  #target(property) {
    const { drawn } = this;
    if (property === "origin") return drawn.container;
    if (property === "border") return drawn.border;
    if (property === "background" && drawn.shade) return drawn.shade.lastElementChild;
    if (property === "shape") return drawn.content?.querySelector("path");
    if (property === "gradient") return drawn.content;
    return drawn.element;
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
    const element = this.#target(property);
    if (!ends[property] || !element || (motions.has(property) && stillness.matches)) return;
    const iterations = description.iterations === "infinite"
      ? Infinity : description.iterations ?? 1;
    if (begin + duration * iterations <= now) return;
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
    if (property === "gradient") playGradient(animation, element, stepsOf(description, node));
    const entry = { animation, property, end: endOf(property, node) };
    this.#running.set(id, entry);
    animation.onfinish = () => {
      if (this.#running.get(id) === entry) this.#running.delete(id);
    };
  }
}

/** Draws a gradient in each frame, and at the end what the node has. */
function playGradient(animation, content, steps) {
  const draw = () => {
    const { progress } = animation.effect.getComputedTiming();
    const runs = animation.playState === "running" && content.isConnected;
    setGradient(content, runs && progress !== null ? mixed(steps, progress) : steps.at(-1).value);
    if (runs) requestAnimationFrame(draw);
  };
  // It may be on the page only after this message.
  requestAnimationFrame(draw);
}

function mixed(steps, progress) {
  const next = steps.findIndex(({ offset }) => offset > progress);
  if (next <= 0) return steps.at(next).value;
  const [{ offset, value: from }, { offset: end, value: to }] = [steps[next - 1], steps[next]];
  const part = (progress - offset) / (end - offset);
  const mix = (one, other) => (Array.isArray(one)
    ? one.map((each, index) => mix(each, other[index] ?? each))
    : one + (other - one) * part);
  const keys = ["colors", "locations", "start", "end"];
  return { ...from, ...Object.fromEntries(keys.map((key) => [key, mix(from[key], to[key])])) };
}

function isReplaced(entry, listed) {
  for (const other of listed.values()) if (other.property === entry.property) return true;
  return false;
}

function secondsLeft({ animation }) {
  const { endTime } = animation.effect.getComputedTiming();
  return (endTime - (animation.currentTime ?? 0)) / 1000;
}
