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
import { MoneyText } from '@quayside/ui/display/money-text';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { OrderStatusTag } from './order-status-tag.tsx';
import { useOrderMoves, useWhyNot } from './use-order-moves.tsx';

export function useOrderColumns(): ListColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const canEdit = useCan('orders.edit');
  const warehouses = useWarehouses();
  const warehouseOf = ({ warehouse_id }: OrderRow) => warehouses.find(({ value }) => value === warehouse_id)?.label;
  return [
    { key: 'order_no', title: t('numbers'), width: 240, pinned: 'start', ellipsis: false, render: (row) => <Numbers row={row} /> },
    { key: 'status', title: t('status'), width: 200, render: (row) => <OrderStatusTag status={row.status} /> },
    { key: 'goods', title: t('goods'), width: 210, ellipsis: false, render: (row) => <Goods row={row} /> },
    { key: 'recipient_name', title: t('recipient'), width: 160, ellipsis: false, render: (row) => <Recipient row={row} /> },
    { key: 'warehouse_id', title: t('warehouse'), width: 130, render: warehouseOf },
    {
      key: 'quantity',
      title: t('pieces'),
      width: 80,
      align: 'end',
      hidden: true,
      render: (row) => wholeText(row.quantity, currentLanguage()),
    },
    { key: 'total', title: t('total'), width: 130, align: 'end', render: (row) => <MoneyText amount={row.total} currency="USD" /> },
    { key: 'created_at', title: t('created'), width: 160, render: (row) => <TimeText at={row.created_at} /> },
    { key: 'updated_at', title: t('updated'), width: 180, hidden: true, render: (row) => <TimeText at={row.updated_at} /> },
    ...(canEdit ? [{ ...actionsColumn(), width: 180, render: (row: OrderRow) => <Actions row={row} /> }] : []),
  ];
}

type RowProps = { row: OrderRow };

function Numbers({ row }: RowProps) {
  return (
    <span className="order-cell">
      <Copyable value={row.order_no}>
        <Link to={orderPaths.detail(row.order_id)}>{row.order_no}</Link>
      </Copyable>
      <span className="line-note">
        <Copyable value={row.platform_order_no} />
      </span>
    </span>
  );
}

/** The first few products, and the number of further ones. */
function Goods({ row: { goods, sku_quantity } }: RowProps) {
  const { t } = useTranslation('orders');
  const shown = goods.slice(0, 2);
  const more = sku_quantity - shown.length;
  return (
    <span className="order-cell">
      {shown.map(({ sku, quantity, image_url }) => (
        <span key={sku} className="thing">
          <AuthImage path={image_url} alt="" />
          <span className="order-goods" title={sku}>
            <span className="order-cut">{sku}</span> × {wholeText(quantity, currentLanguage())}
          </span>
        </span>
      ))}
      {more > 0 && <span className="line-note">{t('goods_more', { count: more })}</span>}
    </span>
  );
}

function Recipient({ row }: RowProps) {
  const place = [row.city, countryName(row.country, currentLanguage())].filter((part) => part !== '').join(', ');
  return (
    <span className="order-cell">
      <span className="order-cut" title={row.recipient_name}>
        {row.recipient_name}
      </span>
      <span className="line-note order-cut" title={place}>
        {place}
      </span>
    </span>
  );
}

function Actions({ row }: RowProps) {
  const { t } = useTranslation('orders');
  const move = useOrderMoves();
  const whyNot = useWhyNot();
  const notEditable = whyNot('edit', row);
  return (
    <RowActions>
      {notEditable === null ? (
        <Link to={orderPaths.edit(row.order_id)}>{t('edit')}</Link>
      ) : (
        <RowAction whyNot={notEditable}>{t('edit')}</RowAction>
      )}
      <RowAction whyNot={whyNot('cancel', row)} onClick={() => move('cancel', [row])}>
        {t('cancel_short')}
      </RowAction>
      <RowAction danger onClick={() => move('delete', [row])}>
        {t('delete')}
      </RowAction>
    </RowActions>
  );
}
