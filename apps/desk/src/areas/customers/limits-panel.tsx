import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { LimitChangeRow } from '@quayside/contract/wallets/wallets.schemas';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitDrawer } from '../wallets/limit-drawer.tsx';
import { useWallet } from './use-customer-facts.ts';

/** The credit limit and every change of it, with reason and who (D-109). */
export function LimitsPanel({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const canManage = useCan('desk.wallets.manage');
  const wallet = useWallet(customer_id);
  const { data } = useRead(walletsDeskCalls.deskLimitChanges, { customer_id }, { silent: true });
  return (
    <section className="panel" aria-labelledby="customer-limits">
      <div className="panel-head">
        <h2 id="customer-limits">{t('money.limits')}</h2>
        {canManage && wallet && (
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {t('money.limit_change')}
          </Button>
        )}
      </div>
      <div className="panel-body customer-stack">
        {wallet && (
          <p className="customer-pair">
            {t('money.limit_now')} <MoneyText amount={wallet.credit_limit} currency="USD" />
          </p>
        )}
        {data?.count === 0 && <p className="quiet">{t('money.limits_none')}</p>}
        {data?.list.map((change) => (
          <Change key={change.change_id} change={change} />
        ))}
      </div>
      {isOpen && wallet && <LimitDrawer wallet={wallet} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Change({ change }: { change: LimitChangeRow }) {
  const { t } = useTranslation('customers');
  const usd = (amount: string) => amountText(amount, 'USD', currentLanguage()) ?? amount;
  const line = { before: usd(change.limit_before), after: usd(change.limit_after), name: change.changed_by };
  return (
    <article>
      <div>{change.agreed_by === null ? t('money.limit_line', line) : t('money.limit_agreed', { ...line, second: change.agreed_by })}</div>
      <div className="customer-line-note">
        <TimeText at={change.created_at} /> · {change.reason}
      </div>
    </article>
  );
}
