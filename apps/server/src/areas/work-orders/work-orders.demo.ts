import { WorkOrderInput } from '@quayside/contract/work-orders/work-orders.schemas';
import { totalOf, unitsOf, workFees, type WorkOption, type WorkType } from '@quayside/domain/work-orders/work-rules';
import { deskOf, merchantOf } from '#server/demo/demo-people.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { addWorkOrder } from './add-work-order.ts';
import { pricesOn } from './desk-work-orders.queries.ts';
import { beginWork, completeWork } from './do-work-order.ts';
import { productOfSku } from './work-orders.queries.ts';

const HOUR_MS = 3_600_000;
const SHENZHEN = 1;
type Story = {
  readonly type: WorkType;
  readonly sku: string;
  readonly quantity: number;
  readonly options: readonly WorkOption[];
  readonly note: string;
  readonly hoursAgo: number;
  readonly end: 'submitted' | 'in_progress' | 'done';
};

/** One of each state that staff meet, the oldest first. */
const stories: readonly Story[] = [
  { type: 'relabel', sku: 'LAMP-OAK-01', quantity: 6, options: ['relabel_print'], note: 'New EAN', hoursAgo: 72, end: 'done' },
  { type: 'repack', sku: 'LAMP-OAK-01', quantity: 4, options: ['repack_padding'], note: '', hoursAgo: 20, end: 'in_progress' },
  { type: 'count', sku: 'LAMP-OAK-01', quantity: 5, options: [], note: 'Shelf A3', hoursAgo: 4, end: 'submitted' },
];

export const workOrdersDemo: DemoFill = async (ctx, customerId) => {
  for (const story of stories) {
    const at = { ...ctx, now: new Date(ctx.now.getTime() - story.hoursAgo * HOUR_MS) };
    await tell(at, customerId, story);
  }
};

async function tell(ctx: SystemCtx, customerId: number, { type, sku, quantity, options, note, end }: Story): Promise<void> {
  const lines = [{ product_id: await productOfSku(ctx.tx, customerId, sku), quantity }];
  const { prices } = await pricesOn(ctx.tx, dayOf(ctx.now));
  const total = totalOf(workFees({ type, options, units: unitsOf(type, lines, null) }, prices));
  const input = WorkOrderInput.parse({ type, warehouse_id: SHENZHEN, options, lines, note, total });
  const { work_order_id } = await addWorkOrder(await merchantOf(ctx, customerId), input);
  if (end === 'submitted') return;
  const clerk = await deskOf(ctx, 'warehouse_clerk');
  const one = { customer_id: customerId, work_order_id };
  await beginWork(clerk, one);
  if (end === 'in_progress') return;
  const results = lines.map(({ product_id }) => ({ product_id, done_quantity: quantity, remark: '' }));
  await completeWork(clerk, { ...one, lines: results, tracking_no: '', result_note: '' });
}
