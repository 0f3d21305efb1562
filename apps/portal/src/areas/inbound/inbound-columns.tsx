import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { MomentLines } from '@quayside/ui/display/moment-lines';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { dayText, EMPTY, shortDayText, wholeText } from '@quayside/ui/kernel/values';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { LossOrderCount } from './loss-order-links.tsx';
import { InboundRowMenu, type RowDialog } from './row-menu.tsx';
import { StatusCell } from './status-tags.tsx';

type RowProps = { row: InboundRow };
const whole = (value: number) => wholeText(value, currentLanguage());

/** Rows of two lines: what people look for first in the first, the rest in the second. */
export function useInboundColumns(onDialog: (dialog: RowDialog, row: InboundRow) => void): ListColumn<InboundRow>[] {
  const { t } = useTranslation('inbound');
  const warehouses = useWarehouses();
  const warehouseOf = ({ warehouse_id }: InboundRow) => warehouses.find(({ value }) => value === warehouse_id)?.label ?? '';
  return [
    {
      key: 'inbound_no',
      title: t('number'),
      width: 212,
      pinned: 'start',
      ellipsis: false,
      render: (row) => <Numbers row={row} warehouse={warehouseOf(row)} />,
    },
    { key: 'bill_status', title: t('status'), width: 146, card: 'tag', ellipsis: false, render: (row) => <StatusCell inbound={row} /> },
    { key: 'goods', title: t('goods'), width: 144, card: 'main', ellipsis: false, render: (row) => <Goods row={row} /> },
    {
      key: 'effective_quantity',
      title: t('booked_effective'),
      width: 140,
      align: 'end',
      card: 'amount',
      ellipsis: false,
      render: (row) => <Quantities row={row} />,
    },
    { key: 'warehouse_id', title: t('warehouse'), width: 132, hidden: true, render: warehouseOf },
    { key: 'carrier', title: t('shipping'), width: 130, card: 'note', ellipsis: false, render: (row) => <Shipping row={row} /> },
    {
      key: 'arrival_date',
      title: t('arrival'),
      width: 92,
      sortable: true,
      card: 'time',
      ellipsis: false,
      render: (row) => <Arrival row={row} />,
    },
    { key: 'loss_order_nos', title: t('loss_orders'), width: 86, align: 'end', render: (row) => <LossOrderCount {...row} /> },
    {
      key: 'created_at',
      title: t('created'),
      width: 84,
      sortable: 'inbound_id',
      render: (row) => <MomentLines at={row.created_at} />,
    },
    { key: 'created_by', title: t('created_by'), width: 120, hidden: true },
    { key: 'submitted_at', title: t('submitted'), width: 160, hidden: true, render: (row) => <TimeText at={row.submitted_at} /> },
    { key: 'shelved_at', title: t('shelved_time'), width: 160, hidden: true, render: (row) => <TimeText at={row.shelved_at} /> },
    { ...actionsColumn(), width: 88, render: (row) => <InboundRowMenu row={row} onDialog={(dialog) => onDialog(dialog, row)} /> },
  ];
}

function Numbers({ row, warehouse }: RowProps & { warehouse: string }) {
  const { t } = useTranslation('inbound');
  return (
    <span className="two-lines">
      <Copyable value={row.inbound_no}>
        <Link to={inboundPaths.detail(row.inbound_id)}>{row.inbound_no}</Link>
      </Copyable>
      <span className="second-line">{row.original_no === row.inbound_no ? warehouse : t('original', { number: row.original_no })}</span>
    </span>
  );
}

/** The first product, and the number of further SKUs. */
function Goods({ row: { goods, sku_quantity } }: RowProps) {
  const { t } = useTranslation('inbound');
  const [first] = goods;
  if (!first) return EMPTY;
  return (
    <span className="thing inbound-thing">
      <AuthImage path={first.image_url} alt="" />
      <span className="two-lines">
        <span className="cut" title={first.sku}>
          {first.sku}
        </span>
        <span className="second-line">
          {sku_quantity > 1 && <span className="count-chip">{t('more_skus', { count: sku_quantity - 1 })}</span>}
        </span>
      </span>
    </span>
  );
}

function Quantities({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  return (
    <span className="two-lines inbound-end">
      <span>
        {whole(row.reservation_quantity)} → {row.stage === null ? EMPTY : whole(row.effective_quantity)}
      </span>
      <span className="second-line">{t('boxes_skus', { boxes: whole(row.box_quantity), skus: whole(row.sku_quantity) })}</span>
    </span>
  );
}

function Shipping({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  if (row.shipping_method === null) return EMPTY;
  const [first, ...others] = row.plate === '' ? row.tracking_numbers : [row.plate];
  const method = t(`shipping_method.${row.shipping_method}`);
  const text = row.carrier === '' ? method : `${method} · ${row.carrier}`;
  return (
    <span className="two-lines">
      <span className="cut" title={text}>
        {text}
      </span>
      <span className="second-line">
        <Copyable value={first} />
        {others.length > 0 && <span className="count-chip">+{others.length}</span>}
      </span>
    </span>
  );
}

function Arrival({ row }: RowProps) {
  const { t } = useTranslation('inbound');
  if (row.arrival_date === null) return EMPTY;
  return (
    <span className="two-lines">
      <time className="nowrap" dateTime={row.arrival_date} title={dayText(row.arrival_date, currentLanguage())} data-day>
        {shortDayText(row.arrival_date, currentLanguage())}
      </time>
      <span className="second-line">{row.arrival_period === null ? EMPTY : t(`period_short.${row.arrival_period}`)}</span>
    </span>
  );
}
