import { expect, it } from 'vitest';
import { circles } from './import-circles.ts';

const found = (files: Record<string, string>) =>
  circles(Object.entries(files).map(([path, text]) => ({ path, text }))).map((one) => one.found);

it('refuses files that import each other, also by their types and by package names', () => {
  expect(found({ 'scripts/a.ts': "import { b } from './b.ts';", 'scripts/b.ts': "import type { A } from './a.ts';" })).toEqual([
    'a.ts → b.ts → a.ts',
  ]);
  expect(
    found({
      'apps/portal/src/x.tsx': "import { y } from '@quayside/ui/list/y';",
      'packages/ui/src/list/y.tsx': "export { z } from '../z.ts';",
      'packages/ui/src/z.ts': "import { y } from '@quayside/ui/list/y';",
      'apps/server/src/kernel/p.ts': "import { q } from '#server/kernel/q.ts';",
      'apps/server/src/kernel/q.ts': "import { p } from './p.ts';",
    }),
  ).toEqual(['y.tsx → z.ts → y.tsx', 'p.ts → q.ts → p.ts']);
});

it('lets two files import a third', () => {
  expect(found({ 'a.ts': "import './c.ts';", 'b.ts': "import './c.ts';", 'c.ts': "import 'node:fs';" })).toEqual([]);
});
