import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import type { TestApp } from './test-app.ts';

/** Decides like a member of staff, and prepares documents to decide about. */
export function approvalKit({ deps, send }: Pick<TestApp, 'deps' | 'send'>) {
  const { db } = deps.database;
  let bills = 0;

  const decide = (approval_id: number | null, agree: boolean, token: string, remark = '') =>
    send(approvalsDeskCalls.deskDecide, { approval_id: approval_id ?? 0, agree, remark }, token);

  /** An unsettled storage bill. */
  const aBill = async (customer_id: number, receivable = '2000.00'): Promise<number> => {
    bills++;
    const day = new Date(Date.UTC(2025, 0, 1 + bills)).toISOString().slice(0, 10);
    const bill = { bill_no: `SF-${customer_id}-${bills}`, warehouse_id: 1, day, receivable, sku_types: 1, pieces: 1, volume_m3: '1' };
    const made = db.insertInto('storage_bills').values({ ...bill, customer_id });
    return (await made.returning('bill_id').executeTakeFirstOrThrow()).bill_id;
  };

  /** Puts everything a person did alone some hours back. */
  const letPass = async (staff_id: number, hours: number): Promise<void> => {
    const moved_at = new Date(Date.now() - hours * 3_600_000);
    await db.updateTable('unapproved_moves').set({ moved_at }).where('staff_id', '=', staff_id).execute();
  };
  return { agree: (id: number | null, token: string) => decide(id, true, token), decide, aBill, letPass };
}
