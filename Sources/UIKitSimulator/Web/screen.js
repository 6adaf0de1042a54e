// The phone's screen: keeps one element for each node of the display list.

import { drawAccessibility, nameOf } from "./accessibility.js";
import { Player } from "./animations.js";
import { drawBorder, drawBox, drawContent, drawShade, redrawContent } from "./drawing.js";
import { make, px } from "./elements.js";

/** The id that stands for the list of roots. */
const rootID = 0;

/** One node on the page: its element, what it last was, and its animations. */
class Drawn {
  constructor(id) {
    this.id = id;
    this.element = make("div", "node");
    this.element.dataset.id = id;
    this.element.id = nameOf(id);
    this.player = new Player(this);
    this.content = null;
    this.contentKey = "";
    this.node = {};
    this.shade = null;
    this.border = null;
    this.children = null;
  }

  /** Makes it what `node` says, at `now` on the app's clock. */
  set(node, now) {
    const { element } = this;
    element.dataset.name = node.name;
    drawBox(element, node);
    drawAccessibility(element, node.accessibility);
    element.toggleAttribute("data-hover", node.hover === true);
    this.#setContent(node);
    this.shade?.remove();
    this.shade = drawShade(node);
    if (this.shade) element.prepend(this.shade);
    const border = drawBorder(node, this.border);
    if (border !== this.border) this.border?.remove();
    this.border = border;
    if (border && !border.parentNode) element.append(border);
    this.node = node;
    this.origin = node.origin ?? [0, 0];
    if (this.children) this.#placeChildren();
    this.player.update(node, now);
  }

  /** The element that holds the children, made when it is first needed. */
  get container() {
    if (!this.children) {
      this.children = make("div", "children");
      this.element.insertBefore(this.children, this.border);
      this.#placeChildren();
    }
    return this.children;
  }

  #placeChildren() {
    const [x, y] = this.origin;
    this.children.style.left = px(-x);
    this.children.style.top = px(-y);
  }

  #setContent(node) {
    const key = JSON.stringify([node.text, node.path, node.image, node.shape, node.gradient]);
    if (key === this.contentKey) return;
    this.contentKey = key;
    if (this.content && redrawContent(this.content, node, this.node)) return;
    this.content?.remove();
    this.content = drawContent(node);
    if (this.content) this.element.prepend(this.content);
  }
}

export class Screen {
  #nodes = new Map();
  #now = 0;
  #sequence = null;

  constructor(root) {
    this.root = root;
  }

  element(id) {
    return this.#nodes.get(id)?.element;
  }

  /** Forgets everything: the next app's ids mean other views. */
  reset() {
    for (const drawn of this.#nodes.values()) drawn.player.stop();
    this.#nodes.clear();
    this.#sequence = null;
    this.root.replaceChildren();
  }

  /** Shows a whole screen. What has the same id as before keeps its element and its animations. */
  show(message) {
    this.#sequence = message.sequence;
    this.#now = message.now;
    const seen = new Set();
    this.#setAll(message.roots, seen);
    this.#arrangeAll(rootID, message.roots);
    for (const id of this.#nodes.keys()) if (!seen.has(id)) this.#forget(id);
  }

  /** Applies a patch. Throws when it does not follow what is shown. */
  patch({ sequence, now, ops }) {
    if (sequence !== this.#sequence + 1) {
      throw new Error(`patch ${sequence} does not follow ${this.#sequence}`);
    }
    this.#sequence = sequence;
    this.#now = now;
    const orphans = new Set();
    for (const op of ops) {
      if (op.op === "set") this.#drawn(op.id).set(op, this.#now);
      else if (op.op === "children") this.#setChildren(op, orphans);
      else throw new Error(`unknown op ${op.op}`);
    }
    // Only at the end is it known who was given a new parent and who is gone.
    for (const id of orphans) {
      const drawn = this.#nodes.get(id);
      if (drawn && !drawn.listed) this.#forgetTree(drawn);
    }
  }

  // MARK: Nodes

  #drawn(id) {
    const drawn = this.#nodes.get(id);
    if (!drawn) throw new Error(`unknown node ${id}`);
    return drawn;
  }

  #setAll(nodes, seen) {
    for (const node of nodes) {
      seen?.add(node.id);
      let drawn = this.#nodes.get(node.id);
      if (!drawn) this.#nodes.set(node.id, drawn = new Drawn(node.id));
      drawn.set(node, this.#now);
      this.#setAll(node.children ?? [], seen);
    }
  }

  #arrangeAll(parent, nodes) {
    this.#arrange(parent, nodes.map((node) => node.id));
    for (const node of nodes) this.#arrangeAll(node.id, node.children ?? []);
  }

  #setChildren({ id, children }, orphans) {
    const added = children.filter((child) => typeof child === "object");
    this.#setAll(added);
    for (const old of this.#childIDs(id)) {
      orphans.add(old);
      this.#drawn(old).listed = false;
    }
    this.#arrange(id, children.map((child) => (typeof child === "object" ? child.id : child)));
    for (const child of added) this.#arrangeAll(child.id, child.children ?? []);
  }

  #container(id) {
    return id === rootID ? this.root : this.#drawn(id).container;
  }

  #childIDs(id) {
    if (id !== rootID && !this.#drawn(id).children) return [];
    return Array.from(this.#container(id).children, (child) => Number(child.dataset.id));
  }

  // Puts the children in order and touches only those that are out of it: an element that stays
  // where it is keeps its focus.
  #arrange(id, order) {
    if (order.length === 0 && this.#childIDs(id).length === 0) return;
    const container = this.#container(id);
    const wanted = new Set(order);
    let next = container.firstElementChild;
    for (const childID of order) {
      const drawn = this.#drawn(childID);
      drawn.listed = true;
      while (next && next !== drawn.element && !wanted.has(Number(next.dataset.id))) {
        next = next.nextElementSibling;
      }
      if (next === drawn.element) next = next.nextElementSibling;
      else move(drawn.element, container, next);
    }
  }

  // MARK: Leaving

  #forgetTree(drawn) {
    for (const id of this.#childIDs(drawn.id)) {
      const child = this.#nodes.get(id);
      if (child) this.#forgetTree(child);
    }
    this.#forget(drawn.id);
  }

  #forget(id) {
    const drawn = this.#nodes.get(id);
    if (!drawn) return;
    drawn.player.stop();
    drawn.element.remove();
    this.#nodes.delete(id);
  }
}

// `moveBefore` keeps focus and running animations; where it is missing, a plain move will do.
function move(element, container, next) {
  if (element.isConnected && container.isConnected && container.moveBefore) {
    container.moveBefore(element, next);
  } else {
    container.insertBefore(element, next);
  }
}
