import type { WarningEmailSetting } from '@quayside/contract/warning-emails/warning-emails.schemas';
import { MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useUnsavedGuard } from '@quayside/ui/kernel/unsaved';
import { momentText } from '@quayside/ui/kernel/values';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';
import { AddressRows } from './address-rows.tsx';
import { sameAddresses } from './split-addresses.ts';
import { useSaveAddresses } from './use-save-addresses.ts';

/** The addresses, filled once from the saved list: a later fetch never overwrites what the user is typing. */
export function WarningEmailForm({ setting, canEdit }: { setting: WarningEmailSetting; canEdit: boolean }) {
  const { t } = useTranslation('warning-emails');
  const [form] = AddressForm.useForm();
  const emails: readonly string[] = Form.useWatch('emails', form) ?? setting.emails;
  const isDirty = !sameAddresses(emails, setting.emails);
  useUnsavedGuard('warning-emails', isDirty);
  const { submit, undo, failure, isSaving } = useSaveAddresses(form, setting);
  return (
    <AddressForm.Form
      form={form}
      className="panel"
      disabled={!canEdit || isSaving}
      initialValues={{ emails: setting.emails }}
      validateTrigger="onBlur"
      onSubmit={(values) => void submit(values.emails)}
    >
      <div className="panel-head">
        <h2>{t('addresses')}</h2>
        <span className="counter" data-full={emails.length >= MAX_WARNING_EMAILS || undefined}>
          {t('counter', { count: emails.length, max: MAX_WARNING_EMAILS })}
        </span>
      </div>
      <div className="panel-body">
        <AddressRows emails={emails} canEdit={canEdit} />
        {failure !== null && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
      {canEdit && <SaveBar setting={setting} isDirty={isDirty} isSaving={isSaving} onUndo={undo} />}
    </AddressForm.Form>
  );
}

type SaveBarProps = { setting: WarningEmailSetting; isDirty: boolean; isSaving: boolean; onUndo: () => void };

function SaveBar({ setting, isDirty, isSaving, onUndo }: SaveBarProps) {
  const { t } = useTranslation(['warning-emails', 'kernel']);
  const time = setting.updated_at === null ? null : momentText(setting.updated_at, currentLanguage());
  return (
    <div className="panel-foot">
      <span className="panel-foot-note">{isDirty ? t('unsaved') : time !== null && t('last_saved', { time })}</span>
      <Button disabled={!isDirty || isSaving} onClick={onUndo}>
        {t('actions.undo', { ns: 'kernel' })}
      </Button>
      <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
        {t('actions.save', { ns: 'kernel' })}
      </Button>
    </div>
  );
}
