import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { ReconciliationRow } from '@quayside/contract/wallets/wallets.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { TimeText } from '@quayside/ui/display/time-text';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadOnlyDrawer } from '#desk/kernel/read-only-drawer.tsx';

/** Result of the nightly wallet reconciliation. Wallets with a difference are listed. */
export function ReconciliationPanel() {
  const { t } = useTranslation('desk-wallets');
  const [isOpen, setOpen] = useState(false);
  const list = useRead(walletsDeskCalls.deskReconciliations, {}, { silent: true }).data?.list;
  if (list === undefined) return null;
  const [last] = list;
  if (last === undefined) return <Alert type="info" showIcon title={t('reconciliation_none')} />;
  return (
    <>
      <Alert
        type={last.wrong === 0 ? 'success' : 'error'}
        showIcon
        title={<ReconciliationText reconciliation={last} />}
        description={last.wrong > 0 && <WrongWallets reconciliation={last} />}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('reconciliations')}
          </Button>
        }
      />
      {isOpen && (
        <ReadOnlyDrawer size={520} title={t('reconciliations')} onClose={() => setOpen(false)}>
          <ul className="plain-list">
            {list.map((reconciliation) => (
              <li key={reconciliation.reconciliation_id}>
                <ReconciliationText reconciliation={reconciliation} />
                {reconciliation.wrong > 0 && <WrongWallets reconciliation={reconciliation} />}
              </li>
            ))}
          </ul>
        </ReadOnlyDrawer>
      )}
    </>
  );
}

function ReconciliationText({ reconciliation }: { reconciliation: ReconciliationRow }) {
  const { t } = useTranslation('desk-wallets');
  return (
    <>
      <TimeText at={reconciliation.ran_at} />
      {' · '}
      {reconciliation.wrong === 0
        ? t('reconciliation_right', { count: reconciliation.wallets })
        : t('reconciliation_wrong', { count: reconciliation.wrong })}
    </>
  );
}

function WrongWallets({ reconciliation }: { reconciliation: ReconciliationRow }) {
  const { t } = useTranslation('desk-wallets');
  return (
    <ul className="plain-list">
      {reconciliation.details.map(({ customer_id: id, ...figures }) => (
        <li key={id}>{t('reconciliation_line', { id, ...figures })}</li>
      ))}
    </ul>
  );
}
