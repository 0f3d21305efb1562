import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import type { WarningEmailSetting } from '@quayside/contract/warning-emails/warning-emails.schemas';
import { canSwitchOn } from '@quayside/domain/warning-emails/warning-email-rules';
import { useWrite } from '@quayside/ui/kernel/query';
import { showFieldErrors } from '@quayside/ui/form/schema-form';
import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Saves the list. A fault of one address goes to its row, a fault of the whole list below it. */
export function useSaveAddresses(form: FormInstance<{ emails: string[] }>, setting: WarningEmailSetting) {
  const { t } = useTranslation(['warning-emails', 'fields']);
  const { message } = App.useApp();
  const [listError, setListError] = useState<string | null>(null);
  const save = useWrite(warningEmailsCalls.saveSetting, ['warning-emails'], {
    onDone: (saved) => {
      form.setFieldsValue({ emails: saved.emails });
      message.success(t('saved'));
    },
    onFields: (fields) => setListError(showFieldErrors(form, fields)[0]?.msg ?? null),
  });
  return {
    listError,
    isSaving: save.isPending,
    submit: (emails: string[]) => {
      const nobody = setting.enabled === 1 && !canSwitchOn(emails);
      setListError(nobody ? t('warning-emails.empty_when_on', { ns: 'fields' }) : null);
      if (!nobody) save.mutate({ emails, enabled: setting.enabled });
    },
    undo: () => {
      form.setFieldsValue({ emails: setting.emails });
      setListError(null);
    },
  };
}
