// How lines of text, which the stage has broken and measured, become elements.

import { css, make, px } from "./elements.js";

/** The stage measures with Helvetica's widths, which the next two families share. */
const systemFamilies = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/**
 * Arrows, stars, dingbats and emoji: no font of Helvetica's widths has them, so another one draws them,
 * often wider than the stage thought.
 */
const symbols = new RegExp(
  "((?:[0-9#*]\\uFE0F?\\u20E3|[\\u2190-\\u2BFF\\u{1F000}-\\u{1FAFF}]"
  + "[\\uFE0F\\u200D\\u{E0020}-\\u{E007F}]*)+)", "u");

/** Symbols smaller than this part of the text's size are not readable beside it. */
const smallestSymbol = 0.6;

/** What a node's text looks like. Images stand in it as `drawImage` draws them. */
export function drawText(lines, drawImage) {
  const content = make("div", "content");
  for (const line of lines) {
    const rules = line.rules ?? [];
    const drawn = (isBehind) => rules
      .filter((rule) => (rule.kind === "background") === isBehind)
      .map((rule) => drawRule(rule, line));
    const drawing = line.image ? drawImage(line.image) : drawLine(line);
    content.append(...drawn(true), ...(drawing ? [drawing] : []), ...drawn(false));
  }
  return content;
}

function drawLine(line) {
  const { family, size, weight, italic } = line.font;
  const element = make("span", "line");
  const { style } = element;
  style.fontFamily = familyList(family);
  style.fontSize = px(size);
  style.fontWeight = weight;
  style.fontStyle = italic ? "italic" : "";
  style.color = css(line.color);
  style.left = px(line.origin[0]);
  // The style sheet puts the baseline one em below the element's top.
  style.top = px(line.origin[1] - size);
  if (line.spacing) style.letterSpacing = px(line.spacing);
  if (line.shadow) {
    const { offset, radius, color } = line.shadow;
    style.textShadow = `${[...offset, radius].map(px).join(" ")} ${css(color)}`;
  }
  fill(element, line);
  return element;
}

/** Puts the text in: never wider than the stage measured, or it would run out of its frame. */
function fill(element, { string, width, spacing = 0 }) {
  const { style } = element;
  const natural = measure(string, style) + spacing * [...string].length;
  const excess = natural - width;
  if (excess > 0.5) {
    const pieces = string.split(symbols);
    const taken = pieces.reduce(
      (sum, piece, index) => sum + (index % 2 ? measure(piece, style) : 0), 0);
    const scale = taken > 0 ? 1 - excess / taken : 0;
    if (scale >= smallestSymbol) {
      element.append(...pieces.map((piece, index) => (index % 2 ? symbol(piece, scale) : piece)));
      return;
    }
    style.transform = `scaleX(${width / natural})`;
  }
  element.textContent = string;
}

/** Only the symbols become smaller: letters that are squeezed look wrong. */
function symbol(string, scale) {
  const element = make("span", "symbol");
  element.textContent = string;
  element.style.fontSize = `${scale}em`;
  return element;
}

function familyList(family) {
  if (!family || family === "Helvetica") return systemFamilies;
  return `"${family.replace(/["\\\n\r\f]/g, "")}", ${systemFamilies}`;
}

/** A line along a text, or the ground that it stands on. */
function drawRule({ offset, thickness, color }, { origin, width }) {
  const element = make("span", "rule");
  element.style.left = px(origin[0]);
  element.style.top = px(origin[1] + offset);
  element.style.width = px(width);
  element.style.height = px(thickness);
  element.style.background = css(color);
  return element;
}

const ruler = document.createElement("canvas").getContext("2d");
const widths = new Map();

/** How wide the browser draws it. */
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
