import { DeleteOutlined } from '@ant-design/icons';
import { Copyable } from '@quayside/ui/display/copyable';
import { EmptyState } from '@quayside/ui/feedback/states';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddAddresses } from './add-addresses.tsx';
import { AddressForm } from './address-form.tsx';

/** The addresses, each edited and validated in its own row, and the input to add more. */
export function AddressRows({ emails, canEdit }: { emails: readonly string[]; canEdit: boolean }) {
  const { t } = useTranslation('warning-emails');
  const form = Form.useFormInstance<{ emails: readonly string[] }>();
  if (!canEdit) return <SavedAddresses emails={emails} />;
  // Form.useWatch updates one render after the rows: a button must not be labelled with the previous row's address.
  const emailAt = (index: number) => form.getFieldValue('emails')?.[index] ?? '';
  return (
    <Form.List name="emails">
      {(rows, { add, remove }) => (
        <>
          {rows.length === 0 && <EmptyState title={t('empty.title')} hint={t('empty.hint')} />}
          <ol className="address-rows">
            {rows.map(({ key, name }) => (
              <AddressRow key={key} index={name} email={emailAt(name)} onRemove={() => remove(name)} />
            ))}
          </ol>
          <AddAddresses emails={emails} onAdd={(added) => added.forEach((email) => add(email))} />
        </>
      )}
    </Form.List>
  );
}

/** Read-only view: plain text that can be copied, not disabled inputs. */
function SavedAddresses({ emails }: { emails: readonly string[] }) {
  const { t } = useTranslation('warning-emails');
  if (emails.length === 0) return <EmptyState title={t('empty.title')} />;
  return (
    <ul className="plain-list">
      {emails.map((email) => (
        <li key={email}>
          <Copyable value={email} />
        </li>
      ))}
    </ul>
  );
}

type AddressRowProps = { index: number; email: string; onRemove: () => void };

function AddressRow({ index, email, onRemove }: AddressRowProps) {
  const { t } = useTranslation('warning-emails');
  return (
    <li className="address-row">
      <span className="address-number" aria-hidden>
        {index + 1}
      </span>
      <AddressForm.Item name={['emails', index]} nameInList={[index]} label={t('email')} hideLabel>
        <Input inputMode="email" autoComplete="off" spellCheck={false} aria-label={t('address', { number: index + 1 })} />
      </AddressForm.Item>
      <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={t('remove', { email })} onClick={onRemove} />
    </li>
  );
}
