import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from './change-list.tsx';

export type Decision = { row: ApprovalRow; verdict: 'agree' | 'reject' | 'withdraw' };

const done = { agree: 'agreed_done', reject: 'rejected_done', withdraw: 'withdrawn_done' } as const;
const touched = ['approvals', 'basic-config', 'storage-fees', 'tariffs', 'top-ups', 'wallets'] as const;

/** Shows what would change and why, and takes a remark. */
export function DecideDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { t } = useTranslation(['desk-approvals', 'kernel']);
  const { message } = App.useApp();
  const id = useId();
  const [remark, setRemark] = useState('');
  const { row, verdict } = decision;
  const decide = useWrite(approvalsDeskCalls.deskDecide, touched, {
    onDone: () => {
      void message.success(t(done[verdict]));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t(`${verdict}_title`)}
      okText={t(verdict)}
      okButtonProps={{ danger: verdict !== 'agree' }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={decide.isPending}
      onOk={() => decide.mutate({ approval_id: row.approval_id, agree: verdict === 'agree', remark })}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <div>
          {t(`kinds.${row.kind}`)}
          {row.customer_name !== null && ` · ${row.customer_name}`}
        </div>
        <div>
          <ChangeList row={row} />
        </div>
        {row.reason !== '' && <p>{row.reason}</p>}
        {verdict === 'agree' && <p className="quiet">{t('agree_text')}</p>}
        <label htmlFor={id}>{t('decision_label')}</label>
        <Input.TextArea id={id} rows={3} maxLength={500} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </div>
    </Modal>
  );
}
