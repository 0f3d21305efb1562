import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductRow } from '@quayside/contract/products/products.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { Allowed } from '@quayside/ui/shell/allowed';
import { useCan } from '@quayside/ui/kernel/context';
import type { BulkAction, ListFilter } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { ListPage } from '@quayside/ui/list/list-page';
import { TemplateButton } from '@quayside/ui/imports/template-button';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BarcodeDialog } from './barcode-dialog.tsx';
import { LabelDialog } from '#portal/kernel/labels/label-dialog.tsx';
import { useProductColumns } from './product-columns.tsx';
import './products.css';
import { useDeleteProducts } from './use-delete-products.ts';
import { useCategories } from './use-product-choices.ts';
import '#portal/kernel/things.css';
import { useProperties } from '#portal/kernel/use-properties.ts';

type Opened = { dialog: 'labels' | 'barcodes'; rows: readonly ProductRow[] };

/** All products of a merchant (PROD-04). */
export function ProductListPage() {
  const { t } = useTranslation('products');
  const [opened, open] = useState<Opened | null>(null);
  const columns = useProductColumns((row) => open({ dialog: 'labels', rows: [row] }));
  // The task tray shows the export.
  const startExport = useWrite(productsCalls.export, ['jobs'], { onDone: awaitTask });
  return (
    <>
      <ListPage
        call={productsCalls.list}
        rowKey="product_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={columns}
        filters={useFilters()}
        bulk={useBulk(open)}
        actions={<PageActions />}
        onExport={startExport.mutateAsync}
        empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <PageActions /> }}
      />
      <LabelDialog products={opened?.dialog === 'labels' ? opened.rows : null} onClose={() => open(null)} />
      <BarcodeDialog products={opened?.dialog === 'barcodes' ? opened.rows : null} onClose={() => open(null)} />
    </>
  );
}

function PageActions() {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  return (
    <Allowed all={['products.edit']}>
      <TemplateButton kind="products" />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => navigate(productPaths.import)}>
        {t('import')}
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(productPaths.add)}>
        {t('add')}
      </Button>
    </Allowed>
  );
}

function useFilters(): ListFilter<typeof productsCalls.list>[] {
  const { t } = useTranslation('products');
  return [
    { kind: 'text', name: 'keyword', label: t('keyword') },
    { kind: 'select', name: 'property_id', label: t('property'), options: useProperties().options },
    {
      kind: 'select',
      name: 'sold_out',
      label: t('stock_filter'),
      options: [
        { value: 0, label: t('in_stock') },
        { value: 1, label: t('sold_out') },
      ],
    },
    { kind: 'select', name: 'category_id', label: t('category'), options: useCategories().options },
  ];
}

function useBulk(open: (opened: Opened) => void): BulkAction<ProductRow>[] {
  const { t } = useTranslation('products');
  const canEdit = useCan('products.edit');
  const askToDelete = useDeleteProducts();
  const shown: BulkAction<ProductRow>[] = [
    { key: 'labels', label: t('labels'), keepsSelection: true, run: (rows) => open({ dialog: 'labels', rows }) },
    { key: 'barcodes', label: t('barcodes'), keepsSelection: true, run: (rows) => open({ dialog: 'barcodes', rows }) },
  ];
  return canEdit ? [...shown, { key: 'delete', label: t('delete'), danger: true, keepsSelection: true, run: askToDelete }] : shown;
}
