import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { ComparedMethod } from '@quayside/contract/orders/orders.schemas';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { signedText } from '@quayside/domain/kernel/money';
import { AmountText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { App, Modal, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minusUsd } from '../fees/usd.ts';
import './methods.css';

type DialogProps = { orders: readonly OrderRow[]; onClose: () => void };

/** Another method for several orders: what they cost now, and what they would cost. */
export function MethodDialog({ orders, onClose }: DialogProps) {
  const { t } = useTranslation(['order-screens', 'kernel']);
  const { message } = App.useApp();
  const [chosen, choose] = useState<string | null>(null);
  const ids = orders.map(({ order_id }) => order_id);
  const read = useRead(ordersCalls.compareMethods, { ids }, { silent: true });
  const set = useWrite(ordersCalls.setMethod, ['orders'], {
    onDone: ({ list }) => {
      const failed = list.filter(({ refusal }) => refusal !== null).length;
      const done = list.length - failed;
      if (failed === 0) message.success(t('method_set', { count: done }));
      else message.warning(t('method_not_set', { done, failed }));
      onClose();
    },
  });
  return (
    <Modal
      open
      width={720}
      title={t('change_method_title', { count: orders.length })}
      okText={t('set')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      okButtonProps={{ disabled: chosen === null, loading: set.isPending }}
      onOk={() => chosen !== null && set.mutate({ ids, method: chosen })}
      onCancel={onClose}
    >
      {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {read.data && <Methods methods={read.data.list} count={orders.length} chosen={chosen} onChoose={choose} />}
    </Modal>
  );
}

type MethodsProps = { methods: readonly ComparedMethod[]; count: number; chosen: string | null; onChoose: (method: string) => void };

function Methods({ methods, count, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation(['order-screens', 'order-shipping']);
  const group = useId();
  const offered = methods.filter(({ orders }) => orders > 0);
  if (offered.length === 0) return <p className="quiet">{t('no_method_fits')}</p>;
  return (
    <div className="compare-scroll">
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            <th scope="col">{t('column.delivery', { ns: 'order-shipping' })}</th>
            <th scope="col">{t('fits')}</th>
            <th scope="col">{t('price_now')}</th>
            <th scope="col">{t('price_then')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {offered.map((one) => (
            <tr key={one.method} data-chosen={one.method === chosen || undefined}>
              <td>
                <label>
                  <input type="radio" name={group} checked={one.method === chosen} onChange={() => onChoose(one.method)} /> {localName(one)}
                </label>
              </td>
              <td>{t('days', { ns: 'order-shipping', min: one.days_min, max: one.days_max })}</td>
              <td>{one.orders === count ? t('fits_all') : t('fits_some', { fits: one.orders, count })}</td>
              <td>
                <AmountText amount={one.before} currency="USD" />
              </td>
              <td>
                <AmountText amount={one.total} currency="USD" />
              </td>
              <td>{signedText(minusUsd(one.total, one.before))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
