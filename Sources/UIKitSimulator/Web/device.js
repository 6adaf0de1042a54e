// The controls of the device: what it is, how it is held, what people have set.

const turns = ["portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"];

/** Where the upper edge of the device is, by how the interface stands. */
const tops = { portrait: "up", landscapeRight: "left", landscapeLeft: "right", portraitUpsideDown: "down" };

/** `extraExtraLarge` as people read it: `Extra extra large`. */
function inWords(name) {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

/** How long the menu waits for an app that refuses an address, and how late its words are heard, in milliseconds. */
const patience = { open: 350, heard: 5000 };

/** The line of the log that says why an address was not followed. */
const refusal = /^link \d+ refused: (.+)$/s;

export class DeviceControls {
  #state = null;
  #isKeyed = false;
  #isReloading = false;
  #opened = -Infinity;
  #closing = 0;

  /** `send` takes a message; `device` is the phone's body; `onShape` hears of another shape. */
  constructor({ menu, form, away, comeBack, device, send, onShape }) {
    Object.assign(this, { menu, form, away, device, send, onShape });
    this.fields = form.querySelector("fieldset");
    this.problem = form.querySelector("#url-problem");
    this.reloadProblem = form.querySelector("#reload-problem");
    form.addEventListener("change", (event) => this.#change(event.target));
    // Arrow keys go through the values of a list: no choice was made yet.
    form.addEventListener("keydown", () => { this.#isKeyed = true; });
    form.addEventListener("pointerdown", () => { this.#isKeyed = false; });
    form.addEventListener("click", (event) => this.#click(event.target.closest("button")));
    form.addEventListener("submit", (event) => this.#open(event));
    comeBack.addEventListener("click", () => this.#set("app", "foreground"));
    // As a menu: it goes when one looks elsewhere.
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      // One press closes one thing: the inspector stays.
      event.preventDefault();
      menu.open = false;
      menu.querySelector("summary").focus();
    });
    addEventListener("pointerdown", (event) => {
      if (menu.open && !menu.contains(event.target)) menu.open = false;
    });
    menu.addEventListener("focusout", (event) => {
      if (menu.open && event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
    });
  }

  /** How much the device has above and below its glass for a home button, in points. */
  get chin() {
    return this.#state?.homeButton ? 84 : 0;
  }

  /** The width of the body around the glass, on each side, as the style sheets draw it. */
  get frame() {
    return this.#state?.pad ? 24 : 15;
  }

  get isOnItsSide() {
    return ["left", "right"].includes(this.device.dataset.top);
  }

  /** A word for a device that is held otherwise than its interface stands. */
  get hold() {
    if (!this.#state) return "";
    const { orientation, interface: stands } = this.#state;
    const mirrored = { landscapeLeft: "landscapeRight", landscapeRight: "landscapeLeft" };
    if ((mirrored[orientation] ?? orientation) === stands) return "";
    const ways = {
      portrait: "held upright", portraitUpsideDown: "held upside down",
      landscapeLeft: "held on its left side", landscapeRight: "held on its right side",
    };
    return ways[orientation];
  }

  setEnabled(isEnabled) {
    this.fields.disabled = !isEnabled;
    if (!isEnabled) this.away.hidden = true;
  }

  show(state) {
    this.#state = state;
    const { elements } = this.form;
    fill(elements.model, state.models.map((name) => [name, name]), state.model);
    fill(elements.textSize, state.textSizes.map((name) => [name, inWords(name)]), state.textSize);
    elements.direction.checked = state.rightToLeft;
    elements.animations.checked = state.slow;
    elements.motion.checked = state.reducedMotion;
    elements.app.value = state.background ? "foreground" : "background";
    elements.app.textContent = state.background ? "Come back to the app" : "Leave the app";
    this.away.hidden = !state.background;
    this.reloadProblem.textContent = state.problem ?? "";
    this.reloadProblem.hidden = !state.problem;
    if (state.problem && this.#isReloading) this.menu.open = true;
    this.#isReloading = false;
    this.device.dataset.top = tops[state.interface] ?? "up";
    this.device.classList.toggle("has-home", state.homeButton);
    this.device.classList.toggle("is-pad", state.pad);
    this.device.classList.toggle("has-notch", !state.homeButton && !state.pad);
    this.onShape();
  }

  /** Hears lines of the log: why the address that was just opened was refused stands beside its field. */
  hear(lines) {
    if (performance.now() - this.#opened > patience.heard) return;
    const words = lines.filter(({ kind }) => kind === "link")
      .map(({ text }) => refusal.exec(text)?.[1]).filter(Boolean).at(-1);
    if (words === undefined) return;
    this.#opened = -Infinity;
    clearTimeout(this.#closing);
    this.#complain(`The app refused it: ${words}`);
    this.menu.open = true;
  }

  #complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = words === "";
    this.form.elements.url.toggleAttribute("aria-invalid", words !== "");
  }

  /** A menu closes with the choice. What lies under it then is not what the pointer went to. */
  #close() {
    if (!this.menu.open) return;
    const hadFocus = this.menu.contains(document.activeElement);
    this.menu.open = false;
    if (hadFocus) this.menu.querySelector("summary").focus();
    document.body.classList.add("pointer-rests");
    const moved = (event) => {
      // Browsers move a pointer that rests when what is under it changes.
      if (event.movementX === 0 && event.movementY === 0) return;
      document.body.classList.remove("pointer-rests");
      removeEventListener("pointermove", moved, true);
    };
    addEventListener("pointermove", moved, true);
  }

  #set(setting, value) {
    this.send({ type: "device", setting, value });
  }

  #change(field) {
    switch (field.name) {
      case "model": case "textSize": this.#set(field.name, field.value); break;
      case "direction": this.#set("direction", field.checked ? "rightToLeft" : "leftToRight"); break;
      case "animations": this.#set("animations", field.checked ? "slow" : "normal"); break;
      case "motion": this.#set("motion", field.checked ? "reduced" : "full"); break;
      default: return;
    }
    if (!this.#isKeyed) this.#close();
  }

  #click(button) {
    if (!button || button.type === "submit") return;
    if (button.name === "reload") {
      this.#isReloading = true;
      this.#close();
      this.send({ type: "reload" });
      return;
    }
    this.#close();
    if (button.name === "session") {
      this.send({ type: "session" });
      return;
    }
    if (button.name !== "turn") {
      this.#set(button.name, button.value);
      return;
    }
    const step = button.value === "left" ? 1 : 3;
    const now = Math.max(0, turns.indexOf(this.#state?.orientation));
    this.#set("orientation", turns[(now + step) % turns.length]);
  }

  #open(event) {
    event.preventDefault();
    const field = this.form.elements.url;
    const text = field.value.trim();
    // Without a scheme the app would close the connection: nobody knows who should open it.
    const isURL = /^[a-z][a-z0-9+.-]*:[^\s]+$/i.test(text) && text.length <= 4096;
    this.#complain(isURL ? "" : "An address begins with a scheme, as in app://place.");
    if (!isURL) return;
    this.#set("url", encodeURI(decodable(text)));
    this.#opened = performance.now();
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.#close(), patience.open);
  }
}

// What is escaped already stays as it is.
function decodable(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

function fill(select, options, value) {
  const key = JSON.stringify(options);
  if (select.dataset.key !== key) {
    select.dataset.key = key;
    select.replaceChildren(...options.map(([name, words]) => new Option(words, name)));
  }
  select.value = value;
}
