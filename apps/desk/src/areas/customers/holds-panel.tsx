import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { Copyable } from '@quayside/ui/display/copyable';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { useWallet } from './use-customer-facts.ts';

const FIRST = 20;

/** The documents money is held for, the oldest first. */
export function HoldsPanel({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const wallet = useWallet(customer_id);
  const { data } = useRead(walletsDeskCalls.deskHolds, { customer_id, order: 'asc', limit: FIRST }, { silent: true });
  return (
    <section className="panel" aria-labelledby="customer-holds">
      <div className="panel-head">
        <h2 id="customer-holds">
          {t('money.holds')} {data && data.count > 0 && <span className="customer-count">{data.count}</span>}
        </h2>
        {wallet && <MoneyText amount={wallet.held} currency="USD" />}
      </div>
      {data?.count === 0 && <p className="panel-body quiet">{t('money.holds_none')}</p>}
      <ul className="customer-lines">
        {data?.list.map((hold) => (
          <li key={`${hold.source_type} ${hold.source_no}`}>
            <span className="customer-line-text">
              <Copyable value={hold.source_no} />
              <span className="customer-line-note">
                <TimeText at={hold.created_at} />
              </span>
            </span>
            <AmountText amount={hold.amount} currency="USD" />
          </li>
        ))}
      </ul>
      {data && data.count > FIRST && <p className="panel-body quiet">{t('money.holds_all', { count: FIRST })}</p>}
    </section>
  );
}
