/** Whether and why this process was asked to stop. */
export type ShutdownSignal = { readonly wanted: () => boolean; readonly asked: Promise<string> };

/** Listens for every stop request: Ctrl+C, a supervisor's signal, or the exit of the parent process. */
export function listenForStop(): ShutdownSignal {
  let wanted = false;
  const asked = new Promise<string>((tell) => {
    const ask = (why: string) => {
      wanted = true;
      tell(why);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
    // The parent process is gone, so it can no longer stop this process.
    process.on('disconnect', () => ask('disconnect'));
    // Only a process started with an IPC channel has `connected`.
    if ('connected' in process && !process.connected) ask('disconnect');
  });
  return { wanted: () => wanted, asked };
}
