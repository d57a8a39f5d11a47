"""Pages that are laid out but not painted.

Nobody looks at the pages of a test, and without a graphics card painting takes a third of their processor
time.  What is transparent has its place, its size and its colours, and takes clicks.
"""

from typing import Any

from playwright.sync_api import Page

# Runs in a page before its own scripts.  What lies in the top layer is not part of the page for painting.
UNPAINTED = """window.unpainted = new CSSStyleSheet();
unpainted.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }');
document.adoptedStyleSheets.push(unpainted);"""

AS_PAINTED = """async (argument) => {
  const style = window.unpainted ?? {};
  style.disabled = true;
  try {
    return await (%s)(argument);
  } finally {
    style.disabled = false;
  }
}"""


def evaluate_painted(page: Page, function: str, argument: Any = None) -> Any:
    """Call a function in the page that looks at what can be seen, and return its result."""
    return page.evaluate(AS_PAINTED % function.strip().removesuffix(";"), argument)
