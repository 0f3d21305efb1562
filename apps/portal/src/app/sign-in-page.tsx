import { accountPaths } from '@quayside/contract/accounts/accounts.paths';
import { dashboardPaths } from '@quayside/contract/dashboards/dashboards.paths';
import { useBrand } from '@quayside/ui/kernel/brand';
import { publicCalls } from '@quayside/ui/kernel/public-calls';
import { internalPath } from '@quayside/ui/kernel/prompts';
import { usePreferences } from '@quayside/ui/kernel/preferences';
import { SignInForm } from '@quayside/ui/sign-in/sign-in-form';
import { prepareTheme } from '@quayside/ui/shell/app-root';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { PublicLayout } from '@quayside/ui/sign-in/public-layout';
import { client, session } from './session.ts';

const LANDING = dashboardPaths.workplace; // SHELL-22

/** Sign-in (AUTH-01). `from` is the return path, limited to this site (D-91). */
export function SignInPage() {
  const { t } = useTranslation('sessions');
  const site = useBrand(({ brand }) => brand.site_name);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const registered = registeredEmail(useLocation().state);
  const verify = search.get('verify');
  if (verify !== null) return <Navigate to={accountPaths.verifyEmail(verify)} replace />;
  return (
    <PublicLayout title={t('title')} lead={t('lead', { site })}>
      <SignInForm
        {...(search.get('reason') === 'expired' ? { notice: t('expired') } : {})}
        {...(search.get('reason') === 'paused' ? { notice: t('paused', { site }) } : {})}
        {...(search.get('reason') === 'reset' ? { notice: t('reset_done'), noticeType: 'success' } : {})}
        {...(registered === null ? {} : { email: registered, notice: t('registered', { email: registered }), noticeType: 'success' })}
        beside={<Link to={accountPaths.forget}>{t('forgot')}</Link>}
        onSignIn={async (credentials) => {
          const { token } = await client.send(publicCalls.login, credentials);
          // Closes the previous user's tabs.
          usePreferences.getState().set({ tabs: [] });
          session.set(token);
          // The form stays until the next page can be shown.
          await Promise.all([prepareTheme(), import('./zod-setup.ts').then(() => import('./signed-in.tsx'))]);
          await navigate(internalPath(search.get('from')) ?? LANDING, { replace: true });
        }}
      />
      <p className="sign-in-switch">
        {t('no_account')} <Link to={accountPaths.register}>{t('sign_up')}</Link>
      </p>
    </PublicLayout>
  );
}

/** The registration page may have passed on the email it just registered. */
function registeredEmail(state: unknown): string | null {
  const email: unknown = typeof state === 'object' && state !== null && 'registered' in state ? state.registered : null;
  return typeof email === 'string' ? email : null;
}
