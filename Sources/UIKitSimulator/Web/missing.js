// The badge that says how many names the app has used that are not on the stage. It leads to their list.

export class MissingNames {
  constructor({ badge, panels }) {
    this.badge = badge;
    badge.addEventListener("click", () => {
      const panel = panels.bringToFront("missing");
      panel?.scrollIntoView({ block: "nearest" });
      panel?.querySelector("[role=treeitem][tabindex='0']")?.focus();
    });
  }

  show(descriptions) {
    const count = descriptions.find(({ name }) => name === "missing")?.rows.length ?? 0;
    this.badge.hidden = count === 0;
    this.badge.textContent = count === 1 ? "1 missing name" : `${count} missing names`;
  }
}
