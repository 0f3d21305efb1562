import type { OfferedService } from '@quayside/contract/orders/order-quotes.schemas';
import { amountText } from '@quayside/domain/kernel/money';
import { localName } from '@quayside/ui/kernel/local-name';
import { Alert, Form, InputNumber, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChosenService } from '../order-wizard/order-fields.ts';

type DialogProps = {
  offered: readonly OfferedService[];
  isFailed: boolean;
  chosen: readonly ChosenService[];
  units: number;
  onAdd: (service: ChosenService) => void;
  onClose: () => void;
};

/** Adds a service: each one once (QUOTE-11), its quantity at most the units of the order (QUOTE-09, QUOTE-10). */
export function ServiceDialog({ offered, isFailed, chosen, units, onAdd, onClose }: DialogProps) {
  const { t } = useTranslation(['order-shipping', 'kernel', 'fields']);
  const [form] = Form.useForm<ChosenService>();
  const isTaken = (service: string) => chosen.some((one) => one.service === service);
  const rule = (why: (value: unknown) => string | null) => ({
    validator: (_rule: unknown, value: unknown) => {
      const refusal = why(value);
      return refusal === null ? Promise.resolve() : Promise.reject(new Error(refusal));
    },
  });
  const whyNotService = (value: unknown) => {
    if (typeof value !== 'string') return t('service_missing');
    return isTaken(value) ? t('service_exists') : null;
  };
  const whyNotQuantity = (value: unknown) => {
    if (typeof value !== 'number') return t('quantity_missing');
    if (value < 1) return t('too_small', { ns: 'fields', min: 1 });
    return value > units ? t('orders.service_quantity', { ns: 'fields', units }) : null;
  };
  return (
    <Modal
      open
      title={t('add_service_title')}
      okText={t('add_service')}
      cancelText={t('actions.cancel', { ns: 'kernel' })}
      okButtonProps={{ disabled: offered.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {isFailed && <Alert type="error" showIcon title={t('service_failed')} />}
      {!isFailed && offered.length === 0 && <Alert type="info" showIcon title={t('no_services_offered')} />}
      {offered.length > 0 && (
        // The wizard's own form must not submit with it.
        <Form form={form} layout="vertical" component={false} onFinish={onAdd} requiredMark>
          <Form.Item name="service" label={t('service')} required rules={[rule(whyNotService)]}>
            <Select options={offered.map((one) => ({ value: one.service, label: `${localName(one)} · ${priceText(one, t)}` }))} />
          </Form.Item>
          <Form.Item
            name="quantity"
            label={t('quantity')}
            required
            rules={[rule(whyNotQuantity)]}
            extra={t('quantity_hint', { count: units })}
          >
            <InputNumber precision={0} onPressEnter={() => form.submit()} />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

type T = ReturnType<typeof useTranslation<['order-shipping', 'kernel', 'fields']>>['t'];

function priceText({ per, price }: OfferedService, t: T): string {
  return t(per === 'unit' ? 'per_unit' : 'per_order', { price: amountText(price) });
}
