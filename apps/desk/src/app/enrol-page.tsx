import { ownAccountDeskCalls } from '@quayside/contract/staff/own-account.desk-calls';
import { RecoveryCodes } from '@quayside/ui/accounts/recovery-codes';
import { useTotpSetup } from '@quayside/ui/accounts/totp-setup';
import { useBrand } from '@quayside/ui/kernel/brand';
import { useTitle } from '@quayside/ui/kernel/page-title';
import { SignInLayout } from '@quayside/ui/sign-in/sign-in-layout';
import '@quayside/ui/sign-in/sign-in.css';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskPitch } from './use-desk-pitch.ts';

type EnrolProps = { onEnrolled: () => void; onSignOut: () => void };

/** Shown instead of the desk while the role demands a second factor that is not set up. */
export function EnrolPage({ onEnrolled, onSignOut }: EnrolProps) {
  const { t } = useTranslation(['sessions', 'accounts']);
  const site = useBrand(({ brand }) => brand.site_name);
  const pitch = useDeskPitch();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useTitle(t('enrol.title'), site);
  const setup = useTotpSetup({ calls: ownAccountDeskCalls, isActive: true, onCodes: setCodes, onFailed: () => undefined });
  return (
    <SignInLayout site={site} title={t('enrol.title')} lead={t('enrol.lead')} pitch={pitch}>
      {codes === null ? setup.fields : <RecoveryCodes codes={codes} />}
      {codes === null ? (
        <Button type="primary" size="large" block disabled={!setup.isReady} loading={setup.isSaving} onClick={() => setup.form.submit()}>
          {t('totp.confirm', { ns: 'accounts' })}
        </Button>
      ) : (
        <Button type="primary" size="large" block onClick={onEnrolled}>
          {t('recovery.saved', { ns: 'accounts' })}
        </Button>
      )}
      <Button type="link" block onClick={onSignOut}>
        {t('enrol.sign_out')}
      </Button>
    </SignInLayout>
  );
}
