import type { OrderDetail, OrderLine } from '@quayside/contract/orders/orders.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { moneyText } from '@quayside/domain/kernel/money';
import { goodsTotal } from '@quayside/domain/orders/order-rules';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { ListCards } from '@quayside/ui/list/list-cards';
import { MoneyText } from '@quayside/ui/display/money-text';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProperties } from '#portal/kernel/use-properties.ts';
import { GoodsSums } from './goods-sums.tsx';

/** The order lines and their totals. */
export function GoodsSection({ order }: { order: OrderDetail }) {
  const columns = useLineColumns();
  const isPhone = useMedia(MOBILE);
  return (
    <>
      {isPhone ? (
        <ListCards rows={order.lines} rowKey="product_id" columns={columns} selection={null} />
      ) : (
        <Table<OrderLine>
          size="middle"
          rowKey="product_id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={order.lines}
          columns={columns.map(({ key, title, width, align, render }) => ({
            key,
            title,
            width,
            ...(align ? { align } : {}),
            render: (_: unknown, line: OrderLine) => render(line),
          }))}
        />
      )}
      <div className="order-sums-foot">
        <GoodsSums lines={order.lines} />
      </div>
    </>
  );
}

type Column = { key: string; title: string; width: number; align?: 'end'; render: (line: OrderLine) => ReactNode };

function useLineColumns(): Column[] {
  const { t } = useTranslation('orders');
  const { t: life } = useTranslation('order-life');
  const { textOf } = useProperties();
  const whole = (value: number) => wholeText(value, currentLanguage());
  const sizesOf = ({ length_cm: length, width_cm: width, height_cm: height }: OrderLine) =>
    length === null || width === null || height === null ? (
      EMPTY
    ) : (
      <span className="nowrap">{t('dimensions_text', { length, width, height })}</span>
    );
  const notesOf = (line: OrderLine) =>
    [textOf(line.property_ids), line.hs_code === '' ? '' : t('hs_code', { code: line.hs_code })].filter(Boolean).join(' · ');
  return [
    { key: 'sku', title: t('sku'), width: 160, render: (line) => <Sku line={line} /> },
    {
      key: 'product_name',
      title: t('product_name'),
      width: 180,
      render: (line) => (
        <span className="line-main">
          {line.product_name}
          <span className="line-note">{notesOf(line)}</span>
          {line.serial_numbers.length > 0 && (
            <span className="line-note">{life('serials', { numbers: line.serial_numbers.join(', ') })}</span>
          )}
        </span>
      ),
    },
    { key: 'weight', title: t('weight'), width: 80, align: 'end', render: (line) => t('weight_text', { weight: whole(line.weight_g) }) },
    { key: 'sizes', title: t('dimensions'), width: 150, render: sizesOf },
    {
      key: 'unit_price',
      title: t('unit_price'),
      width: 92,
      align: 'end',
      render: (line) => <MoneyText amount={line.unit_price} currency="USD" />,
    },
    { key: 'quantity', title: t('quantity'), width: 60, align: 'end', render: (line) => whole(line.quantity) },
    {
      key: 'amount',
      title: t('amount'),
      width: 92,
      align: 'end',
      render: (line) => <MoneyText amount={moneyText(goodsTotal([line]))} currency="USD" />,
    },
  ];
}

function Sku({ line }: { line: OrderLine }) {
  const canOpen = useCan('products.read');
  return (
    <span className="thing">
      <AuthImage path={line.image_url} alt="" />
      <Copyable value={line.sku}>{canOpen ? <Link to={productPaths.detail(line.product_id)}>{line.sku}</Link> : line.sku}</Copyable>
    </span>
  );
}
