import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { amountText } from '@quayside/domain/kernel/money';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sumUsd } from '../fees/usd.ts';
import type { SubmitOutcome, Submittable } from './submit-failure.ts';
import { SubmitResult } from './submit-result.tsx';
import { useSubmit } from './use-submit.ts';

type FlowOptions = { onShowFailed?: (order_nos: string[]) => void };

/** Asks, submits, and shows what became of each order. `dialog` belongs on the page. */
export function useSubmitFlow({ onShowFailed }: FlowOptions = {}): { start: (orders: readonly Submittable[]) => void; dialog: ReactNode } {
  const { t } = useTranslation(['order-screens', 'refusals', 'kernel']);
  const { modal, message } = App.useApp();
  const { send } = useSubmit();
  const [outcome, setOutcome] = useState<SubmitOutcome | null>(null);
  const submit = async (orders: readonly Submittable[]) => {
    const result = await send(orders);
    if (result.failed.length > 0) return setOutcome(result);
    const amount = amountText(sumUsd(result.done.map(({ total }) => total)));
    message.success(t('submitted', { count: result.done.length, amount }));
  };
  const start = (orders: readonly Submittable[]) => {
    const [first] = orders;
    if (first === undefined) return;
    if (orders.some(({ status }) => status !== 'approving')) return void message.warning(t('orders.not_submittable', { ns: 'refusals' })); // ORD-47
    if (orders.some(({ warehouse_id }) => warehouse_id !== first.warehouse_id))
      return void message.warning(t('orders.other_warehouse', { ns: 'refusals' })); // ORD-49
    const { estimated, without } = selectionSums(orders);
    modal.confirm({
      title: orders.length === 1 ? t('submit_one_title', { order_no: first.order_no }) : t('submit_title', { count: orders.length }),
      content: [t('submit_text', { amount: amountText(estimated) }), without > 0 ? t('submit_fails', { count: without }) : ''].join(' '),
      okText: t('submit'),
      cancelText: t('actions.back', { ns: 'kernel' }),
      // The write has already shown the error.
      onOk: () => submit(orders).catch(() => undefined),
    });
  };
  const close = () => setOutcome(null);
  const showFailed = onShowFailed && {
    onShowFailed: (order_nos: string[]) => {
      close();
      onShowFailed(order_nos);
    },
  };
  return { start, dialog: outcome && <SubmitResult outcome={outcome} onClose={close} {...showFailed} /> };
}

function selectionSums(orders: readonly Submittable[]) {
  return {
    estimated: sumUsd(orders.map(({ quoted_total }) => quoted_total)),
    without: orders.filter(({ method }) => method === '').length,
    notApproving: orders.filter(({ status }) => status !== 'approving').length,
    warehouses: new Set(orders.map(({ warehouse_id }) => warehouse_id)).size,
  };
}

/** Beside the count of the selected orders: their sum, and what a submission would fail at. */
export function useSelectedNote(): (rows: readonly OrderRow[]) => string {
  const { t } = useTranslation(['order-screens', 'orders']);
  return (rows) => {
    const { estimated, without, notApproving, warehouses } = selectionSums(rows);
    const parts = [
      t('estimated_sum', { amount: amountText(estimated) }),
      without > 0 ? t('without_method', { count: without }) : '',
      notApproving > 0 ? t('not_approving', { count: notApproving }) : '',
      warehouses > 1 ? t('warehouses', { count: warehouses }) : '',
    ];
    return parts.filter((part) => part !== '').join(t('list_separator', { ns: 'orders' }));
  };
}
