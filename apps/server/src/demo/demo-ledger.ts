import { money } from '@quayside/domain/kernel/money';
import type { FeeType } from '@quayside/domain/wallets/wallet-rules';
import { billDay, discountBill, listBills, settleBill } from '#server/areas/storage-fees/storage-fees.public.ts';
import { reviewTopUp } from '#server/areas/top-ups/review-top-up.ts';
import { adjust } from '#server/areas/wallets/adjustments.ts';
import { captureMoney, holdMoney, setCreditLimit, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { pay } from './demo-payments.ts';
import { deskOf, merchantOf } from './demo-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type People = { system: SystemCtx; merchant: MerchantCtx; desk: DeskCtx; finance: DeskCtx };
type Doing = (people: People, customerId: number) => Promise<unknown>;

/** Three weeks of a merchant's payments and charges in order: days ago, and the action. */
const events: readonly (readonly [days: number, doing: Doing])[] = [
  [21, received({ method: 'wire_transfer', currency: 'USD', amount: '1140.00', remark: 'First payment' }, '1140.00')],
  [20, (at, id) => setCreditLimit(at.desk, { customer_id: id, credit_limit: '500.00', reason: 'Contract 合同' })],
  [18, order('SO-2026-1027', 'DE', 640, { base_freight: '11.40', outbound_handling: '1.20', registration: '2.10', fulfilment: '0.90' })],
  [15, order('SO-2026-1030', 'US', 2350, { base_freight: '24.75', outbound_handling: '1.20', oversize: '6.00', fulfilment: '1.35' })],
  [12, received({ method: 'alipay', currency: 'CNY', amount: '5000.00', remark: '' }, '700.00')],
  ...nights(10, 7),
  [6, settleAll],
  [5, (at, id) => adjust(at.finance, { customer_id: id, direction: 'credit', amount: '25.00', reason: 'Late pick-up 提货延误补偿' })],
  [4, rejected({ method: 'paypal', currency: 'USD', amount: '250.00', remark: '' }, '凭证金额不符 Amounts differ')],
  [3.5, order('SO-2026-1111', 'GB', 118, { base_freight: '6.85', outbound_handling: '1.20', vat: '2.80', fulfilment: '0.90' })],
  ...nights(6, 1),
  [0.3, discountOldest],
  [0.2, (at, id) => adjust(at.finance, { customer_id: id, direction: 'debit', amount: '620.00', reason: 'Paid twice 重复付款' })],
  [0.1, (at, id) => holdMoney(at.system, id, { type: 'order', no: 'SO-2026-1114' }, usd('64.20'))],
  [1, waiting({ method: 'wire_transfer', currency: 'EUR', amount: '600.00', remark: 'Christmas season' })],
];

export async function fillLedger(ctx: SystemCtx, customerId: number): Promise<void> {
  for (const [days, doing] of events) {
    const system = { ...ctx, now: new Date(ctx.now.getTime() - days * DAY_MS) };
    const merchant = await merchantOf(system, customerId);
    const people = { system, merchant, desk: await deskOf(system, 'administrator'), finance: await deskOf(system, 'finance') };
    await doing(people, customerId);
  }
}

type Payment = Parameters<typeof pay>[1];

function waiting(payment: Payment): Doing {
  return ({ merchant }) => pay(merchant, payment);
}

function received(payment: Payment, credited_usd: string): Doing {
  return reviewed(payment, { decision: 'receive', credited_usd, remark: '' });
}

function rejected(payment: Payment, remark: string): Doing {
  return reviewed(payment, { decision: 'reject', remark });
}

type Verdict = Pick<Parameters<typeof reviewTopUp>[1], 'decision' | 'credited_usd' | 'remark'>;

/** Staff review a payment some hours later. */
function reviewed(payment: Payment, verdict: Verdict): Doing {
  return async ({ merchant, finance }, customer_id) => {
    const { top_up_id } = await pay(merchant, payment);
    await reviewTopUp({ ...finance, now: new Date(finance.now.getTime() + 5 * HOUR_MS) }, { customer_id, top_up_id, ...verdict });
  };
}

/** The fees of a packed order. */
function order(no: string, country: string, weight_g: number, fees: Partial<Record<FeeType, string>>): Doing {
  const facts = { country, weight_g, quantity: 1, sku_quantity: 1, tracking_number: `QS${no.replaceAll(/\D/g, '')}CN` };
  const lines = Object.entries(fees).map(([fee, text]) => ({
    key: fee,
    billType: 'order' as const,
    feeType: fee as FeeType, // the parameter's type makes the keys fee types
    amount: money(-usd(text).minor, 'USD'),
    facts,
  }));
  return ({ system }, id) => captureMoney(system, id, { type: 'order', no }, lines);
}

/** The nightly storage bills of a range of days. */
function nights(from: number, to: number): (readonly [number, Doing])[] {
  return Array.from({ length: from - to + 1 }, (_, index) => {
    const bill: Doing = ({ system }) => {
      const day = dayOf(system.now);
      return billDay({ ...system, now: new Date(startOfDay(day, 1).getTime() + 2 * HOUR_MS) }, day);
    };
    return [from - index, bill] as const;
  });
}

async function settleAll({ merchant }: People): Promise<void> {
  const { list } = await listBills(merchant, { page: 1, limit: 100, order: 'asc', sort: 'day' });
  for (const { bill_id, settled } of list) if (settled === 0) await settleBill(merchant, { bill_id });
}

async function discountOldest({ merchant, desk }: People, customer_id: number): Promise<void> {
  const { list } = await listBills(merchant, { page: 1, limit: 100, order: 'asc', sort: 'day', settled: 0 });
  const [oldest] = list;
  if (oldest) await discountBill(desk, { customer_id, bill_id: oldest.bill_id, discount: '1.50', reason: 'Goodwill 优惠' });
}
