import type { OwnAccountCalls } from '@quayside/contract/kernel/own-account';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../feedback/states.tsx';
import { useRead } from '../kernel/query.ts';
import { SignInRows } from '../sign-in/sign-in-rows.tsx';

/** The latest sign-ins of this person, including failed ones. */
export function SignInsPanel({ calls }: { calls: OwnAccountCalls }) {
  const { t } = useTranslation('accounts');
  const signIns = useRead(calls.signIns, {}, { silent: true });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('sign_ins.title')}</h2>
      </div>
      <div className="panel-body">
        {signIns.data && <SignInRows rows={signIns.data.list} />}
        {signIns.isPending && <Skeleton active />}
        {signIns.isLoadingError && <ErrorState error={signIns.error} onRetry={() => void signIns.refetch()} />}
      </div>
    </section>
  );
}
