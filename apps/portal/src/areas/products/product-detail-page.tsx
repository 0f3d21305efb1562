import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { isLow, isSoldOut } from '@quayside/domain/products/stock-level';
import { useCan } from '@quayside/ui/kernel/context';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { DetailPage, type DetailSection } from '@quayside/ui/detail/detail-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { Button } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BarcodeDialog } from './barcode-dialog.tsx';
import { LabelDialog } from '#portal/kernel/labels/label-dialog.tsx';
import { MeasuredData } from './measured-data.tsx';
import { BarcodeFacts, BasicFacts, ConsumableFacts, CustomsFacts, LogisticsFacts } from './product-facts.tsx';
import './products.css';
import { StockStrip } from './stock-strip.tsx';
import { useDeleteProducts } from './use-delete-products.ts';
import '#portal/kernel/things.css';
import { useIdParam } from '#portal/kernel/use-id-param.ts';

/** One product, in the sections of its form (PROD-05, PROD-06). */
export function ProductDetailPage() {
  const { t } = useTranslation('products');
  return (
    <DetailPage
      call={productsCalls.get}
      input={{ product_id: useIdParam() }}
      title={t('title')}
      titleOf={({ sku }) => sku}
      back={productPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={useSections()}
    />
  );
}

function statusOf(product: ProductDetail) {
  return { tag: <StockTag product={product} />, next: product.product_name };
}

function actionsOf(product: ProductDetail) {
  return <ProductActions product={product} />;
}

const bodies = {
  basic: BasicFacts,
  customs: CustomsFacts,
  barcode: BarcodeFacts,
  logistics: LogisticsFacts,
  consumables: ConsumableFacts,
  measured: MeasuredData,
} as const;
const sections = ['basic', 'customs', 'barcode', 'logistics', 'consumables', 'measured'] as const;

function useSections(): DetailSection<ProductDetail>[] {
  const { t } = useTranslation('products');
  const known = sections.map((key) => ({ key, title: t(`section.${key}`), body: bodyOf(bodies[key]) }));
  return [{ key: 'stock', title: t('stock'), body: bodyOf(StockStrip) }, ...known];
}

function bodyOf(Body: ComponentType<{ product: ProductDetail }>) {
  return (product: ProductDetail) => <Body product={product} />;
}

function StockTag({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  if (isSoldOut(product.available)) return <StateTag tone="quiet">{t('sold_out')}</StateTag>;
  if (isLow(product.available, product.warning_quantity)) return <StateTag tone="waiting">{t('low')}</StateTag>;
  return <StateTag tone="good">{t('in_stock')}</StateTag>;
}

function ProductActions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products');
  const canEdit = useCan('products.edit');
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const [dialog, open] = useState<'labels' | 'barcodes' | null>(null);
  const askToDelete = useDeleteProducts(() => leaveFor(productPaths.list));
  return (
    <>
      {canEdit && (
        <Button danger onClick={() => askToDelete([product])}>
          {t('delete')}
        </Button>
      )}
      <Button onClick={() => open('barcodes')}>{t('barcodes')}</Button>
      <Button onClick={() => open('labels')}>{t('labels')}</Button>
      {canEdit && (
        <Button type="primary" onClick={() => navigate(productPaths.edit(product.product_id))}>
          {t('edit')}
        </Button>
      )}
      <LabelDialog products={dialog === 'labels' ? [product] : null} onClose={() => open(null)} />
      <BarcodeDialog products={dialog === 'barcodes' ? [product] : null} onClose={() => open(null)} />
    </>
  );
}
