import type { ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { AuthImage } from '@quayside/ui/display/auth-image';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { AmountText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useEnabledColumn } from '#desk/kernel/enabled.tsx';
import { ConsumableActions } from './consumable-actions.tsx';
import './consumables.css';

export function useConsumableColumns(onEdit: (consumable: ConsumableRow) => void): ListColumn<ConsumableRow>[] {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel', 'kernel']);
  return [
    { key: 'name', title: t('name'), width: 240, pinned: 'start', render: (row) => <ConsumableCell consumable={row} /> },
    { key: 'scope', title: t('scope_title'), width: 190, render: (row) => <Scope consumable={row} /> },
    useEnabledColumn(),
    { key: 'specification', title: t('specification'), width: 180 },
    {
      key: 'unit_price',
      title: t('unit_price'),
      currency: 'USD',
      width: 130,
      align: 'end',
      render: (row) => <AmountText amount={row.unit_price} currency="USD" />,
    },
    { key: 'chargeable', title: t('chargeable'), width: 110, render: (row) => (row.chargeable === 1 ? t('charged') : t('free')) },
    { key: 'weight_g', title: t('weight_g'), width: 100, align: 'end', render: (row) => t('weight_text', { weight: row.weight_g }) },
    { key: 'quantity', title: t('quantity'), width: 110, align: 'end' },
    {
      key: 'updated_at',
      title: t('updated_at', { ns: 'desk-kernel' }),
      width: 165,
      render: (row) => <TimeText at={row.updated_at} />,
    },
    { ...actionsColumn(), width: 170, render: (row) => <ConsumableActions consumable={row} onEdit={() => onEdit(row)} /> },
  ];
}

function ConsumableCell({ consumable }: { consumable: ConsumableRow }) {
  return (
    <span className="consumable-cell">
      <AuthImage path={consumable.image_url} alt="" />
      {localName(consumable)}
    </span>
  );
}

function Scope({ consumable: { customer_id, customer_name } }: { consumable: ConsumableRow }) {
  const { t } = useTranslation('desk-consumables');
  if (customer_id === null) return t('scope.company');
  return <CustomerLink customer_id={customer_id} customer_name={customer_name ?? String(customer_id)} />;
}
