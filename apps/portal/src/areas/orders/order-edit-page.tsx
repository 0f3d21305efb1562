import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { useRead } from '@quayside/ui/kernel/query';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { OrderWizard } from './order-wizard/order-wizard.tsx';
import { useWhyNot } from './use-order-moves.tsx';

export function OrderEditPage({ firstStep }: { firstStep?: string }) {
  const { t } = useTranslation('orders');
  const order_id = useIdParam();
  const leaveFor = useLeaveFor();
  const whyNot = useWhyNot();
  const read = useRead(ordersCalls.get, { order_id });
  const [opened, open] = useState<OrderDetail | null>(null);
  // The cache may be stale: the wizard waits for the running fetch, or its first save would be refused as out of date.
  if (opened === null && read.data !== undefined && !read.isFetching) open(read.data);
  const reload = async () => {
    const { data } = await read.refetch();
    if (data) open(data);
  };
  const details = orderPaths.detail(order_id);
  const refusal = opened && whyNot('edit', opened);
  return (
    <div className="page page-form">
      <PageHead title={opened === null ? t('edit_title') : `${t('edit_title')} ${opened.order_no}`} tab={opened?.order_no} back={details} />
      {opened !== null && refusal === null && (
        <OrderWizard
          key={opened.updated_at}
          order={opened}
          {...(firstStep === undefined ? {} : { firstStep })}
          onDone={() => leaveFor(details)}
          onReload={() => void reload()}
        />
      )}
      {refusal !== null && (
        <div className="panel">
          <EmptyState
            title={t('closed_title')}
            hint={refusal}
            action={<Button onClick={() => leaveFor(details)}>{t('to_order')}</Button>}
          />
        </div>
      )}
      {opened === null && read.isLoadingError && (
        <div className="panel">
          <ErrorState error={read.error} title={t('load_failed')} onRetry={() => void read.refetch()} />
        </div>
      )}
      {opened === null && !read.isLoadingError && <Skeleton className="panel panel-body" active paragraph={{ rows: 8 }} />}
    </div>
  );
}
