// Tells assistive technology, and a test, what the app says about its views.

const roles = {
  button: "button",
  image: "img",
  header: "heading",
  link: "link",
  searchField: "searchbox",
  textField: "textbox",
  textView: "textbox",
  alert: "alertdialog",
  navigationBar: "navigation",
  table: "list",
  collectionView: "list",
  cell: "listitem",
  switch: "switch",
  tabBar: "tablist",
  tab: "tab",
  pageIndicator: "slider",
  slider: "slider",
  stepper: "group",
  segmentedControl: "group",
  activityIndicator: "progressbar",
  progressIndicator: "progressbar",
  picker: "group",
  pickerWheel: "slider",
  datePicker: "group",
  other: "group",
  menu: "group",
  list: "list",
  landmark: "region",
};

/** What a person can press. */
const pressable = new Set([
  "button", "link", "switch", "tab", "textField", "textView", "searchField",
]);

/** What has a value of some range. */
const ranges = new Set(["pageIndicator", "slider", "progressIndicator", "pickerWheel"]);

const attributes = [
  "role", "aria-label", "aria-level", "aria-valuetext", "aria-disabled", "aria-selected",
  "aria-pressed", "aria-checked", "aria-current", "data-identifier", "data-editing", "tabindex",
  "aria-multiline", "aria-description", "aria-owns",
];

/** What other elements call the element of a node by. */
export const nameOf = (id) => `node-${id}`;

/** The attributes that describe `accessibility`, as the page's own plain values. */
function describe(accessibility) {
  const {
    role = "none", label, value, hint, identifier, enabled = true, selected = false, editing = false,
    order = [],
  } = accessibility;
  const result = {};
  // What the app says comes first, in its order, whatever was drawn first.
  if (order.length > 0) result["aria-owns"] = order.map(nameOf).join(" ");
  if (identifier) result["data-identifier"] = identifier;
  const aria = roles[role];
  if (!aria) return result;
  result.role = aria;
  if (label) result["aria-label"] = label;
  if (hint) result["aria-description"] = hint;
  if (role === "header") result["aria-level"] = "1";
  if (value && ranges.has(role)) result["aria-valuetext"] = value;
  if (!enabled) result["aria-disabled"] = "true";
  if (role === "tab") result["aria-selected"] = String(selected);
  // An item of a list is not selected, in ARIA's words.
  if (role === "cell" && selected) result["aria-current"] = "true";
  if (role === "button" && selected) result["aria-pressed"] = "true";
  if (role === "switch") result["aria-checked"] = String(value === "1");
  if (role === "textView") result["aria-multiline"] = "true";
  if (editing) result["data-editing"] = "";
  if (pressable.has(role) && enabled) result.tabindex = "0";
  return result;
}

/** Sets and removes the element's attributes to match. */
export function drawAccessibility(element, accessibility) {
  const wanted = accessibility ? describe(accessibility) : {};
  for (const name of attributes) {
    const value = wanted[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
