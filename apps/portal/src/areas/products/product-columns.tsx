import type { ProductRow } from '@quayside/contract/products/products.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { isLow } from '@quayside/domain/products/stock-level';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { wholeText } from '@quayside/ui/kernel/values';
import { AmountText } from '@quayside/ui/display/money-text';
import { RowMenu, type RowMenuItem } from '@quayside/ui/list/row-menu';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ImageErrorMark } from './image-error.tsx';
import { useDeleteProducts } from './use-delete-products.ts';
import { useProperties } from '#portal/kernel/use-properties.ts';

export function useProductColumns(onLabels: (row: ProductRow) => void): ListColumn<ProductRow>[] {
  const { t } = useTranslation('products');
  const { textOf } = useProperties();
  const whole = (value: number) => wholeText(value, currentLanguage());
  return [
    { key: 'sku', title: t('field.sku'), width: 230, sortable: true, pinned: 'start', render: (row) => <SkuCell row={row} /> },
    { key: 'product_name', title: t('field.product_name'), width: 180 },
    { key: 'total', title: t('stock_total'), width: 90, align: 'end', render: (row) => whole(row.total) },
    { key: 'frozen', title: t('stock_frozen'), width: 90, align: 'end', render: (row) => whole(row.frozen) },
    { key: 'available', title: t('stock_available'), width: 100, align: 'end', render: (row) => whole(row.available) },
    { key: 'warning_quantity', title: t('field.warning_quantity'), width: 150, align: 'end', render: warningOf },
    { key: 'property_ids', title: t('field.property_ids'), width: 150, render: (row) => textOf(row.property_ids) },
    { key: 'barcode', title: t('field.barcode'), width: 190, render: (row) => <Copyable value={row.barcode} /> },
    {
      key: 'weight_g',
      title: t('field.weight_g'),
      width: 100,
      align: 'end',
      render: (row) => t('weight_text', { weight: whole(row.weight_g) }),
    },
    {
      key: 'declared_value',
      title: t('field.declared_value'),
      currency: 'USD',
      width: 130,
      align: 'end',
      render: (row) => <AmountText amount={row.declared_value} currency="USD" />,
    },
    { key: 'name_en', title: t('field.name_en'), width: 180 },
    { key: 'name_cn', title: t('field.name_cn'), width: 160 },
    { key: 'alias', title: t('field.alias'), width: 160, hidden: true },
    { key: 'hs_code', title: t('field.hs_code'), width: 120, hidden: true },
    { key: 'color', title: t('field.color'), width: 110, hidden: true },
    { key: 'size', title: t('field.size'), width: 110, hidden: true },
    { key: 'updated_at', title: t('updated'), width: 180, sortable: true, hidden: true, render: (row) => <TimeText at={row.updated_at} /> },
    { ...actionsColumn(), width: 100, render: (row) => <ProductActions row={row} onLabels={onLabels} /> },
  ];
}

function SkuCell({ row }: { row: ProductRow }) {
  return (
    <span className="thing">
      <AuthImage path={row.image_url} alt="" />
      {row.image_error !== null && <ImageErrorMark fault={row.image_error} />}
      <Copyable value={row.sku}>
        <Link to={productPaths.detail(row.product_id)}>{row.sku}</Link>
      </Copyable>
    </span>
  );
}

/** Empty where no warning quantity is set. */
function warningOf(row: ProductRow) {
  return row.warning_quantity === 0 ? null : <Warning row={row} />;
}

function Warning({ row }: { row: ProductRow }) {
  const { t } = useTranslation('products');
  return (
    <span className="line-name">
      {isLow(row.available, row.warning_quantity) && <StateTag tone="waiting">{t('low')}</StateTag>}
      {wholeText(row.warning_quantity, currentLanguage())}
    </span>
  );
}

function ProductActions({ row, onLabels }: { row: ProductRow; onLabels: (row: ProductRow) => void }) {
  const { t } = useTranslation('products');
  const canEdit = useCan('products.edit');
  const askToDelete = useDeleteProducts();
  const labels: RowMenuItem = { key: 'labels', label: t('labels_short'), run: () => onLabels(row) };
  if (!canEdit) return <RowMenu name={row.sku} items={[labels]} />;
  return (
    <RowMenu
      name={row.sku}
      items={[
        { key: 'edit', label: t('edit'), to: productPaths.edit(row.product_id) },
        labels,
        { key: 'delete', label: t('delete'), ends: true, danger: true, run: () => askToDelete([row]) },
      ]}
    />
  );
}
