import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { useBrand } from '@quayside/ui/kernel/brand';
import { usePreferences } from '@quayside/ui/kernel/preferences';
import { useTitle } from '@quayside/ui/kernel/page-title';
import { internalPath } from '@quayside/ui/kernel/prompts';
import { SignInForm } from '@quayside/ui/sign-in/sign-in-form';
import { prepareTheme } from '@quayside/ui/shell/app-root';
import { SignInLayout } from '@quayside/ui/sign-in/sign-in-layout';
import '@quayside/ui/sign-in/sign-in.css';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { client, session } from './session.ts';
import { useDeskPitch } from './use-desk-pitch.ts';

export function SignInPage() {
  const { t } = useTranslation('sessions');
  const noticeOf = (reason: string | null) => {
    if (reason === 'expired') return { notice: t('expired') };
    return reason === 'reset' ? { notice: t('reset_done'), noticeType: 'success' as const } : {};
  };
  const site = useBrand(({ brand }) => brand.site_name);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useTitle(t('desk_title'), site);
  const pitch = useDeskPitch();
  return (
    <SignInLayout site={site} title={t('desk_title')} lead={t('desk_lead')} pitch={pitch}>
      <SignInForm
        {...noticeOf(search.get('reason'))}
        onSignIn={async (credentials) => {
          const { token } = await client.send(sessionsDeskCalls.deskLogin, credentials);
          // Closes the previous user's tabs.
          usePreferences.getState().set({ deskTabs: [] });
          session.set(token);
          // The form stays until the next page can be shown.
          await Promise.all([prepareTheme(), import('./signed-in.tsx')]);
          await navigate(internalPath(search.get('from')) ?? '/', { replace: true });
        }}
      />
    </SignInLayout>
  );
}
