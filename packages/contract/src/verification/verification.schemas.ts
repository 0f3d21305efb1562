import { z } from 'zod';
import { checkResults, orderChecks } from '@quayside/domain/verification/verification-rules';
import { Id, personal } from '../kernel/shapes.ts';
import { OrderDetail } from '../orders/orders.schemas.ts';
import { OrderRow } from '../orders/order-row.schemas.ts';
import { QuoteMethod } from '../orders/order-quotes.schemas.ts';

const ofMerchant = { customer_id: Id, customer_name: z.string() };

/** A check with its evidence. */
export const Check = z.object({
  check: z.enum(orderChecks),
  result: z.enum(checkResults),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Check = z.output<typeof Check>;

/** An order that waits for verification; how many of its checks fail or warn, and who else has it open. */
export const VerificationRow = OrderRow.extend({ ...ofMerchant, fails: z.int(), warnings: z.int(), reviewing: z.array(z.string()) });
export type VerificationRow = z.output<typeof VerificationRow>;

export const VerificationDetail = OrderDetail.extend({
  ...ofMerchant,
  checks: z.array(Check),
  /** Its place among those that wait, oldest first, and how many wait; null once it is decided. */
  place: z.int().nullable(),
  waiting: z.int(),
});
export type VerificationDetail = z.output<typeof VerificationDetail>;

/** The address fields staff may correct. */
export const AddressChange = z.strictObject({
  state: personal(z.string().trim().min(1).max(60)),
  city: personal(z.string().trim().min(1).max(60)),
  postal_code: personal(z.string().trim().max(20)), // needed where the country has postcodes
  house_number: personal(z.string().trim().max(20)),
  address1: personal(z.string().trim().min(1).max(200)),
  address2: personal(z.string().trim().max(200)),
  phone: personal(z.string().trim().min(1).max(30)),
});
export type AddressChange = z.output<typeof AddressChange>;

/** What a change would cost: what is held now, and all methods for the parcel. */
export const ChangePreview = z.object({ held: z.string(), methods: z.array(QuoteMethod), spendable: z.string() });
export type ChangePreview = z.output<typeof ChangePreview>;

/** Orders whose checks all pass, and why the others stay. */
export const CleanOrders = z.object({
  keys: z.array(z.string()),
  units: z.int(),
  held: z.string(),
  stay: z.array(z.object({ check: z.enum(orderChecks), orders: z.int() })),
});
export type CleanOrders = z.output<typeof CleanOrders>;
