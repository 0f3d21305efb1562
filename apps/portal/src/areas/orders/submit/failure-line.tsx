import { CloseCircleFilled } from '@ant-design/icons';
import type { ItemRefusal } from '@quayside/contract/kernel/each-outcome';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { amountText, signedText } from '@quayside/domain/kernel/money';
import { useCan } from '@quayside/ui/kernel/context';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { minusUsd } from '../fees/usd.ts';
import { priceOf, type SubmitFailure } from './submit-failure.ts';

type LineProps = { failure: SubmitFailure; onLeave: (path: string) => void };

/** One order that was not submitted: what is wrong, the figures, and the way to the cure. */
export function FailureLine({ failure, onLeave }: LineProps) {
  const { t } = useTranslation('order-screens');
  const { order, kind } = failure;
  const text = useFailureText()(failure);
  const cures = useCures(failure);
  return (
    <li>
      <CloseCircleFilled className="submit-bad" aria-hidden />
      <Button type="link" size="small" onClick={() => onLeave(orderPaths.detail(order.order_id))}>
        {order.order_no}
      </Button>
      <span className="submit-reason">
        <strong>{t(`failed.${kind}`)}</strong>
        <span className="quiet">{text}</span>
      </span>
      <span className="submit-cures">
        {cures.map(({ label, path }) => (
          <Button key={label} size="small" onClick={() => onLeave(path)}>
            {label}
          </Button>
        ))}
      </span>
    </li>
  );
}

function useFailureText(): (failure: SubmitFailure) => string {
  const { t } = useTranslation('order-screens');
  // Codes and figures come from the server; the texts of both are those of its contract.
  const refusalText = useTranslation('refusals').t as (code: string, details: ItemRefusal['details']) => string;
  const fieldText = useTranslation('fields').t as (code: string) => string;
  return ({ kind, refusal }) => {
    if (kind === 'price') {
      const [old, now] = [priceOf(refusal, 'old'), priceOf(refusal, 'new')];
      return t('price_change', { old: amountText(old), new: amountText(now), difference: signedText(minusUsd(now, old)) });
    }
    return [refusalText(refusal.code, refusal.details), ...refusal.fields.map(({ code }) => fieldText(code))].join(' ');
  };
}

function useCures({ kind, order }: SubmitFailure): { label: string; path: string }[] {
  const { t } = useTranslation('order-screens');
  const canBook = useCan('inbound.edit');
  const canTopUp = useCan('top-ups.edit');
  const edit = { label: t('cure.edit'), path: orderPaths.edit(order.order_id) };
  const stock = canBook ? [edit, { label: t('cure.inbound'), path: inboundPaths.create }] : [edit];
  const money = canTopUp ? [{ label: t('cure.top_up'), path: topUpPaths.create }] : [];
  if (kind === 'stock') return stock;
  if (kind === 'money') return money;
  if (kind === 'stock_and_money') return [...stock, ...money];
  if (kind === 'no_method') return [{ label: t('cure.method'), path: orderPaths.next(order.order_id) }];
  return [{ label: t('cure.open'), path: orderPaths.detail(order.order_id) }];
}
