// npm run mutate: breaks a sample of guarded lines, one at a time, and runs the tests of the touched area. A broken line whose tests
// pass is a survivor: its behaviour has no test. SEED=2 takes another sample, MUTANTS=50 a smaller one, ONLY=orders one area's.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { findMutants, mutantKinds, type Mutant } from './mutation/find-mutants.ts';
import { testFinder } from './mutation/find-tests.ts';

const root = join(import.meta.dirname, '..');
const seed = Number(process.env['SEED'] ?? 1);
const wanted = Number(process.env['MUTANTS'] ?? 200);
const only = process.env['ONLY'] ?? '';
const sources = ['packages/{domain,contract}/src/**/*.ts', 'apps/server/src/{areas,kernel}/**/*.ts', 'packages/ui/src/**/*.ts'];

/** Runs without a change: they must pass, or every mutant would look killed. */
const CONTROL_EVERY = 20;
/** Covered by process tests, which are too slow for a sample. */
const inProcessTests = /kernel\/(backup\/|data-dir|own-data-dir|embedded-postgres|migrate|open-deps|run|stop-wish|start-error)/;

const dirty = spawnSync('git', ['status', '--porcelain', 'packages', 'apps'], { cwd: root, encoding: 'utf8' }).stdout.trim();
if (dirty !== '') {
  console.error(`Commit first: files are broken and restored, and a change of yours must not be mixed up with that.\n${dirty}`);
  process.exit(1);
}

const files = globSync(sources, { cwd: root }).filter(
  (file) => !/\.(test|generated)\.|\.d\.ts$|testing|web-test-setup/.test(file) && !inProcessTests.test(file) && file.includes(only),
);
const sample = choose(files.sort().flatMap((file) => findMutants(file, read(file))));
const testsOf = testFinder(root);
const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  reporters: [{}],
  project: ['fast', 'web', 'server'],
});
await vitest.standalone();
const survivors: Mutant[] = [];
let restore = (): void => undefined;
// Restores the file also when the run is interrupted. Vitest may handle the signal first.
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
try {
  for (const [at, mutant] of sample.entries()) {
    if (at % CONTROL_EVERY === 0 && (await isKilled(unbroken(mutant)))) {
      console.error(`The tests of ${mutant.file} fail without any change: nothing can be said about broken lines.`);
      process.exit(1);
    }
    const killed = await isKilled(mutant);
    if (!killed) survivors.push(mutant);
    console.log(`${String(at + 1).padStart(3)} of ${sample.length} ${killed ? 'killed  ' : 'SURVIVED'} ${describe(mutant)}`);
  }
} finally {
  await vitest.close();
}
console.log(`\nSurvivors of seed ${seed}:`);
for (const mutant of survivors) console.log(`  ${describe(mutant)}`);
console.log(`\n${sample.length - survivors.length} of ${sample.length} mutants killed, ${survivors.length} survived`);
process.exit(0);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** An equal number of each kind where possible, chosen by the seed. */
function choose(all: readonly Mutant[]): Mutant[] {
  const random = randomFrom(seed);
  const shuffled = all.map((mutant) => ({ mutant, by: random() })).sort((a, b) => a.by - b.by);
  const ranked = mutantKinds.flatMap((kind) =>
    shuffled.filter(({ mutant }) => mutant.kind === kind).map(({ mutant }, rank) => ({ mutant, rank })),
  );
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, wanted)
    .map(({ mutant }) => mutant);
}

/** mulberry32: the same seed gives the same sample on every machine. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The control run: the file is rewritten unchanged. */
function unbroken(mutant: Mutant): Mutant {
  return { ...mutant, text: read(mutant.file).slice(mutant.start, mutant.end) };
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const path = join(root, mutant.file);
  const source = read(mutant.file);
  const all = await vitest.globTestSpecifications();
  restore = () => writeFileSync(path, source);
  try {
    writeFileSync(path, source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end));
    vitest.invalidateFile(path);
    for (const tests of testsOf(mutant.file)) {
      const paths = new Set(tests.map((test) => join(root, test)));
      if (await anyFails(all.filter(({ moduleId }) => paths.has(moduleId)))) return true;
    }
    return false;
  } finally {
    restore();
    vitest.invalidateFile(path);
  }
}

async function anyFails(specifications: TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return false;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

function describe({ file, kind, start, end, text }: Mutant): string {
  const source = read(file);
  const line = source.slice(0, start).split('\n').length;
  return `${kind} ${file}:${line} ${source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60)} -> ${text.slice(0, 40)}`;
}
