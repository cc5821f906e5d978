"""What a page must be like on a small screen."""

from playwright.sync_api import Page

TOUCH = 44  # pixels that a finger needs
TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > room + 0.5)
    .map((one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`)
    .slice(0, 5);
}"""
# A link in the middle of a sentence is as high as its line; everything else must meet a finger.
TOO_SMALL = """(touch) => {
  const asked = "button, a[href], select, summary, input, [role=button], [role=slider]";
  const inSentence = (one) =>
    one.matches("p a, li a") && getComputedStyle(one).display === "inline";
  const target = (one) =>
    one.matches("[type=radio], [type=checkbox]") ? one.closest("label") ?? one : one;
  return [...document.querySelectorAll(asked)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !inSentence(one) && !one.matches(".visually-hidden, .skip"))
    .map((one) => [one, target(one).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < touch - 0.5 || box.height < touch - 0.5))
    .map(([one, box]) => `${one.tagName.toLowerCase()} “${
      (one.getAttribute("aria-label") ?? one.innerText).trim().slice(0, 40)}” ${
      Math.round(box.width)}×${Math.round(box.height)}`);
}"""


def misfits(page: Page) -> list[str]:
    """What stands out over the edge of the screen, and what a finger would miss."""
    wide: list[str] = page.evaluate(TOO_WIDE)
    small: list[str] = page.evaluate(TOO_SMALL, TOUCH)
    return [f"too wide: {one}" for one in wide] + [f"too small: {one}" for one in small]
