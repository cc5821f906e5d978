/** The address bar, and the page it asks for. */
export type Page =
  | { is: "home" }
  | { is: "table"; code: string }
  | { is: "replay"; code: string; step: number; seat: number | null }
  | { is: "check"; code: string }
  | { is: "how"; game: string }
  | { is: "about" }
  | { is: "missing" };

export function pageOf(path: string, search: string): Page {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second = "", third, fourth] = parts;
  if (first === undefined) return { is: "home" };
  if (first === "about" && parts.length === 1) return { is: "about" };
  if (first === "how" && parts.length === 2) return { is: "how", game: second };
  if (first === "t" && parts.length === 2) return { is: "table", code: second };
  if (first === "t" && third === "check" && parts.length === 3)
    return { is: "check", code: second };
  if (first === "t" && third === "replay" && parts.length <= 4) {
    const seat = new URLSearchParams(search).get("seat");
    return {
      is: "replay",
      code: second,
      step: wholeNumber(fourth) ?? 0,
      seat: wholeNumber(seat ?? undefined),
    };
  }
  return { is: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  page = $state.raw<Page>({ is: "home" });
}

const router = new Router();

export function page(): Page {
  return router.page;
}

function follow(): void {
  router.page = pageOf(location.pathname, location.search);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** Changes the address without turning the page: the step of a replay. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
}

/** Begins to follow the address; returns how to stop. */
export function startRouter(): () => void {
  const click = (event: MouseEvent) => {
    const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || held) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const path = link.getAttribute("href") ?? "";
    if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/api/")) return;
    event.preventDefault();
    go(path);
  };
  document.addEventListener("click", click);
  addEventListener("popstate", follow);
  follow();
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", follow);
  };
}

export const addressOf = {
  table: (code: string) => `/t/${encodeURIComponent(code)}`,
  check: (code: string) => `/t/${encodeURIComponent(code)}/check`,
  replay: (code: string, step: number, seat: number | null) =>
    `/t/${encodeURIComponent(code)}/replay/${step}${seat === null ? "" : `?seat=${seat}`}`,
  how: (game: string) => `/how/${encodeURIComponent(game)}`,
};
