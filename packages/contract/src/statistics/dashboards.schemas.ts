import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { Id, Timestamp } from '../kernel/shapes.ts';
import { answeredPeriod } from './statistics.schemas.ts';

/** A method to a country, or all of them. Cost is null where nothing was shipped, days where nothing has arrived. */
const laneFigures = {
  orders: z.int(),
  cost: z.string(),
  cost_per_order: z.string().nullable(),
  exceptions: z.int(),
  delivered: z.int(),
  p50: z.int().nullable(),
  p90: z.int().nullable(),
};
export const Lane = z.object({ method: z.string(), country: z.string(), ...laneFigures });
export type Lane = z.output<typeof Lane>;

/** Stock beside what was shipped in the last three months; `days` is null when nothing was. */
export const CoverRow = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  available: z.int(),
  shipped: z.int(),
  days: z.int().nullable(),
  /** How often the present stock was sold in a year, at the rate of these months. */
  turnover: z.number().nullable(),
});
export type CoverRow = z.output<typeof CoverRow>;
export const DeadRow = z.object({ product_id: Id, sku: z.string(), product_name: z.string(), available: z.int(), since: z.string() });

export const Analysis = z.object({
  ...answeredPeriod,
  total: z.object({ ...laneFigures, before: z.object({ orders: z.int(), cost: z.string() }) }),
  lanes: z.array(Lane),
  spend: z.object({ now: z.string(), before: z.string() }),
  /** Those that run out first. */
  cover: z.array(CoverRow),
  /** Nothing shipped in three months, and in stock for longer. */
  dead: z.object({ skus: z.int(), units: z.int(), list: z.array(DeadRow) }),
  /** The average of the last billed days, and what thirty more such days cost, USD. */
  storage: z.object({ per_day: z.string(), days: z.int(), next_30: z.string() }),
});
export type Analysis = z.output<typeof Analysis>;

export const StatusCount = z.object({ status: z.enum(orderStatuses), count: z.int() });
/** Parcels on their way against the longest delivery time of their method. */
export const Ageing = z.object({ in_time: z.int(), due_soon: z.int(), late: z.int(), very_late: z.int(), unknown: z.int() });
export type Ageing = z.output<typeof Ageing>;

const live = {
  at: Timestamp,
  statuses: z.array(StatusCount),
  ageing: Ageing,
  exceptions: z.object({ awaiting_reply: z.int(), overdue: z.int(), replied: z.int() }),
  inbound: z.object({ to_confirm: z.int(), on_the_way: z.int(), arriving_today: z.int(), in_warehouse: z.int() }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
};
export const Monitor = z.object(live);
export type Monitor = z.output<typeof Monitor>;

/** Staff who have customers, to choose from. */
const ManagerOption = z.object({ staff_id: Id, name: z.string() });
export const DeskMonitor = Monitor.extend({ choice: z.array(ManagerOption) });

export const CustomerFigures = z.object({
  customer_id: Id,
  name: z.string(),
  account_manager: z.string().nullable(),
  orders: z.int(),
  units: z.int(),
  revenue: z.string(),
  revenue_before: z.string(),
  exceptions: z.int(),
});
export type CustomerFigures = z.output<typeof CustomerFigures>;
export const ManagerFigures = z.object({
  staff_id: Id.nullable(),
  name: z.string(),
  customers: z.int(),
  orders: z.int(),
  revenue: z.string(),
});
export const DeskAnalysis = z.object({
  ...answeredPeriod,
  customers: z.array(CustomerFigures),
  managers: z.array(ManagerFigures),
  lanes: z.array(Lane),
  choice: z.array(ManagerOption),
  total: z.object({
    customers: z.int(),
    orders: z.int(),
    units: z.int(),
    revenue: z.string(),
    revenue_before: z.string(),
    exceptions: z.int(),
  }),
});
export type DeskAnalysis = z.output<typeof DeskAnalysis>;
