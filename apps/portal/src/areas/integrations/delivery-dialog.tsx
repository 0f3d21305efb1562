import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { DeliveryRow } from '@quayside/contract/integrations/integrations.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { Modal, Skeleton, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import './integrations.css';

type DialogProps = { integration_id: number; row: DeliveryRow | null; onClose: () => void };

/** One message: what was sent, and every try with its answer. */
export function DeliveryDialog({ integration_id, row, onClose }: DialogProps) {
  const { t } = useTranslation('integrations');
  return (
    <Modal
      open={row !== null}
      title={row === null ? '' : t(`deliveries.topics.${row.topic}`)}
      footer={null}
      width={720}
      onCancel={onClose}
      destroyOnHidden
    >
      {row !== null && <Delivery integration_id={integration_id} delivery_id={row.delivery_id} />}
    </Modal>
  );
}

function Delivery(one: { integration_id: number; delivery_id: string }) {
  const { t } = useTranslation('integrations');
  const { data, error, isPending, refetch } = useRead(integrationsCalls.delivery, one, { silent: true });
  if (isPending) return <Skeleton active paragraph={{ rows: 5 }} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="dialog-stack">
      <div>
        <h3>{t('deliveries.body')}</h3>
        <pre className="delivery-body">{JSON.stringify(JSON.parse(data.body), null, 2)}</pre>
      </div>
      <div>
        <h3>{t('deliveries.history')}</h3>
        <Table
          size="small"
          rowKey="try_no"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data.history}
          columns={[
            { key: 'no', dataIndex: 'try_no', title: '#' },
            { key: 'at', title: t('requests.time'), render: (_, row) => <TimeText at={row.tried_at} /> },
            { key: 'status', title: t('deliveries.answer'), render: (_, row) => row.status ?? t('deliveries.no_answer') },
            { key: 'ms', title: t('requests.ms'), align: 'end', render: (_, row) => t('deliveries.took', { ms: row.ms }) },
            { key: 'answer', title: '', render: (_, row) => <span className="try-answer">{row.answer}</span> },
          ]}
        />
      </div>
    </div>
  );
}
