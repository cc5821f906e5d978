/** Keeps a keyboard player's place: when the chosen thing is gone, the focus goes to what is next. */

const CONTROL = "[data-control]";

export class Follower {
  #root: () => HTMLElement | undefined;
  #group: string | null = null;
  #inside = false;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Before the board changes: where is the focus? */
  remember(): void {
    const focused = document.activeElement;
    const root = this.#root();
    if (!root || !focused || !root.contains(focused)) {
      this.#inside = false;
      return;
    }
    this.#inside = true;
    if (focused !== root) this.#group = groupOf(focused);
  }

  /** After it has changed: if the focused thing is gone, go on where it was, or where one can. */
  follow(): void {
    const root = this.#root();
    if (!root || !this.#inside) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== root) return;
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROL)];
    const near = controls.find((control) => groupOf(control) === this.#group);
    const list = root.querySelector<HTMLElement>("summary"); // of the choices, if there are any
    (near ?? controls[0] ?? list ?? root).focus({ preventScroll: true });
  }
}

function groupOf(element: Element): string | null {
  return element.closest("[role=group]")?.getAttribute("aria-label") ?? null;
}
