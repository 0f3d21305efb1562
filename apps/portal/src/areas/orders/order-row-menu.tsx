import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { isClearable } from '@quayside/domain/orders/order-rules';
import { useCan } from '@quayside/ui/kernel/context';
import type { RowMenuItem } from '@quayside/ui/list/row-menu';
import { useTranslation } from 'react-i18next';
import { useClearRecipient } from './use-clear-recipient.tsx';
import { useOrderMoves, useWhyNot } from './use-order-moves.tsx';

/** The actions of a row: one word by state (Edit, Fix, Reply, Open), the rest in the menu. Prepared once for all rows. */
export function useOrderRowMenu(onSubmit: (rows: readonly OrderRow[]) => void): (row: OrderRow) => RowMenuItem[] {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-screens';
  const move = useOrderMoves();
  const clear = useClearRecipient();
  const whyNot = useWhyNot();
  const canEdit = useCan('orders.edit');
  return (row) => {
    const open: RowMenuItem = { key: 'open', label: t('open'), to: orderPaths.detail(row.order_id) };
    if (!canEdit) return [open];
    const edit = { key: 'edit', label: row.status === 'error' ? t('fix', { ns }) : t('edit'), to: orderPaths.edit(row.order_id) };
    // The reply is written on the order's own page.
    const reply = { ...open, key: 'reply', label: t('reply', { ns: 'order-life' }) };
    return [
      ...(row.processing === 'awaiting_reply' ? [reply] : []),
      { ...edit, whyNot: whyNot('edit', row) },
      open,
      { key: 'submit', label: t('submit', { ns }), whyNot: whyNot('submit', row), run: () => onSubmit([row]) },
      { key: 'copy', label: t('copy_as_new', { ns }), to: orderPaths.copy(row.order_id) },
      ...(isClearable(row) ? [{ key: 'clear', label: t('clear', { ns: 'order-life' }), run: () => clear([row]) }] : []),
      { key: 'cancel', label: t('cancel'), ends: true, whyNot: whyNot('cancel', row), run: () => move('cancel', [row]) },
      { key: 'delete', label: t('delete'), ends: true, danger: true, whyNot: whyNot('delete', row), run: () => move('delete', [row]) },
    ];
  };
}
