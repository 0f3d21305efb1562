import type { Currency } from '@quayside/domain/kernel/money';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';

function shown(tx: Tx) {
  return tx
    .selectFrom('exchange_rates as x')
    .leftJoin('staff as s', 's.staff_id', 'x.staff_id')
    .select(['x.currency', 'x.valid_from', 'x.rate', 'x.source', 's.name as staff_name', 'x.created_at'])
    .$narrowType<{ currency: Currency }>();
}

export function ratesAcrossMerchants(tx: Tx, input: Page<'valid_from'> & { currency?: string | undefined }) {
  let rows = shown(tx);
  if (input.currency) rows = rows.where('x.currency', '=', input.currency.toUpperCase());
  return pageQuery(tx, rows, input, { valid_from: 'x.valid_from' }, 'x.currency');
}

export function rateAcrossMerchants(tx: Tx, currency: string, validFrom: string) {
  return shown(tx).where('x.currency', '=', currency).where('x.valid_from', '=', validFrom).executeTakeFirstOrThrow();
}

/** The newest rate valid on a day. */
export function rateOn(tx: Tx, currency: string, day: string) {
  return tx
    .selectFrom('exchange_rates')
    .select(['rate', 'source'])
    .where('currency', '=', currency)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Serializes changes of a currency by locking its first row: what one person moves is added up. */
export async function lockCurrency(tx: Tx, currency: string): Promise<void> {
  await tx
    .selectFrom('exchange_rates')
    .select('currency')
    .where('currency', '=', currency)
    .orderBy('valid_from')
    .limit(1)
    .forUpdate()
    .execute();
}

type NewRate = { currency: string; valid_from: string; rate: string; source: string; staff_id: number; created_at: Date };

/** One rate per currency and day: saving the same day again corrects it. Earlier credits do not change. */
export async function putRate(tx: Tx, { currency, valid_from, ...rest }: NewRate): Promise<void> {
  await tx
    .insertInto('exchange_rates')
    .values({ currency, valid_from, ...rest })
    .onConflict((conflict) => conflict.columns(['currency', 'valid_from']).doUpdateSet(rest))
    .execute();
}
