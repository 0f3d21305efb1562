import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { found } from '#server/kernel/refusal.ts';
import { insertNote } from './customer-notes.queries.ts';
import { customerAcrossMerchants } from './customers.queries.ts';

const DAY_MS = 86_400_000;
/** One pinned and one plain note, as an account manager would leave them. */
const notes = [
  { body: 'Double wrap 玻璃灯双层包装', is_pinned: true, daysAgo: 40 },
  { body: 'Christmas ×2 圣诞旺季订单翻倍', is_pinned: false, daysAgo: 3 },
] as const;

export const customersDemo: DemoFill = async ({ tx, now }, customerId) => {
  const { account_manager_id: created_by } = found(await customerAcrossMerchants(tx, customerId));
  if (created_by === null) return;
  for (const { daysAgo, ...note } of notes)
    await insertNote(tx, customerId, { ...note, created_by, created_at: new Date(now.getTime() - daysAgo * DAY_MS) });
};
