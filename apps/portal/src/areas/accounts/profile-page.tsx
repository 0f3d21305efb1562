import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { SessionRows } from '@quayside/ui/accounts/session-rows';
import { SignInsPanel } from '@quayside/ui/accounts/sign-ins-panel';
import { TotpPanel } from '@quayside/ui/accounts/totp-panel';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActingNote } from './acting-note.tsx';
import { ConfirmEmailNote } from './confirm-email-note.tsx';
import { MoneyMails } from './money-mails.tsx';
import { ProfileData } from './profile-data.tsx';

/** The account's data, its active sessions and recent sign-in attempts (D-97, USER-36). */
export function ProfilePage() {
  const { t } = useTranslation('accounts');
  const profile = useRead(accountsCalls.getProfile, {}, { silent: true });
  return (
    <div className="page">
      <PageHead title={t('profile.title')} purpose={t('profile.purpose')} />
      {profile.isLoadingError && (
        <div className="panel">
          <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
        </div>
      )}
      {profile.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      <ActingNote />
      {profile.data?.account_type === 'main' && <ConfirmEmailNote />}
      {profile.data && (
        <div className="profile-grid">
          <div className="profile-column">
            <ProfileData profile={profile.data} />
            <TotpPanel calls={accountsCalls} isOn={profile.data.totp_enabled === 1} codesLeft={profile.data.recovery_codes_left} />
          </div>
          <div className="profile-column">
            <SessionRows calls={accountsCalls} />
            <SignInsPanel calls={accountsCalls} />
            {profile.data.account_type === 'main' && <MoneyMails />}
          </div>
        </div>
      )}
    </div>
  );
}
