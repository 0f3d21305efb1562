import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import type { StorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { storageFeePaths } from '@quayside/contract/storage-fees/storage-fees.paths';
import { Copyable } from '@quayside/ui/display/copyable';
import { BillLines } from '@quayside/ui/storage-fees/bill-lines';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { decimalText, wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { SettledTag } from './settled-tag.tsx';
import { warehouseOf } from './storage-fee-columns.tsx';
import './storage-fees.css';
import { useSettle } from './use-settle.ts';

/** One day's bill of a warehouse, and every line of it (BILL-08). */
export function StorageFeeDetailPage() {
  const { t } = useTranslation('storage-fees');
  return (
    <DetailPage
      call={storageFeesCalls.get}
      input={{ bill_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ bill_no }) => bill_no}
      back={storageFeePaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'bill', title: t('section_bill'), body: factsOf },
        { key: 'lines', title: t('section_lines'), flush: true, body: linesOf },
      ]}
    />
  );
}

const statusOf = (bill: StorageBillRow) => ({ tag: <SettledTag settled={bill.settled} />, next: <NextStep bill={bill} /> });
const actionsOf = (bill: StorageBillRow) => <SettleButton bill={bill} />;
const factsOf = (bill: StorageBillRow) => <BillFacts bill={bill} />;
const linesOf = ({ bill_id }: StorageBillRow) => <BillLines call={storageFeesCalls.lines} of={{ bill_id }} />;

type BillProps = { bill: StorageBillRow };

function NextStep({ bill }: BillProps) {
  const { t } = useTranslation('storage-fees');
  return bill.settled === 0 ? t('next_open') : <TimeText at={bill.settled_at} />;
}

function SettleButton({ bill }: BillProps) {
  const { t } = useTranslation('storage-fees');
  const canSettle = useCan('storage-fees.settle');
  const settle = useSettle();
  if (!canSettle || bill.settled === 1) return null;
  return (
    <Button type="primary" onClick={() => settle(bill)}>
      {t('settle')}
    </Button>
  );
}

function BillFacts({ bill }: BillProps) {
  const { t } = useTranslation('storage-fees');
  const whole = (value: number) => wholeText(value, currentLanguage());
  return (
    <Facts
      facts={[
        [t('bill_no'), <Copyable key="no" value={bill.bill_no} />],
        [t('day'), <DayText key="day" day={bill.day} />],
        [t('warehouse'), warehouseOf(bill)],
        [t('receivable'), <MoneyText key="receivable" amount={bill.receivable} currency={bill.currency} />],
        [t('discount'), <MoneyText key="discount" amount={bill.discount} currency={bill.currency} />],
        [t('net'), <MoneyText key="net" amount={bill.net} currency={bill.currency} />],
        [t('sku_types'), whole(bill.sku_types)],
        [t('pieces'), whole(bill.pieces)],
        [t('volume'), decimalText(bill.volume_m3, currentLanguage())],
        [t('customer_id'), bill.customer_id],
        [t('settled_at'), <TimeText key="settled" at={bill.settled_at} />],
      ]}
    />
  );
}
