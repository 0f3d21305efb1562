import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { billAges } from '@quayside/domain/storage-fees/storage-rules';
import { Figures } from '@quayside/ui/display/figures';
import { MoneyText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { amountText } from '@quayside/ui/kernel/values';
import { App, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import './storage-fees.css';

/** The sums of the filtered bills, what is owed by age, and one customer's switch. Left out when they cannot be loaded. */
export function StorageSums() {
  const { t } = useTranslation('desk-storage-fees');
  const [params] = useSearchParams();
  const filters = storageFeesDeskCalls.deskSums.input.safeParse(filtersOf(params)).data ?? {};
  const read = useRead(storageFeesDeskCalls.deskSums, filters, { silent: true, keepPrevious: true });
  if (!read.data) return null;
  const { chosen, owed, automatic } = read.data;
  const text = (amount: string) => amountText(amount, 'USD', currentLanguage()) ?? amount;
  const bills = (count: number) => t('owed_bills', { count });
  return (
    <section className="panel storage-sums" aria-label={t('title')}>
      <Figures
        figures={[
          ...(chosen === null
            ? []
            : [
                {
                  key: 'chosen',
                  label: t('sum_chosen'),
                  value: <MoneyText amount={chosen.net} currency="USD" />,
                  note: `${bills(chosen.bills)} · ${t('sum_note', { receivable: text(chosen.receivable), discount: text(chosen.discount) })}`,
                },
              ]),
          ...billAges.map((age) => {
            const sum = owed.find((one) => one.age === age);
            return {
              key: age,
              label: t(`owed_${age}`),
              value: <MoneyText amount={sum?.net ?? '0'} currency="USD" />,
              note: bills(sum?.bills ?? 0),
            };
          }),
        ]}
      />
      {automatic !== null && filters.customer_id !== undefined && (
        <AutomaticSwitch customer_id={filters.customer_id} automatic={automatic} />
      )}
    </section>
  );
}

function filtersOf(params: URLSearchParams): Record<string, unknown> {
  const number = (name: string) => (params.get(name) ? Number(params.get(name)) : undefined);
  return {
    customer_id: number('customer_id'),
    settled: number('settled'),
    warehouse_id: number('warehouse_id'),
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
  };
}

function AutomaticSwitch({ customer_id, automatic }: { customer_id: number; automatic: 0 | 1 }) {
  const { t } = useTranslation('desk-storage-fees');
  const { message } = App.useApp();
  const id = useId();
  const canManage = useCan('desk.storage-fees.manage');
  const write = useWrite(storageFeesDeskCalls.deskSetAutomatic, ['storage-fees'], {
    onDone: ({ automatic: isOn }) => void message.success(t(isOn === 1 ? 'automatic_on' : 'automatic_off')),
  });
  return (
    <p className="storage-automatic">
      <Switch
        id={id}
        checked={automatic === 1}
        disabled={!canManage}
        loading={write.isPending}
        onChange={(isOn) => write.mutate({ customer_id, automatic: isOn ? 1 : 0 })}
      />
      <label htmlFor={id}>{t('automatic')}</label>
      <span className="quiet">{t('automatic_hint')}</span>
    </p>
  );
}
