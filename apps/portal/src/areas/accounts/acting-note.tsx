import { useActing } from '@quayside/ui/kernel/context';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Why a form is disabled while staff act for the customer. */
export function ActingNote() {
  const { t } = useTranslation('accounts');
  return useActing() ? <Alert type="info" showIcon title={t('acting.not_allowed')} /> : null;
}
