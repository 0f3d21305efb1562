/** What other areas may use. */
export { billDay, discountBill, listBills, settleBill } from './storage-fees.service.ts';
