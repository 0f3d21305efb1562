import type { TransactionRow } from '@quayside/contract/transactions/transactions.schemas';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import { feeTypes, type FeeType } from '@quayside/domain/wallets/wallet-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The fields of a transaction as a merchant reads them (BILL-01). */
export function useTransactionColumns(): ListColumn<TransactionRow>[] {
  const { t } = useTranslation('money-columns');
  const feeText = useFeeText();
  const figure = (key: 'quantity' | 'sku_quantity' | 'weight_g', width: number): ListColumn<TransactionRow> => ({
    key,
    title: t(key),
    width,
    align: 'end',
    render: (row) => (row[key] === null ? null : wholeText(row[key], currentLanguage())),
  });
  const money = (key: 'amount' | 'balance_after'): ListColumn<TransactionRow> => ({
    key,
    title: t(key),
    currency: 'USD',
    width: 145,
    align: 'end',
    render: (row) => <AmountText amount={row[key]} currency="USD" />,
  });
  return [
    { key: 'entry_id', title: t('entry_id'), width: 130, pinned: 'start', render: (row) => <Entry row={row} /> },
    { key: 'created_at', title: t('created_at'), width: 180, sortable: true, render: (row) => <TimeText at={row.created_at} /> },
    { key: 'bill_type', title: t('bill_type'), width: 130, render: (row) => t(`bill.${row.bill_type}`) },
    { key: 'fee_type', title: t('fee_type'), width: 175, render: (row) => feeText(row.fee_type) },
    { key: 'source_no', title: t('source_no'), width: 245, render: (row) => <Copyable value={row.source_no} /> },
    money('amount'),
    money('balance_after'),
    { key: 'country', title: t('country'), width: 130, render: (row) => row.country && countryName(row.country, currentLanguage()) },
    figure('quantity', 100),
    figure('sku_quantity', 90),
    figure('weight_g', 110),
    { key: 'tracking_number', title: t('tracking_number'), width: 190, render: (row) => <Copyable value={row.tracking_number} /> },
    { key: 'remark', title: t('remark'), width: 220 },
  ];
}

function Entry({ row }: { row: TransactionRow }) {
  return (
    <Copyable value={row.entry_id}>
      <Link to={transactionPaths.detail(row.entry_id)}>{row.entry_id}</Link>
    </Copyable>
  );
}

/** A fee's name; a fee type without a text (no longer used) shows its code. */
export function useFeeText(): (fee_type: string) => string {
  const { t } = useTranslation('money-columns');
  const isKnown = (fee: string): fee is FeeType => (feeTypes as readonly string[]).includes(fee); // widened only to look it up
  return (fee) => (isKnown(fee) ? t(`fee.${fee}`) : fee);
}
