import type { CustomerTab } from '@quayside/domain/customers/customer-tabs';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { countText } from '@quayside/ui/kernel/values';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotes, useOrderCount, useStorage, useWaitingTopUps } from './use-customer-facts.ts';

type BarProps = { customer_id: number; tabs: readonly CustomerTab[]; current: CustomerTab; onOpen: (tab: CustomerTab) => void };
const MOST_SHOWN = 999;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of the page. Counts are shown where they cost one short read: waiting top-ups, unsettled bills. */
export function CustomerTabBar({ customer_id, tabs, current, onOpen }: BarProps) {
  const { t } = useTranslation('customers');
  const counts = useCounts(customer_id);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const next = step === 1 ? event.target.nextElementSibling : event.target.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div className="customer-tabs" role="tablist" tabIndex={-1} aria-label={t('tabs.label')} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="customer-tab"
          aria-selected={tab === current}
          aria-controls="customer-panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onOpen(tab)}
        >
          {t(`tabs.${tab}`)}
          <Count count={counts[tab]} />
        </button>
      ))}
    </div>
  );
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null;
  return <span className="customer-count">{countText(count, MOST_SHOWN, currentLanguage())}</span>;
}

function useCounts(customer_id: number): Partial<Record<CustomerTab, number | undefined>> {
  return {
    orders: useOrderCount(customer_id),
    'top-ups': useWaitingTopUps(customer_id)?.count,
    bills: useStorage(customer_id)?.bills,
    notes: useNotes(customer_id)?.count,
  };
}
