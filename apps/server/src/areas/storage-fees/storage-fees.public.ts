/** What other areas may use. */
export { discountApproval, discountBill } from './storage-discounts.ts';
export { listBills, settleBill } from './storage-fees.service.ts';
export { billDay } from './storage-runs.ts';
