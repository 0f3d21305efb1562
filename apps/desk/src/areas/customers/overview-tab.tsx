import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityPanel } from './activity-panel.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { CustomerCare } from './customer-care.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrdersChart } from './orders-chart.tsx';

const NOTES = 3;

/** What needs attention, how the customer is doing, and who they are. */
export function OverviewTab({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const { customer_id } = customer;
  return (
    <div className="customer-columns">
      <div className="customer-column">
        <AttentionPanel customer={customer} />
        <OrdersChart customer_id={customer_id} />
        {useCan('desk.operation-log.read') && <ActivityPanel customer_id={customer_id} />}
      </div>
      <div className="customer-column">
        <Panel name="contacts" title={t('accounts')}>
          <CustomerContacts customer={customer} />
        </Panel>
        <Panel name="care" title={t('care')} isFlush>
          <CustomerCare customer={customer} />
        </Panel>
        {useCan('desk.customers.notes') && <NotesPanel customer_id={customer_id} first={NOTES} />}
        <Panel name="facts" title={t('facts')}>
          <CustomerFacts customer={customer} />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ name, title, isFlush = false, children }: { name: string; title: string; isFlush?: boolean; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby={`customer-${name}`}>
      <div className="panel-head">
        <h2 id={`customer-${name}`}>{title}</h2>
      </div>
      <div className={isFlush ? 'panel-flush' : 'panel-body'}>{children}</div>
    </section>
  );
}
