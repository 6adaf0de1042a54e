// Brings the parts of the page together. It knows nothing about the app: it draws what it is told
// and passes on what the person does.

import { Connection } from "./connection.js";
import { DeviceControls } from "./device.js";
import { px, saveFile } from "./elements.js";
import { Keys } from "./keys.js";
import { LayoutInspector } from "./layout.js";
import { Log } from "./log.js";
import { Memory } from "./memory.js";
import { Measures } from "./measures.js";
import { MissingNames } from "./missing.js";
import { Panels } from "./panels.js";
import { Recording } from "./recording.js";
import { Screen } from "./screen.js";
import { Touches } from "./touches.js";
import { Typing } from "./typing.js";
import { Workspace, low } from "./workspace.js";

const byID = (id) => document.getElementById(id);

const notices = {
  connecting: ["Connecting", "Waiting for the app’s first screen."],
  disconnected: ["Disconnected", "The app has gone. This page comes back with it."],
  refused: ["Not allowed in", "This link has no valid key. Open the link that the app printed."],
  outdated: ["Page too old", "The app speaks another version. Reload this page."],
};
const words = {
  connecting: "Connecting",
  connected: "Connected",
  disconnected: "Disconnected",
  refused: "Refused",
  outdated: "Outdated",
};

const glass = byID("glass");
const device = byID("device");
const slot = byID("slot");
const bench = byID("bench");
const marker = byID("marker");
const appearance = byID("appearance");

/** Below this scale nobody could hit a button: better to scroll. */
const smallest = 0.4;

let size = [393, 852];
let model = "";
let pointedView = null;
/** Whether the next screen comes from a connection that has shown nothing yet. */
let isFirstScreen = true;

// MARK: - Parts

const screen = new Screen(byID("screen"));
const workspace = new Workspace({
  main: bench.parentElement,
  bench,
  inspector: byID("inspector"),
  root: byID("docks"),
  memory: new Memory(),
  onBench: fit,
});
const panels = new Panels(workspace, { onPoint: pointAt, onPresent: () => log.leavePast() });
const missing = new MissingNames({ badge: byID("missing-names"), panels });
const send = (message) => connection.send(message);
const controls = new DeviceControls({
  menu: byID("device-menu"),
  form: byID("device-form"),
  away: byID("away"),
  comeBack: byID("come-back"),
  device,
  send,
  onShape: () => {
    showName();
    fit();
  },
});
const layout = new LayoutInspector({
  button: byID("inspect-mode"),
  workspace,
  glass,
  send,
  point: (x, y) => touches.point(x, y),
  onPoint: pointAt,
  onMeasure: measure,
});
const recording = new Recording({ button: byID("record-mode"), workspace, send });
const measures = new Measures(byID("measures"));
const log = new Log(workspace, { onPast: goBackTo });
const connection = new Connection({ onState: showState, onMessage: receive });
new Keys({ glass, send });
// Before the fingers: what is typed presses nothing.
const typing = new Typing({ glass, send });
const touches = new Touches({
  glass,
  fingers: byID("fingers"),
  send,
  size: () => size,
});

// MARK: - What the app says

function receive(message) {
  switch (message.type) {
    case "screen": showScreen(message); break;
    case "patch":
      keepingFocus(() => screen.patch(message));
      layout.screenDidChange();
      break;
    case "panels":
      byID("panels-hint").hidden = true;
      panels.show(message.panels);
      missing.show(message.panels);
      break;
    case "announcement": say(message.text); break;
    case "device": controls.show(message); break;
    case "log":
      log.add(message);
      if (!message.begins) controls.hear(message.lines);
      break;
    case "past": showPast(message); break;
    case "inspection": layout.show(message); break;
    case "recording": recording.show(message); break;
    case "session": saveFile(`${byID("app-name").textContent} session.html`, message.page); break;
    default: break;
  }
  if (pointedView !== null) pointAt(pointedView);
}

function showScreen(message) {
  if (isFirstScreen) {
    screen.reset();
    // What another run of the app has said is not so any more.
    log.reset();
    recording.end();
    isFirstScreen = false;
  }
  size = message.size;
  byID("app-name").textContent = message.app;
  model = message.device;
  showName();
  document.title = message.app;
  glass.setAttribute("aria-label", message.app);
  device.style.setProperty("--width", px(size[0]));
  device.style.setProperty("--height", px(size[1]));
  device.style.setProperty("--corner", px(message.cornerRadius));
  // Glass with corners this round has an island instead of a notch.
  device.classList.toggle("has-island", message.cornerRadius >= 50);
  for (const choice of appearance.elements) {
    choice.checked = choice.value === (message.dark ? "dark" : "light");
  }
  keepingFocus(() => screen.show(message));
  layout.screenDidChange();
  document.body.dataset.screen = "shown";
  showState("connected");
  // Only now can anything on it have the focus.
  typing.follow();
  fit();
}

function showName() {
  const parts = [model, `${size[0]} × ${size[1]}`, controls.hold].filter(Boolean);
  byID("device-name").textContent = parts.join(" · ");
}

// MARK: - The log

function goBackTo(line) {
  if (line) send({ type: "past", ...line });
  else panels.showPast(null);
}

// An answer that comes after somebody has gone on is of no use.
function showPast({ log: number, number: line, rows, problem }) {
  if (log.chosen?.log !== number || log.chosen.number !== line) return;
  panels.showPast({ rows, problem, moment: `As it was after event ${line + 1}` });
}

// A live region says what changes in it: the same words twice are another element.
function say(text) {
  const words = document.createElement("span");
  words.textContent = text;
  byID("spoken").replaceChildren(words);
}

// When what had the focus leaves the screen, the keyboard stays with the phone.
function keepingFocus(change) {
  const focused = document.activeElement;
  const wasInside = focused !== glass && glass.contains(focused);
  change();
  if (wasInside && document.activeElement !== focused) glass.focus({ preventScroll: true });
  typing.follow();
}

// MARK: - Connection

function showState(state) {
  // An app that answered but has not drawn yet is still on its way.
  const shown = state === "connected" && isFirstScreen ? "connecting" : state;
  document.body.dataset.state = shown;
  byID("connection-text").textContent = words[shown];
  const isLive = shown === "connected";
  appearance.disabled = !isLive;
  controls.setEnabled(isLive);
  layout.setEnabled(isLive);
  recording.setEnabled(isLive);
  byID("screen").inert = !isLive;
  if (!isLive) {
    const [title, text] = notices[shown];
    byID("notice-title").textContent = title;
    byID("notice-text").textContent = text;
    touches.forget();
  }
  if (state === "disconnected" || state === "refused" || state === "outdated") isFirstScreen = true;
}

// MARK: - What the person does

appearance.addEventListener("change", (event) => {
  send({ type: "device", setting: "style", value: event.target.value });
});

/** Frames the view that a row of the inspector stands for. */
function pointAt(id) {
  if (id === null && pointedView === null) return;
  pointedView = id;
  const element = id === null ? null : screen.element(id);
  // In depth no box of the page is where the view is seen: the view itself is framed.
  for (const each of glass.querySelectorAll(".node.pointed")) each.classList.remove("pointed");
  element?.classList.add("pointed");
  marker.classList.toggle("on", Boolean(element));
  if (!element) return;
  const scale = glass.getBoundingClientRect().width / size[0];
  const outer = glass.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // A bar's blur goes on beyond the bar, in borders that are not seen.
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const [above, below] = [borderTopWidth, borderBottomWidth].map(parseFloat);
  marker.style.left = px((box.left - outer.left) / scale);
  marker.style.top = px((box.top - outer.top) / scale + above);
  marker.style.width = px(box.width / scale);
  marker.style.height = px(box.height / scale - above - below);
}

/** Draws the distances around a view, or from it to another. */
function measure(id, otherID) {
  const element = id === null ? null : screen.element(id);
  if (!element) {
    measures.clear();
    return;
  }
  const other = otherID === null ? null : screen.element(otherID);
  measures.show(element, other, glass, glass.getBoundingClientRect().width / size[0]);
}

// MARK: - Fitting the phone

// The phone has its real size in points, unless the window is too low or too narrow for it. `zoom`
// lays it out smaller instead of shrinking a picture of it, so edges stay on whole pixels.
function fit() {
  const style = getComputedStyle(bench);
  const [left, right, top, bottom] = ["Left", "Right", "Top", "Bottom"].map(
    (side) => parseFloat(style[`padding${side}`]));
  const { chin, frame } = controls;
  const [beside, above] = controls.isOnItsSide ? [chin, 0] : [0, chin];
  const body = [size[0] + 2 * (frame + beside), size[1] + 2 * (frame + above)];
  const height = low.matches ? Infinity : bench.parentElement.clientHeight - top - bottom;
  const natural = Math.max(smallest, Math.min(1, height / body[1])) * body[0];
  workspace.layBench(Math.ceil(natural + left + right));
  const room = [
    bench.clientWidth - left - right,
    low.matches ? Infinity : bench.clientHeight - top - bottom,
  ];
  const scale = Math.max(smallest, Math.min(1, room[0] / body[0], room[1] / body[1]));
  device.style.zoom = scale;
  // What lines are made of: see `drawing.js`.
  const [pixels, steps] = [devicePixelRatio * scale, Math.ceil(devicePixelRatio)];
  device.style.setProperty("--pixels", pixels);
  device.style.setProperty("--steps", steps);
  device.style.setProperty("--line", px(steps / pixels));
  device.style.setProperty("--rest", px(0.47 / scale));
  slot.style.width = px(Math.floor(body[0] * scale));
  slot.style.height = px(Math.floor(body[1] * scale));
}

addEventListener("resize", fit);
fit();
connection.start();
