import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { productPaths } from '@quayside/contract/products/products.paths';
import { useRead } from '@quayside/ui/kernel/query';
import { leaveThen } from '@quayside/ui/kernel/unsaved';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductForm } from './product-form.tsx';
import { useIdParam } from '#portal/kernel/use-id-param.ts';

export function ProductEditPage() {
  const { t } = useTranslation('products');
  const product_id = useIdParam();
  const leaveFor = useLeaveFor();
  const read = useRead(productsCalls.get, { product_id });
  const [opened, open] = useState<ProductDetail | null>(null);
  // The cache may be stale: the form waits for the running fetch, or its first save would be refused as out of date.
  if (opened === null && read.data !== undefined && !read.isFetching) open(read.data);
  const reload = async () => {
    const { data } = await read.refetch();
    if (data) open(data);
  };
  const details = productPaths.detail(product_id);
  return (
    <div className="page page-form">
      <PageHead title={opened === null ? t('edit') : `${t('edit')} ${opened.sku}`} tab={opened?.sku} back={details} />
      {opened !== null && (
        <ProductForm
          key={opened.updated_at}
          product={opened}
          onSaved={() => leaveFor(details)}
          onReload={() => void reload()}
          onCancel={() => leaveThen(() => leaveFor(details))}
        />
      )}
      {opened === null && read.isLoadingError && (
        <div className="panel">
          <ErrorState error={read.error} title={t('load_failed')} onRetry={() => void read.refetch()} />
        </div>
      )}
      {opened === null && !read.isLoadingError && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      )}
    </div>
  );
}
