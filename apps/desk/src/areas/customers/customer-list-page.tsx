import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import { customerStatuses } from '@quayside/domain/customers/customer-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBrandNames, useBrandOptions } from '#desk/kernel/brand-names.ts';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import { useManagerOptions } from './use-managers.ts';

/** Every merchant. */
export function CustomerListPage() {
  const { t } = useTranslation('customers');
  const brandOf = useBrandNames();
  const brands = useBrandOptions();
  const managers = useManagerOptions();
  return (
    <ListPage
      call={customersDeskCalls.deskList}
      rowKey="customer_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{
        param: 'status',
        counts: customersDeskCalls.deskCounts,
        items: customerStatuses.map((status) => ({ key: status, label: t(`status.${status}`) })),
      }}
      filters={[
        { kind: 'text', name: 'search', label: t('search') },
        { kind: 'select', name: 'platform_type', label: t('brand'), options: brands },
        { kind: 'select', name: 'unmanaged', label: t('unmanaged'), options: [{ value: 1, label: t('unmanaged_only') }] },
        ...(managers.length > 0
          ? [{ kind: 'select' as const, name: 'account_manager_id' as const, label: t('manager'), options: managers }]
          : []),
      ]}
      columns={[
        {
          key: 'name',
          title: t('name'),
          width: 220,
          render: (row) => <Link to={deskCustomerPaths.detail(row.customer_id)}>{row.name}</Link>,
        },
        { key: 'customer_id', title: t('customer_id'), width: 125, sortable: true, render: (row) => <Copyable value={row.customer_id} /> },
        { key: 'status', title: t('status_title'), width: 110, render: (row) => <CustomerStatusTag status={row.status} /> },
        { key: 'platform_type', title: t('brand'), width: 130, render: (row) => brandOf(row.platform_type) },
        { key: 'email', title: t('email'), width: 240, render: (row) => <Copyable value={row.email} /> },
        { key: 'account_manager', title: t('manager'), width: 150 },
        { key: 'country', title: t('country'), width: 140, hidden: true, render: (row) => countryName(row.country, currentLanguage()) },
        { key: 'created_at', title: t('created_at'), width: 165, render: (row) => <TimeText at={row.created_at} /> },
      ]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}
