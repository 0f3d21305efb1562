const ROOM_MS = 8000;

/** Limits count by the minute of the clock: a test of one begins where enough of the minute is left. */
export async function wholeMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < ROOM_MS) await new Promise((wake) => setTimeout(wake, left + 50));
}
