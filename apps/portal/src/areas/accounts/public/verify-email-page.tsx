import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { useClient } from '@quayside/ui/kernel/context';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

type State = { step: 'busy' } | { step: 'done' } | { step: 'failed'; why: unknown };

/** Target of the link in the first mail: confirms the email (D-92). */
export function VerifyEmailPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const state = useVerification(search.get('token') ?? '');
  const textOf = useFailureText();
  const navigate = useNavigate();
  const titles = { busy: t('verify.title'), done: t('verify.done_title'), failed: t('verify.failed_title') };
  const lead = state.step === 'failed' ? textOf(state.why) : state.step === 'done' ? t('verify.done') : t('verify.busy');
  return (
    <PublicLayout title={titles[state.step]} lead={lead}>
      {state.step === 'busy' ? (
        <Spin />
      ) : (
        <Button type="primary" size="large" block onClick={() => navigate('/')}>
          {t('verify.go')}
        </Button>
      )}
    </PublicLayout>
  );
}

function useVerification(token: string): State {
  const client = useClient();
  const [state, setState] = useState<State>({ step: 'busy' });
  // Opening the link confirms the email without another click.
  useEffect(() => {
    client.send(accountsCalls.verifyEmail, { token }).then(
      () => setState({ step: 'done' }),
      (error: unknown) => {
        if (!isSilent(error)) setState({ step: 'failed', why: error });
      },
    );
  }, [client, token]);
  return state;
}
