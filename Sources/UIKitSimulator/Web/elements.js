// Elements, lengths and colours: what everything that draws is made of.

export const px = (value) => `${value}px`;

/** `[r,g,b,a]`, 0 to 1, as CSS. */
export function css([red, green, blue, alpha]) {
  return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;
}

export function make(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Gives the person a file with that text. */
export function saveFile(name, text) {
  const link = make("a", "");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
