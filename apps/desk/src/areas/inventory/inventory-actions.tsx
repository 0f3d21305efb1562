import { deskInventoryPaths } from '@quayside/contract/inventory/inventory.paths';
import type { DeskInventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { Allowed } from '@quayside/ui/shell/allowed';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function InventoryActions({ row, onAdjust }: { row: DeskInventoryRow; onAdjust: () => void }) {
  const { t } = useTranslation('desk-inventory');
  const log = deskInventoryPaths.stockLog({ customer_id: row.customer_id, keyword: row.sku, warehouse_id: row.warehouse_id });
  return (
    <RowActions>
      <Allowed all={['desk.inventory.adjust']}>
        <RowAction onClick={onAdjust}>{t('adjust')}</RowAction>
      </Allowed>
      <Link to={log}>{t('open_log')}</Link>
    </RowActions>
  );
}
