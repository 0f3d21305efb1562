import { z } from 'zod';
import { inboxKinds } from '@quayside/domain/dashboards/inbox';
import { onboardingSteps } from '@quayside/domain/dashboards/onboarding';
import { SignInRow } from '../kernel/own-account.ts';
import { defineCalls } from '../kernel/call.ts';
import { Day, Nothing, Timestamp } from '../kernel/shapes.ts';
import { Notice } from '../notices/notices.schemas.ts';

export const Workplace = z.object({
  /** Which steps this merchant has completed, and how many things are in it now, counted up to a thousand. */
  steps: z.array(z.object({ step: z.enum(onboardingSteps), done: z.boolean(), count: z.int() })),
  newest_notice: Notice.nullable(),
  sign_ins: z.array(SignInRow),
});
export type Workplace = z.output<typeof Workplace>;

/** What needs the merchant: how many, the most urgent one, and until when. */
export const InboxLine = z.object({
  kind: z.enum(inboxKinds),
  count: z.int(),
  /** Id and number or name of the most urgent one. */
  id: z.int().nullable(),
  example: z.string(),
  /** What is the matter with it: a reason's code, a text, or an amount in USD, by kind. */
  detail: z.string(),
  deadline: Timestamp.nullable(),
});
export type InboxLine = z.output<typeof InboxLine>;

export const OrderFigures = z.object({
  /** Orders since the first day of the month, and in the same days of the month before. */
  month: z.int(),
  before: z.int(),
  /** Orders of each of the last fourteen days. */
  days: z.array(z.object({ day: Day, count: z.int() })),
  /** Counted up to a thousand. */
  exceptions: z.int(),
  errors: z.int(),
  /** Exceptions whose deadline is within two days. */
  due_soon: z.int(),
});

/** Where the orders of a day are now. */
export const FulfilmentDay = z.object({
  day: Day,
  delivered: z.int(),
  on_the_way: z.int(),
  in_warehouse: z.int(),
  exception: z.int(),
});
export type FulfilmentDay = z.output<typeof FulfilmentDay>;
export const Fulfilment = z.object({
  days: z.array(FulfilmentDay),
  /** Days from shipment to delivery by country, of the last 90 days: half and nine tenths of the parcels arrived within them. */
  delivery: z.array(z.object({ country: z.string(), parcels: z.int(), p50: z.number(), p90: z.number() })),
});

const reading = { method: 'GET', input: Nothing, log: null } as const;

/** Separate calls, so that the cards of the workplace load side by side. */
export const dashboardsCalls = defineCalls('dashboards', {
  workplace: { ...reading, path: '/api/ucenter/dashboard/getWorkplace', output: Workplace, permission: 'signed_in' },
  inbox: { ...reading, path: '/api/ucenter/dashboard/getInbox', output: z.object({ list: z.array(InboxLine) }), permission: 'signed_in' },
  orderFigures: {
    ...reading,
    path: '/api/ucenter/dashboard/getOrderFigures',
    output: OrderFigures,
    permission: 'orders.read',
    mayLag: true,
  },
  fulfilment: { ...reading, path: '/api/ucenter/dashboard/getFulfilment', output: Fulfilment, permission: 'orders.read', mayLag: true },
  /** How long the balance lasts: what is spent a day at present, USD, and the days left; null when nothing is spent. */
  runway: {
    ...reading,
    path: '/api/ucenter/dashboard/getRunway',
    output: z.object({ per_day: z.string(), days: z.int().nullable() }),
    permission: 'wallets.read',
  },
});
