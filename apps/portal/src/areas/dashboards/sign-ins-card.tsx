import { accountPaths } from '@quayside/contract/accounts/accounts.paths';
import { SignInRows } from '@quayside/ui/sign-in/sign-in-rows';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkplacePanel } from './workplace-panel.tsx';

/** DASH-09. */
export function SignInsCard() {
  const { t } = useTranslation('dashboards');
  return (
    <WorkplacePanel title={t('sign_ins')} more={<Link to={accountPaths.profile}>{t('sign_ins_all')}</Link>}>
      {({ sign_ins }) => <SignInRows rows={sign_ins} />}
    </WorkplacePanel>
  );
}
