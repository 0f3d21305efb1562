import type { DeskInventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { InventoryActions } from './inventory-actions.tsx';
import { levelOf, type Level } from './level.ts';

export function useInventoryColumns(onAdjust: (level: Level) => void): ListColumn<DeskInventoryRow>[] {
  const { t } = useTranslation(['desk-inventory', 'stock-columns', 'desk-kernel', 'kernel']);
  const column = (key: 'total' | 'frozen' | 'available' | 'expected', width: number) =>
    ({ key, title: t(key, { ns: 'stock-columns' }), width, align: 'end' }) as const;
  return [
    {
      key: 'sku',
      title: t('sku', { ns: 'stock-columns' }),
      width: 190,
      pinned: 'start',
      render: (row) => <Copyable value={row.sku} />,
    },
    { key: 'product_name', title: t('product_name', { ns: 'stock-columns' }), width: 180 },
    { key: 'customer', title: t('customer', { ns: 'desk-kernel' }), width: 185, render: (row) => <CustomerLink {...row} /> },
    { key: 'warehouse', title: t('warehouse'), width: 115, render: (row) => row.warehouse_code },
    column('total', 80),
    column('frozen', 130),
    { ...column('available', 130), render: (row) => <Available row={row} /> },
    column('expected', 110),
    { key: 'updated_at', title: t('updated_at'), width: 165, render: (row) => <TimeText at={row.updated_at} /> },
    { ...actionsColumn(), width: 130, render: (row) => <InventoryActions row={row} onAdjust={() => onAdjust(levelOf(row))} /> },
  ];
}

function Available({ row }: { row: DeskInventoryRow }) {
  const { t } = useTranslation('desk-inventory');
  return (
    <>
      {row.is_low && <StateTag tone="waiting">{t('low')}</StateTag>} {row.available}
    </>
  );
}
