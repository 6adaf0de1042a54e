// How one node's own properties become an element's: no state but what is on the element.

import { css, make, px } from "./elements.js";
import { drawText } from "./text.js";

const svgNamespace = "http://www.w3.org/2000/svg";
const imageTypes = new Set([
  "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
]);

/** `[a,b,c,d,tx,ty]` as CSS; nothing for a node that is not turned. */
export const matrix = (transform) => (transform ? `matrix(${transform.join(", ")})` : "");

// MARK: - Box

// Browsers move the edges of a box to whole pixels. On fine screens these may be pixels of the page, of
// which the screen shows each as two or three: a thinner box vanishes wherever both of its edges are moved
// to the same pixel. So a line has a box of whole pixels, which is made as thin as the line.
const isLine = (length) => length > 0 && length < 1;

/** Most lines are at the end of something; one at the very beginning grows towards the end. */
const isAtEnd = (start) => start >= 1;

/**
 * A line ends where it should, or a little before: what begins there, such as the next row, would cover
 * the rest. What is cut is cut between pixels, so half a pixel less keeps the line out of that.
 */
function place(start, length) {
  if (!isLine(length)) return px(start);
  return isAtEnd(start)
    ? `calc(${px(start + length)} - var(--line) - var(--rest))`
    : `calc(${px(start)} + var(--rest))`;
}

function extent(length) {
  // A little more, for a length that is rounded down is no whole pixel any more.
  if (isLine(length)) return "calc(var(--line) * 1.002)";
  return length >= 1 && length < 2 ? `max(${px(length)}, var(--line) / var(--steps))` : px(length);
}

/** Where a node is. */
export const frameStyle = ([x, y, width, height]) => ({
  left: place(x, width), top: place(y, height), width: extent(width), height: extent(height),
});

/** As a part of the box that a line has: whole pixels of the screen. */
const thickness = (length) => (
  isLine(length) ? `calc(max(1, round(${length} * var(--pixels), 1)) / var(--steps))` : "1");

/** Makes a line as thin as it should be, towards the edge at which it is. */
function thinStyle({ frame: [x, y, width, height], transform }) {
  if (transform || !(isLine(width) || isLine(height))) return { scale: "", transformOrigin: "" };
  const edge = (start, length) => (
    isLine(length) ? (isAtEnd(start) ? "100%" : "0%") : "50%");
  return {
    scale: `${thickness(width)} ${thickness(height)}`,
    transformOrigin: `${edge(x, width)} ${edge(y, height)}`,
  };
}

/** Sets everything about the node's rectangle but its place in time. */
export function drawBox(element, node) {
  const style = element.style;
  Object.assign(style, frameStyle(node.frame), thinStyle(node));
  // About the middle, which is where CSS turns by itself.
  style.transform = matrix(node.transform);
  style.opacity = node.opacity ?? 1;
  style.background = node.background && !throwsShade(node) ? css(node.background) : "";
  style.borderRadius = corners(node.cornerRadius);
  setCurve(style, node);
  element.classList.toggle("clips", node.clips === true);
  element.classList.toggle("blurs", node.blur === true);
  // A layer that cuts its children cuts its shadow, too.
  const shadow = node.clips ? null : node.shadow;
  Object.assign(style, { boxShadow: "", filter: "" }, shadow ? shadowStyle(shadow) : {});
  drawMask(style, node.mask);
}

/** Corners that reach further than a circle's; where a browser has none they are a circle's. */
function setCurve(style, { cornerRadius, cornerCurve }) {
  style.cornerShape = "";
  if (!cornerCurve || !CSS.supports("corner-shape", "superellipse(2)")) return;
  const [reach, middle] = cornerCurve;
  // The curve whose sum of powers is 1, by the power that puts its middle there.
  const power = -1 / Math.log2(1 - middle);
  style.cornerShape = `superellipse(${Math.log2(power)})`;
  const radii = [cornerRadius].flat().map((radius) => (radius ? reach : 0));
  style.borderRadius = corners(radii);
}

/** One radius, or four clockwise from the upper left. */
export const corners = (radius) => (radius ? [radius].flat().map(px).join(" ") : "");

/** The shadow of a box, or of whatever is drawn; that of a path is an element. */
export function shadowStyle({ offset, radius, color, content, path }) {
  if (path !== undefined) return {};
  // CSS blurs a box's over twice the radius that a layer names, and that of a drawing over once.
  return content
    ? { filter: `drop-shadow(${[...offset, radius].map(px).join(" ")} ${css(color)})` }
    : { boxShadow: `${[...offset, radius * 2].map(px).join(" ")} ${css(color)}` };
}

const throwsShade = ({ shadow, clips }) => !clips && shadow?.path !== undefined;

/** What lies below the rest of a node whose shadow a path throws: that, and the background over it. */
export function drawShade(node) {
  if (!throwsShade(node)) return null;
  const { shadow, background } = node;
  const shade = make("div", "shade");
  const [content, path] = svg("path");
  path.setAttribute("d", shadow.path);
  path.style.fill = css(shadow.color);
  content.style.translate = shadow.offset.map(px).join(" ");
  content.style.filter = `blur(${px(shadow.radius)})`;
  const ground = make("div", "ground");
  if (background) ground.style.background = css(background);
  shade.append(content, ground);
  return shade;
}

/** What a path leaves. */
export const maskStyle = ({ path, evenOdd }) => (
  { clipPath: path ? `path(${evenOdd ? "evenodd, " : ""}"${path}")` : "inset(50%)" });

function drawMask(style, mask) {
  style.clipPath = "";
  style.mask = "";
  if (mask?.path !== undefined) {
    Object.assign(style, maskStyle(mask));
  } else if (mask) {
    const [x, y, width, height] = mask.rect;
    const source = `url("data:image/svg+xml;base64,${mask.svg}")`;
    style.mask =
      `${source} ${px(x)} ${px(y)} / ${px(width)} ${px(height)} no-repeat border-box no-clip`;
  }
}

/** A border lies above the children, so it is an element of its own; null when there is none. */
export function drawBorder(node, border) {
  if (!node.border || node.border.width <= 0) return null;
  border ??= make("div", "border");
  Object.assign(border.style, borderStyle(node.border));
  return border;
}

export const borderStyle = ({ width, color }) => (
  { borderWidth: px(width), borderColor: css(color) });

// MARK: - Content

/** What the node draws itself, below its children; null when there is nothing. */
export function drawContent(node) {
  if (node.text) return drawText(node.text, drawImage);
  if (node.path) return drawPath(node.path);
  if (node.image) return drawImage(node.image);
  if (node.shape) return drawShape(node.shape);
  if (node.gradient) return drawGradient(node.gradient, node.id);
  return null;
}

/** Changes a shape or a gradient where it is, so that what moves it goes on; false for all else. */
export function redrawContent(content, node, old) {
  if (node.shape && old.shape) setShape(content.firstElementChild, node.shape);
  else if (node.gradient && old.gradient?.kind === node.gradient.kind) {
    setGradient(content, node.gradient);
  } else return false;
  return true;
}

/** A picture of its own over the whole node, with one element in it. */
function svg(tag) {
  const content = document.createElementNS(svgNamespace, "svg");
  content.setAttribute("class", "content");
  content.setAttribute("aria-hidden", "true");
  const element = document.createElementNS(svgNamespace, tag);
  content.append(element);
  return [content, element];
}

function drawPath({ data, fill, stroke, lineWidth }) {
  const [content, path] = svg("path");
  path.setAttribute("d", data);
  path.setAttribute("fill", fill ? css(fill) : "none");
  if (stroke) {
    path.setAttribute("stroke", css(stroke));
    path.setAttribute("stroke-width", lineWidth ?? 1);
    path.setAttribute("stroke-linecap", "round");
    path.setAttribute("stroke-linejoin", "round");
  }
  return content;
}

// MARK: - Shapes and gradients

function drawShape(shape) {
  const [content, path] = svg("path");
  setShape(path, shape);
  return content;
}

function setShape(path, shape) {
  path.setAttribute("d", shape.data);
  path.setAttribute("fill-rule", shape.evenOdd ? "evenodd" : "nonzero");
  // Parts of the line are parts of a length of 1; a pattern is in points.
  if (shape.dash) path.removeAttribute("pathLength");
  else path.setAttribute("pathLength", 1);
  path.style.strokeLinecap = shape.cap ?? "butt";
  path.style.strokeLinejoin = shape.join ?? "miter";
  Object.assign(path.style, shapeStyle(shape));
}

/** What of a shape can go over to another, but for the path itself. */
export function shapeStyle({ fill, stroke, lineWidth, miterLimit, range, dash, dashPhase }) {
  const [start, end] = range ?? [0, 1];
  return {
    fill: fill ? css(fill) : "none",
    stroke: stroke && end > start ? css(stroke) : "none",
    strokeWidth: px(lineWidth ?? 1),
    strokeMiterlimit: miterLimit ?? 10,
    strokeDasharray: dash ? dash.map(px).join(" ") : range ? rangeStyle(range).strokeDasharray : "",
    strokeDashoffset: dash ? px(dashPhase) : px(-start),
  };
}

/** A part of a line, as what can go over to another part. */
export const rangeStyle = ([start, end]) => (
  { strokeDasharray: `${px(Math.max(0, end - start))} 2px`, strokeDashoffset: px(-start) });

function drawGradient(gradient, id) {
  const [content, box] = svg("rect");
  content.classList.add("fill");
  const tag = gradient.kind === "radial" ? "radialGradient" : "linearGradient";
  const element = document.createElementNS(svgNamespace, tag);
  element.id = `gradient-${id}`;
  content.prepend(element);
  box.setAttribute("width", "100%");
  box.setAttribute("height", "100%");
  box.setAttribute("fill", `url(#${element.id})`);
  setGradient(content, gradient);
  return content;
}

/** The same with all locations between 0 and 1, where SVG wants them: on a longer way. */
function spread(gradient) {
  const { kind, locations, start, end } = gradient;
  const [low, high] = [Math.min(0, ...locations), Math.max(1, ...locations)];
  if (kind !== "axial" || (low === 0 && high === 1)) return gradient;
  const point = (part) => start.map((each, index) => each + (end[index] - each) * part);
  return {
    ...gradient,
    locations: locations.map((each) => (each - low) / (high - low)),
    start: point(low),
    end: point(high),
  };
}

/** Gives the gradient in a node's content other colours and places. */
export function setGradient(content, gradient) {
  const { kind, colors, locations, start, end } = spread(gradient);
  const element = content.firstElementChild;
  if (kind === "radial") {
    element.setAttribute("cx", 0);
    element.setAttribute("cy", 0);
    element.setAttribute("r", 1);
    const size = [end[0] - start[0], end[1] - start[1]];
    element.setAttribute(
      "gradientTransform", `matrix(${[size[0], 0, 0, size[1], ...start].join(" ")})`);
  } else {
    const names = ["x1", "y1", "x2", "y2"];
    [...start, ...end].forEach((value, index) => element.setAttribute(names[index], value));
  }
  while (element.childElementCount > colors.length) element.lastElementChild.remove();
  colors.forEach((color, index) => {
    const stop = element.children[index]
      ?? element.appendChild(document.createElementNS(svgNamespace, "stop"));
    stop.setAttribute("offset", locations[index]);
    stop.style.stopColor = css(color);
  });
}

function drawImage(image) {
  const { mediaType, data, rect, tint, mirrored, parts } = image;
  if (!imageTypes.has(mediaType)) return null;
  const source = `data:${mediaType};base64,${data}`;
  const content = parts
    ? drawParts(source, parts, tint) : drawWhole(source, tint);
  const [x, y, width, height] = rect;
  content.style.left = px(x);
  content.style.top = px(y);
  content.style.width = px(width);
  content.style.height = px(height);
  if (mirrored) content.style.transform = "scaleX(-1)";
  return content;
}

/**
 * A picture of which only the inside is stretched. A browser without masks of that kind
 * stretches the shape of a tinted one as a whole.
 */
function drawParts(source, { size, insets }, tint) {
  const percentages = insets.map((inset, index) => `${(inset / size[1 - (index % 2)]) * 100}%`);
  const border = {
    Source: `url("${source}")`,
    Slice: `${percentages.join(" ")} fill`,
    Width: insets.map(px).join(" "),
    Repeat: "stretch",
  };
  const canMask = CSS.supports("-webkit-mask-box-image-slice", "1 fill");
  if (tint && !canMask) return drawWhole(source, tint);
  const content = make("div", "content parts");
  const property = tint ? "webkitMaskBoxImage" : "borderImage";
  for (const [name, value] of Object.entries(border)) content.style[property + name] = value;
  if (tint) content.style.background = css(tint);
  return content;
}

function drawWhole(source, tint) {
  // A picture that lends only its shape is a hole through which the colour is seen.
  const content = make(tint ? "div" : "img", tint ? "content mask" : "content");
  if (tint) {
    content.style.maskImage = `url("${source}")`;
    content.style.background = css(tint);
    return content;
  }
  content.alt = "";
  content.draggable = false;
  content.src = source;
  return content;
}
