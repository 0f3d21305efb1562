import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { momentText } from '@quayside/ui/kernel/values';
import { Alert, Button, Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fixPath, useFieldName } from '../fix-path.ts';
import { ExceptionNote } from '#portal/kernel/order-life/exception-note.tsx';
import { InterceptionNote } from '#portal/kernel/order-life/interception-note.tsx';
import { orderSteps } from './order-steps.ts';

type PanelProps = { order: OrderDetail };

/** Where the order is, with times; when it is stopped, why, until when, and what to do. */
export function StatusPanel({ order }: PanelProps) {
  const { t: status } = useTranslation('order-status');
  const isPhone = useMedia(MOBILE);
  const { steps, current, state } = orderSteps(order);
  const timeOf = (at: string | null) => (at === null ? '' : momentText(at, currentLanguage()));
  return (
    <>
      {order.status === 'error' && <SentBack order={order} />}
      {order.status === 'alert' && <ExceptionNote order={order} />}
      <InterceptionNote order={order} />
      <Steps
        size="small"
        className="order-steps"
        current={current}
        status={state}
        titlePlacement={isPhone ? 'horizontal' : 'vertical'}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        items={steps.map((step) => ({ key: step.status, title: status(step.status), content: timeOf(step.at) }))}
      />
    </>
  );
}

function SentBack({ order }: PanelProps) {
  const { t } = useTranslation(['order-screens', 'orders']);
  const navigate = useNavigate();
  const nameOf = useFieldName();
  const canEdit = useCan('orders.edit');
  const fields = order.error_fields.map(nameOf).join(t('list_separator', { ns: 'orders' }));
  return (
    <Alert
      type="error"
      showIcon
      className="wizard-note"
      title={order.error_reason}
      description={fields === '' ? undefined : t('to_fix', { fields })}
      action={
        canEdit && (
          <Button type="primary" onClick={() => navigate(fixPath(order.order_id, order.error_fields[0]))}>
            {t('fix')}
          </Button>
        )
      }
    />
  );
}
