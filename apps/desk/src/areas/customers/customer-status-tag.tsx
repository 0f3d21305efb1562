import type { CustomerStatus } from '@quayside/domain/customers/customer-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

export function CustomerStatusTag({ status }: { status: CustomerStatus }) {
  const { t } = useTranslation('customers');
  return <StateTag tone={status === 'active' ? 'good' : 'bad'}>{t(`status.${status}`)}</StateTag>;
}
