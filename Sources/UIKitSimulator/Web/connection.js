// The line to the app: one WebSocket that comes back by itself.

const version = 1;
const tokenKey = "storyline.token";
const socketPath = "/socket";

/** Pauses between attempts, in milliseconds; the last one repeats during the first minute. */
const pauses = [150, 300, 600, 1000, 1500, 2000];
const patience = 60_000;
const longPause = 5000;
const answerLimit = 5000;

/** Codes with which the app refuses for good: trying again would not help. */
const refusals = {
  4401: "refused",
  4426: "outdated",
};

/** The token in the address, else the one that this tab had before. */
function readToken() {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    sessionStorage.setItem(tokenKey, given);
    return given;
  }
  return sessionStorage.getItem(tokenKey);
}

/**
 * Keeps a connection to the app.
 *
 * `onState` hears `connecting`, `connected`, `disconnected`, `refused` or `outdated`; `onMessage`
 * every message, once the connection has said hello.
 */
export class Connection {
  #socket = null;
  #attempt = 0;
  #lostAt = 0;
  #timer = 0;
  #probing = false;
  #answered = false;
  #state = "";

  constructor({ onState, onMessage }) {
    this.onState = onState;
    this.onMessage = onMessage;
    // Another link pasted into the same tab is a new try; so is a person who comes back to the tab.
    addEventListener("hashchange", () => this.#restart());
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
    // A page that the browser froze for its history wakes up with a dead socket.
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.#restart();
    });
  }

  start() {
    this.#say("connecting");
    this.#open();
  }

  /** Sends a message, or drops it when nobody is there. Returns whether it went out. */
  send(message) {
    if (this.#state !== "connected" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Gives up this connection for a fresh one, which begins with a whole screen. */
  resync(reason) {
    console.warn(`Asking for the whole screen again: ${reason}`);
    this.#drop();
    this.#lost();
  }

  #open() {
    const token = readToken();
    if (!token) {
      this.#say("refused");
      return;
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${socketPath}`);
    this.#socket = socket;
    this.#answered = false;
    // An app that hangs accepts a connection and says nothing.
    this.#timer = setTimeout(() => this.resync("no answer"), answerLimit);

    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, version }));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      if (!this.#answered) {
        this.#answered = true;
        clearTimeout(this.#timer);
        this.#attempt = 0;
        this.#lostAt = 0;
        this.#say("connected");
      }
      try {
        this.onMessage(JSON.parse(event.data));
      } catch (error) {
        console.error(error);
        this.resync("a message could not be used");
      }
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#drop();
      const refusal = refusals[event.code];
      if (refusal) this.#say(refusal);
      else this.#lost();
    };
  }

  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost() {
    this.#lostAt ||= performance.now();
    const waiting = performance.now() - this.#lostAt;
    const pause = waiting > patience
      ? longPause
      : pauses[Math.min(this.#attempt, pauses.length - 1)];
    this.#attempt += 1;
    this.#say("disconnected");
    this.#timer = setTimeout(() => this.#probe(), pause);
  }

  // Browsers hold back a WebSocket to a host that refused several before; a plain request is not
  // held back, so it asks first whether anybody is there.
  async #probe() {
    if (this.#probing || this.#socket) return;
    clearTimeout(this.#timer);
    this.#probing = true;
    let isThere = false;
    try {
      const limit = AbortSignal.timeout(answerLimit);
      isThere = (await fetch("/", { cache: "no-store", signal: limit })).ok;
    } catch {
      isThere = false;
    }
    this.#probing = false;
    if (this.#socket || this.#state !== "disconnected") return;
    if (isThere) this.#open();
    else this.#lost();
  }

  #hurry() {
    if (this.#state === "disconnected" && !this.#socket) this.#probe();
  }

  #restart() {
    this.#drop();
    this.#attempt = 0;
    this.#lostAt = 0;
    this.start();
  }

  #say(state) {
    if (state === this.#state) return;
    this.#state = state;
    this.onState(state);
  }
}
