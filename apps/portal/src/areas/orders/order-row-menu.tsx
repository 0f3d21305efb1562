import type { OrderRow } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { isClearable } from '@quayside/domain/orders/order-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { RowMenu, type RowMenuItem } from '@quayside/ui/list/row-menu';
import { useTranslation } from 'react-i18next';
import { useClearRecipient } from './use-clear-recipient.tsx';
import { useOrderMoves, useWhyNot } from './use-order-moves.tsx';

type MenuProps = { row: OrderRow; onSubmit: (rows: readonly OrderRow[]) => void };

/** One word by state (Edit, Fix, Reply, Open), the rest in the menu. */
export function OrderRowMenu({ row, onSubmit }: MenuProps) {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-screens';
  const move = useOrderMoves();
  const clear = useClearRecipient();
  const whyNot = useWhyNot();
  const open: RowMenuItem = { key: 'open', label: t('open'), to: orderPaths.detail(row.order_id) };
  if (!useCan('orders.edit')) return <RowMenu name={row.order_no} items={[open]} />;
  const edit = { key: 'edit', label: row.status === 'error' ? t('fix', { ns }) : t('edit'), to: orderPaths.edit(row.order_id) };
  // The reply is written on the order's own page.
  const reply = { ...open, key: 'reply', label: t('reply', { ns: 'order-life' }) };
  const items: RowMenuItem[] = [
    ...(row.processing === 'awaiting_reply' ? [reply] : []),
    { ...edit, whyNot: whyNot('edit', row) },
    open,
    { key: 'submit', label: t('submit', { ns }), whyNot: whyNot('submit', row), run: () => onSubmit([row]) },
    { key: 'copy', label: t('copy_as_new', { ns }), to: orderPaths.copy(row.order_id) },
    ...(isClearable(row) ? [{ key: 'clear', label: t('clear', { ns: 'order-life' }), run: () => clear([row]) }] : []),
    { key: 'cancel', label: t('cancel'), ends: true, whyNot: whyNot('cancel', row), run: () => move('cancel', [row]) },
    { key: 'delete', label: t('delete'), ends: true, danger: true, whyNot: whyNot('delete', row), run: () => move('delete', [row]) },
  ];
  return <RowMenu name={row.order_no} items={items} />;
}
