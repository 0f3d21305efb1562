import type { Call } from '@quayside/contract/kernel/call';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListTabs } from './kernel/list-types.ts';
import type { ListState } from './kernel/use-list-state.ts';

/** One of the list's filters as tabs, with how many rows each has. */
export function StatusTabs<C extends Call>({ tabs, state }: { tabs: ListTabs<C>; state: ListState }) {
  const { t } = useTranslation();
  const current = state.input[tabs.param];
  const items = [{ key: '', label: t('list.all') }, ...tabs.items].map((tab) => ({
    key: tab.key,
    label: (
      <span className="list-tab">
        {tab.label}
        {'count' in tab && tab.count !== undefined && <span className="list-tab-count">{tab.count}</span>}
      </span>
    ),
  }));
  return (
    <Tabs
      className="list-tabs"
      aria-label={t('list.tabs')}
      items={items}
      activeKey={current === undefined ? '' : String(current)}
      onChange={(key) => state.change({ [tabs.param]: key })}
    />
  );
}
