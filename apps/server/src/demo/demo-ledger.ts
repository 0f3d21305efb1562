import { billDay, discountBill, listBills, settleBill } from '#server/areas/storage-fees/storage-fees.public.ts';
import { reviewTopUp } from '#server/areas/top-ups/review-top-up.ts';
import { adjust } from '#server/areas/wallets/adjustments.ts';
import { setCreditLimit } from '#server/areas/wallets/wallets.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { pay } from './demo-payments.ts';
import type { Timeline } from './year/timeline.ts';
import type { People } from './year/year-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days with a storage bill, and the day the merchant settled what there was. */
const NIGHTS = 10;
const SETTLED = 6;

type Told = { readonly at: SystemCtx; readonly people: People; readonly customer_id: number; readonly timeline: Timeline };
type Doing = (told: Told) => Promise<unknown>;

/** Three weeks of a merchant's payments and charges besides its orders, in order: days ago, and the action. */
const events: readonly (readonly [days: number, doing: Doing])[] = [
  [21, received({ method: 'wire_transfer', currency: 'USD', amount: '1140.00', remark: 'Autumn season' }, '1140.00')],
  [20, ({ at, people, customer_id }) => setCreditLimit(people.clerk(at), { customer_id, credit_limit: '500.00', reason: 'Contract 合同' })],
  [12, received({ method: 'alipay', currency: 'CNY', amount: '5000.00', remark: '' }, '700.00')],
  [5, adjusted('credit', '25.00', 'Late pick-up 提货延误补偿')],
  [4, rejected({ method: 'paypal', currency: 'USD', amount: '250.00', remark: '' }, '凭证金额不符 Amounts differ')],
  [0.3, discountOldest],
  [0.2, adjusted('debit', '620.00', 'Paid twice 重复付款')],
  [
    1,
    ({ at, people }) =>
      pay(people.merchant(at), { method: 'wire_transfer', currency: 'EUR', amount: '600.00', remark: 'Christmas season' }),
  ],
];

export function planLedger(timeline: Timeline, { now }: SystemCtx, people: People, customer_id: number): void {
  const ago = (days: number) => now.getTime() - days * DAY_MS;
  const told = (at: SystemCtx) => ({ at, people, customer_id, timeline });
  for (const [days, doing] of events) timeline.add(ago(days), (at) => doing(told(at)));
  // By the provider's days: the bills of the first nights are settled before the next one is written.
  for (let days = NIGHTS; days > 0; days--) {
    const day = dayOf(new Date(ago(days)));
    timeline.add(startOfDay(day, 1).getTime() + 2 * HOUR_MS, (night) => billDay(night, day));
  }
  timeline.add(startOfDay(dayOf(new Date(ago(SETTLED)))).getTime() + 12 * HOUR_MS, (at) => settleAll(told(at)));
}

function adjusted(direction: 'credit' | 'debit', amount: string, reason: string): Doing {
  return ({ at, people, customer_id }) => adjust(people.finance(at), { customer_id, direction, amount, reason });
}

type Payment = Parameters<typeof pay>[1];

function received(payment: Payment, credited_usd: string): Doing {
  return reviewed(payment, { decision: 'receive', credited_usd, remark: '' });
}

function rejected(payment: Payment, remark: string): Doing {
  return reviewed(payment, { decision: 'reject', remark });
}

type Verdict = Pick<Parameters<typeof reviewTopUp>[1], 'decision' | 'credited_usd' | 'remark'>;

/** Staff review a payment some hours later. */
function reviewed(payment: Payment, verdict: Verdict): Doing {
  return async ({ at, people, customer_id, timeline }) => {
    const { top_up_id } = await pay(people.merchant(at), payment);
    timeline.add(at.now.getTime() + 5 * HOUR_MS, (then) => reviewTopUp(people.finance(then), { customer_id, top_up_id, ...verdict }));
  };
}

async function settleAll({ at, people }: Told): Promise<void> {
  const merchant = people.merchant(at);
  const { list } = await listBills(merchant, { page: 1, limit: 100, order: 'asc', sort: 'day' });
  for (const { bill_id, settled } of list) if (settled === 0) await settleBill(merchant, { bill_id });
}

async function discountOldest({ at, people, customer_id }: Told): Promise<void> {
  const { list } = await listBills(people.merchant(at), { page: 1, limit: 100, order: 'asc', sort: 'day', settled: 0 });
  const [oldest] = list;
  if (oldest) await discountBill(people.clerk(at), { customer_id, bill_id: oldest.bill_id, discount: '1.50', reason: 'Goodwill 优惠' });
}
