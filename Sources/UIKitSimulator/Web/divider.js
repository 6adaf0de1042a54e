// A line between two areas, which the pointer drags and the arrow keys move.

import { make } from "./elements.js";

/** How far an arrow key moves it, in pixels. */
const step = 16;

/**
 * `isUpright` says whether the areas lie side by side. `measure` returns the size of the first area,
 * the least and the most that it may have; `resize` takes a size; `reset` undoes all of them.
 */
export function makeDivider({ label, isUpright, measure, resize, reset }) {
  const element = make("div", "divider");
  element.setAttribute("role", "separator");
  element.setAttribute("aria-label", label);
  element.tabIndex = 0;

  const isAcross = () => isUpright();
  const describe = () => {
    const { size, least, most } = measure();
    element.setAttribute("aria-orientation", isAcross() ? "vertical" : "horizontal");
    const share = most > least ? (size - least) / (most - least) : 0;
    element.setAttribute("aria-valuemin", "0");
    element.setAttribute("aria-valuemax", "100");
    element.setAttribute("aria-valuenow", String(Math.round(Math.min(1, Math.max(0, share)) * 100)));
  };
  const go = (size) => {
    const { least, most } = measure();
    resize(Math.min(Math.max(size, least), Math.max(least, most)));
    describe();
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    const place = (each) => (isAcross() ? each.clientX : each.clientY);
    const [start, { size }] = [place(event), measure()];
    // From right to left the first area is on the right.
    const sign = isAcross() && getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const move = (each) => go(size + sign * (place(each) - start));
    const end = () => {
      element.classList.remove("dragged");
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
    element.classList.add("dragged");
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  });
  element.addEventListener("dblclick", () => {
    reset();
    describe();
  });
  element.addEventListener("keydown", (event) => {
    const { size, least, most } = measure();
    const target = {
      [isAcross() ? "ArrowLeft" : "ArrowUp"]: size - step,
      [isAcross() ? "ArrowRight" : "ArrowDown"]: size + step,
      Home: least,
      End: most,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  });
  return { element, describe };
}
