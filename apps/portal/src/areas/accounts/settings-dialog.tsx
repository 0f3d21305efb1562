import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { ErrorState } from '@quayside/ui/feedback/states';
import { App, Modal, Skeleton, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiKeyField } from './api-key-field.tsx';

type DialogProps = { open: boolean; isMain: boolean; onClose: () => void };

/** The account's settings (USER-21, USER-22). */
export function SettingsDialog({ open, isMain, onClose }: DialogProps) {
  const { t } = useTranslation('accounts');
  return (
    <Modal open={open} title={t('settings.title')} footer={null} width={520} onCancel={onClose} destroyOnHidden>
      <Settings isMain={isMain} />
    </Modal>
  );
}

function Settings({ isMain }: { isMain: boolean }) {
  const setting = useRead(accountsCalls.getSetting, {}, { silent: true });
  if (setting.data) {
    return (
      <div className="dialog-stack">
        <ApiKeyField apikey={setting.data.apikey} isMain={isMain} />
        <TrueTracking shown={setting.data.show_true_tracking_number} />
      </div>
    );
  }
  if (setting.isPending) return <Skeleton active paragraph={{ rows: 4 }} />;
  return <ErrorState error={setting.error} onRetry={() => void setting.refetch()} />;
}

function TrueTracking({ shown }: { shown: 0 | 1 }) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const id = useId();
  const change = useWrite(accountsCalls.changeTrueTracking, ['accounts'], { onDone: () => void message.success(t('settings.saved')) });
  return (
    <div className="dialog-setting">
      <div>
        <span className="dialog-label" id={id}>
          {t('settings.true_tracking')}
        </span>
        <p className="quiet">{t('settings.true_tracking_hint')}</p>
      </div>
      <Switch
        checked={shown === 1}
        loading={change.isPending}
        aria-labelledby={id}
        onChange={(on) => change.mutate({ show_true_tracking_number: on ? 1 : 0 })}
      />
    </div>
  );
}
