import type { Call } from '@quayside/contract/kernel/call';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../kernel/i18n.ts';
import type { ListTab, ListTabs } from './list-types.ts';
import type { ListState } from './use-list-state.ts';
import { countText } from '../kernel/values.ts';

/** The count stops here, so that the tabs keep their width. */
const MOST_SHOWN = 999;
/** No state of any list: it lets all rows through. */
const ALL = 'all';
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The states together: counted when each of them is. */
function allTab<C extends Call>(label: string, { items, initial }: ListTabs<C>): ListTab {
  // Without a value in the URL such a list would show its initial tab.
  const key = initial === undefined ? '' : ALL;
  const counts = items.map(({ count }) => count).filter((count) => count !== undefined);
  if (items.length === 0 || counts.length < items.length) return { key, label };
  return { key, label, count: counts.reduce((sum, count) => sum + count, 0) };
}

/** A list's states as scrollable tabs, the count above the name. Ant Design's own tabs put a button inside the tab list, which ARIA does not allow. */
export function StatusTabs<C extends Call>({ tabs, state }: { tabs: ListTabs<C>; state: ListState }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const items: ListTabs<C>['items'] = [allTab(t('list.all'), tabs), ...tabs.items];
  const current = String(state.input[tabs.param] ?? (tabs.initial === undefined ? '' : ALL));
  const at = items.findIndex(({ key }) => key === current);
  // Scrolls the selected state into view, however it was selected.
  useEffect(() => {
    const chosen = box.current?.children[at];
    if (box.current && chosen instanceof HTMLElement)
      box.current.scrollLeft = chosen.offsetLeft - (box.current.clientWidth - chosen.offsetWidth) / 2;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    const next = step === 1 ? event.target.nextElementSibling : event.target.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div ref={box} className="list-tabs" role="tablist" tabIndex={-1} aria-label={t('list.tabs')} onKeyDown={onKeyDown}>
      {items.map(({ key, label, count, alert }) => (
        <button
          key={key}
          type="button"
          role="tab"
          className="list-tab"
          aria-selected={key === current}
          tabIndex={key === current ? 0 : -1}
          onClick={() => state.change({ [tabs.param]: key })}
        >
          <span className="list-tab-name">{label}</span>
          {count !== undefined && (
            <span className="list-tab-count" data-alert={(alert === true && count > 0) || undefined}>
              {countText(count, MOST_SHOWN, currentLanguage())}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
