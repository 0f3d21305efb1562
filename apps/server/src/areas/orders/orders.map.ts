import type { Selectable } from 'kysely';
import { smallProductPicture } from '@quayside/contract/kernel/paths';
import { available } from '@quayside/domain/products/stock-level';
import type { OrderCosts } from '@quayside/contract/orders/order-costs.schemas';
import type { OrderQuote } from '@quayside/contract/orders/order-quotes.schemas';
import { money, moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal } from '@quayside/domain/orders/order-rules';
import { personName } from '@quayside/domain/kernel/person-name';
import type { Language } from '@quayside/i18n/languages';
import { consumableView } from '#server/areas/consumables/consumables.public.ts';
import type { attachedTo, stockFor } from '#server/areas/products/products.public.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import type { eventsOf } from './order-events.queries.ts';
import type { quoteOf, servicesOf } from './order-quotes.queries.ts';
import type * as lists from './order-list.queries.ts';
import type * as orders from './orders.queries.ts';
import { eventParamsIn, reasonIn } from './sent-back-reason.ts';

type Row = Awaited<ReturnType<typeof lists.orderPage>>['list'][number];
type Good = Awaited<ReturnType<typeof lists.goodsOfAcrossMerchants>>[number];
type Line = Awaited<ReturnType<typeof orders.linesOf>>[number];
type Chosen = Awaited<ReturnType<typeof orders.packagingOf>>[number];
type Stock = Awaited<ReturnType<typeof stockFor>>;
type Attached = Awaited<ReturnType<typeof attachedTo>>;

/** A deleted product shows no picture. */
function pictureOf({ image_file_id, deleted_at }: { image_file_id: string | null; deleted_at: Date | null }): string | null {
  return deleted_at === null ? smallProductPicture(image_file_id) : null;
}

export function orderRow(language: Language, { first_name, last_name, quote, ...row }: Row, goods: readonly Good[]) {
  return {
    ...row,
    error_reason: reasonIn(language, row),
    ...quotedAt(quote),
    recipient_name: personName(first_name, last_name),
    sku_quantity: goods[0]?.sku_quantity ?? 0,
    quantity: goods[0]?.pieces ?? 0,
    total: goods[0]?.total ?? '0.00',
    goods: goods.map((one) => ({ sku: one.sku, quantity: one.quantity, image_url: pictureOf(one) })),
  };
}

/** What a list shows of a quote. */
function quotedAt(quote: Pick<Selectable<Tables['order_quotes']>, 'method_name_en' | 'method_name_cn' | 'total' | 'expires_at'> | null) {
  return {
    method_name_en: quote?.method_name_en ?? '',
    method_name_cn: quote?.method_name_cn ?? '',
    quoted_total: quote?.total ?? null,
    quote_expires_at: quote?.expires_at ?? null,
  };
}

type StoredQuote = NonNullable<Awaited<ReturnType<typeof quoteOf>>>;
/** `storeQuote` writes these columns. */
type StoredFacts = Pick<OrderQuote, 'taxes' | 'warnings' | 'zone' | 'chargeable_g'>;

export function quoteView({ items, facts, ...row }: StoredQuote) {
  const { taxes, warnings, zone, chargeable_g } = facts as StoredFacts;
  const other = moneyText(money(usd(row.total).minor - usd(row.shipping).minor, 'USD'));
  return { ...row, other, items: items as OrderQuote['items'], taxes, warnings, zone, chargeable_g };
}

/** `addOrderEvent` writes them. */
type EventParams = Readonly<Record<string, string | number>>;

type More = {
  readonly stock: Stock;
  readonly attached: Attached;
  readonly quote: StoredQuote | null;
  readonly services: Awaited<ReturnType<typeof servicesOf>>;
  readonly events: Awaited<ReturnType<typeof eventsOf>>;
  readonly costs: OrderCosts | null;
  readonly serials: ReadonlyMap<number, readonly string[]>;
};

export function orderDetail(
  language: Language,
  row: Selectable<Tables['orders']>,
  lines: readonly Line[],
  chosen: readonly Chosen[],
  { stock, attached, quote, services, events, costs, serials }: More,
) {
  return {
    ...row,
    ...quotedAt(quote),
    error_reason: reasonIn(language, row),
    quote: quote && quoteView(quote),
    costs,
    services: [...services],
    events: events.map((event) => ({ ...event, params: eventParamsIn(language, event.params as EventParams) })),
    recipient_name: personName(row.first_name, row.last_name),
    sku_quantity: lines.length,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: moneyText(goodsTotal(lines)),
    lines: lines.map((line) => ({
      ...line,
      image_url: pictureOf(line),
      available: available(stock.get(line.product_id) ?? { total: 0, frozen: 0 }),
      consumables: attached(line.product_id),
      serial_numbers: [...(serials.get(line.product_id) ?? [])],
    })),
    consumables: chosen.map((one) => ({ ...consumableView(one), attached: one.attached })),
  };
}
