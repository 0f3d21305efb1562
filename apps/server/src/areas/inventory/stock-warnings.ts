import { isLow } from '@quayside/domain/products/stock-level';
import { text } from '@quayside/i18n/texts';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { sendMail } from '#server/areas/mails/mails.public.ts';
import { peopleToWarn } from '#server/areas/warning-emails/warning-emails.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import * as warnings from './stock-warnings.queries.ts';

type StockCtx = MerchantCtx | DeskCtx | SystemCtx;
type Scarce = { sku: string; product_name: string; available: number; warning_quantity: number };

/** After a stock movement: warns about products that have just fallen to their warning quantity (D-71). */
export async function warnIfLow(
  ctx: StockCtx,
  customerId: number,
  changes: readonly { product_id: number; change: number }[],
): Promise<void> {
  const { tx, now } = ctx;
  const ids = changes.filter(({ change }) => change !== 0).map(({ product_id }) => product_id);
  if (ids.length === 0 || !(await warnings.isWatched(tx, customerId, ids))) return;
  const before = await warnings.lockWarnings(tx, customerId, ids, now);
  const watched = await warnings.watched(tx, customerId, ids);
  const fallen = watched.filter(({ product_id, available, warning_quantity }) => {
    const warning = before.find((one) => one.product_id === product_id);
    const moved = changes.reduce((sum, one) => (one.product_id === product_id ? sum + one.change : sum), 0);
    // No warning row existed before: the earlier state is computed from the movement.
    const wasLow = warning?.is_new ? isLow(available - moved, warning_quantity) : warning?.is_low;
    return isLow(available, warning_quantity) && !wasLow;
  });
  await settle(ctx, customerId, ids, watched);
  if (fallen.length > 0) await tell(ctx, customerId, fallen);
}

/** After warning quantities changed: updates the state without a mail. Mails are sent for stock movements only, not for edited limits. */
export async function settleWarnings(ctx: StockCtx, customerId: number, productIds: readonly number[]): Promise<void> {
  const ids = productIds.length > 0 ? await warnings.stocked(ctx.tx, customerId, productIds) : [];
  if (ids.length === 0) return;
  await warnings.lockWarnings(ctx.tx, customerId, ids, ctx.now);
  await settle(ctx, customerId, ids, await warnings.watched(ctx.tx, customerId, ids));
}

async function settle(
  { tx, now }: StockCtx,
  customerId: number,
  ids: readonly number[],
  watched: readonly { product_id: number; available: number; warning_quantity: number }[],
): Promise<void> {
  const low = watched.filter(({ available, warning_quantity }) => isLow(available, warning_quantity)).map(({ product_id }) => product_id);
  await warnings.setLow(tx, customerId, low, true, now);
  await warnings.setLow(
    tx,
    customerId,
    ids.filter((id) => !low.includes(id)),
    false,
    now,
  );
}

/** One mail per recipient with all products that ran low in this transaction. */
async function tell(ctx: StockCtx, customerId: number, scarce: readonly Scarce[]): Promise<void> {
  const people = await peopleToWarn(ctx.tx, customerId);
  if (people.length === 0) return;
  const { name, platform_type } = await customerOf(ctx.tx, customerId);
  for (const { address, language } of people) {
    const lines = scarce.map((one) => text(language, 'mailTexts', 'inventory.low_stock_row', one)).join('\n\n');
    const params = { customer: name, lines };
    await sendMail(ctx, {
      template: 'inventory.low_stock',
      to: { name: '', address },
      language,
      platformType: platform_type,
      customerId,
      params,
    });
  }
}
