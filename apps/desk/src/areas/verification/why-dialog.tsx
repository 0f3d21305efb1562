import type { QuoteItem } from '@quayside/contract/orders/order-quotes.schemas';
import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { AmountText, MoneyText } from '@quayside/ui/display/money-text';
import { EMPTY } from '@quayside/ui/kernel/values';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { Modal, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { FeeFigures } from '#desk/kernel/fee-figures.tsx';

/** Why the order costs what it costs: every fee with what it was computed from. */
export function WhyDialog({ order, onClose }: { order: VerificationDetail; onClose: () => void }) {
  const { t } = useTranslation('desk-verification');
  const { quote, order_no: number } = order;
  const nameOf = useFeeName(order.services);
  return (
    <Modal open width={760} footer={null} title={t('why_title', { number, held: quote?.total ?? EMPTY })} onCancel={onClose}>
      {quote && (
        <div className="verify-dialog">
          <p className="quiet">
            {t('why_facts', { version: quote.version, group: quote.price_group, weight: quote.chargeable_g ?? EMPTY })}{' '}
            {quote.zone !== null && t('zone', { zone: quote.zone })}
          </p>
          <Table<QuoteItem>
            size="small"
            rowKey="code"
            dataSource={quote.items}
            pagination={false}
            scroll={{ y: 420 }}
            columns={[
              { title: t('item'), key: 'code', width: 180, render: (_: unknown, { code }: QuoteItem) => nameOf(code) },
              {
                title: t('inputs'),
                key: 'inputs',
                render: (_: unknown, { code, inputs }: QuoteItem) => (
                  <span className="quiet">
                    <FeeFigures code={code} inputs={inputs} currency={quote.currency} />
                  </span>
                ),
              },
              {
                title: t('price'),
                key: 'amount',
                align: 'end',
                width: 110,
                render: (_: unknown, { amount }: QuoteItem) => <AmountText amount={amount} currency="USD" />,
              },
            ]}
          />
          <p className="verify-sum">
            {t('total')} <MoneyText amount={quote.total} currency="USD" />
          </p>
        </div>
      )}
    </Modal>
  );
}
