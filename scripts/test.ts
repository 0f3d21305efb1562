// npm test: every test there is, from rules to the browser, and one closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'artifacts');
type Counts = { passed: number; failed: number };

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function read(file: string): Record<string, unknown> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** A runner that broke down before it could count has failed, whatever its file says. */
function countsOf(passed: unknown, failed: unknown, ok: boolean): Counts {
  const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

function vitest(only: string[]): Counts {
  const file = join(out, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...only]);
  const { numPassedTests, numFailedTests } = read(file);
  return countsOf(numPassedTests, numFailedTests, ok);
}

function playwright(): Counts {
  const file = join(out, 'playwright.json');
  const ok = run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: findBrowser(),
  });
  const stats = read(file)['stats'];
  const { expected, unexpected, flaky } = { expected: 0, unexpected: 0, flaky: 0, ...(typeof stats === 'object' ? stats : {}) };
  return countsOf(expected, unexpected + flaky, ok);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const results = [vitest(only)];
if (only.length === 0) {
  try {
    await buildWeb();
    results.push(playwright());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    results.push({ passed: 0, failed: 1 });
  }
}
const passed = results.reduce((sum, one) => sum + one.passed, 0);
const failed = results.reduce((sum, one) => sum + one.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
