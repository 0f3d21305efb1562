import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractFiles } from './contract-files.ts';
import { namesOf } from './names.ts';
import { serverFiles } from './server-files.ts';
import { textFiles } from './text-files.ts';
import { webFiles } from './web-files.ts';

const names = namesOf('sample-crates', 'sample-crate', '样品箱');
const files: Record<string, string> = {
  ...contractFiles(names, { position: 1, group: 'orders', page: 1 }),
  ...textFiles(names),
  ...serverFiles(names, '20260101_0000'),
  ...webFiles(names),
};
const roots = [
  ['@quayside/domain/', 'packages/domain/src/'],
  ['@quayside/contract/', 'packages/contract/src/'],
  ['@quayside/i18n/', 'packages/i18n/src/'],
  ['@quayside/ui/', 'packages/ui/src/'],
  ['#server/', 'apps/server/src/'],
  ['#portal/', 'apps/portal/src/'],
] as const;

/** The full test (scaffold, check, tests) takes a minute and is run by hand; this one detects renamed files and exports. */
it('imports only what is there, under the name it has', () => {
  const missing = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/import (?:type )?\{([^}]+)\} from '([#@][^']+)'/g)].flatMap(([, imported = '', from = '']) => {
      const root = roots.find(([prefix]) => from.startsWith(prefix));
      if (root === undefined) return [];
      const place = from.replace(root[0], root[1]);
      const source = ['', '.ts', '.tsx'].map((ending) => place + ending).find((one) => one in files || existsSync(one));
      if (source === undefined) return [`${path}: ${from}`];
      const code = files[source] ?? readFileSync(source, 'utf8');
      const wanted = imported.split(',').map((one) => one.trim().replace(/^type /, ''));
      return wanted
        .filter((one) => one !== '' && !new RegExp(`export .*\\b${one}\\b`).test(code))
        .map((one) => `${path}: ${one} of ${from}`);
    }),
  );
  expect(Object.keys(files).length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
