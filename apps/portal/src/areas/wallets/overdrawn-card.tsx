import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A balance below zero, with the amount and what to do; nothing otherwise. */
export function OverdrawnCard() {
  const { t } = useTranslation('wallets');
  const { data } = useRead(walletsCalls.balance, {}, { silent: true });
  const canTopUp = useCan('top-ups.edit');
  if (!data?.balance.startsWith('-')) return null;
  const usd = (amount: string) => amountText(amount, 'USD', currentLanguage()) ?? amount;
  return (
    <Alert
      type="error"
      showIcon
      title={t('negative_title', { amount: usd(data.balance) })}
      description={t('negative_text', { missing: usd(data.balance.slice(1)), spendable: usd(data.spendable) })}
      action={canTopUp && <Link to={topUpPaths.create}>{t('top_up')}</Link>}
    />
  );
}
