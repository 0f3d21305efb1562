import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import type { TopUpDetail } from '@quayside/contract/top-ups/top-ups.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { Copyable } from '@quayside/ui/display/copyable';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts, type Fact } from '@quayside/ui/detail/facts';
import { FileView } from '@quayside/ui/display/file-view';
import { MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { SubmittedText } from '@quayside/ui/top-ups/submitted-text';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { AccountFacts } from './account-facts.tsx';
import { CorrectTopUp } from './correct-top-up.tsx';
import { StatusTag } from './status-tag.tsx';

/** One top-up: status, voucher and our remark (TOP-03). */
export function TopUpDetailPage() {
  const { t } = useTranslation('top-ups');
  return (
    <DetailPage
      call={topUpsCalls.get}
      input={{ top_up_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ reference }) => t('detail_title', { reference })}
      back={topUpPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={correctOf}
      sections={[
        { key: 'payment', title: t('section_payment'), body: paymentOf },
        { key: 'account', title: t('section_account'), when: hasAccount, body: accountOf },
        { key: 'voucher', title: t('section_voucher'), body: voucherOf },
        { key: 'earlier', title: t('section_earlier'), when: hasEarlier, body: earlierOf },
      ]}
    />
  );
}

const statusOf = (topUp: TopUpDetail) => ({ tag: <StatusTag status={topUp.status} />, next: <NextStep topUp={topUp} /> });
const paymentOf = (topUp: TopUpDetail) => <PaymentFacts topUp={topUp} />;
const hasAccount = ({ account }: TopUpDetail) => account !== null;
const accountOf = ({ account }: TopUpDetail) => account && <AccountFacts account={account} />;
const voucherOf = ({ voucher_url, voucher_name }: TopUpDetail) => <FileView path={voucher_url} name={voucher_name} />;

const correctOf = (topUp: TopUpDetail) => <CorrectTopUp topUp={topUp} />;
const hasEarlier = ({ earlier }: TopUpDetail) => earlier.length > 0;
const earlierOf = (topUp: TopUpDetail) => <EarlierRounds topUp={topUp} />;

type TopUpProps = { topUp: TopUpDetail };

/** What was sent before and why it was rejected. */
function EarlierRounds({ topUp: { earlier, currency } }: TopUpProps) {
  const { t } = useTranslation('top-ups');
  return earlier.map((one) => (
    <Facts
      key={one.round}
      facts={[
        [t('round', { round: one.round }), <TimeText key="submitted" at={one.submitted_at} />],
        [t('amount'), <MoneyText key="amount" amount={one.amount} currency={currency} />],
        [t('paid_on'), <DayText key="paid" day={one.paid_on} />],
        [t('voucher'), one.voucher_name],
        [t('reviewed_at'), <TimeText key="reviewed" at={one.reviewed_at} />],
        [t('staff_remark'), one.staff_remark],
      ]}
    />
  ));
}

/** The reason of a rejection is shown at the top. */
function NextStep({ topUp: { status, staff_remark } }: TopUpProps) {
  const { t } = useTranslation('top-ups');
  return (
    <>
      {t(`next_${status}`)} {status === 'rejected' && <strong>{staff_remark}</strong>}
    </>
  );
}

function PaymentFacts({ topUp }: TopUpProps) {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  return (
    <Facts
      facts={[
        [t('amount'), <MoneyText key="amount" amount={topUp.amount} currency={topUp.currency} />],
        [t('paid_on'), <DayText key="paid" day={topUp.paid_on} />],
        [t('method'), t(`method.${topUp.method}`, { ns: 'top-up-words' })],
        [t('reference'), <Copyable key="reference" value={topUp.reference} />],
        [t('submitted_at'), <SubmittedText key="submitted" at={topUp.submitted_at} paidOn={topUp.paid_on} />],
        [t('remark'), topUp.remark],
        [t('credited'), topUp.credited_usd && <MoneyText key="credited" amount={topUp.credited_usd} currency="USD" />],
        ...(topUp.currency === 'USD' ? [] : rateFacts(t('rate'), t('rate_source'), topUp)),
        [t('reviewed_at'), <TimeText key="reviewed" at={topUp.reviewed_at} />],
        [t('staff_remark'), topUp.staff_remark],
      ]}
    />
  );
}

/** Payments in USD have no rate. */
function rateFacts(rateLabel: string, sourceLabel: string, { rate, rate_source }: TopUpProps['topUp']): Fact[] {
  return [
    [rateLabel, rate],
    [sourceLabel, rate_source],
  ];
}
