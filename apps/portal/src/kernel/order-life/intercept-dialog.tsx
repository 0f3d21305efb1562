import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { useRead } from '@quayside/ui/kernel/query';
import { Alert, Input, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

const ReasonForm = createSchemaForm(interceptionsCalls.intercept.input.omit({ order_id: true }));

/** Asks the warehouse to stop the parcel: how earlier requests ended, what it costs, and why (ORD-32). */
export function InterceptDialog({ order: { order_id, order_no }, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('order-life');
  const odds = useRead(interceptionsCalls.odds, { order_id }, { silent: true }).data;
  const [form] = ReasonForm.useForm();
  const { save, failure, isSaving, touch } = useSave(interceptionsCalls.intercept, ['interceptions', 'orders', 'dashboards'], {
    form,
    saved: t('intercept_sent'),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('intercept_title', { order_no })}
      okText={t('intercept_send')}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      {odds === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : (
        <>
          <p>{t('intercept_text', { fee: odds.fee_usd })}</p>
          <p>{odds.asked === 0 ? t('no_odds') : t('odds', odds)}</p>
        </>
      )}
      <ReasonForm.Form
        form={form}
        autoComplete="off"
        initialValues={{ reason: '' }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, order_id })}
      >
        <ReasonForm.Item name="reason" label={t('intercept_reason')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </ReasonForm.Item>
      </ReasonForm.Form>
    </Modal>
  );
}
