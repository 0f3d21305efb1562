/** Whether and why this process was asked to end. */
export type ShutdownSignal = { readonly wanted: () => boolean; readonly asked: Promise<string> };

/** Listens for every way a process is told to end: by a person, by a supervisor, or by the death of its launcher. */
export function listenForStop(): ShutdownSignal {
  let wanted = false;
  const asked = new Promise<string>((tell) => {
    const ask = (why: string) => {
      wanted = true;
      tell(why);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
    // The launcher is gone: nobody would stop us any more.
    process.on('disconnect', () => ask('disconnect'));
    // Only a process with a launcher has this at all.
    if ('connected' in process && !process.connected) ask('disconnect');
  });
  return { wanted: () => wanted, asked };
}
