import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { AdjustmentRow } from '@quayside/contract/wallets/wallets.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Decision = { row: AdjustmentRow; agree: boolean };

/** Approval by a second person: shows the reason and takes a remark. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { t } = useTranslation(['desk-wallets', 'kernel']);
  const { message } = App.useApp();
  const id = useId();
  const [remark, setRemark] = useState('');
  const { row, agree } = decision;
  const decide = useWrite(walletsDeskCalls.deskDecide, ['wallets'], {
    onDone: () => {
      void message.success(t(agree ? 'agreed' : 'refused'));
      onClose();
    },
  });
  const amount = amountText(row.amount, 'USD', currentLanguage()) ?? row.amount;
  return (
    <Modal
      open
      title={agree ? t('agree_title', { amount, customer: row.customer_name }) : t('refuse_title')}
      okText={t(agree ? 'agree' : 'refuse')}
      okButtonProps={{ danger: !agree }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={decide.isPending}
      onOk={() => decide.mutate({ customer_id: row.customer_id, adjustment_id: row.adjustment_id, agree, remark })}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <p>{row.reason}</p>
        <label htmlFor={id}>{t('decision_label')}</label>
        <Input.TextArea id={id} rows={3} maxLength={500} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </div>
    </Modal>
  );
}
