import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { MomentLines } from '@quayside/ui/display/moment-lines';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { RowMenu } from '@quayside/ui/list/row-menu';
import { useOrderRowMenu } from './order-row-menu.tsx';

const namespaces = ['orders', 'order-screens', 'order-life'] as const;
type Texts = ReturnType<typeof useTranslation<typeof namespaces>>['t'];

/**
 * Rows of two lines: what people look for first in the first, the rest in the second. Texts, rights and warehouses are asked for here, once:
 * a hook in a cell is run for every row that is scrolled to.
 */
export function useOrderColumns(onSubmit: (rows: readonly OrderRow[]) => void): ListColumn<OrderRow>[] {
  const { t } = useTranslation(namespaces);
  const ns = 'order-screens';
  const canEdit = useCan('orders.edit');
  const menuOf = useOrderRowMenu(onSubmit);
  const warehouses = useWarehouses();
  const warehouseOf = ({ warehouse_id }: OrderRow) => warehouses.find(({ value }) => value === warehouse_id)?.label;
  const whole = (value: number) => wholeText(value, currentLanguage());
  return [
    { key: 'order_no', title: t('order_no'), width: 216, pinned: 'start', ellipsis: false, render: (row) => <Numbers row={row} /> },
    { key: 'status', title: t('status'), width: 176, card: 'tag', ellipsis: false, render: (row) => <Status row={row} t={t} /> },
    { key: 'goods', title: t('goods'), width: 150, card: 'main', ellipsis: false, render: (row) => <Goods row={row} t={t} /> },
    {
      key: 'recipient_name',
      title: t('recipient'),
      width: 130,
      card: 'note',
      ellipsis: false,
      render: (row) => <Recipient row={row} t={t} />,
    },
    {
      key: 'method',
      title: t('method_tracking', { ns }),
      width: 166,
      ellipsis: false,
      render: (row) => <Method row={row} t={t} warehouse={warehouseOf(row)} canEdit={canEdit} />,
    },
    { key: 'warehouse_id', title: t('warehouse'), width: 118, hidden: true, render: warehouseOf },
    { key: 'quantity', title: t('pieces'), width: 80, align: 'end', hidden: true, render: (row) => whole(row.quantity) },
    {
      key: 'quoted_total',
      title: t('quoted_total', { ns }),
      currency: 'USD',
      width: 98,
      align: 'end',
      card: 'amount',
      ellipsis: false,
      render: (row) => <Quoted row={row} t={t} />,
    },
    {
      key: 'total',
      title: t('declared', { ns }),
      currency: 'USD',
      width: 104,
      align: 'end',
      hidden: true,
      render: (row) => <AmountText amount={row.total} currency="USD" />,
    },
    {
      key: 'created_at',
      title: t('created'),
      width: 92,
      sortable: 'order_id',
      card: 'time',
      render: (row) => <MomentLines at={row.created_at} />,
    },
    { key: 'updated_at', title: t('updated'), width: 180, hidden: true, render: (row) => <TimeText at={row.updated_at} /> },
    { ...actionsColumn(), width: 92, render: (row: OrderRow) => <RowMenu name={row.order_no} items={menuOf(row)} /> },
  ];
}

type RowProps = { row: OrderRow };
type TextProps = RowProps & { t: Texts };

function Numbers({ row }: RowProps) {
  return (
    <span className="two-lines">
      <Copyable value={row.order_no}>
        <Link to={orderPaths.detail(row.order_id)}>{row.order_no}</Link>
      </Copyable>
      <span className="second-line">
        <Copyable value={row.platform_order_no} />
      </span>
    </span>
  );
}

/** The first product, the units of all, and the number of further SKUs. */
function Goods({ row: { goods, sku_quantity, quantity }, t }: TextProps) {
  const [first] = goods;
  return (
    <span className="thing order-thing">
      <AuthImage path={first?.image_url ?? null} alt="" />
      <span className="two-lines">
        <span className="cut" title={first?.sku}>
          {first?.sku}
        </span>
        <span className="second-line">
          {t('units', { count: quantity, shown: wholeText(quantity, currentLanguage()) })}
          {sku_quantity > 1 && <span className="count-chip">{t('more_skus', { count: sku_quantity - 1 })}</span>}
        </span>
      </span>
    </span>
  );
}

function Recipient({ row, t }: TextProps) {
  const place = [row.city, countryName(row.country, currentLanguage())].filter((part) => part !== '').join(', ');
  const isCleared = row.recipient_cleared_at !== null;
  return (
    <span className="two-lines">
      <span className={isCleared ? 'cut quiet' : 'cut'} title={row.recipient_name}>
        {isCleared ? t('cleared', { ns: 'order-life' }) : row.recipient_name}
      </span>
      <span className="second-line cut" title={place}>
        {place}
      </span>
    </span>
  );
}

/** What it needs stands under the status. */
function Status({ row, t }: TextProps) {
  const isUnpriced = row.status === 'approving' && row.method === '';
  const processing = row.processing === 'none' ? '' : t(`processing.${row.processing}`, { ns: 'order-life' });
  const note = isUnpriced ? t('no_method_yet', { ns: 'order-screens' }) : row.status === 'error' ? row.error_reason : processing;
  const isWrong = row.status === 'error' || row.processing === 'awaiting_reply';
  if (note === '') return <OrderStatusTag status={row.status} />;
  return (
    <span className="two-lines">
      <OrderStatusTag status={row.status} />
      <span className={`second-line cut ${isUnpriced ? 'order-wants' : isWrong ? 'order-wrong' : ''}`} title={note}>
        {note}
      </span>
    </span>
  );
}

/** The method with the code of its warehouse, and the tracking number under it. */
function Method({ row, t, warehouse, canEdit }: TextProps & { warehouse: string | undefined; canEdit: boolean }) {
  const code = warehouse?.split(' · ')[0];
  const name = localName({ name_en: row.method_name_en, name_cn: row.method_name_cn });
  const canChoose = canEdit && row.status === 'approving';
  return (
    <span className="two-lines">
      <span className="order-method">
        {row.method !== '' && (
          <span className="cut" title={name}>
            {name}
          </span>
        )}
        {row.method === '' &&
          (canChoose ? <Link to={orderPaths.next(row.order_id)}>{t('choose_method', { ns: 'order-screens' })}</Link> : EMPTY)}
        <span className="second-line">{code}</span>
      </span>
      <span className="second-line">{row.tracking_no === '' ? EMPTY : <Copyable value={row.tracking_no} />}</span>
    </span>
  );
}

function Quoted({ row, t }: TextProps) {
  if (row.quoted_total === null) return EMPTY;
  const isHeld = row.status === 'uploaded' || row.status === 'approved';
  const isCharged = row.status !== 'approving' && row.status !== 'error' && row.status !== 'canceled';
  if (isCharged && !isHeld) return <AmountText amount={row.quoted_total} currency="USD" />;
  return (
    <span className="two-lines order-quoted">
      <AmountText amount={row.quoted_total} currency="USD" />
      <span className="second-line">{t(isHeld ? 'held' : 'estimated', { ns: 'order-screens' })}</span>
    </span>
  );
}
