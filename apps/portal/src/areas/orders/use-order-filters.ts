import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { processingStatuses } from '@quayside/domain/orders/order-machine';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import type { ListFilter, SelectOption } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

export type OrderSearch = typeof ordersCalls.search;

export function useOrderFilters(): ListFilter<OrderSearch>[] {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-screens';
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouses() },
    { kind: 'select', name: 'country', label: t('field.country'), options: useCountries() },
    { kind: 'days', from: 'from', to: 'to', label: t('period') },
    { kind: 'select', name: 'processing', label: t('processing_filter', { ns: 'order-life' }), options: useProcessing() },
    { kind: 'text', name: 'sku', label: t('sku_filter') },
    { kind: 'select', name: 'method', label: t('method', { ns }), options: useMethods() },
    { kind: 'text', name: 'tracking', label: t('tracking_filter', { ns }) },
    { kind: 'text', name: 'recipient', label: t('recipient_filter', { ns }) },
    { kind: 'days', from: 'shipped_from', to: 'shipped_to', label: t('shipped_filter', { ns }) },
  ];
}

/** What happens beside the status (D-24). */
function useProcessing(): SelectOption[] {
  const { t } = useTranslation('order-life');
  return processingStatuses.filter((key) => key !== 'none').map((key) => ({ value: key, label: t(`processing.${key}`) }));
}

const MINUTES_MS = 300_000;

function useMethods(): SelectOption[] {
  const list = useRead(ordersCalls.methods, {}, { silent: true, staleMs: MINUTES_MS }).data?.list ?? [];
  return list.map((row) => ({ value: row.method, label: localName(row) }));
}
