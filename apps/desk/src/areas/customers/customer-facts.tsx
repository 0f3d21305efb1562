import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';
import { Copyable } from '@quayside/ui/display/copyable';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY } from '@quayside/ui/kernel/values';
import { TimeText } from '@quayside/ui/display/time-text';
import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBrandNames } from '#desk/kernel/brand-names.ts';

export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const brandOf = useBrandNames();
  const items = [
    { key: 'customer_id', label: t('customer_id'), children: <Copyable value={customer.customer_id} /> },
    { key: 'brand', label: t('brand'), children: brandOf(customer.platform_type) },
    { key: 'created_at', label: t('created_at'), children: <TimeText at={customer.created_at} /> },
    { key: 'email', label: t('email'), children: <Copyable value={customer.email} /> },
    { key: 'phone', label: t('phone'), children: <Copyable value={customer.phone} /> },
    { key: 'country', label: t('country'), children: countryName(customer.country, currentLanguage()) },
    { key: 'currency', label: t('currency'), children: customer.currency || EMPTY },
  ];
  return <Descriptions size="small" column={1} items={items} />;
}
