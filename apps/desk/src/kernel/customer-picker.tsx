import { customersDeskCalls } from '@quayside/contract/customers/customers.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from './search-select.tsx';

type CustomerPickerProps = {
  id?: string;
  /** From a form, or from the URL, where it may be anything. */
  value?: unknown;
  onChange?: (customer_id: number | undefined) => void;
  /** Cannot be cleared. */
  required?: boolean;
  /** For screen readers where there is no visible label. */
  label?: string;
};

const optionOf = ({ name, customer_id }: { name: string; customer_id: number }) => ({
  value: customer_id,
  label: `${name} · ${customer_id}`,
});

/** Selects one customer by a prefix of the name or by the ID. */
export function CustomerPicker({ id, value, onChange, required = false, label }: CustomerPickerProps) {
  const { t } = useTranslation('desk-kernel');
  return (
    <SearchSelect
      id={id}
      call={customersDeskCalls.deskList}
      inputFor={(typed) => ({ limit: 20, order: 'asc', search: typed }) as const}
      optionOf={optionOf}
      chosen={useChosen(typeof value === 'number' ? value : null)}
      onChoose={(row) => onChange?.(row?.customer_id)}
      placeholder={t('picker.placeholder')}
      none={t('picker.none')}
      allowClear={!required}
      label={label}
    />
  );
}

/** The selected customer's name: a form and a URL hold only the ID. */
function useChosen(customer_id: number | null): { value: number; label: string } | null {
  const asked = { customer_id: customer_id ?? 0 };
  const customer = useRead(customersDeskCalls.deskGet, asked, { enabled: customer_id !== null, silent: true, staleMs: 300_000 });
  if (customer_id === null) return null;
  return customer.data ? optionOf(customer.data) : { value: customer_id, label: String(customer_id) };
}
