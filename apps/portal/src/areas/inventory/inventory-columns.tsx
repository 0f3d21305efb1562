import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { inventoryPaths } from '@quayside/contract/inventory/inventory.paths';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { wholeText } from '@quayside/ui/kernel/values';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SkuCell } from './sku-cell.tsx';
import { warehouseText } from './warehouse.ts';

type Open = (row: InventoryRow) => void;

export function useInventoryColumns(onLocked: Open, onAge: Open): ListColumn<InventoryRow>[] {
  const { t } = useTranslation(['inventory', 'stock-columns']);
  const whole = (value: number) => wholeText(value, currentLanguage());
  const ns = 'stock-columns';
  return [
    { key: 'sku', title: t('sku', { ns }), width: 210, pinned: 'start', render: (row) => <SkuCell row={row} /> },
    { key: 'product_name', title: t('product_name', { ns }), width: 180 },
    { key: 'warehouse', title: t('warehouse', { ns }), width: 170, render: warehouseText },
    { key: 'total', title: t('total', { ns }), width: 100, align: 'end', render: (row) => whole(row.total) },
    {
      key: 'frozen',
      title: t('frozen', { ns }),
      width: 140,
      align: 'end',
      render: (row) => <Locked row={row} onOpen={onLocked} />,
    },
    { key: 'available', title: t('available', { ns }), width: 110, align: 'end', sortable: true, render: (row) => whole(row.available) },
    { key: 'expected', title: t('expected', { ns }), width: 110, align: 'end', render: (row) => <Expected row={row} /> },
    { key: 'warning_quantity', title: t('warning_quantity', { ns }), width: 170, align: 'end', render: warningOf },
    { key: 'updated_at', title: t('updated'), width: 180, hidden: true, render: (row) => <TimeText at={row.updated_at} /> },
    {
      ...actionsColumn(),
      width: 130,
      render: (row) => (
        <RowActions>
          <Link to={inventoryPaths.stockLog({ product_id: row.product_id, warehouse_id: row.warehouse_id })}>{t('open_log')}</Link>
          <RowAction onClick={() => onAge(row)}>{t('open_age')}</RowAction>
        </RowActions>
      ),
    },
  ];
}

/** The locked quantity; a click shows the documents that lock it. */
function Locked({ row, onOpen }: { row: InventoryRow; onOpen: Open }) {
  const { t } = useTranslation('inventory');
  const count = wholeText(row.frozen, currentLanguage());
  if (row.frozen === 0) return count;
  return (
    <Button
      type="link"
      size="small"
      className="cell-link"
      aria-label={t('locked_show', { count: row.frozen, sku: row.sku })}
      onClick={() => onOpen(row)}
    >
      {count}
    </Button>
  );
}

/** The expected quantity opens the appointments that announce it. */
function Expected({ row }: { row: InventoryRow }) {
  const { t } = useTranslation('inventory');
  const canOpen = useCan('inbound.read');
  const count = wholeText(row.expected, currentLanguage());
  if (row.expected === 0 || !canOpen) return count;
  return (
    <Link to={inventoryPaths.expected(row.sku)} aria-label={t('expected_show', { count: row.expected, sku: row.sku })}>
      {count}
    </Link>
  );
}

/** Empty where no warning quantity is set. */
function warningOf(row: InventoryRow) {
  return row.warning_quantity === 0 ? null : <Warning row={row} />;
}

function Warning({ row }: { row: InventoryRow }) {
  const { t } = useTranslation('inventory');
  return (
    <span className="stock-low">
      {row.is_low && <StateTag tone="waiting">{t('low')}</StateTag>}
      {wholeText(row.warning_quantity, currentLanguage())}
    </span>
  );
}
