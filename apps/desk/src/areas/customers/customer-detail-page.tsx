import { customersDeskCalls, type CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerAccounts } from './customer-accounts.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerCare } from './customer-care.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import { nextStep } from './next-step.ts';

export function CustomerDetailPage() {
  const { t } = useTranslation('customers');
  const [search] = useSearchParams();
  const customer_id = Number(search.get('customer_id'));
  if (!Number.isSafeInteger(customer_id) || customer_id < 1) return <NotFoundPage />;
  return (
    <DetailPage
      call={customersDeskCalls.deskGet}
      input={{ customer_id }}
      title={t('detail')}
      titleOf={(customer) => customer.name}
      back={deskCustomerPaths.list}
      status={standing}
      actions={actions}
      sections={[
        { key: 'facts', title: t('facts'), body: facts },
        { key: 'care', title: t('care'), body: care, flush: true },
        { key: 'accounts', title: t('accounts'), body: accounts, flush: true },
      ]}
    />
  );
}

const standing = (customer: CustomerDetail) => ({
  tag: <CustomerStatusTag status={customer.status} />,
  next: <CustomerNext customer={customer} />,
});
const actions = (customer: CustomerDetail) => <CustomerActions customer={customer} />;
const facts = (customer: CustomerDetail) => <CustomerFacts customer={customer} />;
const care = (customer: CustomerDetail) => <CustomerCare customer={customer} />;
const accounts = (customer: CustomerDetail) => <CustomerAccounts customer={customer} />;

function CustomerNext({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  return t(`next.${nextStep(customer)}`);
}
