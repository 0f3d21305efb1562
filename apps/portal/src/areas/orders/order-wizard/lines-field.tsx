import { MAX_LINES } from '@quayside/domain/orders/order-rules';
import { App, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { GoodsSums } from '../goods-sums.tsx';
import { LineRow } from './line-row.tsx';
import type { LineValues, OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';
import { ProductSearch, type Found } from './product-search.tsx';
import { countable, useAvailable } from './use-goods.ts';

type LinesProps = {
  warehouse_id: number | undefined;
  id?: string;
  value?: readonly LineValues[];
  onChange?: (lines: LineValues[]) => void;
};
const none: readonly LineValues[] = [];

/** The order lines (ORD-12): adding a product again increases its quantity, for scanning. */
export function LinesField({ warehouse_id, id, value = none, onChange }: LinesProps) {
  const { t } = useTranslation('orders');
  const { message } = App.useApp();
  const form = Form.useFormInstance<OrderValues>();
  const { goods, remember } = useOrderWork();
  const availableOf = useAvailable(
    value.flatMap(({ product_id }) => goods.get(product_id) ?? []),
    warehouse_id,
  );
  const add = (found: Found, at: number) => {
    const { product_id, product_name, declared_value } = found;
    // Not the lines of the last render: two codes scanned at once are both looked up before either is added.
    const lines: readonly LineValues[] = form.getFieldValue('lines') ?? none;
    if (lines.length >= MAX_LINES && !lines.some((line) => line.product_id === product_id))
      return void message.warning(t('too_many_lines', { most: MAX_LINES }));
    remember({ ...found, warehouse_id: at });
    onChange?.(withOneMore(lines, { product_id, product_name, unit_price: declared_value, quantity: 1 }));
  };
  return (
    <div className="order-lines">
      <ProductSearch {...(id === undefined ? {} : { id })} warehouse_id={warehouse_id} onAdd={add} />
      {value.length === 0 && <p className="quiet">{t('no_goods')}</p>}
      {value.length > 0 && <Heads />}
      <ul className="order-line-list">
        {value.map(({ product_id }, index) => (
          <LineRow
            key={product_id}
            index={index}
            goods={goods.get(product_id)}
            available={availableOf(product_id)}
            onRemove={() => onChange?.(value.filter((line) => line.product_id !== product_id))}
          />
        ))}
      </ul>
      {value.length > 0 && <GoodsSums lines={countable(value, goods)} />}
    </div>
  );
}

function withOneMore(lines: readonly LineValues[], added: LineValues): LineValues[] {
  if (!lines.some(({ product_id }) => product_id === added.product_id)) return [...lines, added];
  return lines.map((line) => (line.product_id === added.product_id ? { ...line, quantity: (line.quantity ?? 0) + 1 } : line));
}

/** On a phone each input has its own label instead. */
function Heads() {
  const { t } = useTranslation('orders');
  return (
    <div className="order-line order-line-heads" aria-hidden>
      <span>{t('product')}</span>
      <span>{t('product_name')}</span>
      <span className="order-line-number">{t('unit_price')}</span>
      <span className="order-line-number">{t('quantity')}</span>
      <span className="order-line-number">{t('available')}</span>
      <span className="order-line-number">{t('amount')}</span>
      <span />
    </div>
  );
}
