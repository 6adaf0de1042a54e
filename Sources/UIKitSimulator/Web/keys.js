// Tells the app which keys of the keyboard go down and come up, whatever they write.

const modifiers = [
  ["shift", "Shift"],
  ["control", "Control"],
  ["alternate", "Alt"],
  ["command", "Meta"],
  ["capsLock", "CapsLock"],
];

export class Keys {
  #isDown = false;

  /** `send` takes a message and returns whether it went out. */
  constructor({ glass, send }) {
    this.glass = glass;
    this.send = send;
    // Before what is typed is: UIKit tells of the key first.
    addEventListener("keydown", (event) => this.#down(event), { capture: true });
    addEventListener("keyup", (event) => this.#up(event), { capture: true });
    addEventListener("blur", () => this.#cancel());
  }

  #down(event) {
    if (event.repeat || event.isComposing || !event.code || !this.#isHere(event.target)) return;
    this.#isDown = true;
    this.send({
      type: "press",
      phase: "began",
      code: event.code,
      value: [...event.key].length === 1 ? event.key : "",
      modifiers: modifiers.filter(([, key]) => event.getModifierState(key)).map(([name]) => name),
    });
  }

  #up(event) {
    if (this.#isDown && event.code) {
      this.send({ type: "press", phase: "ended", code: event.code });
    }
  }

  // Nobody says which keys come up while another window has the keyboard.
  #cancel() {
    if (!this.#isDown) return;
    this.#isDown = false;
    this.send({ type: "press", phase: "cancelled" });
  }

  // Somebody who reads the inspector does not type into the phone.
  #isHere(target) {
    return target === document.body || this.glass.contains(target);
  }
}
