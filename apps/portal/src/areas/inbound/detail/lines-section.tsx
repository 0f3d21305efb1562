import type { InboundDetail, InboundLine } from '@quayside/contract/inbound/inbound.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { AmountText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { ListCards } from '@quayside/ui/list/list-cards';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const VIRTUAL_FROM = 100;

/** Expected, received, qualified and shelved units of each SKU. */
export function LinesSection({ inbound }: { inbound: InboundDetail }) {
  const isPhone = useMedia(MOBILE);
  const columns = useColumns(inbound);
  const isVirtual = inbound.lines.length > VIRTUAL_FROM;
  if (isPhone) return <ListCards rows={inbound.lines} rowKey="product_id" columns={columns} selection={null} />;
  return (
    <Table<InboundLine>
      size="middle"
      rowKey="product_id"
      pagination={false}
      virtual={isVirtual}
      scroll={isVirtual ? { x: 900, y: 480 } : { x: 'max-content' }}
      dataSource={inbound.lines}
      columns={columns.map(({ key, title, width, align, render }) => ({
        key,
        title,
        width,
        ...(align ? { align } : {}),
        render: (_: unknown, line: InboundLine) => render(line),
      }))}
    />
  );
}

type Column = { key: string; title: string; width: number; align?: 'end'; render: (line: InboundLine) => ReactNode };

function useColumns({ stage, lines }: InboundDetail): Column[] {
  const { t } = useTranslation('inbound');
  // Nothing has been received before the warehouse confirmed it.
  const count = (value: number) => (stage === null ? EMPTY : wholeText(value, currentLanguage()));
  const figure = (key: 'received' | 'qualified' | 'shelved'): Column => ({
    key,
    title: t(key),
    width: 96,
    align: 'end',
    render: (line) => <Figure text={count(line[key])} isShort={stage === 'inventory_completed' && line[key] < line.quantity} />,
  });
  const price: Column = {
    key: 'purchase_price',
    title: t('purchase_price'),
    width: 130,
    align: 'end',
    render: (line) => <AmountText amount={line.purchase_price} currency="USD" />,
  };
  return [
    { key: 'sku', title: t('sku'), width: 240, render: (line) => <Sku line={line} /> },
    { key: 'product_name', title: t('product_name'), width: 240, render: (line) => line.product_name },
    { key: 'quantity', title: t('expected'), width: 96, align: 'end', render: (line) => wholeText(line.quantity, currentLanguage()) },
    { key: 'packed', title: t('packed'), width: 96, align: 'end', render: (line) => wholeText(line.packed, currentLanguage()) },
    figure('received'),
    figure('qualified'),
    figure('shelved'),
    ...(lines.some((line) => line.purchase_price !== null) ? [price] : []),
  ];
}

function Figure({ text, isShort }: { text: string; isShort: boolean }) {
  return <span className={isShort ? 'inbound-short' : undefined}>{text}</span>;
}

function Sku({ line }: { line: InboundLine }) {
  const canOpen = useCan('products.read');
  return (
    <span className="thing">
      <AuthImage path={line.image_url} alt="" />
      <Copyable value={line.sku}>{canOpen ? <Link to={productPaths.detail(line.product_id)}>{line.sku}</Link> : line.sku}</Copyable>
    </span>
  );
}
