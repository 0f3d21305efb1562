import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { MoneyText } from '@quayside/ui/display/money-text';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Figures } from '@quayside/ui/display/figures';

const parts = ['spendable', 'balance', 'held', 'credit_limit'] as const;

/** The current balance. If it cannot be loaded it is left out; the rows below do not depend on it. */
export function BalancePanel() {
  const { t } = useTranslation('wallets');
  const read = useRead(walletsCalls.balance, {}, { silent: true });
  if (read.isError) return null;
  const balance = read.data;
  const isUsedUp = balance !== undefined && /^-|^0(\.0+)?$/.test(balance.spendable);
  return (
    <section className="panel" aria-label={t('title')}>
      <Figures
        figures={parts.map((key) => ({
          key,
          label: t(key),
          value: balance ? <MoneyText amount={balance[key]} currency="USD" /> : <Skeleton.Input active size="small" />,
          ...(key === 'spendable' ? { note: t('spendable_hint') } : {}),
        }))}
      />
      {isUsedUp && <Alert type="warning" banner title={t('below_zero')} />}
    </section>
  );
}
