import { ownAccountDeskCalls, type OwnAccount } from '@quayside/contract/staff/own-account.desk-calls';
import { PasswordDialog } from '@quayside/ui/accounts/password-dialog';
import { SessionRows } from '@quayside/ui/accounts/session-rows';
import { SignInsPanel } from '@quayside/ui/accounts/sign-ins-panel';
import { TotpPanel } from '@quayside/ui/accounts/totp-panel';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Descriptions, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A member of staff's own sign-in: password, second factor, devices and recent sign-ins. */
export function OwnAccountPage() {
  const { t } = useTranslation('staff');
  const own = useRead(ownAccountDeskCalls.ownAccount, {}, { silent: true });
  return (
    <div className="page">
      <PageHead title={t('own.title')} purpose={t('own.purpose')} />
      {own.isLoadingError && (
        <div className="panel">
          <ErrorState error={own.error} onRetry={() => void own.refetch()} />
        </div>
      )}
      {own.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {own.data && (
        <div className="profile-grid">
          <div className="profile-column">
            <OwnData own={own.data} />
            <OwnPassword />
            <TotpPanel calls={ownAccountDeskCalls} isOn={own.data.totp_enabled === 1} codesLeft={own.data.recovery_codes_left} />
          </div>
          <div className="profile-column">
            <SessionRows calls={ownAccountDeskCalls} />
            <SignInsPanel calls={ownAccountDeskCalls} />
          </div>
        </div>
      )}
    </div>
  );
}

function OwnData({ own }: { own: OwnAccount }) {
  const { t } = useTranslation(['staff', 'sessions']);
  const items = [
    { key: 'name', label: t('name'), children: own.name },
    { key: 'email', label: t('email'), children: own.email },
    { key: 'role', label: t('role'), children: t(`role.${own.role}`, { ns: 'sessions' }) },
  ];
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('own.data')}</h2>
      </div>
      <div className="panel-body">
        <Descriptions column={{ xs: 1, sm: 1, md: 2 }} layout="vertical" items={items} colon={false} />
        <p className="quiet">{t('own.data_hint')}</p>
      </div>
    </section>
  );
}

function OwnPassword() {
  const { t } = useTranslation(['staff', 'accounts']);
  const [open, setOpen] = useState(false);
  return (
    <section className="panel setting">
      <div className="setting-text">
        <h2>{t('register.password', { ns: 'accounts' })}</h2>
        <p>{t('own.password_hint')}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{t('password.title', { ns: 'accounts' })}</Button>
      <PasswordDialog calls={ownAccountDeskCalls} open={open} hint={t('new_password_hint')} onClose={() => setOpen(false)} />
    </section>
  );
}
