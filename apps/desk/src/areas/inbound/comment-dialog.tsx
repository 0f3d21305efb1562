import { inboundDeskCalls, type DeskInboundDetail } from '@quayside/contract/inbound/inbound.desk-calls';
import { useWrite } from '@quayside/ui/kernel/query';
import { Alert, App, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import { touched } from './use-confirm.ts';

type DialogProps = { inbound: DeskInboundDetail; does: 'reject' | 'void'; onClose: () => void; onDone: () => void };

/** Rejecting and voiding both need words for the merchant. */
export function CommentDialog({ inbound, does, onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['desk-inbound', 'kernel']);
  const focusOnce = useFocusOnce();
  const { message } = App.useApp();
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const call = does === 'reject' ? inboundDeskCalls.deskReject : inboundDeskCalls.deskVoid;
  const write = useWrite(call, touched, { silent: true });
  const { customer_id, inbound_id, inbound_no: number } = inbound;
  const save = () => {
    if (comment.trim() === '') return setFailure(t('comment_needed'));
    write.mutateAsync({ customer_id, inbound_id, comment: comment.trim() }).then(
      () => {
        void message.success(does === 'reject' ? t('rejected', { number }) : t('voided', { number }));
        onDone();
      },
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
    return undefined;
  };
  return (
    <Modal
      open
      title={does === 'reject' ? t('reject_title', { number }) : t('void_title', { number })}
      okText={does === 'reject' ? t('reject') : t('void')}
      okButtonProps={{ danger: true }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={write.isPending}
      onCancel={onClose}
      onOk={save}
    >
      <p className="quiet">{does === 'reject' ? t('reject_hint') : t('void_hint')}</p>
      <Input.TextArea
        ref={focusOnce}
        rows={4}
        maxLength={500}
        value={comment}
        aria-label={t('comment')}
        {...(failure === null ? {} : { status: 'error' as const })}
        onChange={(event) => {
          setComment(event.target.value);
          setFailure(null);
        }}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && save()}
      />
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
    </Modal>
  );
}
