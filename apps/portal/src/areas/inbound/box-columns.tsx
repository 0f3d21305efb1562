import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { BoxRow } from '@quayside/contract/inbound/inbound.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { plainDecimal } from './plain-decimal.ts';
import { BoxTag } from './status-tags.tsx';

type RowProps = { row: BoxRow };
const whole = (value: number) => wholeText(value, currentLanguage());

/** Box by box: the SKUs of a box share its row. `one`: the boxes of one appointment, which is not named again. */
export function useBoxColumns(scope: 'one' | 'all'): ListColumn<BoxRow>[] {
  const { t } = useTranslation('inbound');
  const warehouses = useWarehouses();
  const appointment: ListColumn<BoxRow>[] = [
    { key: 'inbound_no', title: t('number'), width: 180, ellipsis: false, render: (row) => <Appointment row={row} /> },
    {
      key: 'warehouse_id',
      title: t('warehouse'),
      width: 140,
      hidden: true,
      render: ({ warehouse_id }) => warehouses.find(({ value }) => value === warehouse_id)?.label,
    },
  ];
  const box: ListColumn<BoxRow>[] = [
    { key: 'box_no', title: t('box'), width: 96, render: (row) => t('box_no_of', { box: row.box_no, all: row.box_quantity }) },
    { key: 'mark', title: t('box_mark'), width: 160, render: ({ mark }) => <Copyable value={mark} /> },
    { key: 'state', title: t('state'), width: 120, card: 'tag', render: ({ state }) => <BoxTag state={state} /> },
    { key: 'items', title: t('content'), width: 260, card: 'main', ellipsis: false, render: (row) => <Items row={row} /> },
    { key: 'weight_kg', title: t('weight'), width: 120, align: 'end', ellipsis: false, render: (row) => <Weight row={row} /> },
    { key: 'length_cm', title: t('size_title'), width: 160, ellipsis: false, render: (row) => <Size row={row} /> },
  ];
  return scope === 'one' ? box : [...appointment, ...box];
}

function Appointment({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  return (
    <span className="two-lines">
      <Link to={inboundPaths.boxDetail(row.inbound_id)}>{row.inbound_no}</Link>
      <span className="second-line">{t(`bill_status.${row.bill_status}`)}</span>
    </span>
  );
}

/** Every SKU of the box, with what was found of it. */
function Items({ row: { items, state } }: RowProps) {
  const { t } = useTranslation('inbound');
  if (items.length === 0) return EMPTY;
  return (
    <ul className="box-content">
      {items.map((item) => (
        <li key={item.product_id}>
          <span className="cut" title={item.product_name}>
            {item.sku}
          </span>
          <span>
            {state === 'announced' || item.received === null
              ? whole(item.quantity)
              : t('counted_units', { received: whole(item.qualified ?? item.received), booked: whole(item.quantity) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Weight({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  const textOf = (weight: string | null) => (weight === null ? EMPTY : t('box_weight', { weight }));
  return (
    <span className="two-lines inbound-end">
      <span>{textOf(row.weight_kg)}</span>
      {row.measured_weight_kg !== null && <span className="second-line">{t('measured', { text: textOf(row.measured_weight_kg) })}</span>}
    </span>
  );
}

function Size({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  const textOf = (length: string | null, width: string | null, height: string | null) =>
    length === null || width === null || height === null
      ? null
      : t('size_text', { length: plainDecimal(length), width: plainDecimal(width), height: plainDecimal(height) });
  const measured = textOf(row.measured_length_cm, row.measured_width_cm, row.measured_height_cm);
  return (
    <span className="two-lines">
      <span>{textOf(row.length_cm, row.width_cm, row.height_cm) ?? EMPTY}</span>
      {measured !== null && <span className="second-line">{t('measured', { text: measured })}</span>}
    </span>
  );
}
