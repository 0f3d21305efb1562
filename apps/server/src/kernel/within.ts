/** Waits for work with a timeout. False when the timeout came first. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true as const), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
