import { CloseOutlined, CompressOutlined, DownOutlined, ExpandOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePreferences } from '../kernel/preferences.ts';
import { tabKey, useTabs, type Tab } from '../kernel/tabs.ts';
import { TabScroll } from './tab-scroll.tsx';
import './tab-bar.css';
import { useTabActions, type TabActions } from './use-tab-actions.tsx';

/** The open pages (SHELL-42, SHELL-44). */
export function TabBar() {
  const { t } = useTranslation();
  const tabs = useTabs((open) => open.tabs);
  const active = tabKey(useLocation());
  const style = usePreferences((chosen) => chosen.tabStyle);
  const actions = useTabActions();
  return (
    <div className="tab-bar" data-style={style}>
      <TabScroll>
        <div className="tab-list" role="tablist" aria-label={t('tabs.label')}>
          {tabs.map((tab, index) => (
            <TabButton key={tab.key} tab={tab} isActive={tab.key === active} isFirst={index === 0} actions={actions} />
          ))}
        </div>
      </TabScroll>
      <Dropdown trigger={['click']} menu={actions.menuFor(active)} placement="bottomRight">
        <Button type="text" size="small" icon={<DownOutlined aria-hidden />} aria-label={t('tabs.actions')} aria-haspopup="menu" />
      </Dropdown>
      <BodyFullscreen />
    </div>
  );
}

type TabButtonProps = { tab: Tab; isActive: boolean; isFirst: boolean; actions: TabActions };

function TabButton({ tab, isActive, isFirst, actions }: TabButtonProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAlive = useTabs((open) => open.mounted.includes(tab.key));
  const someActive = useTabs((open) => open.tabs.some((one) => one.key === open.active));
  // Scrolls the active tab into view.
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' || event.key === ' ') actions.show(tab);
    else if (event.key === 'Delete') actions.close('one', tab.key);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') neighbour(event.currentTarget, event.key)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Dropdown trigger={['contextMenu']} menu={actions.menuFor(tab.key)}>
      <div
        ref={box}
        className="tab"
        role="tab"
        aria-selected={isActive}
        tabIndex={isActive || (isFirst && !someActive) ? 0 : -1}
        {...(isAlive ? { 'aria-controls': `pane-${tab.key}` } : {})}
        onClick={() => actions.show(tab)}
        onAuxClick={(event) => event.button === 1 && actions.close('one', tab.key)}
        onKeyDown={onKeyDown}
      >
        <span className="tab-title">{tab.title}</span>
        {tab.closable && (
          // For the mouse only: a tab list may contain only tabs (ARIA). The keyboard has Delete and the menu.
          <span
            className="tab-close"
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              actions.close('one', tab.key);
            }}
          >
            <CloseOutlined aria-hidden />
          </span>
        )}
      </div>
    </Dropdown>
  );
}

function neighbour(tab: HTMLElement, key: 'ArrowRight' | 'ArrowLeft'): HTMLElement | null {
  const next = key === 'ArrowRight' ? tab.nextElementSibling : tab.previousElementSibling;
  return next instanceof HTMLElement ? next : null;
}

/** Shows the page without menu and header. */
function BodyFullscreen() {
  const { t } = useTranslation();
  const full = usePreferences((chosen) => chosen.bodyFullscreen);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <Button
      type="text"
      size="small"
      icon={full ? <CompressOutlined aria-hidden /> : <ExpandOutlined aria-hidden />}
      aria-label={full ? t('tabs.body_restore') : t('tabs.body_full')}
      aria-pressed={full}
      onClick={() => set({ bodyFullscreen: !full })}
    />
  );
}
