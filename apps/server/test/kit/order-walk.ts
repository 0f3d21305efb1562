import { isLegalStep, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { expect } from 'vitest';
import { orderMoves, seeded, type Walked } from './order-moves.ts';
import { statusesOf } from './order-timelines.ts';
import { aLine } from './orders.ts';
import { packingKit } from './packing.ts';
import { stockKit } from './stock.ts';
import type { Kit } from './test-app.ts';
import { walletKit } from './wallets.ts';

const ACTORS = 8;
/** The actors meet at these many orders at a time: on their own they would never be in each other's way. */
const TOGETHER = 3;
/** A walk that gets nowhere proves nothing: so many statuses must be reached. */
export const STATUSES = 6;

type Walk = {
  readonly moves: number;
  readonly orders: number;
  readonly killEvery: number;
  /** Ends something in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** After a move that had no answer. */
  readonly recover?: () => Promise<void>;
};

/**
 * Eight actors make random moves, legal and illegal, with kills in between; afterwards stock, money and timelines agree.
 * Returns how many statuses were reached.
 */
export async function walkOrders(kit: Kit, { moves, orders: count, killEvery, kill, recover }: Walk): Promise<number> {
  const { aSeller, anOrderOf, cleanInput } = await packingKit(kit);
  const sellers = await Promise.all([1, 2, 3].map(() => aSeller({ units: count * 3, minor: 10_000_000 })));
  const orders: Walked[] = [];
  for (let at = 0; at < count; at++) {
    const shop = sellers[at % sellers.length] ?? expect.fail('no seller');
    const lines = [aLine(shop.product.product_id, { unit_price: '1', quantity: 2 })];
    const { order_id, order_no } = await anOrderOf(shop, cleanInput(shop, { lines }));
    orders.push({ customer_id: shop.customer_id, order_id, order_no, token: shop.token, sku: shop.product.sku });
  }
  const possible = orderMoves(kit);
  let left = moves;
  const walk = async (tokens: Awaited<ReturnType<typeof staffTokens>>, seed: number) => {
    const random = seeded(seed);
    const walker = { ...tokens, random };
    while (left > 0) {
      left--;
      const first = Math.floor((1 - left / moves) * (orders.length - TOGETHER));
      const order = orders[Math.max(0, first) + Math.floor(random() * TOGETHER)] ?? expect.fail('no order');
      const move = possible[Math.floor(random() * possible.length)];
      const isKill = left > 0 && left % killEvery === 0;
      // A refused or interrupted move is part of the walk.
      await Promise.all([move?.(order, walker).catch(recover), isKill ? kill() : null]);
    }
  };
  // All of them before the first kill.
  const actors = await Promise.all(Array.from({ length: ACTORS }, () => staffTokens(kit)));
  await Promise.all(actors.map((tokens, at) => walk(tokens, at + 1)));
  await recover?.();
  return checkAll(kit, orders);
}

async function staffTokens({ make }: Kit) {
  const [clerk, service, packer] = await Promise.all([
    make.aStaff('order_clerk'),
    make.aStaff('customer_service'),
    make.aStaff('warehouse_clerk'),
  ]);
  return { clerk: clerk.token, service: service.token, packer: packer.token };
}

async function checkAll({ deps }: Kit, orders: readonly Walked[]): Promise<number> {
  for (const customer of new Set(orders.map(({ customer_id }) => customer_id))) {
    expect(await stockKit(deps).broken(customer)).toEqual([]);
    expect(await walletKit(deps).broken(customer)).toEqual([]);
  }
  return (await checkOrders(deps.database, orders)).size;
}

/** What is held and frozen is exactly that of the orders that need it, and each timeline is one the machine allows. */
async function checkOrders({ db }: Kit['deps']['database'], orders: readonly Walked[]): Promise<Set<OrderStatus>> {
  const reached = new Set<OrderStatus>();
  for (const { customer_id, order_id, order_no } of orders) {
    const row = await db.selectFrom('orders').select(['status', 'alert_from']).where('order_id', '=', order_id).executeTakeFirstOrThrow();
    const events = await db.selectFrom('order_events').select('kind').where('order_id', '=', order_id).orderBy('event_id').execute();
    const statuses = statusesOf(events.map(({ kind }) => kind));
    statuses.forEach((status, at) => {
      reached.add(status);
      const before = statuses[at - 1];
      if (before !== undefined) expect(isLegalStep(before, status), `${order_no}: ${before} → ${status}`).toBe(true);
    });
    expect([order_no, statuses.at(-1)]).toEqual([order_no, row.status]);
    const needs = ['uploaded', 'approved'].includes(row.alert_from ?? row.status);
    const [hold, freeze] = await Promise.all(
      (['wallet_holds', 'stock_freezes'] as const).map((table) =>
        db.selectFrom(table).select('source_no').where('customer_id', '=', customer_id).where('source_no', '=', order_no).execute(),
      ),
    );
    expect([order_no, hold?.length, freeze?.length]).toEqual(needs ? [order_no, 1, 1] : [order_no, 0, 0]);
  }
  return reached;
}
