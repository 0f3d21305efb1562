import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import { MAX_INLINE_IDS, containsWord, holdsWord, isOneOf } from '#server/kernel/product-keyword.ts';
import { measuredColumns, rowColumns, words } from './products.queries.ts';

type DeskFilters = Page<'product_id'> & { customer_id?: number | undefined; keyword?: string | undefined; measured?: 0 | 1 | undefined };

function everyones(tx: Tx) {
  return tx
    .selectFrom('products as p')
    .innerJoin('customers as c', 'c.customer_id', 'p.customer_id')
    .where('p.deleted_at', 'is', null)
    .select([...rowColumns, ...measuredColumns])
    .select('c.name as customer_name');
}

export async function productsAcrossMerchants(tx: Tx, input: DeskFilters) {
  let rows = everyones(tx);
  if (input.customer_id !== undefined) rows = rows.where('p.customer_id', '=', input.customer_id);
  if (input.measured !== undefined) rows = rows.where('p.measured_at', input.measured === 1 ? 'is not' : 'is', null);
  if (input.keyword) {
    const like = containsWord('search_text', input.keyword);
    const found = await tx
      .selectFrom('products')
      .select('product_id')
      .where('deleted_at', 'is', null)
      .where(like)
      .limit(MAX_INLINE_IDS + 1)
      .execute();
    rows = rows.where(found.length > MAX_INLINE_IDS ? holdsWord(words.text, input.keyword) : isOneOf(words.id, found));
  }
  return pageQuery(tx, rows, input, { product_id: 'p.product_id' }, 'p.product_id');
}

export function productAcrossMerchants(tx: Tx, customerId: number, productId: number) {
  return everyones(tx).where('p.customer_id', '=', customerId).where('p.product_id', '=', productId).executeTakeFirst();
}

/** Products that are not measured and that are, for the tabs. */
export function measuredCountsAcrossMerchants(tx: Tx) {
  const live = tx.selectFrom('products').where('deleted_at', 'is', null);
  return countTabs(tx, ['0', '1'], (measured) => live.where('measured_at', measured === '1' ? 'is not' : 'is', null));
}
