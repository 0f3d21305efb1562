import { deskStorageFeePaths } from '@quayside/contract/storage-fees/storage-fees.paths';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { DayText } from '@quayside/ui/display/day-text';
import { RowAction } from '@quayside/ui/list/row-actions';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

type Bill = DeskStorageBillRow;

export function useBillColumns(onDiscount: (bill: Bill) => void): ListColumn<Bill>[] {
  const { t } = useTranslation(['desk-storage-fees', 'desk-kernel', 'kernel']);
  const canManage = useCan('desk.storage-fees.manage');
  const money = (key: 'receivable' | 'discount' | 'net'): ListColumn<Bill> => ({
    key,
    title: t(key),
    currency: 'USD',
    width: 140,
    align: 'end',
    render: (row) => <AmountText amount={row[key]} currency="USD" />,
  });
  const whole = (key: 'sku_types' | 'pieces'): ListColumn<Bill> => ({
    key,
    title: t(key),
    width: 110,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  return [
    { key: 'bill_no', title: t('bill_no'), width: 260, pinned: 'start', render: (row) => <BillLink {...row} /> },
    { key: 'day', title: t('day'), width: 125, sortable: true, render: (row) => <DayText day={row.day} /> },
    { key: 'customer', title: t('customer', { ns: 'desk-kernel' }), width: 165, render: (row) => <CustomerLink {...row} /> },
    {
      key: 'warehouse',
      title: t('warehouse'),
      width: 100,
      render: (row) => localName({ name_en: row.warehouse_name_en, name_cn: row.warehouse_name_cn }),
    },
    { key: 'settled', title: t('settled_title'), width: 110, render: (row) => <SettledTag settled={row.settled} /> },
    money('receivable'),
    money('discount'),
    money('net'),
    whole('sku_types'),
    whole('pieces'),
    { key: 'volume_m3', title: t('volume'), width: 120, align: 'end' },
    { key: 'settled_at', title: t('settled_at'), width: 170, hidden: true, render: (row) => <TimeText at={row.settled_at} /> },
    {
      ...actionsColumn(),
      width: 110,
      render: (row) => canManage && row.settled === 0 && <RowAction onClick={() => onDiscount(row)}>{t('give_discount')}</RowAction>,
    },
  ];
}

function BillLink({ customer_id, bill_id, bill_no }: Bill) {
  return (
    <Copyable value={bill_no}>
      <Link to={deskStorageFeePaths.detail(customer_id, bill_id)}>{bill_no}</Link>
    </Copyable>
  );
}

export function SettledTag({ settled }: Pick<Bill, 'settled'>) {
  const { t } = useTranslation('desk-storage-fees');
  return <StateTag tone={settled === 1 ? 'good' : 'waiting'}>{settled === 1 ? t('settled') : t('unsettled')}</StateTag>;
}
