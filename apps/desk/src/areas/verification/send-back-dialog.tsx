import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import {
  sendBackFields,
  sendBackReasons,
  sendBackTemplates as reasons,
  type SendBackField,
  type SendBackReason,
} from '@quayside/domain/orders/send-back';
import { KeyCap } from '@quayside/ui/review/key-button';
import { Alert, Input, Modal, Radio, Select } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';
import type { Decisions } from './use-decisions.ts';

type DialogProps = { order: VerificationDetail; start: SendBackReason | null; decisions: Decisions; onClose: () => void };

/** A digit chooses a reason with its text and its field; Enter sends. */
export function SendBackDialog({ order, start, decisions, onClose }: DialogProps) {
  const { t } = useTranslation(['desk-verification', 'kernel']);
  const focusOnce = useFocusOnce();
  const { reason, text, fields, isMissing, choose, write, setFields, send } = useSendBack(start, decisions);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isText =
      event.target instanceof HTMLTextAreaElement || (event.target instanceof HTMLInputElement && event.target.type !== 'radio');
    const one = isText ? undefined : reasons[Number(event.key) - 1];
    if (one !== undefined) choose(one);
    else if (event.key === 'Enter' && (!isText || event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      open
      title={t('send_back_title', { number: order.order_no })}
      okText={t('send_back')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={decisions.isSaving}
      onCancel={onClose}
      onOk={send}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys work wherever the focus is in it */}
      <div className="verify-dialog" onKeyDown={onKeyDown}>
        <p className="quiet">{t('send_back_hint')}</p>
        <Radio.Group vertical value={reason} onChange={(event) => choose(event.target.value as SendBackReason)}>
          {reasons.map((one, at) => (
            <Radio key={one} value={one} ref={one === (start ?? reasons[0]) ? focusOnce : null}>
              <KeyCap>{String(at + 1)}</KeyCap> {t(`reasons.${one}`)}
            </Radio>
          ))}
        </Radio.Group>
        <Input.TextArea
          rows={3}
          maxLength={500}
          value={text}
          aria-label={t('reason')}
          {...(isMissing ? { status: 'error' as const } : {})}
          onChange={(event) => write(event.target.value)}
        />
        {isMissing && (
          <p className="field-error" role="alert">
            {t('reason_needed')}
          </p>
        )}
        <Select
          mode="multiple"
          aria-label={t('fields_to_fix')}
          placeholder={t('fields_to_fix')}
          value={fields}
          options={sendBackFields.map((value) => ({ value, label: t(`field.${value}`) }))}
          onChange={setFields}
        />
        {decisions.failure !== null && <Alert type="error" showIcon role="alert" title={decisions.failure} />}
      </div>
    </Modal>
  );
}

function useSendBack(start: SendBackReason | null, decisions: Decisions) {
  const { t } = useTranslation('desk-verification');
  const [reason, setReason] = useState(start);
  const [text, setText] = useState<string>(start === null ? '' : t(`reason_texts.${start}`));
  const [fields, setFields] = useState<SendBackField[]>(start === null ? [] : [sendBackReasons[start]]);
  const [isMissing, setMissing] = useState(false);
  const write = (written: string) => {
    setText(written);
    setMissing(false);
  };
  return {
    reason,
    text,
    fields,
    isMissing,
    write,
    setFields,
    choose: (one: SendBackReason) => {
      setReason(one);
      write(t(`reason_texts.${one}`));
      setFields([sendBackReasons[one]]);
    },
    send: () => {
      if (decisions.isSaving) return;
      if (text.trim() === '') return setMissing(true);
      // Unchanged, it is sent by its name: the merchant reads it in his own language.
      const isTemplate = reason !== null && text.trim() === t(`reason_texts.${reason}`);
      void decisions.sendBack({ reason: text.trim(), fields, ...(isTemplate && { template: reason }) });
    },
  };
}
