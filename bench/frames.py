"""Frames per second while moves are animated, in a real browser.

    python -m bench.frames [--seconds 15]

Two bots play and a person watches at the normal pace.  Frames are counted with ``requestAnimationFrame``.  On
a machine that draws without a GPU, the result says as much about its processor as about the pages.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser

from tests.support.server.server_process import Server
from tests.web.browser import DESKTOP, PHONE, ROOT, TOUCH, launch_browser, play_now, visit

GAMES = ("alpaca", "africana", "master-elf")
SIZES = {"desktop": (DESKTOP, {}), "phone": (PHONE, TOUCH)}
COUNT = """seconds => new Promise(done => {
  const times = [];
  const frame = now => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, place) => time - times[place]));
  };
  requestAnimationFrame(frame);
})"""


def measure_frames(browser: Browser, address: str, game: str, size: str, seconds: float) -> list[float]:
    """Return how long each frame took, in milliseconds."""
    viewport, touch = SIZES[size]
    page = visit(browser, address, viewport=viewport, reduced_motion="no-preference", **touch)
    page.evaluate("text => { localStorage['ludoteca.settings'] = text }", json.dumps({"pace": "normal"}))
    page.reload()
    play_now(page, game)
    leave = """async table => (await fetch(`/api/tables/${table}/leave`, {
        method: "POST", body: JSON.stringify({seat: "p1", level: "easy"}),
        headers: {
          authorization: `Bearer ${localStorage["ludoteca.token"]}`, "content-type": "application/json",
        },
    })).ok"""
    assert page.evaluate(leave, page.url.split("/table/")[1].split("/")[0])
    page.wait_for_timeout(2000)
    times: list[float] = page.evaluate(COUNT, seconds)
    page.context.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description="Frames per second while moves are animated.")
    parser.add_argument("--seconds", type=float, default=15.0)
    seconds = parser.parse_args().seconds
    subprocess.run([ROOT / "scripts/web"], check=True)
    with tempfile.TemporaryDirectory() as folder, launch_browser() as browser:
        place = Path(folder)
        web = str(ROOT / "web/dist")
        database = f"sqlite:///{place}/ludoteca.db"
        server = Server(database, place / "log", "--no-limits", "--web", web).start()
        for game in GAMES:
            for size in SIZES:
                times = measure_frames(browser, server.address, game, size, seconds)
                rate, slow = 1000 * len(times) / sum(times), quantiles(times, n=20)[-1]
                usual = f"a frame {median(times):.1f} ms, one in 20 over {slow:.1f} ms"
                print(f"{game}, {size}: {rate:.1f} frames/s; {usual}", flush=True)
        server.stop()


if __name__ == "__main__":
    main()
