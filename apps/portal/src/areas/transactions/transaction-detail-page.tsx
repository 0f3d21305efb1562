import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import type { TransactionDetail } from '@quayside/contract/transactions/transactions.schemas';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import { isCurrency } from '@quayside/domain/kernel/money';
import { ActorName } from '@quayside/ui/display/actor-name';
import { Copyable } from '@quayside/ui/display/copyable';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { SiblingTable } from './sibling-table.tsx';
import { useFeeText } from './transaction-columns.tsx';

type FactsProps = { entry: TransactionDetail };

/** One transaction, its calculation, and the other entries of its document (BILL-04). */
export function TransactionDetailPage() {
  const { t } = useTranslation('transactions');
  return (
    <DetailPage
      call={transactionsCalls.get}
      input={{ entry_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ entry_id }) => t('detail_title', { id: entry_id })}
      back={transactionPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      sections={[
        { key: 'facts', title: t('section_facts'), body: factsOf },
        { key: 'conversion', title: t('section_conversion'), when: isConverted, body: conversionOf },
        { key: 'siblings', title: t('section_siblings'), flush: true, when: hasSiblings, body: siblingsOf },
      ]}
    />
  );
}

const statusOf = ({ amount }: TransactionDetail) => ({ tag: <MoneyText amount={amount} currency="USD" /> });
const factsOf = (entry: TransactionDetail) => <EntryFacts entry={entry} />;
const conversionOf = (entry: TransactionDetail) => <Conversion entry={entry} />;
const siblingsOf = ({ siblings }: TransactionDetail) => <SiblingTable rows={siblings} />;
const isConverted = ({ original_currency }: TransactionDetail) => original_currency !== null && original_currency !== 'USD';
const hasSiblings = ({ siblings }: TransactionDetail) => siblings.length > 0;

function EntryFacts({ entry }: FactsProps) {
  const { t } = useTranslation(['transactions', 'money-columns']);
  const ns = 'money-columns';
  const feeText = useFeeText();
  const whole = (value: number | null) => (value === null ? null : wholeText(value, currentLanguage()));
  return (
    <Facts
      facts={[
        [t('time'), <TimeText key="at" at={entry.created_at} seconds />],
        [t('bill_type', { ns }), t(`bill.${entry.bill_type}`, { ns })],
        [t('fee_type', { ns }), feeText(entry.fee_type)],
        [t('document'), <Document key="no" entry={entry} />],
        [t('amount', { ns }), <MoneyText key="amount" amount={entry.amount} currency="USD" />],
        [t('balance_after', { ns }), <MoneyText key="after" amount={entry.balance_after} currency="USD" />],
        [t('country', { ns }), entry.country === null ? null : countryName(entry.country, currentLanguage())],
        [t('quantity', { ns }), whole(entry.quantity)],
        [t('sku_quantity', { ns }), whole(entry.sku_quantity)],
        [t('weight_g', { ns }), whole(entry.weight_g)],
        [t('tracking_number', { ns }), <Copyable key="tracking" value={entry.tracking_number} />],
        [t('actor'), <ActorName key="actor" actor_kind={entry.actor_kind} actor_name={entry.actor_name} />],
        [t('remark', { ns }), entry.remark],
      ]}
    />
  );
}

function Document({ entry }: FactsProps) {
  const { t } = useTranslation('transactions');
  return (
    <Copyable value={entry.source_no}>
      {t(`source.${entry.source_type}`)} {entry.source_no}
    </Copyable>
  );
}

function Conversion({ entry }: FactsProps) {
  const { t } = useTranslation('transactions');
  const { original_amount, original_currency } = entry;
  const paid =
    original_currency !== null && isCurrency(original_currency) ? (
      <MoneyText amount={original_amount} currency={original_currency} />
    ) : (
      original_amount
    );
  return (
    <Facts
      facts={[
        [t('paid'), paid],
        [t('rate'), entry.rate],
        [t('rate_source'), entry.rate_source],
      ]}
    />
  );
}
