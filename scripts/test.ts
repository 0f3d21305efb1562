// npm test: every test, from rules to the browser; then the times; then one summary line.
// With arguments, only what they name: npm test -- --project server orders
import { mkdirSync, rmSync } from 'node:fs';
import { buildWeb } from '../tools/build-web.ts';
import { artifacts, playwright, vitest, type TestRun } from './test-runs.ts';
import { secondTry } from './second-try.ts';
import { timesReport } from './test-times.ts';

async function testEverything(): Promise<TestRun[]> {
  const quick = await vitest('quick', ['--project', 'fast', '--project', 'web', '--project', 'server']);
  await buildWeb();
  // Process tests mostly wait for servers to start and stop: the browser tests use the cores meanwhile.
  return [quick, ...(await Promise.all([vitest('process', ['--project', 'process'], 'held'), playwright('journeys')]))];
}

async function testSome(args: readonly string[]): Promise<TestRun[]> {
  return [await vitest('some', args)];
}

function brokenDown(error: unknown): TestRun[] {
  console.error(error instanceof Error ? error.message : error);
  return [{ passed: 0, failed: 1, times: [], failedFiles: [] }];
}

rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts, { recursive: true });
const only = process.argv.slice(2);
const startedAt = performance.now();
const first = await (only.length > 0 ? testSome(only) : testEverything()).catch(brokenDown);
const runs = process.env['CI'] ? await secondTry(first) : first;
const sum = (count: 'passed' | 'failed') => runs.reduce((total, run) => total + run[count], 0);
console.log(`\n${timesReport(runs.flatMap(({ times }) => times))}`);
console.log(`\nAll of it took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
