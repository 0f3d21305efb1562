import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from '../tools/find-browser.ts';
import type { FileTime } from './test-times.ts';

const root = join(import.meta.dirname, '..');
export const artifacts = join(root, 'artifacts');
export type TestRun = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly times: readonly FileTime[];
  readonly failedFiles: readonly string[];
  /** Runs what failed once more. */
  readonly again?: () => Promise<TestRun>;
};
type TimesFile = Pick<TestRun, 'passed' | 'failed' | 'times' | 'failedFiles'>;

/** Some of vitest's projects or files. */
export async function vitest(name: string, args: readonly string[], output: 'shown' | 'held' = 'shown'): Promise<TestRun> {
  const file = join(artifacts, `vitest-${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/times-reporter.ts'];
  const ok = await run('vitest', ['run', ...reporters, ...args], { TEST_TIMES: file }, output);
  const { passed = 0, failed = 0, times = [], failedFiles = [] } = read<TimesFile>(file);
  const again = () => vitest(`${name}-again`, [...args, ...failedFiles]);
  return { passed, failed: atLeastOne(failed, ok), times, failedFiles, again };
}

type Spec = { readonly ok: boolean; readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[] };
type Suite = { readonly file: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; suites: readonly Suite[] };

/** A Playwright project. A flaky test (passed on retry) counts as failed. */
export async function playwright(project: 'journeys' | 'looks' | 'pictures', extra: readonly string[] = []): Promise<TestRun> {
  const file = join(artifacts, `playwright-${project}.json`);
  const args = ['test', '--config', 'apps/e2e/playwright.config.ts', '--project', project, '--reporter=line,json', ...extra];
  const ok = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: findBrowser() });
  const { stats, suites = [] } = read<PlaywrightReport>(file);
  const pathOf = (suite: Suite) => join('apps/e2e', relative('.', suite.file));
  const times = suites.map((suite) => ({ project, file: pathOf(suite), ms: msOf(suite) }));
  const failed = atLeastOne((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok);
  const again = () => playwright(project, ['--last-failed']);
  const { expected: passed = 0, skipped = 0 } = stats ?? {};
  return { passed, failed, skipped, times, failedFiles: suites.filter(hasFailed).map(pathOf), again };
}

function hasFailed({ specs = [], suites = [] }: Suite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed);
}

function msOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(msOf)].reduce((sum, ms) => sum + ms, 0);
}

/** A runner that crashed before it reported counts as failed, whatever its file says. */
function atLeastOne(failed: number, ok: boolean): number {
  return ok ? failed : Math.max(1, failed);
}

function read<Content>(file: string): Partial<Content> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : {}; // a report of the tool just run
}

/** Buffered output is printed when the command has ended, so that parallel commands do not mix theirs. */
function run(command: string, args: readonly string[], env: Record<string, string>, output: 'shown' | 'held' = 'shown'): Promise<boolean> {
  const held: Buffer[] = [];
  return new Promise((done) => {
    const stdio = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', stdio, stdio], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => held.push(chunk));
    const end = (ok: boolean) => {
      process.stdout.write(Buffer.concat(held));
      done(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
