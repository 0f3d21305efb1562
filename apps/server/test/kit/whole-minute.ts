const ROOM_MS = 8000;

/** Rate limits count per clock minute: waits until enough of the minute is left. */
export async function wholeMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < ROOM_MS) await new Promise((wake) => setTimeout(wake, left + 50));
}
