import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { OrderWizard } from './order-wizard/order-wizard.tsx';

export function OrderCreatePage() {
  const { t } = useTranslation('orders');
  const leaveFor = useLeaveFor();
  return (
    <div className="page page-form">
      <PageHead title={t('create')} back={orderPaths.list} />
      <OrderWizard
        order={null}
        onSaved={({ order_id }) => leaveFor(orderPaths.detail(order_id))}
        // A new order cannot have a concurrent change.
        onReload={() => undefined}
      />
    </div>
  );
}
