import { describe, expect, it } from 'vitest';
import { violations, type Areas } from './area-rules.ts';

const areas: Areas = {
  kernel: { uses: [], owns: ['jobs'] },
  products: { uses: [], owns: ['products'] },
  orders: { uses: ['products'], owns: ['orders'], reads: ['products'] },
  billing: { uses: [], owns: ['bills'] },
};
const ordersQueries = 'apps/server/src/areas/orders/orders.queries.ts';
const rulesBrokenBy = (path: string, text: string, list: Areas = areas) => violations([{ path, text }], list).map((one) => one.rule);

/** Every rule has a sample that must fail: a rule that silently matches nothing is worse than none. */
describe('import rules', () => {
  it.each<[path: string, text: string, rule: string]>([
    ['packages/domain/src/orders/x.ts', "import { z } from 'zod';", 'domain depends on nothing'],
    ['packages/domain/src/orders/x.ts', "import { a } from '@quayside/contract/kernel/call';", 'domain may not import contract'],
    ['packages/contract/src/orders/x.ts', "import { a } from '@quayside/i18n/texts';", 'contract may not import i18n'],
    ['packages/ui/src/x.tsx', "import { a } from '@quayside/server/kernel/serve';", 'ui may not import server'],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '@quayside/server/kernel/serve';", 'portal may not import server'],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '#portal/areas/products/y.tsx';", 'web areas do not import each other'],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '#server/areas/billing/billing.public.ts';",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "import { a } from '#server/areas/products/products.service.ts';",
      'another area is reached through its public file only',
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
      "const a = await import('#server/areas/billing/billing.public.ts');",
      'areas.json does not let orders use billing',
    ],
    [
      'apps/server/src/areas/orders/orders.service.ts',
      "export { a } from '#server/areas/billing/billing.public.ts';",
      'areas.json does not let orders use billing',
    ],
    ['apps/server/src/areas/unheard-of/x.service.ts', '', 'every area stands in areas.json'],
    ['apps/server/src/areas/orders/orders.service.ts', "tx.selectFrom('orders')", 'only queries name a table'],
    [ordersQueries, "tx.selectFrom('bills')", 'areas.json does not let orders read this table'],
    [ordersQueries, "q.innerJoin('bills as b', 'x', 'y')", 'areas.json does not let orders read this table'],
    [ordersQueries, "q.innerJoinLateral('bills', 'x')", 'areas.json does not let orders read this table'],
    [ordersQueries, "q.using('bills')", 'areas.json does not let orders read this table'],
    [ordersQueries, 'sql`select 1 from bills b`', 'areas.json does not let orders read this table'],
    [ordersQueries, 'sql<{ n: number }>`select 1 from orders o join bills b on true`', 'areas.json does not let orders read this table'],
    [ordersQueries, 'sql`select ${sql`a`} from (${sql`b`}) x join bills b on true`', 'areas.json does not let orders read this table'],
    ['apps/server/src/kernel/x.ts', "tx.selectFrom('orders')", 'areas.json does not let kernel read this table'],
    ...["tx.insertInto('products')", "tx.updateTable('products')", "tx.deleteFrom('products as p')", "tx.mergeInto('products')"].map(
      (text): [string, string, string] => [ordersQueries, text, 'orders does not own this table and may not write it'],
    ),
    ...[
      'insert into products (a)',
      'update products set a = 1',
      'delete from only products',
      'merge into products p',
      'truncate products',
    ].map((text): [string, string, string] => [ordersQueries, `sql\`${text}\``, 'orders does not own this table and may not write it']),
    ['apps/server/src/kernel/x.ts', 'sql`delete from orders`', 'kernel does not own this table and may not write it'],
  ])('%s with %s is refused', (path, text, rule) => {
    expect(rulesBrokenBy(path, text)).toContain(rule);
  });

  it.each([
    ['apps/server/src/areas/orders/orders.service.ts', "import { a } from '#server/areas/products/products.public.ts';"],
    ['apps/server/src/areas/orders/orders.service.ts', "import { a } from './orders.queries.ts';"],
    [ordersQueries, "tx.selectFrom('orders')"],
    [ordersQueries, "tx.selectFrom('products as p').forKeyShare()"],
    [ordersQueries, 'sql`select 1 from orders o join products p on true for update of o`'],
    [ordersQueries, '// taken from bills'],
    [ordersQueries, 'sql`with bill as (select 1) select 1 from bill`'],
    ['packages/contract/src/orders/orders.calls.ts', "import { a } from '@quayside/domain/products/rules';"],
    ['apps/portal/src/areas/orders/x.tsx', "import { a } from '@quayside/ui/list/list-page';"],
    ['apps/portal/src/areas/products/x.tsx', "import { a } from '@quayside/contract/orders/orders.paths';"],
    ['apps/server/src/kernel/x.ts', "tx.deleteFrom('jobs')"],
  ])('%s with %s is fine', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual([]);
  });

  it.each<[string, Areas, string]>([
    ['use each other', { a: { uses: ['b'], owns: [] }, b: { uses: ['a'], owns: [] } }, 'a → b → a'],
    ['read each other', { a: { uses: [], owns: ['x'], reads: ['y'] }, b: { uses: [], owns: ['y'], reads: ['x'] } }, 'a → b → a'],
    ['read who uses them', { a: { uses: ['b'], owns: ['x'] }, b: { uses: [], owns: [], reads: ['x'] } }, 'a → b → a'],
  ])('refuses areas that %s in a circle', (_how, round, found) => {
    expect(violations([], round)).toEqual([{ path: 'areas.json', rule: 'areas must not depend on each other in a circle', found }]);
  });

  it('refuses a kernel that reads the table of an area', () => {
    const below: Areas = { kernel: { uses: [], owns: [], reads: ['orders'] }, orders: { uses: [], owns: ['orders'] } };
    expect(violations([], below)).toEqual([{ path: 'areas.json', rule: 'the kernel depends on no area', found: 'orders' }]);
  });

  it('refuses a table with two owners, and one with none', () => {
    const owned: Areas = { a: { uses: [], owns: ['x'] }, b: { uses: [], owns: ['x'], reads: ['z'] } };
    expect(violations([], owned).map(({ rule, found }) => [rule, found])).toEqual([
      ['a table has one owner', 'x'],
      ['a table that is read has an owner', 'z'],
    ]);
  });

  it('refuses an unused `uses` or `reads` entry', () => {
    const files = [
      { path: 'apps/server/src/areas/orders/orders.service.ts', text: '' },
      { path: ordersQueries, text: '' },
    ];
    expect(violations(files, areas).map(({ rule, found }) => [rule, found])).toEqual([
      ['orders does not need this any more', 'products'],
      ['orders does not need this any more', 'products'],
    ]);
  });
});
