import { DeleteOutlined } from '@ant-design/icons';
import { moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal, MAX_QUANTITY } from '@quayside/domain/orders/order-rules';
import { LONG_TEXT } from '@quayside/domain/products/product-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { MoneyText } from '@quayside/ui/display/money-text';
import { Button, Form, Input, InputNumber } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProperties } from '#portal/kernel/use-properties.ts';
import { OrderFields, type LineValues } from './order-fields.ts';
import type { Goods } from './order-work.ts';
import { countable } from './use-goods.ts';

/** Enter in an input confirms its value and does not submit the order. */
const staysHere = { onPressEnter: (event: KeyboardEvent) => event.preventDefault() };

type RowProps = { index: number; goods: Goods | undefined; available: number | null; onRemove: () => void };

/** One product of the order: a row of inputs, on a phone a card. */
export function LineRow({ index, goods, available, onRemove }: RowProps) {
  const { t } = useTranslation('orders');
  const line = Form.useWatch<LineValues | undefined>(['lines', index]);
  const sku = goods?.sku ?? '';
  return (
    <li className="order-line">
      <Product goods={goods} />
      <OrderFields.Item name={['lines', index, 'product_name']} label={t('product_name')} className="order-line-name">
        <Input aria-label={t('name_of', { sku })} maxLength={LONG_TEXT} autoComplete="off" {...staysHere} />
      </OrderFields.Item>
      <OrderFields.Item name={['lines', index, 'unit_price']} label={t('unit_price')} className="order-line-price">
        <Input aria-label={t('price_of', { sku })} inputMode="decimal" suffix="USD" autoComplete="off" {...staysHere} />
      </OrderFields.Item>
      <OrderFields.Item name={['lines', index, 'quantity']} label={t('quantity')}>
        <InputNumber aria-label={t('quantity_of', { sku })} className="full-width" max={MAX_QUANTITY} precision={0} {...staysHere} />
      </OrderFields.Item>
      <Available available={available} wanted={line?.quantity ?? 0} />
      <div className="order-line-number" data-label={t('amount')}>
        <MoneyText amount={line ? moneyText(goodsTotal(countable([line], new Map()))) : null} currency="USD" />
      </div>
      <Button
        type="text"
        className="order-line-remove"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('remove', { sku })}
        onClick={onRemove}
      />
    </li>
  );
}

function Product({ goods }: Pick<RowProps, 'goods'>) {
  const { t } = useTranslation('orders');
  const { textOf } = useProperties();
  if (!goods) return <span />;
  const { hs_code, weight_g } = goods;
  const notes = [
    textOf(goods.property_ids),
    hs_code === '' ? '' : t('hs_code', { code: hs_code }),
    t('weight_text', { weight: wholeText(weight_g, currentLanguage()) }),
  ];
  return (
    <span className="thing">
      <AuthImage path={goods.image_url} alt="" />
      <span className="line-main">
        <strong>{goods.sku}</strong>
        <span className="line-note">{notes.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}

/** The quantity may exceed the stock: stock is needed when the order is shipped, not before. */
function Available({ available, wanted }: Pick<RowProps, 'available'> & { wanted: number }) {
  const { t } = useTranslation('orders');
  const isBeyond = available !== null && wanted > available;
  return (
    <div className="order-line-number" data-label={t('available')}>
      {available === null ? EMPTY : wholeText(available, currentLanguage())}
      {isBeyond && <span className="advice">{t('beyond_stock')}</span>}
    </div>
  );
}
