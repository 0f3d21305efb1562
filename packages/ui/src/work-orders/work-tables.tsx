import type { WorkFee, WorkOrderDetail, WorkOrderLine } from '@quayside/contract/work-orders/work-orders.schemas';
import { totalOf } from '@quayside/domain/work-orders/work-rules';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Copyable } from '../display/copyable.tsx';
import { AmountText } from '../display/money-text.tsx';
import { currentLanguage } from '../kernel/i18n';
import { EMPTY, wholeText } from '../kernel/values.ts';

const whole = (value: number | null) => (value === null ? EMPTY : wholeText(value, currentLanguage()));

/** What was ordered and what came of it; a count also shows its difference. */
export function WorkLines({ order }: { order: WorkOrderDetail }) {
  const { t } = useTranslation('work-orders');
  const differenceOf = ({ quantity, done_quantity }: WorkOrderLine) => (done_quantity === null ? null : done_quantity - quantity);
  return (
    <Table<WorkOrderLine>
      size="middle"
      scroll={{ x: 'max-content' }}
      rowKey="product_id"
      dataSource={order.lines}
      pagination={false}
      columns={[
        { title: t('sku'), key: 'sku', fixed: 'start', render: (_, line) => <Copyable value={line.sku} /> },
        { title: t('product'), dataIndex: 'product_name' },
        { title: t('quantity'), key: 'quantity', align: 'end', render: (_, line) => whole(line.quantity) },
        { title: t('done_quantity'), key: 'done', align: 'end', render: (_, line) => whole(line.done_quantity) },
        ...(order.type === 'count'
          ? [
              {
                title: t('difference'),
                key: 'difference',
                align: 'end' as const,
                render: (_: unknown, line: WorkOrderLine) => whole(differenceOf(line)),
              },
            ]
          : []),
        { title: t('remark'), key: 'remark', render: (_, line) => (line.remark === '' ? EMPTY : line.remark) },
      ]}
    />
  );
}

/** Every fee with what it is computed from, and their sum. */
export function FeeTable({ fees }: { fees: readonly WorkFee[] }) {
  const { t } = useTranslation('work-orders');
  return (
    <Table<WorkFee>
      size="small"
      rowKey="item"
      dataSource={[...fees]}
      pagination={false}
      columns={[
        { title: t('fee'), key: 'item', render: (_, { item }) => t(`items.${item}`) },
        { title: t('quantity'), key: 'quantity', align: 'end', render: (_, { quantity }) => whole(quantity) },
        {
          title: `${t('price')} (USD)`,
          key: 'price',
          align: 'end',
          render: (_, { price }) => <AmountText amount={price} currency="USD" />,
        },
        {
          title: `${t('amount')} (USD)`,
          key: 'amount',
          align: 'end',
          render: (_, { amount }) => <AmountText amount={amount} currency="USD" />,
        },
      ]}
      summary={totalRow}
    />
  );
}

const totalRow = (fees: readonly WorkFee[]) => <TotalRow fees={fees} />;

function TotalRow({ fees }: { fees: readonly WorkFee[] }) {
  const { t } = useTranslation('work-orders');
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={3}>
        <strong>{t('total')}</strong>
      </Table.Summary.Cell>
      <Table.Summary.Cell index={3} align="end">
        <strong>
          <AmountText amount={totalOf(fees)} currency="USD" />
        </strong>
      </Table.Summary.Cell>
    </Table.Summary.Row>
  );
}
