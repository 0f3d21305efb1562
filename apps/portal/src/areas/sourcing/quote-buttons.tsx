import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import type { SourcingDetail } from '@quayside/contract/sourcing/sourcing.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { amountText, wholeText } from '@quayside/ui/kernel/values';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

type RequestProps = { request: SourcingDetail };
type DialogProps = RequestProps & { onClose: () => void };

/** Accept while there is a quote; decline until the end. */
export function QuoteButtons({ request }: RequestProps) {
  const { t } = useTranslation('sourcing');
  const [opened, open] = useState<'accept' | 'decline' | null>(null);
  const close = () => open(null);
  if (request.state === 'accepted' || request.state === 'declined') return null;
  return (
    <Allowed all={['sourcing.edit']}>
      <Button onClick={() => open('decline')}>{t('decline')}</Button>
      {request.state === 'quoted' && (
        <Button type="primary" onClick={() => open('accept')}>
          {t('accept')}
        </Button>
      )}
      {opened === 'accept' && <AcceptDialog request={request} onClose={close} />}
      {opened === 'decline' && <DeclineDialog request={request} onClose={close} />}
    </Allowed>
  );
}

const AcceptForm = createSchemaForm(sourcingCalls.accept.input.pick({ sku: true, warehouse_id: true }));

/** Names the SKU and the warehouse, and says what is charged. */
function AcceptDialog({ request, onClose }: DialogProps) {
  const { t } = useTranslation('sourcing');
  const { request_id, quote_no } = request;
  const [form] = AcceptForm.useForm();
  const warehouses = useWarehouses();
  const { save, failure, isSaving, touch } = useSave(
    sourcingCalls.accept,
    ['sourcing', 'products', 'inbound', 'inventory', 'wallets', 'transactions', 'dashboards'],
    { form, saved: ({ sku }) => t('accepted', { sku: sku ?? '' }), onSaved: onClose },
  );
  const amountOf = (amount: string | null) => amountText(amount ?? '0.00', 'USD', currentLanguage()) ?? '';
  return (
    <Modal
      open
      title={t('accept_title', { amount: amountOf(request.goods_value) })}
      okText={t('accept')}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <p>{t('accept_hint', { quantity: wholeText(request.quantity, currentLanguage()), price: amountOf(request.unit_price) })}</p>
      <AcceptForm.Form
        form={form}
        autoComplete="off"
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, request_id, quote_no })}
      >
        <AcceptForm.Item name="sku" label={t('accept_sku')}>
          <Input />
        </AcceptForm.Item>
        <AcceptForm.Item name="warehouse_id" label={t('accept_warehouse')} kind="select">
          <Select options={warehouses} />
        </AcceptForm.Item>
      </AcceptForm.Form>
    </Modal>
  );
}

const DeclineForm = createSchemaForm(sourcingCalls.decline.input.pick({ reason: true }));

function DeclineDialog({ request: { request_id, request_no: number }, onClose }: DialogProps) {
  const { t } = useTranslation('sourcing');
  const [form] = DeclineForm.useForm();
  const { save, failure, isSaving, touch } = useSave(sourcingCalls.decline, ['sourcing'], {
    form,
    saved: t('declined', { number }),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      title={t('decline_title', { number })}
      okText={t('decline')}
      okButtonProps={{ danger: true }}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
      <DeclineForm.Form form={form} autoComplete="off" onValuesChange={touch} onSubmit={({ reason }) => void save({ request_id, reason })}>
        <DeclineForm.Item name="reason" label={t('decline_label')} extra={t('decline_hint')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </DeclineForm.Item>
      </DeclineForm.Form>
    </Modal>
  );
}
