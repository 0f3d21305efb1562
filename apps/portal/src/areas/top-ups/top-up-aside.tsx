import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useAllowed } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusTag } from './status-tag.tsx';

/** Beside the steps: the balance, how long it takes (TOP-09), and the last payments. */
export function TopUpAside() {
  const { t } = useTranslation('top-ups');
  return (
    <aside className="top-up-aside">
      <Spendable />
      <section className="panel panel-body">
        <h2>{t('timing_title')}</h2>
        <ul className="timing-note">
          <li>{t('timing_bank')}</li>
          <li>{t('timing_credit')}</li>
        </ul>
      </section>
      <LastPayments />
    </aside>
  );
}

function Spendable() {
  const { t } = useTranslation('top-ups');
  const enabled = useAllowed({ all: ['wallets.read'] });
  const { data } = useRead(walletsCalls.balance, {}, { silent: true, enabled });
  if (data === undefined) return null;
  return (
    <section className="panel panel-body">
      <h2>{t('balance_title')}</h2>
      <p className="aside-line">
        {t('spendable')}
        <MoneyText amount={data.spendable} currency="USD" />
      </p>
    </section>
  );
}

const LAST = 3;

function LastPayments() {
  const { t } = useTranslation('top-ups');
  const { data } = useRead(topUpsCalls.list, {}, { silent: true });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <section className="panel panel-body">
      <h2 className="aside-line">
        {t('last_title')}
        <Link to={topUpPaths.list}>{t('last_all')}</Link>
      </h2>
      <ul className="last-payments">
        {data.list.slice(0, LAST).map((one) => (
          <li key={one.top_up_id}>
            <Link to={topUpPaths.detail(one.top_up_id)}>{one.reference}</Link>
            <MoneyText amount={one.amount} currency={one.currency} />
            <StatusTag status={one.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
