/** Import cycles, including types. */
import { posix } from 'node:path';
import { importsOf, type Source, type Violation } from './area-rules.ts';

const roots: readonly (readonly [prefix: RegExp, folder: string])[] = [
  [/^#server\//, 'apps/server/src/'],
  [/^#portal\//, 'apps/portal/src/'],
  [/^#desk\//, 'apps/desk/src/'],
  [/^@quayside\/(domain|contract|i18n|ui|server)\//, 'packages/$1/src/'],
];

export function circles(sources: readonly Source[]): Violation[] {
  const known = new Set(sources.map(({ path }) => path));
  const targets = new Map(sources.map((source) => [source.path, importsOf(source).flatMap((to) => resolve(source.path, to, known))]));
  const done = new Set<string>();
  const found: Violation[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const circle = [...trail.slice(at), path].map((one) => posix.basename(one)).join(' → ');
      found.push({ path, rule: 'files must not import each other in a circle', found: circle });
      return;
    }
    if (done.has(path)) return;
    for (const next of targets.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

function resolve(from: string, to: string, known: ReadonlySet<string>): string[] {
  const root = roots.find(([prefix]) => prefix.test(to));
  if (root === undefined && !to.startsWith('.')) return [];
  const place = root === undefined ? posix.join(posix.dirname(from), to) : to.replace(...root);
  return ['', '.ts', '.tsx'].map((ending) => place + ending).filter((path) => known.has(path));
}
