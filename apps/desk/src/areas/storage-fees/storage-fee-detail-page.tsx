import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { deskStorageFeePaths } from '@quayside/contract/storage-fees/storage-fees.paths';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { Copyable } from '@quayside/ui/display/copyable';
import { MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { decimalText, EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { BillLines } from '@quayside/ui/storage-fees/bill-lines';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { DiscountDrawer } from './discount-drawer.tsx';
import { SettledTag } from './storage-fee-columns.tsx';

/** One day's bill of a warehouse, and every line of it (BILL-08). */
export function StorageFeeDetailPage() {
  const { t } = useTranslation('desk-storage-fees');
  const [params] = useSearchParams();
  const input = storageFeesDeskCalls.deskGet.input.safeParse({
    customer_id: Number(params.get('customer_id')),
    bill_id: Number(params.get('bill_id')),
  });
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={storageFeesDeskCalls.deskGet}
      input={input.data}
      title={t('detail')}
      titleOf={({ bill_no }) => bill_no}
      back={deskStorageFeePaths.list}
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

type Bill = DeskStorageBillRow;
const statusOf = (bill: Bill) => ({ tag: <SettledTag settled={bill.settled} />, next: <NextStep bill={bill} /> });
const actionsOf = (bill: Bill) => <DiscountButton bill={bill} />;
const factsOf = (bill: Bill) => <BillFacts bill={bill} />;
const linesOf = ({ customer_id, bill_id }: Bill) => <BillLines call={storageFeesDeskCalls.deskLines} of={{ customer_id, bill_id }} />;

function NextStep({ bill }: { bill: Bill }) {
  const { t } = useTranslation('desk-storage-fees');
  return bill.settled === 0 ? t('next_open') : <TimeText at={bill.settled_at} />;
}

function DiscountButton({ bill }: { bill: Bill }) {
  const { t } = useTranslation('desk-storage-fees');
  const [isOpen, open] = useState(false);
  const canManage = useCan('desk.storage-fees.manage');
  if (!canManage || bill.settled === 1) return null;
  return (
    <>
      <Button onClick={() => open(true)}>{t('give_discount')}</Button>
      {isOpen && <DiscountDrawer bill={bill} onClose={() => open(false)} />}
    </>
  );
}

function BillFacts({ bill }: { bill: Bill }) {
  const { t } = useTranslation('desk-storage-fees');
  const money = (key: 'receivable' | 'discount' | 'net') =>
    [t(key), <MoneyText key={key} amount={bill[key]} currency={bill.currency} />] as const;
  const whole = (value: number) => wholeText(value, currentLanguage());
  return (
    <Facts
      facts={[
        [t('bill_no'), <Copyable key="no" value={bill.bill_no} />],
        [t('customer'), <CustomerLink key="customer" {...bill} />],
        [t('day'), <DayText key="day" day={bill.day} />],
        [t('warehouse'), localName({ name_en: bill.warehouse_name_en, name_cn: bill.warehouse_name_cn })],
        money('receivable'),
        money('discount'),
        money('net'),
        [t('sku_types'), whole(bill.sku_types)],
        [t('pieces'), whole(bill.pieces)],
        [t('volume'), decimalText(bill.volume_m3, currentLanguage())],
        [t('settled_at'), <TimeText key="settled" at={bill.settled_at} />],
        [t('settled_by'), bill.settled_by ?? EMPTY],
      ]}
    />
  );
}
