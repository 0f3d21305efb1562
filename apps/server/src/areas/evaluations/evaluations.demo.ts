import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { insertEvaluation, managerOf } from './evaluations.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const said = [
  { days: 170, stars: 3, text: 'Answers took two days during the peak season.' },
  { days: 95, stars: 4, text: 'The price list for the new lane came with a clear explanation.' },
  { days: 20, stars: 5, text: '客户经理处理异常件很及时，谢谢。' },
];

const fillEvaluations: DemoFill = async ({ tx, now }, customerId) => {
  const manager = await managerOf(tx, customerId);
  if (!manager) return;
  for (const { days, ...row } of said) {
    const created_at = new Date(now.getTime() - days * DAY_MS);
    await insertEvaluation(tx, customerId, { ...row, staff_id: manager.staff_id, created_by: 'Mei Lin', created_at });
  }
};

export const evaluationsDemo = [fillEvaluations];
