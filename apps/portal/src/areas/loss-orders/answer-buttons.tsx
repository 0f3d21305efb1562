import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import type { LossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { Allowed } from '@quayside/ui/shell/allowed';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisputeDialog } from './dispute-dialog.tsx';

type LossProps = { loss: LossOrderDetail };

/** Accept or dispute, while it is the merchant's move. */
export function AnswerButtons({ loss }: LossProps) {
  const { t } = useTranslation('loss-orders');
  const [isDisputing, setDisputing] = useState(false);
  const accept = useAccept(loss);
  if (loss.waits_for !== 'merchant') return null;
  return (
    <Allowed all={['loss-orders.edit']}>
      <Button onClick={() => setDisputing(true)}>{t('dispute')}</Button>
      {loss.compensation !== null && (
        <Button type="primary" onClick={accept.ask}>
          {accept.text}
        </Button>
      )}
      {isDisputing && <DisputeDialog loss={loss} onClose={() => setDisputing(false)} />}
    </Allowed>
  );
}

/** The confirmation names the amount and what happens. */
function useAccept({ loss_order_id, loss_order_no, compensation }: LossOrderDetail) {
  const { t } = useTranslation(['loss-orders', 'kernel']);
  const { modal, message } = App.useApp();
  const write = useWrite(lossOrdersCalls.accept, ['loss-orders', 'wallets', 'transactions', 'inbound']);
  const amount = amountText(compensation ?? '0.00', 'USD', currentLanguage()) ?? '';
  const isNothing = Number(compensation) === 0;
  const text = isNothing ? t('accept_nothing') : t('accept', { amount });
  const ask = () => {
    modal.confirm({
      title: isNothing ? t('accept_nothing') : t('accept_title', { amount }),
      content: isNothing ? t('accept_nothing_text') : t('accept_text'),
      okText: text,
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => write.mutateAsync({ loss_order_id }).then(() => void message.success(t('accepted', { number: loss_order_no }))),
    });
  };
  return { ask, text };
}
