import type { StorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { storageFeePaths } from '@quayside/contract/storage-fees/storage-fees.paths';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { DayText } from '@quayside/ui/display/day-text';
import { RowAction } from '@quayside/ui/list/row-actions';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettledTag } from './settled-tag.tsx';

/** The fields of a storage bill (BILL-07). Read-only without `onSettle`. */
export function useBillColumns(onSettle: ((bill: StorageBillRow) => void) | null): ListColumn<StorageBillRow>[] {
  const { t } = useTranslation(['storage-fees', 'kernel']);
  const money = (key: 'receivable' | 'discount' | 'net'): ListColumn<StorageBillRow> => ({
    key,
    title: t(key),
    currency: 'USD',
    width: 140,
    align: 'end',
    render: (row) => <AmountText amount={row[key]} currency="USD" />,
  });
  const whole = (key: 'sku_types' | 'pieces', width: number): ListColumn<StorageBillRow> => ({
    key,
    title: t(key),
    width,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    { key: 'bill_no', title: t('bill_no'), width: 265, pinned: 'start', render: (row) => <BillNo row={row} /> },
    { key: 'day', title: t('day'), width: 125, sortable: true, render: (row) => <DayText day={row.day} /> },
    { key: 'warehouse', title: t('warehouse'), width: 120, render: warehouseOf },
    { key: 'settled', title: t('settled_title'), width: 120, render: (row) => <SettledTag settled={row.settled} /> },
    money('receivable'),
    money('discount'),
    money('net'),
    whole('sku_types', 110),
    whole('pieces', 130),
    { key: 'volume_m3', title: t('volume'), width: 120, align: 'end' },
    { key: 'settled_at', title: t('settled_at'), width: 180, hidden: true, render: (row) => <TimeText at={row.settled_at} /> },
    { key: 'customer_id', title: t('customer_id'), width: 120, hidden: true },
    { key: 'currency', title: t('currency'), width: 100, hidden: true },
    {
      ...actionsColumn(),
      width: 110,
      render: (row) => onSettle !== null && row.settled === 0 && <RowAction onClick={() => onSettle(row)}>{t('settle')}</RowAction>,
    },
  ];
}

function BillNo({ row }: { row: StorageBillRow }) {
  return (
    <Copyable value={row.bill_no}>
      <Link to={storageFeePaths.detail(row.bill_id)}>{row.bill_no}</Link>
    </Copyable>
  );
}

export function warehouseOf(row: Pick<StorageBillRow, 'warehouse_name_en' | 'warehouse_name_cn'>): string {
  return localName({ name_en: row.warehouse_name_en, name_cn: row.warehouse_name_cn });
}
