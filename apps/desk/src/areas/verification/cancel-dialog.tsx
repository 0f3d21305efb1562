import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import type { Decisions } from './use-decisions.ts';

type DialogProps = { order: VerificationDetail; decisions: Decisions; onClose: () => void };

/** Cancelling is final and needs a reason. */
export function CancelDialog({ order, decisions, onClose }: DialogProps) {
  const { t } = useTranslation('desk-verification');
  const focusOnce = useFocusOnce();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (decisions.isSaving) return;
    if (reason.trim() === '') return setMissing(true);
    void decisions.cancel(reason.trim());
  };
  return (
    <Modal
      open
      title={t('cancel_title', { number: order.order_no })}
      okText={t('cancel')}
      okButtonProps={{ danger: true }}
      cancelText={t('keep')}
      confirmLoading={decisions.isSaving}
      onCancel={onClose}
      onOk={send}
    >
      <div className="verify-dialog">
        <p className="quiet">{t('cancel_hint')}</p>
        <Input.TextArea
          ref={focusOnce}
          rows={3}
          maxLength={500}
          value={reason}
          aria-label={t('reason')}
          {...(isMissing ? { status: 'error' as const } : {})}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send()}
        />
        {isMissing && (
          <p className="field-error" role="alert">
            {t('reason_needed')}
          </p>
        )}
        {decisions.failure !== null && <Alert type="error" showIcon role="alert" title={decisions.failure} />}
      </div>
    </Modal>
  );
}
