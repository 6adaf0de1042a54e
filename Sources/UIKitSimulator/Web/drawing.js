// How one node's own properties become an element's: no state but what is on the element.

const svgNamespace = "http://www.w3.org/2000/svg";
const imageTypes = new Set([
  "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
]);
/** The stage measures with Helvetica's widths, which the next two families share. */
const systemFamilies = 'Helvetica, Arial, "Liberation Sans", sans-serif';

export const px = (value) => `${value}px`;

/** `[r,g,b,a]`, 0 to 1, as CSS. */
export function css([red, green, blue, alpha]) {
  return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;
}

/** `[a,b,c,d,tx,ty]` as CSS; nothing for a node that is not turned. */
export const matrix = (transform) => (transform ? `matrix(${transform.join(", ")})` : "");

export function make(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** A line of a third of a point must not fall between the pixels of a coarser or smaller phone. */
const visible = (length) =>
  length > 0 && length < 2 ? `max(${px(length)}, var(--hairline, 1px))` : px(length);

/** A line that is drawn thicker begins on a pixel, so that what comes after it does not cover it. */
function place(style, side, start, length) {
  style[side] = px(start);
  // A browser that does not know `round` keeps the line where it is.
  if (length > 0 && length < 1) {
    style[side] = `round(down, ${px(start + 0.1)}, var(--hairline, 1px))`;
  }
}

function familyList(family) {
  if (!family || family === "Helvetica") return systemFamilies;
  return `"${family.replace(/["\\\n\r\f]/g, "")}", ${systemFamilies}`;
}

// MARK: - Box

/** Sets everything about the node's rectangle but its place in time. */
export function drawBox(element, node) {
  const style = element.style;
  const [x, y, width, height] = node.frame;
  place(style, "left", x, width);
  place(style, "top", y, height);
  style.width = visible(width);
  style.height = visible(height);
  // About the middle, which is where CSS turns by itself.
  style.transform = matrix(node.transform);
  style.opacity = node.opacity ?? 1;
  style.background = node.background ? css(node.background) : "";
  style.borderRadius = node.cornerRadius ? px(node.cornerRadius) : "";
  element.classList.toggle("clips", node.clips === true);
  element.classList.toggle("blurs", node.blur === true);
  // A layer that cuts its children cuts its shadow, too.
  const shadow = node.clips ? null : node.shadow;
  // CSS blurs over twice the radius that a layer names.
  style.boxShadow = shadow
    ? [...shadow.offset, shadow.radius * 2].map(px).join(" ") + " " + css(shadow.color)
    : "";
}

/** A border lies above the children, so it is an element of its own; null when there is none. */
export function drawBorder(node) {
  if (!node.border || node.border.width <= 0) return null;
  const border = make("div", "border");
  border.style.borderWidth = px(node.border.width);
  border.style.borderColor = css(node.border.color);
  return border;
}

// MARK: - Content

/** What the node draws itself, below its children; null when there is nothing. */
export function drawContent(node) {
  if (node.text) return drawText(node.text);
  if (node.path) return drawPath(node.path);
  if (node.image) return drawImage(node.image);
  return null;
}

function drawText(lines) {
  const content = make("div", "content");
  for (const line of lines) {
    const { family, size, weight, italic } = line.font;
    const element = make("span", "line");
    element.textContent = line.string;
    const style = element.style;
    style.fontFamily = familyList(family);
    style.fontSize = px(size);
    style.fontWeight = weight;
    style.fontStyle = italic ? "italic" : "";
    style.color = css(line.color);
    style.left = px(line.origin[0]);
    // The style sheet puts the baseline one em below the element's top.
    style.top = px(line.origin[1] - size);
    const natural = measure(line.string, style);
    if (natural > line.width + 0.5) style.transform = `scaleX(${line.width / natural})`;
    content.append(element);
  }
  return content;
}

const ruler = document.createElement("canvas").getContext("2d");
const widths = new Map();

// A browser without a font of Helvetica's widths, or with emoji wider than the stage thought, must
// not run out of the frame.
function measure(string, style) {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const key = `${font}\n${string}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = font;
    ruler.fontKerning = "none";
    width = ruler.measureText(string).width;
    if (widths.size > 4000) widths.clear();
    widths.set(key, width);
  }
  return width;
}

function drawPath({ data, fill, stroke, lineWidth }) {
  const content = document.createElementNS(svgNamespace, "svg");
  content.setAttribute("class", "content");
  content.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", data);
  path.setAttribute("fill", fill ? css(fill) : "none");
  if (stroke) {
    path.setAttribute("stroke", css(stroke));
    path.setAttribute("stroke-width", lineWidth ?? 1);
    path.setAttribute("stroke-linecap", "round");
    path.setAttribute("stroke-linejoin", "round");
  }
  content.append(path);
  return content;
}

function drawImage({ mediaType, data, rect, tint }) {
  if (!imageTypes.has(mediaType)) return null;
  const source = `data:${mediaType};base64,${data}`;
  // A picture that lends only its shape is a hole through which the colour is seen.
  const content = make(tint ? "div" : "img", tint ? "content mask" : "content");
  const [x, y, width, height] = rect;
  content.style.left = px(x);
  content.style.top = px(y);
  content.style.width = px(width);
  content.style.height = px(height);
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
