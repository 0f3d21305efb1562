import type pg from 'pg';
import type { Told } from './work.ts';

/** Where each kind of document is, and where it stands. */
const where: Readonly<Record<Told['kind'], string>> = {
  order: `select order_no as no, status as state from orders`,
  adjustment: `select remark as no, 'done' as state from stock_log where remark like 'count %'`,
  top_up: `select reference as no, status as state from top_ups where status <> 'draft'`,
  inbound: `select inbound_no as no, coalesce(stage, bill_status) as state from inbounds`,
};

export type Differences = {
  readonly missing: string[];
  readonly doubled: string[];
  readonly elsewhere: string[];
  readonly untold: string[];
};

/** What actors were told against what the database holds: nothing lost, nothing twice, nothing elsewhere, nothing they do not know of. */
export async function compareTold(pool: pg.Pool, told: readonly Told[]): Promise<Differences> {
  const found: Differences = { missing: [], doubled: [], elsewhere: [], untold: [] };
  for (const [kind, sql] of Object.entries(where)) {
    const { rows } = await pool.query<{ no: string; state: string }>(sql);
    const stored = Map.groupBy(rows, ({ no }) => no);
    const known = new Set<string>();
    for (const { no, state } of told.filter((one) => one.kind === kind)) {
      known.add(no);
      const [row, ...others] = stored.get(no) ?? [];
      if (!row) found.missing.push(`${kind} ${no}`);
      else if (row.state !== state) found.elsewhere.push(`${kind} ${no} is ${row.state}, told ${state}`);
      if (others.length > 0) found.doubled.push(`${kind} ${no}`);
    }
    found.untold.push(...[...stored.keys()].filter((no) => !known.has(no)).map((no) => `${kind} ${no}`));
  }
  return found;
}

/** The keys of acknowledged writes that the database does not hold with their answer; a bulk action has one for each item. */
export async function lostKeys(pool: pg.Pool, keys: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ lost: number }>(
    `select count(*) as lost from unnest($1::text[]) as given (key)
      where not exists (select from idempotency_keys k where left(k.key, 36) = given.key and k.reply is not null)`,
    [keys],
  );
  return rows[0]?.lost ?? 0;
}
