import type { QuoteMethod } from '@quayside/contract/orders/order-quotes.schemas';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import type { ChangePreview, VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert, Modal, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceChange } from './price-change.ts';
import type { Decisions } from './use-decisions.ts';

type DialogProps = { order: VerificationDetail; decisions: Decisions; onClose: () => void };
type Offered = QuoteMethod & { total: string };

/** Every method with its price, what it adds to the hold and its delivery time, before anything is changed. */
export function MethodDialog({ order, decisions, onClose }: DialogProps) {
  const { t } = useTranslation(['desk-verification', 'kernel']);
  const { customer_id, order_id, order_no: number } = order;
  const read = useRead(verificationDeskCalls.deskPreview, { customer_id, order_id }, { silent: true });
  const [chosen, choose] = useState<string | null>(null);
  const method = offeredOf(read.data).find((one) => one.method === chosen);
  const change = read.data && method && priceChange(read.data, method.total);
  const save = async () => {
    if (method && (await decisions.changeMethod(method.method, method.total))) onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={t('method_title', { number })}
      okText={method ? t('change_to', { amount: method.total }) : t('change_method')}
      okButtonProps={{ disabled: !change?.isCovered }}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      confirmLoading={decisions.isSaving}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <div className="verify-dialog">
        {read.isPending && <Skeleton active />}
        {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {read.data && <Methods preview={read.data} now={order.method} chosen={chosen} onChoose={choose} />}
        {read.data && change && <Covered preview={read.data} isCovered={change.isCovered} />}
        {decisions.failure !== null && <Alert type="error" showIcon role="alert" title={decisions.failure} />}
      </div>
    </Modal>
  );
}

const offeredOf = (preview: ChangePreview | undefined): Offered[] =>
  (preview?.methods ?? []).flatMap((one) => (one.offered && one.total !== null ? [{ ...one, total: one.total }] : []));

export function Covered({ preview: { spendable }, isCovered }: { preview: ChangePreview; isCovered: boolean }) {
  const { t } = useTranslation('desk-verification');
  return <p className={isCovered ? 'quiet' : 'field-error'}>{t(isCovered ? 'covers' : 'not_covered', { spendable })}</p>;
}

type MethodsProps = { preview: ChangePreview; now: string; chosen: string | null; onChoose: (method: string) => void };

function Methods({ preview, now, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation('desk-verification');
  const others = preview.methods.filter(({ offered }) => !offered).map(localName);
  return (
    <>
      <p className="quiet">{t('method_hint', { held: preview.held })}</p>
      <Table<Offered>
        size="small"
        rowKey="method"
        dataSource={offeredOf(preview)}
        pagination={false}
        scroll={{ y: 320 }}
        rowSelection={{
          type: 'radio',
          selectedRowKeys: chosen === null ? [] : [chosen],
          getCheckboxProps: (one) => ({ disabled: one.method === now, 'aria-label': localName(one) }),
          onChange: (keys) => onChoose(String(keys[0])),
        }}
        columns={[
          {
            title: t('method'),
            key: 'method',
            render: (_: unknown, one: Offered) => (
              <>
                {localName(one)} {one.method === now && <span className="quiet">({t('now')})</span>}
              </>
            ),
          },
          { title: t('courier'), dataIndex: 'courier' },
          { title: t('delivery'), key: 'days', render: (_: unknown, one: Offered) => t('days', { from: one.days_min, to: one.days_max }) },
          { title: t('price'), dataIndex: 'total', align: 'end' },
          {
            title: t('difference'),
            key: 'difference',
            align: 'end',
            render: (_: unknown, one: Offered) => priceChange(preview, one.total).difference,
          },
        ]}
      />
      {others.length > 0 && <p className="quiet">{t('not_offered', { names: others.join(t('list_separator')) })}</p>}
    </>
  );
}
