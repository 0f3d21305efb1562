import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import type { OrderSummary } from '@quayside/contract/orders/orders.desk-calls';
import type { WalletView } from '@quayside/contract/wallets/wallets.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText, wholeText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LOW_RUNWAY_DAYS } from './attention.ts';
import { useOrderSummary, useStorage, useWallet } from './use-customer-facts.ts';

const usd = (amount: string) => amountText(amount, 'USD', currentLanguage()) ?? amount;
const isBelowZero = (amount: string) => amount.startsWith('-');

/** The figures above the tabs: those of the areas this role may see. */
export function CustomerFigures({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const wallet = useWallet(customer_id);
  const orders = useOrderSummary(customer_id);
  const storage = useStorage(customer_id);
  if (!wallet && !orders && !storage) return null;
  return (
    <dl className="panel customer-figures" aria-label={t('figure.label')}>
      {wallet && <Money wallet={wallet} />}
      {orders && (
        <Figure label={t('figure.orders')} value={wholeText(orders.this_month, currentLanguage())}>
          <Compared {...orders} />
        </Figure>
      )}
      {storage && (
        <Figure label={t('figure.storage')} value={usd(storage.unsettled)}>
          <Link to={deskCustomerPaths.tab(customer_id, 'bills')}>{t('figure.bills', { count: storage.bills })}</Link>
        </Figure>
      )}
    </dl>
  );
}

function Money({ wallet }: { wallet: WalletView }) {
  const { t } = useTranslation('customers');
  const { customer_id, runway_days } = wallet;
  const isLow = runway_days !== null && runway_days < LOW_RUNWAY_DAYS;
  return (
    <>
      <Figure label={t('figure.balance')} value={usd(wallet.balance)} isBad={isBelowZero(wallet.balance)}>
        {t('figure.currency')}
      </Figure>
      <Figure label={t('figure.held')} value={usd(wallet.held)}>
        <Link to={deskCustomerPaths.tab(customer_id, 'money')}>{t('figure.holds', { count: wallet.holds })}</Link>
      </Figure>
      <Figure label={t('figure.spendable')} value={usd(wallet.spendable)} isBad={isLow || isBelowZero(wallet.spendable)}>
        {t('figure.limit', { amount: usd(wallet.credit_limit) })}
      </Figure>
      <Figure label={t('figure.runway')} value={<Runway days={runway_days} />} isBad={isLow}>
        {t('figure.per_day', { amount: usd(wallet.spent_per_day) })}
      </Figure>
    </>
  );
}

function Runway({ days }: { days: number | null }) {
  const { t } = useTranslation('customers');
  if (days === null) return t('figure.runway_none');
  return days === 0 ? t('figure.runway_under') : t('figure.runway_days', { count: days });
}

/** This month beside the same days of the month before. */
function Compared({ this_month, last_month }: OrderSummary) {
  const { t } = useTranslation('customers');
  if (last_month === 0) return t(this_month === 0 ? 'figure.orders_same' : 'figure.orders_new');
  const percent = Math.round(((this_month - last_month) / last_month) * 100);
  if (percent === 0) return t('figure.orders_same');
  return t(percent > 0 ? 'figure.orders_more' : 'figure.orders_less', { percent: Math.abs(percent) });
}

function Figure({ label, value, isBad = false, children }: { label: string; value: ReactNode; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="customer-figure">
      <dt>{label}</dt>
      <dd className="customer-figure-value" data-bad={isBad || undefined}>
        {value}
      </dd>
      <dd className="customer-figure-note">{children}</dd>
    </div>
  );
}
