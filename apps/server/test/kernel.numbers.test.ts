import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { inboundCodeOf, inboundNoOf } from '@quayside/domain/inbound/inbound-rules';
import { customerDocumentNo } from '@quayside/domain/kernel/readable-code';
import { referenceOf } from '@quayside/domain/top-ups/top-up-rules';
import { dayOf } from '#server/kernel/days.ts';
import { inboundKit } from './kit/inbound.ts';
import { lossKit } from './kit/loss-orders.ts';
import { packingKit } from './kit/packing.ts';
import { sourcingKit } from './kit/sourcing.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { workKit } from './kit/work-orders.ts';

const kit = await testApp();
const { make, send } = kit;
const { aDraft } = inboundKit(kit);
const { open } = lossKit(kit);
const { request } = sourcingKit(kit);
const { openAccount } = topUpKit(kit);
const { add } = workKit(kit);
const { aSeller, anOrderOf, waitingOf, approve, scanAll, pack } = await packingKit(kit);
const auditor = await make.aStaff('warehouse_clerk');
type Seller = Awaited<ReturnType<typeof aSeller>>;

/** Packs an approved order; only then its waybill is drawn. */
async function waybill(shop: Seller): Promise<() => Promise<string>> {
  const { one } = await waitingOf(shop);
  await approve([one]);
  const { expected_g } = await scanAll(one);
  return async () => (await pack(one, expected_g)).content.waybill_no;
}

const payIn = (shop: Seller, currency: 'USD' | 'EUR') => async () => {
  await openAccount({ method: 'tt', currency });
  return (await send(topUpsCalls.account, { method: 'tt', currency }, shop.token)).content.reference;
};

type Kind = {
  /** How many random bytes a number takes. */
  readonly bytes: number;
  /** Two steps, so that nothing else draws while the number is. `again`: a second one of the same merchant. */
  readonly draw: (shop: Seller, again: boolean) => Promise<() => Promise<string | undefined>>;
  readonly expected: (customerId: number, zeros: Buffer) => string;
};
const numbered = (prefix: string) => (customerId: number, zeros: Buffer) =>
  customerDocumentNo(prefix, dayOf(new Date()), customerId, zeros);
const at = <T>(step: () => Promise<T>) => Promise.resolve(step);

const kinds: Readonly<Record<string, Kind>> = {
  order: { bytes: 5, draw: (shop) => at(async () => (await anOrderOf(shop)).order_no), expected: numbered('SO') },
  waybill: { bytes: 6, draw: waybill, expected: numbered('WB') },
  appointment: {
    bytes: 4,
    draw: (shop) => at(async () => (await aDraft(shop.token, shop.product.product_id)).inbound_no),
    expected: (customerId, zeros) => inboundNoOf(dayOf(new Date()), inboundCodeOf(customerId, zeros)),
  },
  'loss order': {
    bytes: 4,
    draw: (shop) =>
      at(async () => (await open(shop.customer_id, auditor.token, { items: [{ received: 9, qualified: 9, shelved: 9 }] })).numbers[0]),
    expected: numbered('LO'),
  },
  'sourcing request': { bytes: 4, draw: (shop) => at(async () => (await request(shop)).content.request_no), expected: numbered('DS') },
  'work order': { bytes: 4, draw: (shop) => at(async () => (await add(shop)).content.work_order_no), expected: numbered('SS') },
  'top-up': { bytes: 6, draw: (shop, again) => at(payIn(shop, again ? 'EUR' : 'USD')), expected: referenceOf },
};

/** The next draws of this size are all zero, this many times. Returns how many are left. */
function drawZeros(bytes: number, times: number): () => number {
  const draw = crypto.randomBytes;
  let left = times;
  const same = (size: number) => (size === bytes && left > 0 && left-- > 0 ? Buffer.alloc(size) : draw(size));
  vi.spyOn(crypto, 'randomBytes').mockImplementation(same);
  syncBuiltinESMExports();
  return () => left;
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe.each(Object.entries(kinds))('the number of a new %s', (_name, { bytes, draw, expected }) => {
  it('holds its merchant: two that draw the same get different numbers', async () => {
    const shops = [await aSeller(), await aSeller()];
    const steps = [];
    for (const shop of shops) steps.push(await draw(shop, false));
    const left = drawZeros(bytes, 2);
    const numbers = [];
    for (const step of steps) numbers.push(await step());
    expect(left()).toBe(0);
    expect(numbers).toEqual(shops.map(({ customer_id }) => expected(customer_id, Buffer.alloc(bytes))));
    expect(new Set(numbers).size).toBe(2);
  });

  it('is drawn again when the merchant has it already', async () => {
    const shop = await aSeller();
    const steps = [await draw(shop, false), await draw(shop, true)];
    const left = drawZeros(bytes, 2);
    const [first, second] = [await steps[0]?.(), await steps[1]?.()];
    expect(left()).toBe(0);
    expect(first).toBe(expected(shop.customer_id, Buffer.alloc(bytes)));
    expect(second).toHaveLength(first?.length ?? 0);
    expect(second).not.toBe(first);
  });
});
