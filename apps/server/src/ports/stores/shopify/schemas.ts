import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

const Line = z.object({
  sku: text,
  title: text,
  variantTitle: text,
  currentQuantity: z.int(),
  originalUnitPriceSet: z.object({ shopMoney: z.object({ amount: z.string() }) }),
  variant: z.object({ id: z.string(), inventoryItem: z.object({ id: z.string() }).nullish() }).nullish(),
});
export type ShopifyLine = z.output<typeof Line>;
const Lines = z.object({ nodes: z.array(Line), pageInfo });

const Order = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  cancelledAt: z.string().nullable(),
  displayFulfillmentStatus: z.string(),
  currencyCode: z.string(),
  note: text,
  email: text,
  phone: text,
  shippingAddress: z
    .object({
      firstName: text,
      lastName: text,
      company: text,
      phone: text,
      countryCodeV2: text,
      province: text,
      provinceCode: text,
      city: text,
      zip: text,
      address1: text,
      address2: text,
    })
    .nullable(),
  lineItems: Lines,
});
export type ShopifyOrder = z.output<typeof Order>;

export const OrdersAnswer = z.object({ orders: z.object({ nodes: z.array(Order), pageInfo }) });
export const LinesAnswer = z.object({ order: z.object({ lineItems: Lines }).nullable() });
export const ShopAnswer = z.object({
  shop: z.object({ name: z.string() }),
  locations: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});
export const FulfillmentsAnswer = z.object({
  order: z
    .object({
      fulfillmentOrders: z.object({ nodes: z.array(z.object({ id: z.string(), status: z.string() })) }),
      fulfillments: z.array(z.object({ trackingInfo: z.array(z.object({ number: text })) })),
    })
    .nullable(),
});
const userErrors = z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() }));
export const FulfillAnswer = z.object({ fulfillmentCreate: z.object({ userErrors }) });
export const StockAnswer = z.object({ inventorySetQuantities: z.object({ userErrors }) });
export const TokenAnswer = z.object({ access_token: z.string().min(1), scope: z.string() });

/** Every GraphQL answer: content, errors, and what the query cost of a budget that refills by the second. */
export const GraphqlAnswer = z.object({
  data: z.unknown().optional(),
  errors: z
    .union([z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() })), z.string()])
    .optional(),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .partial()
    .optional(),
});
