import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

type File = { readonly path: string; readonly source: string };

const testGlobs = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,desk}/src/**/*.test.{ts,tsx}', 'apps/server/test/*.test.ts'];
const sourceGlobs = ['packages/*/src/**/*.{ts,tsx}', 'apps/{server,portal,desk}/src/**/*.{ts,tsx}', 'apps/server/test/kit/*.ts'];
/** Tests over the calls of every area. */
const contractWide = /^packages\/contract\/src\/kernel\/(limits|spec-calls)\.test\.ts$|^apps\/server\/test\/contract\.test\.ts$/;
/** Hundreds of tests depend on a kernel module: only this many of the nearest are run. */
const MAX_TESTS = 16;

/**
 * The tests of a source file, most relevant first. Of an area: those named after it, then those that import from it,
 * pages last. Of a kernel: the nearest by imports.
 */
export function testFinder(root: string): (file: string) => string[][] {
  const tests = readAll(root, testGlobs);
  const sources = readAll(root, sourceGlobs).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  return (file) => {
    const area = areaOf(file);
    const near = area === null || area === 'kernel' ? nearest(file, tests, sources).slice(0, MAX_TESTS) : ofArea(tests, area);
    const wide = tests.map(({ path }) => path).filter((path) => contractWide.test(path));
    const found = [...new Set([...near, ...wide])];
    // No page imports the server.
    const reachable = file.startsWith('apps/server/') ? found.filter((test) => test.startsWith('apps/server/')) : found;
    const isPage = (test: string) => /^(packages\/ui|apps\/(portal|desk))\//.test(test);
    const isOwn = (test: string) =>
      basename(test).startsWith(`${area}.`) || test.startsWith(`${dirname(file)}/`) || contractWide.test(test);
    const rest = reachable.filter((test) => !isOwn(test));
    return [reachable.filter(isOwn), rest.filter((test) => !isPage(test)), rest.filter(isPage)];
  };
}

function readAll(root: string, globs: readonly string[]): File[] {
  return globSync([...globs], { cwd: root }).map((path) => ({ path, source: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** The folder that names the area: apps/server/src/areas/orders/… and packages/domain/src/orders/… are both `orders`. */
function areaOf(file: string): string | null {
  return /\/src\/(?:areas\/)?([^/]+)\/[^/]/.exec(file)?.[1] ?? null;
}

function ofArea(tests: readonly File[], area: string): string[] {
  const speaks = ({ path, source }: File) =>
    basename(path).startsWith(`${area}.`) || path.includes(`/${area}/`) || source.includes(`/${area}/`);
  return tests.filter(speaks).map(({ path }) => path);
}

/** Tests that import the module, then tests of what imports it, and so on. */
function nearest(file: string, tests: readonly File[], sources: readonly File[]): string[] {
  const isOwn = ({ path }: File) =>
    path.startsWith(file.replace(/\.tsx?$/, '.test.')) || (file.startsWith('apps/server/') && /test\/(kernel|contract)\./.test(path));
  const found = new Set(tests.filter(isOwn).map(({ path }) => path));
  const seen = new Set([file]);
  let reached = [file];
  while (reached.length > 0 && found.size < MAX_TESTS) {
    for (const { path } of tests.filter(({ source }) => reached.some((one) => imports(source, one)))) found.add(path);
    for (const area of new Set(reached.filter((one) => one.includes('/areas/')).map(areaOf)))
      for (const path of ofArea(tests, area ?? '')) found.add(path);
    reached = sources.filter(({ path, source }) => !seen.has(path) && reached.some((one) => imports(source, one))).map(({ path }) => path);
    for (const path of reached) seen.add(path);
  }
  return [...found];
}

function imports(source: string, file: string): boolean {
  const name = basename(file).replace(/\.tsx?$/, '');
  return source.includes(`/${name}'`) || source.includes(`/${name}.ts`);
}
