// Runs inside every measured page before its own scripts: the times are the page's own, without the driver's way to it.
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Two frames: what was changed before the first one is on the screen by the second. */
async function painted() {
  await nextFrame();
  await nextFrame();
  return performance.now();
}

async function until(isThere) {
  while (!isThere()) await nextFrame();
}

globalThis.quaysideBench = {
  /** Milliseconds from the start of the navigation until this can be seen and nothing says any more that it is loading. */
  shown: async (selector, loading) => {
    await until(() => document.querySelector(selector)?.checkVisibility() && !(loading && document.querySelector(loading)));
    return painted();
  },
  /** Milliseconds from a click on the tab until its page is painted. */
  switched: async (path) => {
    const from = performance.now();
    document.querySelector(`[role=tab][aria-controls="pane-${path}"]`).click();
    await until(() => document.getElementById(`pane-${path}`)?.checkVisibility());
    return (await painted()) - from;
  },
  /** What two frames take by themselves. */
  twoFrames: async () => {
    const from = performance.now();
    return (await painted()) - from;
  },
};
