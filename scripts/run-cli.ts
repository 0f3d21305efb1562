import { join } from 'node:path';
import { userMessageFor } from '../apps/server/src/kernel/start-error.ts';

/** Runs a command and exits: with 0, or with 1 and a one-line message. */
export async function runCli(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const place = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', 'data');
    console.error(userMessageFor(error, place) ?? error);
    process.exit(1);
  }
}
