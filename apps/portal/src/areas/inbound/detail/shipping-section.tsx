import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { Facts } from '@quayside/ui/detail/facts';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/day-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

export function ShippingSection({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  const warehouse = useWarehouses().find(({ value }) => value === inbound.warehouse_id);
  const { shipping_method, arrival_period, packaging, packing_method } = inbound;
  const isFreight = shipping_method === 'freight';
  return (
    <Facts
      facts={[
        [t('warehouse'), warehouse?.label],
        [t('field.shipping_method'), shipping_method && t(`shipping_method.${shipping_method}`)],
        [t(isFreight ? 'field.freight_company' : 'field.carrier'), inbound.carrier],
        ...(isFreight
          ? freightFacts(inbound, t)
          : [[t('field.tracking_numbers'), <Numbers key="numbers" numbers={inbound.tracking_numbers} />] as const]),
        [t('field.arrival_date'), <DayText key="day" day={inbound.arrival_date} />],
        [t('field.arrival_period'), arrival_period && t(`period.${arrival_period}`)],
        [t('field.volume_m3'), inbound.volume_m3],
        [t('field.packaging'), packaging && t(`packaging.${packaging}`)],
        [t('method_label'), packing_method && t(`method.${packing_method}`)],
        [t('field.inspection'), t(`inspection.${inbound.inspection}`)],
        [t('created'), <TimeText key="created" at={inbound.created_at} />],
        [t('created_by'), inbound.created_by],
        [t('field.remark'), inbound.remark],
      ]}
    />
  );
}

type Translate = ReturnType<typeof useTranslation<'inbound'>>['t'];

function freightFacts({ plate, driver_name, driver_phone }: InboundDetail, t: Translate) {
  return [
    [t('field.plate'), <Copyable key="plate" value={plate} />],
    [t('field.driver_name'), driver_name],
    [t('field.driver_phone'), <Copyable key="phone" value={driver_phone} />],
  ] as const;
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return <Copyable value={null} />;
  return (
    <span className="inbound-links">
      {numbers.map((number) => (
        <Copyable key={number} value={number} />
      ))}
    </span>
  );
}
