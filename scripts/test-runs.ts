import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from '../tools/find-browser.ts';
import type { FileTime } from './test-times.ts';

const root = join(import.meta.dirname, '..');
export const artifacts = join(root, 'artifacts');
export type TestRun = { readonly passed: number; readonly failed: number; readonly times: readonly FileTime[] };

/** Some of vitest's projects or files. */
export async function vitest(name: string, args: readonly string[], output: 'shown' | 'held' = 'shown'): Promise<TestRun> {
  const file = join(artifacts, `vitest-${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=./scripts/times-reporter.ts'];
  const ok = await run('vitest', ['run', ...reporters, ...args], { TEST_TIMES: file }, output);
  const { passed = 0, failed = 0, times = [] } = read<TestRun>(file);
  return { passed, failed: atLeastOne(failed, ok), times };
}

type Spec = { readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[] };
type Suite = { readonly file: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: readonly Suite[] };

/** A Playwright project. A flaky test (passed on retry) counts as failed. */
export async function playwright(project: 'journeys' | 'looks'): Promise<TestRun> {
  const file = join(artifacts, `playwright-${project}.json`);
  const args = ['test', '--config', 'apps/e2e/playwright.config.ts', '--project', project, '--reporter=line,json'];
  const ok = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: findBrowser() });
  const { stats, suites = [] } = read<PlaywrightReport>(file);
  const times = suites.map((suite) => ({ project, file: join('apps/e2e', relative('.', suite.file)), ms: msOf(suite) }));
  return { passed: stats?.expected ?? 0, failed: atLeastOne((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok), times };
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
