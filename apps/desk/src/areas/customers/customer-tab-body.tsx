import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import type { CustomerTab } from '@quayside/domain/customers/customer-tabs';
import { BillsTab } from './bills-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { StockTab } from './stock-tab.tsx';
import { TopUpsTab } from './top-ups-tab.tsx';

/** Only the open tab is mounted, so only its data is read. */
export function CustomerTabBody({ tab, customer }: { tab: CustomerTab; customer: CustomerDetail }) {
  const { customer_id } = customer;
  switch (tab) {
    case 'overview':
      return <OverviewTab customer={customer} />;
    case 'money':
      return <MoneyTab customer_id={customer_id} />;
    case 'orders':
      return <OrdersTab customer_id={customer_id} />;
    case 'stock':
      return <StockTab customer_id={customer_id} />;
    case 'top-ups':
      return <TopUpsTab customer_id={customer_id} />;
    case 'bills':
      return <BillsTab customer_id={customer_id} />;
    case 'log':
      return <LogTab customer_id={customer_id} />;
    case 'notes':
      return <NotesPanel customer_id={customer_id} />;
  }
}
