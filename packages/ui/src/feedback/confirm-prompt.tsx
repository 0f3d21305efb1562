import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, type Root } from '../kernel/context.ts';
import { RefusedError } from '../kernel/errors.ts';
import { usePrompts } from '../kernel/prompts.ts';
import './confirm-prompt.css';

/** The app decides by name, because the calls themselves are not part of the first page. */
const calls = { portal: sessionsCalls.confirm, desk: sessionsDeskCalls.deskConfirm } as const;

/** Asks for the password or a code before a change of money settings, rights or keys. The page under it stays as it is. */
export function ConfirmPrompt({ side }: Pick<Root, 'side'>) {
  const { t } = useTranslation();
  const confirming = usePrompts((prompts) => prompts.confirming);
  const field = useRef<InputRef>(null);
  return (
    <Modal
      open={confirming !== null}
      // The dialog takes the focus itself when it opens.
      afterOpenChange={(isOpen) => (isOpen ? field.current?.focus() : undefined)}
      title={t('confirm.title')}
      width={416}
      zIndex={1100}
      destroyOnHidden
      footer={null}
      onCancel={() => confirming?.answer(false)}
    >
      <ConfirmForm side={side} field={field} onConfirmed={() => confirming?.answer(true)} />
    </Modal>
  );
}

type ConfirmFormProps = { side: Root['side']; field: RefObject<InputRef | null>; onConfirmed: () => void };

function ConfirmForm({ side, field, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation();
  const client = useClient();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await client.send(calls[side], { password });
      onConfirmed();
    } catch (error) {
      setFailure(error instanceof RefusedError ? (error.fields[0]?.msg ?? error.msg) : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="confirm-form" onSubmit={(event) => void send(event)}>
      <p>{t('confirm.text')}</p>
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      <label>
        <span>{t('confirm.field')}</span>
        <Input.Password
          ref={field}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <Button type="primary" htmlType="submit" block loading={busy} disabled={password === ''}>
        {t('confirm.send')}
      </Button>
    </form>
  );
}
