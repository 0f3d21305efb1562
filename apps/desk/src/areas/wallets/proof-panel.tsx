import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { ProofRow } from '@quayside/contract/wallets/wallets.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { TimeText } from '@quayside/ui/display/time-text';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadOnlyDrawer } from '#desk/kernel/read-only-drawer.tsx';

/** Whether every wallet agreed with its entries last night. A wallet that does not is named. */
export function ProofPanel() {
  const { t } = useTranslation('desk-wallets');
  const [isOpen, setOpen] = useState(false);
  const list = useRead(walletsDeskCalls.deskProofs, {}, { silent: true }).data?.list;
  if (list === undefined) return null;
  const [last] = list;
  if (last === undefined) return <Alert type="info" showIcon title={t('proof_none')} />;
  return (
    <>
      <Alert
        type={last.wrong === 0 ? 'success' : 'error'}
        showIcon
        title={<ProofText proof={last} />}
        description={last.wrong > 0 && <WrongWallets proof={last} />}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('proofs')}
          </Button>
        }
      />
      {isOpen && (
        <ReadOnlyDrawer size={520} title={t('proofs')} onClose={() => setOpen(false)}>
          <ul className="plain-list">
            {list.map((proof) => (
              <li key={proof.proof_id}>
                <ProofText proof={proof} />
                {proof.wrong > 0 && <WrongWallets proof={proof} />}
              </li>
            ))}
          </ul>
        </ReadOnlyDrawer>
      )}
    </>
  );
}

function ProofText({ proof }: { proof: ProofRow }) {
  const { t } = useTranslation('desk-wallets');
  return (
    <>
      <TimeText at={proof.ran_at} />
      {' · '}
      {proof.wrong === 0 ? t('proof_right', { count: proof.wallets }) : t('proof_wrong', { count: proof.wrong })}
    </>
  );
}

function WrongWallets({ proof }: { proof: ProofRow }) {
  const { t } = useTranslation('desk-wallets');
  return (
    <ul className="plain-list">
      {proof.details.map(({ customer_id: id, ...figures }) => (
        <li key={id}>{t('proof_line', { id, ...figures })}</li>
      ))}
    </ul>
  );
}
