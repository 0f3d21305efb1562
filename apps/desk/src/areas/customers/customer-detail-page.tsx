import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { dayText } from '@quayside/ui/kernel/values';
import { ErrorState } from '@quayside/ui/feedback/states';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBrandNames } from '#desk/kernel/brand-names.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import { CustomerTabBar } from './customer-tab-bar.tsx';
import { CustomerTabBody } from './customer-tab-body.tsx';
import './customer-page.css';
import { NoteKey } from './note-dialog.tsx';
import { useCustomerTabs } from './use-customer-tabs.ts';

/** One customer: figures, then a tab for each part. The tab is in the URL (`tab=money`). */
export function CustomerDetailPage() {
  const [search] = useSearchParams();
  // Older links name the customer `customer_id`.
  const customer_id = Number(search.get('id') ?? search.get('customer_id'));
  if (!Number.isSafeInteger(customer_id) || customer_id < 1) return <NotFoundPage />;
  return <CustomerPage customer_id={customer_id} />;
}

function CustomerPage({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const read = useRead(customersDeskCalls.deskGet, { customer_id });
  if (read.data) return <Loaded customer={read.data} />;
  return (
    <div className="page" aria-busy={read.isPending}>
      <PageHead title={t('detail')} back={deskCustomerPaths.list} />
      <div className="panel panel-body">
        {read.isLoadingError ? (
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </div>
    </div>
  );
}

function Loaded({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const brandOf = useBrandNames();
  const { tabs, current, open } = useCustomerTabs(customer.customer_id);
  const day = dayText(customer.created_at, currentLanguage());
  return (
    <div className="page customer-page">
      <PageHead
        title={customer.name}
        tab={customer.name}
        back={deskCustomerPaths.list}
        status={<CustomerStatusTag status={customer.status} />}
        purpose={t('since', { id: customer.customer_id, brand: brandOf(customer.platform_type), day })}
        actions={<CustomerActions customer={customer} />}
      />
      <CustomerFigures customer_id={customer.customer_id} />
      <CustomerTabBar customer_id={customer.customer_id} tabs={tabs} current={current} onOpen={open} />
      <div role="tabpanel" id="customer-panel" aria-label={t(`tabs.${current}`)}>
        <CustomerTabBody key={current} tab={current} customer={customer} />
      </div>
      <NoteKey customer_id={customer.customer_id} />
    </div>
  );
}
