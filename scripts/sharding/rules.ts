/** Which table lives where when customers are spread over several databases, and what the schema must keep for that. Pure functions. */
import type { ForeignKey, Schema, UniqueIndex } from './schema.ts';

/**
 * `distributed`: the rows of a customer are on one node. `reference`: small, on every node. `coordinator`: used by the servers only, never
 * joined with rows of merchants.
 */
export type Placement = 'distributed' | 'reference' | 'coordinator';
/** A table with a customer that is not distributed, or a shared table that no node needs. */
export type Placed = { readonly table: string; readonly placement: Exclude<Placement, 'distributed'>; readonly reason: string };
/** A key of a distributed table that does not begin with the customer. `unique`: what makes it unique all the same. */
export type KeyException = {
  readonly index: string;
  readonly unique: 'by_construction' | 'per_customer';
  readonly reason: string;
};
/** A foreign key that ends with the distribution: another check keeps what it keeps. */
export type ForeignKeyException = { readonly key: string; readonly reason: string };
export type Lists = {
  readonly placed: readonly Placed[];
  readonly keys: readonly KeyException[];
  readonly foreignKeys: readonly ForeignKeyException[];
};
export type Finding = { readonly where: string; readonly what: string };

export function placementOf(schema: Schema, lists: Lists, table: string): Placement {
  const listed = lists.placed.find((one) => one.table === table);
  if (listed) return listed.placement;
  return schema.tables.some((one) => one.table === table && one.customer !== null) ? 'distributed' : 'reference';
}

export function findings(schema: Schema, lists: Lists): Finding[] {
  const place = (table: string) => placementOf(schema, lists, table);
  return [
    ...schema.tables
      .filter(({ table, customer }) => place(table) === 'distributed' && customer !== 'always')
      .map(({ table }) => ({ where: table, what: 'a distributed table has a customer in every row' })),
    ...schema.uniques
      .filter(({ table, columns }) => place(table) === 'distributed' && columns[0] !== 'customer_id')
      .filter(({ index }) => !lists.keys.some((one) => one.index === index))
      .map(({ index }) => ({ where: index, what: 'a key of a table of merchants begins with customer_id' })),
    ...crossings(schema, place).filter(({ where }) => !lists.foreignKeys.some(({ key }) => key === where)),
    ...stale(schema, lists, place),
  ];
}

const crossings = (schema: Schema, place: (table: string) => Placement) => schema.foreignKeys.flatMap((key) => crossing(key, place));

/** Citus can follow a foreign key within a customer and to a reference table; between nodes it cannot. */
function crossing({ table, name, columns, target, targetColumns }: ForeignKey, place: (table: string) => Placement): Finding[] {
  const [from, to] = [place(table), place(target)];
  const where = `${table}.${name}`;
  if (to === 'distributed' && from !== 'distributed')
    return [{ where, what: `a ${from} table cannot refer to ${target}, which is distributed` }];
  if (to === 'coordinator' && from !== 'coordinator') return [{ where, what: `${target} is on the coordinator only` }];
  if (to !== 'distributed') return [];
  const at = columns.indexOf('customer_id');
  return at >= 0 && targetColumns[at] === 'customer_id'
    ? []
    : [{ where, what: `a foreign key between tables of merchants holds customer_id on both sides (${columns.join(', ')} → ${target})` }];
}

/** Lists only shrink: an entry nobody needs any more goes. */
function stale(schema: Schema, { placed, keys, foreignKeys }: Lists, place: (table: string) => Placement): Finding[] {
  const tables = new Set(schema.tables.map(({ table }) => table));
  const needed = new Set(schema.uniques.filter(({ columns }) => columns[0] !== 'customer_id').map(({ index }) => index));
  const crossed = new Set(crossings(schema, place).map(({ where }) => where));
  const what = 'stands in scripts/sharding/lists.ts without need';
  return [
    ...placed.filter(({ table }) => !tables.has(table)).map(({ table }) => ({ where: table, what })),
    ...keys.filter(({ index }) => !needed.has(index)).map(({ index }) => ({ where: index, what })),
    ...foreignKeys.filter(({ key }) => !crossed.has(key)).map(({ key }) => ({ where: key, what })),
  ];
}

/** The distribution script for Citus. Reference tables first: what is distributed refers to them. */
export function citusScript(schema: Schema, lists: Lists): string {
  const of = (placement: Placement) =>
    schema.tables.map(({ table }) => table).filter((table) => placementOf(schema, lists, table) === placement);
  const blocking = new Map(lists.keys.map((one) => [one.index, one]));
  const global = schema.uniques.filter(({ table, index }) => placementOf(schema, lists, table) === 'distributed' && blocking.has(index));
  const lines = [
    '-- Written by `node scripts/check-sharding.ts` from the migrations. Do not edit. How to use it: docs/sharding.md.',
    '',
    "-- Only on the coordinator: the servers' own tables.",
    ...of('coordinator').map((table) => `-- ${table}`),
    '',
    '-- Keys that cannot be kept over several nodes: unique within a customer instead, and found as before.',
    ...global.filter(({ columns }) => !columns.includes('customer_id')).flatMap(replaced),
    ...lists.foreignKeys.map(({ key }) => `alter table ${key.replace('.', ' drop constraint ')};`),
    '',
    '-- On every node.',
    ...of('reference').map((table) => `select create_reference_table('${table}');`),
    '',
    '-- All rows of a customer on one node. One colocation group: joins and foreign keys stay on it.',
    ...distributed(schema, of('distributed')),
    '',
  ];
  return lines.join('\n');
}

function replaced({ table, index, columns, condition }: UniqueIndex): string[] {
  if (columns.includes(null)) return [`-- ${index} on ${table}: an expression, to be replaced by hand`];
  const only = condition === null ? '' : ` where ${condition}`;
  return [
    `alter table ${table} drop constraint if exists ${index};`,
    `drop index if exists ${index};`,
    `create unique index ${index} on ${table} (customer_id, ${columns.join(', ')})${only};`,
    `create index ${index}_lookup on ${table} (${columns.join(', ')})${only};`,
  ];
}

/** A table follows those it refers to: Citus checks each foreign key when the table is distributed. */
function distributed(schema: Schema, tables: readonly string[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const waits = (table: string) =>
      schema.foreignKeys.some((key) => key.table === table && key.target !== table && left.has(key.target) && tables.includes(key.target));
    const next = [...left].filter((table) => !waits(table));
    // Tables that refer to each other: their keys are dropped before and added after, by hand.
    const batch = next.length > 0 ? next : [...left];
    ordered.push(...batch);
    for (const table of batch) left.delete(table);
  }
  const [first] = ordered;
  return ordered.map((table) =>
    table === first
      ? `select create_distributed_table('${table}', 'customer_id');`
      : `select create_distributed_table('${table}', 'customer_id', colocate_with => '${first}');`,
  );
}
