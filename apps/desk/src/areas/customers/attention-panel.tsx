import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons';
import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useCan } from '@quayside/ui/kernel/context';
import { agoText, amountText, momentText } from '@quayside/ui/kernel/values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '#desk/kernel/use-now.ts';
import { attentionOf, type Attention } from './attention.ts';
import { StatusButton } from './customer-actions.tsx';
import { ManagerButton } from './manager-dialog.tsx';
import { useSoldOut, useStorage, useWaitingTopUps, useWallet } from './use-customer-facts.ts';

const urgent: ReadonlySet<Attention['key']> = new Set(['paused', 'negative', 'empty', 'low']);

/** What this customer needs now, with one action a line. */
export function AttentionPanel({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const { customer_id } = customer;
  const [wallet, topUps] = [useWallet(customer_id), useWaitingTopUps(customer_id)];
  const [storage, soldOut] = [useStorage(customer_id), useSoldOut(customer_id)];
  const lines = attentionOf({ customer, wallet, topUps, storage, soldOut }, useNow());
  return (
    <section className="panel" aria-labelledby="customer-attention">
      <div className="panel-head">
        <h2 id="customer-attention">
          {t('attention.title')} {lines.length > 0 && <span className="customer-count">{lines.length}</span>}
        </h2>
      </div>
      {lines.length === 0 ? (
        <p className="panel-body quiet">{t('attention.none')}</p>
      ) : (
        <ul className="customer-lines">
          {lines.map((line) => (
            <li key={line.key}>
              {urgent.has(line.key) ? (
                <ExclamationCircleFilled className="customer-urgent" aria-hidden />
              ) : (
                <WarningFilled className="customer-warning" aria-hidden />
              )}
              <span className="customer-line-text">{textOf(line, t)}</span>
              <Action line={line} customer={customer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function textOf(line: Attention, t: TFunction<'customers'>): string {
  const language = currentLanguage();
  const usd = (amount: string) => amountText(amount, 'USD', language) ?? amount;
  switch (line.key) {
    case 'paused':
      return t('attention.paused', { name: line.name, time: momentText(line.at, language), reason: line.reason });
    case 'negative':
      return t('attention.negative', { amount: usd(line.amount) });
    case 'low':
      return line.count === 0 ? t('attention.low_zero') : t('attention.low', { count: line.count });
    case 'top_ups':
      return t('attention.top_ups', { count: line.count, ago: agoText(line.since, language) ?? momentText(line.since, language) });
    case 'storage':
      return t('attention.storage', { count: line.count, amount: usd(line.amount), days: line.days });
    case 'sold_out':
      return t('attention.sold_out', { count: line.count });
    case 'empty':
    case 'manager':
    case 'verify':
      return t(`attention.${line.key}`);
  }
}

function Action({ line, customer }: { line: Attention; customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const canManage = useCan('desk.customers.manage');
  const { customer_id } = customer;
  switch (line.key) {
    case 'paused':
      return canManage && <StatusButton customer={customer} isLink />;
    case 'negative':
    case 'empty':
    case 'low':
      return <Link to={deskCustomerPaths.tab(customer_id, 'money')}>{t('attention.open_money')}</Link>;
    case 'top_ups':
      return <Link to={deskTopUpPaths.waitingOf(customer_id)}>{t('attention.review')}</Link>;
    case 'storage':
      return <Link to={deskCustomerPaths.tab(customer_id, 'bills')}>{t('attention.open_bills')}</Link>;
    case 'sold_out':
      return <Link to={`${deskCustomerPaths.tab(customer_id, 'stock')}&sold_out=1`}>{t('attention.open_stock')}</Link>;
    case 'manager':
      return <ManagerButton customer={customer} isLink />;
    case 'verify':
      return null;
  }
}
