import type { OrderRow } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { MomentLines } from '@quayside/ui/display/moment-lines';
import { RowMenu } from '@quayside/ui/list/row-menu';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { OrderStatusTag } from './order-status-tag.tsx';
import { useOrderMoves, useWhyNot } from './use-order-moves.tsx';

/** Rows of two lines: what people look for first in the first, the rest in the second. */
export function useOrderColumns(): ListColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const warehouses = useWarehouses();
  const warehouseOf = ({ warehouse_id }: OrderRow) => warehouses.find(({ value }) => value === warehouse_id)?.label;
  const whole = (value: number) => wholeText(value, currentLanguage());
  return [
    { key: 'order_no', title: t('order_no'), width: 196, pinned: 'start', ellipsis: false, render: (row) => <Numbers row={row} /> },
    { key: 'status', title: t('status'), width: 176, card: 'tag', render: (row) => <OrderStatusTag status={row.status} /> },
    { key: 'goods', title: t('goods'), width: 178, card: 'main', ellipsis: false, render: (row) => <Goods row={row} /> },
    { key: 'recipient_name', title: t('recipient'), width: 164, card: 'note', ellipsis: false, render: (row) => <Recipient row={row} /> },
    { key: 'warehouse_id', title: t('warehouse'), width: 118, render: warehouseOf },
    { key: 'quantity', title: t('pieces'), width: 80, align: 'end', hidden: true, render: (row) => whole(row.quantity) },
    {
      key: 'total',
      title: t('total_short'),
      currency: 'USD',
      width: 104,
      align: 'end',
      card: 'amount',
      render: (row) => <AmountText amount={row.total} currency="USD" />,
    },
    {
      key: 'created_at',
      title: t('created'),
      width: 96,
      sortable: 'order_id',
      card: 'time',
      render: (row) => <MomentLines at={row.created_at} />,
    },
    { key: 'updated_at', title: t('updated'), width: 180, hidden: true, render: (row) => <TimeText at={row.updated_at} /> },
    { ...actionsColumn(), width: 92, render: (row: OrderRow) => <Actions row={row} /> },
  ];
}

type RowProps = { row: OrderRow };

function Numbers({ row }: RowProps) {
  return (
    <span className="two-lines">
      <Copyable value={row.order_no}>
        <Link to={orderPaths.detail(row.order_id)}>{row.order_no}</Link>
      </Copyable>
      <span className="second-line">
        <Copyable value={row.platform_order_no} />
      </span>
    </span>
  );
}

/** The first product, the units of all, and the number of further SKUs. */
function Goods({ row: { goods, sku_quantity, quantity } }: RowProps) {
  const { t } = useTranslation('orders');
  const [first] = goods;
  return (
    <span className="thing order-thing">
      <AuthImage path={first?.image_url ?? null} alt="" />
      <span className="two-lines">
        <span className="cut" title={first?.sku}>
          {first?.sku}
        </span>
        <span className="second-line">
          {t('units', { count: quantity, shown: wholeText(quantity, currentLanguage()) })}
          {sku_quantity > 1 && <span className="count-chip">{t('more_skus', { count: sku_quantity - 1 })}</span>}
        </span>
      </span>
    </span>
  );
}

function Recipient({ row }: RowProps) {
  const place = [row.city, countryName(row.country, currentLanguage())].filter((part) => part !== '').join(', ');
  return (
    <span className="two-lines">
      <span className="cut" title={row.recipient_name}>
        {row.recipient_name}
      </span>
      <span className="second-line cut" title={place}>
        {place}
      </span>
    </span>
  );
}

function Actions({ row }: RowProps) {
  const { t } = useTranslation('orders');
  const canEdit = useCan('orders.edit');
  const move = useOrderMoves();
  const whyNot = useWhyNot();
  const open = { key: 'open', label: t('open'), to: orderPaths.detail(row.order_id) };
  if (!canEdit) return <RowMenu name={row.order_no} items={[open]} />;
  return (
    <RowMenu
      name={row.order_no}
      items={[
        { key: 'edit', label: t('edit'), to: orderPaths.edit(row.order_id), whyNot: whyNot('edit', row) },
        open,
        { key: 'cancel', label: t('cancel'), ends: true, whyNot: whyNot('cancel', row), run: () => move('cancel', [row]) },
        { key: 'delete', label: t('delete'), ends: true, danger: true, run: () => move('delete', [row]) },
      ]}
    />
  );
}
