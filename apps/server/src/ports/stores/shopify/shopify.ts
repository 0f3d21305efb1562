import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoreLine, StoreOrder } from '@quayside/domain/connectors/store-order';
import { StoreError, type Connector, type SignIn, type StoreAccess } from '../port.ts';
import type { ShopHttp } from '../shop-http.ts';
import { shopifyGraphql } from './graphql.ts';
import { fulfillMutation, fulfillmentsQuery, linesQuery, ordersQuery, shopQuery, stockMutation } from './queries.ts';
import {
  FulfillAnswer,
  FulfillmentsAnswer,
  LinesAnswer,
  OrdersAnswer,
  ShopAnswer,
  StockAnswer,
  TokenAnswer,
  type ShopifyLine,
  type ShopifyOrder,
} from './schemas.ts';

type OauthApp = { readonly client_id: string; readonly client_secret: string };
/** What the app asks for when a merchant connects by OAuth, and what a token of a custom app must have to pull. */
const shopifyScopes = [
  'read_orders',
  'read_merchant_managed_fulfillment_orders',
  'write_merchant_managed_fulfillment_orders',
  'read_inventory',
  'write_inventory',
  'read_locations',
];

/** Shopify by its GraphQL Admin API, with the token of a custom app or one that OAuth gave. */
export function shopify(http: ShopHttp, app: OauthApp | null): Connector {
  const graphql = shopifyGraphql(http);
  return {
    check: async (given) => {
      const token = given.credentials['token'] ?? (await tokenFor(http, app, given));
      const { shop, locations, currentAppInstallation } = await graphql({ ...given, credentials: { token } }, ShopAnswer, shopQuery);
      if (!currentAppInstallation.accessScopes.some(({ handle }) => handle === 'read_orders' || handle === 'read_all_orders'))
        throw new StoreError('missing_right', 'read_orders');
      return { shop_name: shop.name, facts: { location_id: locations.nodes[0]?.id ?? '' }, credentials: { ...given.credentials, token } };
    },
    orders: async (access, since, cursor) => {
      const query = `updated_at:>='${since.toISOString()}'`;
      const { orders } = await graphql(access, OrdersAnswer, ordersQuery, { query, after: cursor });
      const list: StoreOrder[] = [];
      for (const order of orders.nodes) list.push(orderOf(order, await allLines(graphql, access, order)));
      return { orders: list, next: orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null };
    },
    pushTracking: async (access, { external_id, number, carrier }) => {
      const { order } = await graphql(access, FulfillmentsAnswer, fulfillmentsQuery, { id: external_id });
      if (order?.fulfillments.some(({ trackingInfo }) => trackingInfo.some((one) => one.number === number))) return;
      const open = order?.fulfillmentOrders.nodes.filter(({ status }) => status === 'OPEN' || status === 'IN_PROGRESS') ?? [];
      // Shipped or cancelled in the shop meanwhile: there is nothing left to say.
      if (open.length === 0) return;
      const fulfillment = {
        lineItemsByFulfillmentOrder: open.map(({ id }) => ({ fulfillmentOrderId: id })),
        trackingInfo: { number, company: carrier },
        notifyCustomer: true,
      };
      refuseErrors((await graphql(access, FulfillAnswer, fulfillMutation, { fulfillment })).fulfillmentCreate);
    },
    pushStock: async (access, levels) => {
      const locationId = access.facts['location_id'] ?? '';
      if (locationId === '') throw new StoreError('missing_right', 'read_locations');
      const quantities = levels.map(({ stock_ref, quantity }) => ({ inventoryItemId: stock_ref, locationId, quantity }));
      const input = { name: 'available', reason: 'correction', ignoreCompareQuantity: true, quantities };
      refuseErrors((await graphql(access, StockAnswer, stockMutation, { input })).inventorySetQuantities);
    },
    signIn: app === null ? undefined : signInWith(app),
  };
}

function refuseErrors({ userErrors: [first] }: { userErrors: readonly { message: string }[] }): void {
  if (first) throw new StoreError('shop_error', first.message);
}

/** A code of OAuth works once: the token it gives is kept instead. */
async function tokenFor({ ask }: ShopHttp, app: OauthApp | null, { url, credentials }: StoreAccess): Promise<string> {
  if (app === null || credentials['code'] === undefined) throw new StoreError('refused', 'token');
  const { json, status } = await ask({
    method: 'POST',
    url: `${url}/admin/oauth/access_token`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...app, code: credentials['code'] }),
  });
  const answer = TokenAnswer.safeParse(json);
  if (status !== 200 || !answer.success) throw new StoreError('refused', 'OAuth');
  return answer.data.access_token;
}

async function allLines(graphql: ReturnType<typeof shopifyGraphql>, access: StoreAccess, order: ShopifyOrder): Promise<ShopifyLine[]> {
  const lines = [...order.lineItems.nodes];
  let { hasNextPage, endCursor } = order.lineItems.pageInfo;
  while (hasNextPage) {
    const more = (await graphql(access, LinesAnswer, linesQuery, { id: order.id, after: endCursor })).order?.lineItems;
    if (!more || more.pageInfo.endCursor === endCursor) throw new StoreError('repeated_page', order.name);
    lines.push(...more.nodes);
    ({ hasNextPage, endCursor } = more.pageInfo);
  }
  return lines;
}

function orderOf(order: ShopifyOrder, lines: readonly ShopifyLine[]): StoreOrder {
  const to = order.shippingAddress;
  return {
    external_id: order.id,
    number: order.name,
    ordered_at: order.createdAt,
    state: order.cancelledAt !== null ? 'canceled' : order.displayFulfillmentStatus === 'FULFILLED' ? 'shipped' : 'open',
    currency: order.currencyCode,
    remark: order.note,
    recipient: {
      first_name: to?.firstName || to?.lastName || '',
      last_name: to?.firstName ? to.lastName : '',
      company: to?.company ?? '',
      phone: to?.phone || order.phone,
      email: order.email,
      country: to?.countryCodeV2 ?? '',
      state: to?.province || to?.provinceCode || to?.city || '',
      city: to?.city ?? '',
      postal_code: to?.zip ?? '',
      address1: to?.address1 ?? '',
      address2: to?.address2 ?? '',
    },
    lines: lines.filter(({ currentQuantity }) => currentQuantity > 0).map(lineOf),
  };
}

function lineOf({ sku, title, variantTitle, currentQuantity, originalUnitPriceSet, variant }: ShopifyLine): StoreLine {
  return {
    sku: sku || (variant?.id.replace('gid://shopify/ProductVariant/', 'variant ') ?? title),
    title: variantTitle ? `${title} · ${variantTitle}` : title,
    quantity: currentQuantity,
    unit_price: originalUnitPriceSet.shopMoney.amount,
    stock_ref: variant?.inventoryItem?.id ?? '',
  };
}

/** Shopify signs what it sends the browser back with: every parameter but the signature, in alphabetical order. */
function signInWith({ client_id, client_secret }: OauthApp): SignIn {
  return {
    url: (shopUrl, redirect_uri, state) =>
      `${shopUrl}/admin/oauth/authorize?${new URLSearchParams({ client_id, scope: shopifyScopes.join(','), redirect_uri, state })}`,
    isGenuine: (query) => {
      const pairs = [...query].filter(([name]) => name !== 'hmac' && name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
      const signed = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      const wanted = createHmac('sha256', client_secret).update(signed).digest();
      const given = Buffer.from(query.get('hmac') ?? '', 'hex');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
