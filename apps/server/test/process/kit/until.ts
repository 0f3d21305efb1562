/** Polls until a condition is true; the timeout error says what was waited for. */
export async function until<Found>(what: string, look: () => Found | Promise<Found>, withinMs = 60_000): Promise<NonNullable<Found>> {
  const deadline = performance.now() + withinMs;
  let last: unknown = null;
  for (;;) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms in vain for: ${what}`, { cause: last });
    await new Promise((wake) => setTimeout(wake, 40));
  }
}
