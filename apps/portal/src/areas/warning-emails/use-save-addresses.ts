import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import type { WarningEmailSetting } from '@quayside/contract/warning-emails/warning-emails.schemas';
import { canSwitchOn } from '@quayside/domain/warning-emails/warning-email-rules';
import { useSave } from '@quayside/ui/form/use-save';
import { refusedWhole } from '@quayside/ui/kernel/errors';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';

/** Saves the list. An error of one address is shown at its row; `failure` is about the whole list and is shown below it. */
export function useSaveAddresses(form: FormInstance<{ emails: string[] }>, setting: WarningEmailSetting) {
  const { t } = useTranslation(['warning-emails', 'fields']);
  const { save, failure, clearFailure, isSaving } = useSave(warningEmailsCalls.saveSetting, ['warning-emails'], {
    form,
    check: ({ enabled, emails }) =>
      enabled === 1 && !canSwitchOn(emails) ? refusedWhole(t('warning-emails.empty_when_on', { ns: 'fields' })) : null,
    saved: t('saved'),
    onSaved: ({ emails }) => form.setFieldsValue({ emails }),
  });
  return {
    failure,
    isSaving,
    submit: (emails: string[]) => save({ emails, enabled: setting.enabled }),
    undo: () => {
      form.setFieldsValue({ emails: setting.emails });
      clearFailure();
    },
  };
}
