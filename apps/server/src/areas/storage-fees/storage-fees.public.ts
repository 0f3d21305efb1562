/** What other areas may use. */
export { discountApproval, discountBill } from './storage-discounts.ts';
export { billDay, listBills, settleBill } from './storage-fees.service.ts';
