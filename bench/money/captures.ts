import type pg from 'pg';
import { captureMoney } from '../../apps/server/src/areas/wallets/wallet-ledger.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { money } from '../../packages/domain/src/kernel/money.ts';
import { perSecond, type Figure } from '../figure.ts';
import { median, timed } from '../statistics.ts';
import { POOL, depsFor } from '../world.ts';
import type { LedgerSite } from './ledger-site.ts';

const CAPTURES = 200;
const ROUNDS = 9;
const WARM_UP = 2;
const fee = { key: 'base_freight', billType: 'order', feeType: 'base_freight', amount: money(-10n, 'USD') } as const;

/** Two hundred orders captured at once from one wallet, against as many bare transactions that lock one row and change it. */
export async function captures(site: LedgerSite): Promise<Figure[]> {
  const { database, large, small, sizes } = site;
  const { deps, end } = depsFor(database);
  const times = { ours: [] as number[], bare: [] as number[] };
  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      await promise(site, round);
      const bare = await timed(() => atOnce(() => lockAndChange(database.pool, small)));
      const ours = await timed(() => atOnce((index) => capture(`CAP-${round}-${index}`)));
      if (round < 0) continue;
      times.bare.push(bare);
      times.ours.push(ours);
    }
    await refuseWrong(site);
  } finally {
    end();
  }
  const rate = (values: readonly number[]) => (CAPTURES * 1000) / median(values);
  return [
    {
      name: `${CAPTURES} captures at once on one wallet of ${(sizes.large / 1e6).toLocaleString('en')} M entries`,
      ours: perSecond(rate(times.ours)),
      baseline: `${perSecond(rate(times.bare))} bare locked updates of one row, ${POOL} connections both`,
      // The ratio is taken per round: a busy moment spoils one round, not the comparison.
      ratio: median(times.bare.map((time, round) => time / (times.ours[round] ?? Number.NaN))),
      bar: { least: 0.4 },
    },
  ];

  function capture(no: string): Promise<void> {
    return asSystem(database, (tx) => captureMoney(systemCtx(deps, tx), large, { type: 'order', no }, [fee]));
  }
}

/** The holds of the orders before packing. */
async function promise({ database: { pool }, large }: LedgerSite, round: number): Promise<void> {
  await pool.query(
    `insert into wallet_holds (customer_id, source_type, source_no, amount, created_at)
     select $1, 'order', 'CAP-' || $2::int || '-' || n, 0.12, now() from generate_series(0, ${CAPTURES - 1}) n`,
    [large, round],
  );
  await pool.query(`update wallets set held = held + 0.12 * ${CAPTURES} where customer_id = $1`, [large]);
}

async function lockAndChange(pool: pg.Pool, customerId: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select * from wallets where customer_id = $1 for update', [customerId]);
    await client.query('update wallets set updated_at = now() where customer_id = $1', [customerId]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Checks that no entry was lost. */
async function refuseWrong({ database: { pool }, large, sizes }: LedgerSite): Promise<void> {
  const booked = CAPTURES * (ROUNDS + WARM_UP);
  const { rows } = await pool.query<{ held: string; last_seq: number; entries: number; balance: string; balance_after: string }>(
    `select w.held, w.balance, w.last_seq, e.balance_after,
       (select count(*) from wallet_entries n where n.customer_id = w.customer_id and n.seq > $2) as entries
     from wallets w join wallet_entries e on e.customer_id = w.customer_id and e.seq = w.last_seq where w.customer_id = $1`,
    [large, sizes.large],
  );
  const [one] = rows;
  if (one?.held !== '0.00' || one.entries !== booked || one.last_seq !== sizes.large + booked || one.balance !== one.balance_after)
    throw new Error(`the captures left ${JSON.stringify(one)}`);
}

async function atOnce(work: (index: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: CAPTURES }, (_, index) => work(index)));
}
