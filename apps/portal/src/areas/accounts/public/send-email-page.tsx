import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { accountPaths } from '@quayside/contract/accounts/accounts.paths';
import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureToast } from '@quayside/ui/kernel/failure';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';

/** Confirms that a mail was sent (AUTH-15). The text is the same for unknown emails, so it does not reveal accounts (D-90). */
export function SendEmailPage() {
  const { t } = useTranslation('accounts');
  const email = emailOf(useLocation().state);
  return (
    <PublicLayout title={t('sent.title')} lead={email === null ? t('sent.lead') : t('sent.lead_to', { email })}>
      <p>{t('sent.hint')}</p>
      <div className="sign-in-actions">
        <SendAgain email={email} />
      </div>
      <p className="sign-in-switch">
        <Link to={sessionPaths.login}>{t('forget.back')}</Link>
      </p>
    </PublicLayout>
  );
}

function SendAgain({ email }: { email: string | null }) {
  const { t } = useTranslation('accounts');
  const { message } = App.useApp();
  const client = useClient();
  const toast = useFailureToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (email === null) return void navigate(accountPaths.forget);
    setBusy(true);
    try {
      await client.send(accountsCalls.sendResetEmail, { email });
      message.success(t('sent.title'));
    } catch (error) {
      toast(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="large" block loading={busy} onClick={() => void send()}>
      {t('sent.again')}
    </Button>
  );
}

function emailOf(state: unknown): string | null {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return typeof email === 'string' ? email : null;
}
