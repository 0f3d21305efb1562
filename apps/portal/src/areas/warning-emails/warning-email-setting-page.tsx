import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { useActing, useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActingNote } from '../accounts/acting-note.tsx';
import { WarningEmailForm } from './warning-email-form.tsx';
import { WarningEmailSwitch } from './warning-email-switch.tsx';

/** Recipients of low-stock warnings: up to ten addresses and one switch for all. */
export function WarningEmailSettingPage() {
  const { t } = useTranslation('warning-emails');
  const isActing = useActing();
  const mayEdit = useCan('warning-emails.edit');
  const canEdit = mayEdit && !isActing;
  const setting = useRead(warningEmailsCalls.getSetting, {});
  return (
    <div className="page page-narrow">
      <PageHead title={t('title')} purpose={t('purpose')} />
      <ActingNote />
      {!mayEdit && <Alert type="info" showIcon title={t('read_only')} />}
      {setting.data && (
        <>
          <WarningEmailSwitch setting={setting.data} canEdit={canEdit} />
          <WarningEmailForm setting={setting.data} canEdit={canEdit} />
        </>
      )}
      {setting.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
      {setting.isLoadingError && (
        <div className="panel">
          <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />
        </div>
      )}
    </div>
  );
}
