import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { Facts, type Fact } from '@quayside/ui/detail/facts';
import { FileView } from '@quayside/ui/display/file-view';
import { useCan } from '@quayside/ui/kernel/context';
import { MoneyText } from '@quayside/ui/display/money-text';
import { StateTag } from '@quayside/ui/display/state-tag';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { Alert, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { ReviewForm } from './review-form.tsx';
import { StatusTag } from './status-tag.tsx';
import './top-ups.css';

type DrawerProps = { topUp: DeskTopUpRow; onClose: () => void; onDone: () => void };

/** The voucher beside the decision form. */
export function ReviewDrawer({ topUp, onClose, onDone }: DrawerProps) {
  const { t } = useTranslation('desk-top-ups');
  const canReview = useCan('desk.top-ups.review');
  const [isDirty, setDirty] = useState(false);
  const guard = useDrawerGuard('top-up-review', isDirty, onClose);
  return (
    <Drawer
      open
      size={1120}
      className="wide-drawer"
      title={t('drawer_title', { reference: topUp.reference })}
      extra={<StatusTag status={topUp.status} />}
      onClose={guard.close}
    >
      <div className="review">
        <section aria-label={t('voucher')}>
          <FileView path={topUp.voucher_url} name={topUp.voucher_name} />
        </section>
        <div className="review-side">
          <PaymentFacts topUp={topUp} />
          {topUp.waiting_approval_id !== null && <Alert type="info" showIcon title={t('waits_for_second')} />}
          {canReview && topUp.status === 'submitted' && topUp.waiting_approval_id === null ? (
            <ReviewForm topUp={topUp} onTouched={() => setDirty(true)} onDone={onDone} onProposed={onClose} />
          ) : (
            <DecisionFacts topUp={topUp} />
          )}
        </div>
      </div>
    </Drawer>
  );
}

function PaymentFacts({ topUp }: { topUp: DeskTopUpRow }) {
  const { t } = useTranslation(['desk-top-ups', 'top-up-words', 'desk-kernel']);
  return (
    <Facts
      facts={[
        [t('customer', { ns: 'desk-kernel' }), <CustomerLink key="customer" {...topUp} />],
        [t('amount'), <MoneyText key="amount" amount={topUp.amount} currency={topUp.currency} />],
        [t('paid_on'), <DayText key="paid" day={topUp.paid_on} />],
        [t('method'), t(`method.${topUp.method}`, { ns: 'top-up-words' })],
        [t('submitted_at'), <TimeText key="at" at={topUp.submitted_at} />],
        [t('merchant_remark'), topUp.remark],
        [t('paid_to'), topUp.account && <PaidTo key="account" account={topUp.account} />],
        [t('bank_line'), topUp.bank_line && <BankLine key="line" line={topUp.bank_line} />],
      ]}
    />
  );
}

/** The account as the merchant saw it, whatever it has become since. */
function PaidTo({ account: { account_name, account_number, bank } }: { account: NonNullable<DeskTopUpRow['account']> }) {
  return (
    <div>
      {account_name}
      <br />
      {account_number} {bank}
    </div>
  );
}

/** The bank's line, and whether it matches this payment. */
function BankLine({ line: { booked_on, amount, currency, words, state } }: { line: NonNullable<DeskTopUpRow['bank_line']> }) {
  const { t } = useTranslation('desk-top-ups');
  return (
    <div>
      <DayText day={booked_on} /> · {amount} {currency}
      <br />
      <span className="quiet">{words}</span>
      <br />
      {state === 'open' ? (
        <StateTag tone="waiting">{t('bank_line_differs')}</StateTag>
      ) : (
        <StateTag tone="good">{t('bank_line_fits')}</StateTag>
      )}
    </div>
  );
}

function DecisionFacts({ topUp }: { topUp: DeskTopUpRow }) {
  const { t } = useTranslation('desk-top-ups');
  if (topUp.status === 'submitted') return null;
  const { currency } = topUp;
  // Payments in USD have no rate.
  const rate: Fact[] =
    currency === 'USD'
      ? []
      : [
          [t('rate', { currency }), topUp.rate],
          [t('rate_source'), topUp.rate_source],
        ];
  return (
    <Facts
      facts={[
        [t('credited'), topUp.credited_usd && <MoneyText key="credited" amount={topUp.credited_usd} currency="USD" />],
        ...rate,
        [t('reviewed_by'), topUp.reviewed_by],
        [t('remark'), topUp.staff_remark],
      ]}
    />
  );
}
