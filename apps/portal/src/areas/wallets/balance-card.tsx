import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { Allowed } from '@quayside/ui/shell/allowed';
import { useRead } from '@quayside/ui/kernel/query';
import { MoneyText } from '@quayside/ui/display/money-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Runway } from '#portal/kernel/runway.tsx';
import './wallets.css';

const parts = ['held', 'credit_limit', 'spendable'] as const;

/** The balance, and what can still be spent on orders (DASH-03). */
export function BalanceCard() {
  const { t } = useTranslation('wallets');
  const read = useRead(walletsCalls.balance, {}, { silent: true });
  const { data } = read;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('title')}</h2>
        <Allowed all={['top-ups.edit']}>
          <Link to={topUpPaths.create}>{t('top_up')}</Link>
        </Allowed>
      </div>
      {data && (
        <div className="panel-body balance-card">
          <p className="balance-card-main">
            <MoneyText amount={data.balance} currency="USD" />
          </p>
          <ul className="balance-card-rest">
            {parts.map((key) => (
              <li key={key}>
                {t(key)} <MoneyText amount={data[key]} currency="USD" />
              </li>
            ))}
          </ul>
          <Runway />
        </div>
      )}
      {read.isPending && (
        <div className="panel-body">
          <Skeleton active title={false} />
        </div>
      )}
      {read.isLoadingError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </section>
  );
}
