import { setPriority } from 'node:os';
import { allHandlers, allJobs } from '#server/areas/all.ts';
import { seedGuides } from '#server/areas/guides/guides.public.ts';
import { fillDemo } from '#server/demo/demo.ts';
import type { Deps } from './deps.ts';
import { createWorkerApp } from './health.ts';
import { createApp } from './http.ts';
import type { Opened } from './open-deps.ts';
import { siteOf } from './site.ts';
import { StartError } from './start-error.ts';
import type { ShutdownSignal } from './shutdown-signal.ts';
import { within } from './within.ts';
import { startWorker, type Worker } from './worker.ts';

const STOP_WITHIN_MS = 25_000;
/** Of -20 (first) to 19 (last). */
const BEHIND_CALLS = 10;

/** Runs the HTTP server and the worker, as ROLE says, until the process is asked to stop. Returns when both have ended. */
export async function run(opened: Opened, stop: ShutdownSignal, say: (line: string) => void = console.log): Promise<void> {
  try {
    if (!stop.wanted()) await serveUntil(opened, stop, say);
  } finally {
    await opened.close();
  }
}

async function serveUntil(opened: Opened, stop: ShutdownSignal, say: (line: string) => void): Promise<void> {
  let worker: Worker | null = null;
  const deps: Deps = { ...opened.deps, wakeWorker: () => worker?.wakeWorker() };
  const { config } = deps;
  if (config.ROLE === 'worker') goBehindCalls();
  const demo = config.DEMO ? await fillDemo({ ...deps, database: opened.owner }) : [];
  if (config.ROLE !== 'worker') await seedGuides(deps.database);
  const app =
    config.ROLE === 'worker'
      ? createWorkerApp(deps, { hasReadLately: () => worker?.hasReadLately() ?? false })
      : await createApp(deps, allHandlers);
  await listen(() => app.listen({ host: config.HOST, port: config.PORT }), config.PORT);
  if (config.ROLE !== 'api') worker = startWorker(deps, allJobs);
  announce(deps, demo, say);

  const why = await Promise.race([stop.asked, ...(opened.lost ? [opened.lost] : [])]);
  deps.logger.info({ why }, 'stopping');
  const finished = Promise.all([app.close(), worker?.stop()]);
  // Work that takes longer is aborted and rolled back: a call gets no response, a job is retried by the next worker.
  if (!(await within(STOP_WITHIN_MS, finished))) deps.logger.warn('running work was aborted: shutdown timeout');
}

/** On a machine that a worker shares with an api process, people's calls come before jobs. */
function goBehindCalls(): void {
  try {
    setPriority(BEHIND_CALLS);
  } catch {
    // The system does not let processes choose: then they take turns.
  }
}

async function listen(start: () => Promise<string>, port: number): Promise<void> {
  try {
    await start();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken by another program. Choose another with PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
    throw error;
  }
}

function announce({ config, dataDir }: Deps, demo: readonly string[], say: (line: string) => void): void {
  if (config.ROLE === 'worker') return say(`Quayside works through its queue. Health on port ${config.PORT}. Ctrl-C stops it.`);
  const base = siteOf(config);
  say(
    [
      '',
      `  Portal   ${base}/`,
      `  Desk     ${base}/desk/`,
      `  API      ${base}/docs`,
      `  Data     ${config.DATABASE_URL === undefined ? dataDir : `DATABASE_URL, files in ${dataDir}`}`,
      ...(demo.length > 0 ? ['', '  Demo sign-ins, all with the password Demo-2026!', ...demo.map((line) => `    ${line}`)] : []),
      '',
      '  Quayside is ready. Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}
