import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { useTranslation } from 'react-i18next';
import { addressFields, personFields, stepFields } from './order-wizard/order-fields.ts';

const steps = ['recipient', 'goods', 'logistics'] as const;

/** The wizard at the field to fix; without one, at its start. */
export function fixPath(order_id: number, field: string | undefined): string {
  if (field === undefined) return orderPaths.edit(order_id);
  const root = field.split('.')[0] ?? '';
  const step = steps.find((key) => stepFields[key].some((name) => name === root)) ?? 'recipient';
  return `${orderPaths.edit(order_id)}&step=${step}&field=${encodeURIComponent(field)}`;
}

const texts = [...personFields, ...addressFields];

/** The name of a field of the wizard as its label says. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['orders', 'order-shipping']);
  return (field) => {
    const root = field.split('.')[0] ?? '';
    const known = texts.find((name) => name === root);
    if (known !== undefined) return t(`field.${known}`);
    const others: Readonly<Record<string, string>> = {
      platform_order_no: t('platform_order_no'),
      warehouse_id: t('warehouse'),
      lines: t('section.goods'),
      consumables: t('section.packaging'),
      method: t('methods', { ns: 'order-shipping' }),
      services: t('services', { ns: 'order-shipping' }),
      remark: t('section.note'),
      vat_number: t('number_of', { ns: 'order-shipping', kind: t('kind.vat', { ns: 'order-shipping' }) }),
      ioss_number: t('number_of', { ns: 'order-shipping', kind: t('kind.ioss', { ns: 'order-shipping' }) }),
      gst_number: t('number_of', { ns: 'order-shipping', kind: t('kind.gst', { ns: 'order-shipping' }) }),
      icms_number: t('number_of', { ns: 'order-shipping', kind: t('kind.icms', { ns: 'order-shipping' }) }),
    };
    return others[root] ?? field;
  };
}
