import { expect, test, vi } from 'vitest';
import { secondTry } from './second-try.ts';
import type { TestRun } from './test-runs.ts';

const files = (count: number) => Array.from({ length: count }, (_, index) => `${index}.test.ts`);
function run(failedFiles: readonly string[], second?: Partial<TestRun>): TestRun {
  const again = vi.fn<() => Promise<TestRun>>(() => Promise.resolve({ ...run([]), passed: 1, ...second }));
  return { passed: 5, failed: failedFiles.length, times: [], failedFiles, again };
}

test('a file that passes at the second try counts as passed and is named', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const [only] = await secondTry([run(['slow.test.ts'])]);
  expect(only).toMatchObject({ passed: 6, failed: 0 });
  expect(said.mock.calls.flat().join('\n')).toContain('Passed only at the second try, to be mended:\nslow.test.ts');
  said.mockRestore();
});

test.each([{ failed: 1 }, { passed: 0 }])('a second try that fails or runs nothing stays a failure', async (second) => {
  expect(await secondTry([run(['broken.test.ts'], second)])).toMatchObject([{ passed: 5, failed: 1 }]);
});

test('nine failed files have no second try', async () => {
  const many = run(files(9));
  expect(await secondTry([many])).toEqual([many]);
  expect(many.again).not.toHaveBeenCalled();
});

test('a run without failed files is not repeated, also if its tool crashed', async () => {
  const crashed = { ...run([]), failed: 1 };
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(await secondTry([crashed, run(['slow.test.ts'])])).toMatchObject([{ failed: 1 }, { failed: 0 }]);
  said.mockRestore();
  expect(crashed.again).not.toHaveBeenCalled();
});
