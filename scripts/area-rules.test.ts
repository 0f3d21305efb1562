import { describe, expect, it } from 'vitest';
import { violations, type Areas } from './area-rules.ts';

const areas: Areas = {
  kernel: { uses: [], tables: ['jobs'] },
  products: { uses: [], tables: ['products'] },
  orders: { uses: ['products'], tables: ['orders'] },
  billing: { uses: [], tables: ['bills'] },
};
const rulesBrokenBy = (path: string, text: string, list: Areas = areas) => violations([{ path, text }], list).map((one) => one.rule);

/** Every rule has a sample that must fail: a rule that silently matches nothing would be worse than none. */
describe('directions of imports', () => {
  it.each([
    ['packages/domain/src/orders/x.ts', "import { z } from 'zod';", 'domain depends on nothing'],
    ['packages/domain/src/orders/x.ts', "import { a } from '@quayside/contract/kernel/call';", 'domain may not import contract'],
    ['packages/contract/src/orders/x.ts', "import { a } from '@quayside/i18n/texts';", 'contract may not import i18n'],
    ['packages/ui/src/x.tsx', "import { a } from '@quayside/server/kernel/serve';", 'ui may not import server'],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '@quayside/server/kernel/serve';", 'portal may not import server'],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '#portal/areas/products/y.tsx';", 'web areas do not import each other'],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '#server/areas/billing/billing.service.ts';",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '#server/areas/products/products.queries.ts';",
      'another area is reached through its service only',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '#server/areas/orders/orders.queries.ts';",
      'an area imports its own files as ./x',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '../../kernel/serve.ts';",
      'reach other folders by their # or package name, not by climbing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import type { FastifyRequest } from 'fastify';",
      'only the kernel knows this technology',
    ],
    ['apps/server/src/areas/orders/orders.service.ts', "import pg from 'pg';", 'only the kernel knows this technology'],
    [
      'packages/contract/src/orders/orders.calls.ts',
      "import { a } from '../billing/billing.schemas.ts';",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '@quayside/domain/billing/rules';",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "const a = await import('#server/areas/billing/billing.service.ts');",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "export { a } from '#server/areas/billing/billing.service.ts';",
      'areas.json does not let orders use billing',
    ],
    ['apps/server/src/areas/unheard-of/x.service.ts', '', 'every area stands in areas.json'],
    ['apps/server/src/areas/orders/orders.service.ts', "tx.selectFrom('orders')", 'only queries name a table'],
    ['apps/server/src/areas/orders/orders.queries.ts', "tx.updateTable('products')", 'areas.json does not give orders this table'],
    ['apps/server/src/areas/orders/orders.queries.ts', "q.innerJoin('bills as b', 'x', 'y')", 'areas.json does not give orders this table'],
    ['apps/server/src/kernel/x.ts', "tx.deleteFrom('orders')", 'areas.json does not give kernel this table'],
  ])('%s with %s is refused', (path, text, rule) => {
    expect(rulesBrokenBy(path, text)).toContain(rule);
  });

  it.each([
    ['apps/server/src/areas/orders/orders.service.ts', "import { a } from '#server/areas/products/products.service.ts';"],
    ['apps/server/src/areas/orders/orders.service.ts', "import { a } from './orders.queries.ts';"],
    ['apps/server/src/areas/orders/orders.queries.ts', "tx.selectFrom('orders')"],
    ['packages/contract/src/orders/orders.calls.ts', "import { a } from '@quayside/domain/products/rules';"],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '@quayside/ui/list-page';"],
    ['apps/server/src/kernel/x.ts', "tx.deleteFrom('jobs')"],
  ])('%s with %s is fine', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it('refuses areas that use each other in a circle', () => {
    const round: Areas = { a: { uses: ['b'], tables: [] }, b: { uses: ['a'], tables: [] } };
    expect(rulesBrokenBy('x.ts', '', round)).toEqual(['areas must not use each other in a circle']);
  });
});
