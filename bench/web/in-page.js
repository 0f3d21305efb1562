// Runs inside every measured page before its own scripts: times are the page's own, without the driver's latency.
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Two frames: a change before the first one is painted by the second. */
async function painted() {
  await nextFrame();
  await nextFrame();
  return performance.now();
}

/** A page that never comes ends the bench instead of keeping it. */
const PATIENCE_MS = 30_000;

async function until(isThere) {
  const from = performance.now();
  while (!isThere()) {
    if (performance.now() - from > PATIENCE_MS) throw new Error(`waited in vain for ${isThere}`);
    await nextFrame();
  }
}

globalThis.quaysideBench = {
  /** Milliseconds from the start of the navigation until this is visible and no loading state is left. */
  shown: async (selector, loading) => {
    await until(() => document.querySelector(selector)?.checkVisibility() && !(loading && document.querySelector(loading)));
    return painted();
  },
  /** Milliseconds from the arrival of this call's answer until that many rows are painted. */
  rowsPainted: async (selector, count, call) => {
    await until(() => document.querySelectorAll(selector).length >= count);
    const at = await painted();
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
    return at - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  },
  /**
   * The same for a virtual table, which only has the rows of its window: it is scrolled through, window by window, until that many
   * different rows have been painted.
   */
  rowsScrolled: async (selector, count, call) => {
    const seen = new Set();
    const look = () => {
      for (const row of document.querySelectorAll(`${selector} [data-row-key]`)) seen.add(row.dataset.rowKey);
      return seen.size;
    };
    await until(() => look() > 0);
    let at = await painted();
    while (look() < count) {
      const [holder, before] = [document.querySelector(selector), seen.size];
      const row = holder.querySelector('[data-row-key]').getBoundingClientRect().height;
      holder.scrollTop += holder.clientHeight - row;
      await until(() => look() > before);
      at = await painted();
    }
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
    return at - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  },
  /** Milliseconds from a click on the tab until its page is painted. */
  switched: async (path) => {
    const from = performance.now();
    document.querySelector(`[role=tab][aria-controls="pane-${path}"]`).click();
    await until(() => document.getElementById(`pane-${path}`)?.checkVisibility());
    return (await painted()) - from;
  },
  /** Milliseconds from the start of the navigation until these files, and then the answer of this call, have come. */
  fetchedAll: async (files, call, token) => {
    await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
    await (await fetch(call, { headers: { token } })).json();
    return painted();
  },
  /** Milliseconds from a changed character until the next frame: React has then drawn it. */
  typed: async (selector, text) => {
    await nextFrame();
    const field = document.querySelector(selector);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const from = performance.now();
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await nextFrame();
    return performance.now() - from;
  },
  /** The duration of two frames alone. */
  twoFrames: async () => {
    const from = performance.now();
    return (await painted()) - from;
  },
};
