import type { ReviewFacts } from '@quayside/contract/top-ups/top-ups.schemas';
import { moneyText, parseMoney } from '@quayside/domain/kernel/money';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { shortDayText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deskTopUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { StatusTag } from './status-tag.tsx';

const WALLET_CURRENCY = 'USD';

type BalancesProps = { facts: ReviewFacts; credited: string | undefined };

/** The balance before and after, and what this customer sent before. */
export function Balances({ facts: { wallet, last }, credited }: BalancesProps) {
  const { t } = useTranslation('desk-top-ups');
  const after = wallet === null ? null : sumOf(wallet.spendable, credited ?? '');
  return (
    <section className="review-balances" aria-label={t('balances')}>
      <h2>{t('balances')}</h2>
      {wallet !== null && (
        <div className="review-figures">
          <dl>
            <Figure label={t('balance')} amount={wallet.balance} />
            <Figure label={t('held')} amount={wallet.held} />
            <Figure label={t('spendable')} amount={wallet.spendable} />
            {after !== null && <Figure label={t('after')} amount={after} good />}
          </dl>
          <span className="quiet">{WALLET_CURRENCY}</span>
        </div>
      )}
      {last.length > 0 && (
        <table className="review-last">
          <thead>
            <tr>
              <th scope="col">{t('reference')}</th>
              <th scope="col">{t('paid_on')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('credited')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {last.map((one) => (
              <tr key={one.top_up_id}>
                <td>
                  <Link to={deskTopUpPaths.byReference(one.reference)}>{one.reference}</Link>
                </td>
                <td>{shortDayText(one.paid_on, currentLanguage())}</td>
                <td>
                  <MoneyText amount={one.amount} currency={one.currency} />
                </td>
                <td>
                  <AmountText amount={one.credited_usd} currency="USD" />
                </td>
                <td>
                  <StatusTag status={one.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Figure({ label, amount, good = false }: { label: string; amount: string; good?: boolean }) {
  return (
    <div data-good={good || undefined}>
      <dt>{label}</dt>
      <dd>
        <AmountText amount={amount} currency="USD" />
      </dd>
    </div>
  );
}

/** Spendable after the credit, exact; null while the amount is invalid. */
function sumOf(spendable: string, credited: string): string | null {
  const isNegative = spendable.startsWith('-');
  const [now, plus] = [parseMoney(spendable.replace('-', ''), 'USD'), parseMoney(credited, 'USD')];
  if (!now || !plus) return null;
  return moneyText({ ...now, minor: (isNegative ? -now.minor : now.minor) + plus.minor });
}
