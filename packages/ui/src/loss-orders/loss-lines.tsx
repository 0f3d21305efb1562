import type { LossOrderDetail, LossOrderLine } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../display/copyable.tsx';
import { AmountText } from '../display/money-text.tsx';
import { currentLanguage } from '../kernel/i18n';
import { EMPTY, wholeText } from '../kernel/values.ts';

const PAGE_SIZE = 50;
const quantities = ['appointment_quantity', 'arrival_quantity', 'qualified_quantity', 'actual_quantity'] as const;
const reasons = ['missing', 'broken', 'wrong_item', 'surplus', 'other'] as const;

/** Booked, arrived, qualified and shelved units by box and SKU. Suppliers get no prices, so they get no columns for them. */
export function LossLines({ loss }: { loss: LossOrderDetail }) {
  const hasPrices = loss.lines.some(({ purchase_price }) => purchase_price !== null);
  const { t } = useTranslation('loss-orders');
  const whole = (value: number) => wholeText(value, currentLanguage());
  const reasonOf = (reason: string | null) => {
    const known = reasons.find((one) => one === reason);
    return known ? t(`reasons.${known}`) : EMPTY;
  };
  const price = (key: 'purchase_price' | 'compensation', title: string) => ({
    title: `${title} (USD)`,
    key,
    align: 'end' as const,
    render: (_: unknown, line: LossOrderLine) => {
      const amount = line[key];
      return amount === null ? EMPTY : <AmountText amount={amount} currency="USD" />;
    },
  });
  return (
    <Table<LossOrderLine>
      size="middle"
      scroll={{ x: 'max-content' }}
      rowKey={({ box_no, product_id }) => `${box_no} ${product_id}`}
      dataSource={loss.lines}
      pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: t('box'), key: 'box', fixed: 'start', render: (_, line) => <Copyable value={line.mark} /> },
        { title: t('sku'), key: 'sku', render: (_, line) => <Copyable value={line.sku} /> },
        { title: t('product'), dataIndex: 'product_name' },
        { title: t('color'), dataIndex: 'color' },
        { title: t('size'), dataIndex: 'size' },
        ...quantities.map((key) => ({
          title: t(key),
          key,
          align: 'end' as const,
          render: (_: unknown, line: LossOrderLine) => whole(line[key]),
        })),
        { title: t('difference'), key: 'difference', align: 'end', render: (_, line) => <strong>{`−${whole(line.difference)}`}</strong> },
        { title: t('reason'), key: 'reason', render: (_, line) => reasonOf(line.reason) },
        ...(hasPrices ? [price('purchase_price', t('purchase_price')), price('compensation', t('compensation'))] : []),
      ]}
    />
  );
}
