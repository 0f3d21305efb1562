import { describe, expect, it } from 'vitest';
import { unscopedQueries } from './queries.ts';
import { citusScript, findings, type Lists } from './rules.ts';
import type { ForeignKey, Schema, UniqueIndex } from './schema.ts';

const none: Lists = { placed: [], keys: [], foreignKeys: [] };
const key = (table: string, columns: (string | null)[], condition: string | null = null): UniqueIndex => ({
  table,
  index: `${table}_key`,
  columns,
  condition,
});
const refers = (table: string, columns: string[], target: string, targetColumns = columns): ForeignKey => ({
  table,
  name: 'fkey',
  columns,
  target,
  targetColumns,
});
const schema = (given: Partial<Schema>): Schema => ({
  tables: [
    { table: 'orders', customer: 'always' },
    { table: 'lines', customer: 'always' },
    { table: 'warehouses', customer: null },
  ],
  uniques: [],
  foreignKeys: [],
  ...given,
});
const found = (given: Partial<Schema>, some: Lists = none) => findings(schema(given), some).map(({ where, what }) => `${where}: ${what}`);

describe('the schema, ready for sharding by customer', () => {
  it('has nothing against keys that begin with the customer, and any key of a shared table', () => {
    expect(found({ uniques: [key('orders', ['customer_id', 'order_id']), key('warehouses', ['code'])] })).toEqual([]);
  });

  it.each([
    ['another column first', ['order_no']],
    ['the customer second', ['order_no', 'customer_id']],
    ['an expression first', [null, 'customer_id']],
  ])('refuses a key of a table of merchants with %s', (_what, columns) => {
    expect(found({ uniques: [key('orders', columns)] })).toEqual(['orders_key: a key of a table of merchants begins with customer_id']);
  });

  it('lets a key pass that is listed with its reason, and refuses the entry once the key is gone', () => {
    const listed: Lists = { ...none, keys: [{ index: 'orders_key', unique: 'by_construction', reason: 'a UUID' }] };
    expect(found({ uniques: [key('orders', ['order_no'])] }, listed)).toEqual([]);
    expect(found({ uniques: [key('orders', ['customer_id', 'order_no'])] }, listed)).toEqual([
      'orders_key: stands in scripts/sharding/lists.ts without need',
    ]);
  });

  it('refuses a distributed table whose rows may lack the customer', () => {
    expect(found({ tables: [{ table: 'mails', customer: 'sometimes' }] })).toEqual([
      'mails: a distributed table has a customer in every row',
    ]);
  });

  it('refuses a foreign key that could cross customers, and one from a shared table to rows of merchants', () => {
    expect(
      found({ foreignKeys: [refers('lines', ['customer_id', 'order_id'], 'orders'), refers('orders', ['code'], 'warehouses')] }),
    ).toEqual([]);
    expect(found({ foreignKeys: [refers('lines', ['order_id'], 'orders')] })).toEqual([
      'lines.fkey: a foreign key between tables of merchants holds customer_id on both sides (order_id → orders)',
    ]);
    expect(found({ foreignKeys: [refers('lines', ['customer_id', 'order_id'], 'orders', ['owner_id', 'order_id'])] })).toHaveLength(1);
    expect(found({ foreignKeys: [refers('warehouses', ['customer_id', 'order_id'], 'orders')] })).toEqual([
      'warehouses.fkey: a reference table cannot refer to orders, which is distributed',
    ]);
  });

  it('distributes a table after those it refers to, all in one group, and replaces keys over all merchants', () => {
    const script = citusScript(
      schema({
        uniques: [key('orders', ['order_no'], "(order_no <> ''::text)")],
        foreignKeys: [refers('lines', ['customer_id', 'order_id'], 'orders')],
      }),
      { ...none, keys: [{ index: 'orders_key', unique: 'by_construction', reason: '' }] },
    );
    const lines = script.split('\n').filter((line) => /^(select|create)/.test(line));
    expect(lines).toEqual([
      "create unique index orders_key on orders (customer_id, order_no) where (order_no <> ''::text);",
      "create index orders_key_lookup on orders (order_no) where (order_no <> ''::text);",
      "select create_reference_table('warehouses');",
      "select create_distributed_table('orders', 'customer_id');",
      "select create_distributed_table('lines', 'customer_id', colocate_with => 'orders');",
    ]);
  });
});

describe('queries over tables of merchants', () => {
  const found = (...texts: string[]) =>
    unscopedQueries(
      texts.map((text, at) => ({ path: `${'xyz'[at]}.queries.ts`, text })),
      new Set(['orders', 'lines']),
    ).map(({ unit, tables }) => `${unit}: ${tables.join(' ')}`);
  const units = (text: string) => found(text);

  it.each([
    ["export function open(tx) { return tx.selectFrom('orders as o').where('o.status', '=', 'open').execute(); }"],
    ["const open = (tx) => tx.selectFrom('orders').selectAll();"],
    ['export async function open(tx) { await sql`update orders set status = 1`.execute(tx); }'],
    // A join by customer holds for all of them.
    [
      "function open(tx) { return tx.selectFrom('orders as o').innerJoin('customers as c', (on) => on.onRef('c.customer_id', '=', 'o.customer_id')); }",
    ],
    ["// where('customer_id', '=', 1)\nexport function open(tx) { /* customer_id = ${1} */ return tx.selectFrom('orders'); }"],
  ])('refuses one without a customer: %s', (text) => {
    expect(units(text)).toEqual(['open: orders']);
  });

  it.each([
    ["export function open(tx, id) { return tx.selectFrom('orders as o').where('o.customer_id', '=', id).execute(); }"],
    ['export async function open(tx, id) { await sql`delete from orders where customer_id = ${id}`.execute(tx); }'],
    ["export function add(tx, rows) { return tx.insertInto('orders').values(rows).execute(); }"],
    ["export function openAcrossMerchants(tx) { return tx.selectFrom('orders').execute(); }"],
    ["export function all(tx) { return tx.selectFrom('warehouses').execute(); }"],
  ])('lets pass: %s', (text) => {
    expect(units(text)).toEqual([]);
  });

  const live = "function live(tx) { return tx.selectFrom('orders as o').where('o.deleted_at', 'is', null); }";
  it('judges a part of a query by those who send it', () => {
    const own = "export const own = (tx, id) => live(tx).where('o.customer_id', '=', id).execute();";
    expect(units(`${live} ${own}`)).toEqual([]);
    expect(units(`${live} ${own} export const allAcrossMerchants = (tx) => live(tx).execute();`)).toEqual([]);
    expect(units(`${live} ${own} export const all = (tx) => live(tx).execute();`)).toEqual(['all: orders']);
    expect(units(`${live} ${own} export const page = (tx, input) => pageQuery(tx, live(tx), input);`)).toEqual(['page: orders']);
  });

  it('follows a part through other parts and to other files, and judges one that nobody uses by itself', () => {
    const open = "export function open(tx) { return live(tx).where('o.status', '=', 'open'); }";
    expect(units(`${live} ${open}`)).toEqual(['open: orders']);
    const named = "import { open } from './x.queries.ts'; export const count = (tx) => open(tx).execute();";
    expect(found(`${live} ${open}`, named)).toEqual(['count: orders']);
    const spaced = "import * as x from './x.queries.ts'; export const count = (tx) => x.open(tx).execute();";
    expect(found(`${live} ${open}`, spaced)).toEqual(['count: orders']);
    const passed = "export { open as opened } from './x.queries.ts';";
    const further = "import { opened } from './y.queries.ts'; export const count = (tx) => opened(tx).execute();";
    expect(found(`${live} ${open}`, passed, further)).toEqual(['count: orders']);
  });

  it('lets a query pass whose condition compares the customer, unless the condition may let everybody pass', () => {
    const sums = 'export async function sums(tx, asked) { await sql`select 1 from orders where ${of(asked)}`.execute(tx); }';
    const of = 'const of = ({ customer }) => sql`customer_id = ${customer} and month = 1`;';
    expect(units(`${of} ${sums}`)).toEqual([]);
    expect(units(`${of} ${sums}`.replaceAll(/\bof\b(?=\(| =)/g, 'ofAcrossMerchants'))).toEqual(['sums: orders']);
    expect(units(`const of = () => sql\`month = 1\`; ${sums}`)).toEqual(['sums: orders']);
  });
});
