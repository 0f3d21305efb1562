import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { useBrand } from '@quayside/ui/kernel/brand';
import { internalPath } from '@quayside/ui/kernel/prompts';
import { useTitle } from '@quayside/ui/kernel/page-title';
import { SignInForm } from '@quayside/ui/sign-in-form';
import { SignInLayout } from '@quayside/ui/sign-in-layout';
import '@quayside/ui/sign-in.css';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { client, session } from './session.ts';

export function SignInPage() {
  const { t } = useTranslation('sessions');
  const site = useBrand(({ brand }) => brand.site_name);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useTitle(t('title'), site);
  const pitch = { title: t('pitch.title'), points: [t('pitch.orders'), t('pitch.money'), t('pitch.languages')] };
  return (
    <SignInLayout site={site} title={t('title')} lead={t('lead', { site })} pitch={pitch}>
      <SignInForm
        {...(search.get('reason') === 'expired' ? { notice: t('expired') } : {})}
        onSignIn={async (credentials) => {
          const { token } = await client.send(sessionsCalls.login, credentials);
          session.set(token);
          await navigate(internalPath(search.get('from')) ?? '/', { replace: true });
        }}
      />
    </SignInLayout>
  );
}
