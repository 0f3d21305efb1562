import { allHandlers, allJobs } from '#server/areas/all.ts';
import { fillDemo } from '#server/demo/demo.ts';
import type { Deps } from './deps.ts';
import { createApp } from './http.ts';
import type { Opened } from './open-deps.ts';
import { StartError } from './start-error.ts';
import { startWorker, type Worker } from './worker.ts';

const STOP_WITHIN_MS = 25_000;

/** Serves and works, as ROLE says, until the process is asked to stop. */
export async function run(opened: Opened, say: (line: string) => void = console.log): Promise<void> {
  let worker: Worker | null = null;
  const deps: Deps = { ...opened.deps, poke: () => worker?.poke() };
  const { config } = deps;
  const demo = config.DEMO ? await fillDemo(deps) : [];
  const app = config.ROLE === 'worker' ? null : await createApp(deps, allHandlers);
  if (app) await listen(() => app.listen({ host: config.HOST, port: config.PORT }), config.PORT, opened);
  if (config.ROLE !== 'api') worker = startWorker(deps, allJobs);
  announce(deps, opened.dataDir, demo, say);

  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    deps.logger.info({ why }, 'stopping');
    const late = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    await app?.close();
    await worker?.stop();
    await opened.close();
    clearTimeout(late);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  // The launcher is gone: nobody would stop us any more.
  process.on('disconnect', () => void stop('disconnect'));
}

async function listen(start: () => Promise<string>, port: number, opened: Opened): Promise<void> {
  try {
    await start();
  } catch (error) {
    await opened.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken by another program. Choose another with PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
    throw error;
  }
}

function announce({ config }: Deps, dataDir: string, demo: readonly string[], say: (line: string) => void): void {
  if (config.ROLE === 'worker') return say('Quayside works through its queue. Ctrl-C stops it.');
  const base = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`;
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
