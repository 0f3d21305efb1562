import { productPaths } from '@quayside/contract/products/products.paths';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { ProductForm } from './product-form.tsx';

export function ProductAddPage() {
  const { t } = useTranslation('products');
  const leaveFor = useLeaveFor();
  return (
    <div className="page page-form">
      <PageHead title={t('add')} back={productPaths.list} />
      <ProductForm
        product={null}
        onSaved={({ product_id }) => leaveFor(productPaths.detail(product_id))}
        // A new product cannot have a concurrent change.
        onReload={() => undefined}
        onCancel={() => leaveThen(() => leaveFor(productPaths.list))}
      />
    </div>
  );
}
