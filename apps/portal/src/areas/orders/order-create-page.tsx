import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderWizard } from './order-wizard/order-wizard.tsx';

/** A new order, empty or with the content of another one (`?copy=`). */
export function OrderCreatePage() {
  const { t } = useTranslation('orders');
  const copy = Number(useSearchParams()[0].get('copy'));
  return (
    <div className="page page-form">
      <PageHead title={t('create')} back={orderPaths.list} />
      {Number.isSafeInteger(copy) && copy > 0 ? <Copy order_id={copy} /> : <NewOrder copied={null} />}
    </div>
  );
}

function Copy({ order_id }: { order_id: number }) {
  const { t } = useTranslation('orders');
  const read = useRead(ordersCalls.get, { order_id });
  if (read.data !== undefined) return <NewOrder copied={read.data} />;
  return (
    <div className="panel">
      {read.isLoadingError ? (
        <ErrorState error={read.error} title={t('load_failed')} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton className="panel-body" active paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}

function NewOrder({ copied }: { copied: OrderDetail | null }) {
  const leaveFor = useLeaveFor();
  return (
    <OrderWizard
      order={null}
      copied={copied}
      onDone={({ order_id }) => leaveFor(orderPaths.detail(order_id))}
      // A new order cannot have a concurrent change.
      onReload={() => undefined}
    />
  );
}
