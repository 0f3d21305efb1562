import { join } from 'node:path';
import { openDeps } from '#server/kernel/open-deps.ts';
import { readConfig } from '#server/kernel/config.ts';
import { run } from '#server/kernel/run.ts';
import { listenForStop } from '#server/kernel/shutdown-signal.ts';
import { userMessageFor } from '#server/kernel/start-error.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Starts the server with the environment's settings. Startup errors print one line and end the process. */
export async function main(): Promise<void> {
  // Listen first: a database that is still starting must be stopped too.
  const stop = listenForStop();
  try {
    const config = readConfig(process.env, root);
    await run(await openDeps(config), stop);
    process.exit(0);
  } catch (error) {
    // Ctrl-C also reaches our child processes; errors they cause then are expected.
    if (stop.wanted()) process.exit(0);
    const place = process.env['DATA_DIR'] ?? join(root, 'data');
    console.error(userMessageFor(error, place) ?? error);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) await main();
