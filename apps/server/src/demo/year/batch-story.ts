import { submitOrder } from '#server/areas/orders/submit-orders.ts';
import { approveChecked, lockWaiting } from '#server/areas/verification/decide-orders.ts';
import { checksOf, type OrderRecord } from '#server/areas/verification/run-checks.ts';
import { storyOf, type Scene } from './order-story.ts';
import type { Taken } from './take-orders.ts';
import type { Timeline } from './timeline.ts';
import type { People } from './year-people.ts';

const HOUR_MS = 3_600_000;

/** The orders of one synchronisation: submitted together, decided about at the desk, the clean ones approved together as well. */
export function tellBatch(timeline: Timeline, people: People, scene: Scene, orders: readonly Taken[]): void {
  const [first] = orders;
  if (!first) return;
  const { random, at } = first;
  const hours = (least: number, most: number) => random.between(least, most) * HOUR_MS;
  const withStories = orders.map((order) => ({ order, story: storyOf(timeline, people, scene, order) }));
  const [submittedAt, approvedAt] = [at + hours(0.1, 1.5), at + hours(3, 14)];
  for (const { order, story } of withStories) {
    if (order.outcome === 'canceled') timeline.add(at + hours(0.5, 5), story.canceled);
    else timeline.add(submittedAt, (then) => submitOrder(people.merchant(then), { ids: [order.order_id], accepted: [] }));
    if (order.outcome === 'refused') timeline.add(approvedAt, story.refused);
    if (order.outcome === 'sent_back') timeline.add(approvedAt, story.sentBack);
  }
  const clean = withStories.filter(
    ({ order }) => order.outcome !== 'canceled' && order.outcome !== 'refused' && order.outcome !== 'sent_back',
  );
  timeline.add(approvedAt, async (then) => {
    await approveAll(
      people.clerk(then),
      clean.map(({ order }) => order),
    );
    for (const { story } of clean) story.approved(then);
  });
}

/** Checked with the handful of queries the list of the desk needs for all of them. */
async function approveAll(ctx: ReturnType<People['clerk']>, orders: readonly Taken[]): Promise<void> {
  const rows: OrderRecord[] = [];
  for (const order of orders) rows.push(await lockWaiting(ctx, order));
  const checks = await checksOf(ctx.tx, rows, ctx.now);
  for (const row of rows) await approveChecked(ctx, row, checks.get(row.order_id) ?? []);
}
