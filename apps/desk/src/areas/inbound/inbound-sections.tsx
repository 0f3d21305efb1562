import type { DeskInboundDetail } from '@quayside/contract/inbound/inbound.desk-calls';
import type { BoxGroup, InboundLine } from '@quayside/contract/inbound/inbound.schemas';
import { deskLossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import { periodHours, type ArrivalPeriod } from '@quayside/domain/inbound/inbound-rules';
import { Facts } from '@quayside/ui/detail/facts';
import { ActorName } from '@quayside/ui/display/actor-name';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { MoneyText } from '@quayside/ui/display/money-text';
import { DayText, TimeText } from '@quayside/ui/display/time-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { EMPTY } from '@quayside/ui/kernel/values';
import { Table, Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

type Props = { inbound: DeskInboundDetail };

function When({ day, period }: { day: string | null; period: ArrivalPeriod | null }) {
  if (day === null) return EMPTY;
  return (
    <span>
      <DayText day={day} /> {period && periodHours[period]}
    </span>
  );
}

export function InboundFacts({ inbound }: Props) {
  const { t } = useTranslation('desk-inbound');
  const warehouse = useWarehouseOptions().find(({ value }) => value === inbound.warehouse_id)?.label;
  const { shipping_method, packaging, driver_name, driver_phone } = inbound;
  return (
    <Facts
      facts={[
        [t('customer'), <CustomerLink key="customer" {...inbound} />],
        [t('warehouse'), warehouse ?? EMPTY],
        [t('arrival'), <When key="arrival" day={inbound.arrival_date} period={inbound.arrival_period} />],
        ...(inbound.proposed_date === null
          ? []
          : [[t('proposed'), <When key="proposed" day={inbound.proposed_date} period={inbound.proposed_period} />] as const]),
        [t('shipping'), shipping_method === null ? EMPTY : t(`shipping_methods.${shipping_method}`)],
        [t('carrier'), inbound.carrier || EMPTY],
        [
          t('tracking'),
          inbound.tracking_numbers.length === 0 ? EMPTY : <Copyable key="tracking" value={inbound.tracking_numbers.join(', ')} />,
        ],
        [t('plate'), inbound.plate || EMPTY],
        [t('driver'), [driver_name, driver_phone].filter((part) => part !== '').join(', ') || EMPTY],
        [t('volume'), inbound.volume_m3 ?? EMPTY],
        [t('packaging'), packaging === null ? EMPTY : t(`packagings.${packaging}`)],
        [t('inspection'), t(`inspections.${inbound.inspection}`)],
        [t('remark'), inbound.remark || EMPTY],
        [t('audit_comment'), inbound.audit_comment || EMPTY],
        [t('loss_orders'), inbound.loss_order_nos.length === 0 ? EMPTY : <LossLinks key="losses" numbers={inbound.loss_order_nos} />],
        [t('submitted_at'), <TimeText key="submitted" at={inbound.submitted_at} />],
      ]}
    />
  );
}

function LossLinks({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, at) => (
    <span key={number}>
      {at > 0 && ', '}
      <Link to={`${deskLossOrderPaths.list}?number=${number}`}>{number}</Link>
    </span>
  ));
}

export function InboundLines({ inbound }: Props) {
  const { t } = useTranslation('desk-inbound');
  const whole = (key: 'quantity' | 'packed' | 'received' | 'qualified' | 'shelved', title: string) => ({
    title,
    key,
    align: 'end' as const,
    render: (_: unknown, line: InboundLine) => line[key],
  });
  return (
    <Table<InboundLine>
      size="small"
      scroll={{ x: 'max-content' }}
      rowKey="product_id"
      dataSource={inbound.lines}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      rowClassName={({ quantity, packed }) => (quantity === packed ? '' : 'line-differs')}
      columns={[
        { title: '', key: 'picture', width: 60, render: (_: unknown, { image_url }: InboundLine) => <AuthImage path={image_url} alt="" /> },
        { title: t('sku'), key: 'sku', render: (_: unknown, { sku }: InboundLine) => <Copyable value={sku} /> },
        { title: t('goods'), dataIndex: 'product_name', ellipsis: true },
        whole('quantity', t('booked')),
        whole('packed', t('packed')),
        whole('received', t('received')),
        whole('qualified', t('qualified')),
        whole('shelved', t('shelved')),
      ]}
    />
  );
}

export function InboundBoxes({ inbound }: Props) {
  const { t } = useTranslation('desk-inbound');
  const skus = new Map(inbound.lines.map(({ product_id, sku }) => [product_id, sku]));
  const sizeOf = ({ length_cm, width_cm, height_cm }: BoxGroup) =>
    length_cm === null || width_cm === null || height_cm === null ? EMPTY : `${length_cm} × ${width_cm} × ${height_cm}`;
  return (
    <Table<BoxGroup>
      size="small"
      rowKey="first_box_no"
      dataSource={inbound.boxes}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          title: t('boxes'),
          key: 'boxes',
          render: (_: unknown, { first_box_no, count }: BoxGroup) =>
            count === 1 ? first_box_no : t('box_range', { from: first_box_no, to: first_box_no + count - 1 }),
        },
        { title: t('size'), key: 'size', render: (_: unknown, group: BoxGroup) => sizeOf(group) },
        { title: t('weight'), key: 'weight', align: 'end', render: (_: unknown, { weight_kg }: BoxGroup) => weight_kg ?? EMPTY },
        {
          title: t('content'),
          key: 'content',
          render: (_: unknown, { items }: BoxGroup) =>
            items.map(({ product_id, quantity }) => `${skus.get(product_id) ?? ''} × ${quantity}`).join(', '),
        },
      ]}
    />
  );
}

export function InboundServices({ inbound: { services, insurance_fee, declared_value, fees_total } }: Props) {
  const { t } = useTranslation('desk-inbound');
  if (services.length === 0 && insurance_fee === null) return <p className="quiet">{t('no_services')}</p>;
  return (
    <Facts
      facts={[
        ...services.map(
          (one) =>
            [
              `${localName(one)} × ${one.charged ?? one.quantity}`,
              <MoneyText key={one.service_id} amount={one.fee} currency="USD" />,
            ] as const,
        ),
        ...(insurance_fee === null
          ? []
          : [
              [
                `${t('insurance')}, ${t('declared', { value: declared_value ?? '' })}`,
                <MoneyText key="insurance" amount={insurance_fee} currency="USD" />,
              ] as const,
            ]),
        [t('total'), <MoneyText key="total" amount={fees_total} currency="USD" />],
      ]}
    />
  );
}

export function InboundTimeline({ inbound: { events } }: Props) {
  const { t } = useTranslation('desk-inbound');
  return (
    <Timeline
      items={events.toReversed().map(({ kind, params, actor_kind, actor_name, created_at }) => ({
        key: `${kind} ${created_at}`,
        content: (
          <>
            {/* The parameters of an event are those of its text. */}
            {t(`events.${kind}`, params as never)}
            <span className="quiet">
              {' '}
              · <ActorName actor_kind={actor_kind} actor_name={actor_name} /> · <TimeText at={created_at} />
            </span>
          </>
        ),
      }))}
    />
  );
}
