import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';

/** Read once and shared by figures, tabs and overview; only what the role may see is asked for. */
const silent = (enabled: boolean) => ({ enabled, silent: true });

export function useWallet(customer_id: number) {
  return useRead(walletsDeskCalls.deskGet, { customer_id }, silent(useCan('desk.wallets.read'))).data;
}

export function useOrderSummary(customer_id: number) {
  return useRead(ordersDeskCalls.deskSummary, { customer_id }, silent(useCan('desk.orders.read'))).data;
}

/** All orders, counted as far as a list is. */
export function useOrderCount(customer_id: number): number | undefined {
  const { data } = useRead(ordersDeskCalls.deskCounts, { customer_id }, silent(useCan('desk.orders.read')));
  return data?.list.reduce((sum, { count }) => sum + count, 0);
}

export function useStorage(customer_id: number) {
  return useRead(storageFeesDeskCalls.deskSummary, { customer_id }, silent(useCan('desk.storage-fees.read'))).data;
}

/** The oldest first. */
export function useWaitingTopUps(customer_id: number) {
  const input = { customer_id, status: 'submitted', order: 'asc', limit: 10 } as const;
  return useRead(topUpsDeskCalls.deskList, input, silent(useCan('desk.top-ups.read'))).data;
}

export function useSoldOut(customer_id: number) {
  const input = { customer_id, sold_out: 1, limit: 10 } as const;
  return useRead(inventoryDeskCalls.deskList, input, silent(useCan('desk.inventory.read'))).data;
}

export function useNotes(customer_id: number) {
  return useRead(customersDeskCalls.deskNotes, { customer_id, limit: 50 }, silent(useCan('desk.customers.notes'))).data;
}
