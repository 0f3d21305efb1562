import { PlusOutlined } from '@ant-design/icons';
import { MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';
import { Button, Form, Input } from 'antd';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { additionTo, splitAddresses } from './split-addresses.ts';

/** Adds one address, or a whole column copied from a spreadsheet. What is no address joins too and is refused in its row, where it can be mended. */
export function AddAddresses({ emails, onAdd }: { emails: readonly string[]; onAdd: (added: string[]) => void }) {
  const { t } = useTranslation(['warning-emails', 'fields']);
  const form = Form.useFormInstance();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = emails.length >= MAX_WARNING_EMAILS;

  const add = (entered: string) => {
    const wanted = splitAddresses(entered);
    if (wanted.length === 0) return;
    const { added, leftOut } = additionTo(emails, wanted);
    onAdd(added);
    setText(leftOut.join('\n'));
    if (leftOut.length > 0) setProblem(t('left_out', { count: leftOut.length }));
    else setProblem(added.length === 0 ? t('duplicate', { ns: 'fields' }) : null);
    // The new rows exist only after this render; then all are validated.
    setTimeout(() => void form.validateFields(added.map((_, offset) => ['emails', emails.length + offset])).catch(() => undefined));
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (splitAddresses(pasted).length < 2) return;
    event.preventDefault();
    add(`${text}\n${pasted}`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  return (
    <div className="address-add">
      <label className="address-add-label" htmlFor={id}>
        {t('add_label')}
      </label>
      <Input.TextArea
        id={id}
        value={text}
        rows={1}
        className="growing"
        placeholder={t('add_placeholder')}
        disabled={isFull && text === ''}
        aria-describedby={`${id}-note`}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      <Button icon={<PlusOutlined aria-hidden />} disabled={isFull || text.trim() === ''} onClick={() => add(text)}>
        {t('add')}
      </Button>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="field-note" id={`${id}-note`}>
        {isFull ? t('full', { max: MAX_WARNING_EMAILS }) : t('add_hint')}
      </p>
    </div>
  );
}
