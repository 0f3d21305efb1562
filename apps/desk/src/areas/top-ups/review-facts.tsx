import { CheckCircleFilled, InfoCircleOutlined, WarningFilled } from '@ant-design/icons';
import { bankStatementPath } from '@quayside/contract/top-ups/top-ups.paths';
import type { DeskTopUpRow, Duplicate, ReviewFacts } from '@quayside/contract/top-ups/top-ups.schemas';
import { isCurrency } from '@quayside/domain/kernel/money';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText, momentText } from '@quayside/ui/kernel/values';
import { KeyButton } from '@quayside/ui/review/key-button';
import { SubmittedText } from '@quayside/ui/top-ups/submitted-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

export function PaymentFacts({ topUp }: { topUp: DeskTopUpRow }) {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel']);
  const { account } = topUp;
  return (
    <dl className="review-facts">
      <div>
        <dt>{t('customer', { ns: 'desk-kernel' })}</dt>
        <dd>
          <CustomerLink {...topUp} />
        </dd>
      </div>
      <div>
        <dt>{t('amount')}</dt>
        <dd>
          <strong>
            <MoneyText amount={topUp.amount} currency={topUp.currency} />
          </strong>
        </dd>
      </div>
      <div>
        <dt>{t('paid_on')}</dt>
        <dd>
          <DayText day={topUp.paid_on} />
        </dd>
      </div>
      <div>
        <dt>{t('method')}</dt>
        <dd>{t(`method.${topUp.method}`, { ns: 'top-up-words' })}</dd>
      </div>
      <div>
        <dt>{t('submitted_at')}</dt>
        <dd>
          <SubmittedText at={topUp.submitted_at} paidOn={topUp.paid_on} />
        </dd>
      </div>
      <div>
        <dt>{t('merchant_remark')}</dt>
        <dd>{topUp.remark || '-'}</dd>
      </div>
      {account && (
        <div className="review-account">
          <dt>{t('paid_to')}</dt>
          <dd>{[account.account_name, account.account_number, account.bank].filter((part) => part !== '').join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** What the bank says, and how far it agrees. */
export function BankBox({ topUp: { bank, bank_line: line } }: { topUp: DeskTopUpRow }) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <section className="review-box" data-tone={bank}>
      <header>
        {bank === 'agrees' || bank === 'matched' ? <CheckCircleFilled aria-hidden /> : <InfoCircleOutlined aria-hidden />}
        <strong>{t(`bank_title.${bank}`)}</strong>
        <span className="quiet">{bank === 'agrees' ? t('bank_agrees_in') : ''}</span>
        <Link to={bankStatementPath}>{t('other_lines')}</Link>
      </header>
      {line && (
        <p>
          <DayText day={line.booked_on} /> ·{' '}
          {isCurrency(line.currency) ? <MoneyText amount={line.amount} currency={line.currency} /> : `${line.amount} ${line.currency}`}
          <br />
          <span className="quiet">{line.words}</span>
          {line.reason !== '' && (
            <>
              <br />
              {t('matched_because', { reason: line.reason })}
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** The same slip, or the same amount and day, under another reference. */
export function DuplicateBox({ duplicate, onCompare }: { duplicate: Duplicate; onCompare: () => void }) {
  const { t } = useTranslation('desk-top-ups');
  const { is_same_file, is_same_payment, reference, status, reviewed_by, reviewed_at, credited_usd } = duplicate;
  const same = is_same_file ? (is_same_payment ? 'same_all' : 'same_file') : 'same_payment';
  const language = currentLanguage();
  return (
    <section className="review-box" data-tone="duplicate" role="alert">
      <header>
        <WarningFilled aria-hidden />
        <strong>{t(is_same_file ? 'duplicate_slip' : 'duplicate_payment', { reference })}</strong>
      </header>
      <p>
        {t(same)} {duplicate.customer_name}.{' '}
        {status === 'received'
          ? t('duplicate_received', {
              at: momentText(reviewed_at ?? '', language),
              name: reviewed_by ?? '',
              amount: amountText(credited_usd ?? '', 'USD', language) ?? '',
            })
          : t('duplicate_waiting')}{' '}
        <KeyButton shortcut="D" type="link" size="small" onClick={onCompare}>
          {t('compare')}
        </KeyButton>
      </p>
    </section>
  );
}

/** Earlier sendings of the same reference, with why each was rejected. */
export function EarlierRounds({ rounds, currency }: { rounds: ReviewFacts['earlier']; currency: DeskTopUpRow['currency'] }) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <section className="review-earlier" aria-label={t('earlier')}>
      <h2>{t('earlier')}</h2>
      <ol>
        {rounds.map((one) => (
          <li key={one.round}>
            <AmountText amount={one.amount} currency={currency} /> {currency} · <DayText day={one.paid_on} /> · {one.voucher_name}
            <br />
            {t('rejected_by', { name: one.reviewed_by ?? '' })} <TimeText at={one.reviewed_at} />: {one.staff_remark}
          </li>
        ))}
      </ol>
    </section>
  );
}
