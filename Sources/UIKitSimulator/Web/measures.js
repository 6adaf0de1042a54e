// The distances around a view, drawn on the phone: to what is next to it in each direction, or to
// another view that is pointed at.

import { make, px } from "./elements.js";

/** Less than this is no distance: half a pixel of a phone. */
const least = 0.17;

const directions = [
  { name: "left", axis: 0, sign: -1 }, { name: "right", axis: 0, sign: 1 },
  { name: "top", axis: 1, sign: -1 }, { name: "bottom", axis: 1, sign: 1 },
];

/** Boxes are `{ low: [left, top], high: [right, bottom] }`, in points of the phone. */
const overlaps = (one, other, axis) => (
  one.low[axis] < other.high[axis] - least && other.low[axis] < one.high[axis] - least);

const contains = (outer, inner) => [0, 1].every((axis) => (
  outer.low[axis] <= inner.low[axis] + least && outer.high[axis] >= inner.high[axis] - least));

/** The line from an edge of the box to an edge of the other that lies that way; `null` if none does. */
function line(box, other, { axis, sign }, isAround) {
  const from = sign < 0 ? box.low[axis] : box.high[axis];
  const far = (sign < 0) === isAround ? other.low[axis] : other.high[axis];
  const length = (far - from) * sign;
  if (length < least) return null;
  const across = 1 - axis;
  const low = isAround ? box.low[across] : Math.max(box.low[across], other.low[across]);
  const high = isAround ? box.high[across] : Math.min(box.high[across], other.high[across]);
  return { axis, start: Math.min(from, far), length, at: (low + high) / 2 };
}

/** The lines from a box to its siblings, or to the edges of what it is in. */
export function around(box, siblings, owner) {
  return directions.map((direction) => {
    const lines = siblings
      .filter((other) => overlaps(box, other, 1 - direction.axis))
      .map((other) => line(box, other, direction, false))
      .filter(Boolean)
      .sort((one, other) => one.length - other.length);
    return lines[0] ?? (owner && contains(owner, box) ? line(box, owner, direction, true) : null);
  }).filter(Boolean);
}

/** The lines between two boxes. */
export function between(box, other) {
  if (contains(other, box)) return directions.map((each) => line(box, other, each, true)).filter(Boolean);
  if (contains(box, other)) return between(other, box);
  return directions.map((direction) => {
    const found = line(box, other, direction, false);
    if (!found) return null;
    // Of two that stand slantwise, each line begins in the middle of the first.
    if (overlaps(box, other, 1 - direction.axis)) return found;
    return { ...found, at: (box.low[1 - direction.axis] + box.high[1 - direction.axis]) / 2 };
  }).filter(Boolean);
}

/**
 * `16`, `7.5`, `20.33`: as it would stand in a constraint. Views lie on the pixels of a phone, which are halves or
 * thirds of a point; the page's own pixels are others.
 */
export function number(value) {
  const near = [1, 2, 3].map((parts) => Math.round(value * parts) / parts)
    .find((each) => Math.abs(each - value) < 0.06);
  return String(Math.round((near ?? value) * 100) / 100);
}

export class Measures {
  constructor(root) {
    this.root = root;
  }

  clear() {
    this.root.replaceChildren();
  }

  /** Draws the distances of an element, or those between it and another; `scale` is pixels for a point. */
  show(element, other, glass, scale) {
    const outer = glass.getBoundingClientRect();
    const boxOf = (each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return {
        low: [(left - outer.left) / scale, (top - outer.top) / scale],
        high: [(right - outer.left) / scale, (bottom - outer.top) / scale],
      };
    };
    const box = boxOf(element);
    const isApart = other && other !== element;
    const owner = element.parentElement?.closest(".node");
    const siblings = [...element.parentElement?.children ?? []]
      .filter((each) => each !== element && each.matches(".node") && each.checkVisibility?.() !== false)
      .map(boxOf)
      // What lies behind or over it is beside nothing.
      .filter((each) => !contains(each, box));
    const lines = isApart
      ? between(box, boxOf(other)) : around(box, siblings, owner ? boxOf(owner) : null);
    this.root.replaceChildren(...lines.map(draw));
  }
}

function draw({ axis, start, length, at }) {
  const mark = make("span", axis === 0 ? "measure across" : "measure down");
  mark.style[axis === 0 ? "left" : "top"] = px(start);
  mark.style[axis === 0 ? "top" : "left"] = px(at);
  mark.style[axis === 0 ? "width" : "height"] = px(length);
  const words = make("b", "");
  words.textContent = number(length);
  mark.append(words);
  return mark;
}
