import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { SignInRows } from '@quayside/ui/sign-in/sign-in-rows';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActingNote } from './acting-note.tsx';
import { ConfirmEmailNote } from './confirm-email-note.tsx';
import { ProfileData } from './profile-data.tsx';
import { SessionRows } from './session-rows.tsx';
import { TotpPanel } from './totp-panel.tsx';

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
            <TotpPanel isOn={profile.data.totp_enabled === 1} />
          </div>
          <div className="profile-column">
            <SessionRows />
            <SignIns />
          </div>
        </div>
      )}
    </div>
  );
}

function SignIns() {
  const { t } = useTranslation('accounts');
  const signIns = useRead(accountsCalls.signIns, {}, { silent: true });
  return (
    <Panel title={t('sign_ins.title')}>
      {signIns.data && <SignInRows rows={signIns.data.list} />}
      {signIns.isPending && <Skeleton active />}
      {signIns.isLoadingError && <ErrorState error={signIns.error} onRetry={() => void signIns.refetch()} />}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
      </div>
      <div className="panel-body">{children}</div>
    </section>
  );
}
