import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { daysOfMonth } from '@quayside/domain/statistics/months';
import { useCan } from '@quayside/ui/kernel/context';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

const MINUTES_MS = 300_000;

/** The name of a method or warehouse; what no longer exists is named by its code. */
export function useSplitName(split: 'method' | 'warehouse'): (key: string) => string {
  const methods = useRead(ordersCalls.methods, {}, { silent: true, staleMs: MINUTES_MS }).data?.list ?? [];
  const warehouses = useWarehouses();
  return (key) => {
    if (split === 'warehouse') return String(warehouses.find(({ value }) => String(value) === key)?.label ?? key);
    const method = methods.find((one) => one.method === key);
    return method ? localName(method) : key || '-';
  };
}

type Period = { from: string; to: string };

/** The days of a month, or of all months, as filters of the order list. */
export function shippedDays({ from, to }: Period, month: string | null): Record<string, string> {
  return { shipped_from: daysOfMonth(month ?? from).first, shipped_to: daysOfMonth(month ?? to).last };
}

/** The orders behind a figure. */
export function useOrderLink(period: Period | undefined, split: 'method' | 'warehouse', warehouse: number | undefined) {
  const canRead = useCan('orders.read');
  return (row: { key: string } | null, month: string | null): string | null => {
    if (!canRead || !period) return null;
    const filters = { ...shippedDays(period, month), ...(warehouse === undefined ? {} : { warehouse_id: String(warehouse) }) };
    if (row === null || row.key === '') return orderPaths.filtered(filters);
    return orderPaths.filtered({ ...filters, [split === 'method' ? 'method' : 'warehouse_id']: row.key });
  };
}
