/** One stop of the Tab key for a group of buttons; arrow keys go from one to the next. */
import type { Action } from "svelte/action";

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

export const roving: Action<HTMLElement> = (node) => {
  const buttons = () => [...node.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  function settle(): void {
    const all = buttons();
    const stop = all.find((button) => button === document.activeElement) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function onKeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    let next: number;
    if (event.key in STEPS) next = (here + STEPS[event.key]! + all.length) % all.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    else return;
    event.preventDefault();
    all[next]!.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", onKeydown);
  node.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("keydown", onKeydown);
      node.removeEventListener("focusin", settle);
    },
  };
};
