/** Waits for work, but not for ever. False when the time ran out first. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true as const), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
