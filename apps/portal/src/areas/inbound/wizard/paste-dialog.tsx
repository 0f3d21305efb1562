import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type BadRow = { row: number; text: string };
type DialogProps = {
  title: string;
  label: string;
  hint: string;
  example: string;
  addLabel: string;
  /** How many of the checked rows can be added. */
  found: number;
  check: (text: string) => Promise<readonly BadRow[]>;
  onAdd: () => void;
  onClose: () => void;
};

/** Pasted rows are checked first: all that is wrong is listed with its row, and the rest can be added. */
export function PasteDialog({ title, label, hint, example, addLabel, found, check, onAdd, onClose }: DialogProps) {
  const { t } = useTranslation(['inbound-wizard', 'inbound', 'kernel']);
  const id = useId();
  const [text, setText] = useState('');
  const [bad, setBad] = useState<readonly BadRow[] | null>(null);
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    check(text)
      .then(setBad)
      // The write has already shown the error.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const isChecked = bad !== null && found > 0;
  const finish = () => {
    onAdd();
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      width={640}
      okText={isChecked ? addLabel : t('paste_check')}
      okButtonProps={{ disabled: text.trim() === '' }}
      confirmLoading={busy}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      onOk={isChecked ? finish : start}
      onCancel={onClose}
    >
      <div className="dialog-stack">
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          rows={8}
          className="paste-text"
          placeholder={example}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setBad(null);
          }}
        />
        <p className="quiet">{hint}</p>
        {bad !== null && bad.length > 0 && <BadRows bad={bad} />}
      </div>
    </Modal>
  );
}

function BadRows({ bad }: { bad: readonly BadRow[] }) {
  const { t } = useTranslation(['inbound-wizard', 'inbound']);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('paste_bad', { count: bad.length })}
      description={
        <ul className="error-list paste-bad">
          {bad.map(({ row, text }) => (
            <li key={`${row} ${text}`}>{t('paste_row', { row, text })}</li>
          ))}
        </ul>
      }
    />
  );
}
