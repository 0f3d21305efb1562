import type { TestRun } from './test-runs.ts';

/** More failed files than this are no matter of a slow machine. */
const MOST_FILES = 8;

/**
 * Before a change lands (CI), a failed file runs once more, with nothing beside it: a machine that lends its cores to others must not
 * lose a change. What passes only then is named, to be mended: decision 0023. `npm test` by hand has no second try.
 */
export async function secondTry(runs: readonly TestRun[]): Promise<TestRun[]> {
  const failedFiles = runs.flatMap((run) => run.failedFiles);
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES) return [...runs];
  const results: TestRun[] = [];
  for (const run of runs) results.push(run.again && run.failedFiles.length > 0 ? merged(run, await run.again()) : run);
  return results;
}

function merged(first: TestRun, second: TestRun): TestRun {
  const mended = second.failed === 0 && second.passed > 0;
  if (mended) console.log(`\nPassed only at the second try, to be mended:\n${first.failedFiles.join('\n')}`);
  return mended ? { ...first, passed: first.passed + first.failed, failed: 0 } : { ...first, failed: Math.max(first.failed, 1) };
}
