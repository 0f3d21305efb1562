import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import { StoreError, type Connector, type Hook, type StockLevel, type StoreAccess } from '../port.ts';
import type { Asked, ShopHttp } from '../shop-http.ts';

const PAGE = 50;
const TRACKING = '_tracking_number';
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const Address = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
  email: text,
});
const Order = z.object({
  id: z.int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: z.string(),
  customer_note: text,
  billing: Address,
  shipping: Address,
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })),
  line_items: z.array(
    z.object({
      name: text,
      sku: text,
      product_id: z.int(),
      variation_id: z.int(),
      quantity: z.int(),
      price: z.union([z.number(), z.string()]),
    }),
  ),
});
type WooOrder = z.output<typeof Order>;
const Status = z.object({ settings: z.object({}).loose(), environment: z.object({ site_url: z.string() }) });
const Hooks = z.array(z.object({ id: z.int(), topic: z.string(), delivery_url: z.string() }));
const topics = ['order.created', 'order.updated'];
const Batch = z.object({ update: z.array(z.object({ id: z.int(), error: z.object({ message: z.string() }).optional() })) });

/** Orders wait for payment, or something went wrong with it: not ours to ship yet. */
const waitingStatuses = new Set(['pending', 'on-hold', 'checkout-draft', 'failed']);
const canceledStatuses = new Set(['cancelled', 'refunded', 'trash']);

/** WooCommerce by its REST API v3, with a consumer key and secret. */
export function wooCommerce(http: ShopHttp): Connector {
  const call = caller(http);
  return {
    check: async (access) => {
      const { content } = await call(access, Status, { url: 'system_status' });
      return { shop_name: new URL(content.environment.site_url).host, facts: {} };
    },
    orders: async (access, since, cursor) => {
      const page = cursor === null ? 1 : Number(cursor);
      const query = new URLSearchParams({
        modified_after: since.toISOString().slice(0, 19),
        dates_are_gmt: 'true',
        orderby: 'id',
        order: 'asc',
        per_page: String(PAGE),
        page: String(page),
      });
      const { content, headers } = await call(access, z.array(Order), { url: `orders?${query}` });
      const pages = Number(headers['x-wp-totalpages'] ?? Number.NaN);
      if (!Number.isInteger(pages)) throw new StoreError('broken_answer', 'X-WP-TotalPages');
      return {
        orders: content.filter(({ status }) => !waitingStatuses.has(status)).map(orderOf),
        next: page < pages ? String(page + 1) : null,
      };
    },
    hook: { order: orderHooks(call), isGenuine },
    pushTracking: async (access, { external_id, number, carrier }) => {
      const { content } = await call(access, Order, { url: `orders/${Number(external_id)}` });
      if (content.meta_data.some(({ key, value }) => key === TRACKING && value === number)) return;
      const note = JSON.stringify({ note: `${carrier} ${number}`.trim(), customer_note: true });
      const change = JSON.stringify({
        status: 'completed',
        meta_data: [
          { key: TRACKING, value: number },
          { key: '_tracking_provider', value: carrier },
        ],
      });
      // The note first: the meta data say that both are done.
      await call(access, z.object({ id: z.int() }), { method: 'POST', url: `orders/${content.id}/notes`, body: note });
      await call(access, Order, { method: 'PUT', url: `orders/${content.id}`, body: change });
    },
    pushStock: async (access, levels) => {
      for (const { url, update } of batchesOf(levels)) {
        const { content } = await call(access, Batch, { method: 'POST', url, body: JSON.stringify({ update }) });
        const wrong = content.update.find(({ error }) => error)?.error;
        if (wrong) throw new StoreError('shop_error', wrong.message);
      }
    },
  };
}

/** One for each topic: an existing one of ours gets the new secret. */
function orderHooks(call: ReturnType<typeof caller>): Hook['order'] {
  return async (access, delivery_url, secret) => {
    const { content } = await call(access, Hooks, { url: 'webhooks?per_page=100' });
    for (const topic of topics) {
      const known = content.find((one) => one.topic === topic && one.delivery_url === delivery_url);
      const body = JSON.stringify({ name: `${topic} to the warehouse`, topic, delivery_url, secret, status: 'active' });
      await call(access, z.object({ id: z.int() }), {
        method: known ? 'PUT' : 'POST',
        url: known ? `webhooks/${known.id}` : 'webhooks',
        body,
      });
    }
  };
}

const isGenuine: Hook['isGenuine'] = (body, header, secret) => {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(header('x-wc-webhook-signature') ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Variations are set under their product; everything else in one batch. */
function batchesOf(levels: readonly StockLevel[]) {
  const placeOf = ({ stock_ref }: StockLevel) =>
    stock_ref.includes('/') ? `products/${stock_ref.split('/')[0]}/variations/batch` : 'products/batch';
  return [...Map.groupBy(levels, placeOf)].map(([url, list]) => ({
    url,
    update: list.map(({ stock_ref, quantity }) => ({
      id: Number(stock_ref.split('/').at(-1)),
      manage_stock: true,
      stock_quantity: quantity,
    })),
  }));
}

function caller({ ask }: ShopHttp) {
  return async <Schema extends z.ZodType>({ url, credentials }: StoreAccess, schema: Schema, asked: Asked) => {
    const login = Buffer.from(`${credentials['consumer_key'] ?? ''}:${credentials['consumer_secret'] ?? ''}`).toString('base64');
    const { status, headers, json } = await ask({
      ...asked,
      url: `${url}/wp-json/wc/v3/${asked.url}`,
      headers: { authorization: `Basic ${login}`, ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    if (status === 404) throw new StoreError('wrong_url', asked.url);
    if (status >= 400) throw new StoreError('shop_error', String(status));
    const content = schema.safeParse(json);
    if (!content.success) throw new StoreError('broken_answer', content.error.issues[0]?.path.join('.') ?? '');
    return { content: content.data, headers };
  };
}

function orderOf(order: WooOrder): StoreOrder {
  const to = order.shipping.country === '' ? order.billing : order.shipping;
  return {
    external_id: String(order.id),
    number: order.number,
    ordered_at: `${order.date_created_gmt}Z`,
    state: canceledStatuses.has(order.status) ? 'canceled' : order.status === 'completed' ? 'shipped' : 'open',
    currency: order.currency,
    remark: order.customer_note,
    recipient: {
      first_name: to.first_name || to.last_name,
      last_name: to.first_name ? to.last_name : '',
      company: to.company,
      phone: to.phone || order.billing.phone,
      email: order.billing.email,
      country: to.country,
      state: to.state || to.city,
      city: to.city,
      postal_code: to.postcode,
      address1: to.address_1,
      address2: to.address_2,
    },
    lines: order.line_items
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, sku, product_id, variation_id, quantity, price }) => ({
        sku: sku || `product ${variation_id || product_id}`,
        title: name,
        quantity,
        unit_price: Number(price).toFixed(2),
        stock_ref: variation_id ? `${product_id}/${variation_id}` : String(product_id),
      })),
  };
}
