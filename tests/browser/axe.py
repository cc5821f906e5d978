"""axe, the checker of accessibility, run in a page."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  (found) => `${found.id}: ${found.help}: `
    + found.nodes.map((node) => node.target.join(" ") + " " + node.any.concat(node.all)
      .map((part) => part.message).join("; ")).join(" | "))"""


@cache
def _source() -> str:
    return SOURCE.read_text()


def complaints(page: Page) -> list[str]:
    """What axe finds wrong with a page, in its own words."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN)
    return found
