import { z } from 'zod';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import { StoreError, type Connector, type StoreAccess } from '../port.ts';
import type { ShopHttp } from '../shop-http.ts';

const VERSION = 'v20251201';
const PAGE = 100;
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const Order = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  cancelled_at: z.string().nullish(),
  fulfillment_status: text,
  currency: z.string(),
  buyer_note: text,
  email: text,
  phone: text,
  shipping_address: z
    .object({
      first_name: text,
      last_name: text,
      company: text,
      phone: text,
      country_code: text,
      province: text,
      city: text,
      zip: text,
      address1: text,
      address2: text,
    })
    .nullish(),
  line_items: z.array(z.object({ sku: text, title: text, variant_id: text, quantity: z.int(), price: z.string() })),
});
const Orders = z.object({ orders: z.array(Order) });
const Shop = z.object({ data: z.object({ name: z.string() }) });

/** Shopline by its Admin REST API: pages follow the `Link` header, as `page_info`. */
export function shopline({ ask }: ShopHttp): Connector {
  const get = async <Schema extends z.ZodType>({ url, credentials }: StoreAccess, schema: Schema, path: string) => {
    const headers = { authorization: `Bearer ${credentials['token'] ?? ''}`, 'content-type': 'application/json; charset=utf-8' };
    const answer = await ask({ url: `${url}/admin/openapi/${VERSION}/${path}`, headers });
    if (answer.status === 404) throw new StoreError('wrong_url', path);
    if (answer.status >= 400) throw new StoreError('shop_error', String(answer.status));
    const content = schema.safeParse(answer.json);
    if (!content.success) throw new StoreError('broken_answer', content.error.issues[0]?.path.join('.') ?? '');
    return { content: content.data, headers: answer.headers };
  };
  return {
    check: async (access) => ({ shop_name: (await get(access, Shop, 'merchants/shop.json')).content.data.name, facts: {} }),
    orders: async (access, since, cursor) => {
      const query = new URLSearchParams(
        cursor === null
          ? { limit: String(PAGE), status: 'any', updated_at_min: since.toISOString() }
          : { limit: String(PAGE), page_info: cursor },
      );
      const { content, headers } = await get(access, Orders, `orders.json?${query}`);
      return { orders: content.orders.map(orderOf), next: nextOf(String(headers['link'] ?? '')) };
    },
  };
}

function nextOf(link: string): string | null {
  const url = /<([^>]+)>;\s*rel="?next"?/.exec(link)?.[1];
  return url === undefined ? null : (URL.parse(url)?.searchParams.get('page_info') ?? null);
}

function orderOf(order: z.output<typeof Order>): StoreOrder {
  const to = order.shipping_address;
  return {
    external_id: order.id,
    number: order.name,
    ordered_at: order.created_at,
    state: order.cancelled_at ? 'canceled' : order.fulfillment_status === 'shipped' ? 'shipped' : 'open',
    currency: order.currency,
    remark: order.buyer_note,
    recipient: {
      first_name: to?.first_name || to?.last_name || '',
      last_name: to?.first_name ? to.last_name : '',
      company: to?.company ?? '',
      phone: to?.phone || order.phone,
      email: order.email,
      country: to?.country_code ?? '',
      state: to?.province || to?.city || '',
      city: to?.city ?? '',
      postal_code: to?.zip ?? '',
      address1: to?.address1 ?? '',
      address2: to?.address2 ?? '',
    },
    lines: order.line_items
      .filter(({ quantity }) => quantity > 0)
      .map(({ sku, title, variant_id, quantity, price }) => ({
        sku: sku || `variant ${variant_id}`,
        title,
        quantity,
        unit_price: price,
        stock_ref: '',
      })),
  };
}
