import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

type TestFile = { readonly path: string; readonly source: string };

/** Which tests speak of a source file: those named after its area, beside it, or importing from its area. */
export function testFinder(root: string): (file: string) => string[] {
  const globs = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,desk}/src/**/*.test.{ts,tsx}', 'apps/server/test/*.test.ts'];
  const tests: TestFile[] = globSync(globs, { cwd: root }).map((path) => ({ path, source: readFileSync(`${root}/${path}`, 'utf8') }));
  return (file) => {
    const area = areaOf(file);
    const isKernel = area === 'kernel' || area === null;
    const speaks = isKernel ? speaksOfModule(file) : speaksOfArea(area);
    const found = tests.filter(speaks);
    return (found.length > 0 ? found : tests.filter(({ path }) => isAround(path, file))).map(({ path }) => path);
  };
}

/** For a module that no test names: the tests of its package, and those of the server's kernel. */
function isAround(test: string, file: string): boolean {
  const home = file.split('/').slice(0, 2).join('/');
  return test.startsWith(`${home}/`) || (!file.startsWith('packages/ui/') && /apps\/server\/test\/(kernel|contract)\./.test(test));
}

/** The folder that names the area: apps/server/src/areas/orders/… and packages/domain/src/orders/… are both `orders`. */
function areaOf(file: string): string | null {
  return /\/src\/(?:areas\/)?([^/]+)\/[^/]/.exec(file)?.[1] ?? null;
}

function speaksOfArea(area: string): (test: TestFile) => boolean {
  return ({ path, source }) => basename(path).startsWith(`${area}.`) || path.includes(`/${area}/`) || source.includes(`/${area}/`);
}

/** The kernel is under every test: of those, the ones that name the module, lie beside it, or are the kernel's own. */
function speaksOfModule(file: string): (test: TestFile) => boolean {
  const name = basename(file).replace(/\.tsx?$/, '');
  const isServer = file.startsWith('apps/server/');
  return ({ path, source }) =>
    source.includes(`/${name}'`) ||
    source.includes(`/${name}.ts`) ||
    path.startsWith(`${dirname(file)}/${name}.`) ||
    (isServer && /\/test\/(kernel\.|contract\.)/.test(path));
}
