import type { z } from 'zod';
import type { RateInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { FIRST_PAYMENT_DAY } from '@quayside/domain/top-ups/top-up-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import * as rates from './exchange-rates.queries.ts';
import { rateRow } from './top-ups.map.ts';

export async function listRates({ tx }: DeskCtx, input: Parameters<typeof rates.ratesAcrossMerchants>[1]) {
  const { list, count } = await rates.ratesAcrossMerchants(tx, input);
  return { list: list.map(rateRow), count };
}

/** Saves a currency's rate from a day on, and who entered it. */
export async function saveRate({ tx, actor, now }: DeskCtx, input: z.output<typeof RateInput>) {
  if (input.valid_from < FIRST_PAYMENT_DAY) refuseFields({ path: 'valid_from', code: 'top-ups.too_early', params: {} });
  await rates.putRate(tx, { ...input, staff_id: actor.staffId, created_at: now });
  return rateRow(await rates.rateAcrossMerchants(tx, input.currency, input.valid_from));
}
