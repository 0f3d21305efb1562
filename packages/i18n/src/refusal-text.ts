import type { RefusalCode, RefusalDetails } from '@quayside/contract/kernel/refusals';
import type { ProductUse, UsedSku } from '@quayside/domain/products/product-uses';
import type { Language } from './languages.ts';
import { text, type Params } from './texts.ts';

/** So many SKUs, and so many uses of each, a person can take in. */
const MAX_SKUS = 10;
const MAX_USES = 5;

/** A refusal in the words of a language. Its details hold no words: what is a list there becomes a sentence here. */
export function refusalText(language: Language, code: RefusalCode, details: RefusalDetails): string {
  const params = Object.entries(details).map(([name, value]) => [name, typeof value === 'object' ? usedSkus(language, value) : value]);
  return text(language, 'refusals', code, Object.fromEntries(params) as Params); // every list has just become a text
}

function usedSkus(language: Language, skus: readonly UsedSku[]): string {
  const told = skus.map(({ sku, uses }) => {
    const list = uses.flatMap((use) => useTexts(language, use));
    return text(language, 'productUses', 'sku', { sku, uses: capped(language, list, MAX_USES, 'between_uses') });
  });
  return capped(language, told, MAX_SKUS, 'between_skus');
}

function capped(language: Language, all: readonly string[], max: number, between: 'between_skus' | 'between_uses'): string {
  const list = all.slice(0, max).join(text(language, 'productUses', between));
  return all.length > max ? text(language, 'productUses', 'more', { list, count: all.length - max }) : list;
}

function useTexts(language: Language, use: ProductUse): string[] {
  switch (use.kind) {
    case 'stock':
      return stockTexts(language, use);
    case 'serials':
      return [serialsText(language, use)];
    case 'orders':
      return use.order_nos.map((order_no) => text(language, 'productUses', 'order', { order_no }));
    case 'inbounds':
      return use.inbound_nos.map((inbound_no) => text(language, 'productUses', 'inbound', { inbound_no }));
  }
}

function stockTexts(language: Language, { warehouse_code, total, frozen, expected }: ProductUse & { kind: 'stock' }): string[] {
  const lying = text(language, 'productUses', frozen > 0 ? 'stock_locked' : 'stock', { warehouse_code, total, frozen });
  const coming = text(language, 'productUses', 'expected', { warehouse_code, expected });
  return [...(total > 0 ? [lying] : []), ...(expected > 0 ? [coming] : [])];
}

function serialsText(language: Language, { count, orders, order_no }: ProductUse & { kind: 'serials' }): string {
  const serials = text(language, 'productUses', count === 1 ? 'serials_one' : 'serials_other', { count });
  if (order_no === null) return serials;
  const key = orders > 1 ? 'serials_of_orders' : 'serials_of_order';
  return text(language, 'productUses', key, { serials, order_no, others: orders - 1 });
}
