import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import type { WarningEmailSetting } from '@quayside/contract/warning-emails/warning-emails.schemas';
import { canSwitchOn, MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { useUnsavedGuard } from '@quayside/ui/kernel/unsaved';
import { momentText } from '@quayside/ui/kernel/values';
import { showFieldErrors } from '@quayside/ui/schema-form';
import { EmptyState } from '@quayside/ui/states';
import { App, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddAddresses } from './add-addresses.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressRow } from './address-row.tsx';
import { sameAddresses } from './split-addresses.ts';

export function WarningEmailForm({ setting, canEdit }: { setting: WarningEmailSetting; canEdit: boolean }) {
  const { t } = useTranslation(['warning-emails', 'kernel', 'fields']);
  const { message } = App.useApp();
  const [form] = AddressForm.useForm();
  const [listError, setListError] = useState<string | null>(null);
  const emails: readonly string[] = Form.useWatch('emails', form) ?? setting.emails;
  const isDirty = !sameAddresses(emails, setting.emails);
  useUnsavedGuard('warning-emails', isDirty);

  const save = useWrite(warningEmailsCalls.saveSetting, ['warning-emails'], {
    onDone: (saved) => {
      form.setFieldsValue({ emails: saved.emails });
      message.success(t('saved'));
    },
    onFields: (fields) => setListError(showFieldErrors(form, fields)[0]?.msg ?? null),
  });
  const submit = (wanted: string[]) => {
    const nobody = setting.enabled === 1 && !canSwitchOn(wanted);
    setListError(nobody ? t('warning-emails.empty_when_on', { ns: 'fields' }) : null);
    if (!nobody) save.mutate({ emails: wanted, enabled: setting.enabled });
  };
  const undo = () => {
    form.setFieldsValue({ emails: setting.emails });
    setListError(null);
  };
  const time = setting.updated_at === null ? null : momentText(setting.updated_at, currentLanguage());

  return (
    <AddressForm.Form
      form={form}
      className="panel"
      disabled={!canEdit || save.isPending}
      initialValues={{ emails: setting.emails }}
      validateTrigger="onBlur"
      onSubmit={(values) => submit(values.emails)}
    >
      <div className="panel-head">
        <h2>{t('addresses')}</h2>
        <span className="counter" data-full={emails.length >= MAX_WARNING_EMAILS || undefined}>
          {t('counter', { count: emails.length, max: MAX_WARNING_EMAILS })}
        </span>
      </div>
      <div className="panel-body">
        <Form.List name="emails">
          {(rows, { add, remove }) => (
            <>
              {rows.length === 0 && <EmptyState title={t('empty.title')} {...(canEdit ? { hint: t('empty.hint') } : {})} />}
              <ol className="address-rows">
                {rows.map(({ key, name }) => (
                  <AddressRow key={key} index={name} email={emails[name] ?? ''} canEdit={canEdit} onRemove={() => remove(name)} />
                ))}
              </ol>
              {canEdit && <AddAddresses emails={emails} onAdd={(added) => added.forEach((email) => add(email))} />}
            </>
          )}
        </Form.List>
        {listError !== null && (
          <p className="field-error" role="alert">
            {listError}
          </p>
        )}
      </div>
      {canEdit && (
        <div className="panel-foot">
          <span className="panel-foot-note">{isDirty ? t('unsaved') : time !== null && t('last_saved', { time })}</span>
          <Button disabled={!isDirty || save.isPending} onClick={undo}>
            {t('actions.undo', { ns: 'kernel' })}
          </Button>
          <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
            {t('actions.save', { ns: 'kernel' })}
          </Button>
        </div>
      )}
    </AddressForm.Form>
  );
}
