import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import type { DeskProductRow } from '@quayside/contract/products/products.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { ListPage } from '@quayside/ui/list/list-page';
import { RowAction } from '@quayside/ui/list/row-actions';
import { TimeText } from '@quayside/ui/display/time-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useProductColumns } from './product-columns.tsx';
import { MeasureDrawer } from './measure-drawer.tsx';
import './products.css';

/** Products of all merchants with the warehouse's measurements (PROD-02). */
export function ProductListPage() {
  const { t } = useTranslation(['desk-products', 'desk-kernel', 'kernel']);
  const [measured, measure] = useState<DeskProductRow | null>(null);
  const canMeasure = useCan('desk.products.measure');
  const figures = useProductColumns();
  return (
    <>
      <ListPage
        call={productsDeskCalls.deskList}
        rowKey="product_id"
        title={t('title')}
        purpose={t('purpose')}
        tabs={{
          param: 'measured',
          counts: productsDeskCalls.deskCounts,
          items: [
            { key: '0', label: t('measured_tab.no') },
            { key: '1', label: t('measured_tab.yes') },
          ],
        }}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'own',
            name: 'customer_id',
            label: t('customer', { ns: 'desk-kernel' }),
            Control: CustomerPicker,
          },
        ]}
        columns={[
          { key: 'sku', title: t('sku'), width: 215, pinned: 'start', render: (row) => <ProductCell product={row} /> },
          { key: 'product_name', title: t('product_name'), width: 170 },
          { key: 'customer', title: t('customer', { ns: 'desk-kernel' }), width: 185, render: (row) => <CustomerLink {...row} /> },
          ...figures,
          { key: 'measured_at', title: t('measured_at'), width: 165, render: (row) => <TimeText at={row.measured_at} /> },
          { key: 'available', title: t('available'), width: 110, align: 'end' },
          { key: 'barcode', title: t('barcode'), width: 190, hidden: true, render: (row) => <Copyable value={row.barcode} /> },
          ...(canMeasure
            ? [
                {
                  ...actionsColumn(),
                  width: 110,
                  render: (row: DeskProductRow) => <RowAction onClick={() => measure(row)}>{t('measure')}</RowAction>,
                },
              ]
            : []),
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {measured !== null && <MeasureDrawer product={measured} onClose={() => measure(null)} />}
    </>
  );
}

function ProductCell({ product }: { product: DeskProductRow }) {
  return (
    <span className="product-cell">
      <AuthImage path={product.image_url} alt="" />
      <Copyable value={product.sku} />
    </span>
  );
}
