import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { orderDetails, orderList } from './order-paths.ts';
import { OrderWizard } from './order-wizard/order-wizard.tsx';

export function OrderCreatePage() {
  const { t } = useTranslation('orders');
  const leaveFor = useLeaveFor();
  return (
    <div className="page page-form">
      <PageHead title={t('create')} back={orderList} />
      <OrderWizard
        order={null}
        onSaved={({ order_id }) => leaveFor(orderDetails(order_id))}
        // An order that does not exist yet cannot have been changed by somebody else.
        onReload={() => undefined}
      />
    </div>
  );
}
