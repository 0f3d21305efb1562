import { Alert, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnce } from '#desk/kernel/use-focus-once.ts';

type DialogProps = {
  title: string;
  hint: string;
  label: string;
  okText: string;
  isDanger?: boolean;
  /** Shown when the text is empty; without it the text may be. */
  needed?: string;
  isSaving: boolean;
  failure: string | null;
  children?: ReactNode;
  onSend: (note: string) => void;
  onClose: () => void;
};

/** A text for the merchant before something is done. Ctrl Enter sends. */
export function NoteDialog(props: DialogProps) {
  const { title, hint, label, okText, isDanger = false, needed, isSaving, failure, children, onSend, onClose } = props;
  const { t } = useTranslation();
  const focusOnce = useFocusOnce();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (isSaving) return;
    if (needed !== undefined && note.trim() === '') return setMissing(true);
    onSend(note.trim());
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger }}
      cancelText={t('actions.cancel')}
      confirmLoading={isSaving}
      onCancel={onClose}
      onOk={send}
    >
      <div className="order-review-dialog">
        <p className="quiet">{hint}</p>
        {children}
        <Input.TextArea
          ref={focusOnce}
          rows={3}
          maxLength={500}
          value={note}
          aria-label={label}
          placeholder={label}
          {...(isMissing ? { status: 'error' as const } : {})}
          onChange={(event) => {
            setNote(event.target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send()}
        />
        {isMissing && (
          <p className="field-error" role="alert">
            {needed}
          </p>
        )}
        {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      </div>
    </Modal>
  );
}
